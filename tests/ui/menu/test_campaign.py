"""A campaign under way is in the menu like any other game that can be continued."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.campaign import Campaign, PlayedGame, goals
from galaxy_desktop.games.jumpdrive.progress import Progress, begun
from galaxy_desktop.games.jumpdrive.table.campaign_scene import CampaignScene
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.menu.game_tile import GameTile
from galaxy_desktop.ui.menu.running import RunningGames, RunningRow
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.scenes.campaigns import standing_of
from galaxy_desktop.ui.scenes.shelf import saves_of
from galaxy_desktop.ui.table.scene import TableScene
from tests.games.jumpdrive.test_progress import finished, peoples
from tests.ui.campaign_rig import FILE, Client, stand

NEXT = "Campaign: game 3 of 4"
WON, ONCE = PlayedGame(52, goals()[0].id), PlayedGame(61, goals()[1].id)
BETWEEN = Progress(Campaign((WON, ONCE)), 77)


def menu(client: Client) -> MenuScene:
    """The menu with all it knows, on an empty stage."""
    client.app.stage.clear()
    scene = MenuScene(client.house.client)
    client.app.open(scene)
    for _frame in range(20):
        client.app.advance((), 0.1)
    return scene


def tile(scene: MenuScene) -> GameTile:
    return next(tile for tile in scene.tiles if tile.title.id == "jumpdrive")


def labels(scene: Any) -> list[str]:
    return [widget.label for group in scene.form.groups for widget in group]


def left_at_table(client: Client, *seats: Any) -> None:
    """Begin a game and leave it."""
    client.app.open(client.house.table(NewGame("jumpdrive", seats, {}, 5)))
    client.step()
    client.top.commands.do("leave")
    client.step()


def test_between_two_games_it_is_continued_from_card_and_tile(tmp_path: Path) -> None:
    client = Client(tmp_path)
    stand(client, BETWEEN)
    scene = menu(client)
    assert tile(scene).running == NEXT
    assert scene.cards[0].title == "Jump Drive"
    assert scene.cards[0].line.startswith(f"{NEXT} · Today")
    client.key(pygame.K_RETURN)
    assert client.shows(CampaignScene)
    client.key(pygame.K_ESCAPE)
    assert client.top is scene
    client.key(pygame.K_4)
    assert client.shows(CampaignScene)


def with_a_game_left(folder: Path) -> Client:
    """The client after a game of the campaign was begun and left in its second round."""
    client = Client(folder)
    stand(client, BETWEEN)._on()
    client.step()
    client.play(2)
    client.top.commands.do("leave")
    return client


def test_a_game_of_it_under_way_says_so_and_is_there_once(tmp_path: Path) -> None:
    client = with_a_game_left(tmp_path)
    scene = menu(client)
    assert tile(scene).running == f"{NEXT} · Round 2"
    assert scene.cards[0].line.startswith(f"{NEXT} · Round 2, ")
    assert not any("games" in label for label in labels(scene))
    client.key(pygame.K_RETURN)
    assert client.shows(TableScene)
    assert any(isinstance(below, CampaignScene) for below in client.app.stage.scenes)


def test_a_branch_of_its_game_is_no_game_of_it(tmp_path: Path) -> None:
    client = with_a_game_left(tmp_path)
    standing = standing_of(client.app.folders, GAME)
    (kept,) = saves_of(client.app.folders, {GAME.id: GAME})
    assert standing is not None
    assert kept.meta is not None
    assert standing.has(kept.meta)
    origin = Origin(mark="1", title="Round 1", at=3, round=1, luck="same")
    assert not standing.has(replace(kept.meta, origin=origin))


def test_beside_another_game_both_are_listed_the_latest_first(tmp_path: Path) -> None:
    client = Client(tmp_path)
    stand(client, BETWEEN)
    left_at_table(client, Person("Ada"), Bot("easy", "Vega"))
    scene = menu(client)
    assert tile(scene).running.endswith(" with Vega")
    client.click("All 2 games")
    assert client.shows(RunningGames)
    rows = [one for group in client.top.form.groups for one in group if isinstance(one, RunningRow)]
    assert [row.label for row in rows] == [tile(scene).running, NEXT]
    client.key(pygame.K_2)
    assert client.shows(CampaignScene)


def test_the_first_game_of_it_says_so_too(tmp_path: Path) -> None:
    client = Client(tmp_path)
    stand(client, Progress(Campaign(), 9))
    assert not tile(menu(client)).running
    client.open()._on()
    client.step()
    client.play(2)
    client.top.commands.do("leave")
    assert tile(menu(client)).running.startswith("Campaign: game 1 of 4 · Round ")


def test_a_goal_that_is_still_to_be_checked_off_counts_as_under_way(tmp_path: Path) -> None:
    client = Client(tmp_path)
    stand(client, begun(5).finished(finished(62, peoples())))
    assert tile(menu(client)).running == "Campaign: game 1 of 4"


@pytest.mark.parametrize(
    "progress",
    [Progress(Campaign((WON, PlayedGame(20, ""))), 7), Progress(Campaign(), 7)],
    ids=["lost", "not begun"],
)
def test_one_that_is_over_or_not_begun_is_not_there(tmp_path: Path, progress: Progress) -> None:
    client = Client(tmp_path)
    stand(client, progress)
    scene = menu(client)
    assert not tile(scene).running
    assert "Jump Drive" not in scene.cards[0].title


@pytest.mark.parametrize("content", [b"nonsense", b"{}", b'{"format": 1, "seed": 3}', b"[]"])
def test_a_damaged_file_hides_it_and_breaks_nothing(tmp_path: Path, content: bytes) -> None:
    client = Client(tmp_path)
    (tmp_path / FILE).write_bytes(content)
    assert not tile(menu(client)).running


def test_an_older_campaign_comes_after_a_newer_game_of_another_kind(tmp_path: Path) -> None:
    client = Client(tmp_path)
    stand(client, BETWEEN)
    os.utime(tmp_path / FILE, (1_000, 1_000))
    client.app.open(client.house.table(NewGame("race", (Person("Ada"), Bot("easy", "Vega")), {}, 5)))
    client.step()
    client.top.commands.do("leave")
    scene = menu(client)
    assert scene.cards[0].title == "Race for the Galaxy"
    assert tile(scene).running == NEXT


def test_at_large_text_the_button_says_what_is_continued(tmp_path: Path) -> None:
    client = Client(tmp_path, text_step=2.0)
    stand(client, BETWEEN)
    assert menu(client).cards[0].buttons[0].label == "Continue campaign"


@pytest.mark.parametrize(("progress", "label"), [(BETWEEN, "Continue campaign"), (None, "Campaign")])
def test_the_screen_of_a_new_game_continues_it(tmp_path: Path, progress: Progress | None, label: str) -> None:
    client = Client(tmp_path)
    if progress is not None:
        stand(client, progress)
    client.app.open(NewGameScene(client.house.client, "jumpdrive"))
    client.step()
    client.click(label)
    assert client.shows(CampaignScene)
