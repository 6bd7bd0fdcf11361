"""Row of choices of a round: a card for each action."""

from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.games.race.box import actions, plain_phase
from galaxy_desktop.games.race.moves import Actions
from galaxy_desktop.games.race.table.action_card import draw_action
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.outlook import outlook_of
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item

LARGE_COLUMNS = {7: 4, 9: 5}
"""Columns of so many actions in a window with large text."""


def action_places(board: Board, frame: Frame) -> dict[str, pygame.Rect]:
    """Return the rectangle of each action; those of a shorter last row are wider."""
    options = board.decision.options() if board.decision else ()
    columns = LARGE_COLUMNS[len(options)] if frame.plain else len(options)
    gap = board.space("gutter")
    places = layout.grid(frame.choices, len(options), columns, gap)
    rest = len(options) % columns
    if rest:
        last = layout.top(layout.below(frame.choices, places[-rest].top), places[-rest].height)
        places[-rest:] = layout.grid(last, rest, rest, gap)
    return dict(zip(options, places, strict=True))


def lay_action(board: Board, action: str, place: pygame.Rect) -> None:
    """Lay the card of an action, with what it brings together with the one chosen before."""
    together = _together(board, action)
    text = outlook_of(board.view, board.seat, action, together)
    item = Item(action, place, "actions", Actions(together).option)
    board.sheet.add(partial(draw_action, board, action=action, place=place, text=text), item)


def _together(board: Board, action: str) -> tuple[str, ...]:
    """Return an action with those that are chosen with it, by phase; alone if it can't be chosen."""
    pairs = isinstance(board.decision, Pick) and board.decision.parts
    if not pairs or action not in board.shown.open:
        return (action,)
    return tuple([one for one in actions() if one in (action, plain_phase(action), *board.shown.chosen)])
