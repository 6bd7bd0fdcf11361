"""What a network of bots is taught with; `python -m training GAME` finds it as `bot/subject.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.ai.features import Features

Seats = Sequence[Features]
"""The inputs of each seat by name."""
Inputs = Callable[[Any], tuple[Seats, Seats]]
"""What the network is told of each tableau and of each seat, as of a state."""


@dataclass(frozen=True, slots=True)
class Table:
    """So many players with such options, and the games that are learned from."""

    players: int
    options: Mapping[str, str]
    games: int
    seed: int = 2_000_000
    """Of the first of them; games before it show what was learned."""
    odd: int = 25
    """One answer in so many is given by chance, so that odd positions are known too."""
    strays: int = 0
    """One answer in so many is another one of those that a bot would try; none if 0."""


@dataclass(frozen=True, slots=True)
class Subject:
    """How one game is learned."""

    inputs: Inputs
    epochs: int
    """How often all positions are gone through."""
    tables: tuple[Table, ...]
    grows_by: str
    """The input of a seat with which all of its tableau grows in worth."""
    phase: str = ""
    """A position is taken where this phase begins, or else at the first question; once by the clock."""
    every: int = 1
    """By chance one position in so many is kept."""
    outcome: float = 0.6
    """How much of what is taught is the result; the rest is a share by the scores."""
    decay: float = 0.1
    """How fast weights fade that are not needed."""
