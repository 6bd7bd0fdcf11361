"""Makes the pictures of a game's cards and the backdrops: `python assets/scripts/make_pictures.py race`.

Needs numpy and Pillow. A picture depends on its game, its id and the wishes for it only, so it never changes.
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
from drawing.subjects import LISTS, Subject, read_subjects
from PIL import Image, ImageOps

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SCENE = (360, 300)
TILED = ("roll", "frontiers")
FINE = 2
QUALITY, LARGE_QUALITY = 88, 75
LARGE = "large"
"""The folder of the pictures for where cards are enlarged, `FINE` times the size of the others."""
SMALL, HINT, AT_ONCE = "small", (480, 270), ("menu",)
"""The folder of the backdrops that are seen before the others are read, their size, and which there are."""
TINTS = ("#E8C48A", "#9FD0E8", "#C9B8F0", "#A8E0C8", "#F0B0A0")
FAMILIES = {
    "novelty": ("ocean", "gas"),
    "rare": ("rock", "desert"),
    "genes": ("ocean", "gas"),
    "alien": ("lattice", "rock"),
    "gray": ("rock", "city", "gas"),
}

Wish = Mapping[str, Any]


def main(arguments: Sequence[str]) -> int:
    """Makes what the command line asks for."""
    options = _options(arguments)
    out: Path = options.out
    if options.game == "backdrops":
        for name in options.only or BACKDROPS:
            picture = BACKDROPS[name](seeded(f"backdrop_{name}"))
            save(picture, out / f"backdrop_{name}.webp", 90)
            if name in AT_ONCE:
                hint = picture.resize(HINT, Image.Resampling.LANCZOS)
                save(hint, out / SMALL / f"backdrop_{name}.webp", 85)
        return 0
    data = options.data or ROOT / "galaxy_desktop" / "games" / options.game / "data"
    missing = [name for name in LISTS[options.game] if not (data / name).is_file()]
    if missing:
        print(f"There is no {missing[0]} in {data}; name the folder with --data.", file=sys.stderr)
        return 2
    wishes = read_wishes(options.game)
    for subject in read_subjects(options.game, data):
        if not options.only or subject.id in options.only:
            whole = picture_of(options.game, subject, wishes.get(subject.id, {}))
            large = cut(options.game, whole)
            small = cut(options.game, whole.resize(SCENE, Image.Resampling.LANCZOS))
            save(large, out / LARGE / options.game / f"{subject.id}.webp", LARGE_QUALITY)
            save(small, out / options.game / f"{subject.id}.webp", QUALITY)
    return 0


def read_wishes(game: str) -> dict[str, Wish]:
    """The wishes of a game for its pictures; those of Race for all that it does not name."""
    wishes: dict[str, Wish] = {}
    for name in ("race", game):
        wishes |= tomllib.loads((HERE / "wishes" / f"{name}.toml").read_text("utf-8"))
    return wishes


def picture_of(game: str, subject: Subject, wish: Wish) -> Image.Image:
    """The scene of one card or tile, at the size for where it is enlarged."""
    rng = seeded(subject.id if game == "race" else f"{game}/{subject.id}")
    width, height = SCENE[0] * FINE, SCENE[1] * FINE
    if subject.kind is None:
        picture = _development(rng, wish, width, height)
    else:
        picture = _world(rng, subject.kind, wish, width, height)
    return as_image(picture)


def cut(game: str, scene: Image.Image) -> Image.Image:
    """The part of a scene that a card or tile shows: all of it, or the square in its middle."""
    return ImageOps.fit(scene, (scene.height, scene.height)) if game in TILED else scene


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
    parser.add_argument("game", choices=(*LISTS, "backdrops"), help="a game's folder, or the backdrops")
    parser.add_argument("--data", type=Path, help="the folder of the game's data, if not in the package")
    parser.add_argument(
        "--out",
        type=Path,
        default=ROOT / "assets" / "pictures",
        help="folder to write to (default: that of the program)",
    )
    parser.add_argument("--only", nargs="*", default=[], help="make only these")
    return parser.parse_args(arguments)


def _development(rng: np.random.Generator, wish: Wish, width: int, height: int) -> Array:
    picture = make_sky(rng, width, height, Sky("gray", 0.9))
    tint = wish.get("tint") or TINTS[int(rng.integers(len(TINTS)))]
    SCENES[wish["scene"]](Brush(rng, picture), colour(tint))
    return picture


def _world(rng: np.random.Generator, kind: str, wish: Wish, width: int, height: int) -> Array:
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
