"""Small parts drawn all over the table: a line of words, a sign with its figure, headers."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial

import pygame

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.language import Message, in_use
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.sheet import CounterFigure
from galaxy_desktop.ui.tabletop.tabletop import Tabletop
from galaxy_desktop.ui.theme import RGB, Space

KEPT = 256
"""Figures whose widest form is kept."""
CLOSEST: Space = "margin"
"""Least gap between figures without words."""
NUMBERS = (0, 1, 2, 5)
"""Numbers that between them have every form of a word in the languages we know."""


@plain
class Counter:
    """Sign with a figure, a word after it if there is room, and the sentence for its tooltip."""

    id: str
    sign: str
    figure: str
    word: str = ""
    tip: str = ""
    forms: Message | None = None
    """Text of a word that has another form with another figure; None for one that is always the same."""


def write(
    board: Tabletop,
    surface: pygame.Surface,
    rect: pygame.Rect,
    text: str,
    style: str,
    colour: RGB | None = None,
) -> int:
    """Write one line of plain text in a rectangle, vertically centred; return its right end.

    It is smaller if it would be too wide.
    """
    shade, width = colour or board.kit.theme.colour.text, rect.width

    def make() -> pygame.Surface:
        font = _fitting(board, text, style, rect.size)
        return board.kit.fonts.line(font, board.kit.fonts.fitted(font, text, width), shade)

    drawn = board.kit.surfaces.get(("line", text, style, shade, rect.size), make)
    surface.blit(drawn, drawn.get_rect(midleft=rect.midleft))
    return rect.left + drawn.get_width()


def is_whole(board: Tabletop, text: str, style: str, room: tuple[int, int]) -> bool:
    """Return whether `write` has room for a line without cutting it off."""
    return width_of(_fitting(board, text, style, room), text) <= room[0]


def least_written(board: Tabletop, text: str, style: str) -> int:
    """Return the width that `write` needs for a whole line, as small as it writes it, in pixels."""
    look = board.kit.fonts.style(style, board.kit.metrics, board.kit.text.smallest(style))
    return width_of(look.font, text)


def _fitting(board: Tabletop, text: str, style: str, room: tuple[int, int]) -> pygame.font.Font:
    """Return the largest font of a style in which a line fits a width and a height, else its smallest."""
    width, height = room
    first = board.kit.fonts.style(style, board.kit.metrics)
    least = board.kit.text.smallest(style)
    looks = (board.kit.fonts.style(style, board.kit.metrics, px) for px in range(first.px, least, -1))
    fits = (look for look in looks if look.px <= height and width_of(look.font, text) <= width)
    return next(fits, board.kit.fonts.style(style, board.kit.metrics, least)).font


def pair_heights(board: Tabletop) -> tuple[int, int]:
    """Return the heights of a name and of the softer line below it."""
    upper = board.kit.fonts.style("section", board.kit.metrics)
    lower = board.kit.fonts.style("small", board.kit.metrics)
    return round(upper.px * 1.22), round(lower.px * 1.2)


def write_pair(
    board: Tabletop, surface: pygame.Surface, rect: pygame.Rect, first: str, second: str
) -> pygame.Rect:
    """Write a name and a softer line below it, vertically centred; return the rectangle of the name."""
    upper, lower = pair_heights(board)
    heights = (upper, lower if second else 0)
    name = pygame.Rect(rect.left, rect.centery - sum(heights) // 2, rect.width, heights[0])
    below = pygame.Rect(rect.left, name.bottom, rect.width, heights[1])
    name.width = write(board, surface, name, first, "section") - name.left
    if second:
        write(board, surface, below, second, "small", board.kit.theme.colour.text_soft)
    return name


def put(surface: pygame.Surface, sign: pygame.Surface, centre: tuple[int, int]) -> None:
    """Draw a sign, centred at a place."""
    surface.blit(sign, sign.get_rect(center=centre))


def lead(surface: pygame.Surface, sign: pygame.Surface, row: pygame.Rect, size: int, gap: int) -> pygame.Rect:
    """Draw a sign in a square at the left end of a row; return the part of the row beside it and a gap."""
    put(surface, sign, (row.left + size // 2, row.centery))
    return layout.right_of(row, row.left + size + gap)


def write_with_note(
    board: Tabletop,
    surface: pygame.Surface,
    row: pygame.Rect,
    words: tuple[str, str],
    *,
    gap: int,
    styles: tuple[str, str] = ("section", "small"),
    colours: tuple[RGB | None, RGB | None] = (None, None),
) -> None:
    """Write a title and a softer note after it on one line, as much of both as there is room for."""
    end = write(board, surface, row, words[0], styles[0], colours[0])
    soft = colours[1] or board.kit.theme.colour.text_soft
    write(board, surface, layout.right_of(row, end + gap), words[1], styles[1], soft)


def title_height(board: Tabletop) -> int:
    """Return the height of the line of a panel with its title in pixels, more if the text is large."""
    return max(board.px(board.kit.theme.size["title"]), board.letters("section") + board.space("gutter"))


def counters_width(board: Tabletop, counters: list[Counter], *, words: bool) -> int:
    """Return the width of counters side by side, in pixels."""
    said = [(counter.figure, counter.word) for counter in counters]
    return sum(_widths(board, said, words=words)) + _gap(board, words=words) * max(0, len(counters) - 1)


def least_width(board: Tabletop, counters: list[Counter]) -> int:
    """Return the width of figures without words that are as close to each other as may be, in pixels."""
    said = [(counter.figure, "") for counter in counters]
    return sum(_widths(board, said, words=False)) + board.space(CLOSEST) * max(0, len(counters) - 1)


def fit_counters(
    board: Tabletop, counters: list[Counter], width: int, *, words: bool = True, least: int = 1
) -> bool:
    """Remove the last counters until their figures fit; return whether the words fit too.

    At least `least` of them stay. Words need room for figures of two digits and for their widest forms, so
    that they do not come and go as the figures change.
    """
    if words:
        font, language = board.kit.fonts.style("body", board.kit.metrics).font, in_use()
        wanted = [_at_most(one.figure, one.word, one.forms, font, language) for one in counters]
        needed = sum(_widths(board, wanted, words=True)) + _least_gap(board) * max(0, len(counters) - 1)
        words = needed <= width
    while not words and len(counters) > least and least_width(board, counters) > width:
        counters.pop()
    return words


def lay_supplies(board: Tabletop, area: pygame.Rect, counters: list[Counter]) -> None:
    """Lay the supplies at the right of the top bar, with words and all of them only if there is room."""
    words = fit_counters(board, counters, area.width)
    lay_counters(board, area, counters, "supplies", words=words, right=True)


def lay_counters(
    board: Tabletop,
    rect: pygame.Rect,
    counters: list[Counter],
    group: str,
    *,
    words: bool,
    right: bool = False,
) -> tuple[int, int]:
    """Lay counters side by side from the left, or ending at the right; each can be pointed at.

    Return where they begin and where they end.
    """
    said = [(counter.figure, counter.word) for counter in counters]
    gap, widths, gutter = _gap(board, words=words), _widths(board, said, words=words), board.space("gutter")
    free = (rect.width - sum(widths)) // max(1, len(counters) - 1)
    if free < gap:
        gap = max(free, _least_gap(board) if words else board.space(CLOSEST))
    whole = sum(widths) + gap * max(0, len(counters) - 1)
    x = start = rect.right - whole if right else rect.left
    size = _sign_size(board)
    for counter, width in zip(counters, widths, strict=True):
        place = pygame.Rect(x, rect.top, width, rect.height)
        board.sheet.places[counter.id] = place
        plate = place.inflate(gutter, 0)
        board.sheet.counters[counter.id] = CounterFigure(
            counter.figure, partial(_counting, board, place, counter, size, words=words), plate
        )
        item = Item(counter.id, place.inflate(min(gutter, gap), 0), group, "", counter.tip)
        draw = partial(_counter, board, place=place, counter=counter, size=size, words=words)
        board.sheet.add(draw, item, moves=True)
        x += width + gap
    return start, start + whole


def lay_count(
    board: Tabletop, id: str, rect: pygame.Rect, words: str, draw: Callable[[pygame.Surface, str], None]
) -> None:
    """Lay words that count something of a seat: they say the former number until its acts have been told."""
    board.sheet.places[id] = rect
    board.sheet.counters[id] = CounterFigure(words, draw, rect)
    board.sheet.piece(id, partial(_drawn, draw, words))


def _drawn(draw: Callable[[pygame.Surface, str], None], words: str, surface: pygame.Surface) -> None:
    draw(surface, words)


@lru_cache(maxsize=KEPT)
def _at_most(
    figure: str, word: str, forms: Message | None, font: pygame.font.Font, language: str
) -> tuple[str, str]:
    """Return a figure of at least two digits, as wide as digits are, and the widest form of its word.

    `language` is the one in use: what is kept holds for it alone.
    """
    del language
    if forms is not None:
        word = max(map(forms.read, NUMBERS), key=partial(width_of, font))
    number, slash, most = figure.partition("/")
    if not number.isdecimal():
        return figure, word
    return f"{'0' * max(2, len(number))}{slash}{most}", word


def _least_gap(board: Tabletop) -> int:
    """Return the gap between counters with words where room is scarce."""
    metrics = board.kit.metrics
    if metrics.mode == "large_text":
        return metrics.space("broad")
    return round(metrics.space("margin") * metrics.text_step)


def _gap(board: Tabletop, *, words: bool) -> int:
    metrics = board.kit.metrics
    if metrics.mode == "large_text":
        return metrics.space("broad")
    return round(metrics.space("block" if words else "frame") * metrics.text_step)


def _sign_size(board: Tabletop) -> int:
    metrics = board.kit.metrics
    return metrics.letters("option") if metrics.mode == "large_text" else metrics.icon("title")


def _widths(board: Tabletop, said: list[tuple[str, str]], *, words: bool) -> list[int]:
    """Return the width of each counter, given by its figure and its word."""
    number = board.kit.fonts.style("number", board.kit.metrics).font
    body = board.kit.fonts.style("body", board.kit.metrics).font
    sign, gap = _sign_size(board), board.kit.metrics.space("tight")
    found = []
    for figure, word in said:
        width = sign + gap + width_of(number, figure)
        found.append(width + gap + width_of(body, word) if words and word else width)
    return found


def _counting(
    board: Tabletop,
    place: pygame.Rect,
    counter: Counter,
    size: int,
    surface: pygame.Surface,
    figure: str,
    *,
    words: bool,
) -> None:
    """Draw a counter with another figure."""
    _counter(board, surface, place, replace(counter, figure=figure), size, words=words)


def _counter(
    board: Tabletop, surface: pygame.Surface, place: pygame.Rect, counter: Counter, size: int, *, words: bool
) -> None:
    """Draw a counter with a sign of a size in pixels."""
    colour, gap = board.kit.theme.colour, board.kit.metrics.space("tight")
    sign = board.kit.sign(counter.sign, size, colour.text_soft)
    put(surface, sign, (place.left + size // 2, place.centery))
    left = place.left + size + gap
    rest = layout.right_of(place, left)
    end = write(board, surface, rest, counter.figure, "number")
    if words and counter.word:
        rest.left, rest.width = end + gap, place.right - end
        write(board, surface, rest, counter.word, "body", colour.text_soft)
