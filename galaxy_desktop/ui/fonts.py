"""Fonts from their packages, rendered the same way on pygame and pygame-ce."""

from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Literal
from weakref import WeakValueDictionary

import pygame

from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.theme import RGB, Theme

Role = Literal["display", "text", "card"]
ELLIPSIS = "…"
NARROW = "\u202f"
"""Narrow space before some marks of French, which every font has."""
MANY = 24
"""Fonts that may stay open once the screens are closed that used them; a menu has fewer."""
WIDTHS = 1 << 12
"""How many widths of lines are kept."""


@dataclass(frozen=True, slots=True)
class Style:
    """Text style at its size in this window: `px` is the font size, `line` the line height."""

    name: str
    font: pygame.font.Font
    bold: pygame.font.Font
    px: int
    line: int


@dataclass(slots=True)
class Fonts:
    """All fonts and lines of text in use, each made once.

    A font is an open file until nothing refers to it, so widths measured with earlier fonts are forgotten.
    """

    theme: Theme
    _fonts: dict[tuple[Role, int, int], pygame.font.Font] = field(default_factory=dict)
    _styles: dict[tuple[str, int], Style] = field(default_factory=dict)
    lines: Surfaces = field(default_factory=Surfaces)
    """Cached lines of text."""

    def __post_init__(self) -> None:
        pygame.font.init()
        width_of.cache_clear()

    def font(self, role: Role, weight: int, px: int) -> pygame.font.Font:
        """Return the font of a role at a weight (400, 600, 700) and size in pixels.

        Raise `KeyError` if the role has no such weight.
        """
        key = (role, weight, px)
        if key not in self._fonts:
            source = self.theme.font[role]
            if weight not in source.files:
                raise KeyError(f"{source.family} has no weight {weight}, only {sorted(source.files)}")
            path = files(source.package) / "files" / source.files[weight]
            self._fonts[key] = pygame.font.Font(str(path), px)
        return self._fonts[key]

    def style(self, name: str, metrics: Metrics, px: int | None = None) -> Style:
        """Return a style of tokens [type] at the size it has in this window, or at another size."""
        token = self.theme.type[name]
        px = px or metrics.text(token.size)
        if (name, px) not in self._styles:
            role: Role = "display" if token.font == "display" else "card" if token.font == "card" else "text"
            font, bold = self.font(role, token.weight, px), self.font(role, 700, px)
            line = max(round(px * token.line), font.get_height())
            self._styles[name, px] = Style(name, font, bold, px, line)
        return self._styles[name, px]

    def shed(self) -> bool:
        """Close every font that nothing else refers to, if there are many; return whether there were."""
        if len(self._fonts) <= MANY:
            return False
        self.lines.clear()
        self._styles.clear()
        width_of.cache_clear()
        held = WeakValueDictionary(self._fonts)
        self._fonts.clear()
        self._fonts.update(held)
        return True

    def line(self, font: pygame.font.Font, text: str, colour: RGB) -> pygame.Surface:
        """Return one line of text, as a surface that is cached; never draw on it."""
        return self.lines.get((font, text, colour), lambda: font.render(one_line(text), True, colour))

    def fitting(
        self, role: Role, weight: int, sizes: tuple[int, int], text: str, width: int
    ) -> pygame.font.Font:
        """Return the font in which a line fits a width: as large as can be, between two sizes in pixels."""
        most, least = sizes
        for px in range(most, max(1, min(least, most)) - 1, -1):
            font = self.font(role, weight, px)
            if width_of(font, text) <= width:
                break
        return font

    def fitted(self, font: pygame.font.Font, text: str, width: int) -> str:
        """Return the text if it fits the width, else as much of it as fits with an ellipsis."""
        if width_of(font, text) <= width:
            return text
        for end in range(len(text) - 1, 0, -1):
            cut = text[:end].rstrip() + ELLIPSIS
            if width_of(font, cut) <= width:
                return cut
        return ELLIPSIS if width_of(font, ELLIPSIS) <= width else ""


@lru_cache(WIDTHS)
def width_of(font: pygame.font.Font, text: str) -> int:
    """Return the width of a line of text in pixels."""
    return font.size(one_line(text))[0]


def one_line(text: str) -> str:
    """Return the text with a space for each character that a font would draw as a box or refuse."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() or letter == NARROW else " " for letter in text)
