"""Several games under way: each tile of the menu continues the last one and lists the others."""

import os
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import Load, Save
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.savelist import list_saves
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.ui.menu.game_tile import GameTile
from galaxy_desktop.ui.menu.running import RunningGames, RunningRow
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.shelf import running_games, saves_of
from galaxy_desktop.ui.settings import Settings
from tests.ui.acts import click
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
SITTERS: tuple[tuple[Occupant, ...], ...] = (
    (Person("Ada"), Bot("easy", "Vega")),
    (Person("Ada"), Person("Bea")),
    (Person("Ada"), Bot("hard", "Rigel")),
)


def kept(rig: SceneRig, game: str) -> list[Path]:
    """Three games of a kind with one seed, left one after the other; the newest first."""
    found: list[Path] = []
    for number, seats in enumerate(SITTERS):
        session = rig.session(seats, answers=4 + number, game=game)
        path = rig.app.folders.saves / f"{session.bus.own_name()}.json"
        session.do(Save(path))
        session.bus.close()
        os.utime(path, (1_000 + number, 1_000 + number))
        found.insert(0, path)
    return found


def test_a_save_is_offered_beside_that_of_another_game_with_the_same_seed(folder: Path) -> None:
    rig = SceneRig(folder)
    rig.save("mine", SITTERS[0], answers=3)
    rig.save("autosave toy", SITTERS[1], answers=3)
    found = running_games(saves_of(rig.app.folders, rig.games), rig.games)
    assert {info.path.stem for infos in found.values() for info in infos} == {"mine", "autosave toy"}


def test_a_branch_is_listed_beside_the_game_it_goes_on_from(folder: Path) -> None:
    rig = SceneRig(folder)
    rig.save("mine", answers=3)
    (mine,) = saves_of(rig.app.folders, rig.games)
    assert mine.meta is not None
    origin = Origin(mark="1", title="Round 1", at=3, round=1, luck="same")
    branch = mine._replace(meta=replace(mine.meta, origin=origin))
    assert [*running_games([branch, mine], rig.games).values()] == [[branch, mine]]
    assert [*running_games([mine, mine], rig.games).values()] == [[mine]]


def menu(rig: SceneRig) -> MenuScene:
    scene = rig.open(MenuScene(rig.client))
    rig.step(times=3)
    return scene


def rows(rig: SceneRig) -> list[RunningRow]:
    assert isinstance(rig.top(), RunningGames)
    return [widget for group in rig.form.groups for widget in group if isinstance(widget, RunningRow)]


@pytest.mark.parametrize("game", GAMES)
def test_of_several_games_the_last_is_continued_and_all_are_listed(folder: Path, game: str) -> None:
    rig = SceneRig(folder, games=GAMES)
    paths, number = kept(rig, game), list(GAMES).index(game)
    assert len(set(paths)) == 3
    scene = menu(rig)
    rig.key(pygame.K_1 + number)
    assert rig.opened == [(Load(paths[0]),)]
    ways: list[Callable[[int], None]] = [
        lambda place: rig.step(*click(rows(rig)[place].rect.center)),
        lambda place: rig.key(pygame.K_1 + place),
    ]
    for (place, path), continue_ in product(enumerate(paths), ways):
        rig.app.stage.close_above(scene)
        rig.opened.clear()
        rig.click("All 3 games")
        assert [row.label.split(" with ")[1] for row in rows(rig)] == ["Rigel", "Bea", "Vega"]
        continue_(place)
        assert rig.opened == [(Load(path),)]


