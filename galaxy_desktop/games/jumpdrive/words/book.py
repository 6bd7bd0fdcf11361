"""All words of Jump Drive in one place."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from galaxy_desktop.engine.titles import choice_from, name_from
from galaxy_desktop.engine.wording import event_line, reason_line, reason_page
from galaxy_desktop.engine.words import Explanation, Words
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.ending import sure_end
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.words import log, reasons, terms, titles
from galaxy_desktop.games.jumpdrive.words.asks import ask_text, option_text
from galaxy_desktop.games.jumpdrive.words.inspector import card_lines, military_lines
from galaxy_desktop.games.jumpdrive.words.rules import page_of, pages
from galaxy_desktop.games.jumpdrive.words.rules import terms as index
from galaxy_desktop.language import gettext as _


def explain(view: Any, item: str) -> tuple[Explanation, ...]:
    """Return the explanations of an item: a card, one chosen to be paid for, or "military"."""
    if item == "military":
        return tuple(military_lines(view, view.viewer or 0))
    return tuple(card_lines(view, card_of(item))) if card_of(item) in cards() else ()


def notice(view: Any, names: Sequence[str]) -> str:
    """Return the notice that the game ends with this round, once that is sure; else ""."""
    del names
    cause = sure_end(view)
    return titles.last_round_text(cause) if cause else ""


def about() -> str:
    """Return which values are the published ones and which are our own."""
    return _(
        "Names, counts, costs and icons of the 24 developments and the Survey Team are the published ones. "
        "For 12 developments, the VP, income or powers are our own design. Of the 60 worlds, 53 are "
        "entirely our own and 7 in part. The preset hands are our own except for one card, and so are "
        "the campaign goals except for one. Our numbers were tuned to match recorded games. All text and "
        "art are our own."
    )


WORDS = Words(
    ask=ask_text,
    option=option_text,
    event=partial(event_line, log.LINES),
    reason=partial(reason_line, reasons.SENTENCES),
    reason_page=partial(reason_page, reasons.SENTENCES),
    explain=explain,
    counts_chosen=True,
    item=terms.item,
    phase=terms.phase,
    quantity=name_from(titles.QUANTITIES),
    source=name_from(titles.SOURCES),
    tie_break=titles.tie_break_text,
    ended_by=titles.ended_by_text,
    notice=notice,
    table_option=titles.table_option_text,
    choice=choice_from(titles.CHOICES),
    rules=pages,
    terms=index,
    page=page_of,
    about=about,
)
