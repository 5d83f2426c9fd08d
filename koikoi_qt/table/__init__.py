"""The rendered table: layout, scene, card art, motion, and its accessible face."""
