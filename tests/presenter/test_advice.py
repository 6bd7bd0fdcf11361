"""A judgement in words: no two choices in the same words, and of those the best."""

from functools import partial
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from galaxy_desktop.ai.explain import Expected, Judged, Judgement
from galaxy_desktop.engine.decisions import Answer, Pay, Pick
from galaxy_desktop.engine.flow import give, open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, look_up
from galaxy_desktop.games.jumpdrive.state import Player
from galaxy_desktop.games.race.round import ChooseActions
from galaxy_desktop.presenter.advice import ALL_PARTS, advice, answer_words, options_words
from galaxy_desktop.presenter.hinting import Hinting
from galaxy_desktop.presenter.question import OpenQuestion
from tests.games.jumpdrive.tables import table
from tests.games.race.laid import lay, player
from tests.games.roll import laid
from tests.sweep import many

QUESTIONS = many(20)
ANSWERS = 6


def in_full(answer: Answer, question: OpenQuestion) -> str:
    """All options of an answer in words."""
    return answer_words(answer, question, ALL_PARTS)


def compared(name: str) -> tuple[int, int]:
    """Numbers of answers judged and of choices told, over the questions of a game by chance."""
    game, dice = look_up(name)[0], Dice(5)
    g, judged, told = game.new(2, {}, 7), 0, 0
    for _ in range(QUESTIONS):
        if not g.waiting:
            break
        for seat, decision in open_asks(g).items():
            question = OpenQuestion(decision, game.words, partial(game.view, g, seat))
            answers = list(islice(decision.answers(), ANSWERS))
            tried = tuple(Judged(answer, 0.9 - n / 10, 0.0) for n, answer in enumerate(answers))
            choices = advice(Judgement(tried), question, game, ("Ada", "Vega")).choices
            words = [one.words for one in choices]
            assert len(set(words)) == len(words)
            decides = partial(game.gist, decision)
            for one in choices:
                said = in_full(decides(one.answer), question)
                alike = [answer for answer in answers if in_full(decides(answer), question) == said]
                assert one.answer == alike[0]
                assert one.words in {said, answer_words(decides(one.answer), question)}
            judged, told = judged + min(3, len(tried)), told + len(words)
            seal(g, seat, decision.sample(dice))
    return judged, told


@pytest.mark.parametrize("name", find_games())
def test_every_choice_has_words_of_its_own(name: str) -> None:
    judged, told = compared(name)
    assert judged >= told > QUESTIONS // 2


@pytest.mark.parametrize("name", find_games())
def test_what_is_paid_stands_behind_the_way_to_pay(name: str) -> None:
    """One list would read as if the way were one of the things."""
    game, dice = look_up(name)[0], Dice(5)
    g, found = game.new(2, {}, 7), 0
    while g.waiting and found < QUESTIONS:
        seat, decision = next(iter(open_asks(g).items()))
        if isinstance(decision, Pay) and (paying := [way for way in decision.ways if way.cost]):
            question = OpenQuestion(decision, game.words, partial(game.view, g, seat))
            way, thing = paying[0], paying[0].pool[0]
            words = [question.word(option).replace("**", "") for option in (way.id, thing)]
            if all(words):
                assert answer_words((way.id, (thing,)), question) == ": ".join(words)
                found += 1
        give(g, seat, decision.sample(dice))
    assert found or name != "race"


@pytest.mark.parametrize(("name", "topic"), [("master", "allocate"), ("roll", "assign")])
def test_moves_that_are_more_than_a_name_are_told_apart_by_semicolons(name: str, topic: str) -> None:
    g, dice = look_up(name)[0].new(2, {}, 7), Dice(5)
    while open_asks(g)[min(open_asks(g))].topic != topic:
        seat = min(open_asks(g))
        give(g, seat, open_asks(g)[seat].sample(dice))
    seat, decision = next(iter(open_asks(g).items()))
    game = look_up(name)[0]
    question = OpenQuestion(decision, game.words, partial(game.view, g, seat))
    for answer in islice((one for one in decision.answers() if len(one) == 2), ANSWERS):
        first, second = (question.word(option).replace("**", "") for option in answer)
        assert in_full(answer, question) == f"{first}; {second}"


