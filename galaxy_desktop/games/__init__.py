"""One folder per game; a folder here is a game in the menu."""
