"""The rows of the own mat: colonies, explored worlds with the box beside them, developments."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.powers import spaces
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.colonies import lay_colonies, lay_explored, lay_worlds
from galaxy_desktop.games.frontiers.table.own_developments import lay_developments
from galaxy_desktop.games.frontiers.table.preview import lay_preview
from galaxy_desktop.games.frontiers.table.preview_notes import preview_lines
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.lines import write

LABEL, DEVELOPMENTS = 24, 62
PREVIEW, MOST_PREVIEW = 380, 0.38
NARROW_DEVELOPMENTS = 0.3


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the mat and the line of words above it."""

    label: pygame.Rect
    tiles: pygame.Rect


def lay_rows(board: Board, inside: pygame.Rect) -> None:
    """Every row with its words above it."""
    label = max(board.px(LABEL), board.text(14) + 4)
    low = max(board.px(DEVELOPMENTS), 2 * board.text(15) + 4)
    tall = (inside.height - 3 * label - low) // 2 - board.px(4)
    colonies = _row(inside, inside.top, label, tall)
    explored = _row(inside, colonies.tiles.bottom + board.px(4), label, tall)
    top = explored.tiles.bottom + board.px(4)
    developments = _row(inside, top, label, inside.bottom - top - label)
    explored = _lay_box(board, explored)
    _lay_words(board, colonies, explored, developments)
    lay_colonies(board, colonies.tiles)
    lay_explored(board, explored.tiles)
    lay_developments(board, developments.tiles)


def _row(inside: pygame.Rect, top: int, label: int, tall: int) -> Row:
    return Row(
        pygame.Rect(inside.left, top, inside.width, label),
        pygame.Rect(inside.left, top + label, inside.width, tall),
    )


def _lay_box(board: Board, row: Row) -> Row:
    """The box beside a row; gives back the row, which becomes as much narrower."""
    lines = preview_lines(board)
    if not lines:
        return row
    wanted = round(board.px(PREVIEW) * board.kit.metrics.text_step)
    width, top = min(wanted, round(row.tiles.width * MOST_PREVIEW)), row.label.top + board.px(6)
    box = pygame.Rect(row.tiles.right - width, top, width, row.tiles.bottom - top)
    lay_preview(board, box, lines)
    left = box.left - board.px(10) - row.tiles.left
    return Row(
        layout.left(row.label, left),
        layout.left(row.tiles, left),
    )


def _lay_words(board: Board, colonies: Row, explored: Row, developments: Row) -> None:
    me, limits = board.me, figures()
    text = _("{n} of {most}; past the last space the game ends")
    number = len(me.colonies)
    _label(board, colonies.label, _("Colonies"), text.format(n=number, most=limits.colonies))
    text, number = _("{n} of at most {most} worlds, the colonies counted"), number + len(me.explored)
    _label(board, explored.label, _("Explored"), text.format(n=number, most=limits.most_worlds))
    text, number = _("{n} of {most} spaces; a large tile takes two"), spaces(me)
    _label(board, developments.label, _("Developments"), text.format(n=number, most=limits.mat_spaces))


def lay_narrow(board: Board, inside: pygame.Rect) -> None:
    """All worlds in one row, the explored ones after the colonies; developments below."""
    low = max(36, round(inside.height * NARROW_DEVELOPMENTS))
    worlds = layout.top(inside, inside.height - low - board.px(8))
    lay_worlds(board, worlds)
    lay_developments(board, layout.bottom(inside, low))


def _label(board: Board, rect: pygame.Rect, title: str, note: str) -> None:
    """What a row shows, with a softer note."""

    def draw(surface: pygame.Surface) -> None:
        end = write(board, surface, rect, title, "body", board.kit.theme.colour.text_soft)
        rest = layout.right_of(rect, end + board.px(12))
        write(board, surface, rest, note, "small", board.kit.theme.colour.text_muted)

    board.sheet.add(draw)
