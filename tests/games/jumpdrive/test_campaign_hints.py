"""Hints in a game of the campaign look for a goal that is still open."""

from collections.abc import Collection
from itertools import takewhile

from galaxy_desktop.ai.bot import Budget, never
from galaxy_desktop.ai.search import SearchBot
from galaxy_desktop.ai.thinking import Request, think
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import look_up
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.bot.campaign import OpenGoals, campaign_playbook
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.builder import TO_PAY
from galaxy_desktop.games.jumpdrive.campaign import goals
from galaxy_desktop.games.jumpdrive.state import JumpState, Player
from tests.games.jumpdrive.tables import finished, scored, table

EASY, HARD = "golden_age", "grand_fleet"
FLEET = ["drop_ships", "space_marines"]


def but(*open_: str) -> list[str]:
    """The goals reached where only these are open."""
    return [goal.id for goal in goals() if goal.id not in open_]


def worth(g: JumpState, reached: Collection[str]) -> float:
    return campaign_playbook(reached).value(g, 0)


def test_a_goal_met_is_worth_more_than_any_vp_without_one() -> None:
    assert worth(finished(50, *FLEET), ()) > worth(finished(59, *FLEET[:1]), ())
    assert worth(finished(50, *FLEET), but(EASY)) < worth(finished(60), but(EASY))


def test_a_goal_that_asks_for_more_is_worth_more_while_it_is_open() -> None:
    assert worth(finished(50, *FLEET), ()) > worth(finished(90), ())
    assert worth(finished(50, *FLEET), [HARD]) < worth(finished(60), [HARD])


def test_the_last_goal_is_worth_as_much_whatever_it_asks_for() -> None:
    assert worth(finished(60), but(EASY)) == worth(finished(60, *FLEET), but(HARD))


def test_an_empire_is_built_towards_open_goals_only() -> None:
    easy, hard = ((goal,) for goal in goals() if goal.id in (EASY, HARD))
    assert OpenGoals(hard).aim(("space_marines",)) > 0
    assert OpenGoals(easy).aim(("space_marines",)) == 0
    assert OpenGoals(()).aim(("space_marines",)) == 0


def last_round(*hand: str, vp: int) -> JumpState:
    """Three military and one turn left, of which it depends what the campaign comes to."""
    return table(
        Player(empire=["drop_ships"], hand=list(hand), turns=scored(vp)), round=figures().solo_rounds
    )


def hinted(g: JumpState, reached: Collection[str]) -> set[str]:
    """What the hint would place."""
    playbook = campaign_playbook(reached)
    decision = open_asks(g)[0]
    answer = SearchBot(GAME, playbook).choose(GAME.view(g, 0), decision, Dice(3), Budget(200))
    assert decision.allows(answer)
    return placed(answer)


def placed(answer: Answer) -> set[str]:
    """The cards that an answer places, without those that it pays with."""
    return {*takewhile(lambda move: move != TO_PAY, answer)}


MARINES = {"space_marines", "space_marines:2"}


def with_marines() -> JumpState:
    return last_round(*sorted(MARINES), "galactic_trendsetters", "spice_world", "prosperous_world", vp=55)


def test_in_the_last_round_a_card_is_placed_that_meets_an_open_goal() -> None:
    g = with_marines()
    assert MARINES & hinted(g, but(HARD))
    assert not MARINES & hinted(g, [HARD])


def test_hints_of_a_campaign_are_legal_and_the_same_from_a_view() -> None:
    for reached in ((), but(EASY), but(HARD)):
        playbook, g, dice = campaign_playbook(reached), GAME.new(1, {}, 6), Dice(6)
        while asks := open_asks(g):
            rated = playbook.rated(g, 0, asks[0])
            assert rated == playbook.rated(GAME.view(g, 0), 0, asks[0])
            assert all(asks[0].allows(answer) for _, answer in rated)
            give(g, 0, playbook.quick(g, 0, asks[0], dice))
        assert playbook.value(g, 0) > 0


def test_a_bot_in_another_process_knows_what_was_reached() -> None:
    view = GAME.view(with_marines(), 0)
    for reached, wanted in ((but(HARD), True), ([HARD], False)):
        request = Request("jumpdrive", "hard", 0, 9, GAME.encode(view), reached)
        assert bool(MARINES & placed(think(request, look_up, never))) == wanted
