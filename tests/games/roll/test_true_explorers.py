"""What the inspector and the question say that explorers get is what they get."""

import re
from collections import Counter

import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import type_of
from tests.games.roll.laid import offered, own, run_phase, table
from tests.games.roll.test_true_words import positions, texts, told

WORDS = GAME.words
STOCKS = "stock_credits"


@pytest.mark.parametrize(
    "side", [name for name, one in sides().items() if STOCKS in {p.code for p in one.powers}]
)
def test_what_the_inspector_says_an_explorer_stocks_for_is_what_it_gets(side: str) -> None:
    """An explorer of a type that a power names gets what its line says, any other the usual."""
    (kind,) = next(p.dice for p in sides()[side].powers if p.code == STOCKS)
    g = table()
    own(g, tableau=(side,), workers={"explore": (kind, "home")}).credits = 1
    run_phase(g, "explore")
    usual, special = texts(GAME.view(g, 0), "explore")
    for option in [option for option in offered(g) if option.startswith("stock")]:
        (stocked,) = (event for event in told(g, 0, (option,)) if isinstance(event, e.Stocked))
        line = special if type_of(stocked.worker) == kind else usual
        assert f"for **${stocked.credits}**." in line, (option, line)
    assert usual[-6:] != special[-6:]


def test_a_scout_draws_as_many_tiles_as_the_question_says_with_each_choice() -> None:
    met = Counter[int]()
    for g, seat, decision in positions():
        if decision.topic != "abandon":
            continue
        for chosen in ((), decision.options()[:1], decision.options()[:3]):
            said = re.search(
                r"draw (up to )?\*\*(\d+)\*\*", WORDS.ask(GAME.view(g, seat), decision, chosen).line
            )
            assert said is not None
            drawn = [len(event.tiles) for event in told(g, seat, chosen) if isinstance(event, e.TilesDrawn)]
            assert drawn[:1] == [int(said[2])] or (said[1] and sum(drawn) <= int(said[2]))
            met[len(chosen)] += 1
    assert min(met[0], met[1], met[3]) > 3, met


def test_a_scout_without_tiles_to_abandon_is_not_said_to_abandon_some() -> None:
    met = Counter[bool]()
    for g, seat, decision in positions():
        scouts = [option for option in decision.options() if option.startswith("scout")]
        if decision.topic != "explore" or not scouts:
            continue
        line = WORDS.ask(GAME.view(g, seat), decision, scouts[:1]).line
        after = g.clone()
        give(after, seat, (scouts[0],))
        asked = seat in open_asks(after) and open_asks(after)[seat].topic == "abandon"
        assert ("abandon" in line) == asked, (line, g.players[seat].zone())
        met[asked] += 1
    assert min(met[True], met[False]) > 1, met
