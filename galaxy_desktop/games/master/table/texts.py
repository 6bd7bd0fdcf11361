"""What a card does, as its face says it."""

from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.words.effects import ability_text


def card_text(card: str) -> str:
    """The abilities of a card, a sentence each."""
    known = cards()[card]
    return " ".join(ability_text(ability, known.deck) for ability in known.abilities)
