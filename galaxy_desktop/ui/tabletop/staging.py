"""Turns events into flights: who gives what to whom, one beat after the other (VISUAL section 9)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import pygame

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.ui.motion import Ease, Motion, Tween, ease_named
from galaxy_desktop.ui.tabletop.card_back import card_back
from galaxy_desktop.ui.tabletop.flight import End, Flight, Place, Slide
from galaxy_desktop.ui.tabletop.ids import item_id, split_id
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

MOST_BACKS = 6
BACK = (40, 56)
POINT = 40
DRAWN, PLACED = "card_draw", "card_place"

B = TypeVar("B", bound=Tabletop)
Shows = Mapping[type[Event], Callable[["Stage[Any]", Any], None]]
"""How each event is shown; those that are not in it are told by the log alone."""


@dataclass(slots=True)
class Stage(Generic[B]):
    """Puts flights into order; `at` is when the next beat begins."""

    motion: Motion
    before: B
    after: B
    flights: list[Flight | Slide] = field(default_factory=list)
    arriving: set[str] = field(default_factory=set)
    at: float = 0.0

    def show(self, event: Event, shows: Shows) -> None:
        """Add what shows one event."""
        show = shows.get(type(event))
        if show is not None:
            show(self, event)

    def fit(self, limit: float) -> None:
        """Let everything begin earlier where it would take longer than the limit."""
        longest = max((f.tween.delay + f.tween.ms for f in self.flights), default=0)
        if longest > limit:
            for flight in self.flights:
                flight.tween.delay *= limit / longest
                flight.tween.ms *= limit / longest

    def tween(self, name: str, ease: str, late: float = 0.0) -> Tween:
        """A movement as long as a time of the tokens, after what has been put on the stage so far."""
        kit = self.after.kit
        easing: Ease = ease_named(kit.theme.easing[ease])
        return self.motion.start(kit.ms(name), easing, delay=self.at + late)

    def beat(self, ms: float) -> None:
        """What follows begins so much later."""
        self.at += ms

    def fly(
        self,
        tween: Tween,
        picture: pygame.Surface,
        start: Place,
        goal: Place,
        end: End = "stays",
        **more: Any,
    ) -> None:
        """Send a picture on its way."""
        flight = Flight(tween, picture.copy(), start, goal, end, fades=self.motion.reduced, **more)
        self.flights.append(flight)

    def land(self, tween: Tween, picture: pygame.Surface, start: Place, goal: Place, piece: str) -> None:
        """Send a picture to a piece that is hidden until then; it vanishes where there is no such piece."""
        if piece and piece not in self.arriving and piece in self.after.sheet.places:
            self.arriving.add(piece)
            self.fly(tween, picture, start, goal, waits=True)
        else:
            self.fly(tween, picture, start, goal, "vanishes", waits=True)

    def place_of(self, thing: str, otherwise: Place) -> Place:
        """Return the middle of a card, tile or die that lies on the table now, or another place."""
        spot = self.after.sheet.spots.get(thing)
        return spot.rect.center if spot else otherwise

    def former_place(self, thing: str, otherwise: Place) -> Place:
        """Return the middle of a card, tile or die that lay on the table before, or another place."""
        spot = self.before.sheet.spots.get(thing)
        return spot.rect.center if spot else otherwise

    def panel(self, seat: Seat) -> Place:
        """Return the middle of the panel of a seat."""
        return self.place(item_id("seat", seat))

    def place(self, name: str) -> Place:
        """The middle of a place on the table: a counter, a pile, else the panel of the seat."""
        found = self.after.sheet.places.get(name) or self.before.sheet.places.get(name)
        if found is None:
            found = self.after.sheet.places.get(item_id("seat", split_id(name)[1]), self.after.areas.content)
        return found.center

    def pile(self, name: str) -> Place:
        """The middle of a pile in the top bar."""
        found = self.after.sheet.places.get(name)
        return found.center if found else self.after.areas.supplies.center

    def own(self, seat: Seat) -> bool:
        """Whether it is the seat whose table this is."""
        return seat == self.after.seat

    def card(self, spot: Spot) -> pygame.Surface:
        """The face of a card at a spot, as it lies there."""
        return self.after.drawn.turned(spot.look, spot.angle)


def draw_from_deck(stage: Stage[Any], seat: Seat, cards: Sequence[str]) -> None:
    """Cards slide from the deck; own ones are turned over on the way."""
    stagger = stage.after.kit.ms("card_deal_stagger")
    if not stage.own(seat):
        fly_backs(stage, stage.pile("deck"), stage.place(item_id("hand", seat)), len(cards))
        return
    number = 0
    for card in cards:
        spot = stage.after.sheet.spots.get(card)
        if spot is None or card in stage.arriving:
            continue
        tween = stage.tween("card_deal", "enter", number * stagger)
        back = card_back(stage.after.kit, spot.look.size)
        stage.fly(tween, stage.card(spot), stage.pile("deck"), spot.rect.center, back=back, sound=DRAWN)
        stage.arriving.add(card)
        number += 1
    stage.beat(60 + stagger * number)


def fly_backs(stage: Stage[Any], start: Place, goal: Place, number: int) -> None:
    """Small backs of cards, as many as there are up to a handful."""
    size = (stage.after.px(BACK[0]), stage.after.px(BACK[1]))
    stagger = stage.after.kit.ms("card_deal_stagger")
    for index in range(min(number, MOST_BACKS)):
        tween = stage.tween("card_deal", "enter", index * stagger)
        stage.fly(tween, card_back(stage.after.kit, size), start, goal, "vanishes", sound=DRAWN)
    stage.beat(60)


def drop_to_discards(stage: Stage[Any], seat: Seat, cards: Sequence[str]) -> None:
    """Cards drop to the discards together: own ones from where they lay, others from the hand."""
    if not stage.own(seat):
        fly_backs(stage, stage.place(item_id("hand", seat)), stage.pile("discards"), len(cards))
        return
    for card in cards:
        if card not in stage.after.sheet.spots:
            drop_card(stage, card)
    stage.beat(80)


def drop_card(stage: Stage[Any], card: str) -> None:
    """A card drops to the discards from where it lay."""
    if spot := stage.before.sheet.spots.get(card):
        tween = stage.tween("pay_cards", "leave")
        stage.fly(
            tween,
            stage.card(spot),
            spot.rect.center,
            stage.pile("discards"),
            "vanishes",
            waits=True,
            sound="pay",
        )


def place_card(stage: Stage[Any], seat: Seat, card: str) -> None:
    """A card goes from the hand to its place in the tableau."""
    if stage.own(seat):
        carry(stage, card, "card_slide")
    elif spot := stage.after.sheet.spots.get(card):
        start = stage.place(item_id("hand", seat))
        stage.fly(stage.tween("card_slide", "move"), stage.card(spot), start, spot.rect.center, sound=PLACED)
        stage.arriving.add(card)
    stage.beat(160)


def carry(stage: Stage[Any], card: str, time: str) -> None:
    """A card goes from where it lay to where it lies."""
    old, new = stage.before.sheet.spots.get(card), stage.after.sheet.spots.get(card)
    if new is None or card in stage.arriving:
        return
    start = stage.former_place(card, stage.place("hand"))
    stage.fly(
        stage.tween(time, "move"),
        stage.card(new),
        start,
        new.rect.center,
        waits=old is not None,
        sound=PLACED,
    )
    stage.arriving.add(card)


def raise_points(stage: Stage[Any], start: Place, goal: Place, points: int) -> None:
    """Points rise from what brings them to the counter."""
    if points:
        sign = stage.after.kit.sign("points", stage.after.px(POINT), label=f"+{points}")
        stage.fly(stage.tween("points_gained", "move"), sign, start, goal, "vanishes", sound="points")
        stage.beat(120)
