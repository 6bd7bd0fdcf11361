"""What every question needs: whose it is, and buttons that say what is still missing."""

from collections.abc import Callable, Sequence

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.language import ngettext

Chosen = Sequence[Option]
Question = Callable[[RaceState, Decision, Chosen], Ask]


def seat_of(view: RaceState) -> int:
    """The seat that looks on."""
    return view.viewer or 0


def plain_cards(number: int) -> str:
    """A number of cards for a button, without markup."""
    return ngettext("{n} card", "{n} cards", number).format(n=number)


def choose_cards(number: int) -> str:
    """What is missing while cards are being chosen."""
    return ngettext("Choose {n} more card", "Choose {n} more cards", number).format(n=number)
