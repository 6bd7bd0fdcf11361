"""Tiles of the games in the menu with their buttons: play, learn, finished games, more of the same kind."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from galaxy_desktop.games import titles_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.menu.game_tile import GameTile
from galaxy_desktop.ui.menu.layout import is_large
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from galaxy_desktop.engine.game import Game
    from galaxy_desktop.ui.menu.facts import Facts, Guided
    from galaxy_desktop.ui.menu.saves import Continuable

GUIDED: Mapping["Guided", str] = {"": "help", "new": "help", "begun": "half", "done": "check"}
"""Icons that say how far a guide has been followed."""
ARCHIVE = "deck"
"""Icon of the finished games, left out where there is no room for it beside the word."""
PLAY = 52
"""Height of the buttons at the foot of a tile, in design units."""


class TileActs(NamedTuple):
    """Acts of the buttons of a tile, each called with the id of its game."""

    play: Callable[[str], None]
    new: Callable[[str], None]
    choose: Callable[[str], None]
    learn: Callable[[str], None]
    archive: Callable[[str], None]


def game_tiles(
    kit: Kit,
    games: Mapping[str, "Game[Any]"],
    places: Sequence[pygame.Rect],
    running: Mapping[str, Sequence["Continuable"]],
    facts: "Facts | None",
    acts: TileActs,
    fanned: Collection[str],
) -> list[Widget]:
    """Return a tile for each game, which continues its last one, each followed by its buttons.

    The games in `fanned` have drawn their cards already.
    """
    widgets: list[Widget] = []
    for number, (title, rect) in enumerate(zip(titles_of(games), places, strict=True), 1):
        found = running.get(title.id, ())
        words, played = _stands(found, facts), _played(facts, title.id)
        tile = GameTile(
            kit,
            rect,
            title,
            games,
            number,
            words,
            partial(acts.play, title.id),
            played=played,
            foot=0 if is_large(kit) else kit.metrics.target(PLAY) + 2 * kit.metrics.space("gutter"),
            fanned=title.id in fanned,
        )
        foot, more = _foot(kit, tile, facts, acts), _more(kit, tile, len(found), acts)
        for button in (*more, *foot):
            button.about = title.name
        _place_more(kit, tile, more, foot)
        widgets += [tile, *more, *foot]
    return widgets


def _stands(found: Sequence["Continuable"], facts: "Facts | None") -> str:
    """Return the state of the game last played, in words; empty without any."""
    if not found:
        return ""
    from galaxy_desktop.ui.menu.running import short_words

    return short_words(found[0], facts.campaigns if facts else {})


def _played(facts: "Facts | None", game: str) -> str:
    """Return how many games of a kind were played and won, in words; empty if none was."""
    if facts is None or game not in facts.played:
        return ""
    from galaxy_desktop.ui.menu.facts import played_words

    return played_words(facts.played[game])


def _more(kit: Kit, tile: GameTile, running: int, acts: TileActs) -> list[Button]:
    """Return the buttons on a tile that continues a game: a new one, the list of several."""
    if not tile.running or tile.low:
        return []
    game, nowhere = tile.title.id, layout.nowhere()
    buttons = [_another(kit, game, acts)]
    if running > 1:
        label, tip = _("All {n} games").format(n=running), _("Lists your unfinished games (Ctrl+{n}).")
        tip = tip.format(n=tile.number)
        buttons.append(Button(kit, nowhere, label, partial(acts.choose, game), tip=tip))
    return buttons


def _another(kit: Kit, game: str, acts: TileActs, icon: str = "") -> Button:
    """Return the button for a new game beside one that can be continued."""
    tip = _("Starts another game; this one remains in your saved games.")
    return Button(kit, layout.nowhere(), _("New game"), partial(acts.new, game), tip=tip, icon=icon)


def _place_more(kit: Kit, tile: GameTile, buttons: Sequence[Button], foot: Sequence[Button]) -> None:
    """Place buttons on the picture: one below the other, on a broad tile beside the icons at its foot."""
    target, gap = kit.metrics.target(), kit.metrics.space("gutter")
    if tile.wide:
        row = layout.left_of(layout.inset(tile.rect, gap), min(icon.rect.left for icon in foot))
        row = layout.bottom(row, target)
        for button in buttons:
            button.rect, row = layout.cut_right(row, min(button.natural_width, row.width), gap)
        return
    pad = kit.metrics.space("block")
    column = layout.trim(tile.rect, left=pad, top=pad, right=3 * pad)
    for button in buttons:
        place, column = layout.cut_top(column, target, gap)
        button.rect = layout.left(place, min(button.natural_width, place.width))


def _foot(kit: Kit, tile: GameTile, facts: "Facts | None", acts: TileActs) -> list[Button]:
    """Return the buttons at the foot of a tile; those of a broad one are icons, and it needs none to play.

    A low tile has the button for another game there.
    """
    game, nowhere = tile.title.id, layout.nowhere()
    guided = facts.guided.get(game, "") if facts else "new"
    none = "" if facts is None or game in facts.kept else _("Finished games appear here.")
    play = Button(kit, nowhere, _("Continue") if tile.running else _("Play"), tile.press, icon="play")
    others = [
        Button(kit, nowhere, _("Learn"), partial(acts.learn, game), kind="plain", icon=GUIDED[guided]),
        Button(
            kit, nowhere, _("Archive"), partial(acts.archive, game), kind="plain", icon=ARCHIVE, why_not=none
        ),
    ]
    margin, gap = kit.metrics.space("gutter"), kit.metrics.space("seam")
    height = kit.metrics.target(PLAY)
    row = layout.inset(layout.bottom(tile.rect, height + 2 * margin), margin)
    if tile.wide:
        if tile.running and tile.low:
            others.insert(0, _another(kit, game, acts, "plus"))
        return _icons(others, layout.bottom(row, kit.metrics.target()), gap)
    if _width(play, others, gap) > row.width:
        others[-1].icon = ""
    if _width(play, others, gap) > row.width:
        icons = _icons(others, row, gap)
        play.rect = layout.left_of(row, icons[-1].rect.left - gap)
        return [play, *icons]
    for button in reversed(others):
        button.rect, row = layout.cut_right(row, button.natural_width, gap)
    play.rect = row
    return [play, *others]


def _width(play: Button, others: Sequence[Button], gap: int) -> int:
    """Return the width that the buttons at the foot of a tile need."""
    return play.natural_width + sum(button.natural_width + gap for button in others)


def _icons(buttons: Sequence[Button], row: pygame.Rect, gap: int) -> list[Button]:
    """Make buttons icons at the right end of a row, named when pointed at; return them, the last first."""
    icons = []
    for button in reversed(buttons):
        place, row = layout.cut_right(row, row.height, gap)
        button.icon = button.icon or ARCHIVE
        button.kind, button.tip, button.rect = "icon", button.label, place
        icons.append(button)
    return icons
