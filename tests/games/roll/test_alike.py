"""Questions whose answers all come to the same say so: order of builders, Military settlers, producers."""

from collections import Counter
from typing import Any

from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.build import Build
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.produce import ProduceGood
from galaxy_desktop.games.roll.state import Player, RollState
from tests.games.roll.laid import kinds, offered, own, run_phase, table, topics

GAMES = ((2, 31), (2, 34), (3, 32), (4, 33), (5, 35))
CHAIN = {"builder", "working", "return_to_cup", "produce"}
MOST = 1500


def plain(player: Player) -> tuple[Any, ...]:
    """What a player has, dice of one type and goods on worlds of one color told apart by nothing."""
    return (
        tuple(player.tableau),
        (player.credits, player.chips),
        tuple(tuple(kinds(place)) for place in (player.cup, player.citizenry)),
        tuple(tuple(kinds(place)) for place in (player.developers, player.settlers)),
        (tuple(player.developments), tuple(player.worlds)),
        frozenset(Counter((type_of(die), phase) for die, phase in player.workers.items()).items()),
        frozenset(Counter((type_of(die), sides()[w].color) for die, w in player.goods.items()).items()),
    )


def outcomes(g: RollState, seat: int) -> set[tuple[Any, ...]]:
    """Everything that answering the questions of this turn in every way comes to, for that seat."""
    turn = g.clone()
    turns = [n for n, step in enumerate(turn.waiting) if isinstance(step, Build | ProduceGood)]
    turn.waiting = turn.waiting[turns[-1] :]
    found, todo, tried = set(), [turn], 0
    while todo and tried < MOST:
        now = todo.pop()
        for answer in open_asks(now)[seat].answers():
            tried += 1
            then = now.clone()
            give(then, seat, answer)
            asked = open_asks(then).get(seat)
            if asked is not None and asked.topic in CHAIN:
                todo.append(then)
            else:
                found.add(plain(then.players[seat]))
        if len(found) > 1:
            break
    return found


def asked_in_games() -> list[tuple[RollState, int, Decision]]:
    found = []
    for seats, seed in GAMES:
        g, dice = GAME.new(seats, {}, seed), Dice(seed)
        while asks := open_asks(g):
            seat = min(asks)
            if asks[seat].topic in CHAIN:
                found.append((g.clone(), seat, asks[seat]))
            give(g, seat, asks[seat].sample(dice))
    return found


def test_a_question_says_that_its_answers_are_alike_exactly_where_they_are() -> None:
    met: Counter[tuple[str, bool]] = Counter()
    for g, seat, decision in asked_in_games():
        same = len(outcomes(g, seat)) == 1
        assert (g.waiting[-1].spares(g, seat) is not None) == same, (decision, g.players[seat])
        met[decision.topic, same] += 1
    assert met["builder", True] > 4
    assert met["builder", False] > 4
    assert met["produce", True] > 4


def test_the_order_of_builders_is_not_asked_for_where_all_of_them_complete_tiles() -> None:
    g = table()
    own(g, worlds=("high_gravity_world", "spice_world"), workers={"settle": ("home", "home", "genes")})
    run_phase(g, "settle")
    assert topics(g) == {0: "builder"}
    assert g.waiting[-1].spares(g, 0)


def test_the_order_of_builders_is_asked_for_where_one_stays() -> None:
    g = table()
    own(g, worlds=("spice_world",), workers={"settle": ("home", "home", "genes")})
    run_phase(g, "settle")
    assert topics(g) == {0: "builder"}
    assert not g.waiting[-1].spares(g, 0)


def test_which_military_settlers_go_to_the_cup_is_not_asked_for_where_all_have_to() -> None:
    g = table()
    own(
        g,
        tableau=("galactic_exchange", "new_galactic_order"),
        worlds=("spice_world",),
        workers={"settle": ("military", "military")},
    )
    run_phase(g, "settle")
    assert topics(g) == {0: "return_to_cup"}
    assert g.waiting[-1].spares(g, 0)


def test_producers_are_not_asked_where_to_go_on_worlds_of_one_color() -> None:
    g = table()
    own(g, tableau=("gem_world", "spice_world"), workers={"produce": ("home",)})
    run_phase(g, "produce")
    assert len(offered(g)) == 2
    assert g.waiting[-1].spares(g, 0)
    g = table()
    own(g, tableau=("gem_world", "mining_world"), workers={"produce": ("home",)})
    run_phase(g, "produce")
    assert not g.waiting[-1].spares(g, 0)
