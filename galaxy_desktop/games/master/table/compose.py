"""Sections of the table, and what each of them shows of a moment."""

from collections.abc import Set
from dataclasses import replace
from functools import cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.moves import PlaceConflict, parse, place_of
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.table import front_box, offer, supply_box, tabs
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.card_list import lay_list
from galaxy_desktop.games.master.table.card_row import lay_row
from galaxy_desktop.games.master.table.fronts import lay_decks, lay_front_list, lay_fronts
from galaxy_desktop.games.master.table.hand import lay_hand, lay_open_bag
from galaxy_desktop.games.master.table.key_box import lay_key
from galaxy_desktop.games.master.table.lying import Lying, card_of
from galaxy_desktop.games.master.table.rival import lay_rival
from galaxy_desktop.games.master.table.rivals import lay_rivals
from galaxy_desktop.games.master.table.standings import lay_standings, lay_table_of_players
from galaxy_desktop.games.master.table.starmap import lay_map
from galaxy_desktop.games.master.table.targets import Targets
from galaxy_desktop.games.master.table.top import lay_top
from galaxy_desktop.games.master.table.victims import TOPIC
from galaxy_desktop.games.master.table.zoom_box import lay_zoom
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.section import Section, with_choice_of, without_question


def sections_of(table: Board, looked_at: Seat) -> list[Section[Board]]:
    """Return every section that this window has room for, each with what it is laid from.

    The empire of the seat `looked_at` lies large over the map.
    """
    still = without_question(table)
    still = replace(still, targets=Targets(), lies=Lying(), held="", tab="", page=0, bag_open=False)
    still = replace(still, teller=NOBODY)
    chooses_victim = table.topic == TOPIC
    sections = [
        Section(lay_top, still),
        Section(lay_hand, table),
        Section(lay_map, table),
        Section(lay_zoom, still, over=True),
        Section(lay_standings, table if chooses_victim else still),
    ]
    if table.frame.wide:
        mine, conflicts = {*table.me.row}, {*table.view.conflicts}
        others = {card for player in table.view.players for card in player.row} - mine
        rivals = table if chooses_victim else without_places(table, _map_places() | mine | conflicts)
        sections += [
            Section(lay_rivals, rivals),
            Section(lay_fronts, without_places(table, _map_places() | mine | others)),
            Section(lay_row, without_places(table, _map_places() | others | conflicts)),
        ]
    else:
        sections.append(Section(_lay_cards, without_places(table, _map_places())))
    if looked_at != NOBODY:
        sections.append(Section(lay_rival, replace(still, lies=table.lies), (looked_at,), over=True))
    elif offer.is_open(table):
        sections.append(Section(offer.lay_offer, table, over=True))
    elif supply_box.is_open(table):
        sections.append(Section(supply_box.lay_supply, table, over=True))
    elif front_box.is_open(table):
        sections.append(Section(front_box.lay_sides, table, over=True))
    if table.key_shown:
        sections.append(Section(lay_key, still, over=True))
    if table.bag_open:
        sections.append(Section(lay_open_bag, table, over=True))
    return sections


def without_places(table: Board, away: Set[str]) -> Board:
    """Return a board for sections that show no system, track or card of these, nor what lies on them."""
    lies, places = table.lies, table.targets.by_place
    by_place = {place: options for place, options in places.items() if away.isdisjoint(_owners_of(place))}
    options = {option for there in by_place.values() for option in there}
    for option in table.shown.open:
        match parse(option):
            case PlaceConflict(card) if card not in away:
                options.add(option)
    lies = Lying(
        cubes={spot: cube for spot, cube in lies.cubes.items() if away.isdisjoint(_owners_of(spot))},
        cancelled={
            place: move for place, move in lies.cancelled.items() if away.isdisjoint(_owners_of(place))
        },
        ready=frozenset([place for place in lies.ready if away.isdisjoint(_owners_of(place))]),
    )
    targets = Targets(by_place, table.targets.chosen & options, table.targets.front)
    return replace(with_choice_of(table, options), lies=lies, targets=targets)


@cache
def _owners_of(spot: str) -> tuple[str, str]:
    """Return the place that a spot belongs to, and the card of that place, empty where it lies on none."""
    return place_of(spot), card_of(place_of(spot))


@cache
def _map_places() -> frozenset[str]:
    """Return the systems and tracks of the map."""
    return frozenset((*star_map().systems, *star_map().tracks))


def _lay_cards(table: Board) -> None:
    """Lay tabs for the cards of all players, the conflicts and the decks; below, the open one."""
    box = table.frame.cards
    table.sheet.add(lambda surface: table.kit.faces.panel(surface, box))
    seats = [tabs.tab_of(seat) for seat in (table.seat, *table.seats_from_me())]
    track = [] if table.frame.standings.width else [tabs.TRACK]
    fronts = [tabs.FRONTS] if table.view.conflicts else []
    names = [*seats, *track, *fronts, tabs.DECKS]
    chosen = tabs.open_tab(table, names)
    inner = box.inflate(-table.space("broad"), -table.space("frame"))
    strip, rest = layout.cut_top(
        inner, max(34, table.letters("small") + table.space("pad")), table.space("gutter")
    )
    tabs.lay_tabs(table, strip, names, chosen)
    if chosen == tabs.TRACK:
        lay_table_of_players(table, rest)
    elif chosen == tabs.DECKS:
        lay_decks(table, rest)
    elif chosen == tabs.FRONTS:
        lay_front_list(table, rest)
    else:
        lay_list(table, rest, tabs.tab_seat(chosen))
