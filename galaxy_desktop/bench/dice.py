"""Figures of a throw of dice: time to work it out and to draw it, and the faces it shows."""

import math
from collections.abc import Iterator
from random import Random
from typing import Any

from galaxy_desktop.ai.statistics import percentile
from galaxy_desktop.bench.figure import Figure, seconds
from galaxy_desktop.engine.game import Game
from galaxy_desktop.house.offscreen import house_without_screen

SIZE = (1920, 1080)
RATE = 60
NUMBERS = (12, 30)
FLOOR = (9.0, 6.3)
THROWS = 10
TURNS = 10_000
SIGNS = ("explore", "develop", "settle", "produce", "ship", "wild")


def figures(game: Game[Any]) -> list[Figure]:
    """Return the figures of throws of 12 and of 30 dice; none for a game without a dice tray."""
    if not _has_tray(game):
        return []
    found = []
    for number in NUMBERS:
        works = [seconds(lambda n=number, s=seed: _thrown(n, s)) for seed in range(THROWS)]  # type: ignore[misc]
        name = f"{game.id}: throw of {number} dice"
        found.append(Figure(f"{name}, worked out", round(percentile(works, 50) * 1000, 1), "ms", "<= 150"))
        with house_without_screen(SIZE, quick=True, speed="normal") as house:
            took = list(_frames(house, number))
        found.append(Figure(f"{name}, frame p95", round(percentile(took, 95) * 1000, 1), "ms", "<= 16.7"))
    found.append(Figure(f"{game.id}: faces right in {TURNS} cubes", _right_turns(), "", f">= {TURNS}"))
    right, all_dice = _right_throws()
    found.append(Figure(f"{game.id}: faces right in {THROWS} whole throws", right, "dice", f">= {all_dice}"))
    return found


def _has_tray(game: Game[Any]) -> bool:
    from galaxy_desktop.ui.dice_tray import DiceTray
    from galaxy_desktop.ui.kit import fit_kit
    from galaxy_desktop.ui.painters import painter_for
    from galaxy_desktop.ui.settings import Settings

    painter = painter_for(fit_kit(Settings(mute=True), SIZE), game)
    return isinstance(getattr(painter, "tray", None), DiceTray)


def _dice(number: int, seed: int) -> list[Any]:
    from galaxy_desktop.ui.dice_throw import Rolled

    random = Random(seed)
    return [Rolled(f"{count}:{seed}", random.randrange(6)) for count in range(number)]


def _thrown(number: int, seed: int) -> Any:
    from galaxy_desktop.ui.dice_throw import Throw

    scale = math.sqrt(max(1.0, number / 12))
    throw = Throw(_dice(number, seed), FLOOR[0] * scale, FLOOR[1] * scale)
    throw.finish()
    return throw


def _frames(house: Any, number: int) -> Iterator[float]:
    """Yield the seconds of each frame of a throw over a whole table at rest, work and drawing together."""
    import pygame

    from galaxy_desktop.ui.dice_face import DieKind
    from galaxy_desktop.ui.dice_tray import DiceTray, DieSpot, floor_of

    kit, surface = house.app.stage.kit, house.app.surface
    looks, dice = list(kit.theme.die.values()), _dice(number, 1)
    kinds = {die.id: DieKind(looks[place % len(looks)], SIGNS) for place, die in enumerate(dice)}
    goals = {die.id: DieSpot((200 + 50 * (place % 12), 400), 40) for place, die in enumerate(dice)}
    area, table = pygame.Rect(1110, 300, 400, 270), surface.copy()
    tray = DiceTray(kit)
    tray.throw(floor_of(area, number, 50), pygame.Rect(1400, 310, 140, 112), dice, kinds)
    tray.aim(goals)

    def frame() -> None:
        tray.update(1 / RATE)
        surface.blit(table, (0, 0))
        tray.draw(surface)

    while tray.busy:
        yield seconds(frame)


def _right_turns() -> int:
    """Return the number of randomly turned cubes that, laid flat, show the face they should."""
    from galaxy_desktop.ui.dice_cube import combined, levelling, relabelling, turn, upper_face

    random, right = Random(7), 0
    for _cube in range(TURNS):
        turned = combined(
            turn(1, 0, 0, random.uniform(0, math.tau)), turn(0, 1, 0, random.uniform(0, math.tau))
        )
        x, y, angle = levelling(turned)
        flat, face = combined(turn(x, y, 0, angle), turned), random.randrange(6)
        right += upper_face(combined(flat, relabelling(flat, face))) == face
    return right


def _right_throws() -> tuple[int, int]:
    """Return the number of dice that end on the face that was rolled, and the number of all dice."""
    from galaxy_desktop.ui.dice_cube import upper_face

    right = whole = 0
    for seed in range(THROWS):
        throw = _thrown(NUMBERS[0], seed)
        for place, die in enumerate(throw.dice):
            right += upper_face(throw.pose(place, throw.last).turned) == die.face
            whole += 1
    return right, whole
