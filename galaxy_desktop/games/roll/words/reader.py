"""Texts that several lines of the log share."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.words.terms import item, money, tiles
from galaxy_desktop.language import ngettext


def lost_text(number: int) -> str:
    """Return the sentence on credits lost to the limit, empty for none."""
    text = ngettext(" {money} over the limit is lost.", " {money} over the limit are lost.", number)
    return text.format(money=money(number)) if number else ""


def both_sides(names: Sequence[str]) -> str:
    """Return the names of both sides of each tile; a number if any is hidden."""
    if HIDDEN in names:
        return tiles(len(names))
    return listed([f"{item(tile)} / {item(sides()[tile].other)}" for tile in names])
