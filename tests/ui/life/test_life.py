"""Light life at rest: a few small places, a few times a second, where nothing else lies; none if unwanted."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.art.pictures import Pictures
from galaxy_desktop.ui.life.breath import BREATH, LEVELS, Breath
from galaxy_desktop.ui.life.glimmer import Sky
from galaxy_desktop.ui.life.life import CALM_TICK, TICK
from galaxy_desktop.ui.life.sky import APPEARS, NightSky
from galaxy_desktop.ui.scenes.frame import BACKDROP, draw_backdrop
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.sleep import Sleep
from galaxy_desktop.ui.table.light import STEPS
from tests.ui.kits import shared_kit
from tests.ui.table_rig import PlainScene, Rig

LIVELY = Settings(speed="normal", mute=True, confirm_undo=False, tips=False)
SIZE = (1280, 720)


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path, game="race", games=find_games(), settings=LIVELY, size=SIZE, drawn=True)
    rest(made)
    yield made
    made.close()


def rest(rig: Rig, seconds: float = 6.0) -> None:
    """Let time pass until everything rests, then so long."""
    while rig.app.stage.rest == 0:
        rig.app.step([], 0.1)
    for _ in range(round(seconds / TICK)):
        rig.app.step([], TICK)


def picture(rig: Rig) -> pygame.Surface:
    """The frame as it is on the screen."""
    return rig.app.surface.copy()


def still(rig: Rig) -> pygame.Surface:
    """The frame as the scenes draw it."""
    surface = pygame.Surface(SIZE)
    rig.app.stage.draw(surface)
    return surface


def changes(one: pygame.Surface, other: pygame.Surface) -> list[pygame.Rect]:
    """The places in which two frames differ."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    rects: Any = mask.get_bounding_rects()
    return list(rects)


def test_the_sky_lives_and_what_may_be_chosen_breathes_without_any_whole_frame(rig: Rig) -> None:
    drawn, before, glimpses = rig.app.frames, picture(rig), rig.app.glimpses
    rest(rig, BREATH / 2)
    assert rig.app.frames == drawn
    assert rig.app.glimpses - glimpses == pytest.approx(BREATH / 2 / TICK, abs=1)
    assert changes(before, picture(rig))


def test_pictures_are_fewer_while_all_is_quiet(rig: Rig) -> None:
    rig.app.life.calm = True
    drawn = rig.app.glimpses
    for _ in range(240):
        rig.app.step([], 0.05)
    assert rig.app.glimpses - drawn == pytest.approx(12 / CALM_TICK, abs=1)


