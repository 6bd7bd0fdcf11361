"""Cards land with weight; a conquered world flashes once, softly, and never in quick succession."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Literal

import pygame
import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.events import PlacementPaid, WorldPlaced
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.games.race.table.staging import SHOWN
from galaxy_desktop.ui.motion import Motion, Tween, linear
from galaxy_desktop.ui.surfaces import clear_surface
from galaxy_desktop.ui.tabletop.flashes import BETWEEN_FLASHES, LATEST
from galaxy_desktop.ui.tabletop.flight import TOUCHES, Flash, Flight, lift
from galaxy_desktop.ui.tabletop.staging import Staging, place_card
from tests.ui.painter_rig import kit_of
from tests.ui.race_rig import moment


@pytest.fixture
def board(screen: pygame.Surface) -> Board:
    painter = PAINTER(kit_of((1280, 720)), GAME)
    shown = moment(GAME.new(3, {}, 8), 0, 0)
    painter.show(shown)
    return painter.board(shown, painter.sheet)


def paid(staging: Staging[Board], seat: int, way: str) -> None:
    card = staging.after.view.players[seat].tableau[0]
    staging.show(PlacementPaid(seat, (), card, way, (), 0), SHOWN)


def flashes(staging: Staging[Board]) -> Iterator[Flash]:
    return (flight for flight in staging.flights if isinstance(flight, Flash))


def test_a_card_goes_up_and_comes_down_and_lies_still() -> None:
    assert lift(0) == 0
    assert lift(TOUCHES / 2) == pytest.approx(1)
    assert lift((1 + TOUCHES) / 2) < 0
    assert lift(1) == pytest.approx(0, abs=1e-9)


def test_a_card_that_is_placed_casts_a_shadow_while_it_is_in_the_air(board: Board) -> None:
    staging = Staging(Motion(), board, board)
    place_card(staging, WorldPlaced(1, board.view.players[1].tableau[0]))
    (flight,) = staging.flights
    assert isinstance(flight, Flight)
    assert flight.shadow is not None


def test_at_its_goal_a_card_is_drawn_as_it_lies(screen: pygame.Surface) -> None:
    picture, shadow = clear_surface((40, 60)), clear_surface((60, 80))
    picture.fill((200, 10, 10, 255))
    shadow.fill((0, 0, 0, 90))
    tween = Tween(100, linear)
    drawn = []
    for passed in (0.0, 41.0, 100.0):
        tween.passed = passed
        surface = pygame.Surface((200, 200))
        surface.fill((50, 50, 50))
        Flight(tween, lambda: picture, (140, 100), (140, 100), shadow=shadow).draw(surface)
        drawn.append(surface)
    assert [surface.get_at((140, 100 + 29)).r for surface in drawn] == [200, 200, 200]
    assert [surface.get_at((140, 100 + 31)).r for surface in drawn] == [50, 200, 50]


@pytest.mark.parametrize(("end", "seen_at"), [("stays", (140, 100)), ("vanishes", (40, 100))])
def test_what_only_fades_is_seen_at_one_place_halfway(
    screen: pygame.Surface, end: Literal["stays", "vanishes"], seen_at: tuple[int, int]
) -> None:
    picture, tween, surface = clear_surface((20, 20)), Tween(100, linear), pygame.Surface((200, 200))
    picture.fill((200, 10, 10, 255))
    tween.passed = 50.0
    Flight(tween, lambda: picture, (40, 100), (140, 100), end, fades=True).draw(surface)
    reds = {at: surface.get_at(at).r for at in ((40, 100), (140, 100), (90, 100))}
    assert 60 < reds.pop(seen_at) < 140
    assert set(reds.values()) == {0}


def test_a_conquered_world_flashes_once_and_a_paid_one_does_not(board: Board) -> None:
    staging = Staging(Motion(), board, board)
    paid(staging, 1, "pay")
    assert not list(flashes(staging))
    paid(staging, 1, "conquer")
    assert len(list(flashes(staging))) == 1


def test_flashes_keep_their_distance(board: Board) -> None:
    staging = Staging(Motion(), board, board)
    for _ in range(40):
        paid(staging, 1, "conquer")
        staging.beat(100)
    times = [flash.tween.delay for flash in flashes(staging)]
    assert 3 <= len(times) <= (staging.at + LATEST) / BETWEEN_FLASHES + 1
    assert times[-1] <= staging.at + LATEST + BETWEEN_FLASHES
    assert all(round(b - a, 3) >= BETWEEN_FLASHES for a, b in pairwise(times))


@pytest.mark.parametrize(("motion", "number"), [(Motion(speed=0.5), 1), (Motion(reduced=True), 0)])
def test_at_the_fast_speeds_there_is_one_flash_and_with_reduced_motion_none(
    board: Board, motion: Motion, number: int
) -> None:
    staging = Staging(motion, board, board)
    for seat in (1, 2):
        paid(staging, seat, "conquer")
        staging.beat(2000)
    assert len(list(flashes(staging))) == number


def shown_at(share: float, width: float) -> tuple[pygame.Rect, pygame.Rect]:
    """What is drawn of a card on its way, and the place that it says it needs."""
    picture, tween, surface = clear_surface((40, 60)), Tween(100, linear), pygame.Surface((400, 200))
    picture.fill((200, 10, 10, 255))
    tween.passed = 100 * share
    flight = Flight(tween, lambda: picture, (80, 100), (300, 100), waits=True, width=width)
    flight.draw(surface)
    surface.set_colorkey((0, 0, 0))
    return surface.get_bounding_rect(), flight.place


@pytest.mark.parametrize("width", [20.0, 70.0])
def test_a_card_takes_its_new_size_on_the_way(screen: pygame.Surface, width: float) -> None:
    seen = [shown_at(share, width) for share in (0.0, 0.5, 1.0)]
    assert [drawn.width for drawn, _place in seen] == pytest.approx([width, (width + 40) / 2, 40], abs=1)
    assert all(place.contains(drawn) for drawn, place in seen)


def test_a_card_leaves_the_hand_as_large_as_it_lay_there(screen: pygame.Surface) -> None:
    painter = PAINTER(kit_of((1920, 1080)), GAME)
    shown = moment(GAME.new(3, {}, 8), 0, 0)
    painter.show(shown)
    before = painter.board(shown, painter.sheet)
    card = shown.view.players[0].hand[0]
    g = shown.view.clone()
    g.players[0].hand.remove(card)
    g.players[0].tableau.append(card)
    after_painter = PAINTER(kit_of((1920, 1080)), GAME)
    after_shown = replace(shown, view=g)
    after_painter.show(after_shown)
    staging = Staging(Motion(), before, after_painter.board(after_shown, after_painter.sheet))
    place_card(staging, WorldPlaced(0, card))
    (flight,) = staging.flights
    assert isinstance(flight, Flight)
    assert flight.width == before.sheet.spots[card].look.size[0]
    assert flight.width != staging.after.sheet.spots[card].look.size[0]
