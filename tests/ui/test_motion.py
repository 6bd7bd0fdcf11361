"""Movement takes its time, and no longer than the player wants."""

from itertools import pairwise

import pytest

from galaxy_desktop.ui.motion import EASES, Motion, ease_named
from galaxy_desktop.ui.theme import read_theme
from tests.each import each


@each(EASES)
def test_an_easing_starts_at_0_and_ends_at_1(name: str) -> None:
    assert EASES[name](0) == pytest.approx(0, abs=1e-9)
    assert EASES[name](1) == pytest.approx(1)
    values = [EASES[name](step / 100) for step in range(101)]
    assert max(abs(b - a) for a, b in pairwise(values)) < 0.1


@pytest.mark.parametrize("token", read_theme().easing.values())
def test_every_easing_of_the_tokens_is_known(token: str) -> None:
    assert ease_named(token)(1) == pytest.approx(1)


def test_a_movement_goes_from_0_to_1_in_its_time() -> None:
    motion = Motion()
    tween = motion.start(200, EASES["linear"])
    values = [tween.value]
    for _step in range(4):
        motion.update(0.05)
        values.append(tween.value)
    assert values == pytest.approx([0, 0.25, 0.5, 0.75, 1])
    assert not motion.busy


def test_a_delayed_movement_waits() -> None:
    motion = Motion()
    tween = motion.start(100, delay=50)
    motion.update(0.04)
    assert (tween.value, tween.started) == (0, False)
    motion.update(0.11)
    assert tween.value == 1


@pytest.mark.parametrize(("speed", "ms"), [(1.5, 300), (1.0, 200), (0.5, 100)])
def test_the_chosen_speed_stretches_movements(speed: float, ms: float) -> None:
    assert Motion(speed).start(200).left == ms


def test_instant_is_over_at_once_and_still_tells_its_end() -> None:
    ended: list[int] = []
    motion = Motion(0.0)
    tween = motion.start(200, ended=lambda: ended.append(1))
    assert tween.value == 1
    motion.update(0)
    assert ended == [1]


def test_reduced_motion_is_a_short_fade() -> None:
    tween = Motion(reduced=True).start(700, delay=400)
    assert tween.left == 120


def test_any_click_finishes_what_is_running() -> None:
    ended: list[int] = []
    motion = Motion()
    tweens = [motion.start(500, delay=100 * n, ended=lambda: ended.append(1)) for n in range(3)]
    motion.finish()
    assert [tween.value for tween in tweens] == [1, 1, 1]
    assert ended == [1, 1, 1]
    assert not motion.busy


def test_more_than_two_and_a_half_seconds_in_the_queue_is_skipped() -> None:
    motion = Motion()
    motion.start(300, delay=2600)
    motion.update(0.016)
    assert not motion.busy
