"""The menu says that the newest save is damaged, and leads to it and its backup."""

import os
from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import Load, Save
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.saves.scene import LoadScene
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
FRAMES = 4


def kept(rig: SceneRig, game: str, age: int) -> Path:
    """An autosave of a game, with a backup."""
    session = rig.session(answers=6, game=game)
    session.do(Save(f"autosave {game} 1"))
    session.do(Save(f"autosave {game} 1"))
    session.bus.close()
    path = rig.app.folders.saves / f"autosave {game} 1.json"
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


@pytest.mark.parametrize("others", [0, 1])
def test_a_damaged_newest_save_is_not_passed_over_in_silence(folder: Path, others: int) -> None:
    """Without a word, the menu would offer an older game, or the first one, as if nothing had been played."""
    rig = SceneRig(folder, games=GAMES)
    path = kept(rig, "race", 0)
    for age in range(others):
        kept(rig, "jumpdrive", age + 1)
    moment = path.stat().st_mtime
    path.write_bytes(path.read_bytes()[:300])
    os.utime(path, (moment, moment))
    scene = rig.open(MenuScene(rig.client))
    rig.step(times=FRAMES)
    card = scene.cards[0]
    assert (card.title, card.icon) == ("Damaged save", "warning")
    assert card.line == "Your newest save is damaged. An earlier version may be intact."
    assert set(scene._running) == ({"jumpdrive"} if others else set())
    rig.click("View damaged save")
    assert isinstance(rig.top(), LoadScene)
    rig.click("Restore backup")
    ((command,),) = rig.opened
    assert isinstance(command, Load)
    assert command.path.name == f"{path.name}.1"


def test_an_older_damaged_save_keeps_no_one_from_going_on(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    kept(rig, "race", 1).write_bytes(b"{")
    os.utime(rig.app.folders.saves / "autosave race 1.json", (1_000, 1_000))
    kept(rig, "jumpdrive", 0)
    scene = rig.open(MenuScene(rig.client))
    rig.step(times=FRAMES)
    assert scene.cards[0].kicker == "Continue"
    assert scene.cards[0].title == GAMES["jumpdrive"].name


@pytest.mark.parametrize(
    ("name", "left", "told"),
    [
        ("autosave race 1", 300, True),
        ("autosave race 1", 0, True),
        ("mine", 300, True),
        ("mine", 0, False),
    ],
    ids=["autosave", "empty autosave", "named", "any empty file"],
)
def test_a_damaged_newest_save_without_a_backup_is_told_and_named(
    folder: Path, name: str, left: int, *, told: bool
) -> None:
    rig = SceneRig(folder, games=GAMES)
    kept(rig, "jumpdrive", 1)
    path = rig.app.folders.saves / f"{name}.json"
    path.write_bytes((rig.app.folders.saves / "autosave jumpdrive 1.json").read_bytes()[:left])
    os.utime(path, (1_000_000, 1_000_000))
    scene = rig.open(MenuScene(rig.client))
    rig.step(times=FRAMES)
    card = scene.cards[0]
    if not told:
        assert card.title == GAMES["jumpdrive"].name
        return
    assert card.line == f"Your newest save is damaged: {name}.json."
    rig.click("View damaged save")
    load = rig.top()
    assert isinstance(load, LoadScene)
    rig.step()
    assert str(path)[-60:] in " ".join(load.reading)
    assert path.exists()


def test_a_file_that_was_never_a_save_is_passed_over(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    kept(rig, "jumpdrive", 1)
    path = rig.app.folders.saves / "shopping.json"
    path.write_text('{"milk": 2}')
    os.utime(path, (1_000_000, 1_000_000))
    scene = rig.open(MenuScene(rig.client))
    rig.step(times=FRAMES)
    assert scene.cards[0].title == GAMES["jumpdrive"].name
