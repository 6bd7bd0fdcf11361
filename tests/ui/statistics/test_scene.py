"""Statistics on the screen: for every game, for none, and as a table."""

import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.language import MONTHS
from galaxy_desktop.play.archive import archive as archive_module
from galaxy_desktop.play.archive.archive import INDEX, Archive
from galaxy_desktop.play.archive.tally import Played, Tally
from galaxy_desktop.play.commands import Resign
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.score import bars as score_bars
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.statistics.charts import PointRow, ShareRow, fill_points, fill_shares
from galaxy_desktop.ui.statistics.scene import FILE, StatisticsScene
from galaxy_desktop.ui.widgets.drop_down import DropDown
from tests.sweep import paired, some
from tests.ui.finished import played
from tests.ui.painter_rig import kit_of
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
SIZES = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)]


def rig_at(folder: Path, size: tuple[int, int] = (1920, 1080), step: float = 1.0) -> SceneRig:
    return SceneRig(folder, size, Settings(mute=True, text_step=step, player_name="Ada"), games=GAMES)


def fill(rig: SceneRig) -> Archive:
    """A finished game of each kind."""
    archive = Archive(rig.app.folders.archive, GAMES)
    for game in GAMES.values():
        archive.keep(played(game.id, game.seats[-1]).game_so_far())
    return archive


@pytest.mark.parametrize(("game", "look"), paired(some(["", *GAMES], 4), SIZES))
def test_every_page_is_drawn_for_every_game(
    folder: Path, game: str, look: tuple[tuple[int, int], float]
) -> None:
    rig = rig_at(folder, *look)
    fill(rig)
    scene = rig.open(StatisticsScene(rig.client, game))
    for page in range(len(scene.panels())):
        scene.page, scene.laid = page, ()
        scene.layout()
        rig.step()
    assert len(scene.tally.games) == (len(GAMES) if not game else 1)


def test_figures_of_all_charts_are_read_out(folder: Path) -> None:
    rig = rig_at(folder)
    fill(rig)
    heard = " / ".join(rig.open(StatisticsScene(rig.client, "race")).reading)
    assert " won, margin " in heard
    assert " won, 0 not won" in heard or ": 0 won, 1 not won" in heard
    assert ": average " in heard
    assert "% · " in heard


def test_a_game_without_points_shows_none(folder: Path) -> None:
    rig = rig_at(folder)
    fill(rig)
    scene = rig.open(StatisticsScene(rig.client, "master"))
    heard = " / ".join(scene.reading)
    assert " VP" not in heard
    assert "Bases on the map" in heard
    assert [panel.title for panel in scene.panels()][-1] == "Average at the end"
    assert all("VP" not in panel.note for panel in scene.panels())
    assert "best score" not in heard
    points = [one.points for one in scene.tally.games]
    whole = rig.open(StatisticsScene(rig.client))
    assert sorted(whole.tally.points + points) == sorted(one.points for one in whole.tally.scored)


def test_without_games_it_says_where_they_come_from(folder: Path) -> None:
    rig = rig_at(folder)
    scene = rig.open(StatisticsScene(rig.client))
    assert scene.tally.games == []
    assert scene.buttons()[0].why_not
    assert not (rig.app.folders.archive / "games").exists()


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("race", "Finish a game to compare starts."),
        ("jumpdrive", "Jump Drive deals no start worlds or tiles."),
    ],
)
def test_it_says_why_no_starts_are_compared(folder: Path, game: str, line: str) -> None:
    rig = rig_at(folder)
    if not GAMES[game].has_lots:
        fill(rig)
    scene = rig.open(StatisticsScene(rig.client, game))
    assert [panel.words[-1] for panel in scene.laid if panel.title == "Start"] == [line]


@pytest.mark.parametrize("lost", ["damaged", "gone"])
def test_games_that_the_index_has_lost_are_read_anew(folder: Path, lost: str) -> None:
    rig = rig_at(folder)
    archive = fill(rig)
    path = rig.app.folders.archive / INDEX
    path.write_bytes(b"damaged") if lost == "damaged" else path.unlink()
    scene = rig.open(StatisticsScene(rig.client))
    rig.step(times=3)
    assert scene.trouble is None
    assert len(scene.tally.games) == len(GAMES)
    assert scene.rest > 0.0, "else it goes on for good"
    assert not archive.index.bad()


def test_what_no_game_tells_has_no_figure(folder: Path) -> None:
    rig = rig_at(folder)
    session = rig.session((Person("Ada"), Bot("easy", "Vega")), 10, game="race")
    session.do(Resign(0))
    Archive(rig.app.folders.archive, GAMES).keep(session.bus.game_so_far())
    scene = rig.open(StatisticsScene(rig.client, "race"))
    assert [one.resigned for one in scene.tally.games] == [True]
    heard = " / ".join(scene.reading)
    assert "– / best score" in heard
    assert "– / rounds a game" in heard


