"""Values in the texts of questions: how much is chosen, what is missing, who is asked."""

from collections.abc import Callable

from galaxy_desktop.engine.wording import Asking, cases, least, missing, none
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.words.terms import item
from galaxy_desktop.language import N_, NN_, Message

SKIP = N_("Skip")
CHOOSE_WORLD = N_("Choose a world")
CHOOSE_COLONY = N_("Choose a colony")
ANOTHER_TEXT = Message("{text}")
"""A text that another table has the words of, such as a forecast."""


def me(view: FrontiersState) -> Player:
    """Return the player whose view it is."""
    return view.players[view.viewer or 0]


def player_of(a: Asking) -> Player:
    """Return the player who is asked."""
    return me(a.view)


def chosen(a: Asking) -> bool:
    """Return whether anything is chosen."""
    return bool(a.chosen)


CHOOSE_WORLDS = cases(
    (none, NN_("Choose {missing} world", "Choose {missing} worlds", "missing")),
    otherwise=NN_("Choose {missing} more world", "Choose {missing} more worlds", "missing"),
)
CHOOSE_GOODS = cases(
    (none, NN_("Choose {missing} good", "Choose {missing} goods", "missing")),
    otherwise=NN_("Choose {missing} more good", "Choose {missing} more goods", "missing"),
)
CHOOSE_COLONIES = cases(
    (none, NN_("Choose {missing} colony", "Choose {missing} colonies", "missing")),
    otherwise=NN_("Choose {missing} more colony", "Choose {missing} more colonies", "missing"),
)
"""Labels of the primary button while worlds, goods or colonies are still missing."""


def declined(a: Asking) -> bool:
    """Return whether no is chosen of yes and no."""
    return tuple(a.chosen) == ("no",)


def first(a: Asking) -> str:
    """Return the name of what was chosen first."""
    return item(a.chosen[0])


def subject_name(a: Asking) -> str:
    """Return the name of what the question is about."""
    return item(a.decision.about)


VALUES: dict[str, Callable[[Asking], object]] = {
    "chosen": first,
    "about": subject_name,
    "missing": missing,
    "n": least,
}
"""Values that any question may name."""
