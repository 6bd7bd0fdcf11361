"""All words of Race for the Galaxy in one place."""

from functools import partial
from typing import Any

from galaxy_desktop.engine.sentences import last_round_from
from galaxy_desktop.engine.titles import choice_from, lot_from, name_from, option_from
from galaxy_desktop.engine.wording import event_line, reason_line, reason_page
from galaxy_desktop.engine.words import Explanation, Words
from galaxy_desktop.games.race.ending import sure_end
from galaxy_desktop.games.race.moves import Actions, move_of, source_of
from galaxy_desktop.games.race.words import log, reasons, terms, titles
from galaxy_desktop.games.race.words.asks import ask_text
from galaxy_desktop.games.race.words.forecast import action_lines
from galaxy_desktop.games.race.words.inspector import card_lines, military_lines
from galaxy_desktop.games.race.words.options import discards, option_text
from galaxy_desktop.games.race.words.rules import index, page_of, pages
from galaxy_desktop.language import gettext as _


def explain(view: Any, item: str) -> tuple[Explanation, ...]:
    """Return the explanations of an item: a card, a power of one, a choice of actions, or "military"."""
    subject = source_of(item)
    if subject == "military":
        return tuple(military_lines(view, view.viewer or 0))
    if subject in view.cards:
        return tuple(card_lines(view, subject))
    if isinstance(move_of(subject), Actions):
        return tuple(action_lines(view, subject))
    return ()


def name_of(item: str) -> str:
    """Return the name of a card, of the card that a power is on, or of an action."""
    return terms.item(source_of(item))


def about() -> str:
    """Return which values are the published ones and which are our own."""
    return _(
        "The 120 cards (101 different) have the costs, VP, kinds and powers of the printed game's second "
        "edition. The Edition option restores the five cards that differ in the first edition. All text and "
        "art are our own."
    )


WORDS = Words(
    ask=ask_text,
    option=option_text,
    discards=discards,
    event=partial(event_line, log.LINES),
    reason=partial(reason_line, reasons.SENTENCES),
    reason_page=partial(reason_page, reasons.SENTENCES),
    explain=explain,
    item=name_of,
    phase=terms.phase,
    quantity=name_from(titles.QUANTITIES),
    source=name_from(titles.SOURCES),
    lot=lot_from(titles.LOTS),
    tie_break=titles.tie_break_text,
    ended_by=titles.ended_by_text,
    notice=last_round_from(sure_end, titles.ended_by_text),
    table_option=option_from(titles.OPTIONS),
    choice=choice_from(titles.CHOICES),
    rules=pages,
    terms=index,
    page=page_of,
    about=about,
)
