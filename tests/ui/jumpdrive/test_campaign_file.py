"""The file of a campaign: damaged, begun with another data pack, or from before packs were noted."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.content import Pack, PackId
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import DATA
from galaxy_desktop.games.jumpdrive.progress import begun
from galaxy_desktop.games.jumpdrive.table.campaign_scene import CampaignScene
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.table.scene import TableScene
from tests.games.jumpdrive.test_progress import finished, peoples
from tests.ui.acts import close_top
from tests.ui.campaign_rig import FILE, Client, stand

MINE = Pack("jumpdrive", PackId("Mine", "abcdefabcdef"), {})
OTHER_VALUES = Pack("jumpdrive", PackId("Mine", "012345012345"), {})


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"format": 1}', "", '{"pack": 3}', '{"pack": {"name": "{", "digest": ""}}'], ids=str
)
def test_a_damaged_file_is_said_in_one_line_and_a_new_campaign_begins(client: Client, text: str) -> None:
    places = client.app.folders
    (places.root / FILE).write_text(text, encoding="utf-8")
    scene = CampaignScene(client.house.client, GAME)
    client.app.open(scene)
    client.step()
    assert client.shows(Dialog)
    client.key(pygame.K_RETURN)
    assert client.shows(CampaignScene)
    assert scene.progress.campaign.game_number == 1


def test_a_campaign_whose_file_is_damaged_goes_on_from_the_version_before(client: Client) -> None:
    scene = client.open()
    root = client.app.folders.root
    scene._keep(begun(5).finished(finished(62, peoples())))
    scene._keep(scene.progress)
    assert scene.progress.choosing
    (root / FILE).write_text("{", encoding="utf-8")
    scene = client.open()
    assert client.shows(Dialog)
    assert "continues from an earlier version" in client.top.text
    assert "before.json" in client.top.text
    client.key(pygame.K_RETURN)
    assert scene.progress.choosing
    assert scene.progress.seed == 5


SPECIAL: dict[str, Callable[[Path], object]] = {
    "folder": Path.mkdir,
    "pipe": os.mkfifo,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "nowhere": lambda path: path.symlink_to("no such file"),
    "deep": lambda path: path.write_text('{"pack": null, "x": ' + "[" * 900 + "]" * 900 + "}"),
    "damaged": lambda path: path.write_text("{"),
}


@pytest.mark.parametrize("kind", SPECIAL)
def test_a_file_that_is_of_no_use_is_kept_when_a_new_campaign_begins(client: Client, kind: str) -> None:
    root = client.app.folders.root
    SPECIAL[kind](root / FILE)
    scene = CampaignScene(client.house.client, GAME)
    client.app.open(scene)
    client.step()
    assert client.shows(Dialog)
    assert "before.json" in client.top.text
    client.key(pygame.K_RETURN)
    for _time in range(3):
        scene._keep(scene.progress)
    assert os.path.lexists(root / "campaign jumpdrive.before.json")
    assert json.loads((root / FILE).read_bytes())["seed"]


def test_a_last_game_that_would_take_for_ever_to_draw_is_refused(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_with(client, monkeypatch, None)
    path = client.app.folders.root / FILE
    data = json.loads(path.read_bytes())
    data["last"]["players"][0]["turns"][0]["terms"] = 900_000
    path.write_text(json.dumps(data), encoding="utf-8")
    client.open()
    assert client.shows(Dialog)


def in_force(monkeypatch: pytest.MonkeyPatch, pack: Pack | None) -> None:
    monkeypatch.setattr(DATA, "pack", pack)


def begun_with(client: Client, monkeypatch: pytest.MonkeyPatch, pack: Pack | None) -> None:
    """A campaign of which one game was won with this pack in force."""
    in_force(monkeypatch, pack)
    start = client.open().progress
    stand(client, start.finished(finished(62, peoples())).checked("golden_age", 4))


@pytest.mark.parametrize(
    ("theirs", "ours", "said"),
    [
        (MINE, None, "This campaign was started with the data pack “Mine” (abcdefab)"),
        (None, MINE, "This campaign was started without a data pack."),
        (MINE, OTHER_VALUES, "This campaign was started with other values of the data pack “Mine”"),
    ],
    ids=["taken away", "put there", "changed"],
)
def test_a_campaign_begun_with_another_pack_says_so_and_stays(
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    theirs: Pack | None,
    ours: Pack | None,
    said: str,
) -> None:
    begun_with(client, monkeypatch, theirs)
    raw = (client.app.folders.root / FILE).read_bytes()
    in_force(monkeypatch, ours)
    scene = client.open()
    assert client.shows(Dialog)
    assert said in client.top.text
    client.key(pygame.K_ESCAPE)
    assert client.top is not scene
    assert (client.app.folders.root / FILE).read_bytes() == raw
    in_force(monkeypatch, theirs)
    assert client.open().progress.campaign.game_number == 2


def test_a_new_campaign_may_take_the_place_of_one_with_another_pack(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_with(client, monkeypatch, None)
    in_force(monkeypatch, MINE)
    scene = client.open()
    client.click("New campaign")
    assert client.top is scene
    assert scene.progress.campaign.game_number == 1
    client.click("Play game 1")
    assert client.shows(TableScene)
    close_top(client.app)
    client.open()
    assert client.shows(CampaignScene)


def test_a_campaign_from_before_packs_were_noted_has_none(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_with(client, monkeypatch, None)
    path = client.app.folders.root / FILE
    data = json.loads(path.read_bytes())
    del data["pack"]
    path.write_text(json.dumps(data), encoding="utf-8")
    assert client.open().progress.campaign.game_number == 2
    in_force(monkeypatch, MINE)
    client.open()
    assert client.shows(Dialog)
