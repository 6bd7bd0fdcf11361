"""Forecast of others in Jump Drive: the sort of build that they have chosen in secret."""

from galaxy_desktop.ai.subject import Foretold
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.games.jumpdrive.builder import chosen_in
from galaxy_desktop.games.jumpdrive.plans import split


def _build(answer: Answer) -> str:
    """Return the cards that a build places, by their sort; "explore" if none."""
    developments, worlds = split(chosen_in(answer))
    return " and ".join(["development"] * len(developments) + ["world"] * len(worlds)) or "explore"


FORETOLD = Foretold("build", _build)
