"""How the networks of the bots are made: needs numpy, and is no part of the program."""
