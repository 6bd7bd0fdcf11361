"""The list of saved games: choosing, searching, bad files, backups, deleting."""

import json
import os
import time
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from shutil import copy
from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import Save
from galaxy_desktop.play.naming import QUICKSAVE
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.savefile import bytes_of, load
from galaxy_desktop.play.savehead import HEAD
from galaxy_desktop.play.savelist import list_saves
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
from galaxy_desktop.ui.saves.row import SaveRows
from galaxy_desktop.ui.saves.saving import SaveFlow
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.saves.thumbnail import Thumbnails
from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.scenes.shelf import title_of
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from tests.ui.acts import click
from tests.ui.pseudo_tour import Drawn
from tests.ui.scene_rig import SceneRig

BORIS = (Person("Ada"), Person("Boris"))


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder)


def rows(rig: SceneRig) -> ScrollList:
    found = rig.widget("Saved games")
    assert isinstance(found, ScrollList)
    return found


def cut(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def test_without_saves_the_list_says_what_will_be_there(rig: SceneRig) -> None:
    scene = rig.open(LoadScene(rig.client))
    assert scene.buttons()[-1].why_not
    rig.key(pygame.K_RETURN)
    rig.key(pygame.K_DELETE)
    assert rig.top() is scene


def test_a_save_is_loaded_by_enter_and_by_a_second_click(rig: SceneRig) -> None:
    path = rig.save("one")
    rig.open(LoadScene(rig.client))
    rig.key(pygame.K_RETURN)
    rig.open(LoadScene(rig.client))
    for _ in range(2):
        rig.step(*click(rows(rig).row(0).center))
    assert rig.below.results == [path, path]


def test_a_double_click_loads_a_save_that_was_not_chosen(rig: SceneRig) -> None:
    rig.save("one")
    older = rig.save("two")
    scene = rig.open(LoadScene(rig.client))
    number = [info.path for info in scene.saves].index(older)
    other = 1 - number
    rig.step(*click(rows(rig).row(other).center), times=20)
    for _ in range(2):
        rig.step(*click(rows(rig).row(number).center))
    assert rig.below.results == [older]


def test_autosaves_come_first(rig: SceneRig) -> None:
    rig.save("autosave toy")
    rig.save("one")
    scene = rig.open(LoadScene(rig.client))
    assert [info.path.stem for info in scene.saves] == ["autosave toy", "one"]


def test_the_newer_of_quicksave_and_autosave_comes_first(rig: SceneRig) -> None:
    for age, name in enumerate(("autosave toy", QUICKSAVE, "one")):
        os.utime(rig.save(name), (age, age))
    scene = rig.open(LoadScene(rig.client))
    assert [info.path.stem for info in scene.saves] == [QUICKSAVE, "autosave toy", "one"]


def test_while_a_game_is_played_its_newest_save_comes_first(rig: SceneRig) -> None:
    for age, name in enumerate(("one", "autosave toy", QUICKSAVE)):
        os.utime(rig.save(name), (age, age))
    rig.open(scene := LoadScene(rig.client, playing=True))
    assert [info.path.stem for info in scene.saves] == [QUICKSAVE, "autosave toy", "one"]
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [rig.app.folders.saves / f"{QUICKSAVE}.json"]


def test_the_quicksave_is_called_so_in_the_language_of_the_player(rig: SceneRig) -> None:
    rig.save(QUICKSAVE)
    scene = rig.open(LoadScene(rig.client))
    titles = []
    try:
        for code in ("en", "de", "fr"):
            language.use(code)
            titles.append(title_of(scene.saves[0], rig.client.games))
    finally:
        language.use("en")
    assert titles == ["Quicksave", "Schnellspeicherung", "Sauvegarde rapide"]


@pytest.mark.parametrize(
    ("answers", "proposed"), [(0, "Race for the Galaxy"), (9, "Race for the Galaxy round 3")]
)
def test_the_name_proposed_for_a_save_has_the_round_once_there_is_one(
    folder: Path, answers: int, proposed: str
) -> None:
    rig = SceneRig(folder, games={"race": find_games()["race"]})
    SaveFlow(rig.app.stage, rig.session(answers=answers)).ask()
    asks = rig.top()
    assert isinstance(asks, AskText)
    assert asks.typed == proposed


def test_the_choice_moves_by_mouse_and_by_keyboard(rig: SceneRig) -> None:
    for name in ("one", "two", "three"):
        rig.save(name)
    scene = rig.open(LoadScene(rig.client))
    rig.key(pygame.K_DOWN)
    assert scene.chosen == scene.saves[1].path
    rig.step(*click(rows(rig).row(0).center))
    assert scene.chosen == scene.saves[0].path
    rig.step(*click(rows(rig).row(1).center))
    rig.key(pygame.K_DOWN)
    assert scene.chosen == scene.saves[2].path
    assert "three" in scene.announce or rows(rig).state


def test_a_search_leaves_what_fits(rig: SceneRig) -> None:
    rig.save("one")
    rig.save("duel", BORIS)
    scene = rig.open(LoadScene(rig.client))
    rig.step(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="/"))
    rig.type("/bor")
    assert scene.sought == "bor"
    assert rows(rig).count == 1
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [rig.app.folders.saves / "duel.json"]


