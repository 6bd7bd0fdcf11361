"""Campaigns: a game may offer a screen of its own that leads through several games of it.

It stands in the table package of the game and is found there by name, `CAMPAIGN`, as `PAINTER` is: a scene
made with a `Client` and the game. What it keeps is one small JSON file in the player's folder.
"""

import contextlib
import json
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.language import gettext as _
from galaxy_desktop.places import PlaceError, Places
from galaxy_desktop.play.commands import Load, NewGame, Save
from galaxy_desktop.play.diskfile import read_whole, replace_whole
from galaxy_desktop.play.refusals import RefusedError, SaveError
from galaxy_desktop.play.seats import Person
from galaxy_desktop.ui.painters import GAMES
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.dialogs import message
from galaxy_desktop.ui.scenes.table import TableScene
from galaxy_desktop.ui.stage import Scene

LARGEST = 1024 * 1024
VERSIONS = 2

Opens = Callable[[Client, Game[Any]], Scene]


class CampaignFileError(Exception):
    """The file of a campaign cannot be used; the message is one clear line."""


def campaign_of(game: Game[Any]) -> Opens | None:
    """What opens the campaign of a game; None where it has none."""
    if find_spec(f"{GAMES}.{game.id}") is None or find_spec(f"{GAMES}.{game.id}.table") is None:
        return None
    found: Opens | None = getattr(import_module(f"{GAMES}.{game.id}.table"), "CAMPAIGN", None)
    return found


def read_campaign(places: Places, game: str) -> Any:
    """What was kept of a campaign; None where nothing was, `CampaignFileError` where it cannot be read."""
    try:
        path = _file(places, game)
        return json.loads(read_whole(path, LARGEST).decode("utf-8")) if path.exists() else None
    except (SaveError, PlaceError) as trouble:
        raise CampaignFileError(str(trouble)) from None
    except (ValueError, RecursionError):
        line = _("{file} is damaged: it is no JSON file.")
        raise CampaignFileError(line.format(file=path.name)) from None


def keep_campaign(places: Places, game: str, data: Any) -> str:
    """Keep a campaign; the line that says why that failed, empty where it did not."""
    try:
        replace_whole(_file(places, game), json.dumps(data, indent=1).encode("utf-8"), VERSIONS)
    except (SaveError, PlaceError) as trouble:
        return str(trouble)
    return ""


def begin_alone(client: Client, game: Game[Any], name: str, seed: int) -> Scene:
    """A table for one person, or the message that says why there is none."""
    try:
        return client.table(NewGame(game.id, (Person(name),), {}, seed))
    except RefusedError as refusal:
        return message(_("This game cannot be opened"), str(refusal), icon="warning")


def go_on(client: Client, game: Game[Any], places: Places, seed: int) -> Scene | None:
    """The table of the campaign's game that was left; None where there is none of this seed to be used."""
    try:
        path = _save(places, game.id)
        table = client.table(Load(path)) if path.exists() else None
    except (RefusedError, PlaceError):
        return None
    return table if table is not None and seed_of(table) == seed else None


def put_by(table: Scene, places: Places, game: str) -> str:
    """Save the game of a table that is left before its end; the line that says why that failed."""
    if not isinstance(table, TableScene):
        return ""
    try:
        return table.session.do(Save(_save(places, game)))
    except PlaceError as trouble:
        return str(trouble)


def seed_of(table: Scene) -> int | None:
    """The seed of the game at a table."""
    return table.session.bus.table().seed if isinstance(table, TableScene) else None


def when_over(table: Scene, seed: int, tell: Callable[[Any], None]) -> None:
    """Have the last view of the game with this seed told as soon as it is over."""
    if not isinstance(table, TableScene):
        return
    bus = table.session.bus

    def hear(_events: object, _record: object) -> None:
        if bus.is_over() and bus.table().seed == seed:
            tell(bus.view(0))

    bus.subscribe(hear)


def was_left(places: Places, game: str) -> bool:
    """Whether a game of the campaign was put by."""
    try:
        return _save(places, game).exists()
    except PlaceError:
        return False


def forget_left(places: Places, game: str) -> None:
    """The game that was put by is of no use any more."""
    with contextlib.suppress(OSError, PlaceError):
        _save(places, game).unlink(missing_ok=True)


def _file(places: Places, game: str) -> Path:
    return places.root / f"campaign {game}.json"


def _save(places: Places, game: str) -> Path:
    """Where the game under way is kept; not among the saves, for it belongs to the campaign."""
    return places.root / f"campaign {game} game.json"
