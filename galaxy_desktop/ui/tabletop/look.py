"""What is wanted of the face of a card, whatever the game."""

from dataclasses import dataclass, field

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class CardLook:
    """One face; equal looks are the same picture, so it is the key under which the picture is kept."""

    card: str
    """Id of the card in the deck."""
    size: Size
    level: str
    """How much is drawn on it."""
    dim: bool = field(default=False, kw_only=True)
    grain: int = field(default=1, kw_only=True)
    """How many times larger it is drawn, for cards that are turned and smoothed afterwards."""
