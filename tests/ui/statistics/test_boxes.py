"""Lists above the statistics: no choice in them is cut, in any window."""

from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.widgets.drop_down import DropDown
from tests.ui.scene_rig import SceneRig


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("window", "step"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)])
def test_what_is_chosen_in_a_list_is_whole(
    tmp_path: Path, window: tuple[int, int], step: float, language: str
) -> None:
    settings = Settings(mute=True, text_step=step, language=language)
    rig = SceneRig(tmp_path, window, settings=settings, games=find_games())
    rig.open(StatisticsScene(rig.client, "master"))
    lists = [one for group in rig.form.groups for one in group if isinstance(one, DropDown)]
    assert len(lists) == 2
    assert all(one.rect.width >= one.natural_width for one in lists)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("window", "step"), [((1280, 720), 1.3), ((1920, 1080), 1.0), ((1920, 1080), 1.3)])
def test_the_overview_is_as_high_as_its_figures(
    tmp_path: Path, window: tuple[int, int], step: float, language: str
) -> None:
    settings = Settings(mute=True, text_step=step, language=language)
    rig = SceneRig(tmp_path, window, settings=settings, games=find_games())
    scene = rig.open(StatisticsScene(rig.client, "race"))
    assert -2 <= scene.laid[0].lack <= 0
