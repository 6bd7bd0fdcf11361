"""What music is made of: voices, pieces, and the room they sound in."""
