"""Tooltip sentences on the components of a player."""

from collections.abc import Sequence

from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.wording import Row, Wording, cases, row, sentence
from galaxy_desktop.games.roll.powers import need
from galaxy_desktop.games.roll.schema import DEVELOPMENT, WORLD
from galaxy_desktop.games.roll.state import Player
from galaxy_desktop.games.roll.words.terms import dice_list, item, tiles, workers
from galaxy_desktop.language import N_, NN_


@plain
class Owned:
    """Components of one kind, and the name of their owner; an empty name is the viewer's."""

    name: str
    dice: Sequence[str] = ()
    rolled: Sequence[str] = ()
    side: str = ""
    tiles: int = 0
    needs: int = 0

    @property
    def yours(self) -> bool:
        """True for components of the viewer."""
        return not self.name


def square_text(name: str, side: str, goods: Sequence[str]) -> str:
    """Return the sentences on a square of a tableau and the goods on it."""
    return _said("square", Owned(name, goods, side=side))


def stack_text(name: str, player: Player, side: str) -> str:
    """Return the sentences on a construction stack; with an empty name, worded for its owner."""
    stack = player.stack(side)
    top = stack[-1] if stack else ""
    due = need(player.tableau, top) if top else 0
    owned = Owned(name, player.builders(side), side=top, tiles=len(stack), needs=due)
    said = [_said(side, owned), _said("top", owned) if top else _said("dice", owned) if owned.dice else ""]
    return " ".join(filter(None, said))


def citizenry_text(name: str, dice: Sequence[str]) -> str:
    """Return the sentence on the dice in a Citizenry."""
    return _said("citizenry", Owned(name, dice))


def cup_text(name: str, dice: Sequence[str], rolled: Sequence[str]) -> str:
    """Return the sentences on the dice in a cup, and on those rolled behind the screen."""
    owned = Owned(name, dice, rolled)
    said = [_said("rolled", owned) if rolled else "", _said("cup", owned) if dice or not rolled else ""]
    return " ".join(filter(None, said))


def _said(key: str, owned: Owned) -> str:
    return sentence(ROWS, key, owned, you=owned.yours)


def _empty(owned: Owned) -> bool:
    return not owned.tiles


def _bare(owned: Owned) -> bool:
    return not owned.dice


ROWS: Wording[Row] = Wording(
    rows={
        "square": cases(
            (_bare, row(N_("Your {side}."), N_("{name}'s {side}."))),
            otherwise=row(
                NN_("Your {side}. Its good: {dice}.", "Your {side}. Its goods: {dice}."),
                NN_("{name}'s {side}. Its good: {dice}.", "{name}'s {side}. Its goods: {dice}."),
                n=lambda owned: len(owned.dice),
            ),
        ),
        DEVELOPMENT: cases(
            (
                _empty,
                row(N_("Your development stack is empty."), N_("{name}'s development stack is empty.")),
            ),
            otherwise=row(
                N_("Your development stack has {tiles}."), N_("{name}'s development stack has {tiles}.")
            ),
        ),
        WORLD: cases(
            (_empty, row(N_("Your world stack is empty."), N_("{name}'s world stack is empty."))),
            otherwise=row(N_("Your world stack has {tiles}."), N_("{name}'s world stack has {tiles}.")),
        ),
        "top": cases(
            (_bare, row(N_("Top tile: {side}, which needs {needs}; it has no dice yet."))),
            otherwise=row(N_("Top tile: {side}, which needs {needs} and has {dice} on it.")),
        ),
        "dice": row(N_("Dice on it: {dice}.")),
        "citizenry": cases(
            (_bare, row(N_("Your Citizenry is empty."), N_("{name}'s Citizenry is empty."))),
            otherwise=row(N_("Your Citizenry: {dice}."), N_("{name}'s Citizenry: {dice}.")),
        ),
        "cup": cases(
            (_bare, row(N_("Your cup is empty."), N_("{name}'s cup is empty."))),
            otherwise=row(N_("Your cup: {dice}."), N_("{name}'s cup: {dice}.")),
        ),
        "rolled": row(
            N_("You rolled {rolled} behind your screen."), N_("{name} rolled {rolled} behind their screen.")
        ),
    },
    formats={
        "name": str,
        "side": item,
        "dice": dice_list,
        "rolled": dice_list,
        "tiles": tiles,
        "needs": workers,
    },
)
"""The row of each kind of component: yours, and that of another player."""
