"""The verbs of abilities and stakes that are actions: each file of rules says which steps its own ones mean.

Effects bring about moments, and moments effects: so the steps of a verb are found by its name, and no file
of rules has to know all others.
"""

from collections.abc import Callable
from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.games.master.schema import Effect
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep

Steps = tuple[Step[MasterState], ...]
Meaning = Callable[[Seat, Effect, str], Steps]
ACTIONS: dict[str, Meaning] = {}
"""The steps of each verb that is an action, for a seat and a card; capturing a system is for stakes only."""


@dataclass(frozen=True, slots=True)
class AimedStep(MasterStep):
    """A step that asks for a target, and does nothing where there is none."""


def action(verb: str) -> Callable[[Meaning], Meaning]:
    """Return a decorator for the function that says which steps a verb means."""

    def add(meaning: Meaning) -> Meaning:
        ACTIONS[verb] = meaning
        return meaning

    return add


def steps_of(seat: Seat, effect: Effect, card: str) -> Steps:
    """Return the steps that carry out an effect of a card."""
    return ACTIONS[effect.code](seat, effect, card)


def is_possible(g: MasterState, seat: Seat, effect: Effect, card: str) -> bool:
    """Return whether an effect that needs a target finds one; the others always can be carried out."""
    first = steps_of(seat, effect, card)[0]
    return not isinstance(first, AimedStep) or bool(first.asks(g))
