"""The `Words` of New Frontiers."""

from typing import Any

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.engine.words import Explanation, Words
from galaxy_desktop.games.frontiers.box import actions, goals, tiles
from galaxy_desktop.games.frontiers.schema import DEVELOPMENT, HOME, WORLD
from galaxy_desktop.games.frontiers.words import terms, titles
from galaxy_desktop.games.frontiers.words.asks import ask_text
from galaxy_desktop.games.frontiers.words.inspector import military_lines, tile_lines
from galaxy_desktop.games.frontiers.words.inspector_table import action_lines, goal_lines
from galaxy_desktop.games.frontiers.words.log import event_text
from galaxy_desktop.games.frontiers.words.options import option_text
from galaxy_desktop.games.frontiers.words.reasons import reason_text
from galaxy_desktop.games.frontiers.words.rules import page_of, pages
from galaxy_desktop.language import gettext as _


def explain(view: Any, item: str) -> tuple[Explanation, ...]:
    """Return the explanations of a tile, an action tile, a goal, or "military"; else none."""
    for known, lines in ((tiles(), tile_lines), (actions(), action_lines), (goals(), goal_lines)):
        if item in known:
            return tuple(lines(view, item))
    return tuple(military_lines(view)) if item == "military" else ()


def notice(view: Any) -> str:
    """Return the notice of the last round with its cause, empty before and after it."""
    if not view.ended or view.over:
        return ""
    return _("Last round: {what}").format(what=titles.ended_by_text(view.ended[0]))


def tagline() -> str:
    """Return the description of the game in one line."""
    return _("Take an action for everybody, and keep its bonus for yourself")


def pitch() -> str:
    """Return the description of the game in a few sentences."""
    return _(
        "Seven action tiles lie on the table. In turn each player selects one, and everybody does it; only "
        "who selected it has its bonus. Explore worlds, settle them with colonists, credits or Military, "
        "buy developments, produce goods and turn them into credits and points."
    )


def about() -> str:
    """Return the note on which values are published and which are our own design."""
    return _(
        "The rules, action tiles, goals, prices, numbers of pieces and the distribution of the worlds are "
        "those of the rulebook. It does not print the tiles, and we found no full list of them. Published "
        "are the values of {published}. On the other {developments} faces of developments, {worlds} worlds "
        "and {homes} home colonies, costs, points and powers are at least partly our own design, made to "
        "fit the tables of the rulebook; the inspector says so on each tile. If you own the game you can "
        "correct values with a data pack. Every sentence and picture is our own."
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
    event=event_text,
    reason=reason_text,
    explain=explain,
    item=terms.item,
    phase=terms.phase,
    source=titles.source_text,
    tie_break=titles.tie_break_text,
    built=titles.built_text,
    ended_by=titles.ended_by_text,
    notice=notice,
    table_option=titles.option_text,
    choice=titles.choice_text,
    tagline=tagline,
    pitch=pitch,
    minutes=(45, 75),
    rules=pages,
    page=page_of,
    about=about,
)
