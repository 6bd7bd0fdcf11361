"""Notices have a room of their own: they cover nothing of any table or screen, and nothing covers them."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.sweep import paired
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import Rig, sensible

GAMES = find_games()
WINDOWS = [(size, text) for size in ((1280, 720), (1920, 1080)) for text in (1.0, 1.5, 2.0)]
TABLES = [(game, *window) for game, window in paired([*GAMES], WINDOWS)]
SHORT, LONG = (
    "Seed copied.",
    "Chosen automatically: it was the only option. You discard **2** cards for it. " * 2,
)


def settings(text: float) -> Settings:
    return Settings(speed="instant", mute=True, confirm_undo=False, text_step=text)


def moments(rig: Rig, seed: int, most: int = 1) -> Iterator[int]:
    """Some random positions of a game."""
    dice = Dice(seed)
    for number in range(most):
        yield number
        for _answer in range(3 + dice.below(6)):
            if rig.bus.is_over():
                return
            rig.pass_unseen(sensible(rig.bus.game().id, rig.bus.view(0), rig.asked, dice))
        rig.show()


def check(rig: Rig) -> None:
    """Nothing that can be pointed at, read or pressed shares a pixel with the notice."""
    view = rig.scene.view
    notice, window = view.toast, pygame.Rect((0, 0), view.kit.metrics.window)
    assert notice is not None
    assert window.contains(notice.rect)
    assert not notice.block.cut
    painter, side = view.painter, view.side
    assert isinstance(painter, SheetPainter)
    taken = {view.widgets.key_of(widget): widget.rect for widget in view.widgets.form.widgets}
    taken |= {("counter", name): painter.sheet.places[name] for name in painter.sheet.counters}
    taken |= {("bar", "prompt"): view.widgets.bar.rect, ("bar", "top"): painter.areas.top}
    taken |= {("panel", "log"): side.log_rect, ("panel", "inspector"): side.inspector_rect}
    if side.drawer:
        log, drawer = side.log_rect, side.areas.drawer
        taken = {name: rect for name, rect in taken.items() if not rect.colliderect(drawer)} | {
            ("", "log"): log
        }
    over = [name for name, rect in taken.items() if rect.width and rect.colliderect(notice.rect)]
    assert not over, (over, notice.rect)


@pytest.mark.parametrize(("game", "size", "text"), TABLES)
def test_a_notice_covers_nothing_of_a_table(
    tmp_path: Path, game: str, size: tuple[int, int], text: float
) -> None:
    rig = Rig(tmp_path, game=game, games=GAMES, seed=round(10 * text), size=size, settings=settings(text))
    view, told = rig.scene.view, 0
    for number in moments(rig, round(10 * text) + size[0]):
        for words, act in ((SHORT, ""), (LONG, "Undo")):
            view.tell(words, act=act, command="undo" if act else "")
            check(rig)
            told += 1
        rig.key(pygame.K_l)
        check(rig)
        rig.key(pygame.K_l)
        items = view.painter.items()
        if items:
            rig.move(items[number * 7 % len(items)].rect.center)
            rig.settle()
            check(rig)
        view.drop_notice()
    assert told >= 2
    rig.close()


def test_the_room_is_given_back_and_the_log_stays_where_it_was_scrolled_to(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=GAMES, settings=settings(1.0))
    for _number in moments(rig, 1, 3):
        pass
    view = rig.scene.view
    view.drop_notice()
    rig.post()
    log, before = view.side.log, view.side.log_rect
    log.scroll.to(5)
    rig.scene.view.tell(SHORT)
    assert view.side.log_rect.height < before.height
    assert log.scroll.offset == 5
    rig.settle()
    for _step in range(200):
        rig.post()
    assert view.side.log_rect == before
    assert log.rect == before
    assert log.scroll.offset == 5
    rig.close()


def test_its_button_works_while_a_drawer_is_open(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=GAMES, size=(1280, 720), settings=settings(1.0))
    rig.key(pygame.K_RETURN)
    ran: list[str] = []
    rig.scene.view.run = ran.append
    rig.key(pygame.K_l)
    rig.scene.view.tell(SHORT, act="Undo", command="undo")
    notice = rig.scene.view.toast
    assert notice is not None
    assert notice.button is not None
    rig.click(notice.button.rect.center)
    assert ran == ["undo"]
    assert not notice.alive
    rig.close()


def test_a_notice_is_there_after_the_window_has_changed(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=GAMES, settings=settings(1.0))
    rig.scene.view.tell(SHORT)
    rig.post(pygame.event.Event(pygame.VIDEORESIZE, size=(1280, 720)))
    assert rig.scene.view.toast is not None
    assert rig.scene.view.toast.alive
    assert rig.scene.view.widgets.form.toast is rig.scene.view.toast
    check(rig)
    rig.close()


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_a_notice_of_a_screen_takes_the_place_of_its_sentence(
    tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    rig = SceneRig(tmp_path, size, settings(text), games=GAMES)
    for scene in (SettingsScene(rig.client), NewGameScene(rig.client, "race")):
        rig.open(scene)
        scene.tell("No audio device found.", "sound")
        notice = rig.form.toast
        assert notice is not None
        assert not notice.block.cut
        assert rig.kit.metrics.prompt_bar.contains(notice.rect)
        assert not [one.label for one in rig.form.widgets if one.rect.colliderect(notice.rect)]
        rig.app.stage.close_above(rig.below)
