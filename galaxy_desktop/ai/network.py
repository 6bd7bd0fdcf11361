"""A small neural network, read from a file of numbers and worked out in plain Python."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from math import tanh

Column = tuple[float, ...]
"""What one input adds to each hidden unit and, last, to the outcome itself."""


@dataclass(frozen=True, slots=True)
class Network:
    """One hidden layer; its inputs come in groups, so that sums that stay the same can be kept."""

    groups: dict[str, tuple[Column, ...]]
    bias: Column
    out: Column

    def outcome(self, sums: Iterable[Sequence[float]]) -> float:
        """The outcome for what the groups of inputs add up to."""
        *hidden, direct = map(sum, zip(self.bias, *sums, strict=True))
        return direct + sum(map(float.__mul__, self.out, map(tanh, hidden)))

    def sums(self, group: str, inputs: Sequence[float]) -> list[float]:
        """What a group of inputs adds up to; inputs of 0 cost nothing."""
        totals = [0.0] * len(self.bias)
        for value, column in zip(inputs, self.groups[group], strict=True):
            if value:
                totals = [total + value * weight for total, weight in zip(totals, column, strict=True)]
        return totals


def read_network(file: Traversable) -> Network:
    """The network in a JSON file: columns by group, bias and outgoing weights."""
    data = json.loads(file.read_text(encoding="utf-8"))
    groups = {name: tuple(map(tuple, columns)) for name, columns in data["groups"].items()}
    return Network(groups, tuple(data["bias"]), tuple(data["out"]))
