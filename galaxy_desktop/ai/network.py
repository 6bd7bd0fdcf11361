"""A small neural network, read from a file of numbers and worked out in plain Python."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from math import exp, tanh
from operator import mul

from galaxy_desktop.ai.features import Features

Row = tuple[float, ...]
"""A number for each hidden unit and, last, one for the outcome itself."""


@dataclass(frozen=True, slots=True)
class Network:
    """One hidden layer; its inputs come in groups, so that sums that stay the same can be kept."""

    groups: Mapping[str, Mapping[str, Row]]
    """By group, the weights of each input by its name."""
    bias: Row
    out: Row
    """A weight for each hidden unit."""
    grows_by: str
    """The input of a seat with which all of its tableau grows in worth."""

    def sums(self, group: str, inputs: Features) -> Row:
        """Return what a group of inputs adds; raise `KeyError` for one that the network was not taught."""
        weights = self.groups[group]
        filled = [value for value in inputs.values() if value]
        if not filled:
            return (0.0,) * len(self.bias)
        units = zip(*[weights[name] for name, value in inputs.items() if value], strict=True)
        return tuple([sum(map(mul, unit, filled)) for unit in units])

    def outcome(self, sums: Iterable[Row]) -> float:
        """Return the outcome for what all the groups add up to."""
        *hidden, direct = map(sum, zip(self.bias, *sums, strict=True))
        return float(direct + sum(map(mul, self.out, map(tanh, hidden))))

    def tableau_sums(self, tableau: Features) -> tuple[Row, Row]:
        """Return what a tableau adds, at once and for each unit of what it grows by."""
        return self.sums("tableau", tableau), self.sums("growing", tableau)

    def strength(self, tableau: tuple[Row, Row], own: Features) -> float:
        """Return how well a seat stands beside others, by the sums of its tableau and its own inputs."""
        fixed, growing = tableau
        growth = own[self.grows_by]
        return self.outcome((fixed, tuple([growth * value for value in growing]), self.sums("seat", own)))


def read_network(file: Traversable) -> Network:
    """Return the network of a JSON file."""
    data = json.loads(file.read_text(encoding="utf-8"))
    groups = {
        group: {name: tuple(weights) for name, weights in inputs.items()}
        for group, inputs in data["groups"].items()
    }
    return Network(groups, tuple(data["bias"]), tuple(data["out"]), data["grows_by"])


def shares(strengths: Sequence[float]) -> list[float]:
    """Return what part of one win belongs to each of those who stand that well."""
    most = max(strengths)
    parts = [exp(one - most) for one in strengths]
    total = sum(parts)
    return [part / total for part in parts]
