"""The pointer knows what the events have said, and nothing else."""

import pygame
import pytest

from galaxy_desktop.ui.pointer import NOWHERE, Pointer
from tests.ui.acts import Event, key, key_up, let_go, move, press


@pytest.fixture
def pointer() -> Pointer:
    return Pointer()


def test_it_is_nowhere_until_it_moves(pointer: Pointer) -> None:
    assert not pointer.over(pygame.Rect(0, 0, 2000, 2000))
    pointer.handle(move((5, 5)))
    assert pointer.over(pygame.Rect(0, 0, 10, 10))
    pointer.handle(Event(pygame.WINDOWLEAVE))
    assert pointer.pos == NOWHERE


def test_a_small_shake_is_still_a_click(pointer: Pointer) -> None:
    for event in (press((100, 100)), move((104, 97))):
        pointer.handle(event)
    assert not pointer.dragging
    pointer.handle(move((110, 100)))
    assert pointer.dragging


def test_the_press_is_known_until_everything_has_seen_its_end(pointer: Pointer) -> None:
    pointer.handle(press((100, 100)))
    end = let_go((150, 100))
    pointer.handle(end)
    assert pointer.pressed_at == (100, 100)
    pointer.settle(end)
    assert pointer.pressed_at is None


def test_a_press_becomes_a_hold_once(pointer: Pointer) -> None:
    pointer.handle(press((100, 100)))
    assert [pointer.update(0.25) for _turn in range(4)] == [False, True, False, False]


def test_a_press_that_moves_slowly_is_no_hold_until_it_rests(pointer: Pointer) -> None:
    pointer.handle(press((100, 100)))
    for x in (102, 104):
        assert not pointer.update(0.3)
        pointer.handle(move((x, 100)))
    assert not pointer.update(0.3)
    assert pointer.update(0.3)


def test_a_trembling_hand_holds(pointer: Pointer) -> None:
    pointer.handle(press((100, 100)))
    assert not pointer.update(0.3)
    pointer.handle(move((101, 100)))
    assert pointer.update(0.3)


def test_the_right_button_is_never_held(pointer: Pointer) -> None:
    pointer.handle(press((100, 100), 3))
    assert not pointer.update(1.0)


def test_the_wheel_is_no_button(pointer: Pointer) -> None:
    pointer.handle(press((100, 100), 4))
    assert not pointer.buttons


def test_keys_are_known_while_they_are_down(pointer: Pointer) -> None:
    pointer.handle(key(pygame.K_LALT, mod=pygame.KMOD_LALT))
    assert pygame.K_LALT in pointer.keys
    assert pointer.mods & pygame.KMOD_ALT
    pointer.handle(key_up(pygame.K_LALT))
    assert not pointer.keys
    assert not pointer.mods


def test_losing_the_window_lets_everything_go(pointer: Pointer) -> None:
    for event in (press((1, 1)), key(pygame.K_LALT, mod=pygame.KMOD_LALT), Event(pygame.WINDOWFOCUSLOST)):
        pointer.handle(event)
    assert not pointer.buttons
    assert not pointer.keys
    assert not pointer.waiting
