"""Tooltip sentences on the components of an opponent."""

from collections.abc import Sequence

from galaxy_desktop.games.roll.powers import need
from galaxy_desktop.games.roll.schema import DEVELOPMENT
from galaxy_desktop.games.roll.state import Player
from galaxy_desktop.games.roll.words.terms import dice_list, item, workers
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def square_text(name: str, side: str, goods: Sequence[str]) -> str:
    """Return the sentences on a square of a tableau and the goods on it."""
    if not goods:
        return _("{name}'s {tile}.").format(name=name, tile=item(side))
    form = ngettext("{name}'s {tile}. Its good: {dice}.", "{name}'s {tile}. Its goods: {dice}.", len(goods))
    return form.format(name=name, tile=item(side), dice=dice_list(goods))


def stack_text(name: str, player: Player, side: str) -> str:
    """Return the sentences on a construction stack; with an empty name, worded for its owner."""
    stack, builders = player.stack(side), player.builders(side)
    tiles = _tiles_text(name, len(stack), side) if name else _own_tiles_text(len(stack), side)
    return f"{tiles} {_builders_text(player, stack, builders)}".strip()


def _own_tiles_text(number: int, side: str) -> str:
    if side == DEVELOPMENT:
        none = _("Your development stack is empty.")
        some = ngettext(
            "Your development stack has **{n}** tile.", "Your development stack has **{n}** tiles.", number
        )
    else:
        none = _("Your world stack is empty.")
        some = ngettext("Your world stack has **{n}** tile.", "Your world stack has **{n}** tiles.", number)
    return (some if number else none).format(n=number)


def _tiles_text(name: str, number: int, side: str) -> str:
    if side == DEVELOPMENT:
        none = _("{name}'s development stack is empty.")
        some = ngettext(
            "{name}'s development stack has **{n}** tile.",
            "{name}'s development stack has **{n}** tiles.",
            number,
        )
    else:
        none = _("{name}'s world stack is empty.")
        some = ngettext(
            "{name}'s world stack has **{n}** tile.", "{name}'s world stack has **{n}** tiles.", number
        )
    return (some if number else none).format(name=name, n=number)


def _builders_text(player: Player, stack: Sequence[str], builders: Sequence[str]) -> str:
    if not stack:
        return _("Dice on it: {dice}.").format(dice=dice_list(builders)) if builders else ""
    form = (
        _("{tile} is on top and needs {workers}; dice on it: {dice}.")
        if builders
        else _("{tile} is on top and needs {workers}; no dice are on it.")
    )
    needed = workers(need(player.tableau, stack[-1]))
    return form.format(tile=item(stack[-1]), workers=needed, dice=dice_list(builders))


def citizenry_text(name: str, dice: Sequence[str]) -> str:
    """Return the sentence on the dice in a Citizenry."""
    if not dice:
        return _("{name}'s Citizenry is empty.").format(name=name)
    return _("{name}'s Citizenry: {dice}.").format(name=name, dice=dice_list(dice))


def cup_text(name: str, dice: Sequence[str], rolled: Sequence[str]) -> str:
    """Return the sentences on the dice in a cup, and on those rolled behind the screen."""
    if rolled:
        behind = _("{name} has rolled {dice} behind the screen.").format(name=name, dice=dice_list(rolled))
        return f"{behind} {cup_text(name, dice, ())}" if dice else behind
    if not dice:
        return _("{name}'s cup is empty.").format(name=name)
    return _("{name}'s cup: {dice}.").format(name=name, dice=dice_list(dice))
