"""Options of the open question that a hint would still choose, and the button it would press."""

from collections import Counter
from typing import Literal

from galaxy_desktop.engine.decisions import Answer, Compose, Option
from galaxy_desktop.presenter.question import OpenQuestion

BarButton = Literal["", "second", "primary"]


def follows(question: OpenQuestion, hint: Answer) -> bool:
    """Return whether all chosen options are part of the hint; for a `Compose`, of as many first moves."""
    chosen, options = question.chosen, question.prompt.suggest(hint)
    if isinstance(question.decision, Compose):
        options = options[: len(chosen)]
    return set(chosen) <= {*options, *question.prompt.fixed}


def hinted(question: OpenQuestion, hint: Answer) -> tuple[Option, ...]:
    """Return the options to mark; for a `Compose` the next move. Empty once the player deviates."""
    rest = _rest(question, hint)
    return rest[:1] if isinstance(question.decision, Compose) else rest


def hinted_button(question: OpenQuestion, hint: Answer) -> BarButton:
    """Return the button of the prompt bar that the hint would press now; empty for none."""
    if not follows(question, hint):
        return ""
    if question.second and hint == question.second_answer():
        return "second"
    rest = _rest(question, hint)
    gives = question.can_give and (not rest or hint == question.answer())
    return "primary" if question.step in rest[:1] or gives else ""


def _rest(question: OpenQuestion, hint: Answer) -> tuple[Option, ...]:
    """Return the options of the hint that are still to be chosen; one that it has twice is needed twice."""
    if not follows(question, hint):
        return ()
    rest = list(question.prompt.suggest(hint))
    for option in (Counter(question.chosen) - Counter(question.prompt.fixed)).elements():
        if option in rest:
            rest.remove(option)
    return tuple(rest)
