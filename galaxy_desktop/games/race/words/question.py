"""What the texts of questions say of them: how much is chosen, what is missing, who is asked."""

from collections.abc import Callable, Sequence

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.wording import Asking
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.language import NN_, ngettext

Chosen = Sequence[Option]
Question = Callable[[RaceState, Decision, Chosen], Ask]

CHOOSE_CARDS = NN_("Choose {missing} more card", "Choose {missing} more cards", "missing")
"""Label of the primary button while cards are still missing."""


def seat_of(view: RaceState) -> int:
    """Return the viewer's seat."""
    return view.viewer or 0


def none(a: Asking) -> bool:
    """Return whether nothing is chosen yet."""
    return not a.chosen


def least(a: Asking) -> int:
    """Return the number of cards that must be chosen."""
    return int(a.decision.least)


def offered(a: Asking) -> int:
    """Return the number of cards to choose from."""
    return len(a.decision.offered)


def missing(a: Asking) -> int:
    """Return the number of cards still to be chosen, at least 0."""
    return max(0, least(a) - len(a.chosen))


def chosen_way(a: Asking) -> list[Option]:
    """Return the ids of the ways of a payment among what is chosen."""
    return [option for option in a.chosen if any(way.id == option for way in a.decision.ways)]


def plain_cards(number: int) -> str:
    """Return a number of cards for a button, without markup."""
    return ngettext("{n} card", "{n} cards", number).format(n=number)


def choose_cards(number: int) -> str:
    """Return the label of the primary button while cards are still missing."""
    return ngettext("Choose {n} more card", "Choose {n} more cards", number).format(n=number)
