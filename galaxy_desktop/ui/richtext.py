"""Text with bold, colours, signs and links, wrapped to its box and never drawn outside it."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

import pygame

from galaxy_desktop.engine.markup import InlineSign, Run, paragraphs
from galaxy_desktop.ui.fonts import ELLIPSIS, Fonts, TextStyle, width_of
from galaxy_desktop.ui.metrics import SMALLEST_WORD, Metrics
from galaxy_desktop.ui.theme import RGB, Theme

Align = Literal["left", "centre", "right"]
ROOM = 16 * 1024 * 1024
BYTES = 4
"""Memory of a pixel."""
MOST_SIZES = 2000
SIGN_HEIGHT = 1.25
LEAST_SHRINK, LONG = 0.6, 80
"""Least share of its size that a text keeps; most letters of a word that is drawn before it is measured."""


class Signs(Protocol):
    """Source of the signs in text and beside it."""

    def sign(self, name: str, label: str, size: int, colour: RGB) -> pygame.Surface:
        """Return the sign at this height in pixels; raise `KeyError` if there is none of this name."""
        ...


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


@dataclass(slots=True)
class RichText:
    """Layout and drawing of texts; a cache of the blocks, limited to `room` bytes."""

    theme: Theme
    fonts: Fonts
    metrics: Metrics
    signs: Signs
    room: int = ROOM
    used: int = 0
    _blocks: OrderedDict[tuple[object, ...], Block] = field(default_factory=OrderedDict)
    _sizes: dict[tuple[object, ...], int] = field(default_factory=dict)
    """Sizes in pixels that `fitted` has found."""

    def block(
        self,
        markup: str,
        width: int,
        style: str = "body",
        *,
        colour: RGB | None = None,
        align: Align = "left",
        lines: int | None = None,
        height: int | None = None,
        px: int | None = None,
    ) -> Block:
        """Return the text laid out in a width, limited to `lines` or `height`; a cut ends in an ellipsis."""
        width = max(1, width)
        key = (markup, width, style, colour, align, lines, height, px)
        known = self._blocks.get(key)
        if known is None:
            look = self.fonts.style(style, self.metrics, px)
            fit = None if height is None else max(1, height // look.line)
            most = fit if lines is None else min(lines, fit or lines)
            plain = colour or self.theme.colour.text
            bright = plain if colour != self.theme.colour.text_soft else self.theme.colour.text
            known = self._lay(markup, width, Setting(look, plain, bright, align, most))
            self._keep(key, known)
        else:
            self._blocks.move_to_end(key)
        return known

    def clear(self) -> None:
        """Drop every cached block."""
        self._blocks.clear()
        self._sizes.clear()
        self.used = 0

    def label(
        self,
        markup: str,
        width: int,
        style: str = "button",
        *,
        colour: RGB | None = None,
        align: Align = "centre",
    ) -> Block:
        """Return a text on one line, as `fitted` sets it."""
        return self.fitted(markup, width, style, colour=colour, align=align, lines=1)

    def fitted(
        self,
        markup: str,
        width: int,
        style: str,
        *,
        colour: RGB | None = None,
        align: Align = "left",
        lines: int | None = None,
        height: int | None = None,
    ) -> Block:
        """Return a text as `block` does, but smaller if it would be cut: 60 % and 14 px at least.

        Large text may shrink to what it is at a text size of 100 %.
        """
        key = (markup, width, style, lines, height)
        largest = self._sizes.get(key) or self.fonts.style(style, self.metrics).px
        for px in range(largest, self.smallest(style) - 1, -1):
            block = self.block(
                markup, width, style, colour=colour, align=align, lines=lines, height=height, px=px
            )
            if not block.cut:
                break
        if len(self._sizes) >= MOST_SIZES:
            self._sizes.clear()
        self._sizes[key] = px
        return block

    def common_size(self, texts: Sequence[str], width: int, style: str) -> int:
        """Return the greatest size in pixels at which each text fits on one line, or else the smallest."""
        least = self.smallest(style)
        sizes = range(self.fonts.style(style, self.metrics).px, least, -1)
        return next(
            (px for px in sizes if all(self.width(text, style, px) <= width for text in texts)), least
        )

    def smallest(self, style: str) -> int:
        """Return the size in pixels to which a style may shrink."""
        first = self.fonts.style(style, self.metrics).px
        share = min(LEAST_SHRINK, 1 / self.metrics.text_step)
        return min(first, max(SMALLEST_WORD, round(first * share)))

    def draw(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        markup: str,
        style: str = "body",
        *,
        colour: RGB | None = None,
        align: Align = "left",
        middle: bool = False,
        lines: int | None = None,
    ) -> int:
        """Draw the text inside the rectangle, smaller if it must be; return the height used.

        It is vertically centred if `middle`.
        """
        block = self.fitted(
            markup, rect.width, style, colour=colour, align=align, lines=lines, height=rect.height
        )
        block.draw(
            surface, (rect.left, rect.top + (max(0, rect.height - block.height) // 2 if middle else 0))
        )
        return block.height

    def width(self, markup: str, style: str = "body", px: int | None = None) -> int:
        """Return the width of the text on one line, in pixels."""
        return self.block(markup, 1 << 20, style, lines=1, px=px).size[0]

    def _keep(self, key: tuple[object, ...], block: Block) -> None:
        self._blocks[key] = block
        self.used += block.bytes
        while self.used > self.room and len(self._blocks) > 1:
            self.used -= self._blocks.popitem(last=False)[1].bytes

    def _lay(self, markup: str, width: int, setting: Setting) -> Block:
        rows: list[list[Word]] = []
        for paragraph in paragraphs(markup):
            rows += _wrapped(self._words(paragraph, width, setting), width)
        cut = setting.most is not None and len(rows) > setting.most
        if cut and setting.most is not None:
            rows = rows[: setting.most]
            rows[-1] = self._shortened(rows[-1], width, setting)
        return _placed(rows, width, setting, cut)

    def _words(self, paragraph: list[Run | InlineSign], width: int, setting: Setting) -> list[Word]:
        """Return the words of a paragraph; one too long for the line is broken where it must be."""
        words: list[Word] = []
        gap, pieces = 0, list[TextRun]()
        for part in paragraph:
            if isinstance(part, InlineSign):
                pieces.append(TextRun(self._sign(part, setting, width), part.label or part.name, part.link))
                continue
            font, colour = self._face(part, setting)
            for index, text in enumerate(part.text.split(" ")):
                if index:
                    if pieces:
                        words.append(_word(pieces, gap))
                        gap, pieces = 0, []
                    gap += width_of(font, " ")
                bits = [text] if self._fits(font, text, colour, width) else _broken(font, text, width)
                pieces += [TextRun(self.fonts.line(font, bit, colour), bit, part.link) for bit in bits if bit]
        return [*words, _word(pieces, gap)] if pieces or not words else words

    def _fits(self, font: pygame.font.Font, text: str, colour: RGB, width: int) -> bool:
        """Return whether a word fits a width; all but long ones are drawn to find out, as most do fit."""
        short = len(text) <= LONG
        return (self.fonts.line(font, text, colour).get_width() if short else width_of(font, text)) <= width

    def _face(self, run: Run, setting: Setting) -> tuple[pygame.font.Font, RGB]:
        plain = setting.bright if run.bold else setting.colour
        plain = self.theme.colour.legal if run.link else plain
        colour = self.theme.named(run.colour) if self.theme.has(run.colour) else plain
        return (setting.style.bold if run.bold else setting.style.font), colour

    def _sign(self, sign: InlineSign, setting: Setting, width: int) -> pygame.Surface:
        """Return the sign, or its name in words if there is no such sign."""
        colour = self.theme.named(sign.colour) if self.theme.has(sign.colour) else setting.bright
        height = min(round(setting.style.px * SIGN_HEIGHT), setting.style.line)
        try:
            drawn = self.signs.sign(sign.name, sign.label, height, colour)
        except KeyError:
            words = sign.label or sign.name.replace("_", " ")
            drawn = self.fonts.line(setting.style.font, words, colour)
        return drawn.subsurface(
            (0, 0, min(width, drawn.get_width()), min(setting.style.line, drawn.get_height()))
        )

    def _shortened(self, row: list[Word], width: int, setting: Setting) -> list[Word]:
        """Return the row with an ellipsis, without the words that leave no room for it."""
        dots = _cropped(self.fonts.line(setting.style.font, ELLIPSIS, setting.colour), width)
        kept = list(row)
        while len(kept) > 1 and _row_width(kept) + dots.get_width() > width:
            kept.pop()
        last = kept.pop()
        if _row_width([*kept, last]) + dots.get_width() > width:
            room = max(0, width - dots.get_width())
            bits = [piece._replace(picture=_cropped(piece.picture, room)) for piece in last.pieces[:1]]
            last = _word(bits, last.space)
        return [*kept, _word((*last.pieces, TextRun(dots, ELLIPSIS)), last.space)]


def _word(pieces: Sequence[TextRun], space: int) -> Word:
    return Word(tuple(pieces), space, sum([piece.width for piece in pieces]))


def _cropped(piece: pygame.Surface, width: int) -> pygame.Surface:
    return piece.subsurface((0, 0, min(piece.get_width(), width), piece.get_height()))


def _broken(font: pygame.font.Font, text: str, width: int) -> list[str]:
    """Return a text too long for the width in pieces that each fit."""
    bits = []
    while len(text) > 1 and width_of(font, text) > width:
        end = next((n for n in range(len(text) - 1, 1, -1) if width_of(font, text[:n]) <= width), 1)
        bits.append(text[:end])
        text = text[end:]
    return [*bits, text]


def _wrapped(words: list[Word], width: int) -> list[list[Word]]:
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
    return [_word((piece,), 0 if index else word.space) for index, piece in enumerate(word.pieces)]


def _row_width(row: list[Word]) -> int:
    return sum([word.width + word.space for word in row]) - (row[0].space if row else 0)


def _placed(rows: list[list[Word]], width: int, setting: Setting, cut: bool) -> Block:
    """Return the block with every piece at its place; signs are centred on their line."""
    blits, links, line = [], _Links(), setting.style.line
    widths = [_row_width(row) for row in rows]
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


@dataclass(slots=True)
class _Links:
    """Links of a block, collected from its pieces in the order of the text."""

    found: list[Link] = field(default_factory=list)
    _page: str = ""

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
