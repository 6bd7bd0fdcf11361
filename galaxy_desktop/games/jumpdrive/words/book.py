"""All words of Jump Drive in one place."""

from collections.abc import Sequence
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.words import Ask, Explanation, Words
from galaxy_desktop.games.jumpdrive.cards import cards
from galaxy_desktop.games.jumpdrive.plans import card_of
from galaxy_desktop.games.jumpdrive.words import terms, titles
from galaxy_desktop.games.jumpdrive.words.asks import ask_text, option_text
from galaxy_desktop.games.jumpdrive.words.inspector import card_lines, military_lines
from galaxy_desktop.games.jumpdrive.words.log import event_text
from galaxy_desktop.games.jumpdrive.words.reasons import reason_text
from galaxy_desktop.games.jumpdrive.words.rules import pages
from galaxy_desktop.language import gettext as _


class JumpWords(Words):
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
        """See `Words`; `item` is a card, one chosen to be paid for, or "military"."""
        if item == "military":
            return tuple(military_lines(view, view.viewer or 0))
        return tuple(card_lines(view, card_of(item))) if card_of(item) in cards() else ()

    def item(self, item: str) -> str:
        """See `Words`."""
        return terms.item(item)

    def phase(self, phase: str) -> str:
        """See `Words`."""
        return terms.phase(phase)

    def source(self, source: str) -> str:
        """See `Words`."""
        return titles.source_text(source)

    def ended_by(self, code: str) -> str:
        """See `Words`."""
        return titles.ended_by_text(code)

    def table_option(self, name: str) -> tuple[str, str]:
        """See `Words`."""
        return titles.option_text(name)

    def choice(self, option: str, choice: str) -> str:
        """See `Words`."""
        return titles.choice_text(option, choice)

    def tagline(self) -> str:
        """See `Words`."""
        return _("Seven rounds from one small colony to a star empire")

    def pitch(self) -> str:
        """See `Words`."""
        return _(
            "Each round all place a card or two in secret and pay for them with other cards. Then everything "
            "you have built scores again, and brings new cards. The first to 50 points ends the game, and "
            "the last rounds are worth more than all before. Alone you have seven rounds, or a campaign of "
            "four games."
        )

    def minutes(self) -> tuple[int, int]:
        """See `Words`."""
        return 10, 20

    def rules(self) -> tuple[tuple[str, str], ...]:
        """See `Words`."""
        return pages()

    def about(self) -> str:
        """See `Words`."""
        return _(
            "Names, numbers, costs and icons of the 24 developments and of the Survey Team are the published "
            "ones; for 12 of the developments the points, income or powers are our own design. Of the 60 "
            "worlds, 53 are our own from end to end and 7 in part, as are the ready-made first hands but for "
            "one card, and the goals of the campaign but for one. Our numbers were fitted to the course of "
            "real games. Every sentence and picture is our own."
        )
