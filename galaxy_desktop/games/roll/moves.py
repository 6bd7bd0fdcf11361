"""Moves: options made of several names, each sort with the string it is saved as.

An option that is one name is no move: a die, a faction, "rearrange", "done". A side of a tile is one, as it
may be put under its stack or on top.
"""

from functools import lru_cache
from typing import TypeVar

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.moves import Move, refuse
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.box import die_types, sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.schema import PHASES

TRADE, CONSUME = "trade", "consume"
KEPT = 1 << 11
"""Number of options and moves that each cache keeps."""


@plain
class PlaceWild(Move):
    """A wild die put under a phase."""

    die: str
    phase: str

    @property
    def option(self) -> Option:
        return f"place {self.die} {self.phase}"


@plain
class SelectPhase(Move):
    """A die that selects a phase."""

    die: str
    phase: str

    @property
    def option(self) -> Option:
        return f"select {self.die} {self.phase}"


@plain
class LayAside(Move):
    """A worker laid aside to Dictate."""

    die: str

    @property
    def option(self) -> Option:
        return f"dictate {self.die}"


@plain
class MoveWorker(Move):
    """A worker that a power, or Dictate, reassigns to another phase."""

    power: str
    die: str
    phase: str

    @property
    def option(self) -> Option:
        return f"reassign {self.power} {self.die} {self.phase}"


@plain
class Scout(Move):
    """An explorer that draws tiles (Scout)."""

    worker: str

    @property
    def option(self) -> Option:
        return f"scout {self.worker}"


@plain
class Stock(Move):
    """An explorer that gains credits (Stock)."""

    worker: str

    @property
    def option(self) -> Option:
        return f"stock {self.worker}"


@plain
class PutTile(Move):
    """A side of a tile put under its stack, or on top of it."""

    side: str
    on_top: bool = False

    @property
    def option(self) -> Option:
        return f"{self.side} top" if self.on_top else self.side


@plain
class ProduceOn(Move):
    """A producer that becomes a good on a world."""

    die: str
    world: str

    @property
    def option(self) -> Option:
        return f"{self.die} {self.world}"


@plain
class Ship(Move):
    """A good that a shipper trades or consumes."""

    task: str
    """`TRADE` or `CONSUME`."""
    shipper: str
    good: str

    @property
    def option(self) -> Option:
        return f"{self.task} {self.shipper} {self.good}"


M = TypeVar("M", bound=Move)


@lru_cache(maxsize=KEPT)
def parse(option: Option) -> Move:
    """Return the move that an option names. Raise `ValueError` if it names none."""
    return move_of(option) or refuse(Move, option)


def parse_as(sort: type[M], option: Option) -> M:
    """Return the move of one sort that an option names. Raise `ValueError` if it names none."""
    move = move_of(option)
    return move if isinstance(move, sort) else refuse(sort, option)


@lru_cache(maxsize=KEPT)
def move_of(option: Option) -> Move | None:
    """Return the move that an option names, or None if it names none."""
    words = option.split(" ")
    return _assigning(words) or _acting(words)


def _assigning(words: list[str]) -> Move | None:
    match words:
        case ["place", die, phase]:
            return PlaceWild(die, phase)
        case ["select", die, phase]:
            return SelectPhase(die, phase)
        case ["dictate", die]:
            return LayAside(die)
        case ["reassign", power, die, phase]:
            return MoveWorker(power, die, phase)
    return None


def _acting(words: list[str]) -> Move | None:
    match words:
        case ["scout", worker]:
            return Scout(worker)
        case ["stock", worker]:
            return Stock(worker)
        case ["trade" | "consume" as task, shipper, good]:
            return Ship(task, shipper, good)
        case [side] if side in sides():
            return PutTile(side)
        case [side, "top"] if side in sides():
            return PutTile(side, on_top=True)
        case [die, world] if type_of(die) in die_types() and world in sides():
            return ProduceOn(die, world)
    return None


def dice_of(option: Option) -> tuple[str, ...]:
    """Return the dice that a move names, in that order; none if the option is no move."""
    match move_of(option):
        case PlaceWild(die) | SelectPhase(die) | LayAside(die) | MoveWorker(_, die) | ProduceOn(die):
            return (die,)
        case Scout(worker) | Stock(worker):
            return (worker,)
        case Ship(_, shipper, good):
            return shipper, good
    return ()


@lru_cache(maxsize=KEPT)
def place_options(die: str) -> tuple[Option, ...]:
    """Return the moves that put a wild die under each phase."""
    return tuple(PlaceWild(die, phase).option for phase in PHASES)


@lru_cache(maxsize=KEPT)
def select_options(die: str) -> tuple[Option, ...]:
    """Return the moves that select each phase with a die."""
    return tuple(SelectPhase(die, phase).option for phase in PHASES)


@lru_cache(maxsize=KEPT)
def lay_aside_option(die: str) -> Option:
    """Return the move that lays a worker aside."""
    return LayAside(die).option


@lru_cache(maxsize=KEPT)
def reassign_options(power: str, die: str, there: str, open_: tuple[str, ...]) -> tuple[Option, ...]:
    """Return the moves of a worker by a power from the column where it is to each other that is open."""
    return tuple(MoveWorker(power, die, phase).option for phase in open_ if phase != there)


@lru_cache(maxsize=KEPT)
def put_options(tile: str, *, tops: bool) -> tuple[Option, ...]:
    """Return the moves that put either side of a tile under its stack and, if it may be, on top."""
    ends = (False, True) if tops else (False,)
    return tuple(PutTile(side, on_top).option for side in (tile, sides()[tile].other) for on_top in ends)
