"""Training settings of a bot's network, which `python -m training GAME` finds as `bot/subject.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.decisions import Answer

Seats = Sequence[Features]
"""Inputs by name, for each seat."""
Inputs = Callable[[Any], tuple[Seats, Seats]]
"""Function that returns the inputs of each tableau and of each seat for a state."""


@dataclass(frozen=True, slots=True)
class Choices:
    """A question whose answers by the searching bot are learned, to forecast what others will choose."""

    topic: str
    inputs: Callable[[Any, int, bool], Features]
    """Function that returns the inputs for a seat; only if the last argument is true, by its hand."""
    parts: Callable[[str], tuple[str, ...]]
    """Function that returns what an option is made of."""
    names: Callable[[], tuple[str, ...]]
    """Function that returns the names of all inputs."""
    things: Callable[[], tuple[str, ...]]
    """Function that returns everything that options are made of."""


@dataclass(frozen=True, slots=True)
class Foretold:
    """A question that several seats answer in secret, found as `bot/foretold.py`; how it is measured."""

    topic: str
    kind: Callable[[Answer], str]
    """Function that returns what an answer does, as one of a few kinds."""


@dataclass(frozen=True, slots=True)
class TrainingTable:
    """A number of players with their options, and the games to learn from."""

    players: int
    options: Mapping[str, str]
    games: int
    seed: int = 2_000_000
    """Seed of the first of them; games with lower seeds measure what was learned."""
    odd: int = 25
    """One answer in this many is random, so that odd positions are known too."""
    strays: int = 0
    """One answer in this many is another one of those a bot would try; none if 0."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Settings for learning one game."""

    inputs: Inputs
    epochs: int
    """Number of passes over all positions."""
    tables: tuple[TrainingTable, ...]
    grows_by: str
    """Input of a seat that multiplies a second set of weights of its tableau."""
    phase: str = ""
    """Phase at whose start a position is taken; empty: at the first question. Once by the clock."""
    every: int = 1
    """One position in this many is kept, at random."""
    outcome: float = 0.6
    """Weight of the result in the target, 0 to 1; the rest is a share by the scores."""
    choices: Choices | None = None
    """Choices that the policy learns; None if the game has no policy."""
    decay: float = 0.1
    """Weight decay: how fast unneeded weights shrink."""
