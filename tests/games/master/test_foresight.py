"""Who can win in the next turn: shown exactly where a turn that wins is possible."""

from collections import deque
from collections.abc import Iterator
from functools import cache

import pytest

from galaxy_desktop.engine.flow import advance, give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.events import TurnBegan
from galaxy_desktop.games.master.foresight import (
    Threat,
    at_the_start,
    threats,
    wins_next_turn,
)
from galaxy_desktop.games.master.hopes import Hopes
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.turn import BeginTurn
from galaxy_desktop.games.master.turn_search import MOST, TurnSearch
from galaxy_desktop.games.master.victory import victory
from galaxy_desktop.games.master.view import view
from galaxy_desktop.games.master.words import WORDS
from tests.games.master.laid import build, fight, fill, hold, implement, own, route, table
from tests.games.master.played import builder
from tests.golden.games import read

ECONOMIC = ("space_exchange", "credit_syndicate", "terraforming_corps", "humans.agenda")
"""Developments and an agenda with four economic symbols in all."""


def nearly_there(seats: int = 2) -> MasterState:
    """Seat 0 has eight bases on the map and one in the supply; no route is complete."""
    g = table(seats)
    own(g, 0, "nw_home", 3)
    own(g, 0, "nw_core", 3)
    own(g, 0, "nw_cross", 2)
    return g


def test_at_the_start_nobody_can_win() -> None:
    assert threats(table(4)) == ()


def test_a_ninth_base_needs_a_place_and_a_base_project() -> None:
    g = nearly_there()
    fill(g, "humans.base", 2)
    assert wins_next_turn(g, 0) == "", "both a base and a route take more than three cubes"
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    assert wins_next_turn(g, 0) == "expansion"
    assert WORDS.notice(view(g, 1), ("Ann", "Bo")) == "Ann could win by expansion on their next turn."


def test_a_ninth_base_by_frontier_pact_is_seen() -> None:
    g = nearly_there()
    own(g, 0, "nw_core", 2)
    own(g, 0, "nw_gate", 1)
    build(g, 0, "humans.base")
    only_black(g)
    assert wins_next_turn(g, 0) == ""
    hold(g, 0, "frontier_pact")
    assert wins_next_turn(g, 0) == "expansion"


def test_a_ninth_base_by_a_conflict_over_a_neutral_system_is_seen() -> None:
    g = nearly_there()
    fight(g, "trade_war", "nw_strait-nw_core", "nw_core")
    fill(g, "trade_war.red", 1)
    assert wins_next_turn(g, 0) == "", "four cubes are missing"
    fill(g, "trade_war.red", 2)
    assert wins_next_turn(g, 0) == "expansion"


def only_black(g: MasterState) -> None:
    """All but the black cubes of seat 0 go to the reserve: it can lay no route."""
    bag = g.players[0].bag
    for colour in set(bag) - {"black"}:
        g.reserve[colour] += bag[colour]
        bag[colour] = 0


def test_domination_by_a_last_black_cube_is_seen_only_where_the_bag_holds_one() -> None:
    g = table()
    implement(g, 0, "deep_archive", "warp_physics", "brokers", "celestial_negator")
    hold(g, 0, "elder_ruins")
    fill(g, "elder_ruins.implement", 5)
    assert wins_next_turn(g, 0) == "domination"
    while g.players[0].bag["black"]:
        g.players[0].bag["black"] -= 1
        g.players[1].bag["black"] += 1
    assert wins_next_turn(g, 0) == ""


def test_domination_by_a_last_symbol_of_the_map_is_seen_once_a_base_can_come_there() -> None:
    g = table()
    implement(g, 0, *ECONOMIC)
    own(g, 0, "nw_gate")
    build(g, 0, "humans.base")
    number = SYMBOLS.index("economic")
    assert g.track[0][number] == 4
    only_black(g)
    assert wins_next_turn(g, 0) == "", "no route leads to the other end of the symbol"
    route(g, 0, "nw_gate-nw_strait", "nw_gate")
    assert wins_next_turn(g, 0) == "domination"
    assert Hopes(g, 0, 0, before=True).gains[number] == 1
    own(g, 1, "nw_strait")
    assert wins_next_turn(g, 0) == ""


