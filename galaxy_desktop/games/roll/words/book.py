"""The `Words` of Roll for the Galaxy."""

from functools import partial
from typing import Any

from galaxy_desktop.engine.sentences import last_round_from
from galaxy_desktop.engine.titles import choice_from, lot_from, name_from, option_from
from galaxy_desktop.engine.wording import reason_line, reason_page
from galaxy_desktop.engine.words import Explanation, Words
from galaxy_desktop.games.roll.arrangement import DICTATE
from galaxy_desktop.games.roll.box import die_types, factions, sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.ending import end_reason
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.words import reasons, terms, titles
from galaxy_desktop.games.roll.words.asks import ask_text
from galaxy_desktop.games.roll.words.inspector import dictate_lines, die_lines, phase_lines, side_lines
from galaxy_desktop.games.roll.words.log import event_text
from galaxy_desktop.games.roll.words.options import option_text, phase_in_words
from galaxy_desktop.games.roll.words.rules import TERMS, page_of, pages
from galaxy_desktop.games.roll.words.short import in_short
from galaxy_desktop.language import gettext as _


def explain(view: Any, item: str) -> tuple[Explanation, ...]:
    """Return the explanations of a side, faction, die, type of die, phase or "dictate"; else none."""
    if item in sides():
        return tuple(side_lines(view, item))
    if item in factions():
        return tuple(line for side in factions()[item].squares for line in side_lines(view, side))
    if type_of(item) in die_types():
        return tuple(die_lines(view, item))
    if item in PHASES:
        return tuple(phase_lines(view, item))
    return tuple(dictate_lines(view)) if item == DICTATE else ()


def sure_end(view: RollState) -> str:
    """Return what ends the game with this round; "" before it and after the end."""
    return end_reason(view) if view.phase != "over" else ""


def about() -> str:
    """Return the note on which values are the published ones."""
    return _(
        "All dice, costs, colors, immediate effects, powers and bonuses are those of the printed base game. "
        "The text and pictures are our own."
    )


WORDS = Words(
    ask=ask_text,
    option=option_text,
    named_phase=phase_in_words,
    event=event_text,
    in_short=in_short,
    reason=partial(reason_line, reasons.SENTENCES),
    reason_page=partial(reason_page, reasons.SENTENCES),
    explain=explain,
    item=terms.item,
    phase=terms.phase,
    quantity=name_from(titles.QUANTITIES),
    source=name_from(titles.SOURCES),
    lot=lot_from(titles.LOTS),
    tie_break=titles.tie_break_text,
    built=titles.built_text,
    ended_by=titles.ended_by_text,
    notice=last_round_from(sure_end, titles.ended_by_text),
    table_option=option_from(titles.OPTIONS),
    choice=choice_from(titles.CHOICES),
    rules=pages,
    terms=lambda: TERMS,
    page=page_of,
    about=about,
)
