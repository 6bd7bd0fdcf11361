"""Saves that the menu finds in their folder; the code that reads saves is imported once there is one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.files import unfinished
from galaxy_desktop.play.refusals import Fault
from galaxy_desktop.play.savelist import SaveInfo, SaveList
from galaxy_desktop.ui.scenes.campaign_standing import CampaignStanding

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from galaxy_desktop.play.running import Games

BEGINNINGS = (b'{"checksum":"', b'{"answers":[')
"""First bytes of a save, and of one whose head is not in front."""
Continuable = SaveInfo | CampaignStanding
"""Save, or campaign between two of its games, that can be continued."""


def begin_list(folders: Folders, games: Games) -> SaveList:
    """Return the saves as a list read in parts, the first part read."""
    saves = SaveList(folders.place_of_saves, games)
    saves.read_on()
    return saves


def begin_with_last(folders: Folders, games: Games) -> SaveList:
    """Return the saves as a list read up to the newest that can be continued.

    The menu can show before the others are read: each may be one of a game whose rules are to be read first.
    """
    saves = SaveList(folders.place_of_saves, games)
    while not saves.done and not running_among(saves.found, games):
        saves.read_on(1)
    return saves


def has_played(folders: Folders) -> bool:
    """Return whether there is an archive of finished games, or a game that was interrupted."""
    try:
        return folders.archive.is_dir() or bool(unfinished(folders.saves))
    except FolderError:
        return False


def running_among(saves: Sequence[SaveInfo], games: Games) -> dict[str, list[SaveInfo]]:
    """Return the saves that can be continued, by game, as `shelf.running_games` does."""
    if not saves:
        return {}
    from galaxy_desktop.ui.scenes.shelf import running_games

    return running_games(saves, games)


def with_campaigns(
    saves: Mapping[str, Sequence[SaveInfo]], campaigns: Mapping[str, CampaignStanding]
) -> dict[str, list[Continuable]]:
    """Return everything that can be continued, by game, the newest first.

    A campaign is one of them between two of its games; else the save of its game stands for it.
    """
    found: dict[str, list[Continuable]] = {game: [*infos] for game, infos in saves.items()}
    for game, campaign in campaigns.items():
        kept = saves.get(game, ())
        if campaign.begun and not any(campaign.has(info.meta) for info in kept):
            found[game] = sorted([*kept, campaign], key=lambda one: one.modified, reverse=True)
    return found


def game_of(one: Continuable) -> str:
    """Return the kind of a game or campaign."""
    if isinstance(one, CampaignStanding):
        return one.game
    return "" if one.meta is None else one.meta.table.game


def file_of(one: Continuable | None) -> Path | None:
    """Return the file of a save; None for a campaign, or for nothing."""
    return one.path if isinstance(one, SaveInfo) else None


def newest_if_damaged(saves: Sequence[SaveInfo]) -> Path | None:
    """Return the newest save if it is damaged; None for a whole one, or a file that was never a save."""
    trouble = saves[0].trouble if saves else None
    if trouble is None or trouble.fault is not Fault.DAMAGED:
        return None
    from galaxy_desktop.play.keeping import is_own
    from galaxy_desktop.play.savefile import backups

    path = saves[0].path
    return path if backups(path) or is_own(path) or _begins_as_save(path) else None


def _begins_as_save(path: Path) -> bool:
    """Return whether a file begins as the program begins each save."""
    from galaxy_desktop.play.diskfile import open_regular

    try:
        with open_regular(path) as file:
            return file.read(len(BEGINNINGS[0])).startswith(BEGINNINGS)
    except OSError:
        return False


def where_it_goes_on(one: Continuable, games: Games) -> str:
    """Return the label of a large button that continues a game or a campaign."""
    if isinstance(one, CampaignStanding):
        return _("Continue campaign")
    assert one.meta is not None
    game, moment = games[game_of(one)], one.meta.summary.moment
    line = _("Continue {game}, round {round}") if moment.round else _("Continue {game}, setup")
    return line.format(game=game.name, round=moment.round)


def clear_old(saves: Sequence[SaveInfo]) -> None:
    """Delete the oldest autosaves of finished games, as `shelf.clear_old_records` does."""
    if saves:
        from galaxy_desktop.ui.scenes.shelf import clear_old_records

        clear_old_records(saves)


def interrupted_games(folders: Folders) -> list[Path]:
    """Return the journals of games that were interrupted, the newest last; none if there is no folder."""
    try:
        found = unfinished(folders.saves)
    except FolderError:
        return []
    if not found:
        return []
    from galaxy_desktop.play.locks import is_locked

    return [path for path in reversed(found) if not is_locked(path)]
