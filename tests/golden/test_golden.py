"""Recorded games replay to the recorded result, to the last card."""

import json

import pytest

from tests.contract.walk import GAMES, option_sets
from tests.golden.games import Recorded, read, replayed

RECORDED = [recorded for game in GAMES for recorded in read(game)]


@pytest.mark.parametrize("recorded", RECORDED, ids=str)
def test_a_recorded_game_replays_to_the_identical_final_state(recorded: Recorded) -> None:
    game = GAMES[recorded.game]
    assert game.rules_version == recorded.rules_version
    g = replayed(game, recorded)
    assert json.loads(json.dumps(game.encode(g))) == recorded.final
    result = game.result(g)
    assert (result.ended_by, result.winners) == (recorded.ended_by, recorded.winners)
    assert tuple(score.total for score in game.scores(g)) == recorded.totals


@pytest.mark.parametrize("game", GAMES)
def test_they_cover_every_number_of_players_every_option_and_every_end(game: str) -> None:
    games = [recorded for recorded in RECORDED if recorded.game == game]
    assert {recorded.seats for recorded in games} == set(GAMES[game].seats)
    for option in GAMES[game].options:
        assert {recorded.options[option.name] for recorded in games} == set(option.choices)
    assert {recorded.ended_by for recorded in games} == set(GAMES[game].ends)
    for recorded in games:
        assert recorded.options in option_sets(GAMES[game], recorded.seats)
