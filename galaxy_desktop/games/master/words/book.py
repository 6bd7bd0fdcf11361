"""Words of Master of the Galaxy, put together."""

from functools import partial
from typing import Any

from galaxy_desktop.engine.titles import choice_from, lot_from, name_from, option_from
from galaxy_desktop.engine.wording import event_line, reason_line, reason_page
from galaxy_desktop.engine.words import Explanation, Words
from galaxy_desktop.games.master.allocate import placed
from galaxy_desktop.games.master.box import cards, projects
from galaxy_desktop.games.master.moves import place_of
from galaxy_desktop.games.master.schema import COLOURS, DECKS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.words import log, names, reasons, terms, titles
from galaxy_desktop.games.master.words.asks import ask_text
from galaxy_desktop.games.master.words.inspector import card_lines, colour_lines, deck_lines
from galaxy_desktop.games.master.words.map_lines import symbol_lines, system_lines, track_lines
from galaxy_desktop.games.master.words.options import option_text
from galaxy_desktop.games.master.words.rules import page_of, pages
from galaxy_desktop.games.master.words.rules_ending import TERMS
from galaxy_desktop.language import gettext as _


def explain(view: Any, item: str) -> tuple[Explanation, ...]:
    """Return the lines about an item: card, project, spot, system, track, map symbol, deck or colour.

    They count the cubes that the viewer has placed and not confirmed yet.
    """
    view = _with_placed(view)
    place = place_of(item)
    if place in projects():
        place = projects()[place].card
    for known, lines in (
        (cards(), card_lines),
        (star_map().systems, system_lines),
        (star_map().tracks, track_lines),
        (star_map().symbols, symbol_lines),
        (DECKS, deck_lines),
        (COLOURS, colour_lines),
    ):
        if place in known:
            return tuple(lines(view, place))
    return ()


def _with_placed(view: MasterState) -> MasterState:
    """Return a view with the moves of the open allocation that its viewer has made so far."""
    made = view.sealed.get(view.seat, ()) if view.phase == "allocate" and view.viewer == view.seat else ()
    return placed(view, view.seat, made) if made and isinstance(made, tuple) else view


def about() -> str:
    """Return the note on which values are published and which are of our own design."""
    return _(
        "The rules, the numbers of cards and pieces, and the names of the nine species are the published "
        "ones. The printed cards and map weren't available to us, so the **values of all cards and the "
        "entire star map are our own design**, made to fit the printed rules. All text and art are our own."
    )


WORDS = Words(
    ask=ask_text,
    option=option_text,
    event=partial(event_line, log.LINES),
    reason=partial(reason_line, reasons.SENTENCES),
    explain=explain,
    counts_chosen=True,
    item=names.item,
    phase=terms.phase,
    sequels=frozenset({"rewards"}),
    quantity=name_from(titles.QUANTITIES),
    source=name_from(titles.SOURCES),
    lot=lot_from(titles.LOTS),
    ended_by=titles.ended_by_text,
    notice=titles.notice,
    foresee=titles.foresee,
    table_option=option_from(titles.OPTIONS),
    choice=choice_from(titles.CHOICES),
    rules=pages,
    terms=lambda: TERMS,
    page=page_of,
    reason_page=partial(reason_page, reasons.SENTENCES),
    about=about,
)
