"""The menu: the games to start, the game under way, ways to all other screens."""
