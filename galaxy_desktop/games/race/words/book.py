"""All words of Race for the Galaxy in one place."""

from collections.abc import Sequence
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.words import Ask, Explanation, Words
from galaxy_desktop.games.race.cards import actions
from galaxy_desktop.games.race.round import end_reason
from galaxy_desktop.games.race.words import terms, titles
from galaxy_desktop.games.race.words.asks import ask_text
from galaxy_desktop.games.race.words.forecast import action_lines
from galaxy_desktop.games.race.words.inspector import card_lines, military_lines
from galaxy_desktop.games.race.words.log import event_text
from galaxy_desktop.games.race.words.options import option_text
from galaxy_desktop.games.race.words.reasons import reason_text
from galaxy_desktop.games.race.words.rules import pages
from galaxy_desktop.language import gettext as _


class RaceWords(Words):
    """See `Words`."""

    def ask(self, view: Any, decision: Decision, chosen: Sequence[Option]) -> Ask:
        """See `Words`."""
        return ask_text(view, decision, chosen)

    def option(self, view: Any, decision: Decision, option: Option) -> str:
        """See `Words`."""
        return option_text(view, decision, option)

    def event(self, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
        """See `Words`."""
        return event_text(event, names, viewer)

    def reason(self, reason: Reason) -> str:
        """See `Words`."""
        return reason_text(reason)

    def explain(self, view: Any, item: str) -> tuple[Explanation, ...]:
        """See `Words`; `item` is a card, "card/index" of a power, or an action, "military"."""
        subject = item.partition("/")[0]
        if subject == "military":
            return tuple(military_lines(view, view.viewer or 0))
        if subject in view.cards:
            return tuple(card_lines(view, subject))
        if subject.split("+")[0] in actions():
            return tuple(action_lines(view, subject))
        return ()

    def item(self, item: str) -> str:
        """See `Words`."""
        return terms.item(item.partition("/")[0])

    def phase(self, phase: str) -> str:
        """See `Words`."""
        return terms.phase(phase)

    def source(self, source: str) -> str:
        """See `Words`."""
        return titles.source_text(source)

    def ended_by(self, code: str) -> str:
        """See `Words`."""
        return titles.ended_by_text(code)

    def notice(self, view: Any) -> str:
        """See `Words`."""
        cause = end_reason(view)
        return titles.last_round_text(cause) if cause else ""

    def table_option(self, name: str) -> tuple[str, str]:
        """See `Words`."""
        return titles.option_text(name)

    def choice(self, option: str, choice: str) -> str:
        """See `Words`."""
        return titles.choice_text(option, choice)

    def tagline(self) -> str:
        """See `Words`."""
        return _("Build the greatest empire, one well guessed phase at a time")

    def pitch(self) -> str:
        """See `Words`."""
        return _(
            "Everybody chooses an action in secret, and every phase that anybody chose happens for all. "
            "Settle worlds, develop technologies, produce goods and turn them into cards and points. Cards "
            "are everything here: what you build, what you pay with, and the goods themselves."
        )

    def minutes(self) -> tuple[int, int]:
        """See `Words`."""
        return 20, 40

    def rules(self) -> tuple[tuple[str, str], ...]:
        """See `Words`."""
        return pages()

    def about(self) -> str:
        """See `Words`."""
        return _(
            "All costs, points, kinds and powers of the 101 cards are those of the printed game, in its "
            "second edition; five cards of the first edition are a table option. Every sentence and "
            "picture is our own."
        )
