"""The keyboard finds everything, in the order one sees it."""

from dataclasses import dataclass, field

import pygame
import pytest

from galaxy_desktop.ui.focus import Focus
from tests.ui.acts import key


@dataclass(eq=False)
class Thing:
    name: str
    rect: pygame.Rect
    can_focus: bool = True


@dataclass
class Table:
    groups: list[list[Thing]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.groups = [
            [
                Thing(f"{row}{column}", pygame.Rect(column * 100, row * 100, 80, 80))
                for row in range(2)
                for column in range(3)
            ],
            [Thing("closed", pygame.Rect(0, 300, 80, 80), can_focus=False)],
            [Thing("a", pygame.Rect(0, 400, 80, 80)), Thing("b", pygame.Rect(100, 400, 80, 80))],
        ]


@pytest.fixture
def focus() -> Focus[Thing]:
    return Focus(Table().groups)


def name(focus: Focus[Thing]) -> str:
    return focus.current.name if focus.current else ""


def test_tab_goes_through_the_groups_and_round(focus: Focus[Thing]) -> None:
    seen = []
    for _press in range(3):
        focus.key(key(pygame.K_TAB))
        seen.append(name(focus))
    assert seen == ["00", "a", "00"]


def test_shift_tab_goes_back(focus: Focus[Thing]) -> None:
    focus.key(key(pygame.K_TAB, mod=pygame.KMOD_LSHIFT))
    assert name(focus) == "a"
    focus.key(key(pygame.K_TAB, mod=pygame.KMOD_LSHIFT))
    assert name(focus) == "00"


def test_a_group_is_entered_where_it_was_left(focus: Focus[Thing]) -> None:
    for code in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_TAB, pygame.K_TAB):
        focus.key(key(code))
    assert name(focus) == "01"


@pytest.mark.parametrize(
    ("keys", "there"),
    [
        ((pygame.K_RIGHT,), "01"),
        ((pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT), "02"),
        ((pygame.K_DOWN,), "10"),
        ((pygame.K_RIGHT, pygame.K_DOWN), "11"),
        ((pygame.K_DOWN, pygame.K_DOWN), "10"),
        ((pygame.K_LEFT,), "00"),
        ((pygame.K_DOWN, pygame.K_UP), "00"),
    ],
)
def test_arrows_go_to_the_neighbour_one_sees(focus: Focus[Thing], keys: tuple[int, ...], there: str) -> None:
    focus.key(key(pygame.K_TAB))
    for code in keys:
        focus.key(key(code))
    assert name(focus) == there


@pytest.mark.parametrize(
    ("rects", "code"),
    [
        ([(0, 0, 100, 40), (0, 60, 400, 40), (0, 120, 120, 40)], pygame.K_DOWN),  # one row is wider
        ([(200, 0, 160, 40), (0, 50, 120, 40)], pygame.K_DOWN),  # far aside in the next row
        ([(400, 50, 40, 40), (0, 50, 120, 40), (150, 0, 260, 40)], pygame.K_LEFT),  # the row before another
    ],
)
def test_the_next_row_and_what_is_in_the_same_row_come_first(
    rects: list[tuple[int, int, int, int]], code: int
) -> None:
    focus = Focus([[Thing(str(number), pygame.Rect(rect)) for number, rect in enumerate(rects)]])
    focus.key(key(pygame.K_TAB))
    focus.key(key(code))
    assert name(focus) == "1"


def test_what_cannot_be_visited_is_passed_over(focus: Focus[Thing]) -> None:
    assert not focus.to(focus.groups[1][0])
    focus.groups[0][1].can_focus = False
    focus.key(key(pygame.K_TAB))
    focus.key(key(pygame.K_RIGHT))
    assert name(focus) == "02"


def test_nothing_to_visit_changes_nothing() -> None:
    empty: Focus[Thing] = Focus([[]])
    assert not empty.key(key(pygame.K_TAB))
    assert not empty.key(key(pygame.K_LEFT))
    assert empty.current is None


def test_the_ring_is_for_the_keyboard_only(focus: Focus[Thing]) -> None:
    focus.to(focus.groups[0][0])
    assert not focus.by_keys
    focus.key(key(pygame.K_RIGHT))
    assert focus.by_keys


@pytest.mark.parametrize("code", [pygame.K_TAB, pygame.K_RIGHT])
def test_the_first_key_shows_where_a_question_has_put_the_focus(focus: Focus[Thing], code: int) -> None:
    first, other = focus.groups[0][0], focus.groups[0][1]
    focus.to(other)
    focus.begin(first)
    assert focus.key(key(code))
    assert (focus.current, focus.by_keys) == (first, True)
    focus.key(key(code))
    assert focus.current is not first
    focus.begin(first)
    focus.key(key(code))
    assert focus.current is not first, "the ring was to be seen"
