"""State of the table of New Frontiers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Self

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State

NOBODY = -1


@dataclass(slots=True)
class Player:
    """Possessions of one player."""

    mat: int = 0
    credits: int = 0
    chips: int = 0
    colonists: int = 0
    """Colonists on the mat that have not settled yet."""
    explored: list[str] = field(default_factory=list)
    colonies: list[str] = field(default_factory=list)
    """Colonies in the order in which they lie, home colony first; each holds the colonists of its tile."""
    developments: list[str] = field(default_factory=list)
    goods: dict[str, str] = field(default_factory=dict)
    """The kind of the good on each colony that has one."""
    kind: str = ""
    """The kind the owner has set for a colony of any kind; empty before the first time."""
    goal: str = ""
    """A goal kept face down."""
    turn_up: list[str] = field(default_factory=list)
    """Actions that turn this goal up as soon as anybody selects one; known only to its owner."""
    ordering: bool = False
    """True while its owner is choosing these actions; known only to its owner."""
    looking: list[str] = field(default_factory=list)
    """Goals drawn and not yet kept or put back."""
    stocked_goods: list[str] = field(default_factory=list)
    """Kinds of the goods on the stockpile mat."""
    stocked_credits: int = 0
    stocked_worlds: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)
    """Tiles placed in the running action, whose powers do not work yet."""
    used: list[str] = field(default_factory=list)
    """Tiles whose power was used up in the running action."""
    temporary: int = 0
    """Military bought for the running action."""
    made: list[str] = field(default_factory=list)
    """Kinds of the goods produced in the running action."""
    consumed: int = 0
    """Goods consumed in the running action."""

    def empire(self) -> Iterator[str]:
        """Yield every tile of the empire: colonies, then developments."""
        yield from self.colonies
        yield from self.developments

    def forget_action(self) -> None:
        """Reset the fields that hold for the running action only."""
        self.new, self.used, self.made = [], [], []
        self.temporary = self.consumed = 0

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.mat,
            self.credits,
            self.chips,
            self.colonists,
            self.explored.copy(),
            self.colonies.copy(),
            self.developments.copy(),
            self.goods.copy(),
            self.kind,
            self.goal,
            self.turn_up.copy(),
            self.ordering,
            self.looking.copy(),
            self.stocked_goods.copy(),
            self.stocked_credits,
            self.stocked_worlds.copy(),
            self.new.copy(),
            self.used.copy(),
            self.temporary,
            self.made.copy(),
            self.consumed,
        )


@dataclass(slots=True, kw_only=True)
class FrontiersState(State):
    """The whole table."""

    setup: str
    with_goals: bool
    asks_holders: bool = False
    """True if keepers of a face-down goal are asked at every selection, instead of ordering before."""
    players: list[Player]
    disks: list[Seat]
    """Owners of the disks on the priority track, the first space first."""
    stock: dict[str, int]
    """Tiles left in each stack of developments, by the face that is in play."""
    bag: list[str]
    """Worlds in the bag; each draw takes one of them at random."""
    offer: list[str] = field(default_factory=list)
    """Worlds in the center during Explore."""
    returning: list[str] = field(default_factory=list)
    """Worlds that go back to the bag at the end of the running action."""
    colonists: int = 0
    goods: dict[str, int] = field(default_factory=dict)
    """Cubes in the supply, by kind."""
    pool: int = 0
    """VP chips left of the common supply; below zero if more were paid out."""
    produce_credits: int = 0
    """Credits on the Produce tile."""
    goal_stack: list[tuple[str, Seat]] = field(default_factory=list)
    """The goals face down, the top one last, each with the seat that knows it."""
    goals: list[str] = field(default_factory=list)
    """Goals that lie face up."""
    round: int = 0
    turn: int = 0
    """Place on the track of the disk that selects now, or has selected the running action."""
    selected: list[str] = field(default_factory=list)
    """Action tiles selected this round, in that order."""
    selectors: list[Seat] = field(default_factory=list)
    """The seat that selected each of them."""
    action: str = ""
    """The running action; empty while one is being selected."""
    ended: list[str] = field(default_factory=list)
    """Every cause that has triggered the end, the first one first."""
    over: bool = False

    @property
    def selector(self) -> Seat:
        """The seat that selected the running action; `NOBODY` while none runs."""
        return self.selectors[-1] if self.action else NOBODY

    def order(self) -> list[Seat]:
        """Return all seats in the order of the running action, from its selector on (page 3)."""
        return list(dict.fromkeys((*self.disks[self.turn :], *self.disks[: self.turn])))

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(
            **self.open_fields(),
            **self.basics(),
            players=[player.clone() for player in self.players],
            goal_stack=self.goal_stack.copy(),
        )

    def open_fields(self) -> dict[str, Any]:
        """Return copies of all public fields but the players, by name."""
        return {
            "setup": self.setup,
            "with_goals": self.with_goals,
            "asks_holders": self.asks_holders,
            "disks": self.disks.copy(),
            "stock": self.stock.copy(),
            "bag": self.bag.copy(),
            "offer": self.offer.copy(),
            "returning": self.returning.copy(),
            "colonists": self.colonists,
            "goods": self.goods.copy(),
            "pool": self.pool,
            "produce_credits": self.produce_credits,
            "goals": self.goals.copy(),
            "round": self.round,
            "turn": self.turn,
            "selected": self.selected.copy(),
            "selectors": self.selectors.copy(),
            "action": self.action,
            "ended": self.ended.copy(),
            "over": self.over,
        }
