"""Archive of finished games: each a compressed save, and an index of them that can be made anew."""
