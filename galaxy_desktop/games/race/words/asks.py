"""Texts of every question for the prompt bar."""

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words import asks_goods, asks_hand, asks_place
from galaxy_desktop.games.race.words.question import Chosen, Question


def ask_text(view: RaceState, decision: Decision, chosen: Chosen) -> Ask:
    """Return the texts of the open question, given the options chosen so far."""
    questions: dict[str, Question] = {
        **asks_hand.QUESTIONS,
        **asks_place.QUESTIONS,
        **asks_goods.QUESTIONS,
    }
    return questions[decision.topic](view, decision, chosen)
