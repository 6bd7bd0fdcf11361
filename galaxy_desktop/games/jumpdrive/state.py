"""What lies where on the table of Jump Drive."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State
from galaxy_desktop.games.jumpdrive.box import survey_teams

RIVAL = -1
"""Stands for the imagined empire of a solitaire game where a seat is named."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What one round brought to one player: the cards placed, none after Explore, and what was scored."""

    placed: tuple[str, ...]
    worlds: int
    """VP printed on worlds."""
    developments: int
    """VP printed on developments."""
    terms: int
    """VP that cards scored for other cards and icons."""
    income: int

    @property
    def vp(self) -> int:
        """All VP of the round."""
        return self.worlds + self.developments + self.terms


@dataclass(slots=True)
class Player:
    """What one player has; cards are physical ids."""

    hand: list[str] = field(default_factory=list)
    empire: list[str] = field(default_factory=list)
    """In the order of placing."""
    turns: list[Turn] = field(default_factory=list)
    """The rounds scored so far."""
    placed: tuple[str, ...] = ()
    """What was placed in the round under way, once all have revealed."""
    owes: int = 0
    """Cards still to be discarded after Explore."""

    @property
    def vp(self) -> int:
        """All VP scored so far."""
        return sum(turn.vp for turn in self.turns)

    @property
    def income(self) -> int:
        """The income of the round scored last."""
        return self.turns[-1].income if self.turns else 0

    def clone(self) -> Player:
        """An independent copy."""
        return Player(self.hand.copy(), self.empire.copy(), self.turns.copy(), self.placed, self.owes)


@dataclass(slots=True, kw_only=True)
class JumpState(State):
    """The whole table; seat 0 is the dealer."""

    setup: str
    players: list[Player]
    supply: list[str]
    """The draw pile, face down, the top card last."""
    discards: list[str] = field(default_factory=list)
    """Face down."""
    rival: list[str] = field(default_factory=list)
    """Cards with the imagined empire of a solitaire game."""
    round: int = 0
    phase: str = "setup"
    """setup, build, explore, limit, over."""
    ended_by: str = ""

    def order(self) -> list[Seat]:
        """All seats in the order in which cards are drawn: clockwise from the dealer, who comes last."""
        return [*range(1, len(self.players)), 0]

    def team(self, seat: Seat) -> str:
        """The Survey Team of a seat while it still lies in the center; otherwise nothing."""
        team = survey_teams()[seat]
        return "" if team in self.players[seat].empire else team

    def clone(self) -> Self:
        """An independent copy."""
        return type(self)(**self.public(), **self.basics(), **self.table())

    def public(self) -> dict[str, Any]:
        """The fields that everybody sees, for copies."""
        return {
            "setup": self.setup,
            "rival": self.rival.copy(),
            "round": self.round,
            "phase": self.phase,
            "ended_by": self.ended_by,
        }

    def table(self) -> dict[str, Any]:
        """Copies of the fields that hold hidden cards, for `clone`."""
        return {
            "players": [player.clone() for player in self.players],
            "supply": self.supply.copy(),
            "discards": self.discards.copy(),
        }
