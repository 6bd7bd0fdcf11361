"""Progress: points, or the way to the nearest victory, which nobody has gone but who has won."""

import pytest

from galaxy_desktop.engine.game import Score
from galaxy_desktop.games import find_games
from galaxy_desktop.play.progress import progress
from galaxy_desktop.play.replay import Replay
from tests.ui.finished import SOME, played

GAMES = find_games()
POINTLESS = [id_ for id_, game in GAMES.items() if not game.has_points]


def scores(*figures: int) -> Score:
    return Score(tuple((f"part {number}", figure) for number, figure in enumerate(figures)))


@pytest.mark.parametrize("id", POINTLESS)
def test_the_way_to_a_victory_begins_with_the_setup_and_ends_with_any_of_its_goals(id: str) -> None:
    game = GAMES[id]
    goals = game.goals()
    begins = game.begins()
    assert progress(game, [scores(*begins)]) == (0,)
    for at, goal in enumerate(goals):
        for have in range(goal + 2):
            now = [begun if number != at else have for number, begun in enumerate(begins)]
            (found,) = progress(game, [scores(*now)])
            assert (found == 100) == (have >= goal)
            assert 0 <= found <= 100


@pytest.mark.parametrize("id", GAMES)
def test_progress_is_points_or_of_a_hundred_which_only_the_end_reaches(id: str) -> None:
    for seats in (GAMES[id].seats[0], GAMES[id].seats[-1]):
        for answers in (SOME, 10**6):
            bus = played(id, seats, answers)
            replay = Replay(bus.game_so_far(), 0)
            totals = tuple(tuple(score.total for score in row) for row in replay.course)
            if GAMES[id].has_points:
                assert replay.progress == totals
                continue
            after_setup = next(span.first for span in replay.spans if span.moment.round)
            assert {tuple(has for _, has in one.parts) for one in replay.scores_after(after_setup)} == {
                GAMES[id].begins()
            }
            before_end = [replay.progress_after(line) for line in replay.stops[:-1]]
            assert all(0 <= one < 100 for row in before_end for one in row)
            winners = bus.result().winners if bus.is_over() else ()
            full = {seat for seat, one in enumerate(replay.progress_after(replay.end)) if one == 100}
            assert full <= set(winners)
            assert bool(full) == (len(winners) == 1)
