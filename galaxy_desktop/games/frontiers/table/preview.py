"""Preview box: what the choice made so far would come to."""

from dataclasses import replace
from functools import partial

import pygame

from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.note import NoteLine, draw_notes
from galaxy_desktop.games.frontiers.table.preview_notes import preview_lines
from galaxy_desktop.ui import layout


def lay_preview(board: Board, box: pygame.Rect, notes: list[NoteLine]) -> None:
    """Lay the box with its notes; the first one is the title."""
    board.sheet.places["preview"] = box
    board.sheet.add(partial(_draw, board, box=box, notes=notes))


def draw_glimpse(board: Board, surface: pygame.Surface) -> None:
    """Draw what the hovered option would come to over the box, while nothing is chosen."""
    box, option = board.sheet.places.get("preview"), board.shown.hovered
    if box is None or board.shown.chosen or option not in board.shown.open:
        return
    notes = preview_lines(replace(board, shown=replace(board.shown, chosen=(option,))))
    board.kit.faces.veil(surface, layout.inset(box, board.space("hair")), 1.0)
    _draw(board, surface, box, notes)


def _draw(board: Board, surface: pygame.Surface, box: pygame.Rect, notes: list[NoteLine]) -> None:
    kit, pad = board.kit, board.space("pad")
    kit.faces.panel(surface, box, kit.theme.colour.edge)
    title, *rest = notes
    size = board.icon("line")
    inside = layout.trim(layout.inset(box, pad, 0), top=board.space("seam"))
    words = kit.text.fitted(title.text, inside.width, "button", lines=2)
    head, below = layout.cut_top(inside, max(board.letters("button"), words.height) + board.space("gap"))
    if head.bottom + 2 * size < box.bottom:
        words.draw(surface, (head.left, head.centery - words.height // 2))
    else:
        below, rest = inside, rest[-1:]
    below = layout.trim(below, top=board.space("hair"))
    soft = kit.theme.colour.text_soft
    shown = [(kit.sign(note.sign, size, soft), note.text) for note in rest]
    draw_notes(board, surface, below, shown, size, gap=board.space("tight"), foot=board.space("seam"))
