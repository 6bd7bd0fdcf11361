"""Helpers that several questions share."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.language import ngettext

Chosen = Sequence[Option]


def me(view: FrontiersState) -> Player:
    """Return the player whose view it is."""
    return view.players[view.viewer or 0]


def missing_text(number: int) -> str:
    """Return the label that asks for a number of further choices."""
    return ngettext("Choose {n} more", "Choose {n} more", number).format(n=number)
