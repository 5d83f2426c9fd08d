"""The drawings of our own card decks, as code that writes the SVG files in resources/decks."""
