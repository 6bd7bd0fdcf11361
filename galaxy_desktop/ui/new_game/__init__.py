"""New game on the screen: who plays, at what level and style, with which options."""
