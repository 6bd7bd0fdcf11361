"""The curtain: nothing hidden on it, and only half a second of holding or the PIN lifts it."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.play.seats import Bot, Occupant, Person, hash_pin
from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.scenes.curtain import CurtainEnd, CurtainScene
from galaxy_desktop.ui.scenes.curtain_parts import curtain_layout
from galaxy_desktop.ui.settings import TEXT_STEPS, Settings
from galaxy_desktop.ui.speech.spoken import spoken
from tests.sweep import paired
from tests.ui.acts import key, key_up, let_go, move, press, typed
from tests.ui.scene_rig import SceneRig

SEATS: list[Occupant] = [Person("Ada"), Person("Boris"), Bot("hard", "Rigel")]

SINCE = ["Rigel settles Gem World.", "Mira draws **2** cards."]


def curtain(rig: SceneRig, seats: list[Occupant] = SEATS) -> CurtainScene:
    return rig.open(CurtainScene(rig.kit, seats, 1, "Settle", SINCE, [0, 2], [1, 3]))


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder)


def test_where_nothing_is_hidden_the_curtain_promises_only_the_choice(rig: SceneRig) -> None:
    hidden = "Your hidden information"
    assert hidden in " ".join(curtain(rig)._lines())
    calm = rig.open(CurtainScene(rig.kit, SEATS, 1, "Settle", SINCE, [0, 2], [1, 3], secret=False))
    assert "Your choice (Settle)" in " ".join(calm._lines())
    assert hidden not in " ".join(calm._lines())


@pytest.mark.parametrize("code", [pygame.K_SPACE, pygame.K_RETURN])
def test_holding_the_key_half_a_second_lifts_it(rig: SceneRig, code: int) -> None:
    curtain(rig)
    rig.step(key(code), times=9)
    assert rig.below.results == []
    rig.step(times=2)
    assert rig.below.results == [CurtainEnd.LIFTED]


def test_how_long_it_has_been_held_is_seen(rig: SceneRig) -> None:
    curtain(rig)
    rig.step()
    empty, seen = rig.picture(), []
    rig.step(key(pygame.K_SPACE))
    for _ in range(4):
        rig.step(times=2)
        seen.append(rig.picture())
    assert len({empty, *seen}) == 5
    rig.step(key_up(pygame.K_SPACE))
    assert rig.picture() == empty, "all is to do again"


def test_holding_the_mouse_button_lifts_it(rig: SceneRig) -> None:
    scene = curtain(rig)
    rig.step(press(scene.areas.button.center), times=11)
    assert rig.below.results == [CurtainEnd.LIFTED]


def test_a_stray_click_shows_nothing(rig: SceneRig) -> None:
    scene = curtain(rig)
    for _ in range(5):
        rig.step(press(scene.areas.button.center), times=4)
        rig.step(let_go(scene.areas.button.center), times=4)
    rig.step(press((10, 300)), times=20)
    assert rig.top() is scene


def test_a_button_is_lit_as_soon_as_it_is_pointed_at_and_no_longer(rig: SceneRig) -> None:
    scene = curtain(rig)
    rig.step(move((10, 300)), times=2)
    resting = rig.picture()
    rig.step(move(scene._leave.rect.center))
    assert rig.picture() != resting
    rig.step(move((10, 300)))
    assert rig.picture() == resting


def test_losing_the_window_lets_go(rig: SceneRig) -> None:
    scene = curtain(rig)
    rig.step(key(pygame.K_SPACE), times=5)
    rig.step(pygame.event.Event(pygame.WINDOWFOCUSLOST), times=20)
    assert rig.top() is scene


def test_one_press_is_enough_where_the_settings_say_so(folder: Path) -> None:
    rig = SceneRig(folder, settings=Settings(mute=True, hold_to_uncover=False))
    curtain(rig)
    rig.step(key(pygame.K_SPACE), key_up(pygame.K_SPACE))
    assert rig.below.results == [CurtainEnd.LIFTED]


def test_only_the_pin_lifts_it_where_there_is_one(rig: SceneRig) -> None:
    scene = curtain(rig, [Person("Ada"), Person("Boris", hash_pin("4321"))])
    rig.key(pygame.K_SPACE)
    assert isinstance(rig.top(), AskText)
    rig.type("1111")
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.top(), AskText)
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is scene
    rig.key(pygame.K_SPACE)
    rig.type("4321")
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [CurtainEnd.LIFTED]


def test_the_key_that_asks_for_the_pin_is_no_part_of_it(rig: SceneRig) -> None:
    """Space makes a text event of its own, again and again while it is held."""
    curtain(rig, [Person("Ada"), Person("Boris", hash_pin("4321"))])
    rig.step(key(pygame.K_SPACE), *typed("   "), key_up(pygame.K_SPACE))
    dialog = rig.top()
    assert isinstance(dialog, AskText)
    assert dialog.typed == ""
    for letter in "4321":
        rig.step(key(ord(letter), letter=letter), *typed(letter), key_up(ord(letter)))
    rig.key(pygame.K_RETURN)
    assert rig.below.results == [CurtainEnd.LIFTED]


def test_a_pin_is_called_wrong_only_once_it_has_been_entered(rig: SceneRig) -> None:
    curtain(rig, [Person("Ada"), Person("Boris", hash_pin("4321"))])
    rig.key(pygame.K_SPACE)
    dialog = rig.top()
    assert isinstance(dialog, AskText)
    assert dialog.refusal == ""
    rig.type("4322")
    assert dialog.refusal == ""
    rig.key(pygame.K_RETURN)
    assert (dialog.refusal, dialog.typed) == ("Wrong PIN.", "")
    rig.type("4")
    assert dialog.refusal == ""


def test_the_signs_before_its_lines_are_not_read_out(rig: SceneRig) -> None:
    scene = curtain(rig)
    assert "Your choice (Settle)" in [spoken(line) for line in scene.heading]


def test_escape_saves_and_leaves(rig: SceneRig) -> None:
    curtain(rig)
    rig.key(pygame.K_ESCAPE)
    assert rig.below.results == [CurtainEnd.LEAVE]


def test_the_button_saves_and_leaves(rig: SceneRig) -> None:
    scene = curtain(rig)
    pos = scene._leave.rect.center
    rig.step(press(pos), let_go(pos))
    assert rig.below.results == [CurtainEnd.LEAVE]


def test_tab_and_arrows_move_between_both_buttons_and_each_is_said(rig: SceneRig) -> None:
    scene = curtain(rig)
    assert "Hold to reveal" in scene.announce
    for code in (pygame.K_TAB, pygame.K_DOWN):
        before = rig.picture()
        rig.key(code)
        assert rig.picture() != before
        assert scene.announce.startswith("Save and exit")
        rig.step(key(code), key_up(code))
        assert rig.picture() == before
    rig.key(pygame.K_TAB)
    rig.key(pygame.K_SPACE)
    assert rig.below.results == [CurtainEnd.LEAVE]


def test_moving_away_lets_go_of_what_is_held(rig: SceneRig) -> None:
    scene = curtain(rig)
    rig.step(key(pygame.K_SPACE), times=5)
    rig.step(key(pygame.K_TAB), times=20)
    assert rig.top() is scene


def test_it_is_opaque(rig: SceneRig) -> None:
    curtain(rig)
    assert CurtainScene.fills_screen
    first = rig.picture()
    rig.app.surface.fill((255, 0, 0))
    rig.app.stage.dirty = True
    rig.step()
    assert rig.picture() == first


@pytest.mark.parametrize(
    ("step", "size"),
    paired(TEXT_STEPS, [(3840, 2160), (1920, 1080), (1280, 720)]),
)
@pytest.mark.parametrize("name", ["Bo", "A person with quite a long name"])
def test_its_parts_lie_under_each_other_inside_the_window(
    folder: Path, step: float, size: tuple[int, int], name: str
) -> None:
    rig = SceneRig(folder, size, Settings(mute=True, text_step=step))
    scene = curtain(rig, [Person("Ada"), Person(name)])
    places = curtain_layout(rig.kit, scene._headline(), scene._lines(), scene._look.natural_width)
    parts = [
        places.shield, places.headline, places.away, places.panel, places.button, places.progress, places.hint
    ]  # fmt: skip
    assert all(above.bottom <= below.top + 1 for above, below in pairwise(parts))
    assert parts[0].top >= rig.kit.metrics.top_bar.bottom
    assert parts[-1].bottom <= places.strip.top + 1


@pytest.mark.parametrize("step", TEXT_STEPS)
def test_the_button_stays_where_it_is_however_much_there_is_to_read(folder: Path, step: float) -> None:
    rig = SceneRig(folder, (1280, 720), Settings(mute=True, text_step=step))
    layouts = [curtain_layout(rig.kit, "Bo", ["A sentence."] * number, 300) for number in (1, 3, 5, 8)]
    assert len({tuple(places.button) for places in layouts}) == 1


def test_who_has_a_pin_is_not_told_to_set_one(rig: SceneRig) -> None:
    assert "Set a PIN" in curtain(rig).prompt().line
    held = curtain(rig, [Person("Ada"), Person("Boris", hash_pin("4321"))]).prompt().line
    assert "Set a PIN" not in held
    assert "Enter your PIN" in held
