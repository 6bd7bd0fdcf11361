"""Statistics of the archive on the screen."""