def test_conquest_by_a_conflict_for_a_corner_is_seen_with_three_cubes_to_go() -> None:
    g = table(4)
    own(g, 0, "ne_gate")
    fight(g, "border_war", "ne_home-ne_gate", "ne_gate")
    fill(g, "border_war.red", 1)
    assert threats(g) == ()
    fill(g, "border_war.red", 2)
    assert threats(g) == (Threat(0, "conquest"),)
    assert "conquest" in WORDS.notice(view(g, 1), ("Ann", "Bo"))


def test_who_skips_the_next_turn_cannot_win_in_it() -> None:
    g = table(4)
    own(g, 0, "ne_gate")
    fight(g, "border_war", "ne_home-ne_gate", "ne_gate")
    fill(g, "border_war.red", 3)
    assert threats(g)
    g.players[0].skips = 1
    assert threats(g) == ()


def test_what_is_seen_does_not_depend_on_who_looks() -> None:
    g = nearly_there(3)
    fill(g, "humans.base", 2)
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    assert {threats(view(g, seat)) for seat in range(3)} == {threats(g)} == {(Threat(0, "expansion"),)}


MOST_TURNS, LAST_ANSWERS = 2, 40
"""Turns before the end of a recorded game that are kept, and answers among which they begin."""


@cache
def recorded() -> tuple[tuple[list[tuple[MasterState, int]], str], ...]:
    """Recorded games that were won: the tables before their last turns, whose these are, and the end."""
    games = []
    for one in read(GAME.id):
        if one.ended_by not in {"expansion", "domination", "conquest"}:
            continue
        g = GAME.new(one.seats, one.options, one.seed)
        found: deque[tuple[MasterState, int]] = deque(maxlen=MOST_TURNS)
        for seat, answer in one.answers[:-LAST_ANSWERS]:
            give(g, seat, answer)
        for seat, answer in one.answers[-LAST_ANSWERS:]:
            before = g.clone()
            give(g, seat, answer)
            found += [(before, event.seat) for event in g.events if isinstance(event, TurnBegan)]
        games.append(([*found], one.ended_by))
    return tuple(games)


def last_turns(most: int) -> Iterator[tuple[MasterState, int, str]]:
    """The last turns of recorded games: the table before each, whose it is, and how it was won then."""
    for found, ended_by in recorded():
        *others, last = [(table.clone(), whose) for table, whose in found[-most:]]
        yield from ((table, whose, "") for table, whose in others)
        yield (*last, ended_by)


@pytest.mark.slow
def test_whoever_won_in_a_recorded_game_was_seen_before_the_turn_by_a_line_that_wins() -> None:
    seen = 0
    for g, seat, _ended in last_turns(1):
        search = TurnSearch(seat, MOST)
        found = search.run(at_the_start(g, seat))
        assert wins_next_turn(g, seat) == found != ""
        assert search.last is not None
        assert GAME.invariants(search.last) == []
        assert victory(search.last, seat) == found
        seen += 1
    assert seen > 9


@pytest.mark.slow
def test_no_turn_played_by_chance_wins_that_was_not_shown() -> None:
    wins = 0
    for number, (g, seat, _) in enumerate(last_turns(MOST_TURNS)):
        for seed in range(20):
            played = at_the_start(g, seat)
            played.rng = 1 + (number << 40) + seed * 7919
            advance(played)
            dice = Dice(number * 100 + seed)
            if wins_in_this_turn(played, seat, dice):
                assert wins_next_turn(g, seat)
                wins += 1
    assert wins > 3


def wins_in_this_turn(g: MasterState, seat: int, dice: Dice) -> bool:
    """Play one turn by chance; whether its player wins in it."""
    turn = g.turn
    while g.waiting and g.turn == turn:
        other, decision = min(open_asks(g).items())
        give(g, other, builder(decision, dice) if dice.below(2) else decision.sample(dice))
    return bool(g.ended_by) and g.winner == seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_is_left_as_it_was(seats: int) -> None:
    g = table(seats)
    before = g.clone()
    at_the_start(g, 0).then(BeginTurn(0))
    threats(g)
    assert g == before
