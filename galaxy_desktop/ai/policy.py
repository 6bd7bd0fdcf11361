"""A small neural network for choices: how likely a player is to choose each option. Read from a JSON file."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from math import tanh
from operator import mul

from galaxy_desktop.ai.features import Features
from galaxy_desktop.ai.network import Vector


@dataclass(frozen=True, slots=True)
class Policy:
    """Network of one hidden layer that wishes for each thing more or less."""

    things: tuple[str, ...]
    """Parts that options are made of, in the order of the outcomes."""
    inputs: Mapping[str, Vector]
    """Weights of each input, by name."""
    bias: Vector
    out: tuple[Vector, ...]
    """For each thing, the weight of each hidden unit."""

    def wishes(self, inputs: Features) -> dict[str, float]:
        """Return the wish for each thing; raise KeyError for an unknown input."""
        filled = {name: value for name, value in inputs.items() if value}
        rows = zip(self.bias, *[self.inputs[name] for name in filled], strict=True)
        values = (1.0, *filled.values())
        sums = [sum(map(mul, row, values)) for row in rows]
        size = len(self.bias) - len(self.things)
        hidden = list(map(tanh, sums[:size]))
        return {
            thing: direct + sum(map(mul, weights, hidden))
            for thing, direct, weights in zip(self.things, sums[size:], self.out, strict=True)
        }


def read_policy(file: Traversable) -> Policy:
    """Return the policy of a JSON file."""
    data = json.loads(file.read_text(encoding="utf-8"))
    inputs = {name: tuple(weights) for name, weights in data["inputs"].items()}
    return Policy(tuple(data["things"]), inputs, tuple(data["bias"]), tuple(map(tuple, data["out"])))
