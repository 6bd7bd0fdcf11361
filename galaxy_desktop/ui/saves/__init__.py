"""Saved games on the screen: the list, one of them in detail, naming, saving."""
