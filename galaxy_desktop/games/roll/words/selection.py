"""Words on who selected a phase, once the screens are lifted."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.words.terms import phase as phase_name
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def selectors(view: RollState, phase: str) -> list[Seat]:
    """Return the seats that selected a phase."""
    return [seat for seat, player in enumerate(view.players) if player.selected == phase]


def selected_by(view: RollState, phase: str, me: Seat, names: Sequence[str]) -> str:
    """Return who selected a phase, for the player of seat `me`; or that the spare die did, or nobody."""
    seats = selectors(view, phase)
    if not seats:
        return _("from the spare die") if phase in view.occurring else _("not selected")
    others = listed([names[seat] for seat in seats if seat != me])
    if me not in seats:
        return _("selected by {names}").format(names=others)
    if len(seats) > 2:
        return _("selected by you, {names}").format(names=others)
    return _("selected by you and {names}").format(names=others) if others else _("selected by you")


def selected_in_short(view: RollState, phase: str) -> str:
    """Return how many players selected a phase, for a place without room for their names."""
    number = len(selectors(view, phase))
    return ngettext("selected by {n} player", "selected by {n} players", number).format(n=number)


def selection_text(view: RollState, phase: str) -> str:
    """Return a sentence on who selected a phase of this round; empty while the screens stand."""
    if view.phase not in PHASES or not view.names:
        return ""
    how = selected_by(view, phase, view.viewer or 0, view.names)
    return _("{phase} this round: {how}.").format(phase=phase_name(phase), how=how)
