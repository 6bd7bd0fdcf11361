"""All words of Master of the Galaxy in one place."""

from collections.abc import Sequence
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.words import Ask, Explanation, Words


class MasterWords(Words):
    """See `Words`."""

    def ask(self, view: Any, decision: Decision, chosen: Sequence[Option]) -> Ask:
        """See `Words`."""
        return Ask(decision.topic, "", "OK")

    def option(self, view: Any, decision: Decision, option: Option) -> str:
        """See `Words`."""
        return option

    def event(self, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
        """See `Words`."""
        return str(event)

    def reason(self, reason: Reason) -> str:
        """See `Words`."""
        return reason.code

    def explain(self, view: Any, item: str) -> tuple[Explanation, ...]:
        """See `Words`."""
        return ()

    def item(self, item: str) -> str:
        """See `Words`."""
        return item

    def phase(self, phase: str) -> str:
        """See `Words`."""
        return phase

    def source(self, source: str) -> str:
        """See `Words`."""
        return source

    def ended_by(self, code: str) -> str:
        """See `Words`."""
        return code

    def table_option(self, name: str) -> tuple[str, str]:
        """See `Words`."""
        return name, name

    def choice(self, option: str, choice: str) -> str:
        """See `Words`."""
        return choice

    def tagline(self) -> str:
        """See `Words`."""
        return "tagline"

    def pitch(self) -> str:
        """See `Words`."""
        return "pitch"

    def minutes(self) -> tuple[int, int]:
        """See `Words`."""
        return 60, 120

    def rules(self) -> tuple[tuple[str, str], ...]:
        """See `Words`."""
        return (("rules", "rules"),)

    def about(self) -> str:
        """See `Words`."""
        return "about"