def test_routes_to_cancel_are_told_apart_by_semicolons() -> None:
    question: Any = SimpleNamespace(
        decision=Pick("cancel", ("Vega", "Mira"), 2, 2),
        word=lambda option: f"Cancel the route **{option}** – **Sol**",
        discards=lambda option: False,
    )
    told = options_words(("Vega", "Mira"), question)
    assert told == "Cancel the route Vega – Sol; Cancel the route Mira – Sol"


@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
def test_no_choice_that_fewer_than_half_make_is_called_probable(share: float) -> None:
    game = look_up("race")[0]
    g = game.new(2, {}, 7)
    decision = open_asks(g)[0]
    question = OpenQuestion(decision, game.words, partial(game.view, g, 0))
    answer = next(iter(decision.answers()))
    judgement = Judgement((Judged(answer, 0.5, 0.0),), (Expected(1, ((answer, share),)),))
    (one,) = advice(judgement, question, game, ("Ada", "Vega")).expected
    assert (one.seat, one.name, one.share) == (1, "Vega", share)
    assert f"**{round(100 * share)}%**" in one.line
    assert "probably" not in one.line
    assert "most likely" in one.line


def test_two_actions_that_another_is_likely_to_choose_are_named() -> None:
    game = look_up("race")[0]
    view = game.view(lay(player(), player(), variant="experienced"), 0)
    question = OpenQuestion(ChooseActions().asks(view)[0], game.words, lambda: view)
    answer = ("develop+produce",)
    judgement = Judgement((Judged(answer, 0.5, 0.0),), (Expected(1, ((answer, 0.8),)),))
    (one,) = advice(judgement, question, game, ("Ada", "Vega")).expected
    assert "Develop and Produce (**80%**)" in one.line


def test_a_value_above_that_of_a_won_game_is_never_said_to_be_a_chance_above_it() -> None:
    """A game of the campaign has more value with its goal and many VP than with its goal alone."""
    game = look_up("jumpdrive")[0]
    g = game.new(1, {}, 1)
    ((seat, decision),) = open_asks(g).items()
    question = OpenQuestion(decision, game.words, partial(game.view, g, seat))
    answers = tuple(islice(decision.answers(), 2))
    judgement = Judgement((Judged(answers[0], 1.03, 0.0), Judged(answers[1], -0.1, 0.0)))
    told = advice(judgement, question, game, ("Ada",), in_campaign=True)
    assert [choice.chance for choice in told.choices] == [1.0, 0.0]
    assert told.average == 0.5


def test_alone_a_choice_is_compared_with_the_best() -> None:
    """Its value is in VP, so no chance to win."""
    game = look_up("jumpdrive")[0]
    g = game.new(1, {}, 1)
    ((seat, decision),) = open_asks(g).items()
    question = OpenQuestion(decision, game.words, partial(game.view, g, seat))
    answers = tuple(islice(decision.answers(), 2))
    judgement = Judgement((Judged(answers[0], 40.0, 4.0), Judged(answers[1], 10.0, 2.0)))
    told = advice(judgement, question, game, ("Ada",))
    assert [(choice.chance, choice.error) for choice in told.choices] == [(1.0, 0.1), (0.25, 0.05)]
    assert (told.average, told.says) == (0.625, "value")


def test_equal_dice_are_one_choice() -> None:
    judged, told = compared("roll")
    assert told < judged


def test_equal_dice_of_a_choice_are_named_once_with_their_number() -> None:
    game = look_up("roll")[0]
    g = laid.table()
    player = laid.own(g, citizenry=["novelty", "novelty", "home", "genes", "home"])
    novelties, home, genes = player.citizenry[:2], player.citizenry[2], player.citizenry[3]
    question = OpenQuestion(
        Pick("recruit", tuple(player.citizenry), 4, 4), game.words, partial(game.view, g, 0)
    )
    assert in_full((genes, *novelties, home), question) == "Genes, Novelty ×2, Home"
    assert answer_words((genes, *novelties, home), question, 2) == "Genes, Novelty ×2, …"


