"""The archive on the screen: choosing, filtering, opening, deleting and undoing that, files in and out."""

from pathlib import Path
from shutil import rmtree
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.archive.archive import INDEX, Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.commands import NewGame, Resign
from galaxy_desktop.play.seats import COMPUTERS, Bot, Occupant, Person
from galaxy_desktop.ui.archive import preview
from galaxy_desktop.ui.archive.filters import FilterDialog
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.coach.scene import CoachScene
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.slider import Slider
from tests.play.tables import BEN, ROBOT
from tests.ui.acts import click
from tests.ui.pseudo_tour import Drawn
from tests.ui.scene_rig import ADA_AND_VEGA, SceneRig

LARGE = Settings(mute=True, text_step=2.0, player_name="Ada")


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder, (1920, 1080))


def keep(rig: SceneRig, *seats: Occupant, answers: int = 10**6, resign: bool = False) -> str:
    """A game in the archive, played by chance; the id of its file."""
    session = rig.session(seats or ADA_AND_VEGA, answers)
    if resign:
        session.bus.do(Resign(0))
    return Archive(rig.app.folders.archive, rig.games).keep(session.bus.game_so_far())


def shown(rig: SceneRig) -> ArchiveScene:
    scene = rig.open(ArchiveScene(rig.client))
    rig.step(times=8)
    return scene


def rows(rig: SceneRig) -> ScrollList:
    found = rig.widget("Finished games")
    assert isinstance(found, ScrollList)
    return found


def test_an_empty_archive_says_what_will_be_there(rig: SceneRig) -> None:
    scene = shown(rig)
    assert scene.buttons()[-1].why_not
    assert scene.prompt().line
    for code in (pygame.K_RETURN, pygame.K_DELETE, pygame.K_p, pygame.K_LEFT):
        rig.key(code)
    assert rig.top() is scene
    assert not rig.app.folders.archive.joinpath("games").exists()


def test_the_menu_leads_to_the_archive_by_mouse_and_by_key(rig: SceneRig) -> None:
    keep(rig)
    rig.open(MenuScene(rig.client))
    rig.click("Archive")
    assert isinstance(rig.top(), ArchiveScene)
    rig.key(pygame.K_ESCAPE)
    rig.key(pygame.K_a)
    assert isinstance(rig.top(), ArchiveScene)


def test_on_the_tile_of_a_game_the_menu_leads_to_its_finished_games(rig: SceneRig) -> None:
    rig.open(MenuScene(rig.client))
    game = next(iter(rig.games.values()))
    rig.focus(game.name)
    rig.key(pygame.K_a)
    scene = rig.top()
    assert isinstance(scene, ArchiveScene)
    assert scene.selection.wanted.game == game.id


def test_without_finished_games_of_a_kind_the_archive_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = SceneRig(folder, (1920, 1080), games=find_games())
    said, soft = list[str](), Column.soft

    def noted(column: Column, text: str, *how: Any, **more: Any) -> Any:
        said.append(text)
        return soft(column, text, *how, **more)

    monkeypatch.setattr(Column, "soft", noted)
    played, other = rig.games["race"], rig.games["roll"]
    keep(rig)
    for game, line in ((played, False), (other, True)):
        said.clear()
        rig.open(ArchiveScene(rig.client, game.id))
        rig.step(times=8)
        assert (f"You haven't finished a game of {game.name} yet." in said) == line


def test_a_game_opens_as_a_replay_by_enter_and_by_a_second_click(rig: SceneRig) -> None:
    keep(rig)
    shown(rig)
    rig.key(pygame.K_RETURN)
    replay = rig.top()
    assert isinstance(replay, ReplayScene)
    assert replay.replay.at == 0
    rig.key(pygame.K_ESCAPE)
    for _ in range(2):
        rig.step(*click(rows(rig).row(0).center))
    assert isinstance(rig.top(), ReplayScene)


def test_the_replay_begins_at_the_round_that_is_shown(rig: SceneRig) -> None:
    keep(rig)
    scene = shown(rig)
    before = rig.picture()
    rig.key(pygame.K_LEFT)
    rig.step(times=8)
    assert rig.picture() != before
    line = scene.selection.looked_at.line
    rig.key(pygame.K_RETURN)
    replay = rig.top()
    assert isinstance(replay, ReplayScene)
    assert 0 < line < replay.replay.end
    assert replay.replay.at == replay.replay.stop_near(line)


@pytest.mark.parametrize("look", [pygame.K_RETURN, pygame.K_p])
def test_the_coach_looks_at_a_game_of_which_another_moment_was_shown_before(rig: SceneRig, look: int) -> None:
    keep(rig)
    shown(rig)
    rig.key(pygame.K_LEFT)
    rig.step(times=8)
    rig.key(look)
    assert not isinstance(rig.top(), ArchiveScene)
    rig.key(pygame.K_ESCAPE)
    rig.step(times=8)
    rig.key(pygame.K_c)
    assert isinstance(rig.top(), CoachScene)


