"""Notes: lines of the box that tells what a choice would come to."""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.lines import lead


@dataclass(frozen=True, slots=True)
class NoteLine:
    """A line of the box: its sentence and its sign; the first line is the title and has no sign."""

    text: str
    sign: str = ""


def draw_notes(
    board: Board,
    surface: pygame.Surface,
    area: pygame.Rect,
    notes: Iterable[tuple[pygame.Surface, str]],
    size: int,
    *,
    gap: int,
    drop: int = 0,
    foot: int = 0,
) -> None:
    """Draw sentences one below the other, each with its sign at the left, as far as there is room.

    `size` is the side of a sign in pixels. Signs are `drop` pixels lower than their row; words end at least
    `foot` pixels above the lower edge.
    """
    soft, rest = board.kit.theme.colour.text_soft, area
    style = "body" if board.kit.metrics.mode == "wide" else "small"
    for sign, text in notes:
        if size > rest.height:
            return
        words = layout.trim(rest, left=size + board.space("gap"))
        block = board.kit.text.fitted(text, words.width, style, colour=soft, height=rest.height - foot)
        lead(surface, sign, layout.top(rest, size).move(0, drop), size, 0)
        block.draw(surface, (words.left, rest.top + max(0, (size - block.height) // 2)))
        rest = layout.trim(rest, top=max(size, block.height) + gap)


def would_have(credits: int, colonists: int) -> NoteLine:
    """Return the note of the credits and unused colonists that would be left."""
    text = ngettext(
        "You'd have **${credits}** and **{n}** unused colonist left.",
        "You'd have **${credits}** and **{n}** unused colonists left.",
        colonists,
    )
    return NoteLine(text.format(credits=credits, n=colonists), "check")


def name_of(board: Board, tile: str) -> str:
    """Return the name of a tile or goal."""
    return board.game.words.item(tile)
