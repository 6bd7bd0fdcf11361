"""Somebody who plays by what the screen shows: amber is pressed, cyan is chosen."""

import random
import time
from collections.abc import Callable

from PIL import Image, ImageChops

from tests.window.desktop import LEGAL, PRIMARY, Desktop

PATIENCE = 60.0
LONGEST = 900.0
PAUSE = 0.08
HOLD = "0.8"
INWARD = 20
COARSE = 4
THIN = 50
"""Least share of 255 of a coarse pixel that an edge takes: one of a single pixel takes a quarter."""
EAGER = 0.3
"""How often something more is chosen although the answer could be given."""
FILLED = 0.6
"""Share of its box that a button fills with its colour, its words left out; the edge of a card does not."""


def near(image: Image.Image, colour: tuple[int, int, int], far: int = 24) -> Image.Image:
    """Where the picture has about this colour: a mask."""
    difference = ImageChops.difference(image, Image.new("RGB", image.size, colour))
    red, green, blue = difference.split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return largest.point(lambda value: 255 if value <= far else 0)


def primary_is_ready(image: Image.Image) -> bool:
    """Whether the primary button, at the lower right, is filled with amber."""
    width, height = image.size
    corner = image.crop((int(width * 0.80), int(height * 0.92), width, height))
    return near(corner, PRIMARY, 40).histogram()[255] > corner.width * corner.height * 0.08


def press_primary(desktop: Desktop, image: Image.Image) -> None:
    """Click on the primary button."""
    desktop.click((int(image.width * 0.92), int(image.height * 0.966)))


def curtain_button(image: Image.Image) -> tuple[int, int] | None:
    """The middle of the amber button of a curtain, in the middle of the screen."""
    width, height = image.size
    left, top = int(width * 0.38), int(height * 0.5)
    middle = image.crop((left, top, int(width * 0.62), int(height * 0.8)))
    mask = near(middle, PRIMARY, 40)
    box = mask.getbbox()
    if (
        box is None
        or box[2] - box[0] < width * 0.1
        or mask.histogram()[255] < FILLED * (box[2] - box[0]) * (box[3] - box[1])
    ):
        return None
    return left + (box[0] + box[2]) // 2, top + (box[1] + box[3]) // 2


def legal_spot(image: Image.Image, dice: random.Random) -> tuple[int, int] | None:
    """A point beside a cyan edge above the prompt bar: as often as not within what the edge surrounds."""
    width, height = image.size
    mask = near(image.crop((0, 0, width, int(height * 0.92))), LEGAL, 30)
    small = mask.resize((width // COARSE, mask.height // COARSE), Image.Resampling.BOX)
    edges = [place for place, value in enumerate(small.tobytes()) if value > THIN]
    if not edges:
        return None
    y, x = divmod(dice.choice(edges), small.width)
    aside, below = dice.choice((-INWARD, INWARD)), dice.choice((-INWARD, INWARD))
    return max(0, x * COARSE + aside), max(0, y * COARSE + below)


def game_is_over(desktop: Desktop) -> bool:
    """Whether the journal of the game was put away."""
    folder = desktop.folder / "saves"
    return folder.is_dir() and not any(folder.glob("*.journal")) and any(folder.glob("*.old"))


def answers_given(desktop: Desktop) -> int:
    """How many answers the journal of the running game holds."""
    journals = list((desktop.folder / "saves").glob("*.journal"))
    return sum(journal.read_bytes().count(b"\n") - 1 for journal in journals)


def use_mouse(desktop: Desktop, image: Image.Image, dice: random.Random) -> bool:
    """Press what is amber, or choose something cyan; whether there was anything."""
    spot, curtain = legal_spot(image, dice), curtain_button(image)
    if curtain is not None:
        desktop.do("mousemove", *map(str, curtain), "mousedown", "1", "sleep", HOLD, "mouseup", "1")
    elif primary_is_ready(image) and not (spot and dice.random() < EAGER):
        press_primary(desktop, image)
    elif spot is not None:
        desktop.click(spot)
    else:
        return False
    return True


def use_keys(desktop: Desktop, image: Image.Image, dice: random.Random) -> bool:
    """Enter where the primary button is ready, or the number of something to choose."""
    if curtain_button(image) is not None:
        desktop.do("keydown", "space", "sleep", HOLD, "keyup", "space")
    else:
        ready = primary_is_ready(image) and dice.random() >= EAGER
        desktop.press("Return" if ready else str(dice.randrange(10)))
    return True


HANDS = {"mouse": use_mouse, "keys": use_keys}


def play(desktop: Desktop, hand: str, done: Callable[[Desktop], bool], dice: random.Random) -> int:
    """Play on until it is done; how many inputs it took."""
    inputs, since, last = 0, time.monotonic(), b""
    begun = since
    while not done(desktop):
        assert time.monotonic() - begun < LONGEST, "it does not come to an end"
        assert desktop.running(), desktop.said()
        image = desktop.look()
        if image.tobytes() != last:
            since, last = time.monotonic(), image.tobytes()
        assert time.monotonic() - since < PATIENCE, "nothing moves any more"
        inputs += HANDS[hand](desktop, image, dice)
        time.sleep(PAUSE)
    return inputs
