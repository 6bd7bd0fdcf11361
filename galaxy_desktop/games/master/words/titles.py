"""Titles of victory counts, quantities, ends of the game, table options and their choices; the notice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.wording import Row, Wording, row, sentence
from galaxy_desktop.games.master.foresight import Threat, ThreatSearch, threats
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.language import N_

SOURCES = {
    "bases": N_("Bases on the map"),
    "symbols": N_("Symbols of one kind"),
    "corners": N_("Starting systems"),
}
QUANTITIES = {
    "cards": N_("Cards"),
    "bag": N_("Cubes in your bag"),
    "constructed": N_("Constructed bases"),
}
"""Titles of the quantities that a hint names beside points."""
LOTS = {"species": N_("Species")}
ENDS = {
    "expansion": N_("expansion, 9 bases on the map"),
    "domination": N_("domination, 5 identical symbols"),
    "conquest": N_("conquest, a second starting system"),
    "draw": N_("a draw agreed by everyone"),
}
OPTIONS = {
    "setup": (
        N_("Setup"),
        N_("Standard: starting systems and species are drawn. Draft: players choose them in turn."),
    ),
}
CHOICES = {("setup", "ordinary"): N_("Standard"), ("setup", "draft"): N_("Draft")}


@dataclass(frozen=True, slots=True)
class Warned:
    """Threat of a seat, and the names of all seats."""

    names: Sequence[str]
    threat: Threat


THREATS: Wording[Row] = Wording(
    rows={
        "expansion": row(
            N_("You could win by expansion on your next turn."),
            N_("{player} could win by expansion on their next turn."),
        ),
        "domination": row(
            N_("You could win by domination on your next turn."),
            N_("{player} could win by domination on their next turn."),
        ),
        "conquest": row(
            N_("You could win by conquest on your next turn."),
            N_("{player} could win by conquest on their next turn."),
        ),
        "expansion now": row(
            N_("You could win by expansion this turn."),
            N_("{player} could win by expansion this turn."),
        ),
        "domination now": row(
            N_("You could win by domination this turn."),
            N_("{player} could win by domination this turn."),
        ),
        "conquest now": row(
            N_("You could win by conquest this turn."),
            N_("{player} could win by conquest this turn."),
        ),
    },
    values={"player": lambda w: w.names[w.threat.seat]},
)
"""Sentence of the notice for each victory, next turn or in the turn under way."""


def ended_by_text(code: str) -> str:
    """Return a noun phrase for what ended the game."""
    return ENDS[code].read()


def notice(view: MasterState, names: Sequence[str]) -> str:
    """Return the sentences on who could win this turn or next turn, and how; "" if nobody could."""
    if view.phase in {"setup", "over"}:
        return ""
    said = [
        sentence(THREATS, one.code, Warned(names, one), you=one.seat == view.viewer) for one in threats(view)
    ]
    return " ".join(dict.fromkeys(said))


def foresee(view: MasterState) -> Iterator[None]:
    """Work out who could win, which the notice says; stop after each step."""
    return iter(()) if view.phase in {"setup", "over"} else ThreatSearch(view).steps()
