"""Sentences about who could win with this turn or the next, and how far each seat is."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.foresight import Threat
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.victory import bases_placed, starts_held
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _

WAYS = {
    "expansion": N_("Could win next turn by expansion."),
    "domination": N_("Could win next turn by domination."),
    "conquest": N_("Could win next turn by conquest."),
    "expansion now": N_("Could win this turn by expansion."),
    "domination now": N_("Could win this turn by domination."),
    "conquest now": N_("Could win this turn by conquest."),
}
SOON, NOW, SOME = N_("could win next turn"), N_("could win this turn"), N_("could win soon")
"""Words beside the shields of those who could win: all next turn, all this turn, or some of each."""


def warning(view: MasterState, seat: Seat, name: str, threats: tuple[Threat, ...]) -> str:
    """Return how far a seat is from each victory, and which it could reach this turn or next turn."""
    rules = figures()
    text = _(
        "**{name}**: identical symbols **{symbols}** of {most}, bases on the map **{bases}** of {all}, "
        "starting systems **{starts}** of {both}."
    ).format(
        name=name,
        symbols=max(view.track[seat], default=0),
        most=rules.winning_symbols,
        bases=bases_placed(view, seat),
        all=rules.bases,
        starts=starts_held(view, seat),
        both=rules.winning_starts,
    )
    return " ".join([text, *(WAYS[threat.code].read() for threat in threats if threat.seat == seat)])


def threatening(threats: Sequence[Threat]) -> str:
    """Return the words beside the shields of those who could win."""
    now = {threat.now for threat in threats}
    return (SOME if len(now) > 1 else NOW if now == {True} else SOON).read()
