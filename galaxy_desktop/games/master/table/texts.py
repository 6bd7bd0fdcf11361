"""Text of a card, as its face shows it."""

from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.words.effects import ability_text


def card_text(card: str) -> str:
    """Return the abilities of a card, a sentence each."""
    known = cards()[card]
    return " ".join(ability_text(ability, known.deck) for ability in known.abilities)
