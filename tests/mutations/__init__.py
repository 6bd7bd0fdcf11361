"""Small wrong changes to the program, to see whether a test notices: `python -m tests.mutations`."""
