"""Commands for those who work on the program; not part of it."""
