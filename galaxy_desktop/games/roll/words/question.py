"""Values in the texts of questions: how much is chosen, what is missing, what a choice gains."""

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.engine.wording import Asking, cases, none
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.moves import Ship
from galaxy_desktop.games.roll.ship import brings
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.stock import gained
from galaxy_desktop.games.roll.words.terms import dice_list, item, money
from galaxy_desktop.language import NN_


def me(view: RollState) -> Player:
    """Return the viewer's own components."""
    return view.players[view.viewer or 0]


CHOOSE_DICE = cases(
    (none, NN_("Choose {missing} die", "Choose {missing} dice", "missing")),
    otherwise=NN_("Choose {missing} more die", "Choose {missing} more dice", "missing"),
)
"""Label of the primary button while dice are still missing."""


def number(a: Asking) -> int:
    """Return the number of things chosen."""
    return len(a.chosen)


def first(a: Asking) -> Option:
    """Return the first of the options chosen; empty if there is none."""
    return a.chosen[0] if a.chosen else ""


def subject_name(a: Asking) -> str:
    """Return the name of the tile that the question is about."""
    return item(a.decision.about)


def first_die(a: Asking) -> str:
    """Return the first die chosen, with its number."""
    return dice_list((first(a),))


def limit(_subject: object) -> str:
    """Return the most credits that a player can have."""
    return money(figures().most_credits)


def shipped(view: RollState, ship: Ship) -> str:
    """Return the gains of one choice in Ship: credits of a Trade, VP and credits of a Consume."""
    chips, paid = brings(me(view), ship)
    kept = gained(me(view), paid)
    return listed([*([vp(chips)] if chips else []), *([money(kept)] if kept or not chips else [])])


def lost_by(view: RollState, ship: Ship) -> int:
    """Return the credits that one choice in Ship loses to the limit."""
    paid = brings(me(view), ship)[1]
    return paid - gained(me(view), paid)
