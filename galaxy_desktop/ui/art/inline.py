"""Signs by name, as running text and cards name them: `points:2`, `military:+1`, `explore`."""

import pygame

from galaxy_desktop.ui.art import cubes, icons, signs
from galaxy_desktop.ui.art.palette import KINDS, LETTERS
from galaxy_desktop.ui.art.signs import FontSource
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.theme import RGB

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
LIMIT = 8_000_000
"""Bytes of pictures that are kept."""


class InlineSigns:
    """Cached source of any icon or sign by its name; `strong` puts large letters on all goods."""

    def __init__(self, fonts: FontSource, *, strong: bool = False) -> None:
        self._fonts = fonts
        self._strong = strong
        self._cache = Surfaces(LIMIT)

    def sign(self, name: str, label: str, size: int, colour: RGB) -> pygame.Surface:
        """Return the sign `name` with its label (empty for none); every name of `icons.names()` is known."""
        return self._cache.get((name, label, size, colour), lambda: self._draw(name, label, size, colour))

    def _draw(self, name: str, label: str, size: int, colour: RGB) -> pygame.Surface:
        if label and name in _WITH_FIGURE:
            return _WITH_FIGURE[name](self._fonts, label, size)
        if name in _CUBES and label:
            return _CUBES[name](label, size)
        if name in LETTERS and name in KINDS and (self._strong or label == "letter"):
            return signs.good_token(self._fonts, name, size, strong=self._strong)
        return icons.draw_icon(name, size, colour)
