"""Gallery: all cards or tiles of a game, in groups, to be looked at outside of any game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from galaxy_desktop.engine.wording import NOTHING
from galaxy_desktop.language import N_, Message

CARD = N_("1 card")


@dataclass(frozen=True, slots=True)
class GalleryGroup:
    """Cards of one sort, by id, in the order in which they are shown."""

    title: Message
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Gallery:
    """All groups, what their cards are called together, and how many copies there are of each."""

    title: Message
    groups: tuple[GalleryGroup, ...]
    copies: Mapping[str, int]
    """Number of copies by id, of cards with more than one."""
    note: Message = NOTHING
    """Sentence about what is shown."""
    one: Message = CARD
    """Words for a single card."""

    @property
    def cards(self) -> tuple[str, ...]:
        """Cards of all groups."""
        return tuple(card for group in self.groups for card in group.cards)


def by_price(cards: Iterable[tuple[int, str, str]]) -> tuple[str, ...]:
    """Return ids of cards, given with price and name, the cheapest first and equal ones by name."""
    return tuple(card for _price, _name, card in sorted(cards))
