"""Prompt for one of many that are made of parts: the two actions of a round in Race."""

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.round import ChooseActions, action_choices
from galaxy_desktop.presenter.advice import options_words
from galaxy_desktop.presenter.prompts import prompt_for
from galaxy_desktop.presenter.question import OpenQuestion
from tests.each import each
from tests.games.race.laid import lay, player

VIEW = GAME.view(lay(player(), player(), variant="experienced"), 0)
QUESTION = ChooseActions().asks(VIEW)[0]
PAIRS = action_choices("experienced")


def asked() -> OpenQuestion:
    return OpenQuestion(QUESTION, GAME.words, lambda: VIEW)


@each(PAIRS)
def test_each_pair_is_chosen_card_by_card_in_either_order(pair: str) -> None:
    for cards in (pair.split("+"), pair.split("+")[::-1]):
        question = asked()
        for card in cards:
            if card not in question.chosen:
                assert question.click(card)
        assert question.can_give
        assert question.answer() == (pair,)
        assert question.prompt.suggest(question.answer()) == question.chosen
        assert options_words(question.chosen, question) == GAME.words.item(pair)


def test_one_card_is_half_an_answer() -> None:
    question = asked()
    assert not question.takes_one
    assert question.prompt.missing == 2
    question.click("produce")
    assert (question.prompt.missing, question.can_give) == (1, False)


def test_a_third_card_is_refused_until_one_is_deselected() -> None:
    question = asked()
    for card in ("develop", "produce"):
        question.click(card)
    assert question.open == {"develop", "produce"}
    assert not question.click("settle")
    assert question.why_not("settle") == "You've chosen the maximum. Deselect something first."
    assert question.why_not("develop_again") == question.why_not("settle")
    question.click("produce")
    question.click("settle")
    assert question.answer() == ("develop+settle",)


@pytest.mark.parametrize("phase", ["develop", "settle"])
def test_the_second_card_of_a_phase_brings_the_first(phase: str) -> None:
    question = asked()
    question.click(f"{phase}_again")
    assert question.answer() == (f"{phase}+{phase}_again",)
    question.back()
    question.back()
    question.click("produce")
    assert f"{phase}_again" not in question.open
    assert "only together with" in question.why_not(f"{phase}_again")


def test_a_number_key_keeps_its_card() -> None:
    prompt = prompt_for(QUESTION)
    cards = prompt.numbered()
    assert len(cards) == 9
    assert "" not in cards
    prompt.click("produce")
    assert [i for i, card in enumerate(prompt.numbered()) if card] == [
        i for i, card in enumerate(cards) if not card.endswith("_again")
    ]


def test_a_question_made_of_parts_is_equal_to_one_without() -> None:
    """So what programs are told stays as it was."""
    assert Pick("action", PAIRS) == QUESTION
