"""What is chosen for a good or a producer can be changed by one click: its other uses stay where they are."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.presenter.shown import Shown
from tests.games.roll.laid import own, run_phase, table
from tests.ui.painter_rig import WINDOW_IDS, WINDOWS
from tests.ui.roll.test_painter import painter_at
from tests.ui.roll_rig import moment, moments
from tests.ui.table.test_drag_held import piece, until
from tests.ui.table_rig import Rig

FEW = 5
WORLDS = ["gem_world", "mining_world", "plague_world"]


def shipping() -> Shown:
    """Three goods and shippers of two types: more ways to ship than plates."""
    g = table()
    goods = {world: [str(sides()[world].color)] for world in WORLDS}
    own(g, tableau=WORLDS, goods=goods, workers={"ship": ["home", "genes"]})
    run_phase(g, "ship")
    return moment(g, 0, 0)


def producing() -> Shown:
    g = table()
    own(g, tableau=WORLDS, workers={"produce": ["home", "genes"]})
    run_phase(g, "produce")
    return moment(g, 0, 0)


def showing_choice(shown: Shown, option: str) -> RollPainter:
    return painter_at((1280, 720), 1.0, replace(shown, chosen=(option,)))


def test_the_ways_to_ship_a_good_stay_in_place_once_one_is_chosen(screen: pygame.Surface) -> None:
    shown = shipping()
    painter = painter_at((1280, 720), 1.0, shown)
    good = min(painter.holdable())
    painter.hold(good)
    before = {item.id: item.rect for item in painter.items() if item.group == "choices"}
    assert len(before) > 2
    for option in before:
        painter = showing_choice(shown, option)
        assert {item.id: item.rect for item in painter.items() if item.group == "choices"} == before


def test_the_other_worlds_of_a_producer_are_open_once_one_is_chosen(screen: pygame.Surface) -> None:
    shown = producing()
    die = min(option.split()[0] for option in shown.open)
    ways = {option for option in shown.open if option.startswith(f"{die} ")}
    painter = showing_choice(shown, min(ways))
    assert {item.id for item in painter.items() if item.id in shown.open} == ways


@pytest.mark.parametrize("window", WINDOWS[:3], ids=WINDOW_IDS[:3])
def test_each_way_to_ship_says_all(screen: pygame.Surface, window: tuple[tuple[int, int], float]) -> None:
    shown = moments()["ship", 3]
    ways = len({item for item in shown.open if item.endswith(shown.chosen[0].split()[-1])})
    for moment_, number in ((shown, ways), (few(), FEW + 1)):
        plates = [item for item in painter_at(*window, moment_).items() if item.group == "choices"]
        assert len(plates) == number
        assert all(plate.written for plate in plates)


def few() -> Shown:
    """Three goods and one shipper: as many ways to ship as there are plates at once."""
    g = table()
    own(g, tableau=WORLDS, goods={world: ["home"] for world in WORLDS}, workers={"ship": ["home"]})
    run_phase(g, "ship")
    return moment(g, 0, 0)


@pytest.mark.slow
def test_a_double_click_on_any_way_to_ship_confirms_it(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="roll", games=find_games(), seed=2)

    def many() -> bool:
        return piece(rig, "goods") is not None and len(rig.question.open) > FEW + 1

    until(rig, "ship", many, 2)
    good, asked, line = piece(rig, "goods"), rig.question, rig.bus.lines()
    assert good is not None
    rig.click(good.rect.center)
    plates = [one for one in rig.scene.view.widgets.items if one.item.group == "choices"]
    assert len(plates) > 1
    for _press in range(2):
        rig.click(plates[-1].rect.center)
    assert rig.bus.lines() > line
    assert rig.scene.controller.question is not asked
    rig.close()
