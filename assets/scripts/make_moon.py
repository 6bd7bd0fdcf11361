"""Makes the pictures of the moon that turns: `python assets/scripts/make_moon.py`.

Needs numpy and Pillow. All stand in one file, in rows, from the first to the last of one turn.
"""

import argparse

import numpy as np
from drawing.noise import seeded
from drawing.planets import Planet, draw_planet
from make_pictures import ROOT, as_image, save
from PIL import Image, ImageDraw

FRAMES, COLUMNS, SIDE, FINE = 60, 10, 120, 3
RADIUS = 59
"""Of the ball, in pixels: it covers the moon of the menu's backdrop."""
QUALITY = 72


def main() -> None:
    """Make the file."""
    sheet = Image.new("RGBA", (COLUMNS * SIDE, FRAMES // COLUMNS * SIDE))
    for number in range(FRAMES):
        place = (number % COLUMNS * SIDE, number // COLUMNS * SIDE)
        sheet.paste(_moon(2 * np.pi * number / FRAMES), place)
    save(sheet, ROOT / "assets" / "pictures" / "moon.webp", QUALITY)


def _moon(spin: float) -> Image.Image:
    """The moon turned so far, on nothing."""
    large, middle = SIDE * FINE, (SIDE * FINE - 1) / 2
    picture = np.zeros((large, large, 3), np.float32)
    draw_planet(seeded("moon"), picture, Planet("gray", "rock", middle, middle, RADIUS * FINE, spin=spin))
    mask = Image.new("L", (large, large))
    edge = (middle - RADIUS * FINE, middle - RADIUS * FINE, middle + RADIUS * FINE, middle + RADIUS * FINE)
    ImageDraw.Draw(mask).ellipse(edge, fill=255)
    ball = as_image(picture).convert("RGB")
    ball.putalpha(mask)
    return ball.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    main()
