"""Small things on the table are clicked beside them, too, where nothing else is meant."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.table.items import LEAST, TableItem
from galaxy_desktop.ui.table.reach import item_under
from tests.ui.table_rig import Rig, sensible

SEATS = Person("Ada"), Bot("easy", "Vega"), Bot("easy", "Rigel"), Bot("easy", "Deneb")
SMALL = (1280, 720)


def moments(folder: Path, game: str) -> Iterator[Rig]:
    """A table of four in a small window, at one question after the other."""
    rig = Rig(folder, SEATS, game=game, games=find_games(), seed=3, size=SMALL)
    for number in range(12):
        yield rig
        rig.pass_unseen(sensible(game, rig.scene.controller.view, rig.asked, Dice(number)))
        rig.show()
    rig.close()


def around(item: TableItem) -> list[tuple[int, int]]:
    """The corners of what can be clicked of a small item, and the middles of the sides."""
    x, y = item.rect.center
    half = LEAST // 2 - 1
    return [(x + a * half, y + b * half) for a in (-1, 0, 1) for b in (-1, 0, 1)]


@pytest.mark.parametrize("game", ["master", "roll"])
def test_a_click_beside_a_small_thing_means_it_or_what_is_nearer(tmp_path: Path, game: str) -> None:
    beside = 0
    for rig in moments(tmp_path, game):
        widgets = rig.scene.view.widgets
        for item in [one for one in widgets.items if one.can_click and one.is_small]:
            for at in around(item):
                found = widgets.item_at(at)
                beside += found is item and not item.rect.collidepoint(at)
                assert found is not None
                assert found.can_click or (found.is_small and found.rect.collidepoint(at))
                if found is not item and not found.rect.collidepoint(at):
                    middle = pygame.Vector2(at)
                    assert middle.distance_to(found.rect.center) <= middle.distance_to(item.rect.center)
    assert beside


def test_nothing_is_clicked_through_what_lies_above_it(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    kit = rig.app.stage.kit
    spot = TableItem(kit, Item("spot", pygame.Rect(100, 100, 14, 14), "map"), lambda _option: None)
    spot.legal = True
    plate = TableItem(kit, Item("plate", pygame.Rect(50, 50, 200, 200), "panel"), lambda _option: None)
    ground = TableItem(kit, Item("ground", pygame.Rect(50, 50, 200, 200), "map"), lambda _option: None)
    half = TableItem(kit, Item("half", pygame.Rect(50, 50, 52, 200), "panel"), lambda _option: None)
    beside = 98, 107
    assert item_under([ground, spot], beside) is spot
    assert item_under([spot, plate], beside) is plate
    assert item_under([spot, plate], (105, 107)) is plate
    assert item_under([ground, spot, half], beside) is half
    spot.legal = False
    assert item_under([ground, spot], beside) is ground
    assert item_under([spot], beside) is None
    rig.close()


def test_a_cube_goes_to_the_planet_beside_which_one_clicks(tmp_path: Path) -> None:
    for rig in moments(tmp_path, "master"):
        widgets = rig.scene.view.widgets
        planets = [one for one in widgets.items if one.item.group == "planets" and one.legal and one.is_small]
        for item in planets:
            at = item.rect.left - 2, item.rect.centery
            if item.chosen or widgets.item_at(at) is not item:
                continue
            before = rig.question.chosen
            rig.move(at)
            assert widgets.form.hovered is item
            for type_ in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                rig.post(pygame.event.Event(type_, pos=at, button=1))
            assert rig.question.chosen != before or rig.scene.view.painter.held  # type: ignore[attr-defined]
            rig.close()
            return
    raise AssertionError("no small planet can be clicked")
