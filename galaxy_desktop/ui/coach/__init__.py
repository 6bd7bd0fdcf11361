"""The coach on the screen: the chance to win over a game, its costliest decisions, luck and play."""