def test_no_button_moves_when_the_game_has_been_read(rig: SceneRig) -> None:
    keep(rig)
    scene = rig.open(ArchiveScene(rig.client))
    before, rect = scene.selection.looked_at.due, rig.widget("Delete").rect
    rig.step(times=8)
    assert (before, scene.selection.looked_at.due) == (True, False)
    assert rig.widget("Round")
    assert rig.widget("Delete").rect == rect


def test_the_slider_goes_from_the_first_round_to_the_last_and_shows_each(rig: SceneRig) -> None:
    keep(rig)
    scene = rig.open(ArchiveScene(rig.client))
    rig.step(times=8)
    replay, slider = scene.selection.looked_at.replay, rig.widget("Round")
    assert replay is not None
    assert isinstance(slider, Slider)
    rounds = dict(replay.rounds)
    assert (slider.low, slider.high) == (min(rounds), max(rounds))
    for number, line in rounds.items():
        slider.change(number)
        assert scene.selection.looked_at.line == line


def test_the_list_is_walked_by_keyboard(rig: SceneRig) -> None:
    keys = {keep(rig), keep(rig, Person("Ada"), Bot("hard", "Rigel")), keep(rig, answers=6, resign=True)}
    scene = shown(rig)
    seen = set()
    for _ in keys:
        seen.add(scene.selection.chosen)
        rig.key(pygame.K_DOWN)
    assert seen == keys


def test_a_search_and_a_filter_leave_what_fits(rig: SceneRig) -> None:
    keep(rig)
    other = keep(rig, Person("Zoe"), Bot("hard", "Rigel"))
    scene = shown(rig)
    rig.step(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="/"))
    rig.type("/zo")
    assert scene.selection.finds.keys == [other]
    box = rig.widget("Opponents")
    assert isinstance(box, DropDown)
    box.change("easy")
    rig.step()
    assert scene.selection.finds.keys == []
    assert not scene.prompt().line  # games do appear here
    rig.click("Clear filters")
    assert len(scene.selection.finds) == 2


def test_in_a_small_window_the_filters_are_behind_a_button(folder: Path) -> None:
    rig = SceneRig(folder, (1280, 720))
    keep(rig)
    keep(rig, answers=6, resign=True)
    scene = shown(rig)
    rig.click("Filters")
    assert isinstance(rig.top(), FilterDialog)
    box = rig.widget("Result")
    assert isinstance(box, DropDown)
    box.change("resigned")
    rig.step()
    rig.click("Show games")
    assert len(scene.selection.finds) == 1
    assert rig.widget("Filters (1)")


def test_a_deleted_game_is_brought_back_by_undo(rig: SceneRig) -> None:
    older, newer = keep(rig), keep(rig, BEN, ROBOT)
    scene = shown(rig)
    key = scene.selection.chosen
    rig.key(pygame.K_DELETE)
    assert [scene.selection.chosen] == scene.selection.finds.keys == [*({older, newer} - {key})]
    assert scene.toast is not None
    assert scene.toast.button is not None
    rig.step(*click(scene.toast.button.rect.center))
    assert {*scene.selection.finds.keys} == {older, newer}
    assert scene.selection.chosen == key


def test_the_offer_to_undo_stays_for_eight_seconds(rig: SceneRig) -> None:
    keep(rig)
    scene = shown(rig)
    rig.key(pygame.K_DELETE)
    rig.step(times=1, dt=7.5)
    assert scene.toast is not None
    assert scene.toast.alive
    rig.step(times=2, dt=1.0)
    assert not scene.toast.alive


def test_deleting_keeps_the_place_in_the_list(rig: SceneRig) -> None:
    for seed in range(3):
        keep(rig, Person("Ada"), Bot("easy", f"Bot {seed}"))
    scene = shown(rig)
    rig.key(pygame.K_DOWN)
    after = scene.selection.finds.keys[2]
    rig.key(pygame.K_DELETE)
    assert scene.selection.chosen == after


def test_a_damaged_game_says_why_and_cannot_be_opened(rig: SceneRig) -> None:
    key = keep(rig)
    path = Archive(rig.app.folders.archive, rig.games).store.path(key)
    path.write_bytes(path.read_bytes()[:200])
    scene = shown(rig)
    assert scene.prompt().bad
    for code in (pygame.K_RETURN, pygame.K_p):
        rig.key(code)
    assert rig.top() is scene


def test_an_index_of_a_newer_version_is_one_line_and_a_button(rig: SceneRig) -> None:
    import sqlite3

    keep(rig)
    with sqlite3.connect(rig.app.folders.archive / INDEX) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    scene = shown(rig)
    assert scene.prompt().bad
    assert "newer version" in scene.prompt().line
    rig.click("Try again")
    assert rig.top() is scene


