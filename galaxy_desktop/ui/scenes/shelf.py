"""Saved games in words: where they stand, who plays, when they were kept."""

from collections.abc import Hashable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from galaxy_desktop.engine.game import Game, Moment
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.folders import Folders
from galaxy_desktop.language import day_and_month, ngettext
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.document import Meta
from galaxy_desktop.play.keeping import deal_of, is_own
from galaxy_desktop.play.naming import is_quicksave, name_of
from galaxy_desktop.play.packs import other_pack
from galaxy_desktop.play.running import Games
from galaxy_desktop.play.savefile import delete
from galaxy_desktop.play.savelist import NO_GAMES, SaveInfo, list_saves
from galaxy_desktop.play.seats import Table
from galaxy_desktop.ui.scenes.campaign_standing import CampaignStanding

RECORDS = 10
"""Number of finished games that are kept as autosaves."""


def saves_of(folders: Folders, games: Games = NO_GAMES) -> list[SaveInfo]:
    """Return all saves in the folder, newest first; none without a folder."""
    return list_saves(folders.place_of_saves, games)


def clear_old_records(saves: Sequence[SaveInfo]) -> None:
    """Delete the oldest autosaves of finished games; saves named by the player stay."""
    finished = [info for info in saves if is_autosave(info) and info.meta and info.meta.summary.over]
    for info in finished[RECORDS:]:
        with suppress(OSError):
            delete(info.path)


def running_games(saves: Sequence[SaveInfo], games: Games) -> dict[str, list[SaveInfo]]:
    """Return the saves that can be continued, by game: one for each game under way, the newest first.

    Of the saves that a player has named, only the newest of a deal that is not kept by the program counts,
    and none that is older than the end of its game. The saves are the newest first.
    """
    found: dict[str, list[SaveInfo]] = {}
    kept = {_deal(info.meta) for info in saves if info.meta and is_autosave(info) and _runs(info, games)}
    for info in saves:
        if info.meta is None:
            continue
        deal = _deal(info.meta)
        if _runs(info, games) and (is_autosave(info) or deal not in kept):
            found.setdefault(info.meta.table.game, []).append(info)
            kept.add(deal)
        elif is_autosave(info) and info.meta.summary.over:
            kept.add(deal)
    return found


def _runs(info: SaveInfo, games: Games) -> bool:
    """Return whether a save can be opened and is not finished."""
    return info.meta is not None and not info.meta.summary.over and not why_closed(info, games)


def _deal(meta: Meta) -> Hashable:
    return deal_of(meta.table, meta.origin)


def why_closed(info: SaveInfo, games: Games) -> str:
    """Return why a save cannot be opened now; empty if it can."""
    if info.meta is None:
        return str(info.trouble)
    game = games.get(info.meta.table.game)
    if game is None:
        return _("This version doesn't have that game.")
    return other_pack(info.meta.pack, game.pack)


def moment_words(game: Game[Any], moment: Moment) -> str:
    """Return the moment of a game: "Round 7, Settle"."""
    if moment.round == 0:
        return _("Setup")
    return _("Round {round}, {phase}").format(round=moment.round, phase=game.words.phase(moment.phase))


def stands_words(game: Game[Any], meta: Meta) -> str:
    """Return the moment of a save, or the number of rounds if it is finished."""
    if not meta.summary.over:
        return moment_words(game, meta.summary.moment)
    rounds = meta.summary.moment.round
    return ngettext("Finished, {n} round", "Finished, {n} rounds", rounds).format(n=rounds)


def points_of(game: Game[Any] | None, meta: Meta) -> tuple[int, ...]:
    """Return the points of all seats; none if those are secret, or if points decide nothing."""
    return meta.summary.points if game is not None and game.has_points else ()


def others_words(meta: Meta) -> str:
    """Return the round and the other players: "Round 7 with Vega, Rigel"; for one alone the round."""
    table, number = meta.table, meta.summary.moment.round
    first = table.persons()[:1]
    others = listed([name for seat, name in enumerate(table.names()) if seat not in first])
    if not others:
        return _("Round {round}").format(round=number) if number else _("Setup")
    if not number:
        return _("Setup with {names}").format(names=others)
    return _("Round {round} with {names}").format(round=number, names=others)


def people_words(table: Table) -> str:
    """Return how many people play."""
    people = len(table.persons())
    if people == 1:
        return _("Solo")
    return ngettext("{n} human player", "{n} human players", people).format(n=people)


def day_words(when: datetime, now: datetime) -> str:
    """Return a time as people say it: today 21:40, yesterday 22:05, 17 Nov."""
    if when.date() == now.date():
        return _("Today {time}").format(time=when.strftime("%H:%M"))
    if when.date() == (now - timedelta(days=1)).date():
        return _("Yesterday {time}").format(time=when.strftime("%H:%M"))
    return day_and_month(when, year=when.year != now.year)


def date_words(when: datetime) -> str:
    """Return a time in full: 17 Nov 2026, 21:40."""
    return _("{day}, {time}").format(day=day_and_month(when, year=True), time=when.strftime("%H:%M"))


def saved_at(info: SaveInfo | CampaignStanding) -> datetime:
    """Return the local time when a file was written."""
    return datetime.fromtimestamp(info.modified)


def is_autosave(info: SaveInfo) -> bool:
    """Return whether the program has kept this file by itself."""
    return is_own(info.path)


def is_unnamed(info: SaveInfo) -> bool:
    """Return whether nobody gave this save a name: an autosave or the quicksave."""
    return is_autosave(info) or _is_quicksave(info)


def _is_quicksave(info: SaveInfo) -> bool:
    return is_quicksave(info.path.stem, info.meta.table.game if info.meta else "")


def branch_words(meta: Meta) -> str:
    """Return the name of a branch: "What if: Round 4, Explore"; empty for any other game."""
    return "" if meta.origin is None else _("What if: {title}").format(title=meta.origin.title)


def title_of(info: SaveInfo, games: Games) -> str:
    """Return the title of a save: its given name, its branch or game, or that it is the quicksave."""
    if info.meta and is_autosave(info):
        if branch := branch_words(info.meta):
            return branch
        if info.meta.table.game in games:
            return games[info.meta.table.game].name
    if _is_quicksave(info):
        return _("Quicksave")
    return name_of(info.path.stem)