def test_a_search_chooses_the_first_of_what_is_left(rig: SceneRig) -> None:
    saves = [rig.save("one"), rig.save("late duel", BORIS), rig.save("duel", BORIS)]
    for age, path in enumerate(saves):
        written = time.time() - 60 * age
        os.utime(path, (written, written))
    scene = rig.open(LoadScene(rig.client))
    assert scene.chosen == saves[0]
    rig.click("Search saves")
    rig.type("bor")
    assert scene.chosen == saves[1]


@pytest.mark.parametrize("playing", [True, False])
def test_only_a_game_that_is_played_is_said_to_be_saved_first(rig: SceneRig, playing: bool) -> None:
    rig.save("one")
    scene = rig.open(LoadScene(rig.client, playing=playing))
    assert bool(scene.prompt().line) == playing


def test_nothing_found_is_said_and_bars_loading(rig: SceneRig) -> None:
    rig.save("one")
    scene = rig.open(LoadScene(rig.client))
    rig.click("Search saves")
    rig.type("zzz")
    rig.key(pygame.K_RETURN)
    assert rig.top() is scene
    assert scene.prompt().head == "No save selected"
    assert "Select a save to see its details." in scene.reading


def test_a_damaged_save_says_why_and_the_others_stay_usable(rig: SceneRig) -> None:
    cut(rig.save("broken"))
    good = rig.save("good")
    scene = rig.open(LoadScene(rig.client))
    scene._choose(rig.app.folders.saves / "broken.json")
    assert scene.prompt().bad
    rig.key(pygame.K_RETURN)
    assert rig.below.results == []
    scene._choose(good)
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [good]


def test_a_save_that_is_damaged_behind_its_head_says_so_once_it_is_looked_at(rig: SceneRig) -> None:
    path = rig.save("long")
    data = json.loads(path.read_bytes())
    data["answers"] *= 2000
    path.write_bytes(bytes_of(data))
    scene = rig.open(LoadScene(rig.client))
    assert [bool(info.meta) for info in scene.saves] == [True]
    rig.step(times=6)
    assert [bool(info.meta) for info in scene.saves] == [False]
    assert scene.prompt().bad
    rig.key(pygame.K_RETURN)
    assert rig.below.results == []


@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, lambda path: path.symlink_to("/dev/zero")])
def test_what_is_no_file_stands_in_the_list_with_its_name_and_reason(rig: SceneRig, make: Any) -> None:
    good = rig.save("good")
    odd = rig.app.folders.saves / "odd.json"
    make(odd)
    scene = rig.open(LoadScene(rig.client))
    scene._choose(odd)
    assert "Couldn't read odd.json: it is a " in scene.prompt().line
    scene._choose(good)
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [good]


def test_a_folder_with_very_much_in_it_is_read_while_the_list_is_shown(rig: SceneRig) -> None:
    good = rig.save("good")
    os.utime(good, (1, 1))
    for number in range(150):
        (rig.app.folders.saves / f"{number}.json").write_bytes(b" " * (HEAD + 10))
    scene = rig.open(LoadScene(rig.client))
    assert len(scene.saves) < 150
    rig.step(times=20)
    assert len(scene.saves) == 151
    assert scene.saves[-1].path == good


def test_the_whole_backup_of_a_damaged_save_is_offered(rig: SceneRig) -> None:
    rig.save("game")
    path = rig.save("game", answers=12)
    cut(path)
    rig.open(LoadScene(rig.client))
    rig.click("Restore backup")
    assert rig.below.results == [path.with_name("game.json.1")]


def test_a_damaged_save_without_a_whole_backup_offers_only_the_file(rig: SceneRig) -> None:
    rig.save("game")
    path = rig.save("game")
    cut(path)
    cut(path.with_name("game.json.1"))
    rig.open(LoadScene(rig.client))
    labels = [widget.label for group in rig.form.groups for widget in group]
    assert "Restore backup" not in labels
    assert "Show file" in labels


def test_a_save_of_an_unknown_game_cannot_be_loaded(rig: SceneRig, folder: Path) -> None:
    rig.save("one")
    rig.app.close()
    stranger = SceneRig(folder, games={})
    scene = stranger.open(LoadScene(stranger.client))
    stranger.key(pygame.K_RETURN)
    assert stranger.top() is scene
    assert scene.prompt().bad


