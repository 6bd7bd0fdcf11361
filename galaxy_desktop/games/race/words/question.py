"""Helpers for the texts of questions: the asked seat, and labels of buttons."""

from collections.abc import Callable, Sequence

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.language import ngettext

Chosen = Sequence[Option]
Question = Callable[[RaceState, Decision, Chosen], Ask]


def seat_of(view: RaceState) -> int:
    """Return the viewer's seat."""
    return view.viewer or 0


def plain_cards(number: int) -> str:
    """Return a number of cards for a button, without markup."""
    return ngettext("{n} card", "{n} cards", number).format(n=number)


def choose_cards(number: int) -> str:
    """Return the label of the primary button while cards are still missing."""
    return ngettext("Choose {n} more card", "Choose {n} more cards", number).format(n=number)
