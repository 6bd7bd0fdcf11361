"""Training of the bots' networks: needs numpy, and is no part of the program."""
