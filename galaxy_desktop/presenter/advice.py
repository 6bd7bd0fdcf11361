"""A judgement in words: the best answers with their chances, what each leads to, what others will do."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Literal

from galaxy_desktop.ai.explain import EQUAL, POINTS, Judged, Judgement
from galaxy_desktop.engine.decisions import Answer, Compose, Decision, Option, Pay, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.language import decimal, groups, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.puzzles.puzzle import kind_of_choice
from galaxy_desktop.presenter.question import OpenQuestion

MOST = 3
"""Most answers shown."""
MARKS = ",:({–"
"""Marks and icons that the name of a card or die does not have, with the dash of a route."""
MOST_PARTS = 4
"""Most options of one answer that are named."""
ALL_PARTS = 1_000
"""More options than an answer has."""
LEAST_SHARE = 0.25
"""Smallest share of an answer of another player that is worth a line."""


@dataclass(frozen=True, slots=True)
class AdvisedAnswer:
    """One answer in words, with its chance to win and the error of that chance, 0 to 1."""

    answer: Answer
    words: str
    chance: float
    error: float
    lines: tuple[str, ...]
    """Differences that it makes against the average answer: "VP chips +2.1"."""
    composed: bool = False
    """True if the answer is made of moves, so that giving it also confirms the whole turn."""


@dataclass(frozen=True, slots=True)
class Likely:
    """Likeliest answer of another player, in words, how likely it is (0 to 1), and all that in a sentence."""

    seat: Seat
    name: str
    choice: str
    share: float
    line: str


Yardstick = Literal["win", "goals", "value"]


@dataclass(frozen=True, slots=True)
class Advice:
    """The best answers in words, the average chance of all that were tried, and what others will do."""

    choices: tuple[AdvisedAnswer, ...]
    average: float
    note: str
    expected: tuple[Likely, ...]
    says: Yardstick = "win"
    """Meaning of a chance: to win, or only how good a choice is, in a campaign for the open goals."""
    asked: str = ""
    """Question that the choices answer: "Setup: discard 2 cards"."""


def advice(
    judgement: Judgement,
    question: OpenQuestion,
    game: Game[Any],
    names: Sequence[str],
    *,
    in_campaign: bool = False,
) -> Advice:
    """Return a judgement of the answers to a question in words; of answers that choose the same, the best."""
    says: Yardstick = "goals" if in_campaign else "win" if len(names) > 1 else "value"
    tried = judgement.judged if says != "value" else _beside_the_best(judgement.judged)
    kinds: list[Answer] = []
    told: dict[str, AdvisedAnswer] = {}
    view = question.anew().planned
    for one in tried:
        if len(told) == MOST:
            break
        kind = kind_of_choice(game, view, question.decision, one.answer)
        if kind in kinds:
            continue
        kinds.append(kind)
        gist = game.gist(question.decision, one.answer)
        words = answer_words(gist, question)
        if words in told:
            words = answer_words(gist, question, ALL_PARTS)
        if words not in told:
            told[words] = _choice(one, words, game, composed=isinstance(question.decision, Compose))
    choices = tuple(told.values())
    average = sum(_chance(one) for one in tried) / len(tried)
    expected = tuple(_expected(judgement, question, names))
    return Advice(
        choices, average, _note(choices, judgement.decided), expected, says, question.anew().ask.head
    )


def _beside_the_best(judged: Sequence[Judged]) -> Sequence[Judged]:
    """Return answers of a game alone, whose values are no chances, as shares of the highest value."""
    most = max(one.chance for one in judged)
    scale = 1 / most if most > 0 else 1.0
    return [replace(one, chance=one.chance * scale, error=one.error * scale) for one in judged]


def _choice(one: Judged, words: str, game: Game[Any], *, composed: bool) -> AdvisedAnswer:
    lines = tuple([move_words(name, by, game) for name, by in one.moves])
    return AdvisedAnswer(one.answer, words, _chance(one), one.error, lines, composed)


def _chance(one: Judged) -> float:
    """Return the chance of an answer, 0 to 1; the value of a campaign game with its goal is above 1."""
    return min(1.0, max(0.0, one.chance))


def answer_words(answer: Answer, question: OpenQuestion, most: int = MOST_PARTS) -> str:
    """Return the first few options of an answer in words; what is paid stands behind the way to pay."""
    options = [option for part in parts_of(answer, question) for option in part]
    ways = ways_of(question.decision)
    way = [option for option in options if option in ways and question.word(option)]
    paid = [option for option in options if option not in ways]
    if not (way and paid) or any(map(question.discards, paid)):
        return options_words(options, question, most)
    told = options_words(paid, question, most)
    return _("{name}: {what}").format(name=options_words(way, question), what=told)


def ways_of(decision: Decision) -> frozenset[Option]:
    """Return the ways of a payment; none of any other decision."""
    return frozenset([way.id for way in decision.ways]) if isinstance(decision, Pay) else frozenset()


def options_words(options: Sequence[Option], question: OpenQuestion, most: int = MOST_PARTS) -> str:
    """Return the first few of some options in words, without bold; for none, those of the refusal.

    Options next to each other that read the same are named once, with their number. Semicolons separate words
    that are more than a name. Things that are discarded are named behind all others. Parts of one option are
    named as it is.
    """
    if not options:
        return question.ask.second or _("Nothing")
    if isinstance(question.decision, Pick) and question.decision.parts:
        options = question.decision.wholes_of(tuple(options)) or options
    gone = [option for option in options if question.discards(option)]
    if kept := [option for option in options if gone and option not in gone]:
        choices = options_words(kept, question, most)
        cards = listed([question.word(option).replace("**", "") for option in gone])
        return _("{choices}, discarding {cards}").format(choices=choices, cards=cards)
    words = [word.replace("**", "") for option in options if (word := question.word(option))]
    known = [_times(word, len([*same])) for word, same in groupby(words)]
    told = known[:most]
    choices = groups(told) if any(mark in word for word in told for mark in MARKS) else series(told)
    return _("{choices}, …").format(choices=choices) if known[most:] else choices


def _times(word: str, number: int) -> str:
    return word if number == 1 else _("{choice} ×{n}").format(choice=word, n=number)


def parts_of(answer: Answer, question: OpenQuestion) -> tuple[tuple[Option, ...], ...]:
    """Return the options that make up an answer, without fixed ones.

    A composed answer falls into parts at each step that leads on, such as to its payment.
    """
    asked = question.anew()
    parts: list[list[Option]] = [[]]
    for option in asked.prompt.suggest(answer):
        if isinstance(asked.decision, Compose) and option == asked.step:
            parts.append([])
        elif option not in asked.prompt.fixed:
            parts[-1].append(option)
        if isinstance(asked.decision, Compose):
            asked.click(option)
    return tuple(map(tuple, parts))


def move_words(name: str, by: float, game: Game[Any]) -> str:
    """Return what an answer moves: points of a source, or what the seat has, and the difference."""
    source = name.removeprefix(POINTS)
    label = game.words.quantity(name) if source == name else game.words.source(source)
    if source != name and game.has_points:
        line = _("{name}: **+{n}** VP") if by > 0 else _("{name}: **−{n}** VP")
    else:
        line = _("{name}: **+{n}**") if by > 0 else _("{name}: **−{n}**")
    return line.format(name=label, n=decimal(abs(by)))


def _note(choices: Sequence[AdvisedAnswer], decided: int) -> str:
    """Return a remark on how far the choices are apart; empty if the first is clearly better."""
    if len(choices) == 1:
        return _("The only choice worth trying.")
    if decided > 0:
        return _("You'll almost certainly win. The first choice scores the most.")
    if decided < 0:
        return _("You almost certainly can't win now. The first choice scores the most.")
    first, *others = choices
    ahead = first.chance - max(other.chance for other in others)
    if ahead <= -EQUAL:
        return _("Expert would make the first choice: it also weighs things that these estimates ignore.")
    if round(100 * first.chance) < round(100 * (first.chance - ahead)):
        return _(
            "The best choices are about equal. Expert prefers the first: it also weighs things that these "
            "estimates ignore."
        )
    return _("The best choices are about equal.") if ahead < EQUAL else ""


def _expected(judgement: Judgement, question: OpenQuestion, names: Sequence[str]) -> list[Likely]:
    """Return the likeliest answer of each other player for whom one is likely enough."""
    found = []
    decision = question.decision
    offered = set(decision.offered if isinstance(decision, Pick) else decision.options())
    for one in judgement.expected:
        answer, share = one.answers[0]
        if share < LEAST_SHARE or not (isinstance(answer, tuple) and answer and offered.issuperset(answer)):
            continue
        line = _("{name} is most likely to choose {choice} (**{percent}%**).")
        choice, name = series(question.word(option) for option in answer), escape(names[one.seat])
        line = line.format(name=name, choice=choice, percent=round(share * 100))
        found.append(Likely(one.seat, name, choice, share, line))
    return found