def test_games_without_a_row_are_read_in_while_the_list_is_shown(rig: SceneRig) -> None:
    for number in range(3):
        keep(rig, Person("Ada"), Bot("easy", f"Bot {number}"))
    (rig.app.folders.archive / INDEX).unlink()
    scene = rig.open(ArchiveScene(rig.client))
    rig.step(times=3)
    assert len(scene.selection.finds) == 3


def test_the_same_deal_is_begun_with_the_same_players(rig: SceneRig) -> None:
    keep(rig)
    shown(rig)
    rig.click("Play this seed")
    ((command,),) = rig.opened
    assert isinstance(command, NewGame)
    assert command.seats == ADA_AND_VEGA


def test_a_game_is_exported_and_imported(rig: SceneRig, tmp_path: Path) -> None:
    key = keep(rig)
    scene = shown(rig)
    rig.click("Export")
    dialog = rig.top()
    assert isinstance(dialog, AskText)
    dialog.close(tmp_path)
    assert isinstance(rig.top(), Dialog)
    rig.key(pygame.K_RETURN)
    (path,) = tmp_path.glob("*.json")
    rig.key(pygame.K_DELETE)
    scene.selection.archive.store.clear(all_of_them=True)
    rig.click("Import")
    dialog = rig.top()
    assert isinstance(dialog, AskText)
    dialog.close(path)
    rig.step()
    assert scene.selection.finds.keys == [key]
    assert scene.selection.chosen == key


def test_a_file_that_is_no_finished_game_is_refused_in_one_line(rig: SceneRig, tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("{}")
    scene = shown(rig)
    scene.deeds._taken_in(tmp_path / "odd.json")
    assert rig.dialog().title == "Couldn't import the game"
    rig.key(pygame.K_RETURN)
    scene.deeds._taken_in(tmp_path / "nowhere.json")
    assert rig.dialog().title == "Couldn't import the game"


def test_a_game_finished_while_the_archive_lies_below_is_there_on_return(rig: SceneRig) -> None:
    keep(rig)
    scene = shown(rig)
    rig.key(pygame.K_RETURN)
    keep(rig, Person("Zoe"), Bot("hard", "Rigel"))
    rig.key(pygame.K_ESCAPE)
    rig.step(times=2)
    assert len(scene.selection.finds) == 2


@pytest.mark.slow
def test_names_and_points_of_five_players_are_whole(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = SceneRig(folder, (1280, 720), games={"roll": find_games()["roll"]}, drawn=True)
    keep(rig, Person("Ada"), *(Bot("easy", name) for name in COMPUTERS[:4]))
    drawn = Drawn()
    drawn.watch(monkeypatch)
    shown(rig)
    assert drawn.cut == set()


def test_who_resigned_to_a_computer_player_is_whole(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = SceneRig(folder, (1280, 720), games={"race": find_games()["race"]}, drawn=True)
    seats = (Person("Player 1"), Person("Player 2"), Bot("easy", "Mira"))
    keep(rig, *seats, answers=0, resign=True)
    drawn = Drawn()
    drawn.watch(monkeypatch)
    shown(rig)
    assert "Resigned" in {word for line in drawn.lines for word in line.split()}
    assert drawn.cut == set()


def test_all_is_there_at_large_text(folder: Path) -> None:
    rig = SceneRig(folder, (1280, 720), LARGE)
    keep(rig)
    scene = shown(rig)
    assert scene.selection.finds.keys
    assert scene.selection.archive.find(Wanted()) == scene.selection.finds.keys


@pytest.mark.parametrize("scene", [ArchiveScene, StatisticsScene])
def test_without_a_folder_of_the_player_nothing_is_written_elsewhere(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, scene: Any
) -> None:
    rig, elsewhere = SceneRig(folder), tmp_path_factory.mktemp("elsewhere")
    rmtree(folder, ignore_errors=True)
    folder.write_text("a file where the folder was")
    monkeypatch.chdir(elsewhere)
    opened = rig.open(scene(rig.client))
    assert rig.dialog().heading[0] == "The archive can't be opened"
    assert list(elsewhere.iterdir()) == []
    assert opened.prompt().head == "The archive can't be read now"
    assert folder.is_file()


def test_bars_of_a_game_without_points_are_full_at_the_number_that_wins(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig, drawn = SceneRig(folder, (1920, 1080), games=find_games()), []
    kept = rig.session(ADA_AND_VEGA, 30, game="master").bus
    kept.do(Resign(0))
    Archive(rig.app.folders.archive, rig.games).keep(kept.game_so_far())
    monkeypatch.setattr(preview, "draw_score", lambda *_args, **more: drawn.append(more["goals"]))
    shown(rig)
    rig.app.stage.draw(rig.app.surface)
    assert {*drawn} == {(9, 5, 2)}
