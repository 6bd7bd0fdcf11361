"""Stand-in for the thinking processes where no computer player is to answer."""

from collections.abc import Sequence
from typing import Any

from galaxy_desktop.engine.decisions import Answer


class Silent:
    """A `presenter.thinker.Mind` that never answers: for pictures, and where only a person chooses."""

    def ask(self, question: Any) -> int:
        """Return a ticket that is never answered."""
        del question
        return 0

    def ready(self) -> Sequence[tuple[int, Answer]]:
        """Return no answers."""
        return ()

    def lost(self) -> Sequence[int]:
        """Return no tickets."""
        return ()

    def hurry(self) -> None:
        """Do nothing."""

    def forget(self) -> None:
        """Do nothing."""

    def start(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""
