"""What lies where in Meteors, and what can happen in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from galaxy_desktop.engine.bounds import Between
from galaxy_desktop.engine.events import Event, OwnCards, Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.plain import plain

METEORS = tuple(f"meteor_{size}" for size in range(1, 13))
HAND = 3
ROUNDS = 4


def size_of(meteor: str) -> int:
    return int(meteor.partition("_")[2])


@dataclass(slots=True, kw_only=True)
class MeteorState(State):
    sky: list[str]
    """Still to be drawn, the next one last."""
    hands: list[list[str]]
    caught: list[list[str]]
    lost: list[str]
    round: Annotated[int, Between(0, ROUNDS + 1)] = 0

    def clone(self) -> Self:
        return type(self)(
            **self.basics(),
            sky=self.sky.copy(),
            hands=[hand.copy() for hand in self.hands],
            caught=[meteors.copy() for meteors in self.caught],
            lost=self.lost.copy(),
            round=self.round,
        )


class Drew(OwnCards):
    __slots__ = ()
    reveals: ClassVar[bool] = True


@plain
class Caught(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    meteor: str
