"""Panel that covers part of the table while cards or tiles are offered."""

from functools import partial

import pygame

from galaxy_desktop.ui import layout
from galaxy_desktop.ui.table.badges import bulb_rise
from galaxy_desktop.ui.tabletop.lines import write
from galaxy_desktop.ui.tabletop.tabletop import Tabletop


def lay_offer_panel(
    board: Tabletop, box: pygame.Rect, title: str, *, folds: bool, least: int = 0
) -> pygame.Rect:
    """Cover an area with a panel and its title; return the room below.

    The player can fold away a panel that `folds`; the title takes at least `least` pixels.
    """
    height = max(offer_title(board), least)
    board.sheet.cover(box, folds=folds)
    board.sheet.places["offer"] = box
    head, inside = layout.cut_top(layout.inset(box, board.space("frame"), 0), height)
    board.sheet.add(partial(_draw, board, box=box, head=head, title=title))
    return layout.trim(inside, top=_for_bulbs(board, height))


def offer_title(board: Tabletop) -> int:
    """Return the height of the title of what is offered, in pixels."""
    return board.letters("heading") + board.space("broad")


def _for_bulbs(board: Tabletop, height: int) -> int:
    """Return the room below a title of this height for the bulbs on what is offered."""
    line = board.kit.fonts.style("heading", board.kit.metrics).line
    return max(0, bulb_rise(board.kit) - (height - line) // 2)


def _draw(board: Tabletop, surface: pygame.Surface, box: pygame.Rect, head: pygame.Rect, title: str) -> None:
    board.kit.faces.veil(surface, box, 1.0)
    board.kit.faces.panel(surface, box, board.kit.theme.colour.edge)
    write(board, surface, head, title, "heading")
