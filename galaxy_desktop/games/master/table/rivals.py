"""Other players: name and symbols of each, and the cards of the one whose tab is open."""

from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.table import tabs
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.card_list import lay_list, lists_height
from galaxy_desktop.games.master.table.held import Tab
from galaxy_desktop.games.master.table.rival import bases
from galaxy_desktop.games.master.table.victims import lay_victim
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.empire_items import opens_empire
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put
from galaxy_desktop.ui.tabletop.players import header_height, lay_header


def lay_rivals(table: Board) -> None:
    """Lay headers one below the other, with the cards of all if they have room, else of one player."""
    box = table.frame.players
    table.sheet.add(partial(table.kit.faces.panel, rect=box))
    others = table.seats_from_me()
    chosen = tabs.open_tab(table, [tabs.tab_of(seat) for seat in others])
    head = max(header_height(table), table.letters("section") + table.letters("small") + table.space("gap"))
    counts = table.letters("section") + table.space("gutter")
    gap, hair = table.space("tight"), table.space("hair")
    rest = layout.trim(box, top=table.space("seam"))
    room = rest.height - len(others) * (head + counts + hair) - table.space("margin")
    inner = layout.inset(box, table.space("gap"), 0)
    needs = {seat: lists_height(table, inner.width, seat) + gap for seat in others}
    all_open = len(others) > 1 and sum(needs.values()) <= room + gap
    spare = (room - sum(needs.values())) // len(others) if all_open else 0
    for seat in others:
        header, rest = layout.cut_top(rest, head)
        line, rest = layout.cut_top(rest, counts, hair)
        table.sheet.places[item_id("seat", seat)] = header.union(line)
        is_open = all_open or tabs.tab_of(seat) == chosen
        if len(others) > 1:
            table.sheet.add(partial(_ground, table, rect=header.union(line), seat=seat, is_open=is_open))
        lay_header(table, seat, header, "players", [bases(table, seat)], click=opens_empire())
        table.sheet.add(partial(_symbols, table, rect=line, seat=seat))
        lay_victim(table, seat, header.union(line))
        if len(others) > 1 and not all_open:
            item = Item(Tab(tabs.tab_of(seat)).item, line, tabs.GROUP, "", _("Show this player's cards"))
            table.sheet.point(item)
        if is_open:
            tall = needs[seat] - gap + spare if all_open else room
            shown, rest = layout.cut_top(layout.trim(rest, top=gap), tall, gap)
            lay_list(table, layout.inset(shown, table.space("gap"), 0), seat)


def _ground(table: Board, surface: pygame.Surface, rect: pygame.Rect, seat: Seat, *, is_open: bool) -> None:
    """Draw a plate below the player whose cards are shown; a glow around one with something to choose."""
    colour = table.kit.theme.colour
    plate = layout.inset(rect, table.space("seam"), 0)
    if is_open:
        table.kit.faces.plate(surface, plate, colour.raised, colour.edge)
    elif tabs.has_targets(table, tabs.tab_of(seat)):
        table.kit.faces.glow(surface, plate, colour.legal)


def _symbols(table: Board, surface: pygame.Surface, rect: pygame.Rect, seat: Seat) -> None:
    """Draw how many supremacy symbols of each kind a seat has."""
    colour = table.kit.theme.colour
    row = layout.trim(rect, left=table.space("frame"), right=table.space("gutter"))
    step, size = row.width / len(SYMBOLS), rect.height - table.space("gutter")
    font = table.kit.fonts.font("text", 700, table.letters("explain"))
    for number, symbol in enumerate(SYMBOLS):
        count = table.view.track[seat][number]
        shade = colour.text if count else colour.text_soft
        x = round(row.left + number * step)
        put(surface, table.kit.sign(symbol_sign(symbol), size, shade), (x + size // 2, rect.centery))
        figure = table.kit.fonts.line(font, str(count), shade)
        surface.blit(figure, figure.get_rect(midleft=(x + size + table.space("tight"), rect.centery)))
