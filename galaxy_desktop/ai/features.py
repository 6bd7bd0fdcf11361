"""Features of a position as a bot sees it: a number for each name, so that no order has to be kept."""

from collections.abc import Mapping

Features = Mapping[str, float]


def weighed(features: Features, weights: Features) -> float:
    """Return the sum of all features times their weights; raise KeyError for one that has no weight."""
    return sum([weights[name] * value for name, value in features.items()])
