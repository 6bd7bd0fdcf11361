"""The options that say more than the name of one thing: in Jump Drive, how a card is to be placed."""

from dataclasses import dataclass
from functools import lru_cache

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.games.jumpdrive.box import cards

FOR_CARDS = "|pay"
KEPT = 1 << 11
"""How many options are kept in mind."""


@dataclass(frozen=True, slots=True)
class Placing(Move):
    """A card to be placed: a military world is conquered where it can be, unless it is to be paid for."""

    card: str
    for_cards: bool = False
    """Whether it is paid for although it could be conquered."""

    @property
    def option(self) -> Option:
        return f"{self.card}{FOR_CARDS}" if self.for_cards else self.card


@lru_cache(maxsize=KEPT)
def parse(option: Option) -> Placing:
    """Return the move that an option is; raise ValueError if it is none."""
    card = card_of(option)
    design = cards().get(card)
    if design is None or (card != option and not design.is_military):
        raise ValueError(f"no move of Jump Drive: {option!r}")
    return Placing(card, for_cards=card != option)


@lru_cache(maxsize=KEPT)
def card_of(item: str) -> str:
    """Return the card that an option places; whatever else can be clicked stays as it is."""
    return item.removesuffix(FOR_CARDS)
