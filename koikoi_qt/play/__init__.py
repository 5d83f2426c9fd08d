"""A session at the table: who sits where, autosave and resume, statistics, simulation."""
