"""Tabs: cards of one player, or one conflict, if not all have room."""

from collections.abc import Sequence
from functools import partial

import pygame

from galaxy_desktop.engine.events import Event, Seat, seat_of
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.moves import place_of
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.held import Tab
from galaxy_desktop.games.master.table.lying import card_of
from galaxy_desktop.games.master.words.names import item as name_of
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.layout import Share
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.empire_items import EmpireItem, empire_item, opens_empire
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import put, write

SEAT, DECKS, TRACK, FRONTS = "seat", "decks", "track", "fronts"
GROUP = "tabs"
SIGNS = {TRACK: "trophy", FRONTS: "conflict", DECKS: "deck"}


def tab_of(seat: Seat) -> str:
    """Return the name of the tab of a player's cards."""
    return f"{SEAT}{seat}"


def tab_seat(name: str) -> Seat:
    """Return the seat whose cards a tab shows; `NOBODY` if it shows something else."""
    return int(name.removeprefix(SEAT)) if name.startswith(SEAT) else NOBODY


def teller(events: Sequence[Event], viewer: Seat) -> Seat:
    """Return the opponent who acts first in these events; `NOBODY` if none does."""
    seats = (seat_of(event) for event in events)
    return next((seat for seat in seats if seat is not None and seat != viewer), NOBODY)


def open_tab(table: Board, names: list[str]) -> str:
    """Return the open tab: the one clicked, else the first with what is asked about or can be chosen.

    It is that of the opponent whose acts are told, and of the first one asked while only others are.
    """
    for name in (table.tab, tab_of(table.teller)):
        if name in names:
            return name
    wanted = (name for name in names if _is_asked(table, name) or has_targets(table, name))
    awaited = (tab_of(seat) for seat in sorted(table.shown.awaited) if table.decision is None)
    return next(wanted, next((name for name in awaited if name in names), names[0]))


def _is_asked(table: Board, name: str) -> bool:
    """Return whether a tab shows the conflict that the question is about."""
    return table.asked in table.view.conflicts and name in (FRONTS, table.asked)


def has_targets(table: Board, name: str) -> bool:
    """Return whether something on a tab can be chosen now."""
    seat = tab_seat(name)
    shown = [*table.view.conflicts] if name == FRONTS else [name]
    if seat != NOBODY:
        shown = table.view.players[seat].row
    return any(card_of(place_of(place)) in shown for place in table.targets.by_place)


def open_mark(name: str) -> str:
    """Return the place that says that a tab is open."""
    return item_id("open", Tab(name).item)


def lay_tabs(table: Board, box: pygame.Rect, names: list[str], chosen: str) -> None:
    """Lay the tabs side by side; the open one is as wide as its words."""
    gap = table.space("tight")
    wide = (box.width - gap * (len(names) - 1)) // max(1, len(names))
    widths: list[int | Share] = [Share() for _name in names]
    narrow = _around(table, box) + table.letters("body")
    most = max(box.width // 3, box.width - (len(names) - 1) * (narrow + gap))
    widths[names.index(chosen)] = max(wide, min(named_width(table, box, chosen), most))
    places = layout.columns(box, widths, gap)
    table.sheet.places[open_mark(chosen)] = places[names.index(chosen)]
    for name, rect in zip(names, places, strict=True):
        if tab_seat(name) != NOBODY and not table.frame.standings.width:
            table.sheet.places[item_id("seat", tab_seat(name))] = rect
        item = Item(
            _id(table, name, chosen), rect, GROUP, name if name in cards() else "", _tip(table, name, chosen)
        )
        table.sheet.add(partial(_tab, table, rect=rect, name=name, chosen=name == chosen), item)


def named_width(table: Board, box: pygame.Rect, name: str) -> int:
    """Return the width of a tab with all its words."""
    font = table.kit.fonts.style("small", table.kit.metrics).font
    return _around(table, box) + width_of(font, _words(table, name))


def _around(table: Board, box: pygame.Rect) -> int:
    """Return the width of a tab without its words."""
    return 2 * table.space("gutter") + _sign_size(table, box) + table.space("tight")


def _words(table: Board, name: str) -> str:
    """Return the words of a tab: a player with the number of cards, a conflict, or a number alone."""
    seat = tab_seat(name)
    if seat != NOBODY:
        return f"{table.name(seat)} · {len(table.view.players[seat].row)}"
    if name in cards():
        return name_of(name)
    return str(len(table.view.conflicts)) if name == FRONTS else ""


def _sign_size(table: Board, rect: pygame.Rect) -> int:
    return min(rect.height - table.space("gap"), table.icon("line"))


def _id(table: Board, name: str, chosen: str) -> str:
    """Return the item of a tab; the open one of another player opens the empire, if nothing else does."""
    seat = tab_seat(name)
    if name == chosen and seat not in (NOBODY, table.seat) and not table.frame.standings.width:
        return EmpireItem(seat).id
    return Tab(name).item


def _tip(table: Board, name: str, chosen: str) -> str:
    if tab_seat(name) != NOBODY:
        opens = empire_item(_id(table, name, chosen)) is not None
        return " · ".join([table.name(tab_seat(name)), *([opens_empire()] if opens else [])])
    if name in cards():
        return table.game.words.item(name)
    return {TRACK: _("Standings"), FRONTS: _("Conflicts"), DECKS: _("Decks")}[name]


def _tab(table: Board, surface: pygame.Surface, rect: pygame.Rect, name: str, *, chosen: bool) -> None:
    colour = table.kit.theme.colour
    fill, edge = (colour.high, colour.primary) if chosen else (colour.panel, colour.edge)
    table.kit.faces.plate(surface, rect, fill, edge, "mini")
    if not chosen and has_targets(table, name):
        table.kit.faces.glow(surface, rect, colour.legal, table.kit.faces.radius("mini"))
    size = _sign_size(table, rect)
    left = rect.left + table.space("gutter")
    seat, text = tab_seat(name), _words(table, name)
    narrow = named_width(table, rect, name) > rect.width
    if seat != NOBODY:
        put(surface, table.kit.shield(seat, size), (left + size // 2, rect.centery))
        text = str(len(table.view.players[seat].row)) if narrow else text
    elif name in cards():
        sign = table.kit.sign(symbol_sign(cards()[name].symbol), size, table.kit.theme.deck["conflict"])
        put(surface, sign, (left + size // 2, rect.centery))
        if narrow:
            _sides(table, surface, layout.right_of(rect, left + size + table.space("tight")), name)
            return
    else:
        sign = table.kit.sign(SIGNS[name], size, colour.text_soft)
        put(surface, sign, (left + size // 2, rect.centery))
    words = layout.right_of(layout.trim(rect, right=table.space("seam")), left + size + table.space("tight"))
    if words.width > table.letters("small"):
        write(table, surface, words, text, "small", colour.text if chosen else colour.text_soft)


def _sides(table: Board, surface: pygame.Surface, room: pygame.Rect, card: str) -> None:
    """Draw the shields of the players in a conflict, the attacker first, as far as they have room."""
    conflict = table.view.conflicts[card]
    seats = sorted({conflict.red, conflict.blue} - {NOBODY}, key=lambda seat: seat != conflict.attacker)
    size = table.letters("body")
    for number, seat in enumerate(seats):
        x = room.left + number * (size + table.space("hair"))
        if x + size <= room.right:
            put(surface, table.kit.shield(seat, size), (x + size // 2, room.centery))
