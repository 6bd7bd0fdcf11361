"""Habits: games of a level against itself are kept, a run goes on, and what was chosen is counted."""

import json
from pathlib import Path

from galaxy_desktop.ai.arena import Match
from galaxy_desktop.games import look_up
from training.habits import SEED, ToldGame, figures, played


def match_of(games: int) -> Match:
    return Match("race", ("easy", "easy"), games, SEED, look_up("race")[0].check(2, {}))


def test_a_run_that_was_cut_off_plays_only_what_it_lacks(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    whole = played(match_of(3), path)
    path.write_text("".join(path.read_text("utf-8").splitlines(keepends=True)[:1]), encoding="utf-8")
    assert played(match_of(3), path) == whole
    assert len(path.read_text("utf-8").splitlines()) == 3


def test_each_seat_chooses_an_action_in_each_round(tmp_path: Path) -> None:
    for game in played(match_of(2), tmp_path / "race.jsonl"):
        assert sum(game.choices.values()) == 2 * game.rounds
        assert len(game.scores) == 2
        assert all(game.scores[seat] == max(game.scores) for seat in game.winners)


def test_figures_are_means_and_shares() -> None:
    games = [
        ToldGame([30, 20], [0], 12, "tableau", 0, {"settle": 3, "develop": 1}),
        ToldGame([10, 40], [1], 14, "chips", 2, {"settle": 3, "trade": 1}),
    ]
    assert json.loads(json.dumps(figures(games))) == {
        "games": 2,
        "mean points": 25.0,
        "mean points of the winner": 35.0,
        "mean rounds": 13.0,
        "ends": {"tableau": 1, "chips": 1},
        "most dead rounds": 2,
        "choices": {"settle": 0.75, "develop": 0.125, "trade": 0.125},
    }
