"""Preview box: what the choice made so far would come to."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.note import NoteLine, Notes, draw_notes, fit_notes, lay_more
from galaxy_desktop.games.frontiers.table.preview_notes import preview_lines
from galaxy_desktop.ui import layout


def lay_preview(board: Board, box: pygame.Rect, notes: Sequence[NoteLine]) -> None:
    """Lay the box with its notes; the first one is the title."""
    board.sheet.places["preview"] = box
    fitted, draw = _laid(board, box, notes)
    board.sheet.add(draw)
    lay_more(board, fitted)


def draw_glimpse(board: Board, surface: pygame.Surface) -> None:
    """Draw what the hovered option would come to over the box, while nothing is chosen."""
    box, option = board.sheet.places.get("preview"), board.shown.hovered
    if box is None or board.shown.chosen or option not in board.shown.open:
        return
    notes = preview_lines(replace(board, shown=replace(board.shown, chosen=(option,))))
    board.kit.faces.veil(surface, layout.inset(box, board.space("hair")), 1.0)
    _laid(board, box, notes)[1](surface)


def _laid(
    board: Board, box: pygame.Rect, notes: Sequence[NoteLine]
) -> tuple[Notes, Callable[[pygame.Surface], None]]:
    """Return the notes as they fit into the box, and what draws it; a low one has no title."""
    kit, size = board.kit, board.icon("line")
    title, *rest = notes
    inside = layout.trim(layout.inset(box, board.space("pad"), 0), top=board.space("seam"))
    words = kit.text.fitted(title.text, inside.width, "button", lines=2)
    head, below = layout.cut_top(inside, max(board.letters("button"), words.height) + board.space("gap"))
    titled = head.bottom + 2 * size < box.bottom
    below = layout.trim(below if titled else inside, top=board.space("hair"), bottom=board.space("seam"))
    if not titled:
        rest.reverse()
    fitted = fit_notes(board, below, [note.text for note in rest], size, board.space("tight"))

    def draw(surface: pygame.Surface) -> None:
        kit.faces.panel(surface, box, kit.theme.colour.edge)
        if titled:
            words.draw(surface, (head.left, head.centery - words.height // 2))
        soft = kit.theme.colour.text_soft
        draw_notes(board, surface, fitted, [kit.sign(note.sign, size, soft) for note in rest])

    return fitted, draw
