"""A conquered world flashes for whoever conquers it, in every game in which worlds are conquered."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.games import frontiers, jumpdrive, master, race
from galaxy_desktop.games.frontiers.events import WorldSettled
from galaxy_desktop.games.frontiers.table import PAINTER as FRONTIERS
from galaxy_desktop.games.frontiers.table import staging as frontiers_staging
from galaxy_desktop.games.jumpdrive.events import CardPlaced
from galaxy_desktop.games.jumpdrive.table import PAINTER as JUMPDRIVE
from galaxy_desktop.games.jumpdrive.table import staging as jumpdrive_staging
from galaxy_desktop.games.master.card_events import ConflictWon
from galaxy_desktop.games.master.events import SystemLost
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.table import PAINTER as MASTER
from galaxy_desktop.games.master.table import staging as master_staging
from galaxy_desktop.games.race.events import PlacementPaid
from galaxy_desktop.games.race.table import PAINTER as RACE
from galaxy_desktop.games.race.table import staging as race_staging
from galaxy_desktop.ui.motion import Motion
from galaxy_desktop.ui.tabletop.flight import Flash
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from galaxy_desktop.ui.tabletop.staging import Shows, Staging
from tests.ui.painter_rig import kit_of, moment_of

WINDOWS = ((1280, 720), (1920, 1080))
Conquest = Callable[[Any, Seat, bool], Event]
"""The event with which a seat takes a world, by force or not."""


def race_world(view: Any, seat: Seat, conquered: bool) -> Event:
    way = "conquer" if conquered else "pay_military"
    return PlacementPaid(seat, (), view.players[seat].tableau[0], way, (), 0)


def jumpdrive_world(view: Any, seat: Seat, conquered: bool) -> Event:
    return CardPlaced(seat, "no_card_on_the_table", "conquer" if conquered else "pay", 0, 1)


def frontiers_world(view: Any, seat: Seat, conquered: bool) -> Event:
    how = "conquer" if conquered else "pay_for_military"
    return WorldSettled(seat, next(iter(frontiers.box.tiles())), how, "", 0, 1, 1)


def master_system(view: Any, seat: Seat, conquered: bool) -> Event:
    system = next(iter(view.owners))
    return SystemLost(1 - seat, system, 1) if conquered else ConflictWon(seat, 1 - seat, "", system)


def master_neutral(view: Any, seat: Seat, conquered: bool) -> Event:
    return ConflictWon(seat, NOBODY if conquered else 1 - seat, "", next(iter(view.owners)))


CASES: tuple[tuple[ModuleType, type[SheetPainter[Any]], Shows, Conquest], ...] = (
    (race, RACE, race_staging.SHOWN, race_world),
    (jumpdrive, JUMPDRIVE, jumpdrive_staging.SHOWN, jumpdrive_world),
    (frontiers, FRONTIERS, frontiers_staging.SHOWN, frontiers_world),
    (master, MASTER, master_staging.SHOWN, master_system),
    (master, MASTER, master_staging.SHOWN, master_neutral),
)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "painter", "shows", "conquest"), CASES)
def test_a_world_flashes_if_it_is_conquered_and_only_then(
    game: ModuleType,
    painter: type[SheetPainter[Any]],
    shows: Shows,
    conquest: Conquest,
    seat: Seat,
    window: tuple[int, int],
    screen: pygame.Surface,
) -> None:
    table = painter(kit_of(window), game.GAME)
    shown = moment_of(game.GAME, game.GAME.new(2, {}, 8), 0, 0)
    table.show(shown)
    board = table.board(shown, table.sheet)
    seen = []
    for conquered in (True, False):
        staging = Staging(Motion(), board, board)
        staging.show(conquest(shown.view, seat, conquered), shows)
        seen.append([flight for flight in staging.flights if isinstance(flight, Flash)])
    (flash,), nothing = seen
    assert not nothing
    assert pygame.Rect((0, 0), window).collidepoint(flash.at)
