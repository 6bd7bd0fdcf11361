"""Flights of cards: drawn, lost, laid on the map, won back."""

from types import MappingProxyType
from typing import Any

import pygame

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.master import card_events
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.table.cards_shown import look_of
from galaxy_desktop.games.master.table.chart import HOME
from galaxy_desktop.ui.hex_art import draw_hexagon
from galaxy_desktop.ui.surfaces import WHITE
from galaxy_desktop.ui.tabletop.card_back import card_back
from galaxy_desktop.ui.tabletop.flashes import light_up
from galaxy_desktop.ui.tabletop.flight import Pixel
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Shows, Staging

SMALL = (192, 140)


def _face(staging: Staging[Any], card: str) -> pygame.Surface:
    """Return the picture of a card on its way; its back if it is hidden."""
    size = (staging.after.px(SMALL[0]), staging.after.px(SMALL[1]))
    if card == HIDDEN or card not in cards():
        return card_back(staging.after.kit, size)
    face: pygame.Surface = staging.after.drawn.face(look_of(staging.after, card, size))
    return face


def _row(staging: Staging[Any], seat: Seat, card: str) -> Pixel:
    """Return the place of a card in a row; else that of the own bag, or of the player's panel."""
    for sheet in (staging.after.sheet, staging.before.sheet):
        if card in sheet.spots:
            spot: Pixel = sheet.spots[card].rect.center
            return spot
        if card in sheet.places:
            place: Pixel = sheet.places[card].center
            return place
    return (
        staging.place("bag")
        if staging.own(seat) and "bag" in staging.after.sheet.places
        else staging.panel(seat)
    )


def _deck(staging: Staging[Any], card: str) -> Pixel:
    """Return the place of the deck of a card, or the middle of the map while no deck is shown."""
    deck = cards()[card].deck if card in cards() else ""
    found = staging.after.sheet.places.get(item_id("deck", deck))
    place: Pixel = found.center if found else staging.after.frame.map.center
    return place


def _gained(staging: Staging[Any], event: card_events.CardGained) -> None:
    """Send a card to its new owner from its deck, from where it was offered, or from a rival."""
    offered = staging.before.sheet.spots.get(event.card)
    spot = staging.after.sheet.spots.get(event.card)
    start = staging.former_place(event.card, _deck(staging, event.card))
    if event.origin == "board":
        start = staging.before.sheet.places.get(event.card, staging.after.frame.map).center
    tween, width, waits = (
        staging.tween("card_slide", "move"),
        staging.former_width(event.card),
        offered is not None,
    )
    if spot is not None and staging.own(event.seat) and event.card not in staging.arriving:
        staging.arriving.add(event.card)
        staging.fly(tween, staging.card(spot), start, spot.rect.center, waits=waits, width=width)
    else:
        goal, face = _row(staging, event.seat, event.card), _face(staging, event.card)
        staging.fly(tween, face, start, goal, "vanishes", waits=waits, width=width)
    staging.beat(180)


def _lost(staging: Staging[Any], event: card_events.CardLost) -> None:
    """Send a card from a row to its deck; one placed or taken is staged by another event."""
    if event.cause in ("placed", "taken"):
        return
    start = staging.former_place(event.card, _row(staging, event.seat, event.card))
    tween = staging.tween("pay_cards", "leave")
    staging.fly(tween, _face(staging, event.card), start, _deck(staging, event.card), "vanishes", waits=True)
    staging.beat(120)


def _begun(staging: Staging[Any], event: card_events.ConflictBegun) -> None:
    """Send a conflict card from the row to its track."""
    goal = staging.after.sheet.places.get(event.card)
    start = staging.before.sheet.places.get(event.card)
    at = start.center if start else _row(staging, event.seat, event.card)
    end = goal.center if goal else staging.after.frame.map.center
    staging.fly(
        staging.tween("card_slide", "move"), _face(staging, event.card), at, end, "vanishes", waits=True
    )
    staging.beat(220)


def _won(staging: Staging[Any], event: card_events.ConflictWon) -> None:
    """Show the sign of a victory over the conflict that was won."""
    at = staging.before.sheet.places.get(event.card, staging.after.frame.map).center
    sign = staging.after.kit.sign("trophy", staging.after.px(56), staging.after.seat_colour(event.seat))
    staging.fly(staging.tween("points_gained", "pop"), sign, at, at, "vanishes", pops=True)
    if event.loser == NOBODY:
        flash_system(staging, event.system)
    staging.beat(260)


def flash_system(staging: Staging[Any], system: str) -> None:
    """Let a conquered system flash, if the camera shows it."""
    at = staging.after.sheet.places.get(system)
    if at is not None and staging.after.frame.map.collidepoint(at.center):
        radius = staging.after.lens.size * HOME
        light_up(staging, lambda: draw_hexagon(radius, WHITE, WHITE, 1.0), at.center)


SHOWN: Shows = MappingProxyType(
    {
        card_events.CardGained: _gained,
        card_events.CardLost: _lost,
        card_events.ConflictBegun: _begun,
        card_events.ConflictWon: _won,
    }
)
"""Functions that stage each event about cards."""
