"""Speech: the focus and what happens, in a line on the screen and by voice."""
