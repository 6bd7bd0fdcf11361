"""Turns what happens to cards into flights: drawn, lost, laid on the map, won back."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pygame

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.games.master import card_events
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.table.cards_shown import look_of
from galaxy_desktop.ui.tabletop.card_back import card_back
from galaxy_desktop.ui.tabletop.flight import Place
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.staging import Stage

SMALL = (192, 140)


def _face(stage: Stage[Any], card: str) -> pygame.Surface:
    """A card on its way; its back where it is hidden."""
    size = (stage.after.px(SMALL[0]), stage.after.px(SMALL[1]))
    if card == HIDDEN or card not in cards():
        return card_back(stage.after.kit, size)
    face: pygame.Surface = stage.after.drawn.face(look_of(stage.after, card, size))
    return face


def _row(stage: Stage[Any], seat: Seat, card: str) -> Place:
    """Where a card lies in a row, or the row."""
    for sheet in (stage.after.sheet, stage.before.sheet):
        if card in sheet.spots:
            spot: Place = sheet.spots[card].rect.center
            return spot
        if card in sheet.places:
            place: Place = sheet.places[card].center
            return place
    return stage.place("bag") if stage.own(seat) and "bag" in stage.after.sheet.places else stage.panel(seat)


def _deck(stage: Stage[Any], card: str) -> Place:
    """The deck of a card, or the middle of the map where the decks are not to be seen."""
    deck = cards()[card].deck if card in cards() else ""
    found = stage.after.sheet.places.get(item_id("deck", deck))
    place: Place = found.center if found else stage.after.frame.map.center
    return place


def _gained(stage: Stage[Any], event: card_events.CardGained) -> None:
    """A card comes from its deck, from where it was offered, or from a rival."""
    offered = stage.before.sheet.spots.get(event.card)
    spot = stage.after.sheet.spots.get(event.card)
    start = stage.former_place(event.card, _deck(stage, event.card))
    if event.origin == "board":
        start = stage.before.sheet.places.get(event.card, stage.after.frame.map).center
    tween = stage.tween("card_slide", "move")
    if spot is not None and stage.own(event.seat) and event.card not in stage.arriving:
        stage.arriving.add(event.card)
        stage.fly(tween, stage.card(spot), start, spot.rect.center, waits=offered is not None)
    else:
        goal = _row(stage, event.seat, event.card)
        stage.fly(tween, _face(stage, event.card), start, goal, "vanishes", waits=offered is not None)
    stage.beat(180)


def _lost(stage: Stage[Any], event: card_events.CardLost) -> None:
    """A card leaves a row for its deck; one that is placed is shown by the conflict."""
    if event.cause in ("placed", "taken"):
        return
    start = stage.former_place(event.card, _row(stage, event.seat, event.card))
    tween = stage.tween("pay_cards", "leave")
    stage.fly(tween, _face(stage, event.card), start, _deck(stage, event.card), "vanishes", waits=True)
    stage.beat(120)


def _begun(stage: Stage[Any], event: card_events.ConflictBegun) -> None:
    """A conflict card goes from the row to its track."""
    goal = stage.after.sheet.places.get(event.card)
    start = stage.before.sheet.places.get(event.card)
    at = start.center if start else _row(stage, event.seat, event.card)
    end = goal.center if goal else stage.after.frame.map.center
    stage.fly(stage.tween("card_slide", "move"), _face(stage, event.card), at, end, "vanishes", waits=True)
    stage.beat(220)


def _won(stage: Stage[Any], event: card_events.ConflictWon) -> None:
    """The sign of a victory over the place that was fought for."""
    at = stage.before.sheet.places.get(event.card, stage.after.frame.map).center
    sign = stage.after.kit.sign("trophy", stage.after.px(56), stage.after.seat_colour(event.seat))
    stage.fly(stage.tween("points_gained", "pop"), sign, at, at, "vanishes", pops=True)
    stage.beat(260)


SHOWN: Mapping[Any, Any] = MappingProxyType(
    {
        card_events.CardGained: _gained,
        card_events.CardLost: _lost,
        card_events.ConflictBegun: _begun,
        card_events.ConflictWon: _won,
    }
)
"""What is shown of each event about cards."""
