"""Signs that hold a figure or a letter by their names, and the cubes and slots of each colour."""

import pygame

from galaxy_desktop.ui.art import cubes, signs
from galaxy_desktop.ui.art.palette import LETTERS

_WITH_FIGURE = {
    "points": signs.points,
    "card": signs.card_count,
    "military": signs.military_shield,
    "phase": signs.phase_chip,
    "civil_cost": signs.cost_ring,
    "defense": signs.defense,
    "development_cost": signs.development_cost,
    "number": signs.number_badge,
}
_CUBES = {"cube": cubes.cube, "slot": cubes.slot}


def labelled(
    fonts: signs.FontSource, name: str, label: str, size: int, *, strong: bool
) -> pygame.Surface | None:
    """Return the sign of a name with its label; None if it is an icon, which has none.

    Goods have their letter if it is their label, and all of them, large, if they are `strong`.
    """
    if label and name in _WITH_FIGURE:
        return _WITH_FIGURE[name](fonts, label, size)
    if label and name in _CUBES:
        return _CUBES[name](label, size)
    if name in LETTERS and (strong or label == "letter"):
        return signs.good_token(fonts, name, size, strong=strong)
    return None
