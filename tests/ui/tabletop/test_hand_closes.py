"""Cards that remain in the hand move together or apart; they do not jump."""

from dataclasses import replace
from typing import Any

import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.events import WorldPlaced
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.board import Board
from galaxy_desktop.ui.motion import Motion
from galaxy_desktop.ui.tabletop.flight import Flight
from galaxy_desktop.ui.tabletop.staging import Staging, close_up, drop_card
from tests.ui.painter_rig import kit_of
from tests.ui.race_rig import moment


def board_of(shown: Any) -> Board:
    painter = PAINTER(kit_of((1280, 720)), GAME)
    painter.show(shown)
    return painter.board(shown, painter.sheet)


def staged(*, reduced: bool = False) -> tuple[Staging[Board], str]:
    """A table before and after a card has left the middle of the hand, and that card."""
    shown = moment(GAME.new(3, {}, 8), 0, 0)
    later = shown.view.clone()
    gone = later.players[0].hand.pop(len(later.players[0].hand) // 2)
    before, after = board_of(shown), board_of(replace(shown, view=later))
    return Staging(Motion(reduced=reduced), before, after), gone


@pytest.mark.usefixtures("screen")
def test_the_other_cards_slide_to_their_new_places() -> None:
    staging, gone = staged()
    close_up(staging, 200.0)
    hand = staging.after.view.players[0].hand
    before, after = staging.before.sheet.spots, staging.after.sheet.spots
    moved = {card for card in hand if before[card].rect.center != after[card].rect.center}
    assert moved
    assert staging.arriving == moved
    assert gone not in staging.arriving
    ways = {(before[card].rect.center, after[card].rect.center) for card in moved}
    flights = [flight for flight in staging.flights if isinstance(flight, Flight)]
    assert {(flight.start, flight.goal) for flight in flights} == ways
    assert all(flight.waits and flight.tween.delay == 200.0 for flight in flights)


@pytest.mark.usefixtures("screen")
def test_the_hand_waits_for_the_card_that_leaves_it() -> None:
    staging, gone = staged()
    staging.motion.speed = 2.0
    staging.at = 900.0
    drop_card(staging, gone)
    close_up(staging, 200.0)
    flights = [flight for flight in staging.flights if isinstance(flight, Flight)]
    assert len(flights) > 1
    assert {flight.tween.delay for flight in flights} == {1800.0}


@pytest.mark.usefixtures("screen")
def test_a_card_that_flies_already_is_not_moved_twice() -> None:
    staging, _gone = staged()
    hand = staging.after.view.players[0].hand
    staging.arriving.update(hand)
    close_up(staging, 0.0)
    assert staging.flights == []


@pytest.mark.usefixtures("screen")
def test_with_reduced_motion_the_hand_is_just_there() -> None:
    staging, _gone = staged(reduced=True)
    close_up(staging, 0.0)
    assert staging.flights == []


@pytest.mark.usefixtures("screen")
def test_the_hand_closes_while_a_card_is_played_from_it() -> None:
    kit = kit_of((1280, 720), speed="normal")
    painter = PAINTER(kit, GAME)
    shown = moment(GAME.new(3, {}, 8), 0, 0)
    later = shown.view.clone()
    card = later.players[0].hand.pop(len(later.players[0].hand) // 2)
    later.players[0].tableau.append(card)
    painter.show(shown)
    painter.play([WorldPlaced(0, card)], shown, replace(shown, view=later))
    assert {card, *later.players[0].hand} & painter.animations.hidden > {card}
    for _frame in range(200):
        painter.update(0.05)
    assert not painter.animations.hidden
