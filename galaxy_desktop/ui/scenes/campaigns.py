"""Campaigns: a game may offer a screen of its own that leads through several games of it.

It stands in the table package of the game and is found there by name, `CAMPAIGN`, as `PAINTER` is: a scene
made with a `Client`, the game, and the table to begin at if any. It keeps one small JSON file in the player's
folder; `seed` in it is that of the game under way, which is saved like any other game, and `pack` is the data
pack the campaign is played with: with other values it does not go on.
"""

import contextlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from galaxy_desktop.engine import codec
from galaxy_desktop.engine.bounds import DataError
from galaxy_desktop.engine.content import PackId
from galaxy_desktop.engine.game import Game
from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.commands import Load, NewGame
from galaxy_desktop.play.diskfile import older, read_whole, replace_whole, set_aside
from galaxy_desktop.play.files import unfinished
from galaxy_desktop.play.journal import recover
from galaxy_desktop.play.locks import is_locked
from galaxy_desktop.play.packs import OF_CAMPAIGN, other_pack
from galaxy_desktop.play.plainjson import read_json
from galaxy_desktop.play.refusals import RefusedError, SaveError
from galaxy_desktop.play.seats import Person, Table
from galaxy_desktop.ui.contributions import contribution
from galaxy_desktop.ui.scenes.campaign_standing import CampaignStanding, file_of_campaign
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.dialogs import failure
from galaxy_desktop.ui.scenes.shelf import saves_of
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.table.scene import TableScene

LARGEST = 1024 * 1024
VERSIONS = 2
BEFORE = "before"
"""Suffix of the name of a campaign file that was set aside."""
PACK = "pack"
"""Field of the file with the data pack the campaign was begun with."""

Stands = Callable[[Any], tuple[int, int, bool] | None]
"""Function that returns the number of the game to be played, of how many, and whether one was played."""
Opens = Callable[[Client, Game[Any], Scene[None] | None], Scene[None]]
"""Function that opens a campaign; with a table on top if a game of it was resumed elsewhere."""


class CampaignFileError(Exception):
    """Raised if the file of a campaign cannot be used; the message is one line for the player."""


class OtherPackError(CampaignFileError):
    """Raised if the campaign was begun with other values than those in force; its file is sound."""


def campaign_of(game: Game[Any]) -> Opens | None:
    """Return the function that opens the campaign of a game; None if it has none."""
    found: Opens | None = contribution(game.id, "CAMPAIGN")
    return found


def read_campaign(folders: Folders, game: Game[Any], *, earlier: bool = False) -> Any:
    """Return the data kept of a campaign, or those of the version before it; None if there is no file.

    Raise `CampaignFileError` if the file cannot be read, `OtherPackError` if it was begun with other values.
    """
    try:
        path = _file(folders, game.id)
        path = older(path, VERSIONS)[0] if earlier else path
        data = read_json(read_whole(path, LARGEST)) if os.path.lexists(path) else None
    except (SaveError, FolderError) as trouble:
        raise CampaignFileError(str(trouble)) from None
    except ValueError:
        line = _("{file} is damaged: it isn't a JSON file.")
        raise CampaignFileError(line.format(file=path.name)) from None
    if isinstance(data, dict) and (line := other_pack(_mark(data, path), game.pack, OF_CAMPAIGN)):
        raise OtherPackError(line)
    return data


def standing_of(folders: Folders, game: Game[Any]) -> CampaignStanding | None:
    """Return how far the campaign of a game has come; None if it is not under way, or cannot go on."""
    stands: Stands | None = contribution(game.id, "STANDING")
    try:
        data = read_campaign(folders, game)
        found = None if data is None or stands is None else stands(data)
        modified = 0.0 if found is None else _file(folders, game.id).stat().st_mtime
    except (CampaignFileError, ValueError, OSError, FolderError):
        return None
    if found is None:
        return None
    number, of, begun = found
    return CampaignStanding(game.id, number, of, data["seed"], modified, begun)


