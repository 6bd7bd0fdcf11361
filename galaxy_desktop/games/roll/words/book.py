"""All words of Roll for the Galaxy in one place."""

from collections.abc import Sequence
from typing import Any

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.words import Ask, Explanation, Words
from galaxy_desktop.games.roll.assignment import DICTATE
from galaxy_desktop.games.roll.dice import PHASES, die_types, type_of
from galaxy_desktop.games.roll.tiles import factions, sides
from galaxy_desktop.games.roll.words import terms, titles
from galaxy_desktop.games.roll.words.asks import ask_text
from galaxy_desktop.games.roll.words.inspector import dictate_lines, die_lines, phase_lines, side_lines
from galaxy_desktop.games.roll.words.log import event_text
from galaxy_desktop.games.roll.words.options import option_text
from galaxy_desktop.games.roll.words.reasons import reason_text
from galaxy_desktop.games.roll.words.rules import pages
from galaxy_desktop.language import gettext as _


class RollWords(Words):
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
        """See `Words`; `item` is a side of a tile, a faction, a die or its type, a phase, or "dictate"."""
        if item in sides():
            return tuple(side_lines(view, item))
        if item in factions():
            return tuple(line for side in factions()[item].squares for line in side_lines(view, side))
        if type_of(item) in die_types():
            return tuple(die_lines(view, item))
        if item in PHASES:
            return tuple(phase_lines(view, item))
        return tuple(dictate_lines()) if item == DICTATE else ()

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
        return _("Shake a cup of workers, and put them to work behind your screen")

    def pitch(self) -> str:
        """See `Words`."""
        return _(
            "Your dice are your workers. Roll them in secret, assign them to five phases and select one of "
            "these for everybody; then all screens are lifted. Settle worlds for more and better dice, "
            "develop powers that move workers about, and ship goods for credits or points."
        )

    def minutes(self) -> tuple[int, int]:
        """See `Words`."""
        return 25, 45

    def rules(self) -> tuple[tuple[str, str], ...]:
        """See `Words`."""
        return pages()

    def about(self) -> str:
        """See `Words`."""
        return _(
            "All dice, costs, kinds, gains, powers and bonuses are those of the printed base game; nothing "
            "is made up. Every sentence and picture is our own."
        )
