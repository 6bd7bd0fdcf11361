"""Light life while nothing else moves: a sky that lives, and a glow that breathes."""
