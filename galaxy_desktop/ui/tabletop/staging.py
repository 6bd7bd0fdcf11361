"""Conversion of events to flights, one beat after the other."""

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Generic, Protocol, TypeVar

import pygame

from galaxy_desktop.engine.events import Event, OwnCards, Seat
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.motion import Ease, Motion, Tween, ease_named
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop.card_back import card_back
from galaxy_desktop.ui.tabletop.card_face import corner_radius
from galaxy_desktop.ui.tabletop.flight import CountUp, End, FaceDown, Flash, Flight, Pixel, Slide, TurnUp
from galaxy_desktop.ui.tabletop.ids import item_id, split_id
from galaxy_desktop.ui.tabletop.sheet import Spot
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

MOST_BACKS = 6
BACK = (40, 56)
POINT = 40
DRAWN, PLACED = "card_draw", "card_place"
SHADOW, SHADE = 18, 90
HAND = "hand"
"""Group of the items in the hand of the viewer."""

Moving = Flight | Slide | FaceDown | TurnUp | Flash | CountUp

PictureSource = pygame.Surface | Callable[[], pygame.Surface]

B = TypeVar("B", bound=Tabletop)
Shows = Mapping[type[Event], Callable[["Staging[Any]", Any], None]]
"""Function that shows each type of event; events that are not in it appear in the log alone."""


class Placed(Protocol):
    """Event in which a card of a seat comes to its tableau."""

    @property
    def seat(self) -> Seat:
        """Seat that places it."""
        ...

    @property
    def card(self) -> str:
        """Card that is placed."""
        ...


@dataclass(slots=True)
class Act:
    """Seats that act in a beat, the time at which it is named, in ms, and what flies in it."""

    seats: tuple[Seat, ...]
    named: float
    flights: Sequence[Moving]
    places: bool
    """True if a card comes to lie on the table."""

    @property
    def ends(self) -> float:
        """Time at which its last flight lands, in ms."""
        return max([self.named, *(flight.tween.delay + flight.tween.ms for flight in self.flights)])


