"""Texts of every question for the prompt bar."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.wording import Asking, AskRow, Wording, ask_texts
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words import asks_goals, asks_goods, asks_settle, asks_worlds
from galaxy_desktop.games.frontiers.words.question import VALUES

QUESTIONS: Wording[AskRow] = Wording(
    rows={**asks_worlds.ROWS, **asks_settle.ROWS, **asks_goods.ROWS, **asks_goals.ROWS},
    values={**VALUES, **asks_settle.VALUES},
)
"""The row of each topic."""


def ask_text(view: FrontiersState, decision: Decision, chosen: Sequence[Option]) -> Ask:
    """Return the texts of the open question, given the options chosen so far."""
    return ask_texts(QUESTIONS, Asking(view, decision, chosen))
