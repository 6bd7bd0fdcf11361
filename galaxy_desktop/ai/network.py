"""A small neural network, read from a JSON file and evaluated in plain Python."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from math import exp, tanh
from operator import mul

from galaxy_desktop.ai.features import Features

Vector = tuple[float, ...]
"""A number for each hidden unit and, last, one for the outcome itself."""


@dataclass(frozen=True, slots=True)
class Network:
    """Network of one hidden layer; its inputs come in groups, so that sums that stay the same can be kept."""

    groups: Mapping[str, Mapping[str, Vector]]
    """Weights of each input: by group, then by the input's name."""
    bias: Vector
    out: Vector
    """Weight of each hidden unit."""
    grows_by: str
    """Input of a seat that multiplies the "growing" sums of its tableau."""

    def sums(self, group: str, inputs: Features) -> Vector:
        """Return the sum of a group's inputs times their weights; raise KeyError for an unknown input."""
        weights = self.groups[group]
        filled = [value for value in inputs.values() if value]
        if not filled:
            return (0.0,) * len(self.bias)
        units = zip(*[weights[name] for name, value in inputs.items() if value], strict=True)
        return tuple([sum(map(mul, unit, filled)) for unit in units])

    def outcome(self, sums: Iterable[Vector]) -> float:
        """Return the outcome of the network for the sums of all groups."""
        *hidden, direct = map(sum, zip(self.bias, *sums, strict=True))
        return float(direct + sum(map(mul, self.out, map(tanh, hidden))))

    def tableau_sums(self, tableau: Features) -> tuple[Vector, Vector]:
        """Return the sums of a tableau: the fixed ones, and those multiplied by `grows_by`."""
        return self.sums("tableau", tableau), self.sums("growing", tableau)

    def strength(self, tableau: tuple[Vector, Vector], own: Features) -> float:
        """Return the strength of a seat from the sums of its tableau and its own inputs."""
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


def softmax(values: Sequence[float]) -> list[float]:
    """Return the share of each value by its exponential; they add up to 1."""
    most = max(values)
    parts = [exp(one - most) for one in values]
    total = sum(parts)
    return [part / total for part in parts]
