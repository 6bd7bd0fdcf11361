"""Parameters of the face of a card, in any game."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeVar

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.ui.layout import Size

Detail = Literal["sliver", "mini", "medium", "large", "largest", "plain"]
"""Level of detail of an upright card: "plain" is for large text, "sliver" the picture alone."""
MINI_BELOW, LARGE_FROM, LARGEST_FROM = 88, 200, 400
T = TypeVar("T")


@plain
class CardLook:
    """Parameters of one face; equal looks give the same picture, so a look is its key in the cache."""

    card: str
    """Id of the card in the deck."""
    size: Size
    level: str
    """Level of detail."""
    dim: bool = field(default=False, kw_only=True)
    seen: int = field(default=0, kw_only=True)
    """Width of its left part that no other card covers; 0 if all of it is visible."""
    grain: int = field(default=1, kw_only=True)
    """Factor by which it is drawn larger, for cards that are turned and smoothed afterwards."""


def detail_of(width: int, scale: float, *, plain: bool = False) -> Detail:
    """Return the level of detail of a card of this width, at the layout scale of the window."""
    if plain:
        return "plain"
    across = width / max(1.0, scale)
    if across < MINI_BELOW:
        return "mini"
    if across < LARGE_FROM:
        return "medium"
    return "large" if across < LARGEST_FROM else "largest"


def by_level(mini: T, full: T, plain: T) -> Mapping[Detail, T]:
    """Return a value for each level, if all cards with words and signs are alike; none for a sliver."""
    return {"mini": mini, "medium": full, "large": full, "largest": full, "plain": plain}
