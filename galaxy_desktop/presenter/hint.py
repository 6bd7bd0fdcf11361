"""Options of the open question that a hint would still choose, and the button it would press."""

from collections import Counter
from typing import Literal

from galaxy_desktop.engine.decisions import Answer, Compose, Option
from galaxy_desktop.presenter.question import OpenQuestion

BarButton = Literal["", "second", "primary"]


def follows(question: OpenQuestion, hint: Answer) -> bool:
    """Return whether all chosen options are part of the hint, in whatever order."""
    return set(question.chosen) <= {*question.prompt.suggest(hint), *question.prompt.fixed}


def hinted(question: OpenQuestion, hint: Answer) -> tuple[Option, ...]:
    """Return the options to mark; for a `Compose` the next move that can be made. Empty once one deviates."""
    rest = _rest(question, hint)
    if not isinstance(question.decision, Compose):
        return rest
    return tuple([option for option in rest if option in question.open][:1])


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
