"""The end of a game on the screen: the count, who won and by what, the empires at the end."""
