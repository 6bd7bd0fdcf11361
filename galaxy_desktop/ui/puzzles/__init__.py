"""Puzzles, challenges and the deal of the day."""
