"""Makes the pictures of a game's cards and the backdrops: `python assets/scripts/make_pictures.py race`.

Needs numpy and Pillow. A picture depends on its card's id and on pictures.toml only, so it never changes.
"""

import argparse
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from drawing.backdrops import BACKDROPS
from drawing.brush import Brush
from drawing.extras import EXTRAS
from drawing.noise import GLOWS, Array, colour, seeded
from drawing.planets import Planet, draw_planet
from drawing.scenes import SCENES
from drawing.sky import Sky, make_sky
from PIL import Image

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SIZE = (360, 300)
FINE = 2
QUALITY = 88
TINTS = ("#E8C48A", "#9FD0E8", "#C9B8F0", "#A8E0C8", "#F0B0A0")
FAMILIES = {
    "novelty": ("ocean", "gas"),
    "rare": ("rock", "desert"),
    "genes": ("ocean", "gas"),
    "alien": ("lattice", "rock"),
    "gray": ("rock", "city", "gas"),
}

Card = Mapping[str, Any]
Wish = Mapping[str, Any]


def main(arguments: Sequence[str]) -> int:
    """Makes what the command line asks for."""
    options = _options(arguments)
    wishes: Mapping[str, Wish] = tomllib.loads((HERE / "pictures.toml").read_text("utf-8"))
    out: Path = options.out
    if options.game == "backdrops":
        for name in options.only or BACKDROPS:
            save(BACKDROPS[name](seeded(f"backdrop_{name}")), out / f"backdrop_{name}.webp", 90)
        return 0
    cards = options.cards or ROOT / "galaxy_desktop" / "games" / options.game / "data" / "cards.toml"
    if not cards.is_file():
        print(f"There is no list of cards at {cards}; name one with --cards.", file=sys.stderr)
        return 2
    for card in tomllib.loads(cards.read_text("utf-8"))["card"]:
        if not options.only or card["id"] in options.only:
            picture = card_picture(card, wishes.get(options.game, {}).get(card["id"], {}))
            save(picture, out / options.game / f"{card['id']}.webp", QUALITY)
    return 0


def card_picture(card: Card, wish: Wish) -> Image.Image:
    """The picture of one card at its final size."""
    rng = seeded(card["id"])
    width, height = SIZE[0] * FINE, SIZE[1] * FINE
    if card["type"] == "development":
        picture = _development(rng, wish, width, height)
    else:
        picture = _world(rng, card, wish, width, height)
    return as_image(picture).resize(SIZE, Image.Resampling.LANCZOS)


def as_image(picture: Array) -> Image.Image:
    """Light from 0 upwards as an image; what is too bright is rounded off softly."""
    soft = np.where(picture > 0.8, 0.8 + 0.2 * np.tanh((picture - 0.8) / 0.2), picture)
    return Image.fromarray((np.clip(soft, 0, 1) * 255 + 0.5).astype(np.uint8))


def save(image: Image.Image, path: Path, quality: int) -> None:
    """Writes a picture."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, quality=quality, method=6)


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Makes the pictures of a game, or the backdrops.")
    parser.add_argument("game", help="a game's folder name, or 'backdrops'")
    parser.add_argument("--cards", type=Path, help="the game's cards.toml, if it is not in the package")
    parser.add_argument("--out", type=Path, default=ROOT / "assets" / "pictures")
    parser.add_argument("--only", nargs="*", default=[], help="make only these")
    return parser.parse_args(arguments)


def _development(rng: np.random.Generator, wish: Wish, width: int, height: int) -> Array:
    picture = make_sky(rng, width, height, Sky("gray", 0.9))
    names = sorted(SCENES)
    scene = wish.get("scene") or names[int(rng.integers(len(names)))]
    tint = wish.get("tint") or TINTS[int(rng.integers(len(TINTS)))]
    SCENES[scene](Brush(rng, picture), colour(tint))
    return picture


def _world(rng: np.random.Generator, card: Card, wish: Wish, width: int, height: int) -> Array:
    kind = card.get("good", "gray")
    colours = wish.get("kind", kind)
    picture = make_sky(rng, width, height, Sky(wish.get("sky", colours)))
    families = FAMILIES[kind]
    r = height * wish.get("r", rng.uniform(0.27, 0.335))
    world = Planet(
        kind=colours,
        family=wish.get("family") or families[int(rng.integers(len(families)))],
        x=width * rng.uniform(0.48, 0.60),
        y=height * rng.uniform(0.42, 0.48),
        r=r * (0.82 if wish.get("ring") else 1.0),
        ring=wish.get("ring", False),
        tilt=rng.uniform(0.16, 0.34),
        turn=rng.uniform(-0.5, 0.3),
        bite=wish.get("bite", False),
    )
    draw_planet(rng, picture, world)
    metal = colour(GLOWS[colours]) * 0.35 + colour("#B9C2D6") * 0.6
    for extra in wish.get("extras", ()):
        EXTRAS[extra](Brush(rng, picture), world, metal)
    return picture


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
