"""Statistics of somebody who has only played alone."""

from pathlib import Path

from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from tests.ui.finished import GAMES, played
from tests.ui.scene_rig import SceneRig


def test_games_alone_are_not_said_to_be_missing(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    Archive(rig.app.folders.archive, GAMES).keep(played("jumpdrive", 1).game_so_far())
    scene = rig.open(StatisticsScene(rig.client))
    told = " ".join(words for panel in scene.laid for words in panel.words)
    assert len(scene.tally.games) == 1
    assert "Games against opponents appear here." in told
    assert "Finished games appear here." not in told
