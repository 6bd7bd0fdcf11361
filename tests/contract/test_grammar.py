"""Every sentence that a game can say is grammatical, whatever words and numbers were put in."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.presenter.prompts import prompt_for
from tests.contract.grammar import NAMED, are_sound, check, faults_of, with_two_colons
from tests.contract.walk import GAMES, Some, Table, fewest_and_most, listeners, option_sets, steps, view_texts
from tests.each import each
from tests.sweep import WIDE

OPTIONS = 8
"""Options of one question that are put into words, and things not on offer asked why."""
FIRST, EVERY, BETWEEN = 2, 97, 397
"""The questions that are put into words (see `Some`), and how often the inspector and the notice are read."""

WRONG = (
    "It produces a good in Produce.It sells for 3.",
    "Put a Alien {alien} good here.",
    "Put an Genes {genes} good here.",
    "It is an unique world.",
    "You take a 8.",
    "You sell **1** goods.",
    "**1** more goods {any_good}",
    "**1** Rare {rare} goods",
    "**2** good {any_good}",
    "You draw **0** card.",
    "Each worlds counts.",
    "Each shippers trades a good.",
    "**1** card are drawn.",
    "**3** cards is drawn.",
    "1 of your colonists move in.",
    "**1** more end the game.",
    "Draw **1** tile and place them.",
    "You wins with **59** VP.",
    "You has **2** cards.",
    "They has **2** cards.",
    "You skips a turn.",
    "Nobody have a card.",
    "Cubes on your all projects.",
    "Ada draw **2** cards.",
    "The world of you.",
    "The the card.",
    "You  draw.",
    "You look at .",
    "You spend 2 goods () for 1 VP.",
    "You draw , and pay.",
    "You draw..",
    "You draw {n} cards.",
    "You draw {{any_good}}.",
    "You place gem_world.",
    "You pay for the.",
    "You draw **2 cards.",
    "You draw **** cards.",
    "You draw. you pay.",
)
RIGHT = (
    "Put a Rare {rare} good here, and an Alien {alien} one there.",
    "A unique world, an unused one, an hour, an 8, a 7, a VP, an X.",
    "You sell **1** good {any_good} of **2** goods.",
    "**1** of **2** cards",
    "Draw **1** tile and place it. They have **2** cards.",
    "A cost-6 development; 2–4 players.",
    "Ada wins with **59** VP; you win nothing.",
    "Both of you draw **1** card …",
    "{points:2} for each of your worlds: Military {military:1}.",
    "**1** more ends the game, **2** more end it.",
)


@each(WRONG)
def test_a_wrong_sentence_is_noticed(sentence: str) -> None:
    assert faults_of(sentence)
    assert not are_sound((RIGHT[0], sentence, RIGHT[1])), "nor does it pass among others"


def test_right_sentences_pass_together() -> None:
    assert are_sound(RIGHT)


@each(RIGHT)
def test_a_right_sentence_passes(sentence: str) -> None:
    assert not faults_of(sentence)


@each(
    (
        ("Consume: Gem World: Consume **1** good.", True),
        ("Workers: Explore: **2** dice. Then choose Done.", True),
        ("Develop: **2** dice. Settle: **1** die.", False),
        ("Bonus: Consume: Trade (Ada: **2**, you: **1**), Explore: +5 and II: Develop.", False),
    )
)
def test_a_second_colon_in_a_sentence_is_noticed(sentence: str, noticed: bool) -> None:
    assert with_two_colons([sentence]) == [sentence] * noticed


def _of_question(table: Table, view: Any, decision: Decision, answer: Answer) -> Iterator[str]:
    """The prompt bar from the first click to the last, every option, and what is not on offer."""
    words, prompt = table.game.words, prompt_for(decision)
    chosen = [prompt.chosen]
    for option in islice(prompt.open(), OPTIONS):
        once = prompt_for(decision)
        once.click(option)
        chosen.append(once.chosen)
    for option in prompt.suggest(answer):
        prompt.click(option)
        chosen.append(prompt.chosen)
    for made in dict.fromkeys(chosen):
        ask = words.ask(view, decision, made)
        yield from (ask.head, ask.line, ask.primary, ask.second)
        yield from (words.option(view, decision, option) for option in made)
    for option in (*islice(decision.options(), OPTIONS), *islice(prompt.open(), OPTIONS)):
        yield words.option(view, decision, option)


def _of_reasons(table: Table, g: Any, seat: Seat, decision: Decision) -> Iterator[str]:
    for thing in sorted(view_texts(table.game, g, seat)):
        if (reason := decision.why_not(thing)) is not None:
            yield table.game.words.reason(reason)


def _of_everything_seen(table: Table, g: Any, seat: Seat) -> Iterator[str]:
    view = table.game.view(g, seat)
    for thing in sorted({*view_texts(table.game, g, seat), "military"} - {HIDDEN, ""}):
        yield from (line.text for line in table.game.words.explain(view, thing))


def said_in(table: Table) -> Iterator[str]:
    """All that is said at one table in a game by chance: to those asked, to the others, to strangers."""
    words, g, names = table.game.words, table.deal(), NAMED[: table.seats]
    wanted = Some(FIRST, EVERY)
    for number, (seat, decision, answer) in enumerate(steps(g, table.seed)):
        view = table.game.view(g, seat)
        yield words.phase(table.game.moment(g).phase)
        if wanted(decision):
            yield from _of_question(table, view, decision, answer)
            yield from _of_reasons(table, g, seat, decision)
        for event in g.events:
            for viewer in listeners(event, table.seats, number):
                yield words.event(event.seen_by(viewer), names, viewer)
        if number % BETWEEN == 0:
            yield words.notice(view, names)
            for looker in range(table.seats):
                yield from _of_everything_seen(table, g, looker)
    for viewer in (None, *range(table.seats)):
        yield from (words.event(event.seen_by(viewer), names, viewer) for event in g.events)
    yield words.ended_by(table.game.result(g).ended_by)


def _tables() -> list[Table]:
    """Every game with the most or the fewest players, in turn, both in a sweep, each with other options."""
    found = []
    for number, game in enumerate(GAMES.values()):
        both = [*enumerate(fewest_and_most(game))]
        for place, seats in both if WIDE else [both[1 - number % 2]]:
            sets = option_sets(game, seats)
            found.append(Table(game, seats, sets[place * 7 % len(sets)], place))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("table", _tables(), ids=str)
def test_every_sentence_of_a_game_by_chance_is_grammatical(table: Table) -> None:
    said = {*said_in(table)}
    check(said)
    assert not with_two_colons(said)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_sentence_around_a_game_is_grammatical(game: Any) -> None:
    words = game.words
    said = [game.title.tagline(), game.title.pitch(), words.about(), *map(words.ended_by, game.ends)]
    said += [text for page in words.rules() for text in (page.title.read(), page.text)]
    for option in game.options:
        said += words.table_option(option.name)
        said += [words.choice(option.name, choice) for choice in option.choices]
    check(said)