def test_player_and_game_are_chosen_in_lists(folder: Path) -> None:
    rig = rig_at(folder)
    archive = fill(rig)
    session = rig.session((Person("Zoe"), Bot("easy", "Vega")), game="race")
    archive.keep(session.bus.game_so_far())
    scene = rig.open(StatisticsScene(rig.client))
    assert scene.name == "Ada"
    player = rig.widget("Player")
    assert isinstance(player, DropDown)
    player.change("Zoe")
    assert [one.game for one in scene.tally.games] == ["race"]
    game = rig.widget("Game")
    assert isinstance(game, DropDown)
    game.change("roll")
    assert scene.tally.games == []


def test_the_table_is_written_where_the_player_wants_it(folder: Path, tmp_path: Path) -> None:
    rig = rig_at(folder)
    fill(rig)
    rig.open(StatisticsScene(rig.client))
    rig.click("Save as table")
    rig.dialog().close(tmp_path)
    assert isinstance(rig.top(), Dialog)
    assert len((tmp_path / FILE).read_text(encoding="utf-8").splitlines()) > len(GAMES)


def test_an_index_that_cannot_be_read_is_one_line(folder: Path) -> None:
    rig = rig_at(folder)
    fill(rig)
    (rig.app.folders.archive / INDEX).unlink()
    (rig.app.folders.archive / INDEX).mkdir()
    scene = rig.open(StatisticsScene(rig.client))
    assert scene.prompt().bad


def test_a_share_has_its_figure_beside_the_bar_alone(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[object] = []
    monkeypatch.setattr(score_bars, "_draw_number", lambda *drawn: numbers.append(drawn[-1]))
    column = Column(kit_of((1920, 1080)), 0, 0, 600)
    fill_shares(column, [ShareRow("Hard", "4 games", share, 0.5, 0.2, 1.0) for share in (0.0, 0.5, 1.0)])
    for piece in column.pieces:
        piece.paint(screen, piece.rect)
    assert not numbers


def test_months_have_their_names_and_points_by_source_add_up(folder: Path) -> None:
    rig = rig_at(folder)
    fill(rig)
    heard = " / ".join(rig.open(StatisticsScene(rig.client, "race")).reading)
    today = date.today()
    assert f"{MONTHS[today.month - 1].one} {today.year}: " in heard
    assert f"{today.year}-" not in heard
    assert sum(int(share) for share in re.findall(r"(\d+)% · ", heard)) == 100


def test_without_a_game_the_wins_in_each_game_are_compared(folder: Path) -> None:
    rig = rig_at(folder)
    fill(rig)
    scene = rig.open(StatisticsScene(rig.client))
    assert scene.panels()[4].title == "Wins by game"
    heard = " / ".join(scene.reading)
    assert all(f"{game.name}, 1 game: " in heard for game in GAMES.values())
    assert rig.open(StatisticsScene(rig.client, "race")).panels()[4].title == "Start world"


def test_bars_of_points_in_all_columns_have_one_scale(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scales: list[int] = []

    def noted(column: Column, rows: Sequence[PointRow], most: int) -> None:
        scales.append(most)
        fill_points(column, rows, most)

    monkeypatch.setattr("galaxy_desktop.ui.statistics.scene.fill_points", noted)
    rig = rig_at(folder)
    scene = rig.open(StatisticsScene(rig.client, "race"))
    starts = {"alpha_centauri": 20, "old_earth": 50}
    scene.tally = Tally(
        [
            Played(
                start,
                "race",
                "2026-11-05",
                9,
                2,
                False,
                points,
                1,
                True,
                ("easy",),
                (),
                (("start_world", start),),
            )
            for start, points in starts.items()
        ]
    )
    scene.layout_from_top()
    assert scales == [50, 50]


def test_a_game_without_points_shows_wins_and_counts_but_no_vp(folder: Path) -> None:
    rig = rig_at(folder)
    fill(rig)
    heard = " / ".join(rig.open(StatisticsScene(rig.client, "master")).reading)
    assert "VP" not in heard
    assert "best score" not in heard
    assert "Bases on the map: " in heard
    assert "even share" in heard


def test_the_rounds_of_one_game_are_no_range(folder: Path) -> None:
    rig = rig_at(folder)
    fill(rig)
    scene = rig.open(StatisticsScene(rig.client, "jumpdrive"))
    (one,) = scene.tally.games
    assert f"{one.rounds} to {one.rounds}" not in " / ".join(scene.reading)


def test_while_a_lost_index_is_read_statistics_are_laid_anew_once_at_the_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = rig_at(folder)
    archive = fill(rig)
    (archive.folder / INDEX).unlink()
    monkeypatch.setattr(archive_module, "AT_ONCE", 1)
    scene = rig.open(StatisticsScene(rig.client))
    laid, left = [], [scene.prompt().line]
    monkeypatch.setattr(scene, "layout", lambda: laid.append(scene.archive.behind))
    while scene.archive.behind:
        scene.dirty = False
        scene.update(0.016)
        assert scene.dirty or laid, "the number that is left is drawn anew"
        left.append(scene.prompt().line)
    assert len(set(left)) == len(left) >= len(GAMES) - 1
    assert laid == [0]
    assert len(scene.tally.games) == len(GAMES)
