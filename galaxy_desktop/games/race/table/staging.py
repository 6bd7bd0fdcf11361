"""Turns events into flights: who gives what to whom, one beat after the other (VISUAL section 9)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pygame

from galaxy_desktop.engine.events import HIDDEN, Event, Seat
from galaxy_desktop.games.race import events as happened
from galaxy_desktop.games.race.cards import actions
from galaxy_desktop.games.race.table.back import card_back
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.flight import End, Flight, Place, Slide
from galaxy_desktop.games.race.table.lines import shield
from galaxy_desktop.games.race.table.look import Look
from galaxy_desktop.games.race.table.sheet import Spot
from galaxy_desktop.ui.motion import Ease, Motion, Tween, ease_named
from galaxy_desktop.ui.surfaces import ring, tinted

MOST_BACKS = 6
BACK = (40, 56)
CARD, GOOD, POINT = 202, 30, 40


@dataclass(slots=True)
class Stage:
    """Puts flights into order; `at` is when the next beat begins."""

    motion: Motion
    before: Board
    after: Board
    flights: list[Flight | Slide] = field(default_factory=list)
    arriving: set[str] = field(default_factory=set)
    at: float = 0.0

    def show(self, event: Event) -> None:
        """Add what shows one event."""
        show = SHOWN.get(type(event))
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

    def place(self, name: str) -> Place:
        """The middle of a place on the table: a counter, a pile, else the panel of the seat."""
        found = self.after.sheet.places.get(name) or self.before.sheet.places.get(name)
        if found is None:
            found = self.after.sheet.places.get(f"seat:{name.partition(':')[2]}", self.after.areas.content)
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


def _drawn(stage: Stage, event: happened.CardsDrawn) -> None:
    """Cards slide from the deck; own ones are turned over on the way."""
    stagger = stage.after.kit.ms("card_deal_stagger")
    if not stage.own(event.seat):
        _backs(stage, stage.pile("deck"), stage.place(f"hand:{event.seat}"), len(event.cards))
        return
    number = 0
    for card in event.cards:
        spot = stage.after.sheet.spots.get(card)
        if spot is None or card in stage.arriving:
            continue
        tween = stage.tween("card_deal", "enter", number * stagger)
        back = card_back(stage.after.kit, spot.look.size)
        stage.fly(tween, stage.card(spot), stage.pile("deck"), spot.rect.center, back=back)
        stage.arriving.add(card)
        number += 1
    stage.beat(60 + stagger * number)


def _backs(stage: Stage, start: Place, goal: Place, number: int) -> None:
    """Small backs of cards, as many as there are up to a handful."""
    size = (stage.after.px(BACK[0]), stage.after.px(BACK[1]))
    stagger = stage.after.kit.ms("card_deal_stagger")
    for index in range(min(number, MOST_BACKS)):
        tween = stage.tween("card_deal", "enter", index * stagger)
        stage.fly(tween, card_back(stage.after.kit, size), start, goal, "vanishes")
    stage.beat(60)


def _discarded(stage: Stage, event: Any) -> None:
    """Cards drop to the discards together: own ones from where they lay, others from the hand."""
    if not stage.own(event.seat):
        _backs(stage, stage.place(f"hand:{event.seat}"), stage.pile("discards"), len(event.cards))
        return
    for card in event.cards:
        spot = stage.before.sheet.spots.get(card)
        if spot is not None and card not in stage.after.sheet.spots:
            stage.fly(
                stage.tween("pay_cards", "leave"),
                stage.card(spot),
                spot.rect.center,
                stage.pile("discards"),
                "vanishes",
                waits=True,
            )
    stage.beat(80)


def _kept(stage: Stage, event: happened.CardsKept) -> None:
    """Cards that were kept go to the hand."""
    if stage.own(event.seat):
        for card in event.cards:
            _carry(stage, card, "card_slide")
        stage.beat(60)


def _placed(stage: Stage, event: happened.Placing) -> None:
    """A card goes from the hand to its place in the tableau."""
    if stage.own(event.seat):
        _carry(stage, event.card, "card_slide")
    elif spot := stage.after.sheet.spots.get(event.card):
        start = stage.place(f"hand:{event.seat}")
        stage.fly(stage.tween("card_slide", "move"), stage.card(spot), start, spot.rect.center)
        stage.arriving.add(event.card)
    stage.beat(160)


def _carry(stage: Stage, card: str, time: str) -> None:
    """A card goes from where it lay to where it lies."""
    old, new = stage.before.sheet.spots.get(card), stage.after.sheet.spots.get(card)
    if new is None or card in stage.arriving:
        return
    start = old.rect.center if old else stage.place("hand")
    stage.fly(stage.tween(time, "move"), stage.card(new), start, new.rect.center, waits=old is not None)
    stage.arriving.add(card)


def _paid(stage: Stage, event: happened.PlacementPaid) -> None:
    """What was paid drops to the discards, with the cards of the tableau that helped."""
    _discarded(stage, event)
    for card in event.used:
        if spot := stage.before.sheet.spots.get(card):
            tween = stage.tween("pay_cards", "leave")
            goal = stage.pile("discards")
            stage.fly(tween, stage.card(spot), spot.rect.center, goal, "vanishes", waits=True)


def _good_placed(stage: Stage, event: happened.GoodPlaced) -> None:
    """A good pops up on its world."""
    spot = stage.after.sheet.spots.get(event.world)
    if spot is None or spot.look.good != "token" or event.world in stage.arriving:
        return
    centre, size = stage.after.drawn.good_at(spot)
    empty = stage.card(replace(spot, look=replace(spot.look, good="socket")))
    stage.fly(
        stage.tween("good_placed", "pop"),
        stage.after.drawn.good(event.world, size),
        centre,
        centre,
        pops=True,
        under=(empty, empty.get_rect(center=spot.rect.center)),
    )
    stage.beat(90)


def _good_gone(stage: Stage, world: str, goal: Place) -> None:
    spot = stage.before.sheet.spots.get(world)
    if spot is not None:
        centre, size = stage.before.drawn.good_at(spot)
        good = stage.before.drawn.good(world, size)
        stage.fly(stage.tween("good_used", "leave"), good, centre, goal, "vanishes", waits=True)


def _sold(stage: Stage, event: happened.GoodSold) -> None:
    """A good goes to the deck, from which its price comes."""
    _good_gone(stage, event.world, stage.pile("deck"))
    stage.beat(180)


def _consumed(stage: Stage, event: happened.GoodsConsumed) -> None:
    """Goods go to the card that takes them; from there the points rise to the counter."""
    taker = stage.after.sheet.spots.get(event.power)
    at = taker.rect.center if taker else stage.place(f"seat:{event.seat}")
    for world in event.worlds:
        _good_gone(stage, world, at)
    stage.beat(200)
    _points(stage, event.seat, at, event.vp)


def _cards_consumed(stage: Stage, event: happened.CardsConsumed) -> None:
    """Cards drop to the discards, points rise to the counter."""
    _discarded(stage, event)
    taker = stage.after.sheet.spots.get(event.power)
    _points(stage, event.seat, taker.rect.center if taker else stage.place("hand"), event.vp)


def _points(stage: Stage, seat: Seat, start: Place, points: int) -> None:
    if points:
        size = stage.after.px(POINT)
        sign = stage.after.kit.sign("points", size, label=f"+{points}")
        goal = stage.place(f"chips:{seat}")
        stage.fly(stage.tween("points_gained", "move"), sign, start, goal, "vanishes")
        stage.beat(120)


def _phase(stage: Stage, event: happened.PhaseBegan) -> None:
    """The outline of the running phase slides along the strip."""
    name = event.phase.removesuffix("_again")
    goal = stage.after.sheet.places.get(f"phase:{name}")
    if goal is None:
        return
    start = stage.before.sheet.places.get(f"phase:{stage.before.view.phase.removesuffix('_again')}", goal)
    kit = stage.after.kit
    frame = tinted(
        ring(goal.size, kit.faces.radius("control"), max(2.0, 2.5 * kit.metrics.scale)),
        kit.theme.colour.primary,
    )
    stage.flights.append(Slide(stage.tween("phase_change", "enter"), start, goal, frame))
    stage.beat(140)


def _revealed(stage: Stage, event: happened.ActionsRevealed) -> None:
    """Every seat's shield goes to the phases it has chosen."""
    for seat, chosen in enumerate(event.actions):
        for action in chosen:
            goal = stage.after.sheet.places.get(f"phase:{actions()[action].phase}")
            if goal is not None:
                picture = shield(stage.after, seat, stage.after.px(GOOD))
                start = stage.place(f"seat:{seat}")
                tween = stage.tween("card_slide", "move", 40 * seat)
                stage.fly(tween, picture, start, goal.center, "vanishes")
    stage.beat(260)


