"""A throw: always the same, inside its tray, and ending on the faces the rules rolled."""

import math
from random import Random

import pytest

from galaxy_desktop.ui.dice_cube import NORMALS, applied, upper_face
from galaxy_desktop.ui.dice_throw import MOST_TICKS, Rolled, Throw, throw_seed

FLOOR = (9.0, 6.0)


def dice(number: int, seed: int = 1) -> list[Rolled]:
    random = Random(seed)
    return [Rolled(f"home:{seed}:{count}", random.randrange(6)) for count in range(number)]


def thrown(rolled: list[Rolled]) -> Throw:
    throw = Throw(rolled, *FLOOR)
    throw.finish()
    return throw


@pytest.mark.parametrize("number", [1, 5, 12, 20])
def test_every_die_ends_flat_on_the_face_that_was_rolled(number: int) -> None:
    for seed in range(4):
        rolled = dice(number, seed)
        throw = thrown(rolled)
        for place, die in enumerate(rolled):
            turned = throw.pose(place, throw.last).turned
            assert upper_face(turned) == die.face
            assert applied(turned, NORMALS[die.face])[2] == pytest.approx(1.0)


def test_the_same_dice_are_thrown_the_same_way_however_the_work_is_split() -> None:
    rolled = dice(8)
    whole, parts = thrown(rolled), Throw(rolled, *FLOOR)
    while not parts.ready:
        parts.work(3)
    assert parts.last == whole.last
    for place in range(8):
        for tick in (0, 7.5, 20, whole.last):
            assert parts.pose(place, tick) == whole.pose(place, tick)
    assert parts.hits == whole.hits


def test_other_faces_make_another_throw() -> None:
    assert throw_seed(dice(5)) != throw_seed([Rolled(die.id, (die.face + 1) % 6) for die in dice(5)])


def test_no_die_leaves_the_tray_or_lies_on_another() -> None:
    throw = thrown(dice(14, 3))
    for tick in range(0, throw.last, 3):
        for place in range(14):
            pose = throw.pose(place, tick)
            assert 0 < pose.x < FLOOR[0]
            assert 0 < pose.y < FLOOR[1]
    ends = [throw.resting(place) for place in range(14)]
    for place, (x, y, _degrees) in enumerate(ends):
        for other_x, other_y, _other in ends[:place]:
            assert math.dist((x, y), (other_x, other_y)) > 1.0


def test_a_throw_comes_to_an_end() -> None:
    for number in (1, 30):
        throw = thrown(dice(number, 2))
        assert 20 < throw.last <= MOST_TICKS


def test_dice_leave_the_cup_one_after_the_other() -> None:
    throw = thrown(dice(12))
    assert not all(throw.pose(place, 0).out for place in range(12))
    assert all(throw.pose(place, throw.last).out for place in range(12))


def test_no_die_jumps_from_one_moment_to_the_next() -> None:
    throw = thrown(dice(6, 4))
    for place in range(6):
        for tick in range(throw.last - 1):
            here, then = throw.pose(place, tick), throw.pose(place, tick + 1)
            assert math.dist((here.x, here.y), (then.x, then.y)) < 0.8
            tilt = sum(a * b for a, b in zip(here.turned[2], then.turned[2], strict=True))
            assert tilt > 0.55, (place, tick)


def test_knocks_are_heard_the_louder_the_harder() -> None:
    hits = thrown(dice(10, 5)).hits
    assert hits
    assert all(0 < hit.strength <= 1 for hit in hits)
    assert len({round(hit.strength, 2) for hit in hits}) > 3


def test_nothing_is_thrown_without_dice() -> None:
    assert Throw([], *FLOOR).ready


def test_no_die_comes_to_rest_in_the_cup() -> None:
    cup = (2.8, 2.5)
    for seed in range(12):
        throw = Throw(dice(10, seed), 8.0, 5.0, cup)
        throw.finish()
        for place in range(10):
            x, y, _degrees = throw.resting(place)
            assert x < 8.0 - cup[0] - 0.5 or y > cup[1] + 0.5, (seed, place)


def test_the_loudest_knock_is_where_a_die_is_stopped_most() -> None:
    throw = thrown(dice(10, 5))

    def jolt(tick: int) -> float:
        return max(abs(speed(place, tick) - speed(place, tick - 1)) for place in range(10))

    def speed(place: int, tick: int) -> float:
        here, then = throw.pose(place, tick), throw.pose(place, tick + 1)
        return math.dist((here.x, here.y), (then.x, then.y)) if here.out else 0.0

    loudest, softest = (choose(throw.hits, key=lambda hit: hit.strength).tick for choose in (max, min))
    assert jolt(loudest) > jolt(softest)
