"""The table on the screen: what the controller says, as pictures and widgets, and what input does there."""
