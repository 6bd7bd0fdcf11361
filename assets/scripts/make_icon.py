"""Makes the program's icon: `python assets/scripts/make_icon.py`. Needs numpy and Pillow."""

import argparse
from pathlib import Path

import numpy as np
from drawing.noise import seeded
from drawing.planets import Planet, draw_planet
from drawing.sky import Sky, glow, make_sky
from PIL import Image, ImageDraw

OUT = Path(__file__).resolve().parents[1] / "icons"
SIZE = 1024
SIZES = (16, 24, 32, 48, 64, 128, 256)
LARGEST = OUT.parents[1] / "packaging" / "galaxy-desktop-512.png"
"""The icon for menus of the system."""
WINDOW = 128
"""Side in pixels of the icon of the window, which is read at each start."""
AMBER = np.array([1.0, 0.76, 0.29], np.float32)


def icon() -> Image.Image:
    """A ringed blue world and a bright star on a rounded plate."""
    rng = seeded("galaxy-desktop")
    picture = make_sky(rng, SIZE, SIZE, Sky("novelty", 1.2, 0.3, 1.4))
    middle = SIZE / 2
    draw_planet(
        rng, picture, Planet("novelty", "ocean", middle, middle + 20, 270, ring=True, tilt=0.30, turn=-0.42)
    )
    for reach, strength in ((190, 0.9), (80, 1.0), (40, 1.0)):
        glow(picture, SIZE * 0.79, SIZE * 0.20, reach, AMBER, strength)
    image = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)).convert("RGBA")
    plate = Image.new("L", (SIZE, SIZE))
    ImageDraw.Draw(plate).rounded_rectangle((20, 20, SIZE - 21, SIZE - 21), 220, fill=255)
    image.putalpha(plate)
    ImageDraw.Draw(image).rounded_rectangle(
        (26, 26, SIZE - 27, SIZE - 27), 214, outline=(99, 130, 210, 255), width=12
    )
    return image


def main() -> int:
    """Writes the PNGs and the icon for Windows."""
    OUT.mkdir(parents=True, exist_ok=True)
    whole = icon()
    whole.resize((512, 512), Image.Resampling.LANCZOS).save(LARGEST, optimize=True)
    large = whole.resize((256, 256), Image.Resampling.LANCZOS)
    whole.resize((WINDOW, WINDOW), Image.Resampling.LANCZOS).save(OUT / "galaxy-desktop.png", optimize=True)
    large.save(OUT / "galaxy-desktop.ico", sizes=[(s, s) for s in SIZES])
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    raise SystemExit(main())
