"""The bots of Master of the Galaxy: legal, blind to what is hidden, and of some use."""

from collections.abc import Iterator
from typing import Any

import pytest

from galaxy_desktop.ai.arena import Match, play_match, table
from galaxy_desktop.ai.bot import Budget, Playbook, never
from galaxy_desktop.ai.levels import bot_of, budget_of
from galaxy_desktop.ai.worker import Request, think
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import look_up
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.bot import PLAYBOOK
from galaxy_desktop.games.master.bot.playbook import POSITIONS, RATERS, MasterPlaybook
from galaxy_desktop.games.master.state import MasterState

TABLES = [(2, "ordinary", 11), (3, "draft", 12), (4, "ordinary", 13)]
MOST_TURNS = 20


def questions(
    seats: int, setup: str, seed: int, sense: int = 3
) -> Iterator[tuple[MasterState, int, Decision]]:
    """Every open question of the first turns of a game in which chance mixes with sense."""
    g = GAME.new(seats, {"setup": setup}, seed)
    dice = Dice(seed)
    while g.waiting and g.turn <= MOST_TURNS * seats:
        for seat, decision in open_asks(g).items():
            yield g, seat, decision
            sensible = PLAYBOOK.quick(g, seat, decision, dice)
            give(g, seat, sensible if dice.below(4) < sense else decision.sample(dice))


@pytest.mark.parametrize(("seats", "setup", "seed"), TABLES)
def test_every_rated_answer_is_legal_and_the_same_from_a_view(seats: int, setup: str, seed: int) -> None:
    for g, seat, decision in questions(seats, setup, seed):
        rated = PLAYBOOK.rated(g, seat, decision)
        assert rated
        assert all(decision.allows(answer) for _, answer in rated)
        assert rated == sorted(rated, key=lambda one: -one[0])
        assert PLAYBOOK.rated(GAME.view(g, seat), seat, decision) == rated


def test_every_topic_has_somebody_who_rates_it() -> None:
    asked = {
        decision.topic
        for seats, setup, seed in TABLES
        for *_, decision in questions(seats, setup, seed, sense=2)
    }
    assert asked <= RATERS.keys()
    assert {"allocate", "rewards", "cards", "draw", "corner", "draft", "colours"} <= asked
    assert POSITIONS.keys() <= RATERS.keys()


def test_a_bot_in_another_process_is_asked_the_same() -> None:
    medium = bot_of("medium", GAME, PLAYBOOK)
    for number, (g, seat, decision) in enumerate(questions(*TABLES[1])):
        if number % 9 == 0:
            seen = GAME.view(g, seat)
            request = Request("master", "medium", seat, 9, GAME.encode(seen))
            assert think(request, look_up, never) == medium.choose(seen, decision, Dice(9), Budget(0))


class Hasty(MasterPlaybook):
    """Looks at few positions, for tests."""

    def positions(self, decision: Decision) -> int:
        return min(8, super().positions(decision))


def hasty(game: str) -> tuple[Game[Any], Playbook[Any]]:
    assert game == "master"
    return GAME, Hasty()


def test_a_bot_answers_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    playbook = Hasty()
    bot = bot_of("hard", GAME, playbook)
    for number, (g, seat, decision) in enumerate(questions(3, "ordinary", 4)):
        if number % 20 == 0:
            seen = GAME.view(g, seat)
            other = GAME.view(GAME.guess(seen, Dice(number)), seat)
            answers = [bot.choose(v, decision, Dice(1), budget_of(playbook, decision)) for v in (seen, other)]
            assert answers[0] == answers[1]


def test_the_hard_bot_is_repeatable() -> None:
    match = Match("master", ("hard", "medium"), 1, 3, GAME.check(2, {}))
    first, second = (next(play_match(match, hasty)) for _ in range(2))
    assert first.scores == second.scores
    assert first.decisions == second.decisions


@pytest.mark.parametrize("seats", GAME.seats)
def test_bots_bring_their_games_to_an_end(seats: int) -> None:
    levels = ("medium", "easy", "medium", "easy")[:seats]
    match = Match("master", levels, 4, 1, GAME.check(seats, {}))
    figures = table(match, list(play_match(match, look_up)), 1.0)
    assert "unfinished" not in figures["ends"]
    assert figures["mean_rounds"] < 60
    for lots in figures["lots"].values():
        assert sum(one["games"] for one in lots.values()) == 4 * seats


def test_medium_beats_easy_and_easy_beats_chance() -> None:
    for better, worse, games in (("medium", "easy", 16), ("easy", "random", 2)):
        match = Match("master", (better, worse), games, 7, GAME.check(2, {}))
        figures = table(match, list(play_match(match, look_up)), 1.0)
        assert figures["bots"][0]["win_share"] > 0.55
