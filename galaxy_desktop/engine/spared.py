"""What rules know of a question that no comparison of states shows: that a person need not be asked."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Spared:
    """An answer that a person need not be asked for; bots are asked all the same."""

    answer: Any
    implied: bool = False
    """Whether it only leads to a question that can be declined; otherwise all answers come to the same."""


def spared_where(same: bool, answer: Any) -> Spared | None:
    """The answer to give where all answers come to the `same`; None where the question has to be put."""
    return Spared(answer) if same else None
