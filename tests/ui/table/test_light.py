"""The light over the table: warm while the end of the game is announced."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.light import STEPS, Light
from galaxy_desktop.ui.table.scene import TableScene
from galaxy_desktop.ui.theme import RGB, read_theme
from tests.pixels.colour import contrast
from tests.ui.kits import shared_kit
from tests.ui.table_rig import SECRET, PlainDoors, Rig

WINDOW = (1280, 720)


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path, settings=Settings(speed="normal", mute=True, confirm_undo=False))
    yield made
    made.close()


def normal() -> Kit:
    return shared_kit(Settings(mute=True, speed="normal"), WINDOW)


def say(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy says from now on that this is the last round."""
    words = replace(rig.bus.game().words, notice=lambda _view, _names: "This is the last round.")
    monkeypatch.setattr(type(rig.bus.game()), "words", words)


def announce(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy says that this is the last round, and an answer is given."""
    say(rig, monkeypatch)
    rig.key(pygame.K_1)
    rig.key(pygame.K_RETURN)
    rig.settle()


def test_the_light_fades_in_and_out_in_steps() -> None:
    light, shown = Light(normal()), []
    for _ in range(400):
        if light.rest(warm=True) is None:
            break
        light.update(0.01, warm=True)
        shown.append(light.step)
    assert shown == sorted(shown)
    assert set(shown) == set(range(STEPS + 1))
    assert not light.update(0.01, warm=True)
    while light.rest(warm=False) is not None:
        light.update(0.05, warm=False)
    assert light.step == 0


@pytest.mark.parametrize("settings", [Settings(reduced_motion=True), Settings(speed="instant")])
def test_the_light_changes_at_once_where_nothing_moves(settings: Settings) -> None:
    light = Light(shared_kit(settings, WINDOW))
    assert light.update(0.01, warm=True)
    assert light.step == STEPS


def test_the_light_is_warm_at_the_edges_and_faint_in_the_middle() -> None:
    light, surface = Light(normal(), 1.0), pygame.Surface(WINDOW)
    light.draw(surface)
    corner, middle = surface.get_at((1, 1)), surface.get_at((640, 360))
    assert corner[:3] == pytest.approx(read_theme().colour.last_light, abs=2)
    assert corner.r > 3 * middle.r > 0


def test_in_high_contrast_there_is_no_light() -> None:
    surface = pygame.Surface(WINDOW)
    surface.set_colorkey((0, 0, 0))
    Light(shared_kit(Settings(high_contrast=True), WINDOW), 1.0).draw(surface)
    assert not surface.get_bounding_rect()


@pytest.mark.parametrize("text", ["text", "text_soft", "primary", "legal"])
def test_words_can_be_read_in_the_light(text: str) -> None:
    theme = read_theme()

    def lit(colour: RGB) -> RGB:
        red, green, blue = (min(255, a + b) for a, b in zip(colour, theme.colour.last_light, strict=True))
        return red, green, blue

    for surface in ("background", "panel", "raised"):
        assert contrast(lit(theme.named(text)), lit(theme.named(surface))) >= 4.5


def test_the_last_round_warms_the_table_which_then_rests(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rig.scene.view.light.step == 0
    announce(rig, monkeypatch)
    for _ in range(200):
        rig.post()
        if rig.scene.view.light.rest(warm=True) is None:
            break
    assert rig.scene.view.light.step == STEPS
    for _ in range(200):
        rig.post()
    drawn = rig.app.frames
    for _ in range(10):
        rig.post()
    assert rig.app.frames == drawn


def test_the_next_game_begins_in_the_usual_light(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    announce(rig, monkeypatch)
    rig.post()
    assert rig.scene.view.light.step
    monkeypatch.undo()
    table = rig.bus.table()
    rig.bus.do(NewGame(table.game, table.seats, table.options, 2))
    rig.settle()
    assert (rig.scene.controller.ending, rig.scene.view.light.step) == (False, 0)


def test_a_game_that_is_opened_in_its_last_round_lies_in_its_light_before_any_answer(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(rig, monkeypatch)
    rig.app.stage.clear()
    rig.scene = TableScene(Session(rig.bus, rig.thinker, SECRET), PlainDoors())
    rig.app.open(rig.scene)
    rig.post()
    assert rig.scene.controller.ending


def test_an_undo_to_an_earlier_round_takes_the_light_away(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    announce(rig, monkeypatch)
    monkeypatch.undo()
    rig.key(pygame.K_z)
    rig.settle()
    assert not rig.scene.controller.ending
