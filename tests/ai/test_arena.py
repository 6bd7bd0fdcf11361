"""Bot matches: the arithmetic, and that they do not depend on the number of processes."""

import json
from dataclasses import replace
from typing import Any

import pytest

from galaxy_desktop.ai.arena import ArenaGame, Match, outcome, play_match, play_one
from galaxy_desktop.engine.decisions import Decision
from tests.ai.toy_playbook import toys, toys_without_playbook

MATCH = Match("toy", ("easy", "random"), 6, 40, {"length": "short"})


def timeless(played: ArenaGame) -> ArenaGame:
    return replace(played, seconds=())


def one(winners: tuple[int, ...], scores: tuple[int, ...], seconds: float) -> ArenaGame:
    return ArenaGame(winners, scores, 5, "cards", 10, 0, ((seconds,), (seconds * 2,)))


@pytest.mark.slow
def test_results_are_the_same_whatever_the_number_of_processes() -> None:
    alone = [timeless(played) for played in play_match(MATCH, toys, 1)]
    together = [timeless(played) for played in play_match(MATCH, toys, 2)]
    assert alone == together


def test_each_deal_is_played_with_each_rotation_of_the_seats() -> None:
    match = replace(MATCH, levels=("easy", "medium", "hard"))
    assert [match.seed_of(number) for number in range(6)] == [40, 40, 40, 41, 41, 41]
    for seat in range(3):
        assert {match.bot_in(number, seat) for number in range(3)} == {0, 1, 2}


def test_among_equals_each_game_is_a_new_deal() -> None:
    match = replace(MATCH, levels=("easy", "easy", "easy"))
    assert [match.seed_of(number) for number in range(4)] == [40, 41, 42, 43]


def test_wins_belong_to_the_bot_wherever_it_sat() -> None:
    match = replace(MATCH, games=4)
    played = [
        one((0,), (9, 3), 0.1),
        one((1,), (3, 9), 0.1),
        one((0, 1), (5, 5), 0.1),
        one((0,), (6, 2), 0.1),
    ]
    figures = outcome(match, played, 2.0)
    easy, random = figures["bots"]
    assert (easy["level"], easy["wins"], easy["win_share"], easy["games"]) == ("easy", 2.5, 0.625, 4)
    assert (random["level"], random["wins"], random["win_share"]) == ("random", 1.5, 0.375)
    assert easy["mean_score"] == (9 + 9 + 5 + 2) / 4
    assert random["mean_score"] == (3 + 3 + 5 + 6) / 4
    assert figures["seats"] == [2.5, 1.5]
    assert figures["mean_winner"] == (9 + 9 + 5 + 6) / 4
    assert figures["mean_rounds"] == 5
    assert figures["ends"] == {"cards": 4}
    assert figures["decisions_per_second"] == 20


def test_wins_are_counted_by_what_fell_to_each_seat() -> None:
    dealt = [("red", "blue"), ("blue", "green"), ("green", "red"), ("", "")]  # the last no longer known
    won: list[tuple[int, ...]] = [(0,), (0, 1), (1,), (0,)]
    played = [
        replace(one(winners, (1, 1), 0.1), lots={"colour": lots})
        for winners, lots in zip(won, dealt, strict=True)
    ]
    assert outcome(replace(MATCH, games=4), played, 1.0)["lots"] == {
        "colour": {
            "blue": {"games": 2, "wins": 0.5},
            "green": {"games": 2, "wins": 0.5},
            "red": {"games": 2, "wins": 2},
        }
    }


def test_times_are_kept_by_level() -> None:
    figures = outcome(replace(MATCH, games=2), [one((0,), (1, 0), 0.1), one((0,), (1, 0), 0.3)], 1.0)
    assert figures["choose_ms"]["easy"] == {"p50": 100.0, "p95": 600.0, "max": 600.0}
    assert figures["choose_ms"]["random"]["max"] == 300.0


def test_the_table_has_the_keys_that_were_promised() -> None:
    figures = json.loads(json.dumps(outcome(MATCH, list(play_match(MATCH, toys, 1)), 1.0)))
    assert set(figures) == {
        "game", "players", "options", "games", "seed", "bots", "mean_winner", "mean_rounds", "ends",
        "dead_rounds", "seats", "lots", "decisions_per_second", "choose_ms", "troubles",
    }  # fmt: skip
    assert set(figures["bots"][0]) == {"level", "games", "wins", "win_share", "low", "high", "mean_score"}
    assert set(figures["choose_ms"]) == {"easy", "random"}
    assert sum(figures["seats"]) == pytest.approx(6)


@pytest.mark.slow
def test_bots_of_one_level_win_about_evenly() -> None:
    match = Match("toy", ("random", "random"), 400, 1, {"length": "short"})
    first = outcome(match, list(play_match(match, toys_without_playbook, 1)), 1.0)["bots"][0]
    assert first["low"] < 0.5 < first["high"]


def test_no_views_are_made_for_bots_that_choose_at_random() -> None:
    game, playbook = toys("toy")
    assert playbook is not None
    made: list[int] = []
    asked: list[Any] = []

    def view(g: Any, seat: int) -> Any:
        made.append(seat)
        return game.view(g, seat)

    def stirring(g: Any, decision: Decision) -> Decision:
        asked.append(g)
        return decision

    watchful = replace(playbook, stirring=stirring)
    match = replace(MATCH, levels=("random", "random"))
    played = play_one(match, lambda _id: (replace(game, view=view), watchful), 0)
    assert asked
    assert not made
    assert timeless(played) == timeless(play_one(match, toys, 0))


def test_each_answer_is_heard_before_it_is_given() -> None:
    heard: list[tuple[int, bool]] = []

    def hear(seat: int, decision: Decision, answer: Any) -> None:
        heard.append((seat, decision.allows(answer)))

    played = play_one(MATCH, toys, 0, hear)
    assert len(heard) >= played.decisions > 0
    assert {seat for seat, _ in heard} == {0, 1}
    assert all(legal for _, legal in heard)
