"""Registry of the steps that carry out the verbs of abilities and stakes.

Effects cause trigger moments, and moments cause effects. A verb's steps are looked up by name, so that the
rules' modules need not import each other.
"""

from collections.abc import Callable

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.schema import Effect
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep

Steps = tuple[Step[MasterState], ...]
Meaning = Callable[[Seat, Effect, str], Steps]
ACTIONS: dict[str, Meaning] = {}
"""Function that makes the steps of each verb from seat, effect and card.

Capturing a system is for stakes only.
"""


@plain
class AimedStep(MasterStep):
    """Step that asks for a target, and does nothing if there is none."""


def action(verb: str) -> Callable[[Meaning], Meaning]:
    """Return a decorator that registers a function as the meaning of a verb."""

    def add(meaning: Meaning) -> Meaning:
        ACTIONS[verb] = meaning
        return meaning

    return add


def steps_of(seat: Seat, effect: Effect, card: str) -> Steps:
    """Return the steps that carry out an effect of a card."""
    return ACTIONS[effect.code](seat, effect, card)


def is_possible(g: MasterState, seat: Seat, effect: Effect, card: str) -> bool:
    """Return whether an effect can be carried out: always, unless it needs a target and there is none."""
    first = steps_of(seat, effect, card)[0]
    return not isinstance(first, AimedStep) or bool(first.asks(g))
