"""Conditions for the tiles and dice of Roll for the Galaxy beside their form and distribution."""

from collections import Counter
from collections.abc import Iterator

from galaxy_desktop.engine.bounds import quoted
from galaxy_desktop.games.roll.schema import WORLD, Box, Side
from galaxy_desktop.language import gettext as _

MOST_PLAYERS = 5


def faults(box: Box) -> Iterator[str]:
    """Yield a line for each condition that does not hold."""
    for side in box.sides():
        if fault := _fault(side):
            yield f"{quoted(side.id)}: {fault}"
    yield from _short_supply(box)


def _fault(side: Side) -> str:
    """Return the fault of one side, or an empty string."""
    if any(gain.code == "remove_die" for gain in side.gains[1:]):
        return _("a die is given up before anything else happens.")
    is_world = side.side == WORLD if side.side else bool(side.color)
    if is_world != bool(side.color) or is_world == bool(side.kind):
        return _("a world has a color, a development has a kind.")
    if is_world:
        return "" if side.gains else _("a world has to bring something.")
    if bool(side.gains) != (side.kind == "immediate"):
        return _("an immediate development brings something at once, and no other.")
    assigns = any(power.phase == "assign" for power in side.powers)
    if assigns != (side.kind == "reassign"):
        return _("a reassign development has a power for Assign, and no other.")
    reassigns = sum(power.code == "reassign" for power in side.powers)
    return _("it has two powers that reassign.") if reassigns > 1 else ""


def _short_supply(box: Box) -> Iterator[str]:
    """Yield a line for each type of dice of which a game could give out more than there are."""
    given = Counter[str]()
    for side in box.sides():
        for gain in side.gains:
            given[gain.die] += gain.count if gain.code == "die" else 0
    for gain in box.figures.start_dice:
        given[gain.die] += MOST_PLAYERS * gain.count
    for die in box.die:
        if given[die.id] > die.count:
            line = _("die {id}: the tiles give out {given}, but there are {count}.")
            yield line.format(id=quoted(die.id), given=given[die.id], count=die.count)
