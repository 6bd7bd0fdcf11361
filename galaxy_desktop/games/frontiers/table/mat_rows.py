"""Rows of the own mat: colonies, explored worlds with the box beside them, developments."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.powers import spaces
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.colonies import LARGEST_TALL, lay_colonies, lay_explored, lay_worlds
from galaxy_desktop.games.frontiers.table.look import TALL
from galaxy_desktop.games.frontiers.table.own_developments import lay_developments
from galaxy_desktop.games.frontiers.table.preview import lay_preview
from galaxy_desktop.games.frontiers.table.preview_notes import preview_lines
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.layout import Length, Share
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import lay_count, write_with_note

LABEL, DEVELOPMENTS = 24, 62
PREVIEW, MOST_PREVIEW = 380, 0.38
NARROW_DEVELOPMENTS, UPRIGHT = 0.3, 1.2
"""Share of a low mat that developments take; height of theirs in a tall window, in widths of a space."""


@dataclass(frozen=True, slots=True)
class MatRow:
    """A row of the mat and the line of words above it."""

    label: pygame.Rect
    tiles: pygame.Rect


def lay_rows(board: Board, inside: pygame.Rect) -> None:
    """Lay the three rows, each with its words above it."""
    label = max(board.px(LABEL), board.letters("small") + board.space("seam"))
    low = max(board.px(DEVELOPMENTS), 2 * board.letters("card_name") + board.space("seam"))
    seam = board.space("seam")
    tall = (inside.height - 3 * label - low) // 2 - seam
    heights: tuple[Length, Length, Length] = (label + tall, label + tall, Share())
    if board.kit.metrics.mode != "wide":
        high = _in_tall_window(board, inside, label, 2 * seam)
        heights = (label + high[0], label + high[1], label + high[2])
    parts = layout.rows(inside, heights, seam)
    colonies, explored, developments = (MatRow(*layout.cut_top(part, label)) for part in parts)
    explored = _lay_box(board, explored)
    _lay_words(board, colonies, explored, developments)
    lay_colonies(board, colonies.tiles)
    lay_explored(board, explored.tiles)
    lay_developments(board, developments.tiles)


def _in_tall_window(board: Board, inside: pygame.Rect, label: int, gaps: int) -> tuple[int, int, int]:
    """Return the heights of the rows of tiles where all of them are as high as their tiles can be."""
    room = inside.height - 3 * label - gaps
    colonies = round(inside.width / (figures().colonies + 1) * TALL)
    developments = round(inside.width / figures().mat_spaces * UPRIGHT)
    explored = min(room - colonies - developments, round(board.px(LARGEST_TALL) * TALL))
    return colonies, explored, developments


def _lay_box(board: Board, row: MatRow) -> MatRow:
    """Lay the preview box beside a row if there is one; return the row, narrower by the box."""
    lines = preview_lines(board)
    if not lines:
        return row
    wanted = round(board.px(PREVIEW) * board.kit.metrics.text_step)
    width = min(wanted, round(row.tiles.width * MOST_PREVIEW))
    box = layout.right(row.label.union(row.tiles), width)
    lay_preview(board, layout.trim(box, top=board.space("tight")), lines)
    end = box.left - board.space("gap")
    return MatRow(layout.left_of(row.label, end), layout.left_of(row.tiles, end))


def _lay_words(board: Board, colonies: MatRow, explored: MatRow, developments: MatRow) -> None:
    me, limits = board.me, figures()
    text = _("{n} of {most}; more triggers game end")
    number = len(me.colonies)
    _label(
        board,
        "colonies",
        colonies.label,
        _("Colonies"),
        text.format(n=number, most=limits.colonies),
    )
    text, number = _("{n} of {most} worlds, including colonies"), number + len(me.explored)
    _label(
        board,
        "explored",
        explored.label,
        _("Explored worlds"),
        text.format(n=number, most=limits.most_worlds),
    )
    text, number = _("{n} of {most} spaces; a large tile covers 2"), spaces(me)
    _label(
        board,
        "developments",
        developments.label,
        _("Developments"),
        text.format(n=number, most=limits.mat_spaces),
    )


def lay_narrow(board: Board, inside: pygame.Rect) -> None:
    """Lay all worlds in one row, the explored ones after the colonies; developments below."""
    low = max(36, round(inside.height * NARROW_DEVELOPMENTS))
    developments, worlds = layout.cut_bottom(inside, low, board.space("gutter"))
    lay_worlds(board, worlds)
    lay_developments(board, developments)


def _label(board: Board, row: str, rect: pygame.Rect, title: str, note: str) -> None:
    """Lay the title of a row, and a softer note after it, which counts."""

    def draw(surface: pygame.Surface, note: str) -> None:
        colour = board.kit.theme.colour
        colours = colour.text_soft, colour.text_muted
        gap, styles = board.space("margin"), ("body", "small")
        write_with_note(board, surface, rect, (title, note), gap=gap, styles=styles, colours=colours)

    lay_count(board, item_id(f"{row} row", board.seat), rect, note, draw)
