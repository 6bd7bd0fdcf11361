"""Consistency checks of Jump Drive's cards, besides their form and distribution."""

from collections import Counter
from collections.abc import Iterator

from galaxy_desktop.engine.bounds import quoted
from galaxy_desktop.games.jumpdrive.schema import Box
from galaxy_desktop.language import gettext as _


def faults(box: Box) -> Iterator[str]:
    """Yield a line for each design that the preset hands need more often than it has copies."""
    copies = {card.id: card.copies for card in box.card}
    used = Counter(card for hand in box.preset_hand for card in hand.cards)
    for card, number in used.items():
        if number > copies[card]:
            line = _("card {id}: the preset hands need {number} of it.")
            yield line.format(id=quoted(card), number=number)
