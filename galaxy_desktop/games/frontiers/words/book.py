"""The `Words` of New Frontiers."""

from functools import partial
from typing import Any

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.sentences import last_round_from, listed
from galaxy_desktop.engine.titles import choice_from, lot_from, name_from, option_from
from galaxy_desktop.engine.wording import event_line, reason_line, reason_page
from galaxy_desktop.engine.words import Ask, Explanation, Words
from galaxy_desktop.games.frontiers.box import actions, goals, tiles
from galaxy_desktop.games.frontiers.ending import sure_end
from galaxy_desktop.games.frontiers.schema import DEVELOPMENT, HOME, WORLD
from galaxy_desktop.games.frontiers.words import log, reasons, terms, titles
from galaxy_desktop.games.frontiers.words.asks import ask_text
from galaxy_desktop.games.frontiers.words.inspector import military_lines, tile_lines
from galaxy_desktop.games.frontiers.words.inspector_table import action_lines, goal_lines
from galaxy_desktop.games.frontiers.words.options import option_text
from galaxy_desktop.games.frontiers.words.rules import page_of, pages, terms_of_index
from galaxy_desktop.language import gettext as _


def explain(view: Any, item: str) -> tuple[Explanation, ...]:
    """Return the explanations of a tile, an action tile, a goal, or "military"; else none."""
    for known, lines in ((tiles(), tile_lines), (actions(), action_lines), (goals(), goal_lines)):
        if item in known:
            return tuple(lines(view, item))
    return tuple(military_lines(view)) if item == "military" else ()


def aloud(decision: Decision, name: str) -> Ask | None:
    """Return the question whether a player turns a goal up, whichever goal it is."""
    if decision.topic != "turn_up_now":
        return None
    return Ask(
        _("Turn {name}'s goal face up?").format(name=name),
        _("{name} answers aloud. The goal isn't shown, so no one learns which one it is.").format(name=name),
        _("Keep face down"),
        _("Let {name} choose").format(name=name),
    )


def about() -> str:
    """Return the note on which values are published and which are our own design."""
    return _(
        "The rules, action tiles, goals, prices, piece counts and the distribution of worlds come from the "
        "rulebook. It doesn't print the tiles, and we found no complete list of them. Published values: "
        "{published}. On the other {developments} sides of developments, {worlds} worlds and {homes} home "
        "colonies, costs, VP and powers are at least partly our own design, made to fit the tables of the "
        "rulebook. The inspector marks each such tile. If you own the game, you can correct values with a "
        "data pack. All text and pictures are our own."
    ).format(
        published=listed([terms.item(tile.id) for tile in tiles().values() if tile.source == "published"]),
        developments=_designed(DEVELOPMENT),
        worlds=_designed(WORLD),
        homes=_designed(HOME),
    )


def _designed(sort: str) -> int:
    """Return the number of tiles of a sort that are our own design."""
    return sum(tile.sort == sort and tile.source == "designed" for tile in tiles().values())


WORDS = Words(
    ask=ask_text,
    option=option_text,
    aloud=aloud,
    event=partial(event_line, log.LINES),
    reason=partial(reason_line, reasons.SENTENCES),
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
    page=page_of,
    terms=terms_of_index,
    reason_page=partial(reason_page, reasons.SENTENCES),
    about=about,
)