def test_the_loop_knows_when_all_is_quiet(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    calm = []

    def wait(_sleep: Sleep, _seconds: float) -> list[pygame.event.Event]:
        calm.append(rig.app.life.calm)
        monkeypatch.setattr(Sleep, "is_quiet", True)
        return [pygame.event.Event(pygame.QUIT)] if len(calm) > 1 else []

    monkeypatch.setattr(Sleep, "is_quiet", False)
    monkeypatch.setattr(Sleep, "events_within", wait)
    monkeypatch.setattr(rig.app, "close", lambda: None)
    rig.app.run()
    assert calm == [False, True]


def test_a_glimpse_draws_little(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(
        pygame.display, "update", lambda rects: drawn.append(sum(r.width * r.height for r in rects))
    )
    rest(rig)
    assert drawn
    assert max(drawn) < 0.12 * SIZE[0] * SIZE[1]


def test_what_lives_leaves_nothing_behind(rig: Rig) -> None:
    rest(rig, 30)
    rig.app.apply(LIVELY.but(reduced_motion=True))
    rig.app.step([], 0.1)
    assert not changes(picture(rig), still(rig))


@pytest.mark.parametrize("lit", [False, True])
def test_stars_and_moon_are_seen_on_the_free_sky_only(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, lit: bool
) -> None:
    monkeypatch.setattr(type(rig.scene), "breathing", ())
    monkeypatch.setattr(type(rig.scene.controller), "ending", lit)
    rest(rig)
    backdrop, light = rig.app.stage.kit.pictures.backdrop(BACKDROP, SIZE).copy(), rig.scene.view.light
    assert light.step == (STEPS if lit else 0)
    light.draw(backdrop)
    seen = 0
    for _ in range(4):
        rest(rig, 3)
        frame = still(rig)
        for place in changes(picture(rig), frame):
            seen += 1
            assert not changes(frame.subsurface(place), backdrop.subsurface(place)), place
    assert seen > 4


@pytest.mark.parametrize("quiet", [{"reduced_motion": True}, {"speed": "instant"}, {"high_contrast": True}])
def test_nothing_is_drawn_at_rest_where_no_life_is_wanted(rig: Rig, quiet: dict[str, object]) -> None:
    rig.app.apply(LIVELY.but(**quiet))
    rest(rig)
    drawn, glimpses, before = rig.app.frames, rig.app.glimpses, picture(rig)
    rest(rig, 10)
    assert (rig.app.frames, rig.app.glimpses) == (drawn, glimpses)
    assert not changes(picture(rig), before)
    assert rig.app.rest > TICK


def test_nothing_lives_while_the_window_is_not_looked_at(rig: Rig) -> None:
    rig.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    rest(rig)
    glimpses = rig.app.glimpses
    rest(rig, 5)
    assert rig.app.glimpses == glimpses


def test_only_what_may_be_chosen_and_is_not_chosen_breathes(rig: Rig) -> None:
    assert {tuple(rect) for rect in rig.scene.breathing} == {
        tuple(item.rect) for item in rig.scene.view.widgets.items if item.item.id in rig.question.open
    }
    option = next(iter(rig.question.open))
    chosen = rig.widget(option).rect
    rig.scene.click(option)
    assert chosen not in rig.scene.breathing


def test_nothing_breathes_under_a_notice_or_another_scene(rig: Rig) -> None:
    assert rig.scene.breathing
    rig.scene.view.tell("Something is said.")
    assert not rig.scene.breathing
    rig.scene.open(PlainScene("pause"))
    rig.post()
    before = picture(rig)
    rest(rig, 3)
    assert not changes(picture(rig), before)


def test_a_breath_swells_and_ebbs() -> None:
    kit, rect = shared_kit(LIVELY, SIZE), pygame.Rect(100, 100, 90, 120)
    breath, strengths = Breath(), []
    for step in range(17):
        surface = pygame.Surface((300, 300))
        for glimmer in breath.glimmers(kit, [rect], BREATH * step / 16):
            surface.blit(glimmer.picture, glimmer.at)
        strengths.append(surface.get_at((rect.left - 2, rect.centery)).g)
    assert strengths[0] == strengths[-1] == 0
    assert strengths[:9] == sorted(strengths[:9])
    assert strengths[8:] == sorted(strengths[8:], reverse=True)
    assert len(set(strengths)) == LEVELS + 1


def test_a_breath_follows_what_moves() -> None:
    kit, rect, breath = shared_kit(LIVELY, SIZE), pygame.Rect(100, 100, 90, 120), Breath()
    before = breath.glimmers(kit, [rect], BREATH / 2)
    assert breath.glimmers(kit, [rect], BREATH / 2) is before
    rect.move_ip(7, 0)
    after = breath.glimmers(kit, [rect], BREATH / 2)
    assert [glimmer.at for glimmer in after] == [(x + 7, y) for _, (x, y) in before]


def test_the_sky_is_looked_at_anew_once_a_second_and_where_the_frame_changed(screen: pygame.Surface) -> None:
    kit, frame = shared_kit(LIVELY, SIZE), pygame.Surface(SIZE)
    draw_backdrop(kit, frame, "menu")
    night = NightSky(kit, Sky("menu"))
    seen = night.glimmers(20.0, frame)
    assert seen
    assert night.glimmers(20.9, frame) == seen
    assert night.glimmers(25.0, frame) != seen
    frame.fill("red")
    night.renew(Sky("menu"), [frame.get_rect()])
    assert night.glimmers(25.1, frame) == []


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1600, 1000)])
def test_the_turning_moon_covers_the_one_in_the_menus_backdrop(
    screen: pygame.Surface, size: tuple[int, int]
) -> None:
    kit = shared_kit(LIVELY, size)
    frame = pygame.Surface(size)
    draw_backdrop(kit, frame, "menu")
    sky = NightSky(kit, Sky("menu"))
    for clock in (0.0, 2 * APPEARS):
        moon = max(sky.glimmers(clock, frame), key=lambda glimmer: glimmer.picture.get_width())
    scale = max(size[0] / 1920, size[1] / 1080)
    middle = moon.picture.get_rect(topleft=moon.at).center
    painted = size[0] / 2 + 600 * scale, size[1] / 2 - 420 * scale
    assert middle == pytest.approx(painted, abs=1)
    rects: Any = pygame.mask.from_surface(moon.picture).get_bounding_rects()
    (solid,) = rects
    assert min(solid.size) >= 2 * 58 * scale - 1


def test_the_pictures_of_the_moon_are_in_memory_only_while_it_is_seen(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = shared_kit(LIVELY, SIZE)
    frame = pygame.Surface(SIZE)
    draw_backdrop(kit, frame, "menu")
    free, read, files = frame.copy(), Pictures.sheet, []

    def watched(pictures: Pictures, name: str) -> Any:
        sheet = read(pictures, name)
        files.append(ref(sheet))
        return sheet

    monkeypatch.setattr(Pictures, "sheet", watched)
    sky = NightSky(kit, Sky("menu"))

    def looked(clock: float) -> int:
        sky.renew(sky.sky, [frame.get_rect()])
        sky.glimmers(clock, frame)
        return sum(file() is not None for file in files)

    assert [looked(clock) for clock in (0.0, APPEARS, 2 * APPEARS)] == [0, 1, 1]
    assert len(files) == 1
    frame.fill("white")
    assert looked(3 * APPEARS) == 0
    frame.blit(free, (0, 0))
    assert [looked(clock) for clock in (4 * APPEARS, 5 * APPEARS)] == [0, 1]
