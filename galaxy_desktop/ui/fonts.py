"""Fonts from their packages, rendered the same way on pygame and pygame-ce."""

from collections import OrderedDict
from functools import lru_cache
from typing import Literal, NamedTuple
from weakref import WeakValueDictionary

import pygame

from galaxy_desktop.folders import folder_of
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.theme import RGB, Theme

Role = Literal["display", "text", "card"]
ELLIPSIS = "…"
NARROW = "\u202f"
"""Narrow space before some marks of French, which every font has."""
MANY = 16
"""Fonts that may stay open once the screens are closed that used them; a menu has fewer."""
MOST = 22
"""Fonts that may be open at a table: with its letters, each takes about a quarter of a megabyte."""
WIDTHS = 1 << 12
"""Number of widths of lines that are kept."""


FontKey = tuple[Role, int, int]
"""Role, weight and size in pixels of a font."""


class TextStyle(NamedTuple):
    """Text style at its size in this window: `px` is the font size, `line` the line height."""

    name: str
    font: pygame.font.Font
    bold: pygame.font.Font
    px: int
    line: int


class Fonts:
    """All fonts and lines of text in use, each made once.

    A font is an open file until nothing refers to it, so widths measured with earlier fonts are forgotten.
    """

    def __init__(self, theme: Theme, most: int = MOST, lines: Surfaces | None = None) -> None:
        self.theme = theme
        self.most = most
        """Fonts that may be open at a time, beside those that something else refers to."""
        self._fonts: OrderedDict[FontKey, pygame.font.Font] = OrderedDict()
        """Open fonts, the least recently used first."""
        self._styles: dict[tuple[str, int], TextStyle] = {}
        self.lines = Surfaces() if lines is None else lines
        """Cached lines of text."""
        pygame.font.init()
        width_of.cache_clear()

    def font(self, role: Role, weight: int, px: int) -> pygame.font.Font:
        """Return the font of a role at a weight (400, 600, 700) and size in pixels.

        Raise `KeyError` if the role has no such weight.
        """
        key = (role, weight, px)
        if key in self._fonts:
            self._fonts.move_to_end(key)
        else:
            if len(self._fonts) >= self.most:
                self._close(len(self._fonts) - MANY)
            source = self.theme.font[role]
            if weight not in source.files:
                raise KeyError(f"{source.family} has no weight {weight}; it has {sorted(source.files)}")
            package = folder_of(source.package)
            if package is None:
                raise ModuleNotFoundError(source.package)
            self._fonts[key] = pygame.font.Font(str(package / "files" / source.files[weight]), px)
        return self._fonts[key]

    def style(self, name: str, metrics: Metrics, px: int | None = None) -> TextStyle:
        """Return a style of tokens [type] at the size it has in this window, or at another size."""
        token = self.theme.type[name]
        px = px or metrics.text(token.size)
        if (name, px) not in self._styles:
            role: Role = "display" if token.font == "display" else "card" if token.font == "card" else "text"
            font, bold = self.font(role, token.weight, px), self.font(role, 700, px)
            line = max(round(px * token.line), font.get_height())
            self._styles[name, px] = TextStyle(name, font, bold, px, line)
        return self._styles[name, px]

    def shed(self) -> bool:
        """Close every font that nothing else refers to, if there are many; return whether there were."""
        if len(self._fonts) <= MANY:
            return False
        self._close(len(self._fonts))
        return True

    def _close(self, number: int) -> None:
        """Close so many fonts, the least recently used, unless something else refers to them."""
        oldest = {key: self._fonts.pop(key) for key in list(self._fonts)[:number]}
        closing = set(oldest.values())
        self.lines.drop(lambda key: key[0] in closing)
        self._styles = {
            key: style for key, style in self._styles.items() if not {style.font, style.bold} & closing
        }
        width_of.cache_clear()
        held = WeakValueDictionary(oldest)
        closing.clear()
        oldest.clear()
        self._fonts.update(held)

    def line(self, font: pygame.font.Font, text: str, colour: RGB) -> pygame.Surface:
        """Return one line of text, as a surface that is cached; never draw on it."""
        return self.lines.get((font, text, colour), lambda: font.render(drawable(text), True, colour))  # noqa: FBT003 - pygame

    def fitting(
        self, role: Role, weight: int, sizes: tuple[int, int], text: str, width: int
    ) -> pygame.font.Font:
        """Return the font in which a line fits a width: as large as can be, between two sizes in pixels."""
        most, least = sizes
        least = max(1, min(least, most))
        wide = width_of(self.font(role, weight, most), text)
        px = most if wide <= width else max(least, min(most - 1, most * width // wide + 3))
        while px > least and width_of(self.font(role, weight, px), text) > width:
            px -= 1
        return self.font(role, weight, px)

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
    return font.size(drawable(text))[0]


def drawable(text: str) -> str:
    """Return the text with a space for each character that a font would draw as a box or refuse."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() or letter == NARROW else " " for letter in text)
