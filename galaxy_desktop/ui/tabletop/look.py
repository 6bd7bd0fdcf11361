"""What is wanted of the face of a card, whatever the game (VISUAL section 5)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeVar

Size = tuple[int, int]
Level = Literal["sliver", "mini", "medium", "large", "largest", "plain"]
"""How much of an upright card is drawn: "plain" is for large words, "sliver" the picture alone."""
MINI_BELOW, LARGE_FROM, LARGEST_FROM = 88, 200, 400
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class CardLook:
    """One face; equal looks are the same picture, so it is the key under which the picture is kept."""

    card: str
    """Id of the card in the deck."""
    size: Size
    level: str
    """How much is drawn on it."""
    dim: bool = field(default=False, kw_only=True)
    seen: int = field(default=0, kw_only=True)
    """The width of its left part that no other card covers; 0 where all of it is seen."""
    grain: int = field(default=1, kw_only=True)
    """How many times larger it is drawn, for cards that are turned and smoothed afterwards."""


def level_of(width: int, scale: float, *, plain: bool = False) -> Level:
    """How much is drawn on a card of this width, at the layout scale of the window."""
    if plain:
        return "plain"
    across = width / max(1.0, scale)
    if across < MINI_BELOW:
        return "mini"
    if across < LARGE_FROM:
        return "medium"
    return "large" if across < LARGEST_FROM else "largest"


def by_level(mini: T, full: T, plain: T) -> Mapping[Level, T]:
    """What holds at each level where all cards with words and signs are alike; a sliver has no parts."""
    return {"mini": mini, "medium": full, "large": full, "largest": full, "plain": plain}
