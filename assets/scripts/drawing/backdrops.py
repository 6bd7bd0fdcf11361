"""The large pictures behind whole screens."""

from collections.abc import Callable, Mapping

import numpy as np
from PIL import Image

from drawing.noise import Array
from drawing.planets import Planet, draw_planet
from drawing.sky import Sky, make_sky

_WIDE, _HIGH = 1920, 1080


def _image(picture: Array, dim: float = 1.0) -> Image.Image:
    return Image.fromarray((np.clip(picture * dim, 0, 1) * 255 + 0.5).astype(np.uint8))


def menu(rng: np.random.Generator) -> Image.Image:
    """A wide sky, a blue world lower right, a moon above it."""
    picture = make_sky(rng, _WIDE, _HIGH, Sky("gray", 0.75, 0.5, 2.2))
    draw_planet(rng, picture, Planet("novelty", "ocean", 1640, 1190, 520))
    draw_planet(rng, picture, Planet("gray", "rock", 1560, 120, 58))
    return _image(picture)


def table(rng: np.random.Generator) -> Image.Image:
    """A calm dark sky with the edge of a world lower left."""
    picture = make_sky(rng, _WIDE, _HIGH, Sky("gray", 0.45, 0.45, 2.0))
    draw_planet(rng, picture, Planet("novelty", "ocean", 40, 1240, 560))
    return _image(picture, 0.80)


def race(rng: np.random.Generator) -> Image.Image:
    """The tile of Race for the Galaxy: a blue world and its moon."""
    picture = make_sky(rng, 1440, 1080, Sky("novelty", 0.8, 0.6, 1.8))
    draw_planet(rng, picture, Planet("novelty", "ocean", 720, 500, 330))
    draw_planet(rng, picture, Planet("gray", "rock", 1180, 330, 84))
    return _image(picture).resize((960, 720), Image.Resampling.LANCZOS)


def roll(rng: np.random.Generator) -> Image.Image:
    """The tile of Roll for the Galaxy: a green giant."""
    picture = make_sky(rng, 1440, 1080, Sky("genes", 0.8, 0.6, 1.8))
    draw_planet(rng, picture, Planet("genes", "gas", 720, 500, 330))
    draw_planet(rng, picture, Planet("gray", "rock", 1180, 330, 90))
    return _image(picture).resize((960, 720), Image.Resampling.LANCZOS)


def frontiers(rng: np.random.Generator) -> Image.Image:
    """The tile of New Frontiers: a world of the builders with a ring."""
    picture = make_sky(rng, 1440, 1080, Sky("alien", 0.8, 0.6, 1.8))
    draw_planet(rng, picture, Planet("alien", "lattice", 720, 500, 290, ring=True))
    return _image(picture).resize((960, 720), Image.Resampling.LANCZOS)


def jumpdrive(rng: np.random.Generator) -> Image.Image:
    """The tile of Jump Drive: a desert world with a ring."""
    picture = make_sky(rng, 1440, 1080, Sky("rare", 0.8, 0.6, 1.8))
    draw_planet(rng, picture, Planet("rare", "desert", 720, 500, 290, ring=True))
    return _image(picture).resize((960, 720), Image.Resampling.LANCZOS)


def master(rng: np.random.Generator) -> Image.Image:
    """The tile of Master of the Galaxy: a world of cities."""
    picture = make_sky(rng, 1440, 1080, Sky("gray", 0.8, 0.6, 1.8))
    draw_planet(rng, picture, Planet("gray", "city", 720, 500, 330))
    draw_planet(rng, picture, Planet("red", "lava", 1180, 330, 90))
    return _image(picture).resize((960, 720), Image.Resampling.LANCZOS)


BACKDROPS: Mapping[str, Callable[[np.random.Generator], Image.Image]] = {
    f.__name__: f for f in (menu, table, race, roll, frontiers, jumpdrive, master)
}
