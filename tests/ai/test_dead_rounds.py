"""Rounds in which nothing happens: how they are counted, and that bots do not wait for each other for long.

Bots of every game are held to it by `tests/games/<game>/test_bot.py` (`check_ends`), in two deals and more.
The long run is a command: `galaxy-desktop simulate GAME --bots LEVEL,LEVEL --games 2000` prints the most
such rounds in a row.
"""

from dataclasses import replace

import pytest

from galaxy_desktop.ai.arena import Match, play_one
from galaxy_desktop.ai.levels import RANDOM
from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import look_up
from tests.ai.toy_playbook import PLAYBOOK, toys
from tests.games.judging import MOST_DEAD, hasty
from tests.toy import TOYS, ToyState


def standing(holdings: object) -> Game[ToyState]:
    """The toy, of which nothing but this is held."""
    return replace(TOYS["toy"], holdings=lambda g: holdings)


def test_rounds_that_leave_all_as_it_was_are_counted_in_a_row() -> None:
    match = Match("toy", (RANDOM, RANDOM), 1, 3, {"length": "short"})
    still = play_one(match, lambda _: (standing("nothing"), None), 0)
    assert still.dead == still.rounds > 0
    moving = play_one(
        match, lambda _: (replace(standing(0), holdings=lambda g: (g.round, bool(g.waiting))), None), 0
    )
    assert moving.dead == 0


def test_without_holdings_the_points_tell_what_was_gained() -> None:
    played = play_one(Match("toy", (RANDOM, RANDOM), 1, 3, {"length": "short"}), toys, 0)
    assert 0 <= played.dead < played.rounds
    assert PLAYBOOK.tedium == 0


@pytest.mark.parametrize("seed", [748, 1193, 1307, 1457])
def test_two_that_choose_at_random_do_not_wait_for_each_other(seed: int) -> None:
    """Each of these deals stood still for 5 rounds or more as long as every answer was drawn."""
    assert play_one(Match("race", (RANDOM, RANDOM), 1, seed), look_up, 0).dead <= MOST_DEAD


@pytest.mark.slow
def test_two_that_look_ahead_do_not_wait_for_each_other() -> None:
    """In this deal they do as long as a round in which nothing happens costs them nothing."""
    race, playbook = look_up("race")
    assert playbook is not None
    hurried = hasty(playbook, 4)

    def dead(tedium: float) -> int:
        other = replace(hurried, tedium=tedium)
        return play_one(Match("race", ("hard", "hard"), 1, 8), lambda _: (race, other), 0).dead

    assert dead(playbook.tedium) < dead(0.0) <= MOST_DEAD
