"""The bars of a final score: parts of one score add up to it, and figures that are none stand apart."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import COMPUTERS, Bot, Occupant, Person
from galaxy_desktop.ui.scenes import score_bars
from galaxy_desktop.ui.scenes.score import ScoreScene
from galaxy_desktop.ui.settings import Settings
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
BOTS = tuple(Bot("easy", name) for name in COMPUTERS)


@pytest.mark.parametrize("game", GAMES)
def test_parts_that_are_drawn_as_one_bar_add_up_to_the_score_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    drawn: list[tuple[int, int, pygame.Rect]] = []
    once = score_bars.draw_bar

    def watched(*args: Any, **more: Any) -> None:
        _kit, _surface, rect, parts, most, _grown = args
        drawn.append((sum(points for _bar, points in parts), most, rect.copy()))
        once(*args, **more)

    monkeypatch.setattr(score_bars, "draw_bar", watched)
    for players in (2, GAMES[game].seats[-1]):
        quick = Settings(mute=True, reduced_motion=True)
        rig = SceneRig(tmp_path / str(players), (1920, 1080), settings=quick, games=GAMES, drawn=True)
        seats: tuple[Occupant, ...] = (Person("Ada"), *BOTS[: players - 1])
        scene = rig.open(ScoreScene(rig.client, rig.session(seats, game=game)))
        drawn.clear()
        rig.app.stage.draw(rig.app.surface)
        figures = [points for points, _most, _rect in drawn]
        if scene.game.has_points:
            order = scene.finale.order(len(seats))
            assert sorted(figures) == sorted(scene.scores[seat].total for seat in order)
            continue
        assert sorted(figures) == sorted(points for one in scene.scores for _source, points in one.parts)
        for points, most, rect in drawn:
            assert points <= most
            others = [other for _points, _most, other in drawn if other != rect]
            assert rect.collidelist(others) == -1
        assert set(scene.ending.places().values()) <= {1, 2}
