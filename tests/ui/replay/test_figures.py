"""Figures of a replay: named, and never a sum that the game does not have."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui.replay.compare import CompareScene
from galaxy_desktop.ui.replay.courses import Courses
from galaxy_desktop.ui.replay.figures import figure, meaning
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.richtext import RichText
from tests.ui.acts import move
from tests.ui.drawn_texts import DrawnTexts
from tests.ui.finished import played
from tests.ui.replay.test_what_if import comparison
from tests.ui.scene_rig import SceneRig

GAMES = find_games()


def opened(folder: Path, game: str, window: tuple[int, int]) -> tuple[SceneRig, ReplayScene]:
    rig = SceneRig(folder, window, games=GAMES, drawn=True)
    return rig, rig.open(ReplayScene(rig.client, Replay(played(game, 2, 10**6).game_so_far(), 0), None))


@pytest.mark.parametrize("game", ["race", "master"])
def test_figures_beside_the_curve_are_named(folder: Path, game: str, drawn_texts: DrawnTexts) -> None:
    _rig, scene = opened(folder, game, (1920, 1080))
    drawn_texts.clear()
    scene.timeline.draw(pygame.Surface((1920, 1080)))
    assert ("VP" if GAMES[game].has_points else "Victory") in drawn_texts.words
    unit = "" if GAMES[game].has_points else "%"
    shown = {f"**{one}{unit}**" for one in scene.replay.progress_after(scene.replay.at)}
    assert shown <= set(drawn_texts.words)


@pytest.mark.parametrize("game", ["race", "master"])
def test_the_curve_under_the_pointer_is_explained(folder: Path, game: str, drawn_texts: DrawnTexts) -> None:
    rig, scene = opened(folder, game, (1920, 1080))
    for box in (scene.timeline.curves, scene.timeline.legend):
        drawn_texts.clear()
        rig.step(move((box.centerx, box.bottom - 2)))
        assert meaning(GAMES[game]) in drawn_texts.words


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("game", ["race", "master"])
def test_a_mark_under_the_pointer_says_whose_gain_it_is(
    folder: Path, game: str, window: tuple[int, int], drawn_texts: DrawnTexts
) -> None:
    rig, scene = opened(folder, game, window)
    assert scene.timeline.gains()
    for swing, plate in scene.timeline.gains():
        drawn_texts.clear()
        rig.step(move(plate.center))
        name = scene.replay.table().names()[swing.seat]
        gain = f"+{swing.gain} VP" if GAMES[game].has_points else f"+{swing.gain}%"
        assert f"Large gain in round {swing.round}: {name} {gain}" in drawn_texts.words


def test_a_branch_of_a_game_without_points_is_compared_by_its_way_to_a_victory(folder: Path) -> None:
    rig = SceneRig(folder, (1920, 1080), games=GAMES)
    scene = rig.open(CompareScene(rig.client, comparison("master", 2)))
    heard = scene.reading
    for words in (" as played, ", "what if: "):
        assert all("%" in line for line in heard if words in line)
        assert any(words in line for line in heard)
    assert "%" in scene.prompt().head
    both = scene.comparison
    start = both.branch.progress_after(0)
    assert start == both.original.progress_after(both.origin.at)


def test_the_round_that_is_shown_is_written_over_no_other(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = SceneRig(folder, (1280, 720), games=GAMES)
    both = comparison("master", 2)
    scene = rig.open(CompareScene(rig.client, both))
    courses = Courses(scene.kit, both, pygame.Rect(0, 0, 900, 400))
    written: list[pygame.Rect] = []
    monkeypatch.setattr(
        RichText, "draw", lambda _text, _surface, at, _line, *_more, **_how: written.append(at.copy())
    )
    for shown in both.rounds:
        written.clear()
        courses._draw_rounds(pygame.Surface((900, 400)), shown)
        assert all(one.collidelist(written[:at]) < 0 for at, one in enumerate(written)), shown


@pytest.mark.parametrize("game", ["race", "master"])
def test_a_comparison_shows_the_figures_of_a_round_in_both_games_and_at_the_axis(
    folder: Path, game: str, drawn_texts: DrawnTexts
) -> None:
    rig = SceneRig(folder, (1920, 1080), games=GAMES, drawn=True)
    both = comparison(game, 2)
    scene = rig.open(CompareScene(rig.client, both))
    drawn_texts.clear()
    for panel in scene.laid:
        panel.column.draw(rig.app.surface)
    totals = [*both.played[scene.number], *both.tried[scene.number]]
    courses = Courses(scene.kit, both, pygame.Rect(0, 0, 900, 400))
    wanted = {figure(GAMES[game], value) for value in (*totals, courses.low, courses.high)}
    assert wanted <= set(drawn_texts.words)
