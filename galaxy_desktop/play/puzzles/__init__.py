"""Puzzles: positions of bots' games in which one answer is clearly better than what comes to mind first."""
