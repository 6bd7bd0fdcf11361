"""Screens and dialogs of one or two files each, and what all screens have in common."""
