"""Opponents to choose from: the lines that name them glow and are the options."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.ui.painter import Item

TOPIC = "victim"
GROUP = "players"


def lay_victim(table: Board, seat: Seat, rect: pygame.Rect) -> None:
    """Lay the option to choose a player over their line, if an opponent is to be chosen."""
    option = str(seat)
    if table.topic != TOPIC or option not in {*table.shown.open, *table.shown.chosen}:
        return
    item = Item(option, rect, GROUP, "", table.word(option))
    table.sheet.add(partial(_glow, table, rect=rect, option=option), item)


def _glow(table: Board, surface: pygame.Surface, rect: pygame.Rect, option: str) -> None:
    edge = table.drawn.colour_of(table.mark(option))
    table.kit.faces.glow(surface, rect.inflate(-table.space("seam"), 0), edge)
