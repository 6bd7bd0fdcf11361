"""Lays the whole table."""

import pygame

from galaxy_desktop.games.master.table import front_box, offer, supply_box, tabs
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.card_list import lay_list
from galaxy_desktop.games.master.table.card_row import lay_row
from galaxy_desktop.games.master.table.fronts import lay_decks, lay_front_list, lay_fronts
from galaxy_desktop.games.master.table.hand import lay_hand, lay_open_bag
from galaxy_desktop.games.master.table.key_box import lay_key
from galaxy_desktop.games.master.table.rivals import lay_rivals
from galaxy_desktop.games.master.table.standings import lay_standings, lay_table_of_players
from galaxy_desktop.games.master.table.starmap import lay_map
from galaxy_desktop.games.master.table.top import lay_top


def lay_table(table: Board) -> None:
    """Lay every part that this window has room for."""
    lay_top(table)
    lay_hand(table)
    lay_map(table)
    lay_standings(table)
    if table.frame.wide:
        lay_rivals(table)
        lay_fronts(table)
        lay_row(table)
    else:
        _lay_cards(table)
    if offer.is_open(table):
        offer.lay_offer(table)
    elif supply_box.is_open(table):
        supply_box.lay_supply(table)
    elif front_box.is_open(table):
        front_box.lay_sides(table)
    if table.key_shown:
        lay_key(table)
    if table.bag_open:
        lay_open_bag(table)


def _lay_cards(table: Board) -> None:
    """Tabs for everybody's cards, the conflicts and the decks; below, what the open one holds."""
    box = table.frame.cards
    table.sheet.add(lambda surface: table.kit.faces.panel(surface, box))
    seats = [tabs.tab_of(seat) for seat in (table.seat, *table.seats_from_me())]
    track = [] if table.frame.standings.width else [tabs.TRACK]
    fronts = [tabs.FRONTS] if table.view.conflicts else []
    names = [*seats, *track, *fronts, tabs.DECKS]
    chosen = tabs.open_tab(table, names)
    inner = box.inflate(-table.px(20), -table.px(16))
    strip = pygame.Rect(inner.left, inner.top, inner.width, max(34, table.text(14) + 14))
    tabs.lay_tabs(table, strip, names, chosen)
    rest = pygame.Rect(inner.left, strip.bottom + 8, inner.width, inner.bottom - strip.bottom - 8)
    if chosen == tabs.TRACK:
        lay_table_of_players(table, rest)
    elif chosen == tabs.DECKS:
        lay_decks(table, rest)
    elif chosen == tabs.FRONTS:
        lay_front_list(table, rest)
    else:
        lay_list(table, rest, tabs.seat_of(chosen))
