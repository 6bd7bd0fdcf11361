"""Parts of which music is made: voices, pieces, and the room they sound in."""
