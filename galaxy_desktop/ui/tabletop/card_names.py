"""Names of cards: measured, on two lines, narrowed or on three, with broken words, else none: never cut."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import ceil

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.syllables import syllable_ends
from galaxy_desktop.ui.theme import RGB

WEIGHTS = ((700, 600), (400,))
"""Weights of a name, the thin one only where the others do not fit narrowed either."""
SMALLER = (1.0, 0.85, 0.7, 0.6, 0.5)
"""Factors by which large text may shrink before it is cut."""
NARROWED, NARROWEST = 0.88, 0.76
"""Factors by which a line may be narrowed: gladly, and before a word is broken or cut."""
HYPHEN, LEAST_PART = "-", 3
"""End of the first part of a broken word, and the fewest letters of a part that is no syllable."""
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
    clear: pygame.Rect | None = None,
    bare: Sequence[pygame.Rect] = (),
) -> None:
    """Draw the name in a band of the card's height, in the part that no other card covers.

    `clear` is a sign in the right part of the face on which the name does not lie. A name at the foot of its
    band takes one line more above it where it has no room otherwise. No name is drawn that would lie on one
    of the signs in `bare` even then.
    """
    width, height = face.get_size()
    top, bottom = (round(height * part) for part in band)
    seen = look.seen * look.grain or width
    box = pygame.Rect(0, top, seen, bottom - top).inflate(-round(width * MARGIN), 0)
    px = max(kit.metrics.text(SMALLEST_WORD), round(look.size[0] * share)) * look.grain
    if foot and not has_room(kit, name, box, px):
        line = round(_sizes(kit, px)[-1] * LINE)
        box = box.union(box.move(0, -line))
    if clear is not None:
        box = room_beside(kit, name, box, px, clear, foot=foot)
    if bare:
        box = room_beside(kit, name, box, px, *bare, foot=foot)
    if not lies_on(kit, name, box, px, *bare, foot=foot):
        set_name(kit, face, name, box, px, colour, foot=foot)


def room_beside(
    kit: Kit, name: str, box: pygame.Rect, px: int, *signs: pygame.Rect, foot: bool
) -> pygame.Rect:
    """Return the box if the name would not lie on a sign, else its part below the signs or between them.

    Of two parts that have room, return that in which the name is larger; if none has, the whole box.
    """
    if not lies_on(kit, name, box, px, *signs, foot=foot):
        return box
    between = box
    for one in signs:
        is_left = one.centerx < box.centerx
        between = layout.right_of(between, one.right) if is_left else layout.left_of(between, one.left)
    rooms = (layout.below(box, max(one.bottom for one in signs)), between)
    return max(
        (room for room in rooms if has_room(kit, name, room, px)), key=_ease(kit, name, px), default=box
    )


def lies_on(kit: Kit, name: str, box: pygame.Rect, px: int, *signs: pygame.Rect, foot: bool) -> bool:
    """Return whether a line of the name would lie on a sign."""
    return any(line.collidelist(signs) >= 0 for line in _lines_at(kit, name, box, px, foot=foot))


def _ease(kit: Kit, name: str, px: int) -> Callable[[pygame.Rect], tuple[bool, int]]:
    """Return what tells of a room whether no word of a name is broken in it, and the height of a line."""

    def of_room(room: pygame.Rect) -> tuple[bool, int]:
        _font, step, lines = _set(kit, name, room, px)
        return name in (" ".join(lines), "".join(lines)), step

    return of_room


def set_name(
    kit: Kit, face: pygame.Surface, name: str, box: pygame.Rect, px: int, colour: RGB, *, foot: bool
) -> int:
    """Draw the name in its box, at its foot or in its middle, with a soft dark edge; return its upper edge.

    Draw nothing in a box too small for the whole name, as on a card that is covered by others, or in a
    picture without names.
    """
    font, step, lines = _set(kit, name, box, px)
    rows = _rows(box, step, len(lines), foot=foot)
    for line, row in zip(lines, rows, strict=True):
        set_line(kit, face, font, line, row, colour)
    return rows[0].top if rows else box.bottom if foot else box.centery


def _rows(box: pygame.Rect, step: int, number: int, *, foot: bool) -> list[pygame.Rect]:
    """Return the rows of a number of lines, at the foot or in the middle of a box."""
    top = box.bottom - step * number if foot else box.centery - step * number // 2
    return [pygame.Rect(box.left, top + line * step, box.width, step) for line in range(number)]


def _lines_at(kit: Kit, name: str, box: pygame.Rect, px: int, *, foot: bool) -> list[pygame.Rect]:
    """Return where the lines of a name lie, as wide as they are drawn."""
    font, step, lines = _set(kit, name, box, px)
    rows = _rows(box, step, len(lines), foot=foot)
    return [
        layout.align(row, (min(row.width, width_of(font, line)), step))
        for line, row in zip(lines, rows, strict=True)
    ]


def has_room(kit: Kit, name: str, box: pygame.Rect, px: int) -> bool:
    """Return whether `set_name` draws the name."""
    return bool(_set(kit, name, box, px)[-1])


def least_width(kit: Kit, name: str) -> int:
    """Return the least width of a box for a name on one line, as small and as narrow as names are set."""
    px = _sizes(kit, kit.metrics.text(SMALLEST_WORD))[-1]
    return ceil(width_of(kit.fonts.font("card", WEIGHTS[-1][-1], px), name) * NARROWEST)


def name_top(kit: Kit, name: str, box: pygame.Rect, px: int) -> int:
    """Return the upper edge of a name that `set_name` draws at the foot of its box."""
    rows = _lines_at(kit, name, box, px, foot=True)
    return rows[0].top if rows else box.bottom


def _set(kit: Kit, name: str, box: pygame.Rect, px: int) -> tuple[pygame.font.Font, int, list[str]]:
    """Return the font of a name, the height of a line, and its lines; none if it is not drawn."""
    if box.width <= 0 or not kit.names:
        return kit.fonts.font("card", WEIGHTS[0][0], px), px, []
    font, px = _font(kit, name, box.width, px, box.height)
    step = round(px * LINE)
    return font, step, wrapped(font, name, box.width, box.height // step)


def is_cut(kit: Kit, name: str, width: int, px: int) -> bool:
    """Return whether a name has no room on two lines of a width, even if narrowed."""
    font, _px = _font(kit, name, width, px)
    room = _room(width)
    return not _fits(font, _split(font, name, room), room)


def _room(width: int, narrowed: float = NARROWED) -> int:
    """Return the greatest width of a line that fits a width if it is narrowed by a factor."""
    return int(width / narrowed)


def _font(
    kit: Kit, name: str, width: int, px: int, height: int | None = None
) -> tuple[pygame.font.Font, int]:
    """Return font and size: the boldest, widest and largest that breaks no word of the name, else the last.

    The name takes one line or two, or one alone if no more fit a height. Words never get smaller than they
    are at a text size of 100 %.
    """
    sizes = _sizes(kit, px)
    for weights, room in product(WEIGHTS, (width, _room(width))):
        for size, weight in product(sizes, weights):
            font = kit.fonts.font("card", weight, size)
            lines, most = _split(font, name, room), _most_lines(size, height)
            if _fits(font, lines, room) and len(lines) <= most:
                return font, size
    return font, size


def _sizes(kit: Kit, px: int) -> list[int]:
    """Return the sizes of a name that may be as large as `px`, largest first; the last as at 100 %."""
    step = kit.metrics.text_step
    sizes, least = [round(px * share) for share in SMALLER if share * step >= 1], round(px / step)
    return [*sizes, least] if least < sizes[-1] else sizes


def wrapped(font: pygame.font.Font, name: str, width: int, most: int = 2) -> list[str]:
    """Return the lines of a name, `most` at most: one if it fits, else two as even as possible.

    Three, narrower lines and broken words follow in this order; none if it does not fit.
    """
    if most < 2:
        return [name] if width_of(font, name) <= _room(width, NARROWEST) else []
    return next((lines for lines in _ways(font, name, width, most) if lines), [])


def _ways(font: pygame.font.Font, name: str, width: int, most: int) -> Iterator[list[str]]:
    """Yield the name as it could be set, best first; nothing for what does not fit."""
    yield _on_two(font, name, width)
    for room in (_room(width), _room(width, NARROWEST)):
        yield _on_two(font, name, room)
        yield _on_three(font, name, room) if most > 2 else []
    for anywhere, early in product((False, True), (False, True)):
        yield _broken(font, name, width, most, early=early, anywhere=anywhere)


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


def _broken(
    font: pygame.font.Font, name: str, width: int, most: int, *, early: bool, anywhere: bool
) -> list[str]:
    """Return the name on the lines there are, words broken with a hyphen; none if they are too few.

    Only words too long for a line are broken, or with `early` each that does not fit the rest of its line:
    between syllables, or `anywhere`.
    """
    room = _room(width, NARROWEST)
    lines = [""]
    for word in name.replace("-", "- ").split(" "):
        rest, ends = f"{lines[-1]} {word}".strip().replace("- ", "-"), _word_ends(word, anywhere=anywhere)
        if width_of(font, rest) > room and lines[-1]:
            further = [len(rest) - len(word) + at for at in ends]
            if early and _end(font, rest, room, further):
                ends = further
            else:
                lines, rest = [*lines, ""], word
        while width_of(font, rest) > room:
            end = _end(font, rest, room, ends)
            if not end:
                return []
            lines, rest = [*lines[:-1], rest[:end] + HYPHEN, ""], rest[end:]
            ends = [at - end for at in ends if at > end + 1]
        lines[-1] = rest
    return lines if len(lines) <= most else []


def _word_ends(word: str, *, anywhere: bool) -> Sequence[int]:
    """Return after how many letters of a word a hyphen may stand."""
    return range(LEAST_PART, len(word) - LEAST_PART + 1) if anywhere else syllable_ends(word)


def _end(font: pygame.font.Font, text: str, room: int, ends: Sequence[int]) -> int:
    """Return the last of some ends in a text that fits a line before a hyphen; 0 if none does."""
    return next((end for end in reversed(ends) if width_of(font, text[:end] + HYPHEN) <= room), 0)


def _most_lines(px: int, height: int | None) -> int:
    """Return how many lines of a size a height holds, at least one."""
    return 2 if height is None else max(1, height // round(px * LINE))


def _fits(font: pygame.font.Font, lines: list[str], width: int) -> bool:
    return all(width_of(font, line) <= width for line in lines)


def on_two(font: pygame.font.Font, name: str) -> list[str]:
    """Return a name on two lines, as even as possible; on one if it is a single word."""
    return _split(font, name, width_of(font, name) - 1)


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
