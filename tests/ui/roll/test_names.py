"""Dice never lie on the name of a tile: they are above it, between its icons, or beside the tile."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, product

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.table.look import DieLook, TileLook
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.games.roll.table.pictures import TablePictures
from galaxy_desktop.games.roll.table.tile_face import is_named
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.sheet import Spot
from tests.games.roll.laid import own, run_phase, table
from tests.pixels.colour import pixels
from tests.sweep import WIDE, some
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import WINDOWS
from tests.ui.roll_rig import moment, moments

Ink = npt.NDArray[np.bool_]
BRIGHTER = 90
"""By how much a pixel of a name is brighter than the same tile without it, in all colours together."""
SHADOW = 0.1
"""Height of what can be seen of the shadow below a die, in its heights."""
FEW = 2


@cache
def with_dice_on_tiles() -> tuple[Shown, ...]:
    """Late moments in which this seat has most dice on its tiles and stacks."""

    def lying(shown: Shown) -> int:
        player = shown.view.players[shown.seat]
        return 3 * len(player.goods) + len(player.developers) + len(player.settlers)

    return tuple(sorted(moments().values(), key=lying)[-FEW:])


def drawn_spots(painter: RollPainter) -> list[Spot]:
    """All tiles and dice of a picture, in the order in which they would be drawn."""
    found = list[Spot]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TablePictures, "draw", lambda _drawn, _surface, spot: found.append(spot))
        painter.draw(pygame.Surface(painter.kit.metrics.window, 0, 32))
    return found


def name_on(painter: RollPainter, look: TileLook) -> Ink:
    """The pixels of a tile that are ink of its names."""
    kit = painter.kit
    bare, named = (TablePictures(k, "tiles").paint(look) for k in (kit.without_names(), kit))
    change = pixels(named).astype(int).sum(axis=-1) - pixels(bare).astype(int).sum(axis=-1)
    return np.asarray(change > BRIGHTER)


def shaded(die: Spot, tile: Spot) -> pygame.Rect:
    """The part of a tile that a die, or the shadow below it, lies on."""
    dark = layout.trim(die.rect, bottom=-round(die.rect.height * SHADOW))
    return dark.clip(tile.rect).move(-tile.rect.left, -tile.rect.top)


def covered(painter: RollPainter, spots: list[Spot]) -> Iterator[tuple[str, str]]:
    """Tiles and the dice that lie on their names."""
    for number, tile in enumerate(spots):
        if isinstance(tile.look, TileLook) and not tile.look.part:
            dice = [die for die in spots[number + 1 :] if isinstance(die.look, DieLook)]
            near = [(die, part) for die in dice if (part := shaded(die, tile))]
            ink = name_on(painter, tile.look) if near else None
            for die, part in near:
                if ink is not None and ink[part.top : part.bottom, part.left : part.right].any():
                    yield tile.look.card, die.look.card


MANY = ("old_earth", "gem_world", "plague_world", "alpha_centauri", "pirate_world", "space_mall")
MORE = ("merchant_guild", "replicant_robots", "galactic_recycling", "asteroid_belt")


@pytest.mark.parametrize(
    ("window", "seats"),
    [(((1280, 720), 1.0), 5), (((1280, 720), 1.15), 4), (((1280, 720), 1.5), 5), (((1366, 768), 1.15), 3)],
    ids=str,
)
@pytest.mark.parametrize("number", [8, 10])
def test_each_of_many_squares_has_its_name_in_a_small_window(
    window: tuple[tuple[int, int], float], seats: int, number: int
) -> None:
    g = table(seats)
    tableau = (*MANY, *MORE)[:number]
    own(g, tableau=tableau, goods={"gem_world": ["novelty"]}, workers={"explore": ["home"]})
    run_phase(g, "explore")
    painter = RollPainter(wordy_kit(*window), GAME)
    painter.show(moment(g, 0, 0))
    looks = {spot.look.card: spot.look for spot in drawn_spots(painter) if isinstance(spot.look, TileLook)}
    assert [side for side in tableau if not name_on(painter, looks[side]).any()] == []
    (good,) = g.players[0].goods
    assert painter.sheet.spots[good].rect.width >= 16


def own_looks(painter: RollPainter) -> Iterator[TileLook]:
    """The squares of the own tableau and the tiles of the own zone as they are drawn; no wide tile."""
    own = {item.rect.topleft for item in painter.items() if item.group in {"tableau", "stacks"}}
    for spot in drawn_spots(painter):
        if isinstance(spot.look, TileLook) and not spot.look.right and spot.rect.topleft in own:
            yield spot.look


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "look"),
    list(enumerate(product([(1600, 900), (1366, 768), (1280, 720)], [1.0, 1.25, 1.5, 1.75, 2.0]))),
    ids=str,
)
def test_all_own_tiles_have_their_names(number: int, look: tuple[tuple[int, int], float]) -> None:
    painter = RollPainter(wordy_kit(*look), GAME)
    nameless = set[str]()
    for shown in list(moments().values()) if WIDE else islice(moments().values(), number % 3, None, 3):
        painter.show(shown)
        nameless |= {one.card for one in own_looks(painter) if not is_named(painter.kit, one)}
    assert not nameless


@pytest.mark.parametrize("window", some(WINDOWS[:4], 2), ids=str)
def test_no_die_lies_on_the_name_of_a_tile(window: tuple[tuple[int, int], float]) -> None:
    dice, kit = 0, wordy_kit(*window)
    for shown in with_dice_on_tiles():
        painter, earlier = RollPainter(kit, GAME), list[Spot]()
        painter.show(shown)
        for _empire in shown.sitters:
            spots = [spot for spot in drawn_spots(painter) if spot not in earlier]
            dice += sum(isinstance(spot.look, DieLook) for spot in spots)
            assert list(covered(painter, spots)) == []
            earlier += spots
            painter.browse()
    assert dice