@dataclass(slots=True)
class Staging(Generic[B]):
    """Flights in order; `at` is the time at which the next beat begins, in ms."""

    motion: Motion
    before: B
    after: B
    flights: list[Moving] = field(default_factory=list)
    arriving: set[str] = field(default_factory=set)
    at: float = 0.0
    hush: float = 0.0
    """Time from the start of the current beat until it is named, in ms."""

    aside: float = 0.0
    """Time from which the viewer's own choice is carried out, beside the acts of others, in ms."""

    lying: dict[str, TurnUp] = field(default_factory=dict)
    """Cards that are turned up together, from where they go on to their places."""

    acts: list[Act] = field(default_factory=list)

    calm_until: float = 0.0
    """Time before which nothing may flash again, in ms."""

    @property
    def breathes(self) -> bool:
        """True if there is time for a pause: not at the fast speeds, nor with reduced motion."""
        return self.motion.speed >= 1 and not self.motion.reduced

    @property
    def ends(self) -> float:
        """Time at which the last flight so far ends, in ms at normal speed."""
        last = max((f.tween.delay + f.tween.ms for f in self.flights), default=0.0)
        return last / (self.motion.speed or 1.0)

    def told_at(self, seat: str) -> float:
        """Return the time at which what changes the figures of a seat has been shown, in ms.

        It is the last card that it places, else the last that it does; else, or for nobody, all that happens.
        """
        own = [act for act in self.acts if seat in map(str, act.seats)]
        placing = [act for act in own if act.places]
        return max([act.ends for act in placing or own or self.acts], default=0.0)

    def note(self, seats: tuple[Seat, ...], named: float, first: int, before: Set[str]) -> None:
        """Note what is staged of a beat: flights from the number `first`, what arrives beyond `before`."""
        sheet = self.after.sheet
        cards = [sheet.item(card) for card in self.arriving - before if card in sheet.spots]
        places = any(item is not None and item.group != HAND for item in cards)
        self.acts.append(Act(seats, named, self.flights[first:], places))

    def show(self, event: Event, shows: Shows) -> None:
        """Add the flights of one event."""
        show = shows.get(type(event))
        if show is not None:
            show(self, event)

    def show_aside(self, event: Event, shows: Shows) -> None:
        """Add the flights of an event that carries out the viewer's own choice, not after those of others."""
        now, self.at = self.at, self.aside
        self.show(event, shows)
        self.aside, self.at = self.at, now

    def fit(self, limit: float) -> None:
        """Speed all flights up in proportion if they would take longer than `limit` ms."""
        longest = max((f.tween.delay + f.tween.ms for f in self.flights), default=0)
        if longest > limit:
            for flight in self.flights:
                flight.tween.delay *= limit / longest
                flight.tween.ms *= limit / longest

    def tween(self, name: str, ease: str, late: float = 0.0) -> Tween:
        """Start a tween as long as a time of the tokens, `late` ms after the current beat."""
        kit = self.after.kit
        easing: Ease = ease_named(kit.theme.easing[ease])
        return self.motion.start(kit.ms(name), easing, delay=self.at + late)

    def beat(self, ms: float) -> None:
        """Delay the next beat by so many ms."""
        self.at += ms

    def fly(
        self,
        tween: Tween,
        picture: PictureSource,
        start: Pixel,
        goal: Pixel,
        end: End = "stays",
        **more: Any,
    ) -> None:
        """Add the flight of a picture, which may be made when it is first seen."""
        flight = Flight(
            tween, cache(partial(_copy, picture)), start, goal, end, fades=self.motion.reduced, **more
        )
        self.flights.append(flight)

    def land(
        self, tween: Tween, picture: pygame.Surface, start: Pixel, goal: Pixel, piece: str, *, waits: bool
    ) -> None:
        """Fly a picture to a piece hidden until then; it vanishes there if no piece awaits it.

        It `waits` at its start if it lay there for all to see, not in a bag or a supply.
        """
        if piece and piece not in self.arriving and piece in self.after.sheet.places:
            self.arriving.add(piece)
            self.fly(tween, picture, start, goal, waits=waits)
        else:
            self.fly(tween, picture, start, goal, "vanishes", waits=waits)

    def place_of(self, thing: str, otherwise: Pixel) -> Pixel:
        """Return the middle of a card, tile or die that lies on the table now, or another place."""
        spot = self.after.sheet.spots.get(thing)
        return spot.rect.center if spot else otherwise

    def former_place(self, thing: str, otherwise: Pixel) -> Pixel:
        """Return the middle of a card, tile or die that lay on the table before, or another place."""
        spot = self.before.sheet.spots.get(thing)
        return spot.rect.center if spot else otherwise

    def former_width(self, thing: str) -> float:
        """Return the width of a card, tile or die as it lay on the table before; 0 if it did not."""
        spot = self.before.sheet.spots.get(thing)
        return float(spot.look.size[0]) if spot else 0.0

    def taken_up(self, card: str, tween: Tween) -> tuple[Pixel, float] | None:
        """Return middle and width of a card that was turned up and lies there until a flight; else None."""
        turned = self.lying.get(card)
        if turned is None:
            return None
        turned.stay_until(tween.delay)
        return turned.at, float(turned.face.get_width())

    def panel(self, seat: Seat) -> Pixel:
        """Return the middle of the panel of a seat."""
        return self.place(item_id("seat", seat))

    def place(self, name: str) -> Pixel:
        """Return the middle of a place on the table: a counter, a pile, else the panel of the seat."""
        found = self.after.sheet.places.get(name) or self.before.sheet.places.get(name)
        if found is None:
            found = self.after.sheet.places.get(item_id("seat", split_id(name)[1]), self.after.areas.content)
        return found.center

    def pile(self, name: str) -> Pixel:
        """Return the middle of a pile in the top bar."""
        found = self.after.sheet.places.get(name)
        return found.center if found else self.after.areas.supplies.center

    def own(self, seat: Seat) -> bool:
        """Return whether it is the seat whose table this is."""
        return seat == self.after.seat

    def card(self, spot: Spot) -> pygame.Surface:
        """Return the face of a card as it lies at a spot."""
        return self.after.drawn.turned(spot.look, spot.angle)


def _copy(picture: PictureSource) -> pygame.Surface:
    """Return a copy of a picture, on which its transparency can be set."""
    return (picture if isinstance(picture, pygame.Surface) else picture()).copy()


def draw_from_deck(staging: Staging[Any], event: OwnCards) -> None:
    """Fly the `cards` of an event from the deck to a seat; own ones are turned over on the way."""
    stagger = staging.after.kit.ms("card_deal_stagger")
    if not staging.own(event.seat):
        hand = staging.place(item_id("hand", event.seat))
        fly_backs(staging, staging.pile("deck"), hand, len(event.cards))
        return
    number = 0
    for card in event.cards:
        spot = staging.after.sheet.spots.get(card)
        if spot is None or card in staging.arriving:
            continue
        tween = staging.tween("card_deal", "enter", number * stagger)
        back = card_back(staging.after.kit, spot.look.size)
        face = partial(staging.card, spot)
        staging.fly(tween, face, staging.pile("deck"), spot.rect.center, back=back, sound=DRAWN)
        staging.arriving.add(card)
        number += 1
    staging.beat(60 + stagger * number)


def fly_backs(staging: Staging[Any], start: Pixel, goal: Pixel, number: int) -> None:
    """Fly small backs of cards, at most `MOST_BACKS`."""
    size = (staging.after.px(BACK[0]), staging.after.px(BACK[1]))
    stagger = staging.after.kit.ms("card_deal_stagger")
    for index in range(min(number, MOST_BACKS)):
        tween = staging.tween("card_deal", "enter", index * stagger)
        staging.fly(tween, card_back(staging.after.kit, size), start, goal, "vanishes", sound=DRAWN)
    staging.beat(60)


