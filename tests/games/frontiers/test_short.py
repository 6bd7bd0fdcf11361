"""What a reason says is missing is just as much as is missing: with it the choice is there, with less not."""

from collections import Counter

import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.frontiers.develop import market
from tests.games.frontiers.walk import CASES, busy


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_with_the_missing_credits_or_colonists_a_tile_can_be_had_and_with_one_less_not(
    seats: int, goals: str, seed: int
) -> None:
    met = Counter[str]()
    for g, seat, decision in busy(seats, goals, seed):
        if decision.topic not in {"develop", "settle"}:
            continue
        things = market(g, seat).prices if decision.topic == "develop" else g.players[seat].explored
        for thing in things:
            reason = decision.why_not(thing)
            assert (reason is None) == (thing in decision.options()), thing
            if reason is None or reason.code not in {"credits_short", "colonists_short"}:
                continue
            what = "credits" if reason.code == "credits_short" else "colonists"
            short = int(str(reason["needs"])) - int(str(reason["has"]))
            assert reason["has"] == getattr(g.players[seat], what)
            for more in (short - 1, short):
                then = g.clone()
                then.asking = None
                setattr(then.players[seat], what, getattr(then.players[seat], what) + more)
                after = open_asks(then)[seat].why_not(thing)
                assert (after is not None and after.code == reason.code) == (more < short), (thing, more)
            met[reason.code] += 1

    assert met["credits_short"] > 20 or seats == 3
