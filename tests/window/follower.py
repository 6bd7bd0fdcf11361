"""Somebody who plays by hints: asks for one at every question, and chooses what then wears a bulb."""

import random
import time
from itertools import pairwise

from PIL import Image

from tests.window.desktop import BULB, LEGAL, PRIMARY, Desktop
from tests.window.player import COARSE, HANDS, near, primary_is_ready

LOOKS = 12
BELOW = 16
"""How far below the middle of a bulb the thing is clicked that wears it."""
SOLID = 200
HAND_ROW = 0.83
TABLE_TOP = 0.3
"""Above this share of the height a table shows no bulbs, but bars of the same green."""


def bulbs(image: Image.Image) -> list[tuple[int, int]]:
    """The middles of all bulbs, from left to right."""
    top = int(image.height * TABLE_TOP)
    mask = near(image.crop((0, top, image.width, image.height)), BULB, 12)
    small = mask.resize((mask.width // COARSE, mask.height // COARSE), Image.Resampling.BOX)
    cells = [divmod(place, small.width) for place, value in enumerate(small.tobytes()) if value > SOLID]
    found: list[list[tuple[int, int]]] = []
    for y, x in sorted(cells, key=lambda cell: cell[1]):
        near_by = (group for group in found if abs(group[-1][0] - x) < 3 and abs(group[-1][1] - y) < 8)
        next_to = next(near_by, None)
        if next_to is None:
            found.append([(x, y)])
        else:
            next_to.append((x, y))
    return [_middle(group, top) for group in found if len(group) > 3]


def _middle(group: list[tuple[int, int]], top: int) -> tuple[int, int]:
    across, down = zip(*group, strict=True)
    x, y = (min(across) + max(across) + 1) // 2, (min(down) + max(down) + 1) // 2
    return x * COARSE, top + y * COARSE


class Follower:
    """Plays with one hand; where no hint is to be had, as `player` does."""

    def __init__(self, hand: str, dice: random.Random) -> None:
        self.hand = hand
        self.dice = dice
        self.inputs = 0
        self.hints = 0

    def go_on(self, desktop: Desktop, *, table: bool) -> None:
        """One input; at a table it is what a hint says."""
        image = desktop.look()
        marked = bulbs(image) if table else []
        if table and not marked:
            marked = self._ask(desktop)
        if marked:
            self._follow(desktop, marked)
        else:
            self.inputs += HANDS[self.hand](desktop, desktop.look(), self.dice)
        time.sleep(0.12)

    def _ask(self, desktop: Desktop) -> list[tuple[int, int]]:
        """Ask for a hint and wait until it is there; nothing where none comes."""
        desktop.press("h")
        self.hints += 1
        for _look in range(LOOKS):
            time.sleep(0.15)
            if found := bulbs(desktop.look()):
                return found
        return []

    def _follow(self, desktop: Desktop, marked: list[tuple[int, int]]) -> None:
        x, y = marked[0]
        self.inputs += 1
        if self.hand == "mouse":
            desktop.click((x, y + BELOW))
        elif y > desktop.size[1] * 0.9:
            ready = primary_is_ready(desktop.look()) and x > desktop.size[0] * 0.84
            desktop.press("Return" if ready else "p")
        else:
            self._try_keys(desktop, marked)

    def _try_keys(self, desktop: Desktop, marked: list[tuple[int, int]]) -> None:
        """The likeliest number first, until a bulb moves on; what was wrong is taken back."""
        guess = cards_before(desktop.look(), marked[0][0]) + 1
        for number in sorted(range(1, 11), key=lambda number: abs(number - guess)):
            desktop.press(str(number % 10))
            self.inputs += 1
            now = _changed(desktop, marked)
            if now and now != marked:
                return
            if not now:
                desktop.press("z")
                self.inputs += 1
                _changed(desktop, now)


def cards_before(image: Image.Image, x: int) -> int:
    """How many cards of the hand that may be chosen lie left of a place: each has two bright edges."""
    row = image.crop((0, int(image.height * HAND_ROW), x, int(image.height * HAND_ROW) + 1))
    bright = [
        a or b for a, b in zip(*(near(row, hue, 40).tobytes() for hue in (LEGAL, PRIMARY)), strict=True)
    ]
    return sum(bool(now) and not before for before, now in pairwise(bright)) // 2


def _changed(desktop: Desktop, before: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The bulbs as soon as they are others than before, or as they still are."""
    now = before
    for _look in range(LOOKS):
        time.sleep(0.1)
        now = bulbs(desktop.look())
        if now != before:
            time.sleep(0.1)
            return bulbs(desktop.look())
    return now
