"""Other players: figures, goods, tiles, and whether they are choosing; a click shows the empire."""

from collections.abc import Sequence
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.table import standing
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.frame import Frame
from galaxy_desktop.games.frontiers.table.rival_tiles import lay_rival_tiles
from galaxy_desktop.games.frontiers.table.tile_face import good_cube
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.empire_items import EmpireItem, opens_empire
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import (
    Counter,
    fit_counters,
    lay_counters,
    lead,
    put,
    write_pair,
)
from galaxy_desktop.ui.tabletop.players import draw_panel, lay_header, lay_panels, state_colour, state_sign

BAR, LINE, GOOD = 26, 30, 22
LINES = 130
"""Height of the lines of a panel in design units; what is left below them is for tiles."""


def lay_opponents(board: Board, frame: Frame) -> None:
    """Lay a panel for each of the others: one below the other, or headers side by side."""
    if not frame.stacked:
        lay_panels(board, frame.opponents, partial(_lay_header, board))
        return
    seats = board.seats_from_me()
    panels = layout.grid(frame.opponents, len(seats), 1, board.space("gutter"))
    for place, (seat, panel) in enumerate(zip(seats, panels, strict=True)):
        board.sheet.places[item_id("seat", seat)] = panel
        board.sheet.add(partial(draw_panel, board, seat=seat, panel=panel, bar=BAR))
        _lay_panel(board, seat, panel, f"opponents {place + 1}")


def _lay_header(board: Board, seat: Seat, panel: pygame.Rect, group: str) -> None:
    figures = [*_counters(board, seat), *_tiles(board, seat)]
    lay_header(board, seat, panel, group, figures, click=opens_empire())


def _counters(board: Board, seat: Seat) -> list[Counter]:
    return [
        standing.total(board, seat),
        standing.money(board, seat),
        standing.chips(board, seat),
        standing.colonists(board, seat),
        standing.military(board, seat),
    ]


def _lay_panel(board: Board, seat: Seat, panel: pygame.Rect, group: str) -> None:
    """Lay name, figures, tiles and goods, as far as there is room."""
    line = max(board.px(LINE), board.letters("section") + board.space("tight"))
    upper = layout.top(panel, max(board.px(LINES), 3 * line))
    number = max(1, min(3, upper.height // line))
    height = (upper.height - board.space("gutter")) // number
    inside = layout.trim(layout.inset(upper, board.space("margin"), 0), top=board.space("seam"))
    head, *lines = layout.cells(inside, (inside.width, height), number, 1)
    if not lines:
        head, at = layout.cut_left(head, panel.width // 2)
        lines = [at]
    goods = _lay_goods(board, seat, _half(board, head)) if number > 1 else 0
    rows, dropped = _rows(board, seat, lines[: max(1, number - 1)])
    _lay_name(board, seat, head, group, goods, [counter.tip for counter in dropped])
    for at, counters in zip(lines, rows, strict=False):
        lay_counters(board, at, counters, group, words=False)
    if number > 2:
        below = layout.trim(layout.below(panel, upper.bottom), bottom=board.space("gap"))
        lay_rival_tiles(board, seat, layout.inset(below, board.space("margin"), 0), group)


def _half(board: Board, head: pygame.Rect) -> pygame.Rect:
    """Return the right half of a line, without the sign at its end."""
    return layout.left(layout.right_of(head, head.centerx), head.width // 2 - board.icon("title"))


def _tiles(board: Board, seat: Seat) -> list[Counter]:
    return [
        standing.colonies(board, seat),
        standing.developments(board, seat),
        standing.explored(board, seat),
    ]


def _rows(
    board: Board, seat: Seat, lines: Sequence[pygame.Rect]
) -> tuple[list[list[Counter]], list[Counter]]:
    """Return the figures of each of one or two lines, and those without room."""
    figures, tiles = _counters(board, seat), _tiles(board, seat)
    first = figures.copy()
    fit_counters(board, first, lines[0].width, words=False)
    rest = [*tiles, *figures[len(first) :]]
    if len(lines) < 2:
        return [first], rest
    second = rest.copy()
    fit_counters(board, second, lines[1].width, words=False)
    return [first, second], rest[len(second) :]


def _lay_name(
    board: Board, seat: Seat, head: pygame.Rect, group: str, goods: int, more: Sequence[str]
) -> None:
    """Lay shield, name and what the player is doing; a click on them shows the empire.

    `more` is told by figures that have no room.
    """
    size = min(board.icon("row"), head.height - board.space("seam"))
    small = board.letters("option")
    name = layout.trim(head, left=size + board.space("gap"), right=small + board.space("tight") + goods)
    sitter, sign = board.shown.sitters[seat], state_sign(board, seat)
    two = head.height >= board.letters("section") + board.letters("small") + board.space("gutter")

    def draw(surface: pygame.Surface) -> None:
        lead(surface, board.kit.shield(seat, size), head, size, 0)
        write_pair(board, surface, name, sitter.name, sitter.level if two else "")
        if sign:
            at = (head.right - small // 2, head.centery)
            put(surface, board.kit.sign(sign, small, state_colour(board, seat)), at)

    tip = _("View **{name}**'s empire.").format(name=sitter.name)
    tip = " · ".join([*more, f"{sitter.aim} {tip}" if sitter.aim else tip])
    board.sheet.add(draw, Item(EmpireItem(seat).id, head, group, "", tip))


def _lay_goods(board: Board, seat: Seat, at: pygame.Rect) -> int:
    """Lay the goods of the colonies at the right of a line; return the width they take in pixels."""
    goods = list(board.view.players[seat].goods.values())
    if not goods:
        return 0
    size = min(max(16, board.px(GOOD)), at.height - board.space("seam"))
    step = min(size + 3, at.width * 2 // 5 // len(goods))
    width = step * (len(goods) - 1) + size
    rect = layout.right(at, width)
    board.sheet.places[item_id("goods", seat)] = rect
    board.sheet.add(partial(_goods, board, rect=rect, goods=goods, size=size, step=step))
    return width + board.space("gutter")


def _goods(
    board: Board, surface: pygame.Surface, rect: pygame.Rect, goods: list[str], size: int, step: int
) -> None:
    for number, kind in enumerate(goods):
        centre = (rect.left + size // 2 + number * step, rect.centery)
        put(surface, good_cube(board.kit, kind, size), centre)
