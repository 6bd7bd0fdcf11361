"""Sentences about who could win with the next turn, and how far each seat is."""

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
}


def warning(view: MasterState, seat: Seat, name: str, threats: tuple[Threat, ...]) -> str:
    """Return how far a seat is from each victory, and which it could reach next turn."""
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
    return " ".join([text, *(WAYS[threat.victory].read() for threat in threats if threat.seat == seat)])
