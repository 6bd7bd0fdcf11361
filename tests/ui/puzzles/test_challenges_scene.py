"""Challenges on the screen: a game begins at their table, and a finished one is judged on the way back."""

import gzip
import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.language import day_and_month
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.challenges import table_of
from galaxy_desktop.play.commands import Load, NewGame, Save
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.puzzles.challenges import ChallengesScene, day_in_words
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from tests.ui.scene_rig import SEED, SceneRig
from training.challenges import FOLDER, replayed

GAMES = find_games()


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[SceneRig]:
    rig = SceneRig(tmp_path, games=GAMES)
    yield rig
    rig.app.close()


def merchant() -> RunningGame:
    """A game that meets the challenge of the merchant."""
    record = json.loads(gzip.decompress((FOLDER / "race.json.gz").read_bytes()))["merchant"]
    challenge = next(one for one in GAMES["race"].challenges() if one.id == "merchant")
    return replayed(GAMES["race"], challenge, record["seed"], frozen(record["answers"]))


def test_enter_begins_a_game_at_the_table_of_the_challenge(rig: SceneRig) -> None:
    rig.open(ChallengesScene(rig.client, "race"))
    rig.key(pygame.K_RETURN)
    new = rig.opened[0][0]
    assert new == NewGame("race", (Person("Ada"), Bot("medium", "Vega")), {}, SEED, challenge="merchant")


def test_a_game_that_solved_it_is_told_and_marked(rig: SceneRig) -> None:
    scene = rig.open(ChallengesScene(rig.client, "race"))
    rig.step(times=3)
    rig.key(pygame.K_RETURN)
    Archive(rig.app.stage.folders.archive, GAMES).keep(merchant())
    below = rig.top()
    assert below is not None
    assert below is not scene
    below.close()
    rig.step(times=3)
    assert rig.top() is scene
    assert "merchant" in scene.met
    assert rig.form.toast is not None
    assert "Merchant" in rig.form.toast.label
    assert scene.title()[1].startswith(f"{len(scene.met)} of ")
    again = ChallengesScene(rig.client, "race")
    rig.app.stage.open(again)
    assert "merchant" in again.met
    day = day_and_month(date.fromisoformat(again.met["merchant"]), year=True)
    (solved,) = (one for one in again.challenges if one.id == "merchant")
    assert again._mark_words(solved) == f"Completed on {day}"


def test_a_noted_day_that_is_none_is_shown_as_it_is() -> None:
    assert day_in_words("2026-11-27") == "27 Nov 2026"
    assert day_in_words("someday") == "someday"


def test_that_the_challenge_begun_here_was_missed_is_told(rig: SceneRig) -> None:
    scene = rig.open(ChallengesScene(rig.client, "race"))
    rig.step(times=3)
    scene._choose([one.id for one in scene.challenges].index("warlord"))
    rig.key(pygame.K_RETURN)
    Archive(rig.app.stage.folders.archive, GAMES).keep(merchant())
    below = rig.top()
    assert below is not None
    below.close()
    rig.step(times=3)
    assert rig.form.toast is not None
    solved, missed = rig.form.toast.label.split(" · ")
    assert "Merchant" in solved
    assert missed == "Not completed this time: **Warlord**. Worlds conquered: **1** of 5."
    assert "warlord" not in scene.met


def begun(scene: ChallengesScene) -> bool:
    """Whether the chosen challenge is under way; a call, because it changes with every save."""
    return scene.begun is not None


def rows_under_way(rig: SceneRig) -> list[int]:
    """Numbers of the rows that say that they are under way."""
    (rows,) = (one for one in rig.form.widgets if isinstance(one, ScrollList) and one.label == "Challenges")
    return [number for number in range(rows.count) if "Under way" in rows.words(number)]


def test_a_challenge_under_way_is_continued_or_begun_anew(rig: SceneRig) -> None:
    scene = rig.open(ChallengesScene(rig.client, "race"))
    path = rig.app.stage.folders.saves / "warlord.json"
    rig.step(times=3)
    names = [one.id for one in scene.challenges]
    warlord = scene.challenges[names.index("warlord")]
    bus = CommandBus(GAMES)
    bus.do(table_of(GAMES["race"], warlord, "Ada", 7))
    bus.do(Save(path))
    assert rows_under_way(rig) == []
    scene.resume()
    rig.step()
    assert not begun(scene)
    assert "Start over" not in [button.label for button in scene.buttons()]
    assert rows_under_way(rig) == [names.index("warlord")]
    scene._choose(names.index("warlord"))
    assert begun(scene)
    assert scene._moment() == "Setup"
    rig.click("Start over")
    rig.app.stage.close_above(scene)
    rig.click("Continue")
    assert rig.opened == [(table_of(GAMES["race"], warlord, "Ada", SEED),), (Load(path),)]
    assert scene._begun == (GAMES["race"], warlord)


def test_a_branch_or_a_game_with_an_undone_reveal_is_not_continued_for_its_challenge(rig: SceneRig) -> None:
    one, game = GAMES["race"].challenges()[0], GAMES["race"]
    scene = rig.open(ChallengesScene(rig.client, "race"))
    for changed in ({"took_back": True}, {"table": None}):
        bus = CommandBus(GAMES)
        bus.do(table_of(game, one, "Ada", 7))
        running = bus.game_so_far()
        if "table" in changed:
            running.table = replace(running.table, challenge="")
        running.took_back = "took_back" in changed
        bus.do(Save(rig.app.stage.folders.saves / "game.json"))
        scene.resume()
        rig.step()
        assert not begun(scene)


def test_each_game_has_its_list(rig: SceneRig) -> None:
    scene = rig.open(ChallengesScene(rig.client, "race"))
    for number, game in enumerate(scene.games):
        scene._show_game(number)
        rig.step()
        assert scene.game is game
        assert scene.challenge is game.challenges()[0]


def test_a_refused_table_is_said(rig: SceneRig) -> None:
    scene = rig.open(ChallengesScene(rig.client, "race"))
    rig.refusal = RefusedError("No room.")
    scene.start()
    assert rig.form.toast is not None
    assert rig.top() is scene


def test_an_archive_that_cannot_be_opened_is_said(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(folders: Folders) -> Path:
        raise FolderError("No folder.")

    monkeypatch.setattr(Folders, "archive", property(fails))
    scene = rig.open(ChallengesScene(rig.client, "race"))
    rig.step()
    assert scene.prompt().bad
    assert "No folder." in scene.prompt().line
