"""Figures by which what was learned is measured."""

from typing import Any

import numpy as np
import numpy.typing as npt

from training.choosing import Exercises

SPANS = ((1, 3), (4, 6), (7, 9), (10, 12))
"""Rounds that are measured together, first and last."""


def log_loss_of_shares(shares: npt.NDArray[Any], wins: npt.NDArray[Any]) -> float:
    """Return the mean negative log of the share given to who won."""
    return round(float(-(wins * np.log(np.maximum(shares, 1e-6))).sum(1).mean()), 4)


def over_the_curve(
    shares: npt.NDArray[Any], wins: npt.NDArray[Any], rounds: npt.NDArray[Any]
) -> dict[str, float]:
    """Return the area under the curve by rounds: how often who won was given more than who lost."""
    found = {}
    for first, last in SPANS:
        rows = (rounds >= first) & (rounds <= last)
        given, won = shares[rows].ravel(), wins[rows].ravel() > 0.5
        if won.any() and not won.all():
            above = given[won][:, None] - given[~won][None, :]
            found[f"{first}-{last}"] = round(float(((above > 0) + 0.5 * (above == 0)).mean()), 3)
    return found


def log_loss_of_average(lessons: Exercises, exams: Exercises) -> float:
    """Return the log loss of the constant average of what was chosen, by number of options."""
    options = lessons.offered.sum(1)
    losses = []
    for number in np.unique(exams.offered.sum(1)):
        counts = np.bincount(lessons.chosen[options == number], minlength=number) + 1.0
        chosen = exams.chosen[exams.offered.sum(1) == number]
        losses += list(-np.log(counts[chosen] / counts.sum()))
    return float(np.mean(losses))
