"""The window: pages, panel, dialogs, announcer. The only room that knows everything."""
