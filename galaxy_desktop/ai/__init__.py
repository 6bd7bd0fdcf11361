"""Bots for any game."""
