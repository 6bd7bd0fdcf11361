"""Prompts, one for each kind of question, that make an answer of clicks. Models only, nothing here draws."""

from collections.abc import Callable, Mapping
from typing import Any

from galaxy_desktop.engine import decisions
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.presenter.prompts.assign import AssignPrompt
from galaxy_desktop.presenter.prompts.compose import ComposePrompt
from galaxy_desktop.presenter.prompts.confirm import ConfirmPrompt
from galaxy_desktop.presenter.prompts.number import NumberPrompt
from galaxy_desktop.presenter.prompts.order import OrderPrompt
from galaxy_desktop.presenter.prompts.parts import PartsPrompt
from galaxy_desktop.presenter.prompts.pay import PayPrompt
from galaxy_desktop.presenter.prompts.pick import PickPrompt
from galaxy_desktop.presenter.prompts.place import PlacePrompt
from galaxy_desktop.presenter.prompts.prompt import Prompt

PROMPTS: Mapping[type[Decision], Callable[[Any], Prompt[Any]]] = {
    decisions.Pick: PickPrompt,
    decisions.Pay: PayPrompt,
    decisions.Order: OrderPrompt,
    decisions.Number: NumberPrompt,
    decisions.Assign: AssignPrompt,
    decisions.Place: PlacePrompt,
    decisions.Confirm: ConfirmPrompt,
    decisions.Compose: ComposePrompt,
}


def prompt_for(decision: Decision) -> Prompt[Any]:
    """Return a new prompt for a question, by its kind."""
    if isinstance(decision, decisions.Pick) and decision.parts:
        return PartsPrompt(decision)
    return PROMPTS[type(decision)](decision)
