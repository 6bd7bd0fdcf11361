"""Values in the texts of questions: how much is chosen, what is missing, who is asked."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.wording import Asking, Cases, Test, cases, none
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.language import N_, NN_, Message

Chosen = Sequence[Option]

SKIP = N_("Skip")
"""Label of the button that refuses an optional step."""


def seat_of(view: RaceState) -> int:
    """Return the viewer's seat."""
    return view.viewer or 0


def chosen_way(a: Asking) -> list[Option]:
    """Return the ids of the ways of a payment among what is chosen."""
    return [option for option in a.chosen if any(way.id == option for way in a.decision.ways)]


def choose_cards(unbegun: Test) -> Cases[Message]:
    """Return the label of the primary button while cards are missing; `unbegun` holds if none is chosen."""
    return cases(
        (unbegun, NN_("Choose {missing} card", "Choose {missing} cards", "missing")),
        otherwise=NN_("Choose {missing} more card", "Choose {missing} more cards", "missing"),
    )


CHOOSE_CARDS = choose_cards(none)
"""Label of the primary button while cards are still missing."""
CHOOSE_GOODS: Cases[Message] = cases(
    (none, NN_("Choose {missing} good", "Choose {missing} goods", "missing")),
    otherwise=NN_("Choose {missing} more good", "Choose {missing} more goods", "missing"),
)
"""Label of the primary button while goods are still missing."""
