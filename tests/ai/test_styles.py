"""Styles of bots: what they lean to, where they are named, and that they see no more than others."""

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from galaxy_desktop.ai.bot import Budget, Playbook
from galaxy_desktop.ai.levels import NoSuchBotError, bot_called, bot_of, check_bot
from galaxy_desktop.ai.styles import Style
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, find_styles, look_up
from galaxy_desktop.language import N_
from galaxy_desktop.play.seats import Bot, Person, Table
from galaxy_desktop.presenter.sitters import aims, sitter_of
from galaxy_desktop.ui.new_game.setup import first_setup
from tests.ai.toy_playbook import PLAYBOOK
from tests.toy import TOYS, ToyState

GAMES = find_games()
WAYS = [(game, style) for game in GAMES for style in find_styles(game)]
MANY = 60
LAST: Playbook[ToyState] = replace(
    PLAYBOOK,
    styles={"late": Style(N_("Late"), N_("{name} waited."), {"late": 100.0})},
    traits=lambda g, decision, answer: {"late": float([*decision.answers()].index(answer))},
    taste=1.0,
    value=lambda g, seat: 0.5,
)
"""Likes the last of the answers that are tried."""


@cache
def asked(game: str) -> tuple[tuple[Any, Seat, Decision], ...]:
    """Questions of two medium bots that are not forced, in order: of one game, or of several short ones."""
    rules, playbook = look_up(game)
    assert playbook is not None
    seed, found = 3, list[tuple[Any, Seat, Decision]]()
    g = rules.new(2, {}, seed)
    while g.waiting or len(found) < MANY:
        if not g.waiting:
            seed += 1
            g = rules.new(2, {}, seed)
        for seat, decision in open_asks(g).items():
            if decision.forced():
                answer = decision.only()
            else:
                view = rules.view(g, seat)
                found.append((view, seat, decision))
                answer = playbook.rated(view, seat, decision)[0][1]
            g.events = []
            seal(g, seat, answer)
    return tuple(found[:MANY])


@cache
def preferred(game: str, style: str) -> tuple[Counter[str], list[Answer]]:
    """What a medium bot of a style answers to these questions, and the traits of that."""
    rules, playbook = look_up(game)
    assert playbook is not None
    bot, done, answers = bot_of("medium", rules, playbook, style), Counter[str](), []
    for view, _seat, decision in asked(game):
        answers.append(bot.choose(view, decision, Dice(1), Budget(0)))
        assert decision.allows(answers[-1])
        for trait, much in playbook.traits(view, decision, answers[-1]).items():
            done[trait] += round(100 * much)
    return done, answers


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_three_styles_with_words(game: str) -> None:
    styles = find_styles(game)
    assert len(styles) >= 3
    assert len({style.name.read() for style in styles.values()}) == len(styles)
    assert all("{name}" in style.aim.read() for style in styles.values())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "style"), WAYS)
def test_a_style_does_more_of_what_it_leans_to(game: str, style: str) -> None:
    leans = find_styles(game)[style].leans
    plain, styled = preferred(game, ""), preferred(game, style)
    assert styled[1] != plain[1]
    gain = sum(lean * (styled[0][trait] - plain[0][trait]) for trait, lean in leans.items())
    assert gain > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_trait_that_a_style_leans_to_is_one_of_answers(game: str) -> None:
    _rules, playbook = look_up(game)
    assert playbook is not None
    unmet = {trait for style in find_styles(game).values() for trait in style.leans}
    assert unmet
    for view, seat, decision in asked(game):
        for _worth, answer in playbook.rated(view, seat, decision):
            unmet -= playbook.traits(view, decision, answer).keys()
        if not unmet:
            break
    assert not unmet


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_every_level_leans(level: str) -> None:
    game = TOYS["toy"]
    g = game.new(2, {}, 1)
    decision = open_asks(g)[0]
    answer = bot_of(level, game, LAST, "late").choose(game.view(g, 0), decision, Dice(1), Budget(200))
    assert answer == LAST.rated(g, 0, decision)[-1][1]


def test_a_style_that_is_not_known_changes_nothing_at_a_table_and_is_refused_in_a_match() -> None:
    game = TOYS["toy"]
    assert bot_of("hard", game, LAST, "early") == bot_of("hard", game, LAST)
    assert bot_called("hard:late", game, LAST) == bot_of("hard", game, LAST, "late")
    check_bot("hard:late", game, LAST)
    with pytest.raises(NoSuchBotError, match="unknown style 'early'; choose from late"):
        check_bot("hard:early", game, LAST)


def test_a_style_is_named_at_the_table_and_its_aim_only_once_the_game_is_over() -> None:
    trader = Bot("hard", "Vega", "trader")
    during, after = sitter_of("race", trader, over=False), sitter_of("race", trader, over=True)
    assert (during.level, during.aim) == ("Hard · Trader", "")
    assert after.aim == "**Vega** wanted worlds with goods, and sold the goods for cards."
    assert after.aim in after.about
    assert sitter_of("race", Bot("hard", "Vega"), over=True).level == "Computer · Hard"
    assert sitter_of("race", Bot("hard", "Vega", "of a later version"), over=True).aim == ""
    assert aims(Table("race", (Person("Ada"), trader, Bot("easy", "Mira")), {}, 1)) == (after.aim,)


def test_chance_draws_a_style_by_the_seed_unless_one_is_chosen() -> None:
    drawn = set()
    for seed in range(-6, 20):
        setup = first_setup(GAMES["race"], "Ada", "easy", seed)
        bot = setup.command().seats[1]
        assert isinstance(bot, Bot)
        assert setup.command().seats[1] == bot
        drawn.add(bot.style)
    assert drawn == set(find_styles("race"))
    setup.chairs[1].style = "builder"
    assert setup.command().seats[1] == Bot("easy", "Vega", "builder")
