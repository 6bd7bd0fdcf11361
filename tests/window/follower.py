"""Somebody who plays by hints with the mouse, and by chance with the keyboard, which sees no bulbs."""

import random
import time

from PIL import Image

from tests.window.desktop import BULB, Desktop
from tests.window.player import COARSE, HANDS, near, press_primary, primary_is_ready

LOOKS, ASKS_AGAIN = 120, 20
"""How often it looks for the hint it has asked for, and after how many looks it asks again: the question may
not have been open yet."""
CHANGES = 15
BELOW = 16
"""How far below the middle of a bulb the thing is clicked that wears it."""
SOLID = 200
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


def _wait_for_change(desktop: Desktop, before: bytes) -> None:
    """Until the input can be seen, so that none is given twice; not for long, for it may change nothing."""
    for _look in range(CHANGES):
        time.sleep(0.12)
        if desktop.look().tobytes() != before:
            break
    time.sleep(0.35)


class Follower:
    """Plays with one hand; where no hint is to be had, as `player` does."""

    def __init__(self, hand: str, dice: random.Random) -> None:
        self.hand = hand
        self.dice = dice
        self.inputs = 0
        self.hints = 0

    def go_on(self, desktop: Desktop, *, table: bool) -> None:
        """One input; with the mouse it is what a hint says, away from tables what is proposed."""
        image, by_mouse = desktop.look(), self.hand == "mouse"
        marked = bulbs(image) if table and by_mouse else []
        if table and by_mouse and not marked:
            marked = self._ask(desktop)
        before = desktop.look().tobytes()
        if marked:
            self._follow(desktop, marked)
        elif by_mouse and not table and primary_is_ready(image):
            self.inputs += 1
            press_primary(desktop, image)
        else:
            self.inputs += HANDS[self.hand](desktop, desktop.look(), self.dice)
        _wait_for_change(desktop, before)

    def _ask(self, desktop: Desktop) -> list[tuple[int, int]]:
        """Ask for a hint and wait until it is there; nothing where none comes."""
        self.hints += 1
        for look in range(LOOKS):
            if look % ASKS_AGAIN == 0:
                desktop.press("h")
            time.sleep(0.15)
            if found := bulbs(desktop.look()):
                return found
        return []

    def _follow(self, desktop: Desktop, marked: list[tuple[int, int]]) -> None:
        """Click on what wears the first bulb."""
        x, y = marked[0]
        self.inputs += 1
        desktop.click((x, y + BELOW))
