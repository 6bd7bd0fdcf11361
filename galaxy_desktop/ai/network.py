"""A small neural network, read from a file of numbers and worked out in plain Python."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from itertools import compress
from math import exp, tanh
from operator import mul

Row = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Network:
    """One hidden layer; its inputs come in groups, so that sums that stay the same can be kept."""

    groups: Mapping[str, tuple[Row, ...]]
    """By group, a row of weights for each hidden unit and, last, one for the outcome itself."""
    bias: Row
    out: Row

    def sums(self, group: str, inputs: Sequence[float]) -> Row:
        """What a group of inputs adds to each hidden unit and to the outcome; most of a tableau is zeros."""
        filled = [value for value in inputs if value]
        return tuple(sum(map(mul, compress(row, inputs), filled)) for row in self.groups[group])

    def outcome(self, sums: Iterable[Row]) -> float:
        """The outcome for what all the groups add up to."""
        *hidden, direct = map(sum, zip(self.bias, *sums, strict=True))
        return float(direct + sum(map(mul, self.out, map(tanh, hidden))))

    def tableau_sums(self, tableau: Sequence[float]) -> tuple[Row, Row]:
        """What a tableau adds, at once and by the first of its seat's own inputs."""
        return self.sums("tableau", tableau), self.sums("growing", tableau)

    def strength(self, tableau: tuple[Row, Row], own: Sequence[float]) -> float:
        """How well a seat stands beside others, by the sums of its tableau and its own inputs."""
        fixed, growing = tableau
        return self.outcome((fixed, tuple(own[0] * value for value in growing), self.sums("seat", own)))


def read_network(file: Traversable) -> Network:
    """The network in a JSON file."""
    data = json.loads(file.read_text(encoding="utf-8"))
    groups = {name: tuple(map(tuple, rows)) for name, rows in data["groups"].items()}
    return Network(groups, tuple(data["bias"]), tuple(data["out"]))


def shares(strengths: Sequence[float]) -> list[float]:
    """What part of one win belongs to each of those who stand that well."""
    most = max(strengths)
    parts = [exp(one - most) for one in strengths]
    total = sum(parts)
    return [part / total for part in parts]
