"""Questions to bots, and the background worker that answers them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from galaxy_desktop.ai.appraise import Review
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat

HINT_LEVEL = "expert"
"""Level that is asked for hints and judgements."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question for a bot: seat, level, seed and view."""

    game: str
    level: str
    seat: Seat
    seed: int
    """Seed of the bot's random numbers: the same for one question, so that undo brings the same answer."""
    view: Any
    decision: Decision
    reached: frozenset[str] | None = None
    """Goals reached in earlier games, in a game of a campaign; None outside of one."""
    style: str = ""
    """Style of play of the bot; empty for none."""
    reasons: bool = False
    """True if the answer is to be a `Judgement` of all good answers, as `Judgement.plain` returns it."""
    table: int = 0
    """Number that tells the game from others, as a program is started anew for each."""
    review: Review | None = None
    """Answer that was given, if a `Verdict` on it is wanted, as plain data."""


class Thinker(Protocol):
    """Background worker that answers questions for bots, so that the screen never waits."""

    def ask(self, question: Question) -> int:
        """Begin to think; return the ticket under which the answer will come."""
        ...

    def ready(self) -> Sequence[tuple[int, Answer]]:
        """Return the tickets and answers that have come since the last call."""
        ...

    def lost(self) -> Sequence[int]:
        """Return the tickets since the last call that were answered at random, as thinking broke off."""
        ...

    def hurry(self) -> None:
        """Ask for an answer now, the best found so far."""
        ...

    def forget(self) -> None:
        """Drop all questions: their answers are no longer needed."""
        ...


class Mind(Thinker, Protocol):
    """A thinker with a process of its own to start and close."""

    def start(self) -> object:
        """Start the process, as questions will come soon."""
        ...

    def close(self) -> None:
        """End the process."""
        ...
