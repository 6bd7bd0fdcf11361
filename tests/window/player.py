"""Somebody who plays by what the screen shows: amber is pressed, cyan is chosen."""

import random
import time

from PIL import Image, ImageChops

from tests.window.desktop import LEGAL, PRIMARY, Desktop

PATIENCE = 60.0
INWARD = 20
COARSE = 4


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


def legal_spot(image: Image.Image, dice: random.Random) -> tuple[int, int] | None:
    """A point beside a cyan edge above the prompt bar: as often as not within what the edge surrounds."""
    width, height = image.size
    mask = near(image.crop((0, 0, width, int(height * 0.92))), LEGAL, 30)
    small = mask.resize((width // COARSE, mask.height // COARSE), Image.Resampling.BOX)
    edges = [place for place, value in enumerate(small.tobytes()) if value > 80]
    if not edges:
        return None
    y, x = divmod(dice.choice(edges), small.width)
    return x * COARSE + dice.choice((-INWARD, INWARD)), y * COARSE + dice.choice((-INWARD, INWARD))


def game_is_over(desktop: Desktop) -> bool:
    """Whether the journal of the game was put away."""
    folder = desktop.folder / "saves"
    return folder.is_dir() and not any(folder.glob("*.journal")) and any(folder.glob("*.old"))


def play_by_mouse(desktop: Desktop, dice: random.Random) -> int:
    """Play the game on screen to its end; how many clicks it took."""
    clicks, since, last = 0, time.monotonic(), b""
    while not game_is_over(desktop):
        assert desktop.running(), desktop.said()
        image = desktop.look()
        if image.tobytes() != last:
            since, last = time.monotonic(), image.tobytes()
        assert time.monotonic() - since < PATIENCE, "nothing moves any more"
        width, height = image.size
        if primary_is_ready(image):
            desktop.click((int(width * 0.92), int(height * 0.966)))
        elif spot := legal_spot(image, dice):
            desktop.click(spot)
        else:
            time.sleep(0.2)
            continue
        clicks += 1
        time.sleep(0.12)
    return clicks


def play_by_keys(desktop: Desktop, dice: random.Random) -> int:
    """Play the game on screen to its end; how many keys it took."""
    keys, since, last = 0, time.monotonic(), b""
    while not game_is_over(desktop):
        assert desktop.running(), desktop.said()
        image = desktop.look()
        if image.tobytes() != last:
            since, last = time.monotonic(), image.tobytes()
        assert time.monotonic() - since < PATIENCE, "nothing moves any more"
        if primary_is_ready(image):
            desktop.press("Return")
        else:
            desktop.press(str(dice.randrange(10)))
        keys += 1
        time.sleep(0.12)
    return keys