def drop_to_discards(staging: Staging[Any], event: OwnCards) -> None:
    """Fly the `cards` of an event to the discards: own ones from their places, others from the hand."""
    if not staging.own(event.seat):
        hand = staging.place(item_id("hand", event.seat))
        fly_backs(staging, hand, staging.pile("discards"), len(event.cards))
        return
    for card in event.cards:
        if card not in staging.after.sheet.spots:
            drop_card(staging, card)
    staging.beat(80)


def drop_card(staging: Staging[Any], card: str) -> None:
    """Fly a card to the discards from where it lay."""
    if spot := staging.before.sheet.spots.get(card):
        tween = staging.tween("pay_cards", "leave")
        staging.fly(
            tween,
            partial(staging.card, spot),
            spot.rect.center,
            staging.pile("discards"),
            "vanishes",
            waits=True,
            sound="pay",
        )


def place_card(staging: Staging[Any], event: Placed) -> None:
    """Fly the `card` of an event from the hand to its place in the tableau."""
    if staging.own(event.seat):
        carry(staging, event.card)
    elif spot := staging.after.sheet.spots.get(event.card):
        tween = staging.tween("card_slide", "move")
        start, width = staging.taken_up(event.card, tween) or (
            staging.place(item_id("hand", event.seat)),
            0.0,
        )
        staging.fly(
            tween,
            partial(staging.card, spot),
            start,
            spot.rect.center,
            sound=PLACED,
            shadow=flight_shadow(staging.after.kit, spot),
            width=width,
        )
        staging.arriving.add(event.card)
    staging.beat(160)


def carry(staging: Staging[Any], card: str) -> None:
    """Fly a card from its former place to its new one."""
    old, new = staging.before.sheet.spots.get(card), staging.after.sheet.spots.get(card)
    if new is None or card in staging.arriving:
        return
    tween = staging.tween("card_slide", "move")
    lay = staging.former_place(card, staging.place("hand")), staging.former_width(card)
    start, width = staging.taken_up(card, tween) or lay
    staging.fly(
        tween,
        partial(staging.card, new),
        start,
        new.rect.center,
        waits=old is not None and card not in staging.lying,
        sound=PLACED,
        shadow=flight_shadow(staging.after.kit, new),
        width=width,
    )
    staging.arriving.add(card)


def close_up(staging: Staging[Any], delay: float) -> None:
    """Slide the cards that remain in the hand to their new places, after so many ms at least.

    They wait for the first card that leaves the hand or comes to it.
    """
    if staging.motion.reduced:
        return
    before, after = staging.before.sheet, staging.after.sheet
    kit, delay = staging.after.kit, max(delay, _hand_changes(staging))
    for item in after.items:
        old, new = before.spots.get(item.id), after.spots.get(item.id)
        if item.group != HAND or old is None or new is None or item.id in staging.arriving:
            continue
        former = before.item(item.id)
        if former is None or former.group != HAND or old.rect.center == new.rect.center:
            continue
        tween = staging.motion.start(kit.ms("card_deal"), ease_named(kit.theme.easing["move"]), delay=delay)
        face, width = partial(staging.card, new), float(old.look.size[0])
        staging.fly(tween, face, old.rect.center, new.rect.center, waits=True, width=width)
        staging.arriving.add(item.id)


def _hand_changes(staging: Staging[Any]) -> float:
    """Return the ms until the first flight from the hand or to it; 0 without such a flight."""
    left, come = _hand_places(staging.before), _hand_places(staging.after)
    delays = [
        flight.tween.delay
        for flight in staging.flights
        if isinstance(flight, Flight) and (flight.start in left or flight.goal in come)
    ]
    return min(delays, default=0.0) / (staging.motion.speed or 1.0)


def _hand_places(board: Tabletop) -> set[Pixel]:
    """Return the middles of the cards in the hand of the viewer."""
    sheet = board.sheet
    held = [item.id for item in sheet.items if item.group == HAND]
    return {sheet.spots[card].rect.center for card in held if card in sheet.spots}


def flight_shadow(kit: Kit, spot: Spot) -> pygame.Surface:
    """Return the shadow of a card in the air; cached, its alpha is set before each use."""
    size = spot.look.size

    def make() -> pygame.Surface:
        reach = kit.metrics.px(SHADOW)
        made = clear_surface((size[0] + 2 * reach, size[1] + 2 * reach), (0, 0, 0))
        rect = pygame.Rect((reach, reach), size)
        kit.faces.shadow(made, rect, corner_radius(size[0]))
        made.fill((0, 0, 0, SHADE), rect.inflate(-reach, -reach))
        return made

    return kit.surfaces.get(("flight shadow", size), make)


def raise_points(staging: Staging[Any], start: Pixel, goal: Pixel, points: int) -> None:
    """Fly points from their source to the counter."""
    if points:
        sign = staging.after.kit.sign("points", staging.after.px(POINT), label=f"+{points}")
        staging.fly(staging.tween("points_gained", "move"), sign, start, goal, "vanishes", sound="points")
        staging.beat(120)
