"""The last round is announced from the moment its condition is met, to everyone, and only then."""

import pytest

from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.ending import end_reason
from tests.games.roll.test_whole_games import walk

NOTICE = GAME.words.notice


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_last_round_is_announced_when_its_condition_is_met_and_only_then(seats: int) -> None:
    told: list[tuple[int, bool]] = []
    for g in walk(seats, 1):
        words = {NOTICE(GAME.view(g, seat), ()) for seat in range(seats)}
        assert len(words) == 1
        assert any(words) == (g.phase != "over" and bool(end_reason(g)))
        told.append((g.round, any(words)))
    last = told[-1][0]
    lit = [said for number, said in told if number == last]
    assert any(lit)
    assert lit == [*sorted(lit[:-1]), False]
    assert not any(said for number, said in told if number < last)


def test_the_notice_names_the_cause() -> None:
    g = GAME.new(2, {}, 1)
    assert NOTICE(GAME.view(g, 0), ()) == ""
    g.pool = 0
    assert NOTICE(GAME.view(g, 1), ()) == "This round is the last: an empty VP pool."
    g.players[1].tableau *= 4
    assert "12+ squares" in NOTICE(GAME.view(g, 0), ())
