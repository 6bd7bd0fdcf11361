"""Texts of every question for the prompt bar."""

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.wording import Asking, AskRow, Wording, ask_texts, missing
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words import asks_goods, asks_hand, asks_place
from galaxy_desktop.games.race.words.question import Chosen

QUESTIONS: Wording[AskRow] = Wording(
    rows={**asks_hand.QUESTIONS, **asks_place.QUESTIONS, **asks_goods.QUESTIONS},
    values={"missing": missing},
)
"""The row of each topic."""


def ask_text(view: RaceState, decision: Decision, chosen: Chosen) -> Ask:
    """Return the texts of the open question, given the options chosen so far."""
    return ask_texts(QUESTIONS, Asking(view, decision, chosen))
