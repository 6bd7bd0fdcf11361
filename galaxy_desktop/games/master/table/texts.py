"""What a card does, as short as it fits on its face."""


def card_text(card: str) -> str:
    """The abilities of a card in a sentence each."""
    del card
    return ""
