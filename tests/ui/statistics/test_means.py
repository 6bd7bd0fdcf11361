"""Means of the statistics: with one decimal where they are not whole."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.archive.tally import Played, Tally
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.statistics.charts import PointRow, fill_points
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from tests.ui.drawn_texts import DrawnTexts
from tests.ui.painter_rig import kit_of
from tests.ui.scene_rig import SceneRig

START = "alpha_centauri"


def one(rounds: int, points: int) -> Played:
    """A game won with so many points after so many rounds."""
    return Played(
        "", "race", "2026-11-05", rounds, 2, False, points, 1, True, ("easy",), (), (("start_world", START),)
    )


@pytest.mark.parametrize(
    ("games", "rounds", "points", "start"),
    [
        (
            [(9, 26), (12, 27)],
            "10.5 / rounds a game / 9 to 12",
            "average 26.5, median 26.5",
            "average 26.5 VP, best 27 VP",
        ),
        (
            [(9, 26), (11, 28)],
            "10 / rounds a game / 9 to 11",
            "average 27, median 27",
            "average 27 VP, best 28 VP",
        ),
        (
            [(8, 20), (8, 20), (9, 21)],
            "8.3 / rounds a game / 8 to 9",
            "average 20.3, median 20",
            "average 20.3 VP, best 21 VP",
        ),
    ],
)
def test_a_mean_that_is_not_whole_has_a_decimal(
    folder: Path, games: list[tuple[int, int]], rounds: str, points: str, start: str
) -> None:
    rig = SceneRig(folder, (1920, 1080), games=find_games())
    scene = rig.open(StatisticsScene(rig.client, "race"))
    scene.tally = Tally([one(*game) for game in games])
    scene.layout_from_top()
    heard = " / ".join(scene.reading)
    assert rounds in heard
    assert points in heard
    assert start in heard


def test_the_mean_in_its_bar_has_the_decimal_too(screen: pygame.Surface, drawn_texts: DrawnTexts) -> None:
    column = Column(kit_of((1920, 1080)), 0, 0, 900)
    fill_points(column, [PointRow("Old Earth", "2 games", 26.5, 27)], 27)
    for piece in column.pieces:
        piece.paint(screen, piece.rect)
    assert "26.5" in drawn_texts.words
