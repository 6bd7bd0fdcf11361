"""The bars of a final score: parts of one score add up to it, and figures that are none stand apart."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.game import Score
from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import COMPUTERS, Bot, Occupant, Person
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.score import bars as score_bars
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.settings import Settings
from tests.sweep import paired
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
MAGENTA = pygame.Color(255, 0, 255)
BOTS = tuple(Bot("easy", name) for name in COMPUTERS)


@pytest.mark.parametrize(("game", "fullest"), paired([*GAMES], [True, False]))
def test_parts_that_are_drawn_as_one_bar_add_up_to_the_score_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, fullest: bool
) -> None:
    drawn: list[tuple[int, int, pygame.Rect]] = []
    once = score_bars.draw_bar

    def watched(*args: Any, **more: Any) -> None:
        _kit, _surface, rect, parts, most, _grown = args
        drawn.append((sum(points for _bar, points in parts), most, rect.copy()))
        once(*args, **more)

    monkeypatch.setattr(score_bars, "draw_bar", watched)
    players = GAMES[game].seats[-1] if fullest else 2
    quick = Settings(mute=True, reduced_motion=True)
    rig = SceneRig(tmp_path, (1920, 1080), settings=quick, games=GAMES, drawn=True)
    seats: tuple[Occupant, ...] = (Person("Ada"), *BOTS[: players - 1])
    scene = rig.open(ScoreScene(rig.client, rig.session(seats, game=game)))
    drawn.clear()
    rig.app.stage.draw(rig.app.surface)
    figures = [points for points, _most, _rect in drawn]
    if scene.game.has_points:
        order = scene.finale.order(len(seats))
        assert sorted(figures) == sorted(scene.scores[seat].total for seat in order)
        return
    assert sorted(figures) == sorted(points for one in scene.scores for _source, points in one.parts)
    goals = scene.game.goals()
    for points, most, rect in drawn:
        assert points <= most
        assert most in goals
        others = [other for _points, _most, other in drawn if other != rect]
        assert rect.collidelist(others) == -1
    assert set(scene.ending.places().values()) <= {1, 2}


def drawn_bar(kit: Kit, parts: Sequence[int], most: int, grown: float) -> pygame.Surface:
    """A bar of these parts, 400 pixels long, over magenta."""
    surface = pygame.Surface((400, 40))
    surface.fill(MAGENTA)
    bars = score_bars.chart_bars(kit)[: len(parts)]
    score_bars.draw_bar(kit, surface, surface.get_rect(), list(zip(bars, parts, strict=True)), most, grown)
    return surface


def covered(surface: pygame.Surface, left: int, right: int) -> float:
    """Share of the columns from `left` to `right` that are drawn on."""
    row = surface.get_height() // 4
    columns = [surface.get_at((x, row)) != MAGENTA for x in range(left, right)]
    return sum(columns) / len(columns)


def test_a_part_below_zero_takes_its_share_off_the_end_of_the_bar(kit: Kit) -> None:
    plain, less = drawn_bar(kit, [8, 0], 10, 2), drawn_bar(kit, [8, -2], 10, 2)
    for surface in (plain, less):
        assert covered(surface, 4, 310) > 0.9
        assert covered(surface, 330, 400) == 0
    same = [plain.get_at((x, 1)) == less.get_at((x, 1)) for x in range(400)]
    assert all(same[4:230])
    assert not any(same[250:310])


def test_a_part_below_zero_with_nothing_to_take_it_off_begins_at_the_left(kit: Kit) -> None:
    surface = drawn_bar(kit, [-1, 0], 4, 2)
    assert covered(surface, 2, 90) > 0.9
    assert covered(surface, 110, 400) == 0


def test_bars_with_a_part_below_zero_fit_their_rail(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []

    def watched(_kit: Kit, _surface: object, _rect: object, parts: Any, most: int, _grown: float) -> None:
        lengths.append(most - sum(max(0, points) for _bar, points in parts))

    monkeypatch.setattr(score_bars, "draw_bar", watched)
    scores = [Score((("chips", 9), ("colonies", -1))), Score((("chips", 3), ("colonies", 4)))]
    for seat in (0, 1):
        surface = pygame.Surface((100, 20))
        score_bars.draw_score(kit, surface, surface.get_rect(), scores, seat, 2, with_points=True)
    assert lengths == [0, 2]


def test_a_figure_that_wins_is_as_long_as_its_rail_and_no_other(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, int]] = []

    def watched(_kit: Kit, _surface: object, _rect: object, parts: Any, most: int, _grown: float) -> None:
        drawn.append((parts[0][1], most))

    monkeypatch.setattr(score_bars, "draw_bar", watched)
    game = GAMES["master"]
    scores, rail = game.scores(game.new(2, {}, 3)), pygame.Rect(0, 0, 300, 20)
    surface = pygame.Surface(rail.size)
    score_bars.draw_score(kit, surface, rail, scores, 0, 3, with_points=False, goals=game.goals())
    assert drawn == [(1, 9), (0, 5), (1, 2)]
    assert not any(other.goals() for other in GAMES.values() if other.has_points)


@pytest.mark.parametrize("width", [30, 34, 36, 40, 48, 60])
def test_a_number_leaves_the_colour_of_its_part_in_sight_at_both_sides(kit: Kit, width: int) -> None:
    surface = pygame.Surface((width + 3, 22))
    bar = score_bars.chart_bars(kit)[0]
    score_bars.draw_bar(kit, surface, surface.get_rect(), [(bar, 12)], 12, 1)
    part, least = pygame.Rect(0, 0, kit.metrics.space("seam"), 6), kit.metrics.space("seam")
    part.centery = surface.get_height() // 2
    assert least >= 2
    for left in (1, surface.get_width() - kit.metrics.px(3) - 1 - least):
        ground = pygame.Color(pygame.transform.average_color(surface, part.move(left, 0)))
        assert ground.b > 180, (left, ground)
