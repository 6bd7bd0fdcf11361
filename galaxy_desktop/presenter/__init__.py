"""The table without a screen: the open question, the options chosen, the moves possible and the news."""
