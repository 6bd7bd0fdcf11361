"""One prompt per kind of question: how clicks become an answer. Models only, nothing here draws."""

from collections.abc import Callable, Mapping
from typing import Any

from galaxy_desktop.engine import decisions
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.ui.prompts.assign import AssignPrompt
from galaxy_desktop.ui.prompts.compose import ComposePrompt
from galaxy_desktop.ui.prompts.confirm import ConfirmPrompt
from galaxy_desktop.ui.prompts.number import NumberPrompt
from galaxy_desktop.ui.prompts.order import OrderPrompt
from galaxy_desktop.ui.prompts.pay import PayPrompt
from galaxy_desktop.ui.prompts.pick import PickPrompt
from galaxy_desktop.ui.prompts.place import PlacePrompt
from galaxy_desktop.ui.prompts.prompt import Prompt

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
    """The prompt for a question, by its kind."""
    return PROMPTS[type(decision)](decision)
