"""State of Jump Drive: the table and its players."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Self

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.jumpdrive.box import survey_teams

_VP = attrgetter("vp")

RIVAL = -1
"""Number of the imaginary empire of a solitaire game in place of a seat."""


@plain
class Turn:
    """Record of one round of one player: the cards placed, none after Explore, and what was scored."""

    placed: tuple[str, ...]
    worlds: int
    """VP printed on worlds."""
    developments: int
    """VP printed on developments."""
    terms: int
    """VP that cards scored for other cards and icons."""
    income: int
    vp: int = field(init=False, compare=False, repr=False)
    """All VP of the round; never saved."""

    def __post_init__(self) -> None:
        """Add the VP up, for they are read most often."""
        object.__setattr__(self, "vp", self.worlds + self.developments + self.terms)


@dataclass(slots=True)
class Player:
    """Pieces of one player; cards are physical ids."""

    hand: list[str] = field(default_factory=list)
    empire: list[str] = field(default_factory=list)
    """In the order of placing."""
    turns: list[Turn] = field(default_factory=list)
    """Records of the rounds scored so far, oldest first."""
    placed: tuple[str, ...] = ()
    """Cards placed in the current round, once all builds are revealed."""
    owes: int = 0
    """Number of cards still to be discarded after Explore."""

    @property
    def vp(self) -> int:
        """All VP scored so far."""
        return sum(map(_VP, self.turns))

    @property
    def income(self) -> int:
        """Income of the round scored last."""
        return self.turns[-1].income if self.turns else 0

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(self.hand.copy(), self.empire.copy(), self.turns.copy(), self.placed, self.owes)


@dataclass(slots=True, kw_only=True)
class JumpState(State):
    """The whole table; seat 0 is the dealer."""

    setup: str
    players: list[Player]
    supply: list[str]
    """The draw pile, face down, the top card last."""
    discards: list[str] = field(default_factory=list)
    """The discard pile, face down."""
    rival: list[str] = field(default_factory=list)
    """Cards of the imaginary empire of a solitaire game."""
    round: int = 0
    phase: str = "setup"
    """"setup", "build", "explore", "limit" or "over"."""
    ended_by: str = ""

    def order(self) -> list[Seat]:
        """Return all seats in player order: clockwise from the dealer's left, the dealer last."""
        return [*range(1, len(self.players)), 0]

    def team(self, seat: Seat) -> str:
        """Return the Survey Team of a seat while it is still in the center, otherwise ""."""
        team = survey_teams()[seat]
        return "" if team in self.players[seat].empire else team

    def clone(self) -> Self:
        return type(self)(**self.public(), **self.basics(), **self.table())

    def public(self) -> dict[str, Any]:
        """Return the public fields, for copies."""
        return {
            "setup": self.setup,
            "rival": self.rival.copy(),
            "round": self.round,
            "phase": self.phase,
            "ended_by": self.ended_by,
        }

    def table(self) -> dict[str, Any]:
        """Return copies of the fields that hold hidden cards, for `clone`."""
        return {
            "players": [player.clone() for player in self.players],
            "supply": self.supply.copy(),
            "discards": self.discards.copy(),
        }
