"""What the quick rules offer is what the plain ones of `plain.py` say, wherever a game has come to."""

from collections.abc import Callable

import pytest

from galaxy_desktop.engine.decisions import Answer, Compose, Decision, Pick
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.bases import open_systems
from galaxy_desktop.games.master.powers import has_too_many
from galaxy_desktop.games.master.projects import due
from galaxy_desktop.games.master.schema import COLOURS, MOMENTS
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import symbol_counts
from galaxy_desktop.games.master.taking import OWN, SPOILS, ReturnCube, StealCube
from galaxy_desktop.games.master.triggers import TriggerDetails, waiting_abilities
from galaxy_desktop.games.master.use_cards import KeepToLimit
from tests.each import last_quick
from tests.games.master import plain
from tests.games.master.laid import draw_hand, hold, own, run, table
from tests.games.master.played import builder
from tests.games.master.scattered import scattered
from tests.sweep import many, paired

Play = Callable[[Decision, Dice], Answer]
NOTHING = TriggerDetails(bag=99)
"""What meets no condition of an ability."""
LONG_ROW = ("corsair", "envoy", "speaker", "saboteur", "chronarch", "pathfinder", "regent", "void_hermit")
"""Cards that are too many together with a species and a conflict."""


def compare(g: MasterState, decision: Decision, seat: int) -> None:
    """Compare what is asked, and what is known of all seats, with the plain rules."""
    step = g.waiting[-1]
    assert symbol_counts(g) == plain.symbols(g)
    for each in range(len(g.players)):
        assert set(due(g, each)) == plain.due(g, each)
        assert set(open_systems(g, each)) == plain.base_systems(g, each)
        assert has_too_many(g, each) == plain.is_over_limit(g, each)
        for when in MOMENTS:
            assert list(waiting_abilities(g, each, when, NOTHING)) == plain.waiting(g, each, when)
    if isinstance(decision, Pick):
        offered = set(decision.offered)
        if decision.topic == "rewards":
            places = {f"place {system}" for system in plain.base_systems(g, seat)}
            wanted = {f"take {id_}" for id_ in plain.due(g, seat)}
            assert offered == places | (wanted or {"done"})
        elif decision.topic == "cards":
            assert offered - {"draw"} == plain.phase_three(g, seat) | plain.truces(g, seat) | {"end"}
        elif decision.topic == "limit":
            assert offered == plain.phase_three(g, seat)
        elif isinstance(step, StealCube):
            assert offered == plain.stealable(g, seat, step.victim, step.colour, step.cause == SPOILS)
        elif isinstance(step, ReturnCube):
            mine = step.whose == OWN
            from_ = [seat] if mine else [rival for rival in range(len(g.players)) if rival != seat]
            assert offered == {
                spot
                for rival in from_
                for spot in plain.loose(g, rival, "" if mine else "return", step.colour, step.scope)
            }


def compare_moves(g: MasterState, seat: int, composer: Allocation, answer: tuple[str, ...]) -> None:
    """Compare the moves that are open after each move of an answer with the plain rules."""
    table = g.clone()
    for number in range(len(answer) + 1):
        moves = composer.moves(answer[:number])
        assert len(set(moves)) == len(moves)
        assert set(moves) == plain.allocations(table, seat)
        if number < len(answer):
            plain.carry_out(table, seat, answer[number])


def follow(g: MasterState, dice: Dice, most: int, play: Play) -> int:
    """Compare at so many questions; return how many moves of allocations were compared."""
    compared = 0
    for _ in range(most):
        asks = open_asks(g)
        if not asks:
            break
        seat = min(asks)
        decision = asks[seat]
        answer = play(decision, dice)
        compare(g, decision, seat)
        if isinstance(decision, Compose) and isinstance(decision.composer, Allocation):
            compare_moves(g, seat, decision.composer, answer)
            compared += len(answer)
        give(g, seat, answer)
    return compared


def sample(decision: Decision, dice: Dice) -> Answer:
    """Answer by chance."""
    return decision.sample(dice)


def restless(decision: Decision, dice: Dice) -> Answer:
    """Answer by chance, and use every cube; black ones mostly to cancel."""
    if not isinstance(decision, Compose):
        return decision.sample(dice)
    made: tuple[str, ...] = ()
    while moves := decision.composer.moves(made):
        cancels = [move for move in moves if move.startswith("cancel")]
        pool = cancels if cancels and dice.below(3) else moves
        made = (*made, pool[dice.below(len(pool))])
    return made


@pytest.mark.parametrize(("seats", "setup"), last_quick(paired(GAME.seats, ["ordinary", "draft"])))
def test_all_that_is_offered_in_a_game_is_what_the_plain_rules_say(seats: int, setup: str) -> None:
    for play in (builder, sample):
        assert follow(GAME.new(seats, {"setup": setup}, seats), Dice(seats), many(50), play)


@pytest.mark.slow
@pytest.mark.parametrize("seats", last_quick(GAME.seats))
def test_all_that_is_offered_on_a_full_table_is_what_the_plain_rules_say(seats: int) -> None:
    dice = Dice(seats)
    for _ in range(many(5)):
        g = scattered(dice, seats)
        hand = [colour for colour in COLOURS for _ in range(g.players[0].bag[colour])]
        dice.shuffle(hand)
        draw_hand(g, *hand[: 3 + dice.below(3)])
        follow(g, dice, 10, restless)


def test_what_brings_a_row_back_to_its_limit_is_what_the_plain_rules_say() -> None:
    g, dice, asked = table(), Dice(1), 0
    own(g, 0, "nw_home")
    hold(g, 0, "border_war", *LONG_ROW)
    run(g, KeepToLimit(0))
    while has_too_many(g, 0):
        decision = open_asks(g)[0]
        assert decision.topic == "limit"
        compare(g, decision, 0)
        give(g, 0, decision.sample(dice))
        asked += 1
    assert asked > 1