def test_a_build_is_named_without_the_cards_it_is_paid_with() -> None:
    game = look_up("jumpdrive")[0]
    g, dice = game.new(2, {}, 7), Dice(5)
    seal_all(g, dice)
    decision = open_asks(g)[0]
    question = OpenQuestion(decision, game.words, partial(game.view, g, 0))
    paid = [answer for answer in decision.answers() if game.gist(decision, answer) != answer]
    choices = advice(
        Judgement(tuple(Judged(answer, 0.5, 0.0) for answer in paid)), question, game, ()
    ).choices
    assert len({game.gist(decision, one.answer) for one in choices}) == len(choices) > 1
    for one in choices:
        placed = game.gist(decision, one.answer)
        assert one.words == in_full(placed, question)
        assert not any(question.word(card) in one.words for card in set(one.answer) - set(placed))


def seal_all(g: Any, dice: Dice) -> None:
    """Answer all questions put now by chance."""
    for seat, decision in open_asks(g).items():
        seal(g, seat, decision.sample(dice))


def test_a_first_choice_with_a_lower_chance_is_said_to_be_the_experts() -> None:
    """The expert also counts ratings."""
    game = look_up("master")[0]
    g = game.new(2, {}, 7)
    ((seat, decision),) = open_asks(g).items()
    question = OpenQuestion(decision, game.words, partial(game.view, g, seat))
    answers = tuple(islice(decision.answers(), 3))

    def noted(*chances: float, decided: int = 0) -> str:
        tried = tuple(Judged(*one, 0.0) for one in zip(answers, chances, strict=True))
        return advice(Judgement(tried, decided=decided), question, game, ("Ada", "Vega")).note

    assert "almost certainly win" in noted(1.0, 1.0, 1.0, decided=1)
    assert "almost certainly can't win" in noted(0.0, 0.0, 0.0, decided=-1)

    assert "Expert" in noted(0.40, 0.20, 0.43)
    assert "about equal" in noted(0.40, 0.20, 0.41)
    assert "Expert prefers the first" in noted(0.40, 0.20, 0.41)
    assert "about equal" in noted(0.41, 0.40, 0.20)
    assert "prefers" not in noted(0.404, 0.20, 0.401)
    assert noted(0.43, 0.40, 0.20) == ""


@pytest.mark.parametrize(("second", "kept"), [(0.49, True), (0.45, False)])
def test_a_marked_hint_stays_the_first_choice_among_equal_ones(second: float, kept: bool) -> None:
    """Two searches of the expert choose different ones of them, by luck."""
    game = look_up("master")[0]
    g = game.new(2, {}, 7)
    ((seat, decision),) = open_asks(g).items()
    answers = tuple(islice(decision.answers(), 2))
    tried = (Judged(answers[0], 0.5, 0.0), Judged(answers[1], second, 0.0))
    bus = SimpleNamespace(game=lambda: game, table=lambda: SimpleNamespace(names=lambda: ("Ada", "Vega")))
    session: Any = SimpleNamespace(judgement=Judgement(tried), hint=answers[1], bus=bus, campaign=None)
    hinting = Hinting(session)
    hinting.question = OpenQuestion(decision, game.words, partial(game.view, g, seat))
    told = hinting.take_advice()
    assert told is not None
    assert session.hint == told.choices[0].answer == answers[kept]


def test_the_same_things_in_another_order_are_one_choice() -> None:
    game = look_up("jumpdrive")[0]
    empire = ["military_convoy", "drop_ships", "space_marines"]
    g = table(Player(hand=["rebel_miners", "pirate_world", "asteroid_belt"], empire=empire), Player())
    question = OpenQuestion(open_asks(g)[0], game.words, partial(game.view, g, 0))
    answers = (("rebel_miners", "pirate_world"), ("pirate_world", "rebel_miners"), ("pirate_world",))
    assert all(question.decision.allows(answer) for answer in answers)
    judged = tuple(Judged(answer, 0.9 - n / 10, 0.0) for n, answer in enumerate(answers))
    told = advice(Judgement(judged), question, game, ("Ada", "Vega"))
    assert [one.answer for one in told.choices] == [answers[0], answers[2]]
    assert told.average == pytest.approx(0.8)
