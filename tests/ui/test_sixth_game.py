"""A sixth game is one folder: all of it is found, and nothing outside of the folder knows it."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import pygame
import pytest

from galaxy_desktop import games
from galaxy_desktop.ai.bot import budget_of
from galaxy_desktop.ai.levels import bot_of
from galaxy_desktop.cli import run
from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games, look_up
from galaxy_desktop.house.house import House
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.art.icons import draw_icon, names
from galaxy_desktop.ui.help.legend import legend
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.keys import key_groups
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.table.scene import TableScene
from tests.toy.meteors.state import Caught, Drew, size_of
from tests.toy.meteors.table.painter import SORT, MeteorPainter
from tests.ui.acts import key
from tests.ui.table_rig import InstantThinker
from training.positions import learned_games, positions

S = TypeVar("S", bound=Scene[Any])
REPOSITORY = Path(__file__).parents[2]
FOLDER = REPOSITORY / "tests" / "toy" / "meteors"
ID = FOLDER.name
SEED = 3
KNOWERS = ("galaxy_desktop", "assets", "training", "packaging", "README.md", "pyproject.toml")


@pytest.fixture(autouse=True)
def _one_folder_more(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the folder lay in `galaxy_desktop/games`."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(FOLDER.parent)])
    yield
    for name in [name for name in sys.modules if name.startswith(f"{games.__name__}.{ID}")]:
        del sys.modules[name]
    vars(games).pop(ID, None)


class Client:
    """The real client, on its menu, driven by keys."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(mute=True, speed="instant", player_name="Ada")
        self.house = House(Folders(folder), window=(1280, 720), settings=settings, thinker=InstantThinker())
        self.house.client = self.house.client._replace(seed=lambda: SEED)
        self.house.open()
        self.wait()

    def shown(self, kind: type[S]) -> S:
        """The scene on top, which is of this kind."""
        top = self.house.app.stage.top
        assert isinstance(top, kind)
        return top

    def wait(self) -> None:
        for _frame in range(8):
            self.house.app.step((), 0.1)

    def press(self, *codes: int) -> None:
        for code in codes:
            self.house.app.step((key(code), pygame.event.Event(pygame.KEYUP, key=code, mod=0)), 0.0)
            self.wait()

    def begin(self) -> TableScene:
        """A new game from the sixth tile of the menu, as it is proposed."""
        self.press(pygame.K_1 + list(self.house.games).index(ID))
        assert self.shown(NewGameScene).game.id == ID
        self.press(pygame.K_RETURN)
        return self.shown(TableScene)

    def picture(self) -> bytes:
        self.house.app.stage.dirty = True
        self.house.app.step((), 0.0)
        return pygame.image.tobytes(self.house.app.surface, "RGBX")

    def close(self) -> None:
        self.house.app.close()


@pytest.fixture
def client(folder: Path) -> Iterator[Client]:
    made = Client(folder)
    yield made
    made.close()


def test_it_is_in_the_menu_and_a_whole_game_of_it_is_played_with_a_computer_player(client: Client) -> None:
    assert [tile.game.id for tile in client.shown(MenuScene).tiles] == [*find_games()]
    table = client.begin()
    assert [type(seat) for seat in table.session.bus.table().seats] == [Person, Bot]
    for _round in range(10):
        if client.house.app.stage.top is table:
            client.press(pygame.K_1, pygame.K_RETURN)
    assert client.shown(ScoreScene).ending.headline()
    assert sum(score.total for score in table.session.bus.scores()) > 0


def test_it_is_saved_and_another_run_of_the_program_goes_on_with_it(folder: Path) -> None:
    first = Client(folder)
    table = first.begin()
    first.press(pygame.K_1, pygame.K_RETURN, pygame.K_F5)
    left = table.session.bus.view(0)
    first.close()
    second = Client(folder)
    second.press(pygame.K_F9)
    second.shown(LoadScene)
    second.press(pygame.K_RETURN)
    bus = second.shown(TableScene).session.bus
    assert bus.game() is second.house.games[ID]
    assert bus.view(0) == left
    second.press(pygame.K_1, pygame.K_RETURN)
    assert bus.view(0).round == left.round + 1
    second.close()


