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
        return _("a die must be returned before any other effect.")
    is_world = side.side == WORLD if side.side else bool(side.color)
    if is_world != bool(side.color) or is_world == bool(side.kind):
        return _("a world needs a color, a development needs a kind.")
    if is_world:
        return "" if side.gains else _("a world needs an immediate effect.")
    if bool(side.gains) != (side.kind == "immediate"):
        return _('only a development of kind "immediate" has immediate effects, and it needs one.')
    assigns = any(power.phase == "assign" for power in side.powers)
    if assigns != (side.kind == "reassign"):
        return _('only a development of kind "reassign" has a power for Assign, and it needs one.')
    reassigns = sum(power.code == "reassign" for power in side.powers)
    return _("it has more than one Reassign power.") if reassigns > 1 else ""


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
            line = _("die {id}: the tiles give {given}, but only {count} exist.")
            yield line.format(id=quoted(die.id), given=given[die.id], count=die.count)
