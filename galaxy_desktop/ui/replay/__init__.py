"""Replay of a game on the screen: the table at any moment, the log, and a timeline."""
