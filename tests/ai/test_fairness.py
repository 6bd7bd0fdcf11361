"""Bots of every level and style know no more than their seat: hidden things dealt anew change no answer."""

import json
from dataclasses import asdict
from functools import cache
from itertools import cycle
from typing import Any

import pytest

from galaxy_desktop.ai.bot import Budget
from galaxy_desktop.ai.levels import LEVELS, bot_of
from galaxy_desktop.ai.thinking import Request, think
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, find_styles, look_up
from tests.sweep import WIDE, many

GAMES = find_games()
POSITIONS = 8
"""Positions that bots look at: enough for trials, and few enough for a test."""


def moments(game: Game[Any], number: int) -> list[tuple[Any, Seat, Decision]]:
    """So many states from all over a random game, each with a seat that has a choice; nobody changes them."""
    found = choices(game)
    return [found[place * len(found) // number] for place in range(number)]


@cache
def choices(game: Game[Any]) -> list[tuple[Any, Seat, Decision]]:
    g, dice, found = game.new(game.seats[-1], {}, 5), Dice(5), []
    while g.waiting:
        asked = open_asks(g)
        found += [(g.clone(), seat, one) for seat, one in asked.items() if not one.forced()][:1]
        for seat, decision in asked.items():
            g.events = []
            seal(g, seat, decision.sample(dice))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_answer_of_any_level_and_style(game: str) -> None:
    rules, playbook = look_up(game)
    styles = cycle(("", *sorted(find_styles(game))))
    ways = zip([*LEVELS] * many(1), styles, strict=False)
    bots = [bot_of(level, rules, playbook, style) for level, style in ways]
    for number, (g, seat, decision) in enumerate(moments(rules, len(bots))):
        seen = rules.view(g, seat)
        other = rules.view(rules.guess(seen, Dice(number)), seat)
        answers = [bots[number].choose(v, decision, Dice(1), Budget(POSITIONS)) for v in (seen, other)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("game", GAMES)
def test_random_answers_are_the_same_from_a_state_as_from_a_view(game: str) -> None:
    rules, playbook = look_up(game)
    bot = bot_of("random", rules, playbook)
    for g, seat, decision in choices(rules)[:: 1 if WIDE else 4]:
        answers = [bot.choose(one, decision, Dice(1), Budget(0)) for one in (g, rules.view(g, seat))]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_worker_is_sent_the_same_whatever_is_hidden(game: str) -> None:
    rules, playbook = look_up(game)
    for number, (g, seat, decision) in enumerate(moments(rules, many(6))):
        dealt = [g, rules.guess(rules.view(g, seat), Dice(number))]
        sent = [Request(game, "medium", seat, 7, rules.encode(rules.view(one, seat))) for one in dealt]
        texts = [json.dumps(asdict(one)) for one in sent]
        assert texts[0] == texts[1]
        if g.rng:
            assert str(g.rng) not in texts[0]
        asked = Request(**json.loads(texts[0]))
        bot = bot_of("medium", rules, playbook)
        view = rules.view(g, seat)
        assert think(asked, look_up, lambda: False) == bot.choose(view, decision, Dice(7), Budget(0))
