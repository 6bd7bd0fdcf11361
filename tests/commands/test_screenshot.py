"""Pictures of scenes: New game with the table that is asked for."""

import os
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.cli import run
from galaxy_desktop.commands import pictured, screenshot
from galaxy_desktop.engine.oneline import path_words

TABLES = {
    ("race",): (2, {}, "easy"),
    ("race", "--players", "3"): (3, {}, "medium"),
    ("race", "--players", "2", "--option", "variant=experienced", "--bots", "expert"): (
        2,
        {"variant": "experienced"},
        "expert",
    ),
    ("master", "--players", "2", "--option", "setup=draft"): (2, {"setup": "draft"}, "medium"),
}


@pytest.mark.slow
@pytest.mark.usefixtures("drawn_once")
@pytest.mark.parametrize("words", TABLES)
def test_new_game_is_shown_with_the_table_that_is_asked_for(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenes: list[Any] = []
    make = pictured.scene_of

    def keep(*given: Any) -> Any:
        scenes.append(make(*given))
        return scenes[-1]

    monkeypatch.setattr(pictured, "scene_of", keep)
    path = str(tmp_path / "shot.png")
    assert run(["screenshot", *words, "--scene", "new", "--size", "1280x720", "--out", path]) == 0
    setup = scenes[0].setup
    chosen = {option.name: setup.choice(option.name) for option in setup.game.options}
    usual = {option.name: option.choices[0] for option in setup.game.options}
    assert (len(setup.chairs), setup.chairs[1].level) == (TABLES[words][0], TABLES[words][2])
    assert chosen == {**usual, **TABLES[words][1]}


def test_every_scene_that_can_be_named_can_be_made() -> None:
    assert [*pictured.MAKERS] == [*screenshot.SCENES]


def test_a_folder_that_may_not_be_looked_into_is_told_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, look = tmp_path / "shot.png", os.stat

    def refused(asked: Any, *given: Any, **how: Any) -> os.stat_result:
        if str(asked) == str(path):
            raise PermissionError(13, "Permission denied")
        return look(asked, *given, **how)

    monkeypatch.setattr(os, "stat", refused)
    assert run(["screenshot", "race", "--out", str(path)]) == 2
    assert capsys.readouterr().err == f"galaxy-desktop: can't write {path_words(path)}: Permission denied\n"
