"""Makes the planets of the star map: `python assets/scripts/make_planets.py`.

Needs numpy and Pillow. Each is a ball that fills its square picture; the client cuts the corners away.
"""

import argparse
import tomllib

import numpy as np
from drawing.noise import seeded
from drawing.planets import Planet, draw_planet
from make_pictures import QUALITY, ROOT, as_image, save
from PIL import Image

GAME = "master"
SIDE, FINE = 160, 3
KINDS = {"red": "red", "blue": "novelty", "yellow": "alien", "white": "gray"}
"""Surfaces of the planets, by the colour of their system."""
FAMILIES = {
    "red": ("lava", "rock", "gas", "desert"),
    "blue": ("ocean", "gas", "ice"),
    "yellow": ("gas", "desert", "city", "rock"),
    "white": ("gas", "rock", "ice", "city"),
}
CENTRE = "core"


def main() -> None:
    """Make one planet for each system, and the giant in the middle of the map."""
    out = ROOT / "assets" / "pictures" / "planets"
    data = ROOT / "galaxy_desktop" / "games" / GAME / "data" / "board.toml"
    for number, system in enumerate(tomllib.loads(data.read_text("utf-8"))["system"]):
        families = FAMILIES[system["colour"]]
        ball = _ball(system["id"], KINDS[system["colour"]], families[number % len(families)], SIDE)
        save(ball, out / f"{system['id']}.webp", QUALITY)
    save(_ball(CENTRE, "gray", "gas", 2 * SIDE), out / f"{CENTRE}.webp", QUALITY)


def _ball(name: str, kind: str, family: str, side: int) -> Image.Image:
    large = side * FINE
    picture = np.zeros((large, large, 3), np.float32)
    middle = (large - 1) / 2
    draw_planet(
        seeded(f"{GAME}/planet/{name}"), picture, Planet(kind, family, middle, middle, large / 2 - FINE)
    )
    return as_image(picture).resize((side, side), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    main()
