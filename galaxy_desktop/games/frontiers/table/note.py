"""Notes: lines of the boxes that tell what comes next, and what a choice would come to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.words.ways import then_gain
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.richtext import LEAST_SHRINK
from galaxy_desktop.ui.roles.forecasting import FORECAST
from galaxy_desktop.ui.tabletop.lines import lead, write
from galaxy_desktop.ui.typesetting import Block
from galaxy_desktop.ui.widgets.key_cue import draw_key_cue, key_cue_height, key_cue_width

GROUP = "coming"
FEW = 2
"""Number of notes for which those that stay in the box are made smaller, where others are folded away."""

MOST = 9
"""Most notes of a box."""


@dataclass(frozen=True, slots=True)
class NoteLine:
    """A line of the box: its sentence and its sign; the first line is the title and has no sign."""

    text: str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Notes:
    """Notes as they lie in a box: the words of those that have room, and the row that tells of the others."""

    area: pygame.Rect
    blocks: Sequence[Block]
    size: int
    """Side of a sign in pixels."""
    gap: int
    more: int
    """Number of notes that have no room; the key of the forecast shows them too."""
    foot: pygame.Rect
    beside: bool = False
    """True if that is beside the first note, and tells of their number alone."""


def fit_notes(board: Board, area: pygame.Rect, texts: Sequence[str], size: int, gap: int) -> Notes:
    """Set notes one below the other in the greatest size in which all fit; else fold the last ones away."""
    kit = board.kit
    style = "body" if kit.metrics.mode == "wide" else "small"
    width, soft = area.width - size - board.space("gap"), kit.theme.colour.text_soft
    largest, smallest = kit.fonts.style(style, kit.metrics).px, kit.text.smallest(style)
    for px in range(largest, max(smallest, round(largest * LEAST_SHRINK)) - 1, -1):
        blocks = [kit.text.block(text, width, style, colour=soft, px=px) for text in texts]
        if _number(blocks, size, gap, area.height) == len(blocks):
            return Notes(area, blocks, size, gap, 0, layout.nowhere())
    foot, rest = layout.cut_bottom(area, more_height(board), gap)
    number = 0
    for px in range(largest, smallest - 1, -1):
        blocks = [kit.text.block(text, width, style, colour=soft, px=px) for text in texts]
        number = _number(blocks, size, gap, rest.height)
        if number >= FEW:
            break
    if not number and len(texts) > 1:
        side, rest = layout.cut_right(area, _side_width(board), gap)
        block = kit.text.fitted(
            texts[0], rest.width - size - board.space("gap"), style, colour=soft, height=rest.height
        )
        if not block.cut:
            return Notes(area, [block], size, gap, len(texts) - 1, side, beside=True)
    return Notes(area, blocks[:number], size, gap, len(texts) - number, foot)


def _side_width(board: Board) -> int:
    """Return the width of key and number beside the first note."""
    figure = board.kit.text.width(f"+{MOST}", "small")
    return key_cue_width(board.kit, _("U")) + board.space("gap") + figure


def more_height(board: Board) -> int:
    """Return the height of the row that tells of notes without room."""
    return max(board.letters("small") + board.space("seam"), key_cue_height(board.kit))


def _number(blocks: Sequence[Block], size: int, gap: int, height: int) -> int:
    """Return how many of the notes have room, from the first on."""
    end = -gap
    for number, block in enumerate(blocks):
        end += max(size, block.height) + gap
        if end > height:
            return number
    return len(blocks)


def draw_notes(
    board: Board, surface: pygame.Surface, notes: Notes, signs: Iterable[pygame.Surface], *, drop: int = 0
) -> None:
    """Draw notes, each with its sign at the left, `drop` pixels lower than its row."""
    rest = notes.area
    for sign, block in zip(signs, notes.blocks, strict=False):
        words = layout.trim(rest, left=notes.size + board.space("gap"))
        lead(surface, sign, layout.top(rest, notes.size).move(0, drop), notes.size, 0)
        block.draw(surface, (words.left, rest.top + max(0, (notes.size - block.height) // 2)))
        rest = layout.trim(rest, top=max(notes.size, block.height) + notes.gap)
    if notes.more:
        words = notes.foot
        if not board.shown.replayed:
            cue = draw_key_cue(board.kit, surface, notes.foot.midleft, _("U"))
            words = layout.right_of(notes.foot, cue.right + board.space("gap"))
        write(board, surface, words, f"+{notes.more}" if notes.beside else _more(notes), "small")


def lay_more(board: Board, notes: Notes) -> None:
    """Make an item of the row that tells of notes without room: at the table, a click shows all."""
    if notes.more and not board.shown.replayed:
        tip = ngettext("{n} more line ({key})", "{n} more lines ({key})", notes.more)
        tip = tip.format(n=notes.more, key=_("U"))
        board.sheet.point(Item(FORECAST, notes.foot, GROUP, "", tip, written=not notes.beside))


def _more(notes: Notes) -> str:
    return ngettext("{n} more line", "{n} more lines", notes.more).format(n=notes.more)


def would_have(credits: int, colonists: int) -> NoteLine:
    """Return the note of the credits and unused colonists that would be left."""
    text = ngettext(
        "You'd have **${credits}** and **{n}** unused colonist left.",
        "You'd have **${credits}** and **{n}** unused colonists left.",
        colonists,
    )
    return NoteLine(text.format(credits=credits, n=colonists), "check")


def then_gain_notes(credits: int) -> list[NoteLine]:
    """Return the note of credits gained after what was paid, if there are any."""
    return [NoteLine(then_gain(credits), "credits")] if credits else []


def name_of(board: Board, tile: str) -> str:
    """Return the name of a tile or goal."""
    return board.game.words.item(tile)
