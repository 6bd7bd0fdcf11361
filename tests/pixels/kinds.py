"""Kinds of things told apart: by colour, and by shape or letter where all colour is taken away.

Two kinds differ in colour by the distance of their mean colours in CIE L*a*b*, as plain, protan, deutan and
tritan eyes see them. They differ in shape or letter if their light, without any colour, does not correlate.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import pygame

from galaxy_desktop.ui.art import cubes, goods, palette, signs
from galaxy_desktop.ui.dice_face import BACK, die_face
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.tabletop.parts import Sign, draw_sign
from tests.pixels.colour import PLAIN, VISIONS, Pixels, contrast, lab, luminance, opacity, pixels, seen_by

SHAPE = 0.1
"""How little two kinds without colour must correlate; the same shape in other colours stays below 0.02."""
FLAT = 0.04
"""Spread of light below which there is nothing to be seen in the middle of a sign."""
MIDDLE = 0.6
"""Share of the width and height of a sign in which its marks are; around it is its edge."""
EDGE = 3.0
"""Least contrast of a sign against what lies around it (WCAG 2.2, 1.4.11)."""
MARKS = 10
"""Of a hundred pixels of a sign, how many stand out at least as much as is counted for it."""


@dataclass(frozen=True)
class Told:
    """How two kinds of a family differ: without colour, and in colour for each way of seeing."""

    family: str
    kinds: tuple[str, str]
    size: int
    shape: float
    colour: Mapping[str, float]

    @property
    def enough(self) -> bool:
        return self.shape >= SHAPE


Draw = Callable[[Kit, int], pygame.Surface]


def families(kit: Kit) -> dict[str, dict[str, Draw]]:
    """Everything of which there are kinds, by kind, as it is drawn at a size."""
    strong = kit.settings.strong_marks
    return {
        "good": {k: _good(k, strong) for k in palette.LETTERS},
        "good of a windfall world": {k: _good(k, strong, windfall=True) for k in palette.LETTERS},
        "token": {k: _token(k, strong, filled=True) for k in palette.LETTERS},
        "socket": {k: _token(k, strong, filled=False) for k in palette.LETTERS},
        "windfall socket": {k: _sign(Sign("windfall", k)) for k in palette.LETTERS},
        "good in text": {k: _inline(k, "") for k in palette.LETTERS},
        "cube": {k: _cube(k) for k in palette.CUBES},
        "slot": {k: _slot(k, marked=False) for k in palette.CUBES},
        "marked slot": {k: _slot(k, marked=True) for k in palette.CUBES},
        "die": {k: _die(k) for k in kit.theme.die},
        "seat": {str(seat): _seat(seat) for seat in range(len(kit.theme.seats))},
        "cost": {
            "world": lambda kit, size: signs.cost(kit.fonts, 3, size, world=True),
            "military": lambda kit, size: signs.cost(kit.fonts, 3, size, world=True, military=True),
            "development": lambda kit, size: signs.cost(kit.fonts, 3, size, world=False),
            "points": lambda kit, size: signs.points(kit.fonts, 3, size),
            "cards": lambda kit, size: signs.card_count(kit.fonts, 3, size),
            "Military": lambda kit, size: signs.military_shield(kit.fonts, "3", size),
        },
    }


def _good(kind: str, strong: bool, *, windfall: bool = False) -> Draw:
    return lambda kit, size: goods.good_cube(kit.fonts, kind, size, windfall=windfall, strong=strong)


def _token(kind: str, strong: bool, *, filled: bool) -> Draw:
    return lambda kit, size: signs.good_token(kit.fonts, kind, size, filled=filled, strong=strong)


def _sign(sign: Sign) -> Draw:
    return lambda kit, size: draw_sign(kit, sign, size)


def _inline(name: str, label: str) -> Draw:
    return lambda kit, size: kit.sign(name, size, None, label)


def _cube(kind: str) -> Draw:
    return lambda kit, size: cubes.cube(kind, size)


def _slot(kind: str, *, marked: bool) -> Draw:
    return lambda kit, size: cubes.slot(kind, size, marked=marked)


def _die(kind: str) -> Draw:
    return lambda kit, size: die_face(kit, kit.theme.die[kind], BACK, size)


def _seat(seat: int) -> Draw:
    return lambda kit, size: kit.shield(seat, size)


def told(kit: Kit, size: int) -> Iterator[Told]:
    """Each two kinds of each family, drawn at a size."""
    for family, kinds in families(kit).items():
        drawn = {kind: draw(kit, size) for kind, draw in kinds.items()}
        light, means = _light(drawn), {kind: _means(_shown(kit, sign)) for kind, sign in drawn.items()}
        for one, other in combinations(drawn, 2):
            colour = {vision: _apart(means[one][vision], means[other][vision]) for vision in means[one]}
            shape = unlike(light[one], light[other])
            yield Told(family, (one, other), size, round(shape, 3), colour)


def outlines(kit: Kit, size: int) -> Iterator[tuple[str, str, float]]:
    """Contrast of what stands out of each kind against the panel and the well below it, the worse one."""
    for family, kinds in families(kit).items():
        for kind, draw in kinds.items():
            sign = draw(kit, size)
            ink = pixels(sign)[opacity(sign) > 200]
            grounds = (kit.theme.colour.panel, kit.theme.colour.well, kit.theme.colour.raised)
            worst = min(float(np.percentile(contrast(ink, ground), 100 - MARKS)) for ground in grounds)
            yield family, kind, round(worst, 2)


def _shown(kit: Kit, sign: pygame.Surface) -> Pixels:
    """The colours of a sign on the panel."""
    ground = pygame.Surface(sign.get_size())
    ground.fill(kit.theme.colour.panel)
    ground.blit(sign, (0, 0))
    return pixels(ground)


def _means(shown: Pixels) -> dict[str, Pixels]:
    """The mean colour of a sign for each way of seeing."""
    return {vision: lab(seen_by(vision, shown).reshape(-1, 3)).mean(axis=0) for vision in (PLAIN, *VISIONS)}


def _apart(one: Pixels, other: Pixels) -> float:
    """The difference of two mean colours."""
    return round(float(np.linalg.norm(one - other)), 1)


def _light(drawn: Mapping[str, pygame.Surface]) -> dict[str, Pixels]:
    """Signs of a family without colour, in boxes of one size: their light as the eye grades it."""
    size = max(sign.get_width() for sign in drawn.values()), max(sign.get_height() for sign in drawn.values())
    found = {}
    for kind, sign in drawn.items():
        framed = pygame.Surface(size)
        framed.blit(sign, sign.get_rect(center=framed.get_rect().center))
        found[kind] = luminance(pixels(framed)) ** (1 / 2.4)
    return found


def unlike(one: Pixels, other: Pixels) -> float:
    """How little two pictures without colour correlate, as a whole or in the middle: 0 for the same shape."""
    high, wide = (round(side * (1 - MIDDLE) / 2) for side in one.shape)
    middle = slice(high, one.shape[0] - high), slice(wide, one.shape[1] - wide)
    return 1 - min(_correlation(one, other), _correlation(one[middle], other[middle]))


def _correlation(one: Pixels, other: Pixels) -> float:
    first, second = one - one.mean(), other - other.mean()
    if min(one.std(), other.std()) < FLAT:
        return 1.0
    return float((first * second).sum() / np.sqrt((first**2).sum() * (second**2).sum()))
