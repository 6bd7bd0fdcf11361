"""Text with bold, colours, signs and links, wrapped to its box and never drawn outside it."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol

import pygame

from galaxy_desktop.engine.markup import InlineSign, Run, paragraphs
from galaxy_desktop.ui.fonts import ELLIPSIS, Fonts, width_of
from galaxy_desktop.ui.metrics import SMALLEST_WORD, Metrics
from galaxy_desktop.ui.theme import RGB, Theme
from galaxy_desktop.ui.typesetting import (
    Align,
    Block,
    Setting,
    TextRun,
    Word,
    broken,
    cropped,
    placed,
    row_width,
    word_of,
    wrapped,
)

ROOM = 16 * 1024 * 1024
MOST_SIZES = 2000
SIGN_HEIGHT = 1.25
LEAST_SHRINK, LONG = 0.6, 80
"""Least share of its size that a text keeps; most letters of a word that is drawn before it is measured."""


class Signs(Protocol):
    """Source of the signs in text and beside it."""

    def sign(self, name: str, label: str, size: int, colour: RGB) -> pygame.Surface:
        """Return the sign at this height in pixels; raise `KeyError` if there is none of this name."""
        ...


class RichText:
    """Layout and drawing of texts; a cache of the blocks, limited to `room` bytes."""

    def __init__(self, theme: Theme, fonts: Fonts, metrics: Metrics, signs: Signs, room: int = ROOM) -> None:
        self.theme = theme
        self.fonts = fonts
        self.metrics = metrics
        self.signs = signs
        self.room = room
        self.used = 0
        self._blocks: OrderedDict[tuple[object, ...], Block] = OrderedDict()
        self._sizes: dict[tuple[object, ...], int] = {}
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
            rows += wrapped(self._words(paragraph, width, setting), width)
        cut = setting.most is not None and len(rows) > setting.most
        if cut and setting.most is not None:
            rows = rows[: setting.most]
            rows[-1] = self._shortened(rows[-1], width, setting)
        return placed(rows, width, setting, cut=cut)

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
                        words.append(word_of(pieces, gap))
                        gap, pieces = 0, []
                    gap += width_of(font, " ")
                bits = [text] if self._fits(font, text, colour, width) else broken(font, text, width)
                pieces += [TextRun(self.fonts.line(font, bit, colour), bit, part.link) for bit in bits if bit]
        return [*words, word_of(pieces, gap)] if pieces or not words else words

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
        dots = cropped(self.fonts.line(setting.style.font, ELLIPSIS, setting.colour), width)
        kept = list(row)
        while len(kept) > 1 and row_width(kept) + dots.get_width() > width:
            kept.pop()
        last = kept.pop()
        if row_width([*kept, last]) + dots.get_width() > width:
            room = max(0, width - dots.get_width())
            bits = [piece._replace(picture=cropped(piece.picture, room)) for piece in last.pieces[:1]]
            last = word_of(bits, last.space)
        return [*kept, word_of((*last.pieces, TextRun(dots, ELLIPSIS)), last.space)]
