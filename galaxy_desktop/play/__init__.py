"""A running game: command bus, history, saves, journal, seats."""
