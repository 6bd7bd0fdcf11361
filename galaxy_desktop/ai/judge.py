"""Chances to win by a network that rates each seat; a game supplies the inputs."""

from collections.abc import Callable, Collection, Hashable, Iterable
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Generic, TypeVar

from galaxy_desktop.ai.features import Features
from galaxy_desktop.ai.network import Network, Vector, read_network, softmax
from galaxy_desktop.engine.events import Seat

Tableau = TypeVar("Tableau", bound=Hashable)
"""Things on the table before a seat, by which the sums are kept."""


class Judge(Generic[Tableau]):
    """The network of a game, and its sums for the latest tableaus."""

    def __init__(self, package: str, inputs: Callable[[Tableau], Features], kept: int) -> None:
        """Take a game's package, the inputs of a tableau, and the number of tableaus whose sums are kept."""
        self._package = package
        self._inputs = inputs
        self._sums = lru_cache(maxsize=kept)(self._sums_anew)

    @cached_property
    def network(self) -> Network:
        """The network, as trained on games of bots against bots."""
        return read_network(files(self._package) / "data" / "network.json")

    def _sums_anew(self, tableau: Tableau) -> tuple[Vector, Vector]:
        return self.network.tableau_sums(self._inputs(tableau))

    def strength(self, tableau: Tableau, own: Features) -> float:
        """Return the rating of a seat by its tableau and its own inputs, to be compared at the same table."""
        return self.network.strength(self._sums(tableau), own)

    def chances(self, seats: Iterable[tuple[Tableau, Features]]) -> list[float]:
        """Return the winning chance of each seat from its tableau and its own inputs."""
        return softmax([self.strength(tableau, own) for tableau, own in seats])


def win_shares(winners: Collection[Seat], seats: int) -> list[float]:
    """Return the share of the win that each seat has in a finished game."""
    return [(seat in winners) / len(winners) for seat in range(seats)]
