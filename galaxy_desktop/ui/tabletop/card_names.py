"""Names of cards: measured, on two lines, narrowed or on three if that helps, else with an ellipsis."""

from itertools import product

import pygame

from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.theme import RGB

WEIGHTS = ((700, 600), (400,))
"""Weights of a name, the thin one only where the others do not fit narrowed either."""
SMALLER = (1.0, 0.85, 0.7, 0.6)
"""Factors by which large text may shrink before it is cut."""
NARROWEST = 0.88
"""Least factor by which a line may be narrowed before it is cut."""
MARGIN = 0.06


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
) -> None:
    """Draw the name in its box, at its foot or in its middle, with a soft dark edge.

    Draw nothing in an empty box, as on a card that is covered by others.
    """
    if box.width <= 0:
        return
    font, px = _font(kit, name, box.width, px)
    step = round(px * 1.05)
    lines = _lines(kit, font, name, box.width, box.height // step)
    height = step * len(lines)
    top = box.bottom - height if foot else box.centery - height // 2
    for number, line in enumerate(lines):
        row = pygame.Rect(box.left, top + number * step, box.width, step)
        _line(kit, face, font, line, row, colour)


def _lines(kit: Kit, font: pygame.font.Font, name: str, width: int, most: int) -> list[str]:
    """Return the name on one line or two, on three only if it would be cut on two."""
    if most < 2:
        return _one(kit, font, name, width)
    room = _room(width)
    cut = most > 2 and not _fits(font, _split(font, name, room), room)
    return (_on_three(font, name, room) if cut else []) or wrapped(kit, font, name, width)


def is_cut(kit: Kit, name: str, width: int, px: int) -> bool:
    """Return whether a name loses letters on two lines of a width, even if narrowed."""
    font, _px = _font(kit, name, width, px)
    room = _room(width)
    return not _fits(font, _split(font, name, room), room)


def _one(kit: Kit, font: pygame.font.Font, name: str, width: int) -> list[str]:
    """Return the name as the only line there is room for."""
    return [_cut(kit, font, name, width)]


def _cut(kit: Kit, font: pygame.font.Font, line: str, width: int) -> str:
    """Return a line that fits if narrowed, a longer one with an ellipsis."""
    return line if width_of(font, line) <= _room(width) else kit.fonts.fitted(font, line, width)


def _room(width: int) -> int:
    """Return the greatest width of a line that can be narrowed to fit a width."""
    return int(width / NARROWEST)


def _font(kit: Kit, name: str, width: int, px: int) -> tuple[pygame.font.Font, int]:
    """Return font and size: the boldest, widest and largest that cuts no word of the name, else the last.

    Words never get smaller than they are at a text size of 100 %.
    """
    sizes = [round(px * share) for share in SMALLER if share * kit.metrics.text_step >= 1]
    for weights, room in product(WEIGHTS, (width, _room(width))):
        for size, weight in product(sizes, weights):
            font = kit.fonts.font("card", weight, size)
            if _fits(font, _split(font, name, room), room):
                return font, size
    return font, size


def wrapped(kit: Kit, font: pygame.font.Font, name: str, width: int) -> list[str]:
    """Return the lines of a name: one if it fits, else two as even as possible, cut if they must be."""
    for room in (width, _room(width)):
        if _fits(font, lines := _split(font, name, room), room):
            return lines
    return [_cut(kit, font, line, width) for line in _split(font, name, width)]


def _on_three(font: pygame.font.Font, name: str, width: int) -> list[str]:
    """Return the name on three lines; none if it does not fit either."""
    lines = [""]
    for word in name.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        lines = [*lines[:-1], longer] if width_of(font, longer) <= width else [*lines, word]
    return lines if len(lines) == 3 and _fits(font, lines, width) else []


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


def _line(
    kit: Kit, face: pygame.Surface, font: pygame.font.Font, text: str, row: pygame.Rect, colour: RGB
) -> None:
    """Draw a line in the middle of its row, narrowed to its width."""
    dark, bright = (kit.fonts.line(font, text, shade) for shade in (kit.theme.colour.background, colour))
    if dark.get_width() > row.width:
        size = (row.width, dark.get_height())
        dark, bright = (pygame.transform.smoothscale(drawn, size) for drawn in (dark, bright))
    place = dark.get_rect(center=row.center)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 1)):
        face.blit(dark, place.move(dx, dy))
    face.blit(bright, place)
