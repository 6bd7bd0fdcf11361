"""Forecast of others in Roll: the phase that they have selected in secret."""

from galaxy_desktop.ai.subject import Foretold
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.games.roll.moves import SelectPhase, move_of


def _selected(answer: Answer) -> str:
    """Return the phase that an assignment selects."""
    return next(move.phase for move in map(move_of, answer) if isinstance(move, SelectPhase))


FORETOLD = Foretold("assign", _selected)
