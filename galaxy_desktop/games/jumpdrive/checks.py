"""What has to hold of the cards of Jump Drive beside how they are distributed."""

from collections import Counter
from collections.abc import Iterator

from galaxy_desktop.engine.content import Tables
from galaxy_desktop.engine.shape import quoted
from galaxy_desktop.language import gettext as _


def faults(tables: Tables) -> Iterator[str]:
    """A line for each thing that does not hold."""
    copies = {card["id"]: card["count"] for card in tables["card"]}
    used = Counter[str]()
    for hand in tables["preset_hand"]:
        used.update(hand["cards"])
    for card, number in used.items():
        if number > copies[card]:
            line = _("card {id}: the hands of the first game need {number} of it.")
            yield line.format(id=quoted(card), number=number)
