"""The table as a window: its parts at every size, and the screens that open over it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.table import PAINTER
from galaxy_desktop.games.master.table.hand import BAG
from galaxy_desktop.games.master.table.held import Tab
from galaxy_desktop.games.master.table.tabs import DECKS
from galaxy_desktop.games.race.table.painter import RacePainter
from galaxy_desktop.play.files import unfinished
from galaxy_desktop.play.refusals import Fault, SaveError
from galaxy_desktop.play.savelist import list_saves
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.scenes.shelf import title_of
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.tabletop.empire import PANEL
from galaxy_desktop.ui.tabletop.empire_items import NOBODY
from galaxy_desktop.ui.tabletop.empire_painter import EmpirePainter
from galaxy_desktop.ui.widgets.button import Button
from tests.sweep import some
from tests.ui.acts import close_top
from tests.ui.table_hands import answer_by
from tests.ui.table_rig import Rig, sensible


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    yield made
    made.close()


def button(rig: Rig, icon: str) -> Button:
    return next(
        b
        for b in (*rig.scene.view.widgets.bar.widgets, *rig.scene.view.widgets.top.widgets)
        if b.icon == icon
    )


@pytest.mark.parametrize(
    ("key", "opened"),
    [(pygame.K_ESCAPE, "pause"), (pygame.K_F1, "help"), (pygame.K_F2, "help"), (pygame.K_F9, "load")],
)
def test_keys_open_the_other_screens(rig: Rig, key: int, opened: str) -> None:
    rig.key(key)
    assert rig.opened == opened
    close_top(rig.app)
    assert rig.top is rig.scene


def test_escape_lets_the_choice_go_before_it_opens_the_menu(rig: Rig) -> None:
    rig.key(pygame.K_1)
    rig.key(pygame.K_ESCAPE)
    prompt = rig.scene.controller.question
    assert prompt is not None
    assert prompt.chosen == ()
    assert rig.opened == ""


@pytest.mark.parametrize(("icon", "opened"), [("menu", "pause"), ("help", "help"), ("settings", "settings")])
def test_buttons_open_the_other_screens(rig: Rig, icon: str, opened: str) -> None:
    rig.click(button(rig, icon).rect.center)
    assert rig.opened == opened


def test_f5_saves_the_game_and_says_so(rig: Rig, tmp_path: Path) -> None:
    rig.key(pygame.K_F5)
    assert (tmp_path / "quicksave toy.json").is_file()
    assert rig.scene.view.toast is not None


def test_f5_in_one_game_leaves_the_quicksave_of_another(tmp_path: Path) -> None:
    for game in ("race", "jumpdrive"):
        rig = Rig(tmp_path, game=game, games=find_games())
        rig.key(pygame.K_F5)
        rig.close()
    infos = [info for info in list_saves(tmp_path, find_games()) if info.path.stem.startswith("quicksave")]
    assert {info.path.stem for info in infos} == {"quicksave race", "quicksave jumpdrive"}
    assert {title_of(info, find_games()) for info in infos} == {"Quicksave"}


@pytest.mark.parametrize("command", ["leave", "quit"])
def test_a_game_that_is_left_is_saved_and_no_interrupted_one(rig: Rig, tmp_path: Path, command: str) -> None:
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    assert unfinished(tmp_path)
    rig.scene.commands.quit() if command == "quit" else rig.scene.commands.do(command)
    assert not unfinished(tmp_path)
    assert len(list_saves(tmp_path)) == 1


def test_the_wheel_enlarges_a_map_with_all_that_can_be_pointed_at(tmp_path: Path) -> None:
    rig, dice = Rig(tmp_path, game="master", games=find_games()), Dice(3)
    while rig.asked.topic != "allocate":
        rig.pass_unseen(sensible("master", rig.bus.view(0), rig.asked, dice))
    rig.show()
    view = rig.scene.view
    assert isinstance(view.painter, PAINTER)
    before = {item.item.id: item.rect.copy() for item in view.widgets.items}
    rig.move(next(rect.center for rect in before.values() if view.painter.can_pan(rect.center)))
    rig.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    after = {item.item.id: item.rect for item in view.widgets.items}
    assert after != before
    assert after == {item.id: item.rect for item in view.painter.items() if item.id in after}
    rig.close()


def test_in_a_medium_window_log_and_inspector_are_drawers(tmp_path: Path) -> None:
    rig = Rig(tmp_path, size=(1280, 720))
    side = rig.scene.view.side
    assert not side.log_rect.width
    rig.key(pygame.K_l)
    open_log = (side.drawer, side.log_rect.width > 0)
    rig.click((20, 300))
    after_click = str(side.drawer)
    rig.key(pygame.K_i)
    open_inspector = str(side.drawer)
    rig.key(pygame.K_ESCAPE)
    assert open_log == ("log", True)
    assert (after_click, open_inspector, str(side.drawer)) == ("", "inspector", "")
    rig.close()


def larger_text(rig: Rig) -> None:
    rig.app.apply(rig.app.settings.but(text_step=1.15))
    rig.settle()


def test_what_was_folded_moved_and_pinned_is_so_with_another_size_of_text(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=find_games())
    side = rig.scene.view.side
    side.step_seam(pygame.K_PAGEUP)
    rig.move(next(one for one in rig.scene.view.widgets.items if one.item.subject).rect.center)
    rig.key(pygame.K_i)
    subject, seam = side.inspector.subject, side.log_rect.top
    assert side.inspector.pinned
    larger_text(rig)
    side = rig.scene.view.side
    assert side.inspector.pinned
    assert side.inspector.subject == subject
    assert side.log_rect.top < rig.scene.view.painter.areas.log.top
    rig.key(pygame.K_l)
    assert not side.log_rect.width
    rig.app.apply(rig.app.settings.but(text_step=1.0))
    rig.settle()
    assert not rig.scene.view.side.log_rect.width
    rig.key(pygame.K_l)
    assert rig.scene.view.side.log_rect.top == seam
    rig.close()


def test_a_map_shows_the_same_part_with_another_size_of_text(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="master", games=find_games())
    before = rig.scene.view.painter
    assert isinstance(before, PAINTER)
    before.camera = replace(before.camera, step=2, centre=(3.0, 1.0))
    larger_text(rig)
    painter = rig.scene.view.painter
    assert isinstance(painter, PAINTER)
    assert painter is not before
    assert (painter.camera.step, painter.camera.centre) == (2, (3.0, 1.0))
    rig.close()


@pytest.mark.parametrize("game", some([*find_games()], 3))
def test_an_open_empire_is_open_with_another_size_of_text(tmp_path: Path, game: str) -> None:
    rig = Rig(tmp_path, game=game, games=find_games())
    before = rig.scene.view.painter
    assert isinstance(before, EmpirePainter)
    before.browse()
    assert before.looked_at != NOBODY
    larger_text(rig)
    painter = rig.scene.view.painter
    assert isinstance(painter, EmpirePainter)
    assert painter is not before
    assert painter.looked_at == before.looked_at
    assert PANEL in painter.sheet.places
    rig.close()


def test_a_tab_and_the_bag_of_master_are_open_with_another_size_of_text(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="master", games=find_games())
    painter = rig.scene.view.painter
    assert isinstance(painter, PAINTER)
    painter.turn(Tab(DECKS).item)
    painter.turn(BAG)
    larger_text(rig)
    later = rig.scene.view.painter
    assert isinstance(later, PAINTER)
    assert (later.tab, later.bag_open) == (DECKS, True)
    rig.close()


def test_cards_of_race_are_compared_with_another_size_of_text(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=find_games())
    painter = rig.scene.view.painter
    assert isinstance(painter, RacePainter)
    painter.comparing = True
    larger_text(rig)
    later = rig.scene.view.painter
    assert isinstance(later, RacePainter)
    assert later.comparing
    rig.close()


def test_an_open_drawer_is_open_with_another_size_of_text(tmp_path: Path) -> None:
    rig = Rig(tmp_path, size=(1280, 720))
    rig.key(pygame.K_l)
    larger_text(rig)
    assert rig.scene.view.side.drawer == "log"
    rig.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("step", [1.0, 1.3, 1.5, 2.0])
def test_parts_do_not_overlap_at_any_size(tmp_path: Path, size: tuple[int, int], step: float) -> None:
    rig = Rig(tmp_path, size=size, settings=Settings(speed="instant", mute=True, text_step=step))
    areas = rig.scene.view.painter.areas
    window = pygame.Rect((0, 0), size)
    parts = [areas.top, areas.content, areas.strip, areas.log, areas.prompt]
    parts += [areas.inspector] if rig.scene.kit.metrics.mode == "wide" else []
    parts = [part for part in parts if part.width]
    for number, part in enumerate(parts):
        assert window.contains(part)
        assert part.collidelist(parts[number + 1 :]) == -1
    buttons = rig.scene.view.widgets.bar.widgets
    for number, one in enumerate(buttons):
        assert areas.prompt.contains(one.rect)
        assert one.rect.collidelist([other.rect for other in buttons[number + 1 :]]) == -1
    assert rig.scene.view.widgets.bar.words.width >= size[0] // 5
    rig.close()


def test_drawing_changes_nothing_and_an_idle_table_draws_nothing(rig: Rig) -> None:
    assert rig.picture() == rig.picture()
    for _step in range(10):
        rig.post()
    frames = rig.app.frames
    for _step in range(40):
        rig.post()
    assert rig.app.frames == frames


def test_a_lone_person_never_sees_a_curtain(tmp_path: Path) -> None:
    rig = Rig(tmp_path, (Person("Ada"), Bot("easy", "Vega"), Bot("easy", "Rigel")))
    dice = Dice(4)
    while not rig.opened:
        answer_by(rig, dice, by_mouse=False)
    assert rig.opened == "score"
    rig.close()


def test_the_seam_between_inspector_and_log_can_be_dragged(rig: Rig) -> None:
    side = rig.scene.view.side
    inspector, log = side.inspector_rect, side.log_rect
    seam = (log.centerx, (inspector.bottom + log.top) // 2)
    rig.drag(seam, (seam[0], seam[1] - 120))
    assert side.log_rect.height == log.height + 120
    assert side.inspector_rect.bottom < side.log_rect.top
    rig.drag((seam[0], seam[1] - 120), (seam[0], 5000))
    assert side.log_rect.height >= 100


def test_ctrl_and_page_keys_move_the_seam_and_leave_the_log_where_it_is(rig: Rig) -> None:
    side = rig.scene.view.side
    usual, offset = side.log_rect.height, side.log.scroll.offset
    rig.key(pygame.K_PAGEUP, pygame.KMOD_CTRL)
    assert side.log_rect.height > usual
    assert side.log.scroll.offset == offset
    rig.key(pygame.K_PAGEDOWN, pygame.KMOD_CTRL)
    assert side.log_rect.height == usual
    for _press in range(30):
        rig.key(pygame.K_PAGEDOWN, pygame.KMOD_CTRL)
    assert side.log_rect.height >= 100


def test_page_keys_turn_the_log(rig: Rig) -> None:
    dice = Dice(1)
    for _answer in range(10):
        answer_by(rig, dice, by_mouse=False)
    log = rig.scene.view.side.log
    bottom = log.scroll.offset
    rig.key(pygame.K_PAGEUP)
    assert log.scroll.offset < bottom


def test_a_failed_save_offers_what_to_do(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise SaveError(Fault.FULL_DISK, "The disk is full.")

    monkeypatch.setattr("galaxy_desktop.play.bus.save", full)
    before = rig.bus.lines()
    rig.key(pygame.K_F5)
    assert rig.top is not rig.scene
    close_top(rig.app, None)
    assert rig.top is rig.scene
    assert rig.bus.lines() == before


@pytest.mark.parametrize(
    ("game", "key", "said"),
    [
        ("race", pygame.K_c, "No cards to compare now."),
        ("race", pygame.K_b, "No bag to open here."),
        ("roll", pygame.K_k, "No map key to show here."),
        ("master", pygame.K_b, ""),
        ("master", pygame.K_k, ""),
    ],
)
def test_a_key_of_the_list_that_has_nothing_to_do_here_says_so(
    tmp_path: Path, game: str, key: int, said: str
) -> None:
    rig = Rig(tmp_path, game=game, games=find_games(), size=(1280, 720))
    rig.key(key)
    assert ("" if rig.scene.view.toast is None else rig.scene.view.toast.label) == said
    rig.close()


def test_without_a_panel_for_it_a_card_pointed_at_is_given_no_picture_of_no_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig, sizes = Rig(tmp_path, size=(1280, 720)), list[tuple[int, int]]()
    rig.show()
    painter = rig.scene.view.painter
    assert painter.areas.strip.width
    face = painter.face

    def noted(item: str, size: tuple[int, int]) -> pygame.Surface | None:
        sizes.append(size)
        return face(item, size)

    monkeypatch.setattr(painter, "face", noted)
    rig.move(next(one for one in rig.scene.view.widgets.items if one.item.subject).rect.center)
    assert rig.scene.view.side.inspector.subject
    assert [size for size in sizes if min(size) < 1] == []
    rig.close()