def _guessed(stage: Stage, event: happened.Guessed) -> None:
    """The card that was turned up lies open for a moment."""
    if event.card in ("", HIDDEN):
        return
    height = stage.after.px(CARD)
    face = stage.after.drawn.face(Look(event.card, (round(height / 1.4), height), "medium", "socket"))
    middle = stage.place(f"seat:{event.seat}")
    tween = stage.tween("points_gained", "enter")
    stage.fly(
        tween, face, stage.pile("deck"), middle, "vanishes", back=card_back(stage.after.kit, face.get_size())
    )
    stage.beat(300)


SHOWN: Mapping[type[Event], Callable[[Stage, Any], None]] = {
    happened.CardsDrawn: _drawn,
    happened.CardsDiscarded: _discarded,
    happened.CardsKept: _kept,
    happened.DevelopmentPlaced: _placed,
    happened.WorldPlaced: _placed,
    happened.PlacementPaid: _paid,
    happened.GoodPlaced: _good_placed,
    happened.GoodSold: _sold,
    happened.GoodsConsumed: _consumed,
    happened.CardsConsumed: _cards_consumed,
    happened.PhaseBegan: _phase,
    happened.ActionsRevealed: _revealed,
    happened.Guessed: _guessed,
}
"""How each event is shown; those that are not here are told by the log alone."""
