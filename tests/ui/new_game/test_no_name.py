"""Games of a player who has set no name: each way to a table seats them as "You"."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, NewGame, Save
from galaxy_desktop.play.seats import Bot, Person, check_occupant
from galaxy_desktop.play.unnamed import UNNAMED, called, written
from galaxy_desktop.ui.archive.words import ending_of
from galaxy_desktop.ui.new_game.remembered import table_again
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.new_game.setup import first_setup
from galaxy_desktop.ui.puzzles.challenges import ChallengesScene
from galaxy_desktop.ui.puzzles.daily import DailyScene
from galaxy_desktop.ui.puzzles.scene import PuzzlesScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.widgets.text_field import TextField
from tests.ui.puzzles.test_puzzles import table
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import Rig

GAMES = find_games()
WAYS: list[Callable[[Client, str], Scene[None]]] = [DailyScene, ChallengesScene]


@pytest.mark.parametrize("name", ["", "  "])
@pytest.mark.parametrize("way", WAYS)
def test_a_deal_of_the_day_and_a_challenge_begin(
    way: Callable[[Client, str], Scene[None]], name: str, tmp_path: Path
) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True, player_name=name), games=GAMES)
    rig.open(way(rig.client, "race"))
    rig.key(pygame.K_RETURN)
    new = rig.opened[0][0]
    assert isinstance(new, NewGame)
    assert new.seats[0] == Person("You")
    for seat in new.seats:
        check_occupant(seat)


def test_the_table_of_a_puzzle_names_the_player(tmp_path: Path) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True), games=GAMES)
    rig.open(PuzzlesScene(rig.client, "race")).solve()
    at = table(rig)
    assert at.session.bus.table().names()[at.puzzle.seat] == "You"


@pytest.fixture
def german() -> Iterator[Callable[[], None]]:
    """Changes to German; back to English after the test."""
    yield lambda: language.use("de")
    language.use("en")


def test_a_seat_without_a_name_is_named_in_the_language_shown(
    tmp_path: Path, german: Callable[[], None]
) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True), games=GAMES)
    rig.open(NewGameScene(rig.client, "race"))
    rig.key(pygame.K_RETURN)
    (begun,) = rig.below.results
    assert isinstance(begun, NewGame)
    bus = CommandBus(GAMES)
    bus.do(begun)
    bus.do(Save(tmp_path / "game.json"))
    assert bus.table().names() == ("You", "Vega")
    german()
    assert bus.table().names() == ("Du", "Vega")
    assert table_again(Folders(tmp_path), GAMES["race"]) == begun
    again = CommandBus(GAMES)
    again.do(Load(tmp_path / "game.json"))
    assert again.table().names() == ("Du", "Vega")
    rig.open(NewGameScene(rig.client, "race"))
    fields = [widget.text for widget in rig.form.widgets if isinstance(widget, TextField)]
    assert fields[:2] == ["Du", "Vega"]
    rig.key(pygame.K_RETURN)
    assert rig.below.results[1] == begun


def test_guests_are_numbered_in_the_language_shown(tmp_path: Path, german: Callable[[], None]) -> None:
    setup = first_setup(GAMES["race"], UNNAMED, "easy", 1)
    setup.seat_person(1, UNNAMED)
    english = setup.command()
    german()
    assert [chair.called for chair in setup.chairs] == ["Spieler 1", "Spieler 2"]
    setup.chairs[1].name = "Spieler 2"
    assert setup.command() == english
    rig = Rig(tmp_path, english.seats, game="race", games=GAMES)
    assert rig.bus.view(0).names == ("Spieler 1", "Spieler 2")
    language.use("en")
    rig.scene.layout()
    assert rig.bus.view(0).names == ("Player 1", "Player 2")


@pytest.mark.parametrize("name", ["Ada", "Player 9", "Player", "Toi et moi", "Vega", "player 1"])
def test_names_of_ones_own_stay_as_they_are(name: str, german: Callable[[], None]) -> None:
    german()
    assert called(name) == name
    assert written(f" {name} ") == name


def test_an_open_score_is_worded_anew(tmp_path: Path, german: Callable[[], None]) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True, reduced_motion=True), games=GAMES)
    session = rig.session((Person(UNNAMED), Bot("easy", "Vega")), game="race")
    scene = rig.open(ScoreScene(rig.client, session))
    assert scene.names == ["You", "Vega"]
    german()
    scene.layout()
    assert scene.names == ["Du", "Vega"]
    assert "Spielende" in scene.ending.margin()
    assert "Game end" not in scene.ending.margin()
    assert scene.ending.cause == GAMES["race"].words.ended_by(scene.result.ended_by)


def test_statistics_and_archive_name_the_player_in_the_language_shown(
    tmp_path: Path, german: Callable[[], None]
) -> None:
    rig = SceneRig(tmp_path, settings=Settings(mute=True), games=GAMES)
    session = rig.session((Person(UNNAMED), Bot("easy", "Vega")), game="race")
    archive = Archive(rig.app.folders.archive, GAMES)
    archive.keep(session.bus.game_so_far())
    german()
    scene = rig.open(StatisticsScene(rig.client))
    assert scene.title()[1].startswith("Du · 1 ")
    entry = archive.entries(archive.find(Wanted()))[0]
    assert [len(archive.find(Wanted(text=text))) for text in ("du", "Vega", "Spieler", "")] == [1, 1, 0, 1]
    assert ending_of(entry, GAMES).names == ["Du", "Vega"]
