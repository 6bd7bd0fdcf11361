"""Who could win with the next turn, in words."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.victory import bases_placed, starts_held
from galaxy_desktop.games.master.vocabulary import figures
from galaxy_desktop.language import gettext as _


def can_win(view: MasterState, seat: Seat) -> str:
    """The victory that a seat can reach with one more of what it needs; empty where none."""
    rules = figures()
    if max(view.track[seat], default=0) >= rules.winning_symbols - 1:
        return "domination"
    if bases_placed(view, seat) >= rules.bases - 1:
        return "expansion"
    return ""


def warning(view: MasterState, seat: Seat, name: str) -> str:
    """How far a seat is from each victory, and whether it can win next turn."""
    rules = figures()
    text = _("**{name}**: {symbols} of {most} alike, {bases} of {all} bases, {starts} of {both} corners.").format(
        name=name,
        symbols=max(view.track[seat], default=0),
        most=rules.winning_symbols,
        bases=bases_placed(view, seat),
        all=rules.bases,
        starts=starts_held(view, seat),
        both=rules.winning_starts,
    )
    if can_win(view, seat):
        text += " " + _("One more step and the game is won.")
    return text
