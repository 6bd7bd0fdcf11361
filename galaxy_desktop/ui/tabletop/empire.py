"""Empire of another player, laid large: name, figures, points by source, and places for the cards."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.empire_items import EmpireItem
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter, fit_counters, lay_counters, lead, put, write
from galaxy_desktop.ui.tabletop.look import CardLook
from galaxy_desktop.ui.tabletop.points import lay_points, points_height
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

PANEL = "empire"
"""Place of the panel on the sheet, and the group of the cards on it."""
FIGURES = "empire figures"
MOST_ROWS = 4


def lay_empire_panel(
    board: Tabletop, box: pygame.Rect, seat: Seat, counters: list[Counter], note: str = ""
) -> pygame.Rect:
    """Lay a panel with name, figures and points by source, if points decide; return the room for the cards.

    The `note` says which points are not known.
    """
    board.sheet.cover(box)
    board.sheet.places[PANEL] = box
    board.sheet.add(partial(_panel, board, box=box, seat=seat))
    pad = board.space("pad")
    inside = layout.trim(box, left=pad, top=2, right=pad, bottom=pad)
    head, inside = layout.cut_top(inside, head_height(board))
    lay_empire_head(board, head, seat, counters)
    if board.game.has_points:
        row, inside = layout.cut_top(inside, points_height(board), board.space("tight"))
        lay_points(board, row, seat, FIGURES, note)
    return inside


def _panel(board: Tabletop, surface: pygame.Surface, box: pygame.Rect, seat: Seat) -> None:
    board.kit.faces.veil(surface, box, 1.0)
    board.kit.faces.panel(surface, box, board.seat_colour(seat))


def head_height(board: Tabletop) -> int:
    """Return the height of the head of an empire, in pixels."""
    return max(board.px(board.kit.theme.size["header"]), board.letters("section") + board.space("gap"))


def lay_empire_head(board: Tabletop, head: pygame.Rect, seat: Seat, counters: list[Counter]) -> None:
    """Lay the name and figures; a click on the cross closes the empire."""
    size, name = board.icon("head"), board.name(seat)
    font = board.kit.fonts.style("heading", board.kit.metrics).font
    close, row = layout.cut_right(head, max(head.height, board.kit.metrics.target()))
    beside = layout.trim(row, left=size + board.space("gap"))
    title, at = layout.cut_left(beside, font.size(name)[0] + 4, board.space("block"))
    words = fit_counters(board, counters, at.width, words=board.kit.metrics.mode == "wide")
    lay_counters(board, at, counters, FIGURES, words=words)

    def draw(surface: pygame.Surface) -> None:
        lead(surface, board.kit.shield(seat, size), head, size, 0)
        write(board, surface, title, name, "heading")
        put(surface, board.kit.sign("cross", board.icon("line")), close.center)

    tip = _("Close **{name}**'s empire").format(name=escape(name))
    board.sheet.add(draw, Item(EmpireItem(seat, closes=True).id, close, FIGURES, "", tip))


def lay_empire_card(board: Tabletop, seat: Seat, look: CardLook, place: pygame.Rect, tip: str = "") -> None:
    """Lay a card of another player's empire; it can be hovered, and is no option."""
    spot = Spot(look, place)
    item = Item(item_id(f"of {seat}", look.card), place, PANEL, look.card, tip)
    board.sheet.card(item, spot, partial(board.drawn.draw, spot=spot))


def card_places(area: pygame.Rect, number: int, shape: float, widest: int, gap: int) -> list[pygame.Rect]:
    """Return places for cards of a shape (height over width), as large as they fit, up to a width."""
    ways = []
    for rows in range(1, MOST_ROWS + 1):
        columns = max(1, -(-number // rows))
        across = (area.width + gap) // columns - gap
        down = (area.height + gap) // rows - gap
        ways.append((min(widest, across, int(down / shape)), columns))
    width, columns = max(ways, key=lambda way: way[0])
    width = max(1, width)
    return layout.cells(area, (width, round(width * shape)), number, columns, gap)
