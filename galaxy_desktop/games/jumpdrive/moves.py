"""Options that are more than one name: in Jump Drive, the way to place a card."""

from functools import lru_cache

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.jumpdrive.box import cards

FOR_CARDS = "|pay"
KEPT = 1 << 11
"""Size of each cache of options."""


@plain
class Placing(Move):
    """A card to place; a military world is conquered if possible, unless `for_cards`."""

    card: str
    for_cards: bool = False
    """True to pay for a military world that could be conquered."""

    @property
    def option(self) -> Option:
        return f"{self.card}{FOR_CARDS}" if self.for_cards else self.card


@lru_cache(maxsize=KEPT)
def parse(option: Option) -> Placing:
    """Return the move that an option encodes; raise ValueError if there is none."""
    card = card_of(option)
    design = cards().get(card)
    if design is None or (card != option and not design.is_military):
        raise ValueError(f"no move of Jump Drive: {option!r}")
    return Placing(card, for_cards=card != option)


@lru_cache(maxsize=KEPT)
def card_of(item: str) -> str:
    """Return the card that an option places; return any other item unchanged."""
    return item.removesuffix(FOR_CARDS)
