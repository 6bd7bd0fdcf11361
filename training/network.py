"""Training of the network that `ai/network.py` reads: one hidden layer, by Adam with weight decay."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from galaxy_desktop.ai.subject import Seats
from training.positions import Names, Position

Floats = npt.NDArray[np.float32]
MARGIN = 0.25
"""Weight of one point of score in a seat's share of the target."""
RATE, BATCH = 2e-3, 512


class Trainee:
    """A network in training; it gives each seat a strength, and shares are its softmax."""

    def __init__(self, names: Names, hidden: int, decay: float, seed: int = 1) -> None:
        chance = np.random.default_rng(seed)
        inputs = 2 * len(names.tableau) + len(names.seat)
        self.names = names
        self.decay = decay
        self.chance = chance
        self.weights: dict[str, Floats] = {
            "into": chance.normal(0, 0.08, (inputs, hidden)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "out": chance.normal(0, 0.1, hidden).astype(np.float32),
            "direct": np.zeros(inputs, np.float32),
        }
        self.rate = RATE
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def go_on_from(self, data: Mapping[str, Any], rate: float) -> None:
        """Start from a network as `data` returns it, with a lower learning rate; new inputs weigh nothing."""
        self.rate = rate
        names, nothing = self.names, [0.0] * len(data["bias"])
        groups = (("tableau", names.tableau), ("growing", names.tableau), ("seat", names.seat))
        rows = [data["groups"][group].get(name, nothing) for group, known in groups for name in known]
        weights = np.asarray(rows, np.float32)
        self.weights["into"], self.weights["direct"] = weights[:, :-1].copy(), weights[:, -1].copy()
        self.weights["bias"] = np.asarray(data["bias"][:-1], np.float32)
        self.weights["out"] = np.asarray(data["out"], np.float32)

    def learn(self, sets: Sequence["Lessons"], epochs: int) -> None:
        """Train for a number of epochs on all the lessons, with a falling learning rate."""
        batches = sum(max(1, len(lessons.wanted) // BATCH) for lessons in sets) * epochs
        for _ in range(epochs):
            parts = [
                (lessons, rows)
                for lessons in sets
                for rows in np.array_split(
                    self.chance.permutation(len(lessons.wanted)), max(1, len(lessons.wanted) // BATCH)
                )
            ]
            for number in self.chance.permutation(len(parts)):
                lessons, rows = parts[number]
                self._step(lessons.inputs(rows), lessons.wanted[rows], self.steps / batches)

    def shares(self, inputs: Floats) -> tuple[Floats, Floats]:
        """Return the hidden units and the share of each seat, for inputs by position and seat."""
        w = self.weights
        hidden = np.tanh(inputs @ w["into"] + w["bias"])
        return hidden, shares_of(hidden @ w["out"] + inputs @ w["direct"])

    def _step(self, inputs: Floats, wanted: Floats, done: float) -> None:
        w = self.weights
        hidden, shares = self.shares(inputs)
        wrong = (shares - wanted) / len(wanted)
        back = wrong[..., None] * w["out"] * (1 - hidden * hidden)
        slopes = {
            "into": inputs.reshape(-1, inputs.shape[-1]).T @ back.reshape(-1, back.shape[-1]),
            "bias": back.sum((0, 1)),
            "out": np.einsum("nsh,ns->h", hidden, wrong),
            "direct": np.einsum("nsi,ns->i", inputs, wrong),
        }
        self.steps += 1
        rate = self.rate * min(1.0, self.steps / 200) * (0.5 + 0.5 * np.cos(np.pi * min(1.0, done))) + 1e-5
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            move = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            if name in {"into", "direct"}:
                move += self.decay * w[name]
            w[name] -= (rate * move).astype(np.float32)

    def data(self) -> dict[str, Any]:
        """Return the network as `ai/network.py` reads it."""
        inputs = iter(np.column_stack([self.weights["into"], self.weights["direct"]]))
        tableau, seat = self.names.tableau, self.names.seat
        groups = {"tableau": tableau, "growing": tableau, "seat": seat}
        return {
            "groups": {
                group: {name: _rounded(next(inputs)) for name in names} for group, names in groups.items()
            },
            "bias": [*_rounded(self.weights["bias"]), 0.0],
            "out": _rounded(self.weights["out"]),
            "grows_by": self.names.grows_by,
        }


def _rounded(row: Floats) -> list[float]:
    return [round(float(weight), 3) for weight in row]


def shares_of(strengths: Floats) -> Floats:
    """Return each seat's share of the win, the softmax of the strengths, by position and seat."""
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


class Lessons:
    """Positions of one number of players, and the target share of each seat.

    `outcome` is the weight of the result in the target; the rest is a share by the scores.
    """

    def __init__(self, names: Names, known: Iterable[Position], outcome: float) -> None:
        tableaus, seats, scores, wins, targets = [], [], [], [], []
        for one in known:
            tableaus.append(_numbers(one.tableaus))
            seats.append(_numbers(one.seats))
            scores.append(one.scores)
            wins.append(one.wins)
            targets.append(one.target or one.wins)
        self.tableaus, self.seats = np.stack(tableaus), np.stack(seats)
        self.growth = self.seats[..., names.seat.index(names.grows_by), None]
        self.wins = np.asarray(wins, np.float32)
        by_scores = shares_of(MARGIN * np.asarray(scores, np.float32))
        self.wanted = outcome * np.asarray(targets, np.float32) + (1 - outcome) * by_scores

    def inputs(self, rows: Any) -> Floats:
        """Return all inputs of some rows: tableau, tableau times `grows_by`, seat."""
        tableaus = self.tableaus[rows]
        return np.concatenate([tableaus, tableaus * self.growth[rows], self.seats[rows]], -1)


def _numbers(inputs: Seats) -> Floats:
    return np.asarray([list(one.values()) for one in inputs], np.float32)
