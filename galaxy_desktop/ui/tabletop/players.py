"""Panels of players: that of the seat, and those of others with name, figures and state."""

from collections.abc import Callable
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import (
    Counter,
    counters_width,
    fit_counters,
    lay_count,
    lay_counters,
    lead,
    least_width,
    pair_heights,
    put,
    write_pair,
    write_with_note,
)
from galaxy_desktop.ui.tabletop.tabletop import Tabletop
from galaxy_desktop.ui.theme import RGB, Icon

BAR, OWN_BAR = 26, 28
STATE, RIM = 0.62, 4
"""Size of the sign of a player's state, as a share of the shield it lies on; pixels of the disc around it."""
WIDEST_NAME, LEAST_NAME, WIDEST_LINE = 180, 150, 300
"""Most design units for the name of another player; least for the own title, most for the line below it."""
SMALL_NAME, FEW = 0.7, 2
"""Share of its size to which a name shrinks before a figure beside it is dropped, while there are more than
`FEW` of them; beside these few it shrinks as far as it can be read."""


def lay_own_panel(board: Tabletop, own: pygame.Rect) -> None:
    """Lay the panel of the seat whose table this is."""
    board.sheet.places[item_id("seat", board.seat)] = own
    board.sheet.add(lambda surface: draw_panel(board, surface, board.seat, own, OWN_BAR))


def lay_own_header(board: Tabletop, header: pygame.Rect, counters: list[Counter]) -> None:
    """Lay the shield, name and figures of the seat whose table this is, as far as there is room."""
    size, row = shield_height(board), layout.inset(header, board.space("margin"), 0)
    font = board.kit.fonts.style("section", board.kit.metrics).font
    beside = layout.trim(row, left=size + board.space("gap"))
    room = beside.width - board.space("block") - counters_width(board, counters, words=False)
    title = own_title(board, _("Your empire"), room)
    name, at = layout.cut_left(beside, font.size(title)[0] + 2, board.space("block"))
    words = fit_counters(board, counters, at.width, words=board.kit.metrics.mode == "wide")
    lay_counters(board, at, counters, "counters", words=words)

    def draw(surface: pygame.Surface) -> None:
        lead(surface, board.kit.shield(board.seat, size), row, size, 0)
        write_pair(board, surface, name, title, "")

    board.sheet.add(draw)


def own_title(board: Tabletop, title: str, room: int) -> str:
    """Return the title of the own panel; where several people share the screen, with the name of the seat.

    It is left out if the title then needs more than `room` pixels.
    """
    people, name = [one for one in board.shown.sitters if not one.level], board.name(board.seat)
    if len(people) < 2 or name == _("You"):
        return title
    named = _("{title} · {name}").format(title=title, name=name)
    font = board.kit.fonts.style("section", board.kit.metrics).font
    return named if font.size(named)[0] < room else title


def lay_titled_header(
    board: Tabletop,
    header: pygame.Rect,
    titles: tuple[str, str],
    counters: list[Counter],
    *,
    kept: int = 0,
    counts: bool = False,
) -> int:
    """Lay shield, name with a softer line below it, and figures; return the right end of the figures.

    `kept` pixels at the right stay free. The last figures are dropped if there is no room. With `counts`, the
    words say how many cards there are, and change with these.
    """
    wide = board.kit.metrics.mode == "wide"
    if not titles[1]:
        apart = shield_height(board, "head") + 2 * board.space("aisle") + 2 * board.space("frame")
        room = header.width - kept - apart - counters_width(board, counters, words=False)
        titles = own_title(board, titles[0], room), ""
    line = board.kit.text.width(titles[1], "small") + 2 if titles[1] else 0
    font = board.kit.fonts.style("section", board.kit.metrics).font
    least = max(font.size(titles[0])[0] + 2, board.px(LEAST_NAME) if wide else 0)
    name_width = max(least, min(line, board.px(WIDEST_LINE)))
    size, row = shield_height(board, "head"), layout.inset(header, board.space("frame"), 0)
    beside = layout.trim(row, left=size + board.space("margin"))
    name, at = layout.cut_left(beside, name_width, board.space("aisle" if wide else "broad"))
    at = layout.trim(at, right=kept)
    words = fit_counters(board, counters, at.width, words=board.kit.metrics.mode != "large_text", least=2)
    _start, end = lay_counters(board, at, counters, "counters", words=words)

    def draw(surface: pygame.Surface) -> None:
        lead(surface, board.kit.shield(board.seat, size), row, size, 0)
        if not counts:
            write_pair(board, surface, name, *titles)

    def write_titles(surface: pygame.Surface, words: str) -> None:
        title, _break, under = words.partition("\n")
        write_pair(board, surface, name, title, under)

    board.sheet.add(draw)
    if counts:
        lay_count(board, item_id("titles", board.seat), name, "\n".join(titles), write_titles)
    return end


def shield_height(board: Tabletop, icon: Icon = "row") -> int:
    """Return the height of the shield beside a name in pixels: that of a sign, or a least one."""
    return max(board.icon(icon), board.kit.metrics.bounded("shield"))


def header_height(board: Tabletop) -> int:
    """Return the height of the header of another player in pixels, more if the text is large."""
    return max(board.px(board.kit.theme.size["header"]), board.letters("option") + board.space("gap"))


def own_header_height(board: Tabletop) -> int:
    """Return the height of the header of one's own panel in pixels, more if the text is large."""
    return max(board.kit.metrics.bounded("own_header"), board.letters("section") + board.space("gap"))


def folded_height(metrics: Metrics) -> int:
    """Return the height in pixels of the others' panels that are headers alone, as with large text."""
    return metrics.letters("option") + metrics.px(44)


