"""Sentences about who could win with the next turn, and how far each seat is."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.foresight import Threat
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.victory import bases_placed, starts_held
from galaxy_desktop.language import gettext as _


def warning(view: MasterState, seat: Seat, name: str, threats: tuple[Threat, ...]) -> str:
    """Return how far a seat is from each victory, and which it could reach next turn."""
    rules = figures()
    text = _(
        "**{name}**: {symbols} of {most} alike, {bases} of {all} bases, {starts} of {both} corners."
    ).format(
        name=name,
        symbols=max(view.track[seat], default=0),
        most=rules.winning_symbols,
        bases=bases_placed(view, seat),
        all=rules.bases,
        starts=starts_held(view, seat),
        both=rules.winning_starts,
    )
    ways = [way_of(threat) for threat in threats if threat.seat == seat]
    if ways:
        text += " " + _("Could win next turn: {ways}.").format(ways="; ".join(ways))
    return text


def way_of(threat: Threat) -> str:
    """Return how a victory would be reached."""
    return {
        "expansion": _("all bases on the map"),
        "domination": _("the last symbol of five alike"),
        "conquest": _("a second corner"),
    }[threat.victory]
