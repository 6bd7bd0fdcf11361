"""Names of cards: measured, on two lines, narrowed or on three, with broken words, else with an ellipsis."""

from collections.abc import Iterator
from itertools import product

import pygame

from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.theme import RGB

WEIGHTS = ((700, 600), (400,))
"""Weights of a name, the thin one only where the others do not fit narrowed either."""
SMALLER = (1.0, 0.85, 0.7, 0.6, 0.5)
"""Factors by which large text may shrink before it is cut."""
NARROWED, NARROWEST = 0.88, 0.76
"""Factors by which a line may be narrowed: gladly, and before a word is broken or cut."""
HYPHEN, LEAST_PART = "-", 3
"""What ends the first part of a broken word, and the fewest letters of a part."""
MARGIN = 0.06
LINE = 1.05
"""Height of a line in sizes of its font."""


def set_name_in_band(
    kit: Kit,
    face: pygame.Surface,
    look: CardLook,
    name: str,
    band: tuple[float, float],
    share: float,
    colour: RGB,
    *,
    foot: bool = True,
) -> None:
    """Draw the name in a band of the card's height, in the part that no other card covers."""
    width, height = face.get_size()
    top, bottom = (round(height * part) for part in band)
    seen = look.seen * look.grain or width
    box = pygame.Rect(0, top, seen, bottom - top).inflate(-round(width * MARGIN), 0)
    px = max(kit.metrics.text(SMALLEST_WORD), round(look.size[0] * share)) * look.grain
    set_name(kit, face, name, box, px, foot, colour)


def set_name(
    kit: Kit, face: pygame.Surface, name: str, box: pygame.Rect, px: int, foot: bool, colour: RGB
) -> int:
    """Draw the name in its box, at its foot or in its middle, with a soft dark edge; return its upper edge.

    Draw nothing in an empty box, as on a card that is covered by others, or in a picture without names.
    """
    if box.width <= 0 or not kit.names:
        return box.bottom
    font, px = _font(kit, name, box.width, px, box.height)
    step = round(px * LINE)
    lines = wrapped(kit, font, name, box.width, box.height // step)
    height = step * len(lines)
    top = box.bottom - height if foot else box.centery - height // 2
    for number, line in enumerate(lines):
        row = pygame.Rect(box.left, top + number * step, box.width, step)
        set_line(kit, face, font, line, row, colour)
    return top


def is_cut(kit: Kit, name: str, width: int, px: int) -> bool:
    """Return whether a name loses letters on two lines of a width, even if narrowed."""
    font, _px = _font(kit, name, width, px)
    room = _room(width)
    return not _fits(font, _split(font, name, room), room)


def _cut(kit: Kit, font: pygame.font.Font, line: str, width: int) -> str:
    """Return a line that fits if narrowed, a longer one with an ellipsis."""
    return line if width_of(font, line) <= _room(width, NARROWEST) else kit.fonts.fitted(font, line, width)


def _room(width: int, narrowed: float = NARROWED) -> int:
    """Return the greatest width of a line that fits a width if it is narrowed by a factor."""
    return int(width / narrowed)


def _font(
    kit: Kit, name: str, width: int, px: int, height: int | None = None
) -> tuple[pygame.font.Font, int]:
    """Return font and size: the boldest, widest and largest that cuts no word of the name, else the last.

    The name takes one line or two, or one alone if no more fit a height. Words never get smaller than they
    are at a text size of 100 %.
    """
    sizes = [round(px * share) for share in SMALLER if share * kit.metrics.text_step >= 1]
    for weights, room in product(WEIGHTS, (width, _room(width))):
        for size, weight in product(sizes, weights):
            font = kit.fonts.font("card", weight, size)
            lines, most = _split(font, name, room), _most_lines(size, height)
            if _fits(font, lines, room) and len(lines) <= most:
                return font, size
    return font, size


def wrapped(kit: Kit, font: pygame.font.Font, name: str, width: int, most: int = 2) -> list[str]:
    """Return the lines of a name, `most` at most: one if it fits, else two as even as possible.

    Three, narrower lines and broken words follow in this order; it is cut if it must be.
    """
    if most < 2:
        return [_cut(kit, font, name, width)]
    found = next((lines for lines in _ways(font, name, width, most) if lines), None)
    return found or [_cut(kit, font, line, width) for line in _split(font, name, width)]


def _ways(font: pygame.font.Font, name: str, width: int, most: int) -> Iterator[list[str]]:
    """Yield the name as it could be set, best first; nothing for what does not fit."""
    yield _on_two(font, name, width)
    for room in (_room(width), _room(width, NARROWEST)):
        yield _on_two(font, name, room)
        yield _on_three(font, name, room) if most > 2 else []
    yield _broken(font, name, width, most)


def _on_two(font: pygame.font.Font, name: str, width: int) -> list[str]:
    """Return the name on one line or two; none if it does not fit."""
    lines = _split(font, name, width)
    return lines if _fits(font, lines, width) else []


def _on_three(font: pygame.font.Font, name: str, width: int) -> list[str]:
    """Return the name on three lines; none if it does not fit either."""
    lines = [""]
    for word in name.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        lines = [*lines[:-1], longer] if width_of(font, longer) <= width else [*lines, word]
    return lines if len(lines) == 3 and _fits(font, lines, width) else []


def _broken(font: pygame.font.Font, name: str, width: int, most: int) -> list[str]:
    """Return the name on the lines there are, words broken with a hyphen; none if they are too few."""
    room = _room(width, NARROWEST)
    lines = [""]
    for word in name.replace("-", "- ").split(" "):
        rest = f"{lines[-1]} {word}".strip().replace("- ", "-")
        if width_of(font, rest) > room and lines[-1]:
            lines, rest = [*lines, ""], word
        while width_of(font, rest) > room:
            ends = range(len(rest) - LEAST_PART, LEAST_PART - 1, -1)
            end = next((end for end in ends if width_of(font, rest[:end] + HYPHEN) <= room), 0)
            if not end:
                return []
            lines, rest = [*lines[:-1], rest[:end] + HYPHEN, ""], rest[end:]
        lines[-1] = rest
    return lines if len(lines) <= most else []


def _most_lines(px: int, height: int | None) -> int:
    """Return how many lines of a size a height holds, at least one."""
    return 2 if height is None else max(1, height // round(px * LINE))


def _fits(font: pygame.font.Font, lines: list[str], width: int) -> bool:
    return all(width_of(font, line) <= width for line in lines)


def _split(font: pygame.font.Font, name: str, width: int) -> list[str]:
    if width_of(font, name) <= width:
        return [name]
    if " " not in name:
        head, dash, tail = name.partition("-")
        return [head + dash, tail] if tail else [name]
    words = name.split(" ")
    splits = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    first_fits = [pair for pair in splits if width_of(font, pair[0]) <= width] or splits[:1]
    return min(first_fits, key=lambda pair: max(width_of(font, line) for line in pair))


def set_line(
    kit: Kit, face: pygame.Surface, font: pygame.font.Font, text: str, row: pygame.Rect, colour: RGB
) -> None:
    """Draw a line with a dark edge in the middle of its row, narrowed to its width."""
    dark, bright = (kit.fonts.line(font, text, shade) for shade in (kit.theme.colour.background, colour))
    if dark.get_width() > row.width:
        size = (row.width, dark.get_height())
        dark, bright = (pygame.transform.smoothscale(drawn, size) for drawn in (dark, bright))
    place = dark.get_rect(center=row.center)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 1)):
        face.blit(dark, place.move(dx, dy))
    face.blit(bright, place)
