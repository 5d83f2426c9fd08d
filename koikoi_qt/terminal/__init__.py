"""The terminal face: the same matches from the same Panel, line by line.

For a terminal with a Braille display or speech, or a machine without a screen: numbered actions,
letters that read the table, no colours and no tricks with the cursor.
"""

from koikoi_qt.terminal.face import run

__all__ = ["run"]