def lay_panels(board: Tabletop, area: pygame.Rect, lay: Callable[[Seat, pygame.Rect, str], None]) -> None:
    """Lay a panel for each other player side by side, clockwise from this seat.

    `lay` fills one; its items belong to the group it is given.
    """
    seats, gutter = board.seats_from_me(), board.space("gutter")
    width = (area.width - gutter * (len(seats) - 1)) / len(seats)
    for place, seat in enumerate(seats):
        panel = pygame.Rect(area.left + round(place * (width + gutter)), area.top, round(width), area.height)
        panel.right = min(panel.right, area.right)
        board.sheet.places[item_id("seat", seat)] = panel
        board.sheet.add(partial(draw_panel, board, seat=seat, panel=panel, bar=BAR))
        lay(seat, panel, f"opponents {place + 1}")


def draw_panel(board: Tabletop, surface: pygame.Surface, seat: Seat, panel: pygame.Rect, bar: int) -> None:
    """Draw the panel with a bar in the colour of the seat."""
    board.kit.faces.panel(surface, panel)
    edge = layout.left(layout.trim(panel, top=board.space("margin")), max(2, board.px(3)))
    surface.fill(board.seat_colour(seat), layout.top(edge, board.px(bar)))


def lay_header(
    board: Tabletop,
    seat: Seat,
    header: pygame.Rect,
    group: str,
    counters: list[Counter],
    *,
    cards: str = "",
    click: str,
) -> None:
    """Lay shield, name and level at the left, figures at the right; drop the last figures if it is narrow.

    The level is below the name, or beside it where a low header has room for that, and left out where it
    would be cut. The tooltip of the name shows the dropped figures, and the `cards` of a player if there is
    no room to lay them; `click` says what a click on the name does.
    """
    size, row = shield_height(board), layout.inset(header, board.space("margin"), 0)
    beside = layout.trim(row, left=size + name_gap(board, size))
    font = board.kit.fonts.style("section", board.kit.metrics).font
    name_width = width_of(font, board.name(seat))
    dropped: list[Counter] = []
    while len(counters) > 1 and beside.width - least_width(board, counters) < _least_name(
        board, seat, len(counters)
    ):
        dropped.insert(0, counters.pop())
    least = _least_name(board, seat, len(counters))
    wanted = min(name_width, board.px(WIDEST_NAME)) + board.space("margin")
    room = max(beside.width - wanted, min(beside.width - least, least_width(board, counters)))
    start, _end = lay_counters(board, layout.right(beside, room), counters, group, words=False, right=True)
    name = layout.left_of(beside, start - board.space("gap"))
    wide = board.kit.metrics.mode == "wide"
    sitter = board.shown.sitters[seat]
    level_width = board.kit.text.width(sitter.level, "small") if wide else 0
    level = sitter.level if wide and level_width <= name.width else ""
    low = sum(pair_heights(board)) + 2 * board.space("hair") > header.height
    beside_it = low and name_width + board.space("gap") + level_width <= name.width

    def draw(surface: pygame.Surface) -> None:
        lead(surface, board.kit.shield(seat, size), row, size, 0)
        if level and beside_it:
            write_with_note(board, surface, name, (sitter.name, level), gap=board.space("gap"))
        else:
            write_pair(board, surface, name, sitter.name, level)
        if not wide:
            draw_state(board, surface, seat, row, size)

    more = [*(counter.tip for counter in dropped), *([cards] if cards else [])]
    tip = " · ".join([board.shown.sitters[seat].about, *more, *([click] if click else [])])
    board.sheet.add(draw, Item(item_id("player", seat), layout.left_of(header, name.right), group, "", tip))


def _least_name(board: Tabletop, seat: Seat, figures: int) -> int:
    """Return the least width of a name with a gap beside so many figures, in pixels."""
    text, usual = board.kit.text, board.kit.fonts.style("section", board.kit.metrics).px
    px = max(text.smallest("section"), round(usual * SMALL_NAME) if figures > FEW else 0)
    width = text.width(board.name(seat), "section", px)
    return min(width, board.px(WIDEST_NAME)) + board.space("gap")


def name_gap(board: Tabletop, size: int) -> int:
    """Return the gap between a shield of this size and the name beside it, clear of the sign of the state."""
    return max(board.space("gap"), (round(size * STATE) + RIM) // 2 + board.space("hair"))


def draw_state(board: Tabletop, surface: pygame.Surface, seat: Seat, row: pygame.Rect, size: int) -> None:
    """Draw the state of a player as a sign on the shield, of this size, at the left end of a row."""
    if sign := state_sign(board, seat):
        small = round(size * STATE)
        at = (row.left + size, row.centery + size // 2 - small // 4)
        board.kit.faces.disc(surface, at, small + RIM, board.kit.theme.colour.panel)
        put(surface, board.kit.sign(sign, small, state_colour(board, seat)), at)


def state_sign(board: Tabletop, seat: Seat) -> str:
    """Return the sign of a player's state: choosing, or done choosing; empty if neither."""
    if seat in board.shown.awaited:
        return "clock"
    return "check" if seat in board.shown.view.sealed else ""


def state_colour(board: Tabletop, seat: Seat) -> RGB:
    """Return the colour of that sign."""
    colour = board.kit.theme.colour
    return colour.credit if seat in board.shown.awaited else colour.good_news


def write_state(
    board: Tabletop, surface: pygame.Surface, seat: Seat, foot: pygame.Rect, deed: str = ""
) -> int:
    """Write the state of a player at the right, or else the `deed`; return its left end."""
    right = foot.right - board.space("pad")
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
