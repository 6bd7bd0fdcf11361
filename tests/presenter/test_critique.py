"""Verdicts in words: both choices named by what tells them apart, without steps that only lead on."""

from functools import cache

import pytest

from galaxy_desktop.ai.appraise import Verdict
from galaxy_desktop.engine.decisions import Pay
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, chosen_in
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.coach.choices import choices_of
from galaxy_desktop.play.coach.report import ChoiceVerdict
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.critique import Critique, critique
from tests import chance

GAMES = find_games()
ANSWERS = 120


@cache
def played(game: str) -> RunningGame:
    """The first answers of a game by chance."""
    return chance.played(GAMES[game], (Person("Ada"), Bot("easy", "B")), 2, 2, ANSWERS)


def critiques(game: str) -> list[Critique]:
    """Critiques of all choices, each against another legal answer."""
    running, found = played(game), []
    for choice in choices_of(running, 0):
        _view, decision = running.question(choice.line, 0)
        better = decision.sample(Dice(choice.line + 1))
        verdict = Verdict(1, 0.4, 0.1, (0.4, 0.6), (0.0, 0.0), better, 0.1, 0.0, ())
        found.append(critique(running, 0, ChoiceVerdict(choice.line, verdict)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_words_and_options_of_its_own(game: str) -> None:
    found = critiques(game)
    assert len(found) > 4
    assert any(one.is_costly for one in found)
    for one in found:
        given = played(game).history.given[one.line].answer
        assert one.own
        assert one.better
        assert one.own_brief
        assert one.better_brief
        assert one.chance == pytest.approx(0.5)
        if given == one.verdict.better:
            assert not one.is_costly
            assert one.own == one.better


@pytest.mark.parametrize("game", ["jumpdrive", "race"])
def test_a_better_payment_is_told_as_a_payment(game: str) -> None:
    running, told = played(game), 0
    for choice in choices_of(running, 0):
        _view, decision = running.question(choice.line, 0)
        given, gist = running.history.given[choice.line].answer, running.game.gist
        others = [decision.sample(Dice(seed)) for seed in range(10)]
        for better in others:
            same = gist(decision, better) == gist(decision, given) if game == "jumpdrive" else False
            if isinstance(decision, Pay) and decision.about:
                same = better[0] == given[0]
            verdict = Verdict(1, 0.4, 0.1, (0.4, 0.6), (0.0, 0.0), better, 0.1, 0.0, ())
            one = critique(running, 0, ChoiceVerdict(choice.line, verdict))
            if one.own == one.better:
                continue
            told += same
            for words in (one.own, one.better, one.own_brief, one.better_brief):
                assert words.startswith("to pay with ") == same, words
                assert "Pay " not in words or not same
    assert told


@pytest.mark.parametrize("setup", ["ordinary", "choice"])
def test_cards_that_a_choice_discards_are_not_told_as_if_they_were_kept(setup: str) -> None:
    """At the coach, a choice is named without its question."""
    bus = CommandBus({"race": GAMES["race"]})
    bus.do(NewGame("race", (Person("Ada"), Bot("easy", "B")), {"setup": setup}, 2))
    chance.give_any(bus, Dice(2))
    running = bus.game_so_far()
    line = next(choice.line for choice in choices_of(running, 0))
    _view, decision = running.question(line, 0)
    given, name = running.history.given[line].answer, running.game.words.item
    kept, gone = ((name(given[0]),), given[1]) if setup == "choice" else ((), given)
    first, second = map(name, gone)
    other = next(one for one in decision.answers() if one != given)
    verdict = Verdict(1, 0.4, 0.1, (0.4, 0.6), (0.0, 0.0), other, 0.1, 0.0, ())
    one = critique(running, 0, ChoiceVerdict(line, verdict))
    told = f"{kept[0]}, discarding {first} and {second}" if kept else f"to discard {first}, {second}"
    assert one.own == told
    assert all("discard" in words for words in (one.own, one.better, one.own_brief))


def test_where_one_choice_has_all_of_the_other_both_are_told_whole() -> None:
    nested = 0
    for one in critiques("jumpdrive"):
        own, better = set(one.own_options), set(one.better_options)
        if own and better and own != better and (own < better or better < own):
            nested += 1
            assert one.own_brief == one.own
            assert one.better_brief == one.better
    assert nested


def test_a_step_to_the_payment_is_no_choice() -> None:
    running, found = played("jumpdrive"), critiques("jumpdrive")
    assert any("pay" in running.history.given[one.line].answer for one in found)
    assert all("pay" not in (*one.own_options, *one.better_options) for one in found)
    assert all("payment" not in one.own + one.better for one in found)


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_phrases_for_a_line_that_has_bold_and_periods_of_its_own(game: str) -> None:
    for one in critiques(game):
        for words in (one.own, one.better, one.own_brief, one.better_brief):
            assert "**" not in words
            assert not words.endswith(".") or words.endswith("Ltd.")


def test_the_best_choice_is_told_without_the_cards_that_paid_for_it() -> None:
    running, paid, explored = chance.played(GAMES["jumpdrive"], (Person("Ada"), Bot("easy", "B")), 2, 4), 0, 0
    for choice in choices_of(running, 0):
        given = running.history.given[choice.line].answer
        verdict = Verdict(1, 0.4, 0.1, (0.4, 0.6), (0.0, 0.0), given, 0.0, 0.0, ())
        told = critique(running, 0, ChoiceVerdict(choice.line, verdict))
        if isinstance(given, tuple) and TO_PAY in given:
            assert told.own_options == chosen_in(given)
            paid += 1
        elif not given:
            assert told.own == "Explore instead"
            explored += 1
    assert paid
    assert explored
