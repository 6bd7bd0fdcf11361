"""The colours that belong to a sign itself, as assets/tokens.toml names them (a test compares them)."""

from collections.abc import Mapping
from typing import NamedTuple

RGB = tuple[int, int, int]

INK: RGB = (11, 16, 32)
WELL: RGB = (14, 20, 38)
PANEL: RGB = (19, 26, 46)
EDGE: RGB = (51, 64, 106)
TEXT: RGB = (237, 242, 252)
TEXT_SOFT: RGB = (180, 192, 218)
PRIMARY: RGB = (255, 194, 75)
REFUSE: RGB = (255, 122, 107)
GOOD_NEWS: RGB = (123, 229, 165)
MILITARY: RGB = (255, 100, 87)
DEVELOPMENT: RGB = (205, 181, 138)
POINTS: RGB = (233, 238, 249)
CARD_PAPER: RGB = (244, 240, 228)
CREDIT: RGB = (240, 197, 82)

KINDS: Mapping[str, RGB] = {
    "novelty": (74, 144, 245),
    "rare": (199, 122, 53),
    "genes": (60, 203, 149),
    "alien": (255, 226, 90),
    "gray": (154, 166, 190),
}
LETTERS: Mapping[str, str] = {"novelty": "N", "rare": "R", "genes": "G", "alien": "A"}

# Shades of their own: grounds and figures of signs, not part of the tokens.
CARD_BAND: RGB = (143, 163, 200)
CARD_PLATE: RGB = (201, 210, 230)
RING: RGB = (221, 230, 247)
RING_GROUND: RGB = (18, 24, 42)
DEFENSE_GROUND: RGB = (42, 14, 20)
DEFENSE_FIGURE: RGB = (255, 217, 212)
MILITARY_GROUND: RGB = (58, 17, 22)
MILITARY_FIGURE: RGB = (255, 225, 221)
DEVELOPMENT_GROUND: RGB = (23, 28, 44)
DEVELOPMENT_FIGURE: RGB = (251, 235, 203)
PHASE_PLATE: RGB = (230, 236, 248)
WHITE: RGB = (255, 255, 255)


class CubeLook(NamedTuple):
    """A cube and the slot that it fits; `shape` names the sign on both."""

    fill: RGB
    side: RGB
    sign: RGB
    slot: RGB
    shape: str
    edge: RGB | None = None


CUBES: Mapping[str, CubeLook] = {
    "red": CubeLook((232, 72, 63), (142, 31, 26), WHITE, (232, 72, 63), "chevrons"),
    "blue": CubeLook((63, 140, 255), (27, 74, 160), WHITE, (63, 140, 255), "ring"),
    "yellow": CubeLook((255, 210, 63), (168, 123, 6), (59, 42, 5), (255, 210, 63), "diamond"),
    "white": CubeLook((241, 244, 250), (154, 166, 190), (38, 48, 77), (241, 244, 250), "box"),
    "black": CubeLook(
        (42, 49, 71), (11, 15, 28), (214, 222, 239), (140, 153, 184), "saltire", (122, 136, 171)
    ),
}
CUBE_LETTERS: Mapping[str, str] = {"red": "R", "blue": "B", "yellow": "Y", "white": "W", "black": "K"}
"""The letter of the tokens for each colour of cubes."""