def test_deleting_is_asked_and_takes_the_backups_along(rig: SceneRig) -> None:
    rig.save("game")
    path = rig.save("game")
    scene = rig.open(LoadScene(rig.client))
    rig.key(pygame.K_DELETE)
    rig.key(pygame.K_ESCAPE)
    assert path.exists()
    rig.click("Delete")
    rig.click("Delete")
    assert not list(rig.app.folders.saves.glob("game*"))
    assert scene.saves == []


def test_the_picture_of_a_save_comes_after_a_moment_and_hides_a_shared_table(rig: SceneRig) -> None:
    rig.save("alone")
    scene = rig.open(LoadScene(rig.client))
    before = rig.picture()
    rig.step(times=6)
    assert rig.picture() != before
    assert scene.rest > 1
    first, second = (rig.save(f"shared {n}", BORIS, answers=8 + n) for n in (0, 4))
    games = [load(path, rig.games).running for path in (first, second)]
    pictures = [Thumbnails().picture(rig.kit, running, (320, 180)) for running in games]
    assert pygame.image.tobytes(pictures[0], "RGBX") == pygame.image.tobytes(pictures[1], "RGBX")


def test_a_whole_save_says_how_many_choices_are_in_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = SceneRig(folder, (1280, 720), drawn=True)
    rig.save("one", answers=8)
    drawn = Drawn()
    drawn.watch(monkeypatch)
    rig.open(LoadScene(rig.client))
    rig.step(times=8)
    assert "Complete, 8 choices." in drawn.texts


@pytest.mark.slow
def test_a_whole_save_counts_no_choice_that_nobody_was_asked_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = SceneRig(folder, (1280, 720), games=find_games(), drawn=True)
    folder = rig.app.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "one.json"
    copy("saves/race-2-players.json", path)
    running = load(path, rig.games).running
    assert len(running.choices) < running.history.at
    drawn = Drawn()
    drawn.watch(monkeypatch)
    rig.open(LoadScene(rig.client))
    rig.step(times=20)
    assert f"Complete, {len(running.choices)} choices." in drawn.texts


@pytest.mark.parametrize("game", ["race", "master"])
def test_the_details_of_a_save_have_points_only_where_they_decide_who_wins(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    rig = SceneRig(folder, (1280, 720), games={game: find_games()[game]}, drawn=True)
    rig.save("one", answers=8)
    drawn = Drawn()
    drawn.watch(monkeypatch)
    rig.open(LoadScene(rig.client))
    rig.step(times=8)
    assert any("{points}" in text for text in drawn.texts) == find_games()[game].has_points


def test_the_place_of_a_game_of_five_is_whole(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = SceneRig(folder, (1280, 720), games={"roll": find_games()["roll"]}, drawn=True)
    session = rig.session((Person("Ada"), *(Bot("easy", name) for name in COMPUTERS[:4])), 20)
    session.bus.do(Save("A game"))
    drawn = Drawn()
    drawn.watch(monkeypatch)
    rig.open(LoadScene(rig.client))
    rig.step(times=8)
    assert drawn.cut == set()


def test_saves_of_a_branch_have_the_name_that_was_typed_and_say_which_branch_they_are_of(
    rig: SceneRig,
) -> None:
    for name in ("autosave toy", "My first", QUICKSAVE):
        rig.save(name)
    infos = {info.path.stem: info for info in list_saves(rig.app.folders.saves, rig.games)}
    origin = Origin(mark="1", title="Round 4, Explore", at=3, round=4, luck="same")
    branches = {}
    for name, info in infos.items():
        assert info.meta is not None
        branches[name] = info._replace(meta=replace(info.meta, origin=origin))
    told = SaveRows(rig.app.stage.kit, rig.games, [*branches.values()], datetime.now())
    lines = {name: told.words(number) for number, name in enumerate(branches)}
    titles = {name: title_of(info, rig.games) for name, info in branches.items()}
    assert titles["autosave toy"] == "What if: Round 4, Explore"
    assert (titles["My first"], titles[QUICKSAVE]) == ("My first", "Quicksave")
    assert all("What if: Round 4, Explore" in line for line in lines.values())
    assert all(rig.games["toy"].name in line for line in lines.values())


def test_enter_keeps_a_save_that_is_asked_about(rig: SceneRig) -> None:
    path = rig.save("one")
    rig.open(LoadScene(rig.client))
    rig.key(pygame.K_DELETE)
    assert "one" in rig.dialog().text
    rig.key(pygame.K_RETURN)
    assert path.exists()
