"""Shields of players beside names: as high as the letters there, at each text size."""

import pytest

from galaxy_desktop.commands.pictured import scene_of
from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import house_without_screen, play_on
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.kit import Kit


def heights(scene: str, text_step: float, monkeypatch: pytest.MonkeyPatch) -> tuple[set[int], int]:
    """Heights of the shields that a scene draws, and that of its small letters."""
    found: set[int] = set()
    shield = Kit.shield

    def noted(kit: Kit, seat: int, size: int) -> object:
        found.add(size)
        return shield(kit, seat, size)

    with house_without_screen((1280, 720), text_step=text_step, mute=True) as house:
        game, bus = find_games()["jumpdrive"], CommandBus(house.games)
        bus.do(NewGame(game.id, (Person("Ada"), Bot("easy", "Vega")), {}, 1))
        if scene == "score":
            play_on(bus, "random")
        house.app.open(scene_of(house, scene, game, bus))
        monkeypatch.setattr(Kit, "shield", noted)
        house.app.step((), 1.0)
        house.app.step((), 1.0)
        monkeypatch.setattr(Kit, "shield", shield)
        return found, house.app.stage.kit.metrics.letters("small")


def shields_keep_up(scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, _letters = heights(scene, 1.0, monkeypatch)
    large, letters = heights(scene, 2.0, monkeypatch)
    assert usual
    assert large
    assert min(large) >= letters * 0.9, f"shields of {min(large)} beside letters of {letters}"


def test_shields_in_the_list_of_saves_grow_with_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    shields_keep_up("load", monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("scene", ["score", "curtain", "compare", "archive", "coach"])
def test_shields_grow_with_the_text(scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shields_keep_up(scene, monkeypatch)
