"""Code that the rules of every game share; standard library only, names no game."""
