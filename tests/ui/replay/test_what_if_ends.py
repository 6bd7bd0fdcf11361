"""Ends of two games side by side: a bar for each, where there is room for them."""

from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.replay import compare
from galaxy_desktop.ui.replay.compare import CompareScene
from galaxy_desktop.ui.settings import Settings
from tests.ui.replay.test_what_if import comparison
from tests.ui.scene_rig import SceneRig

GAMES = find_games()


@pytest.mark.parametrize(("window", "step"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_both_ends_of_each_player_are_bars_told_apart_by_pattern(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float
) -> None:
    settings = Settings(mute=True, text_step=step)
    rig = SceneRig(tmp_path, window, settings=settings, games=GAMES)
    both = comparison("race", 3)
    scene = rig.open(CompareScene(rig.client, both))
    if scene.paged:
        scene.turn_to(3)
    bars: list[tuple[str, int]] = []

    def noted(_kit: Any, _on: Any, _at: Any, parts: Any, *_more: Any, **_how: Any) -> None:
        bars.extend((bar.pattern, points) for bar, points in parts)

    monkeypatch.setattr(compare, "draw_bar", noted)
    panel = scene.laid[-1]
    panel.column.draw(rig.app.surface)
    ends = [replay.scores_after(replay.end) for replay in (both.original, both.branch)]
    for before, after in zip(*ends, strict=True):
        assert ("stripes", before.total) in bars
        assert ("plain", after.total) in bars
    assert panel.fits


def test_without_room_for_bars_there_are_figures_alone(tmp_path: Path) -> None:
    rig = SceneRig(tmp_path, (1280, 720), games=GAMES)
    scene = rig.open(CompareScene(rig.client, comparison("roll", 5)))
    assert scene.laid[-1].fits
