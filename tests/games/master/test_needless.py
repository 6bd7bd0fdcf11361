"""Questions that persons are spared: whatever is answered, it comes to the same in the end."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.spared import Spared
from galaxy_desktop.games import find_games
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.box import other_side, side
from galaxy_desktop.games.master.events import CubeSwapped
from galaxy_desktop.games.master.moves import END
from galaxy_desktop.games.master.needless import spared_order
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.schema import PLAIN
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.triggers import Fire, TriggerDetails
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.play.running import deal
from galaxy_desktop.play.seats import Person, Table
from tests.games.master.fights import e12
from tests.games.master.laid import (
    answer,
    choose,
    fill,
    happened,
    hold,
    implement,
    look,
    own,
    route,
    run,
    table,
    topics,
)
from tests.games.master.played import builder, recorded
from tests.games.master.test_use_cards import MANY
from tests.sweep import many


def spared(g: MasterState) -> Spared | None:
    """What a person is spared of the open question."""
    return g.waiting[-1].spares(g, 0)


def settled(g: MasterState, *planets: str) -> None:
    """Planets settled with the cubes that bring three, due now."""
    for planet in planets:
        system, _, number = planet.partition(":")
        cubes = list(g.planets.get(system, ("", "", "")))
        cubes[int(number)] = "red"
        g.planets[system] = tuple(cubes)
        g.reserve["red"] -= 1
        g.settled.append(planet)


def test_the_reward_of_a_planet_beside_a_project_is_taken_first_unasked() -> None:
    g = table()
    settled(g, "nw_home:0")
    fill(g, "humans.receive")
    run(g, TakeRewards(0))
    assert spared(g) == Spared(("take nw_home:0",))


@pytest.mark.parametrize("card", ["credit_syndicate", "terraforming_corps"])
def test_what_changes_the_reward_of_planets_makes_the_order_matter(card: str) -> None:
    g = table()
    settled(g, "nw_home:0")
    hold(g, 0, card)
    fill(g, f"{card}.implement")
    run(g, TakeRewards(0))
    assert spared(g) is None
    g = table()
    settled(g, "nw_home:0")
    implement(g, 0, card)
    fill(g, "humans.receive")
    run(g, TakeRewards(0))
    assert spared(g) is not None, "it works already"


def test_what_rewards_routes_makes_the_order_matter() -> None:
    g = table()
    hold(g, 0, "free_ports")
    route(g, 0, "nw_home-nw_gate", "nw_home", paid=False)
    fill(g, "free_ports.implement")
    run(g, TakeRewards(0))
    assert spared(g) is None


def short(g: MasterState, left: int) -> MasterState:
    """The same table with so many cubes of each colour in the reserve, the others in the bag of the last."""
    g = g.clone()
    for colour in PLAIN:
        g.players[-1].bag[colour] += max(0, g.reserve[colour] - left)
        g.reserve[colour] = min(left, g.reserve[colour])
    return g


def test_a_route_that_nothing_rewards_is_taken_unasked_with_any_reserve() -> None:
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home", paid=False)
    fill(g, "humans.receive")
    run(g, TakeRewards(0))
    assert g.waiting[-1].spares(short(g, 0), 0) == Spared(("take nw_home-nw_gate",))


def test_a_route_that_brings_cubes_is_asked_about_with_a_short_reserve() -> None:
    g = table()
    implement(g, 0, "free_ports")
    route(g, 0, "nw_home-nw_gate", "nw_home", paid=False)
    fill(g, "humans.receive")
    run(g, TakeRewards(0))
    assert spared(g) == Spared(("take nw_home-nw_gate",))
    assert g.waiting[-1].spares(short(g, 3), 0) is None


def test_with_a_short_reserve_the_order_is_asked() -> None:
    g = table()
    settled(g, "nw_home:0")
    fill(g, "humans.receive")
    g.reserve["red"] = 4
    run(g, TakeRewards(0))
    assert spared(g) is None


@cache
def rewards() -> tuple[MasterState, ...]:
    """The tables of recorded games at which somebody chooses a reward; nobody changes them."""
    games = recorded(many(3))
    return tuple(g.clone() for g in games if "rewards" in {d.topic for d in open_asks(g).values()})


def to_the_end(g: MasterState, seat: Seat, first: Any, rest: Any) -> MasterState:
    """The table after all rewards, two of them first in this order; else the first answer to everything."""
    g = g.clone()
    for wanted in (first, rest):
        if seat not in open_asks(g) or wanted[0] not in open_asks(g)[seat].options():
            continue  # it was taken unasked
        give(g, seat, wanted)
        while g.waiting and not isinstance(g.waiting[-1], TakeRewards):
            ((other, decision),) = open_asks(g).items()
            give(g, other, sensible(decision))
    g.events = []
    return g


def sensible(decision: Decision) -> Any:
    return builder(decision, Dice(1))


@pytest.mark.slow
def test_whatever_is_taken_first_where_a_planet_is_spared_the_table_is_the_same() -> None:
    assert compared(rewards()) > 20


@pytest.mark.slow
@pytest.mark.parametrize("left", [0, 1, 2])
def test_whatever_is_taken_first_where_a_route_is_spared_a_short_reserve_changes_nothing(left: int) -> None:
    assert compared([short(g, left) for g in rewards()]) > 5


def compared(tables: Sequence[MasterState]) -> int:
    """How many pairs of rewards, one of them spared, lead to the same table in either order."""
    seen = 0
    for g in tables:
        for seat, decision in open_asks(g).items():
            known = g.waiting[-1].spares(g, seat)
            if known is None:
                continue
            for option in decision.options():
                if option == known.answer[0] or not option.startswith("take"):
                    continue
                one, other = (to_the_end(g, seat, *pair) for pair in permutations(((option,), known.answer)))
                assert one == other
                seen += 1
    return seen


def test_most_questions_about_the_order_of_rewards_are_spared() -> None:
    asked = [
        g.waiting[-1].spares(g, seat) is not None
        for g in rewards()
        for seat, decision in open_asks(g).items()
        if decision.count() > 1 and any(":" in option for option in decision.options())
    ]
    assert sum(asked) > len(asked) / 2 > 10


def test_two_gains_are_not_put_in_order() -> None:
    g = table()
    hold(g, 0, "technocracy")
    implement(g, 0, "deep_archive")
    run(g, Fire(0, "implemented", TriggerDetails(deck="progress")))
    assert spared(g) == Spared(("technocracy:0", "deep_archive:1"))
    after = []
    for order in permutations(("technocracy:0", "deep_archive:1")):
        other = g.clone()
        give(other, 0, order)
        other.events = []
        after.append(other)
    assert after[0] == after[1]
    g.reserve["white"] += g.reserve["blue"] - 3
    g.reserve["blue"] = 3
    run(g, Fire(0, "implemented", TriggerDetails(deck="progress")))
    assert spared(g) is None


def test_gains_of_any_colour_are_put_in_order_where_one_may_run_out() -> None:
    g, waiting = table(), ("songweaver:0", "brokers:0")
    assert spared_order(g, waiting) == Spared(waiting)
    g.reserve["blue"] = 3
    assert spared_order(g, waiting) is not None
    g.reserve["blue"] = 2
    assert spared_order(g, waiting) is None, "all three could be blue"


def test_two_swaps_are_not_put_in_order() -> None:
    g = table()
    hold(g, 0, "banker")
    own(g, 0, "nw_core")
    implement(g, 0, "space_exchange")
    run(g, Fire(0, "turn_end"))
    assert topics(g) == {0: "order"}
    assert spared(g) is not None


def test_abilities_that_do_something_else_are_put_in_order() -> None:
    g = table()
    hold(g, 0, "spymaster")
    implement(g, 0, "cipher_bureau", "guardians_guild")
    fill(g, "rocs.base", 2)
    run(g, Fire(0, "covert_done"))
    assert topics(g) == {0: "order"}
    assert spared(g) is None


def test_a_swap_is_asked_about_once_and_never_with_an_empty_bag() -> None:
    g = table()
    implement(g, 0, "space_exchange")
    run(g, Fire(0, "turn_end"))
    assert spared(g) == Spared(True, implied=True)
    answer(g, "may", True)
    answer(g, "swap", ())
    assert not happened(g, CubeSwapped)
    g.reserve = {colour: n + g.players[0].bag[colour] for colour, n in g.reserve.items()}
    g.players[0].bag = dict.fromkeys(g.reserve, 0)
    look(g)
    run(g, Fire(0, "turn_end"))
    assert spared(g) == Spared(False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_persons_are_never_asked_what_they_are_spared(seats: int) -> None:
    people = tuple(Person(f"P{seat + 1}") for seat in range(seats))
    running, dice = deal(find_games(), Table(GAME.id, people, {"setup": "ordinary"}, 3, "always")), Dice(3)
    running.spares_rare = True
    running.go_on()
    by = set()
    for _ in range(many(120)):
        g = running.history.now
        asks = open_asks(g)
        if not asks:
            break
        assert all(g.waiting[-1].spares(g, seat) is None for seat in asks)
        seat, decision = min(asks.items())
        running.give(seat, builder(decision, dice))
        by.add(running.history.given[-1].by)
    assert {"same", "rare"} <= by


def test_declining_a_spared_question_is_still_a_legal_answer() -> None:
    g = table()
    settled(g, "nw_home:0")
    fill(g, "humans.receive")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take humans.receive")
    assert topics(g)


def phase_3(g: MasterState) -> Spared | None:
    """What seat 0 is spared in phase 3."""
    g.phase = "cards"
    run(g, UseCards(0))
    return spared(g)


ENDS = Spared((END,), rare=True)


def test_the_cards_are_not_asked_about_while_they_could_only_be_discarded() -> None:
    g = table()
    hold(g, 0, "corsair", "star_fairs")
    assert phase_3(g) == ENDS


def test_the_cards_are_asked_about_where_one_matters() -> None:
    g = table()
    hold(g, 0, "border_war")
    assert phase_3(g) is None, "a conflict can be placed"
    g = table()
    implement(g, 0, "star_fairs")
    assert phase_3(g) is None, "its ability works when it is discarded"
    g = table()
    hold(g, 0, *MANY)
    assert phase_3(g) is None, "the row is over its limit"
    g = table()
    hold(g, 0, "corsair")
    g.players[0].bag = dict.fromkeys(g.players[0].bag, 0)
    assert phase_3(g) is None, "there are too few cubes for the next turn"
    g = table()
    hold(g, 0, "corsair", "envoy")
    g.phase = "cards"
    run(g, UseCards(0))
    choose(g, "cards", "discard corsair")
    assert spared(g) is None, "a second card brings more"


@pytest.mark.parametrize(("cubes", "asked"), [((2, 1), False), ((1, 1), True), ((0, 1), True)])
def test_a_truce_is_asked_about_only_in_a_conflict_in_which_one_is_not_ahead(
    cubes: tuple[int, int], asked: bool
) -> None:
    g = e12()
    (card,) = g.conflicts
    mine = g.conflicts[card].facing(0)
    for facing, number in zip((mine, other_side(mine)), cubes, strict=True):
        g.cubes[side(card, facing)] = (*["red"] * number, *[""] * (5 - number))
    assert (phase_3(g) is None) == asked
