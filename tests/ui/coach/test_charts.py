"""Both charts of the coach, read out point by point."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.ui.coach import balance
from galaxy_desktop.ui.coach.balance import change_words
from galaxy_desktop.ui.coach.rows import cost_words
from galaxy_desktop.ui.replay.critiques import figure, mark_size
from tests.ui.acts import key
from tests.ui.coach_rig import graph, moved, opened, rig_of
from tests.ui.scene_rig import SceneRig


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return rig_of(folder, (1280, 720), pictures=False)


def test_the_graph_reads_out_the_point_under_the_pointer(rig: SceneRig) -> None:
    scene = opened(rig)
    made = graph(scene)
    last = made.readings[-1]
    x, y = made.place(last.at, 0.5)
    rig.step(moved((round(x) - 1, round(y))))
    assert made.reading == len(made.readings) - 1
    assert all(name in made.state for name in scene.names)
    made.handle(key(pygame.K_LEFT))
    assert made.reading == len(made.readings) - 2
    rig.step(moved((5, 5)))
    assert made.reading == -1


def test_figures_of_both_charts_are_read_out(rig: SceneRig) -> None:
    scene = opened(rig)
    heard = list(scene.reading)
    for moment in ("At the start, Ada ", "At the end, Ada "):
        assert sum(line.startswith(moment) for line in heard) == 1
    assert any(line.startswith("Your play: ") for line in heard)
    assert sum(": luck " in line for line in heard) == len(scene.names)


def test_percent_is_written_as_the_language_writes_it(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened(rig)
    report, critique = scene.coaching.report, scene.critiques[0]
    monkeypatch.setattr(language, "gettext", lambda text: "{n} %" if text == "{n}%" else text)
    assert change_words(report, -0.09) == "−9 %"
    assert graph(scene).figure(0.5) == figure(critique, 0.5) == "50 %"
    assert cost_words(critique) == f"−{round(100 * critique.verdict.cost)} %"


def test_the_values_beside_the_chart_of_luck_keep_clear_of_each_other(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    heights: list[int] = []
    monkeypatch.setattr(balance, "_draw_chart", lambda *known: heights.append(known[-1].height))
    opened(rig, "jumpdrive", 4)
    rig.picture()
    line = rig.kit.fonts.style("small", rig.kit.metrics).line
    assert heights
    assert min(heights) >= 3 * line


@pytest.mark.parametrize("apart", [0, 1, 7])
def test_marks_of_the_graph_never_cover_each_other(rig: SceneRig, apart: int) -> None:
    made = graph(opened(rig))
    lines = [one.line for one in made.readings if one.line >= 0]
    made.marks = [lines[-1 - number * apart // 4] for number in range(5)]
    places = [pygame.Vector2(made.mark_place(number)) for number in range(5)]
    size = mark_size(rig.kit)
    near = [one.distance_to(other) for n, one in enumerate(places) for other in places[:n]]
    assert min(near) > size
    assert all(made.rect.inflate(0, size).collidepoint(place) for place in places)
    assert [made.mark_at((round(place.x), round(place.y))) for place in places] == [0, 1, 2, 3, 4]
