"""What lies where in the toy game, and what can happen in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Self

from galaxy_desktop.engine.events import HIDDEN, Event, Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.plain import plain

CARDS = tuple(f"card_{number:02}" for number in range(1, 25))
SPOTS = tuple(f"spot_{number}" for number in range(1, 7))


@dataclass(slots=True)
class ToyPlayer:
    hand: list[str]
    points: int = 0
    board: dict[str, str] = field(default_factory=dict)

    def clone(self) -> ToyPlayer:
        return ToyPlayer(self.hand.copy(), self.points, self.board.copy())


@dataclass(slots=True, kw_only=True)
class ToyState(State):
    deck: list[str]
    discard: list[str]
    players: list[ToyPlayer]
    round: int = 0
    rounds: int = 2

    def clone(self) -> Self:
        return type(self)(
            **self.basics(),
            deck=self.deck.copy(),
            discard=self.discard.copy(),
            players=[player.clone() for player in self.players],
            round=self.round,
            rounds=self.rounds,
        )

    def draw(self, seat: Seat, number: int) -> None:
        if len(self.deck) < number:
            self.shuffle(self.discard)
            self.deck = self.discard + self.deck
            self.discard = []
        drawn = tuple(self.deck.pop() for _ in range(min(number, len(self.deck))))
        self.players[seat].hand += drawn
        if drawn:
            self.tell(Drew(seat, drawn))


@plain
class Drew(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else type(self)(self.seat, (HIDDEN,) * len(self.cards))


@plain
class Revealed(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@plain
class Scored(Event):
    seat: Seat
    points: int
    why: str


@plain
class Rolled(Event):
    seat: Seat
    faces: tuple[int, ...]


def score(g: ToyState, seat: Seat, points: int, why: str) -> None:
    g.players[seat].points += points
    g.tell(Scored(seat, points, why))


def seats(g: ToyState) -> range:
    return range(len(g.players))
