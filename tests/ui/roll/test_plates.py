"""Squares of opponents in Roll: as many as can have their names in a row, whatever width each name needs."""

from functools import cache
from itertools import pairwise

import pygame
import pytest

from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.table import tile_face
from galaxy_desktop.games.roll.table.look import BROAD, TileLook
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.games.roll.words.terms import item
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.tabletop.card_names import lies_on
from tests.sweep import some
from tests.ui.kits import fresh_kit
from tests.ui.roll_rig import moment, played

SEATS, SEED, EVERY = 5, 6, 60
SHARE = {(1280, 720): 0.8, (1920, 1080): 0.6}
"""Least share of broad squares that have their names in a whole game, by window."""


@cache
def moments_of_five() -> list[Shown]:
    """Moments from the start to the end of a game of five."""
    walk = enumerate(played(SEATS, SEED))
    return [moment(g.clone(), seat, 0) for number, (g, seat, _decision) in walk if number % EVERY == 0]


def squares(painter: RollPainter) -> dict[str, dict[str, TileLook]]:
    """Squares of each opponent as they are drawn, by group."""
    found: dict[str, dict[str, TileLook]] = {}
    for part in painter.items():
        spot = painter.sheet.spots.get(part.id)
        if part.group.startswith("opponents") and spot is not None and isinstance(spot.look, TileLook):
            found.setdefault(part.group, {})[part.id] = spot.look
    return found


@pytest.mark.parametrize("window", SHARE, ids=str)
def test_most_squares_of_four_opponents_have_their_names(window: tuple[int, int]) -> None:
    kit, named = fresh_kit(window), list[bool]()
    for shown in moments_of_five():
        painter = RollPainter(kit, GAME)
        painter.show(shown)
        for looks in squares(painter).values():
            named += [tile_face.is_named(kit, look) for look in looks.values() if look.is_plate]
    assert len(named) > 100
    assert sum(named) >= SHARE[window] * len(named), f"{sum(named)} of {len(named)}"


def test_names_keep_clear_of_cost_and_sign() -> None:
    kit, on = fresh_kit((1920, 1080), 2.0), list[str]()
    looks = [TileLook(side, (114, 49), "mini") for side in sides()]
    named = [look for look in looks if tile_face.is_named(kit, look)]
    for look in named:
        corners = tile_face.corner_boxes(look.level, look.size)
        if lies_on(kit, item(look.card), *tile_face._name_box(kit, look), *corners, foot=True):
            on.append(look.card)
    assert len(named) > 50
    assert len(on) <= 0.1 * len(named), f"those that have room nowhere else, of {len(named)}: {on}"


@pytest.mark.parametrize("window", SHARE, ids=str)
def test_squares_of_an_opponent_lie_side_by_side_in_their_room(window: tuple[int, int]) -> None:
    kit = fresh_kit(window)
    for shown in moments_of_five():
        painter = RollPainter(kit, GAME)
        painter.show(shown)
        board = painter.board(shown, painter.sheet)
        for place, seat in enumerate(board.seats_from_me()):
            rects = [painter.sheet.spots[side].rect for side in shown.view.players[seat].tableau]
            stack = painter.sheet.places[f"stack development:{seat}"]
            assert all(one.left < other.left for one, other in pairwise(rects)), place
            assert all(rect.right <= stack.left for rect in rects)
            joined = [painter.sheet.spots[side].rect for side in board.faction(seat)]
            if joined and joined[0].width >= BROAD * joined[0].height:
                widths = {joined[1].left - joined[0].left, joined[1].width, joined[0].width}
                assert max(widths) - min(widths) <= 1, "halves as they are drawn"


@pytest.mark.parametrize(("step", "height"), some([(1.0, 26), (1.3, 30), (1.5, 26), (2.0, 33)], 2))
def test_a_name_needs_no_more_than_the_width_at_which_it_is_drawn(step: float, height: int) -> None:
    pygame.display.set_mode((8, 8))
    kit = fresh_kit((1280, 720), step)
    for side in sides():
        width = tile_face.plate_width(kit, side, height)
        assert tile_face.is_named(kit, TileLook(side, (max(width, 2 * height), height), "mini"))
        if width > 2 * height:
            assert not tile_face.is_named(kit, TileLook(side, (width - 4, height), "mini"))
