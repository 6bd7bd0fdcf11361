"""New game shows how often each level wins against the one below, where there is room for all of it."""

from dataclasses import replace
from pathlib import Path

import pytest

from galaxy_desktop.ai.levels import offered_levels
from galaxy_desktop.games import find_games
from galaxy_desktop.play.strengths import strengths_of
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui.new_game.ladder import ladder_rows
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.settings import Settings
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
HEAD = "**Computer players at this table**"


def said(scene: NewGameScene) -> list[str]:
    """What the panel of the players says."""
    return next(panel.words for panel in scene.laid if panel.title == "Players")


def opened(folder: Path, size: tuple[int, int], game: str) -> tuple[SceneRig, NewGameScene]:
    rig = SceneRig(folder, size, games=GAMES)
    return rig, rig.open(NewGameScene(rig.client, game))


@pytest.mark.parametrize("game", GAMES)
def test_every_level_measured_at_a_table_has_its_row(game: str) -> None:
    for table, found in strengths_of(game).items():
        rows = ladder_rows(strengths_of(game), table)
        assert [row.name for row in rows] == [level_name(one) for one in offered_levels() if one in found]
        for row, measured in zip(rows, found.values(), strict=True):
            assert (row.share, row.low, row.high) == (measured.share, measured.low, measured.high)
            assert f"{measured.games} games" in row.note
            assert row.even == 1 / int(table.split()[0])


def test_the_chart_is_that_of_the_table_that_is_set(folder: Path) -> None:
    rig, scene = opened(folder, (1920, 1080), "race")
    assert HEAD in said(scene)
    (words,) = [line for line in said(scene) if line.startswith("Expert, against Hard")]
    rig.choose("Variant", 1)
    assert HEAD in said(scene)
    assert words not in said(scene)


def charted(scene: NewGameScene) -> list[str]:
    return [line for line in said(scene) if line == HEAD or "games: " in line]


def test_three_players_have_a_chart_with_a_line_for_each_level(folder: Path) -> None:
    rig, scene = opened(folder, (1920, 1080), "race")
    rig.click("Add player")
    assert len(charted(scene)) == 1 + len(strengths_of("race")["3"])


def test_a_table_without_computer_players_has_no_chart(folder: Path) -> None:
    rig, scene = opened(folder, (1920, 1080), "race")
    scene.setup.chairs[1] = replace(scene.setup.chairs[1], level="")
    rig.choose("Variant", 1)
    assert not charted(scene)


def test_a_page_of_its_own_has_the_chart(folder: Path) -> None:
    rig = SceneRig(
        folder, (1920, 1080), settings=Settings(mute=True, player_name="Ada", text_step=1.5), games=GAMES
    )
    scene = rig.open(NewGameScene(rig.client, "race"))
    scene.turn_to(1)
    assert charted(scene)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1600, 900), (1920, 1080)])
def test_the_chart_takes_no_room_that_another_panel_needs(folder: Path, size: tuple[int, int]) -> None:
    _rig, scene = opened(folder, size, "roll")
    assert next(panel for panel in scene.laid if panel.title == "Seed and undo").fits


@pytest.mark.parametrize(
    ("game", "size", "players"),
    [
        *((name, (1920, 1080), 4) for name in GAMES),
        *((name, (1280, 720), 2) for name, game in GAMES.items() if game.seats[0] == 2),
    ],
    ids=str,
)
def test_a_chart_that_has_no_room_is_told_in_words(
    folder: Path, game: str, size: tuple[int, int], players: int
) -> None:
    rig, scene = opened(folder, size, game)
    while len(scene.setup.chairs) < players:
        rig.click("Add player")
    assert HEAD in said(scene)
    told = [line for line in said(scene) if "** · Wins" in line]
    assert len(charted(scene)[1:] or told) == len(strengths_of(game)[str(players)])


@pytest.mark.parametrize(("size", "players"), [((1280, 720), 3), ((1280, 720), 4)])
def test_a_chart_without_room_is_left_out_whole(folder: Path, size: tuple[int, int], players: int) -> None:
    rig, scene = opened(folder, size, "race")
    for _seat in range(players - 2):
        rig.click("Add player")
    assert len(scene.setup.chairs) == players
    assert not charted(scene)
