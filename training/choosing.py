"""Training of the policy that `ai/policy.py` reads, on what the searching bot chose in recorded games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from galaxy_desktop.ai.features import Features

Floats = npt.NDArray[np.float32]
RATE, BATCH = 3e-3, 256


@dataclass(frozen=True, slots=True)
class Example:
    """One question: the inputs of the seat, what each option is made of, and the index of the one chosen."""

    inputs: Features
    options: tuple[tuple[str, ...], ...]
    chosen: int


class Exercises:
    """Choices as arrays; options of all lengths, those that are not offered marked by `offered`."""

    def __init__(self, names: Sequence[str], things: Sequence[str], choices: Iterable[Example]) -> None:
        known = list(choices)
        place = {name: number for number, name in enumerate(names)}
        kind = {thing: number for number, thing in enumerate(things)}
        most = max(len(one.options) for one in known)
        self.inputs = np.zeros((len(known), len(names)), np.float32)
        self.made_of = np.zeros((len(known), most, len(things)), np.float32)
        self.offered = np.zeros((len(known), most), bool)
        self.chosen = np.array([one.chosen for one in known])
        for row, one in enumerate(known):
            for name, value in one.inputs.items():
                self.inputs[row, place[name]] = value
            for number, option in enumerate(one.options):
                self.offered[row, number] = True
                for thing in option:
                    self.made_of[row, number, kind[thing]] = 1


class Imitator:
    """A policy in training, by Adam with weight decay on the log loss of what was chosen."""

    def __init__(self, names: Sequence[str], things: Sequence[str], hidden: int, seed: int = 1) -> None:
        self.chance = np.random.default_rng(seed)
        self.names, self.things = tuple(names), tuple(things)
        self.weights: dict[str, Floats] = {
            "into": self.chance.normal(0, 0.1, (len(names), hidden)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "out": self.chance.normal(0, 0.1, (hidden, len(things))).astype(np.float32),
            "direct": np.zeros((len(names), len(things)), np.float32),
            "base": np.zeros(len(things), np.float32),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def learn(self, exercises: Exercises, epochs: int, decay: float) -> None:
        """Train for a number of epochs, with a falling learning rate."""
        batches = max(1, len(exercises.chosen) // BATCH)
        for epoch in range(epochs):
            order = self.chance.permutation(len(exercises.chosen))
            for number, rows in enumerate(np.array_split(order, batches)):
                self._step(exercises, rows, (epoch + number / batches) / epochs, decay)

    def chances(self, exercises: Exercises, rows: Any) -> tuple[Floats, Floats]:
        """Return the hidden units and the probability of each option."""
        w, inputs = self.weights, exercises.inputs[rows]
        hidden = np.tanh(inputs @ w["into"] + w["bias"])
        wishes = hidden @ w["out"] + inputs @ w["direct"] + w["base"]
        points = np.einsum("not,nt->no", exercises.made_of[rows], wishes)
        points = np.where(exercises.offered[rows], points, -1e9)
        powers = np.exp(points - points.max(1, keepdims=True))
        return hidden, np.asarray(powers / powers.sum(1, keepdims=True), np.float32)

    def log_loss(self, exercises: Exercises) -> float:
        """Return the mean negative log of the probability of what was chosen."""
        rows = np.arange(len(exercises.chosen))
        chances = self.chances(exercises, rows)[1][rows, exercises.chosen]
        return float(-np.log(np.maximum(chances, 1e-9)).mean())

    def _step(self, exercises: Exercises, rows: Any, done: float, decay: float) -> None:
        w = self.weights
        hidden, wrong = self.chances(exercises, rows)
        wrong[np.arange(len(rows)), exercises.chosen[rows]] -= 1
        by_thing = np.einsum("no,not->nt", wrong, exercises.made_of[rows]) / len(rows)
        back = (by_thing @ w["out"].T) * (1 - hidden * hidden)
        inputs = exercises.inputs[rows]
        slopes = {
            "into": inputs.T @ back,
            "bias": back.sum(0),
            "out": hidden.T @ by_thing,
            "direct": inputs.T @ by_thing,
            "base": by_thing.sum(0),
        }
        self.steps += 1
        rate = RATE * min(1.0, self.steps / 50) * (0.5 + 0.5 * np.cos(np.pi * done)) + 1e-5
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            move = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            if name in {"into", "direct", "out"}:
                move += decay * w[name]
            w[name] -= (rate * move).astype(np.float32)

    def data(self) -> dict[str, Any]:
        """Return the policy as `ai/policy.py` reads it."""
        w = self.weights
        rows = np.concatenate([w["into"], w["direct"]], 1)
        return {
            "things": self.things,
            "inputs": {name: _rounded(row) for name, row in zip(self.names, rows, strict=True)},
            "bias": [*_rounded(w["bias"]), *_rounded(w["base"])],
            "out": [_rounded(column) for column in w["out"].T],
        }


def _rounded(row: Floats) -> list[float]:
    return [round(float(weight), 3) for weight in row]
