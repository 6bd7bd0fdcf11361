"""Words set in rows: wrapped to a width, aligned, each piece at its place."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import pygame

from galaxy_desktop.ui.fonts import TextStyle, width_of
from galaxy_desktop.ui.theme import RGB

Align = Literal["left", "centre", "right"]
BYTES = 4
"""Memory of a pixel."""


class TextRun(NamedTuple):
    """Picture of a bit of text or of a sign, its words, and the page of the link it belongs to."""

    picture: pygame.Surface
    words: str
    link: str = ""

    @property
    def width(self) -> int:
        """Width in pixels."""
        return self.picture.get_width()


class Word(NamedTuple):
    """Unit of text that is not broken across lines: pieces side by side, the space before it, its width."""

    pieces: tuple[TextRun, ...]
    space: int
    width: int


class Link(NamedTuple):
    """Link in a text: the page it leads to, its words, and its rectangles in the block, one for each line."""

    page: str
    words: str
    rects: tuple[pygame.Rect, ...]


class Block(NamedTuple):
    """Text laid out, to be drawn at any place."""

    size: tuple[int, int]
    lines: int
    cut: bool
    bytes: int
    """Upper bound of the memory of its pieces: a word used twice is the same piece."""
    blits: tuple[tuple[pygame.Surface, tuple[int, int]], ...]
    links: tuple[Link, ...] = ()
    """Links, in the order of the text."""

    @property
    def height(self) -> int:
        """Height of the text in pixels."""
        return self.size[1]

    def draw(self, surface: pygame.Surface, place: tuple[int, int]) -> None:
        """Draw the text with its upper left corner at the place."""
        for piece, (x, y) in self.blits:
            surface.blit(piece, (place[0] + x, place[1] + y))


class Setting(NamedTuple):
    """Setting of a text; `bright` is the colour of bold words, `colour` that of the rest."""

    style: TextStyle
    colour: RGB
    bright: RGB
    align: Align
    most: int | None


def word_of(pieces: Sequence[TextRun], space: int) -> Word:
    """Return a word of pieces side by side, after a space in pixels."""
    return Word(tuple(pieces), space, sum([piece.width for piece in pieces]))


def cropped(piece: pygame.Surface, width: int) -> pygame.Surface:
    """Return the left part of a picture, no wider than the width."""
    return piece.subsurface((0, 0, min(piece.get_width(), width), piece.get_height()))


def broken(font: pygame.font.Font, text: str, width: int) -> list[str]:
    """Return a text too long for the width in pieces that each fit."""
    bits = []
    while len(text) > 1 and width_of(font, text) > width:
        end = next((n for n in range(len(text) - 1, 1, -1) if width_of(font, text[:n]) <= width), 1)
        bits.append(text[:end])
        text = text[end:]
    return [*bits, text]


def wrapped(words: list[Word], width: int) -> list[list[Word]]:
    """Return words in rows no wider than the width; split a wider word between its pieces."""
    rows: list[list[Word]] = [[]]
    used = 0
    for word in words:
        for part in [word] if word.width <= width else _pieces(word):
            wanted = part.space + part.width
            if not rows[-1]:
                used = part.width
            elif used + wanted > width:
                rows.append([])
                used = part.width
            else:
                used += wanted
            rows[-1].append(part)
    return rows


def _pieces(word: Word) -> list[Word]:
    return [word_of((piece,), 0 if index else word.space) for index, piece in enumerate(word.pieces)]


def row_width(row: list[Word]) -> int:
    """Return the width of a row in pixels, without the space before its first word."""
    return sum([word.width + word.space for word in row]) - (row[0].space if row else 0)


def placed(rows: list[list[Word]], width: int, setting: Setting, *, cut: bool) -> Block:
    """Return the block with every piece at its place; signs are centred on their line."""
    blits, links, line = [], _Links(), setting.style.line
    widths = [row_width(row) for row in rows]
    middle = _middle_of_small_letters(setting.style)
    for number, row in enumerate(rows):
        spare = width - widths[number]
        x = {"left": 0, "centre": spare // 2, "right": spare}[setting.align]
        for index, word in enumerate(row):
            x += word.space if index else 0
            for piece in word.pieces:
                y = number * line + _offset(piece.picture, setting.style, middle)
                blits.append((piece.picture, (x, y)))
                links.add(piece, (x, number * line), line)
                x += piece.width
    size = (max(widths, default=0) if setting.align == "left" else width, len(rows) * line)
    return Block(size, len(rows), cut, sum(widths) * line * BYTES, tuple(blits), tuple(links.found))


class _Links:
    """Links of a block, collected from its pieces in the order of the text."""

    def __init__(self) -> None:
        self.found: list[Link] = []
        self._page = ""

    def add(self, piece: TextRun, place: tuple[int, int], height: int) -> None:
        """Add a piece to its link, which begins or goes on; a line or a gap ends a rectangle or a word."""
        if piece.link:
            rect = pygame.Rect(place, (piece.width, height))
            if piece.link == self._page:
                self.found[-1] = _longer(self.found[-1], piece, rect)
            else:
                self.found.append(Link(piece.link, piece.words, (rect,)))
        self._page = piece.link


def _longer(link: Link, piece: TextRun, rect: pygame.Rect) -> Link:
    """Return a link with one more piece."""
    *rects, here = link.rects
    touches = (here.right, here.top) == rect.topleft
    rects += [here.union(rect)] if here.top == rect.top else [here, rect]
    return Link(link.page, link.words + ("" if touches else " ") + piece.words, tuple(rects))


def _offset(piece: pygame.Surface, style: TextStyle, middle: int) -> int:
    """Return the offset of a piece down its line: text by its own height, a sign by its middle."""
    if piece.get_height() == style.font.get_height():
        return (style.line - piece.get_height()) // 2
    return max(0, min(style.line - piece.get_height(), middle - piece.get_height() // 2))


def _middle_of_small_letters(style: TextStyle) -> int:
    """Return the height of the middle of small letters on a line, from its top."""
    top = (style.line - style.font.get_height()) // 2
    return top + style.font.get_ascent() - round(style.px * 0.33)
