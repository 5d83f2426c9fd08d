"""The deck on paper: sheets of cards and of Braille labels, as PDF."""
