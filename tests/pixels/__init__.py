"""What the eye gets: words that are cut off, contrasts and kinds on the pixels, flashes, sharpness."""
