"""The panels of players: that of the seat, and those of others with name, figures and what they do."""

from collections.abc import Callable
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import (
    Counter,
    counters_width,
    fit_counters,
    lay_counters,
    put,
    shield,
    write_pair,
)
from galaxy_desktop.ui.tabletop.tabletop import Tabletop
from galaxy_desktop.ui.theme import RGB

PAD, GUTTER = 12, 8
BAR, OWN_BAR = 26, 28
WIDEST_NAME = 180


def lay_own_panel(board: Tabletop, own: pygame.Rect) -> None:
    """The panel of the seat whose table this is."""
    board.sheet.places[item_id("seat", board.seat)] = own
    board.sheet.add(lambda surface: draw_panel(board, surface, board.seat, own, OWN_BAR))


def lay_own_header(board: Tabletop, header: pygame.Rect, counters: list[Counter]) -> None:
    """Shield, name, and figures of the seat whose table this is, as far as there is room."""
    size, pad = board.text(24), board.px(PAD)
    left = header.left + pad + size + board.px(10)
    font = board.kit.fonts.style("section", board.kit.metrics).font
    title = _("Your empire")
    name = pygame.Rect(left, header.top, font.size(title)[0] + 2, header.height)
    at = pygame.Rect(name.right + board.px(22), header.top, 0, header.height)
    at.width = header.right - pad - at.left
    words = fit_counters(board, counters, at.width, words=board.kit.metrics.mode == "wide")
    lay_counters(board, at, counters, "counters", words=words)

    def draw(surface: pygame.Surface) -> None:
        put(surface, shield(board, board.seat, size), (header.left + pad + size // 2, header.centery))
        write_pair(board, surface, name, title, "")

    board.sheet.add(draw)


def lay_panels(board: Tabletop, area: pygame.Rect, lay: Callable[[Seat, pygame.Rect, str], None]) -> None:
    """A panel for each other player side by side, clockwise from this seat.

    `lay` fills one; what can be pointed at in it belongs to the group it is given.
    """
    seats, gutter = board.seats_from_me(), board.px(GUTTER)
    width = (area.width - gutter * (len(seats) - 1)) / len(seats)
    for place, seat in enumerate(seats):
        panel = pygame.Rect(area.left + round(place * (width + gutter)), area.top, round(width), area.height)
        panel.right = min(panel.right, area.right)
        board.sheet.places[item_id("seat", seat)] = panel
        board.sheet.add(partial(draw_panel, board, seat=seat, panel=panel, bar=BAR))
        lay(seat, panel, f"opponents {place + 1}")


def draw_panel(board: Tabletop, surface: pygame.Surface, seat: Seat, panel: pygame.Rect, bar: int) -> None:
    """The panel with a bar in the colour of the seat."""
    board.kit.faces.panel(surface, panel)
    edge = pygame.Rect(panel.left, panel.top + board.px(12), max(2, board.px(3)), board.px(bar))
    surface.fill(board.seat_colour(seat), edge)


def lay_header(
    board: Tabletop, seat: Seat, header: pygame.Rect, group: str, counters: list[Counter], *, cards: str = ""
) -> None:
    """Shield, name and level at the left, figures at the right; the last figures go where it is narrow.

    Pointing at the name tells them, and the `cards` of a player where there is no room to lay them.
    """
    pad, size = board.px(PAD), board.text(24)
    name_left = header.left + pad + size + board.px(10)
    right = header.right - pad
    font = board.kit.fonts.style("section", board.kit.metrics).font
    name_width = width_of(font, board.shown.sitters[seat].name)
    least = name_left + min(name_width, board.px(WIDEST_NAME)) + board.px(12)
    dropped: list[Counter] = []
    while len(counters) > 2 and right - counters_width(board, counters, False) < least:
        dropped.insert(0, counters.pop())
    at = pygame.Rect(name_left, header.top, right - name_left, header.height)
    lay_counters(board, at, counters, group, words=False, right=True)
    room = right - counters_width(board, counters, False) - board.px(10) - name_left
    wide = board.kit.metrics.mode == "wide"
    state = "" if wide else state_sign(board, seat)
    name = pygame.Rect(name_left, header.top, room, header.height)
    sitter = board.shown.sitters[seat]

    def draw(surface: pygame.Surface) -> None:
        put(surface, shield(board, seat, size), (header.left + pad + size // 2, header.centery))
        write_pair(board, surface, name, sitter.name, sitter.level if wide else "")
        if state:
            small = round(size * 0.62)
            at = (header.left + pad + size, header.centery + size // 2 - small // 4)
            board.kit.faces.disc(surface, at, small + 4, board.kit.theme.colour.panel)
            put(surface, board.kit.sign(state, small, state_colour(board, seat)), at)

    more = [*(counter.tip for counter in dropped), *([cards] if cards else [])]
    tip = " · ".join([_who(board, seat), *more])
    board.sheet.add(draw, Item(item_id("player", seat), _name_rect(header, name), group, "", tip))


def _name_rect(header: pygame.Rect, name: pygame.Rect) -> pygame.Rect:
    return layout.left(header, name.right - header.left)


def _who(board: Tabletop, seat: Seat) -> str:
    sitter = board.shown.sitters[seat]
    return f"**{sitter.name}** · {sitter.level}" if sitter.level else f"**{sitter.name}**"


def state_sign(board: Tabletop, seat: Seat) -> str:
    """The sign for what a player is doing: choosing, or done choosing."""
    if seat in board.shown.awaited:
        return "clock"
    return "check" if seat in board.shown.view.sealed else ""


def state_colour(board: Tabletop, seat: Seat) -> RGB:
    """The colour of that sign."""
    colour = board.kit.theme.colour
    return colour.credit if seat in board.shown.awaited else colour.good_news


def write_state(
    board: Tabletop, surface: pygame.Surface, seat: Seat, foot: pygame.Rect, deed: str = ""
) -> int:
    """What a player is doing, at the right, or else has done; gives back its left end."""
    right = foot.right - board.px(PAD + 2)
    sign = state_sign(board, seat)
    word = _("choosing") if sign == "clock" else _("has chosen") if sign else deed
    if not word:
        return right
    font = board.kit.fonts.style("small", board.kit.metrics).font
    drawn = board.kit.fonts.line(font, word, board.kit.theme.colour.text_soft)
    place = drawn.get_rect(midright=(right, foot.centery))
    surface.blit(drawn, place)
    size = max(14, board.px(16))
    mark = board.kit.sign(sign or "check", size, state_colour(board, seat))
    put(surface, mark, (place.left - size, foot.centery))
    return place.left - 2 * size
