"""The panel of a hint lies beside what the hint marks, as far as there is any room for it."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.areas import areas_of
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.reasons import ReasonsScene
from galaxy_desktop.ui.table.reasons_room import reasons_room
from tests.ui.painter_rig import kit_of
from tests.ui.table_rig import Rig, sensible

GAMES = find_games()
COVERED = [("roll", "explore"), ("jumpdrive", "limit"), ("master", "cards")]
"""Questions whose choices lie where the panel would, in a window without a column."""


@pytest.mark.parametrize(("game", "topic"), COVERED)
def test_what_a_hint_marks_and_what_else_can_be_chosen_stay_visible(
    tmp_path: Path, game: str, topic: str
) -> None:
    seats = Person("Ada"), Bot("easy", "Vega"), Bot("easy", "Rigel")
    rig, dice = Rig(tmp_path, seats, game=game, games=GAMES, size=(1280, 720)), Dice(1)
    while rig.asked.topic != topic:
        rig.pass_unseen(sensible(game, rig.bus.view(0), rig.asked, dice))
    rig.show()
    for _press in range(2):
        rig.key(pygame.K_h)
        rig.post()
    assert isinstance(rig.top, ReasonsScene)
    view = rig.scene.view
    marked = view.widgets.choosing(rig.scene.controller.hinted)
    assert marked
    assert rig.top.panel.rect.collidelist([widget.rect for widget in marked]) < 0
    assert rig.top.panel.view.contains(rig.top.panel.widgets[0].rect), "the best choice's button"
    rig.close()


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.usefixtures("screen")
def test_the_panel_goes_to_the_other_side_or_up_or_down_for_what_it_would_cover(left_handed: bool) -> None:
    metrics = kit_of((1280, 720)).metrics
    areas = areas_of(metrics, left_handed=left_handed)
    whole = reasons_room(areas, metrics)
    usual = reasons_room(areas, metrics, 250)
    assert usual.topleft == whole.topleft
    assert usual.height == 250 < whole.height
    lower = reasons_room(areas, metrics, 250, [[usual]])
    assert not lower.colliderect(usual)
    assert lower.left == usual.left
    other = reasons_room(areas, metrics, 250, [[whole]])
    assert not other.colliderect(whole)
    middle = whole.inflate(0, -360)
    assert not reasons_room(areas, metrics, 250, [[whole], [middle]]).colliderect(whole)
    everything = pygame.Rect((0, 0), metrics.window)
    assert reasons_room(areas, metrics, 250, [[everything], [usual]]) == lower, "the second kind decides then"


@pytest.mark.usefixtures("screen")
def test_a_window_with_a_column_has_the_panel_over_the_column() -> None:
    metrics = kit_of((1920, 1080)).metrics
    areas = areas_of(metrics)
    room = reasons_room(areas, metrics, 250, [[areas.log]])
    assert room.width == areas.log.width
    assert room.height > areas.inspector.height


def test_the_panel_finds_another_room_with_another_text_size(tmp_path: Path) -> None:
    settings = Settings(speed="instant", mute=True, text_step=2.0)
    rig = Rig(tmp_path, game="race", games=GAMES, size=(1280, 720), settings=settings)
    for _press in range(2):
        rig.key(pygame.K_h)
        rig.post()
    assert isinstance(rig.top, ReasonsScene)
    view = rig.scene.view
    marked = view.widgets.choosing(rig.scene.controller.hinted)
    assert rig.top.panel.rect.collidelist([widget.rect for widget in marked]) < 0
    rig.close()