def test_a_branch_is_told_from_the_game_it_goes_on_from(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    kept(rig, "race")
    branch, *others = list_saves(rig.app.folders.saves, GAMES)
    assert branch.meta is not None
    origin = Origin(mark="1", title="Round 4, Explore", at=3, round=4, luck="same")
    rig.open(RunningGames("Race", [branch._replace(meta=replace(branch.meta, origin=origin)), *others], {}))
    assert [row.label.startswith("What if: Round 4, Explore") for row in rows(rig)] == [True, False, False]


def test_the_list_opens_by_key_and_enter_continues_the_latest(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    paths = kept(rig, "race")
    menu(rig)
    rig.key(pygame.K_1, mod=pygame.KMOD_CTRL)
    rig.key(pygame.K_RETURN)
    assert rig.opened == [(Load(paths[0]),)]


def test_escape_leaves_the_list_and_other_keys_open_none(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    kept(rig, "race")
    scene = menu(rig)
    rig.key(pygame.K_1, mod=pygame.KMOD_CTRL)
    rig.key(pygame.K_4)
    assert isinstance(rig.top(), RunningGames)
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is scene
    rig.key(pygame.K_2, mod=pygame.KMOD_CTRL)
    assert rig.top() is scene
    rig.key(pygame.K_1, mod=pygame.KMOD_SHIFT)
    assert isinstance(rig.top(), NewGameScene)
    assert rig.opened == []


def test_one_game_needs_no_list(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    session = rig.session(answers=4, game="roll")
    session.do(Save(session.bus.own_name()))
    session.do(Save("mine"))
    session.bus.close()
    menu(rig)
    labels = [widget.label for group in rig.form.groups for widget in group]
    assert "New game" in labels
    assert not any(re.fullmatch("All [0-9]+ games", label) for label in labels)


def test_a_damaged_save_is_not_listed_and_hides_no_other(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    paths = kept(rig, "frontiers")
    paths[1].write_bytes(paths[1].read_bytes()[:200])
    (rig.app.folders.saves / "autosave frontiers 5.json").write_bytes(b"nonsense")
    menu(rig)
    rig.click("All 2 games")
    assert [row.label.split(" with ")[1] for row in rows(rig)] == ["Rigel", "Vega"]
    rig.key(pygame.K_ESCAPE)
    rig.key(pygame.K_F9)
    rig.step(times=3)
    load = rig.top()
    assert isinstance(load, LoadScene)
    assert {info.path for info in load.saves} >= set(paths)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("step", [1.0, 2.0])
def test_many_games_can_be_scrolled_and_each_row_lies_in_the_window(
    folder: Path, size: tuple[int, int], step: float
) -> None:
    rig = SceneRig(folder, size, Settings(mute=True, text_step=step), games=GAMES)
    session = rig.session(SITTERS[0], answers=3, game="race")
    for number in range(14):
        session.do(Save(f"autosave race {number}"))
    session.bus.close()
    menu(rig)
    rig.key(pygame.K_1, mod=pygame.KMOD_CTRL)
    assert len(rows(rig)) == 14
    rig.focus(rows(rig)[0].label)
    for _ in range(13):
        rig.key(pygame.K_DOWN)
    last = rig.form.focus.current
    assert last is rows(rig)[-1]
    assert pygame.Rect((0, 0), size).contains(last.rect)
    rig.key(pygame.K_RETURN)
    assert rig.opened == [(Load(rig.app.folders.saves / "autosave race 0.json"),)]


def test_only_the_tile_of_a_running_game_says_where_it_stands(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = SceneRig(folder, (1920, 1080), games=GAMES)
    kept(rig, "race")
    menu(rig)
    laid: list[str] = []
    fitted = RichText.fitted

    def noted(text: RichText, markup: str, *more: Any, **how: Any) -> Any:
        laid.append(markup)
        return fitted(text, markup, *more, **how)

    monkeypatch.setattr(RichText, "fitted", noted)
    tiles = [one for group in rig.form.groups for one in group if isinstance(one, GameTile)]
    assert [one.title.id for one in tiles if one.running] == ["race"]
    for tile in tiles:
        laid.clear()
        tile.blocks(tile.words_box(tile.rect))
        stands = [words for words in laid if "{clock}" in words]
        assert [escape(tile.running) in words for words in stands] == [True] * bool(tile.running)
