"""Gallery: all cards or tiles of a game."""
