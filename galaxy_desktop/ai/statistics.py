"""Statistics of measured values."""

from collections.abc import Sequence


def percentile(values: Sequence[float], percent: int) -> float:
    """Return a percentile of values by the nearest rank: `percent` % of them do not exceed it."""
    rank = -(-percent * len(values) // 100)
    return sorted(values)[max(1, rank) - 1]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins, by Wilson's formula; (0, 1) for no games."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share, spread = wins / games, z * z / games
    middle = share + spread / 2
    half = z * (share * (1 - share) / games + spread / (4 * games)) ** 0.5
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def hundredths(values: Sequence[int]) -> list[int]:
    """Return each value as a whole percentage of their sum, so that they add up to 100; none below 0.

    What is lost by rounding down goes to the largest remainders. All are 0 if no value is above 0.
    """
    parts = [max(0, value) for value in values]
    whole = sum(parts)
    if not whole:
        return [0] * len(parts)
    found = [100 * part // whole for part in parts]
    by_remainder = sorted(range(len(parts)), key=lambda n: -(100 * parts[n] % whole))
    for n in by_remainder[: 100 - sum(found)]:
        found[n] += 1
    return found
