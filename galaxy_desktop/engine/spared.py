"""Answers a person need not be asked for, as the rules know and a comparison of states does not show."""

from typing import Any

from galaxy_desktop.engine.plain import plain


@plain
class Spared:
    """An answer that a person need not be asked for; bots are asked all the same."""

    answer: Any
    implied: bool = False
    """True if it only leads to a question that can be declined."""
    rare: bool = False
    """True if few players want another one; those who want to be asked for everything are asked.

    If it is neither implied nor rare, all answers come to the same.
    """


def spared_where(answer: Any, *, same: bool) -> Spared | None:
    """Return the spared answer if all answers come to the `same`; None if the question has to be put."""
    return Spared(answer) if same else None
