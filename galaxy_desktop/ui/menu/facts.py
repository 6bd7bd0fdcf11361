"""Facts in the menu about finished games and guides; read once the menu has been shown."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.folders import ARCHIVE, Folders
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.archive.archive import INDEX, Archive
from galaxy_desktop.play.archive.entry import Entry, local_time
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.learned import learned
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.ui.scenes.campaign_standing import CampaignStanding, file_of_campaign

Guided = Literal["", "new", "begun", "done"]
"""Progress of a player in the guide of a game; empty if it has none."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Games played and won by kind of game, the last game, the guides, and the kinds that are kept."""

    played: Mapping[str, tuple[int, int | None]] = field(default_factory=dict)
    last: Entry | None = None
    guided: Mapping[str, Guided] = field(default_factory=dict)
    kept: frozenset[str] = frozenset()
    """Kinds of finished games that have a file, although an index that is lost may not know them yet."""
    campaigns: Mapping[str, CampaignStanding] = field(default_factory=dict)
    """Campaigns under way, by kind of game."""


def facts_of(folders: Folders, games: Mapping[str, Game[Any]]) -> Facts:
    """Return the facts; without an archive, or with one that cannot be read, nothing was played."""
    campaigns = {name: found for name, game in games.items() if (found := _campaign(folders, game))}
    guided = {name: _guided(folders, game) for name, game in games.items()}
    facts = Facts(guided=guided, campaigns=campaigns)
    try:
        archive = Archive(folders.place / ARCHIVE, games)
        facts = replace(facts, kept=archive.kinds)
        if not (archive.folder / INDEX).is_file():
            return facts
        newest = archive.entries(archive.find(Wanted())[:1])
        return replace(facts, played=archive.played(), last=newest[0] if newest else None)
    except SaveError:
        return facts


def _campaign(folders: Folders, game: Game[Any]) -> CampaignStanding | None:
    """Return how far the campaign of a game has come; its rules are read only if it has a file."""
    if not file_of_campaign(folders.place, game.id).is_file():
        return None
    from galaxy_desktop.ui.scenes.campaigns import standing_of

    return standing_of(folders, game)


def _guided(folders: Folders, game: Game[Any]) -> Guided:
    guide = game.guide()
    if guide is None:
        return ""
    known = learned(folders, game.id)
    return "done" if known.done else "begun" if known.lessons else "new"


def played_words(played: tuple[int, int | None]) -> str:
    """Return how many games of a kind were played and won; without the second if none had bots."""
    number, won = played
    games = ngettext("{n} game", "{n} games", number).format(n=number)
    return games if won is None else _("{games} · {won} won").format(games=games, won=won)


def last_words(entry: Entry, games: Mapping[str, Game[Any]], now: datetime) -> str:
    """Return how the last game ended, with the points of all seats and the day."""
    from galaxy_desktop.ui.archive.words import title_words
    from galaxy_desktop.ui.scenes.shelf import day_words

    game = games.get(entry.game)
    with_points = game is not None and game.has_points and entry.resigned is None
    points = "–".join(str(entry.seats[seat].points) for seat in entry.order()) if with_points else ""
    if points and len(entry.seats) == 1:
        points = _("{n} VP").format(n=points)
    title = f"**{escape(title_words(entry, games))}**"
    parts = [title, points, day_words(local_time(entry.ended), now)]
    return _("Last game: {result}").format(result=" · ".join(filter(None, parts)))
