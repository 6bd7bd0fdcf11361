"""All words of Jump Drive in one place."""

from typing import Any

from galaxy_desktop.engine.words import Explanation, Words
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.words import terms, titles
from galaxy_desktop.games.jumpdrive.words.asks import ask_text, option_text
from galaxy_desktop.games.jumpdrive.words.inspector import card_lines, military_lines
from galaxy_desktop.games.jumpdrive.words.log import event_text
from galaxy_desktop.games.jumpdrive.words.reasons import reason_text
from galaxy_desktop.games.jumpdrive.words.rules import page_of, pages
from galaxy_desktop.language import gettext as _


def explain(view: Any, item: str) -> tuple[Explanation, ...]:
    """Return the explanations of an item: a card, one chosen to be paid for, or "military"."""
    if item == "military":
        return tuple(military_lines(view, view.viewer or 0))
    return tuple(card_lines(view, card_of(item))) if card_of(item) in cards() else ()


def tagline() -> str:
    """Return the game in one line."""
    return _("Build a star empire from a handful of cards, and in each round all of it scores again")


def pitch() -> str:
    """Return the game in a few sentences."""
    return _(
        "Each round all place a card or two in secret and pay for them with other cards. Then everything "
        "you have built scores again, and brings new cards. The first to 50 points ends the game, and "
        "the last rounds are worth more than all before. Alone you have seven rounds, or a campaign of "
        "four games."
    )


def about() -> str:
    """Return which values are the published ones and which are our own."""
    return _(
        "Names, numbers, costs and icons of the 24 developments and of the Survey Team are the published "
        "ones; for 12 of the developments the points, income or powers are our own design. Of the 60 "
        "worlds, 53 are our own from end to end and 7 in part, as are the ready-made first hands but for "
        "one card, and the goals of the campaign but for one. Our numbers were fitted to the course of "
        "real games. Every sentence and picture is our own."
    )


WORDS = Words(
    ask=ask_text,
    option=option_text,
    event=event_text,
    reason=reason_text,
    explain=explain,
    item=terms.item,
    phase=terms.phase,
    source=titles.source_text,
    tie_break=titles.tie_break_text,
    ended_by=titles.ended_by_text,
    table_option=titles.option_text,
    choice=titles.choice_text,
    tagline=tagline,
    pitch=pitch,
    minutes=(10, 20),
    rules=pages,
    page=page_of,
    about=about,
)