def _mark(data: dict[str, Any], path: Path) -> PackId | None:
    """Return the data pack a campaign was begun with; None if none is noted."""
    try:
        mark: PackId | None = codec.decode(PackId | None, data.get(PACK), {}, PACK)
    except DataError as error:
        line = _("{file} is damaged: {cause}.").format(file=path.name, cause=error)
        raise CampaignFileError(line) from None
    return mark


def keep_campaign(folders: Folders, game: Game[Any], data: dict[str, Any]) -> str:
    """Save a campaign with the pack it is played with; return the error as a line, empty if none."""
    text = json.dumps({**data, PACK: codec.encode(game.pack)}, indent=1)
    try:
        replace_whole(_file(folders, game.id), text.encode("utf-8"), VERSIONS)
    except (SaveError, FolderError) as trouble:
        return str(trouble)
    return ""


def put_by(folders: Folders, game: Game[Any]) -> str:
    """Set the file of a campaign aside; return its new name, empty if there is no file to move."""
    try:
        kept = set_aside(_file(folders, game.id), BEFORE)
    except (OSError, FolderError):  # nothing is there, or it can neither be moved nor written over
        return ""
    return kept.name


def with_campaign(table: Scene[None], client: Client, folders: Folders) -> Scene[None]:
    """Return the campaign that the game at a table belongs to, with the table on top; else the table."""
    if not isinstance(table, TableScene):
        return table
    sitting, game = table.session.bus.table(), table.session.bus.game()
    opens = campaign_of(game)
    try:
        kept = None if opens is None else read_campaign(folders, game)
    except CampaignFileError:
        kept = None
    alone = len(sitting.seats) == 1 and table.session.bus.origin() is None
    belongs = alone and isinstance(kept, dict) and kept.get("seed") == sitting.seed
    return opens(client, game, table) if opens is not None and belongs else table


def begin_alone(client: Client, game: Game[Any], name: str, seed: int) -> Scene[None]:
    """Return a table for one person, or the message that says why the game cannot be opened."""
    try:
        return client.table(NewGame(game.id, (Person(name),), {}, seed))
    except RefusedError as refusal:
        return failure(_("Couldn't open this game"), refusal)


def go_on(client: Client, left: Path) -> Scene[None] | None:
    """Return the table of the campaign's game that was left; None if its file cannot be loaded."""
    try:
        return client.table(Load(left))
    except RefusedError:
        return None


def left_game(client: Client, folders: Folders, game: str, seed: int) -> Path | None:
    """Return the unfinished journal or save of the campaign's game with this seed; None if none."""
    try:
        interrupted = [path for path in unfinished(folders.saves) if not is_locked(path)]
    except FolderError:
        return None
    for path in interrupted:
        with contextlib.suppress(RefusedError):
            found = recover(path, client.games).running
            if found.origin is None and _is_it(found.table, game, seed):
                return path
    for info in saves_of(folders, client.games):
        meta = info.meta
        if meta is None or meta.summary.over or meta.origin is not None:
            continue
        if _is_it(meta.table, game, seed):
            return info.path
    return None


def _is_it(table: Table, game: str, seed: int) -> bool:
    return table.game == game and table.seed == seed and len(table.seats) == 1


class TellEnd(Protocol):
    """Function that is told that a game of a campaign is over: its last view, and whether it was given up."""

    def __call__(self, view: Any, /, *, gave_up: bool) -> None: ...


def follow(table: Scene[None], seed: int, reached: frozenset[str], tell: TellEnd) -> None:
    """Subscribe to the game with this seed as one of the campaign.

    Call `tell` with the last view, and whether the game was given up, as soon as it is over.
    """
    if not isinstance(table, TableScene):
        return
    session, bus = table.session, table.session.bus
    session.campaign = reached

    def hear(_events: object, _record: object) -> None:
        if bus.table().seed == seed and bus.origin() is None:
            session.campaign = reached
            if bus.is_over():
                tell(bus.view(0), gave_up=bus.table().resigned is not None)

    bus.subscribe(hear)


def _file(folders: Folders, game: str) -> Path:
    return file_of_campaign(folders.root, game)
