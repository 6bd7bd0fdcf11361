"""What the archive says of the end of a game is what was said at its end."""

from typing import Any

import pytest

from galaxy_desktop.engine.game import Game
from galaxy_desktop.games import find_games
from galaxy_desktop.play.archive.entry import Entry, Sat, entry_of
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
from galaxy_desktop.ui.archive.words import ending_of
from galaxy_desktop.ui.score.words import Ending
from tests.chance import played

GAMES = find_games()


def test_of_two_tied_behind_the_winner_the_one_named_is_second_in_the_list_below() -> None:
    """Vega and Mira have 25 points each; Mira is second by the tiebreaker."""
    sat = [("Ada", "", 30, 1), ("Vega", "easy", 25, 3), ("Mira", "easy", 25, 2)]
    seats = tuple(
        Sat(name, level, points, place, place == 1, (("chips", points),), ())
        for name, level, points, place in sat
    )
    game = GAMES["race"]
    entry = Entry("a", "race", "2026-11-01", 12, (), 1, game.ends[0], None, False, "", seats)
    ending = ending_of(entry, GAMES)
    assert "ahead of Mira" in ending.margin()
    assert ending.ranking() == entry.order()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_archive_says_of_an_end_what_the_score_said(name: str) -> None:
    game: Game[Any] = GAMES[name]
    for seats in game.seats:
        bots = tuple(Bot("easy", called) for called in COMPUTERS[: seats - 1])
        running = played(game, (Person("Ada"), *bots), seats, seats)
        entry = entry_of("a", running, "2026-11-01T10:00:00+00:00")
        result, scores = running.result(), game.scores(running.history.now)
        names = [one.name for one in running.table.seats]
        cause = game.words.ended_by(result.ended_by)
        live = Ending(names, scores, result, cause, you=0, with_points=game.has_points)
        told = ending_of(entry, GAMES)
        assert (told.headline(), told.margin()) == (live.headline(), live.margin())
        assert told.places() == live.places() == {seat: sat.place for seat, sat in enumerate(entry.seats)}
        assert [sat.points for sat in entry.seats] == [score.total for score in scores]
