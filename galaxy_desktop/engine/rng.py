"""Random numbers from one integer: a 64-bit SplitMix counter, the same on every machine."""

from collections.abc import MutableSequence
from typing import Any

_NUMBERS = 1 << 64
_MASK = _NUMBERS - 1
_STEP = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """Return the generator's state for a seed; any integer is a seed."""
    return seed & _MASK


def below(chance: int, bound: int) -> tuple[int, int]:
    """Return a uniform random number from 0 to bound - 1 and the new state; `bound` is at least 1."""
    while True:
        chance = (chance + _STEP) & _MASK
        z = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        z ^= z >> 31
        number = z % bound
        if z - number <= _NUMBERS - bound:
            return number, chance


def shuffle(chance: int, items: MutableSequence[Any]) -> int:
    """Shuffle `items` in place (Fisher-Yates) and return the new state."""
    for last in range(len(items) - 1, 0, -1):
        other, chance = below(chance, last + 1)
        items[last], items[other] = items[other], items[last]
    return chance


class Dice:
    """A random number generator outside a game's state: for bots, guesses and random play."""

    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)

    def below(self, bound: int) -> int:
        """Return a uniform random number from 0 to bound - 1; `bound` is at least 1."""
        number, self.chance = below(self.chance, bound)
        return number

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle `items` in place."""
        self.chance = shuffle(self.chance, items)