def test_its_painter_draws_it_and_its_key_does_what_the_list_of_keys_says(client: Client) -> None:
    table = client.begin()
    assert isinstance(table.view.painter, MeteorPainter)
    hand = [item.id for item in table.view.painter.items() if item.group == "hand"]
    before = client.picture()
    client.press(SORT)
    laid = [item.id for item in table.view.painter.items()]
    assert laid == sorted(hand, key=size_of) != hand
    assert client.picture() != before
    assert ("O", "Sort your hand by size") in [
        (one.label, one.does) for _title, keys in key_groups() for one in keys
    ]


def test_its_finished_game_is_in_the_archive_replayed_counted_and_gone_on_from(client: Client) -> None:
    table = client.begin()
    for _round in range(10):
        if client.house.app.stage.top is table:
            client.press(pygame.K_1, pygame.K_RETURN)
    client.house.app.stage.close_above(client.house.app.stage.scenes[0])
    client.press(pygame.K_a)
    archive = client.shown(ArchiveScene)
    assert archive.selection.entry is not None
    assert (archive.selection.entry.game, archive.selection.entry.persons) == (ID, (0,))
    client.press(pygame.K_RETURN)
    replay = client.shown(ReplayScene)
    client.press(pygame.K_RIGHT, pygame.K_o, pygame.K_2)
    assert (replay.replay.at > 0, replay.watching.open_hands, replay.watching.seat) == (True, True, 1)
    assert replay.replay.held(1)
    client.press(pygame.K_RETURN, pygame.K_RETURN)
    origin = client.shown(TableScene).session.bus.origin()
    assert origin is not None
    client.house.app.stage.close_above(archive)
    client.press(pygame.K_s)
    assert len(client.shown(StatisticsScene).tally.games) == 1


def test_its_icon_is_drawn_and_its_legend_explains_it_in_the_help(client: Client) -> None:
    assert "meteor" in names()
    assert pygame.mask.from_surface(draw_icon("meteor", 24, (255, 255, 255))).count() > 50
    assert legend()["meteor"][0] == "Meteor"
    page = HelpScene(client.house.client, client.house.games[ID]).pages[0]
    assert [*page.icons] == ["meteor"]


def test_its_bots_of_every_level_answer_and_play_matches(capsys: pytest.CaptureFixture[str]) -> None:
    game, playbook = look_up(ID)
    view = game.view(game.new(2, {}, 1), 0)
    decision = game.new(2, {}, 1).waiting[-1].asks(view)[0]
    for level in ("easy", "medium", "hard"):
        bot = bot_of(level, game, playbook)
        answer = bot.choose(view.clone(), decision, Dice(1), budget_of(playbook, decision))
        assert decision.allows(answer)
    assert run(["simulate", ID, "--bots", "medium,random", "--games", "10"]) == 0
    assert "Meteors" in capsys.readouterr().out


def test_its_log_and_its_bar_speak_to_the_reader() -> None:
    words, names_ = look_up(ID)[0].words, ["Ada", "Boris"]
    said = [words.event(Caught(0, "meteor_3"), names_, viewer) for viewer in (0, 1, None)]
    assert said == ["You catch Meteor 3.", "Ada catches Meteor 3.", "Ada catches Meteor 3."]
    drew = Drew(1, ("meteor_5",))
    said = [words.event(drew.seen_by(viewer), names_, viewer) for viewer in (0, 1)]
    assert said == ["Boris draws a meteor.", "You draw Meteor 5."]
    aim = Pick("aim", ("meteor_3",))
    assert words.ask(None, aim, ()).head == "Aim at a meteor"
    assert words.ask(None, aim, ("meteor_3",)).head == "Aim at Meteor 3"


def test_what_its_network_would_learn_is_found() -> None:
    learned = learned_games()[ID]
    (table,) = learned.subject.tables
    assert len(list(positions(learned, table, range(3)))) >= 3


def test_nothing_outside_its_folder_knows_it() -> None:
    for name in KNOWERS:
        found = REPOSITORY / name
        for file in [found] if found.is_file() else found.rglob("*"):
            if file.suffix in {".py", ".toml", ".md", ".spec", ".json", ".txt"}:
                assert ID not in file.read_text(encoding="utf-8").lower(), file
