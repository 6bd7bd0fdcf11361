"""Citizenry in Manage Empire: in the place of the phase strip, large enough to choose from."""

from functools import partial

import pygame

from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.frame import Frame
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import pair_heights, write_pair

DIE, LEAST = 100, 30


def managing(board: Board) -> bool:
    """Return whether the Citizenry and the cup are laid out large, instead of strip and tray."""
    return board.view.phase == "manage"


def panel_with_head(board: Board, box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Lay a panel; return the room for its title with a line below, and the rest."""
    board.sheet.add(lambda surface: board.kit.faces.panel(surface, box))
    height = sum(pair_heights(board))
    head, rest = layout.cut_top(layout.trim(box, top=board.space("tight")), height, board.space("seam"))
    return layout.inset(head, board.space("frame"), 0), rest


def lay_citizenry(board: Board, frame: Frame) -> None:
    """Lay the dice that can be recruited."""
    pad = board.space("margin")
    head, rest = panel_with_head(board, frame.strip)
    tip = _("Your Citizenry: dice you must recruit to your cup, for **$1** each, before you can roll them.")
    board.sheet.add(partial(_head, board, rect=head), Item("citizenry", head, "stores", "", tip))
    well = layout.trim(rest, left=pad, right=pad, bottom=pad)
    board.sheet.places[item_id("citizenry", board.seat)] = well
    board.sheet.add(partial(_well, board, rect=well))
    room = layout.inset(well, pad)
    board.put_dice(board.me.citizenry, room, "citizenry", max(LEAST, board.px(DIE)))


def _head(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    write_pair(board, surface, rect, _("Citizenry"), _("recruit for $1 per die to roll next round"))


def _well(board: Board, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the ground of the dice; without dice write that there are none."""
    colour = board.kit.theme.colour
    board.kit.faces.plate(surface, rect, colour.well, colour.hairline)
    if board.me.citizenry:
        return
    text, soft = _("Empty: all your dice are in your cup, on stacks or on worlds."), colour.text_soft
    box = rect.inflate(-board.space("margin"), 0)
    board.kit.text.draw(surface, box, text, "small", colour=soft, align="centre", middle=True)
