"""Row of choices of a round: a card for each action, or a small one for each pair of actions."""

from functools import partial

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.race.box import actions
from galaxy_desktop.games.race.moves import Actions, parse_as
from galaxy_desktop.games.race.table.action_card import draw_action
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.frame import Frame
from galaxy_desktop.games.race.table.opponents import action_label, name_within
from galaxy_desktop.games.race.table.outlook import outlook_of
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.lines import lead, write

FEW = 9
PAIR_COLUMNS = 8
LARGE_COLUMNS = 4


def action_places(board: Board, frame: Frame) -> dict[Option, pygame.Rect]:
    """Return the rectangle of each action, or of each pair of actions; a shorter last row is as wide."""
    options = board.decision.options() if board.decision else ()
    few = len(options) <= FEW
    columns = len(options) if few else PAIR_COLUMNS
    if frame.plain:
        columns = LARGE_COLUMNS
    gap = board.space("gutter")
    places = layout.grid(frame.choices, len(options), columns, gap)
    rest = len(options) % columns
    if frame.plain and few and rest:
        last = layout.top(layout.below(frame.choices, places[-rest].top), places[-rest].height)
        places[-rest:] = layout.grid(last, rest, rest, gap)
    return dict(zip(options, places, strict=True))


def lay_action(board: Board, option: Option, place: pygame.Rect) -> None:
    """Lay the card of an action, or the small one of a pair of actions."""
    pair = option not in actions()
    item = Item(option, place, "actions", option, written=pair)
    if not pair:
        text = outlook_of(board.view, board.seat, option)
        board.sheet.add(partial(draw_action, board, action=option, place=place, text=text), item)
    else:
        board.sheet.add(partial(_pair, board, option=option, place=place), item)


def _pair(board: Board, surface: pygame.Surface, option: str, place: pygame.Rect) -> None:
    """Draw two actions one below the other, each with its phase and name."""
    mark = board.mark(option)
    colour, faces = board.kit.theme.colour, board.kit.faces
    fill = colour.high if mark == "chosen" else colour.panel
    edge = colour.hairline if mark == "rest" else board.drawn.colour_of(mark)
    faces.plate(surface, place, fill, edge, strong=True)
    pad, style = board.space("gap"), "body" if board.kit.metrics.mode == "wide" else "small"
    names = parse_as(Actions, option).chosen
    rows = layout.grid(layout.inset(place, pad, board.space("hair")), len(names), 1)
    size = min(rows[0].height - board.space("hair"), board.icon("inline"))
    for action, row in zip(names, rows, strict=True):
        sign = board.kit.sign("phase", size, board.kit.theme.colour.text, action_label(action))
        beside = lead(surface, sign, row, size, board.space("gutter"))
        write(board, surface, beside, name_within(board, action, beside.size, style), style)
    if mark == "chosen":
        badge = board.drawn.check()
        surface.blit(badge, badge.get_rect(center=(place.right - board.space("broad"), place.centery)))
