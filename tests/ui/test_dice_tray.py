"""The tray: shake, throw, look, glide; skipped by a click, still with reduced motion, silent when muted."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.ui.dice_cup import cup_surface, shaking
from galaxy_desktop.ui.dice_face import BACK, DieKind, die_face
from galaxy_desktop.ui.dice_throw import RATE, Rolled
from galaxy_desktop.ui.dice_tray import POURED, SHAKE, DiceTray, DieSpot, floor_of, landing
from galaxy_desktop.ui.kit import Kit, fit_kit
from galaxy_desktop.ui.settings import Settings

FRAME = 1 / 60
SIGNS = ("explore", "develop", "settle", "produce", "ship", "wild")
AREA = pygame.Rect(100, 100, 400, 270)
CUP = pygame.Rect(380, 150, 140, 112)
DICE = tuple(Rolled(f"home:{number}", number % 6) for number in range(7))
GOALS = {die.id: DieSpot((700 + 60 * number, 500), 40) for number, die in enumerate(DICE)}


def kinds(kit: Kit) -> dict[str, DieKind]:
    names = list(kit.theme.die)
    return {die.id: DieKind(kit.theme.die[names[n % 7]], SIGNS) for n, die in enumerate(DICE)}


def begun(kit: Kit) -> DiceTray:
    tray = DiceTray(kit)
    tray.throw(floor_of(AREA, len(DICE), 50), CUP, DICE, kinds(kit))
    tray.aim(GOALS)
    return tray


def picture(tray: DiceTray) -> bytes:
    surface = pygame.Surface((1280, 720), 0, 32)
    tray.draw(surface)
    return pygame.image.tobytes(surface, "RGBX")


def test_strong_marks_make_the_letter_on_the_back_of_a_die_large() -> None:
    plain, strong = (fit_kit(Settings(mute=True, strong_marks=marks), (1280, 720)) for marks in (False, True))
    large, small = 60, 12
    for size, alike in ((large, False), (small, True)):
        one, other = (
            pygame.image.tobytes(die_face(kit, kit.theme.die["home"], BACK, size), "RGBA")
            for kit in (plain, strong)
        )
        assert (one == other) == alike, size


def test_a_throw_moves_and_ends(kit: Kit) -> None:
    tray, seen = begun(kit), set()
    assert tray.dice == {die.id for die in DICE}
    for frame in range(400):
        if not tray.busy:
            break
        assert tray.update(FRAME)
        if frame % 15 == 0:
            seen.add(picture(tray))
    assert not tray.busy
    assert not tray.dice
    assert len(seen) >= 7
    assert not tray.update(FRAME)


@pytest.mark.slow
def test_dice_that_roll_on_a_floor_of_their_own_lie_on_the_other_in_the_end(kit: Kit) -> None:
    tray, wide = DiceTray(kit), floor_of(AREA.inflate(600, 60), len(DICE), 80)
    then = floor_of(AREA, len(DICE), 50)
    tray.throw(wide, CUP, DICE, kinds(kit), then=then)
    rolls = [tray.rolling]
    while tray.busy:
        last = picture(tray)
        tray.update(FRAME)
        rolls.append(tray.rolling)
    assert rolls.index(False) > len(rolls) // 2
    assert not any(rolls[rolls.index(False) :])
    assert tray.landing(then, DICE) == landing(then, DICE)
    surface = pygame.image.frombytes(last, (1280, 720), "RGBX")
    for place in landing(then, DICE).values():
        area = pygame.Rect(0, 0, place.size // 2, place.size // 2)
        area.center = place.centre
        assert max(pygame.transform.average_color(surface, area)[:3]) > 60


def test_dice_are_seen_on_the_floor_while_they_roll(kit: Kit) -> None:
    tray, seen = begun(kit), []
    while tray.busy:
        throw, tick = tray._throw, (tray._clock - SHAKE) * RATE
        if throw is not None and throw.ready and throw.emptied + POURED <= tick < throw.last:
            surface = pygame.Surface((1280, 720), 0, 32)
            tray.draw(surface)
            surface.fill((0, 0, 0), CUP.inflate(120, 120))
            seen.append(max(pygame.transform.average_color(surface, AREA)[:3]))
        tray.update(FRAME)
    assert len(seen) > 5
    assert min(seen) > 2


def test_the_last_moment_shows_every_die_at_its_goal(kit: Kit) -> None:
    tray, last = begun(kit), b""
    while tray.busy:
        last = picture(tray)
        tray.update(FRAME)
    surface = pygame.image.frombytes(last, (1280, 720), "RGBX")
    for goal in GOALS.values():
        area = pygame.Rect(0, 0, goal.size - 8, goal.size - 8)
        area.center = goal.centre
        assert max(pygame.transform.average_color(surface, area)[:3]) > 60


def test_dice_lie_nowhere_yet_while_they_are_on_their_way(kit: Kit) -> None:
    tray, floor = begun(kit), floor_of(AREA, len(DICE), 50)
    assert tray.landing(floor, DICE) == {}
    assert tray.landing(floor, DICE[:3]).keys() == {die.id for die in DICE[:3]}, "thrown long ago"
    tray.skip()
    assert tray.landing(floor, DICE).keys() == {die.id for die in DICE}


def test_drawing_changes_nothing(kit: Kit) -> None:
    tray = begun(kit)
    for _frame in range(50):
        tray.update(FRAME)
    assert picture(tray) == picture(tray)


def test_the_same_throw_looks_the_same_again(kit: Kit) -> None:
    first, second = begun(kit), begun(kit)
    for _frame in range(60):
        first.update(FRAME)
        second.update(FRAME)
    assert picture(first) == picture(second)


def test_a_skipped_throw_is_over(kit: Kit) -> None:
    tray = begun(kit)
    tray.update(FRAME)
    tray.skip()
    assert not tray.busy


def test_a_throw_that_breaks_off_another_has_nothing_of_it_left(kit: Kit) -> None:
    tray = begun(kit)
    while not tray._landed:
        tray.update(FRAME)
    other = Rolled("consumption:1", 2)
    tray.throw(floor_of(AREA, 1, 50), CUP, [other], {other.id: next(iter(kinds(kit).values()))})
    while tray.busy:
        tray.update(FRAME)
    assert set(tray.landing(floor_of(AREA, 1, 50), [other])) == {other.id}


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"speed": "instant"}])
def test_without_motion_nothing_is_thrown(screen: pygame.Surface, settings: dict[str, Any]) -> None:
    assert not begun(fit_kit(Settings(mute=True, **settings), (1280, 720))).busy


def test_a_calm_throw_takes_longer(screen: pygame.Surface) -> None:
    lengths = []
    for speed in ("fast", "normal", "calm"):
        tray, frames = begun(fit_kit(Settings(mute=True, speed=speed), (1280, 720))), 0
        while tray.busy:
            tray.update(FRAME)
            frames += 1
        lengths.append(frames)
    assert lengths == sorted(set(lengths))


def test_sounds_follow_the_throw(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, float]] = []

    def play(_self: object, name: str, strength: float = 1.0) -> bool:
        heard.append((name, strength))
        return True

    monkeypatch.setattr(type(kit.sounds), "play", play)
    tray = begun(kit)
    while tray.busy:
        tray.update(FRAME)
    names = [name for name, _strength in heard]
    assert names[0] == "die_shake"
    assert names[-1] == "die_settle"
    assert len({strength for name, strength in heard if name == "die_hit"}) > 2


def test_dice_are_smaller_where_they_would_fill_the_floor() -> None:
    assert floor_of(AREA, 4, 50).die == 50
    assert floor_of(AREA, 40, 50).die < 40


def test_dice_come_to_rest_on_the_floor(kit: Kit) -> None:
    places = landing(floor_of(AREA, len(DICE), 50), DICE)
    assert set(places) == {die.id for die in DICE}
    assert all(AREA.collidepoint(place.centre) for place in places.values())


def test_every_kind_and_every_face_looks_different(kit: Kit) -> None:
    looks = [
        pygame.image.tobytes(die_face(kit, look, sign, 48), "RGBA")
        for look in kit.theme.die.values()
        for sign in (*SIGNS, BACK)
    ]
    assert len(set(looks)) == 7 * 7


def test_without_colour_the_letter_still_tells_the_kinds_apart(kit: Kit) -> None:
    letters = [look.letter for look in kit.theme.die.values()]
    assert len(set(letters)) == len(letters) == 7


def test_the_cup_rests_before_and_after_it_is_shaken(kit: Kit) -> None:
    assert shaking(0.0) == shaking(1.0) == (0.0, 0.0, 0.0)
    assert any(abs(part) > 0 for part in shaking(0.4))
    assert cup_surface(kit, 100, 0).get_size() != cup_surface(kit, 50, 0).get_size()
