"""Whether everything that can be answered can be clicked, and chosen by keys, at the table as it is drawn.

Random games are walked through. At chosen questions of one seat the real table is laid for it, and hands that
know only what a player can see and press put together answers that use every option: the mouse by clicking
where a thing lies uppermost, the keyboard by Tab, arrows, Space and the number keys. What lies below
something else, or opens once a thing is picked up, is found by what the painter says stands for it.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


from galaxy_desktop.engine.decisions import Answer, Compose, Decision, Option, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.presenter.prompts import prompt_for
from tests.contract.hands import Hands, UnreachableError, Window
from tests.contract.walk import Table

MOST_ANSWERS = 400
"""How many legal answers are looked through for those that use every option."""
STEPS = ((0, 4, 13, 29), (1, 6, 17, 37), (2, 9, 21, 45))
"""Which questions of a topic are tried in one walk, the next and the one after it, counted from 0."""


@dataclass(slots=True)
class Tally:
    """What was tried and what failed."""

    questions: int = 0
    answers: int = 0
    options: int = 0
    topics: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def answers_using_all(decision: Decision, dice: Dice, most: int) -> list[Answer]:
    """Few legal answers in which every option is used that any of those looked through uses."""
    if isinstance(decision, Compose):
        return [decision.sample(dice) for _answer in range(most)]
    sampled: list[Answer] = [decision.sample(dice) for _answer in range(min(MOST_ANSWERS, 4 * most))]
    prompt, used = prompt_for(decision), set[Option]()
    found: list[Answer] = []
    for answer in chain(sampled, islice(decision.answers(), MOST_ANSWERS)):
        if len(found) == most:
            break
        options = {*prompt.suggest(answer)}
        if not options <= used or not (options or found):
            found.append(answer)
            used |= options
    return found


def give_by(hands: Hands, answer: Answer, by_mouse: bool) -> int:
    """Put an answer together, each click compared with what the question makes of it; how many there were."""
    hands.lay()
    twin, clicks = prompt_for(hands.prompt.decision), 0
    hands.check_promises()
    for option in () if is_there(hands, answer) else twin.suggest(answer):
        if option in twin.chosen and not isinstance(twin.decision, Compose):
            continue
        if is_given_at_once(hands, option):
            break
        hands.choose(option, by_mouse)
        twin.click(option)
        clicks += 1
        hands.check_promises()
        if is_filled(hands, twin.chosen) and {*hands.prompt.chosen} == {*answer}:
            break
        if hands.scene.controller.question is None or hands.prompt.chosen != twin.chosen:
            raise UnreachableError(f"{option} was chosen, but {_chosen(hands)} are, not {twin.chosen}")
    return clicks


def is_there(hands: Hands, answer: Answer) -> bool:
    """Whether an answer needs no click but that on a button."""
    question = hands.question
    return (question.can_give and question.answer() == answer) or is_second(hands, answer)


def is_second(hands: Hands, answer: Answer) -> bool:
    """Whether an answer is what the second button gives: a refusal, an early end, an option of its own."""
    return bool(hands.question.second) and hands.question.second_answer() == answer


def is_given_at_once(hands: Hands, option: Option) -> bool:
    """Whether the primary button chooses an option and hands it in with the same click."""
    question, decision = hands.question, hands.prompt.decision
    single = isinstance(decision, Pick) and decision.most == 1
    return single and option == question.step and not question.can_give


def is_filled(hands: Hands, chosen: Sequence[Option]) -> bool:
    """Whether all that is left has been chosen as well, for a payment that takes all of it."""
    question = hands.scene.controller.question
    if question is None or len(question.chosen) <= len(chosen):
        return False
    all_chosen = not question.open.difference(question.chosen) and question.can_give
    return all_chosen and question.chosen[: len(chosen)] == tuple(chosen)


def _chosen(hands: Hands) -> object:
    return None if hands.scene.controller.question is None else hands.prompt.chosen


def hand_in(hands: Hands, answer: Answer, by_mouse: bool) -> int:
    """Put an answer together, hand it in, and see that it has come; how many clicks it took.

    What a payment takes because nothing else is left may come in another order.
    """
    clicks = give_by(hands, answer, by_mouse) + 1
    composed = isinstance(hands.prompt.decision, Compose) and hands.question.can_give
    if composed and {*hands.prompt.chosen} == {*answer}:
        answer = hands.question.answer()
    seat, lines = hands.session.viewer, hands.bus.lines()
    if is_second(hands, answer):
        hands.press_second(by_mouse)
    else:
        hands.press_primary(by_mouse)
    told = [record.given for _events, record in hands.session.news if record.given is not None]
    given = next((deed.answer for deed in told if deed.seat == seat), None)
    if hands.bus.lines() == lines or given != answer:
        raise UnreachableError(f"{answer} was handed in, and {given} came")
    return clicks


def moves_on_the_way(hands: Hands, answer: Answer, dice: Dice, by_mouse: bool, most: int) -> int:
    """Of a turn made move by move: at some stage of an answer, every move that may follow can be chosen."""
    decision = hands.prompt.decision
    assert isinstance(decision, Compose)
    made = answer[: dice.below(len(answer) + 1)]
    moves = [*decision.composer.moves(made)]
    while len(moves) > most:
        moves.pop(dice.below(len(moves)))
    for move in moves:
        hands.lay()
        for option in made:
            hands.question.click(option)
        hands.scene.view.refresh()
        hands.choose(move, by_mouse)
        if hands.prompt.chosen != (*made, move) and not is_filled(hands, (*made, move)):
            raise UnreachableError(f"{move} was chosen after {made}, but {hands.prompt.chosen} are")
    return len(moves)


@dataclass(frozen=True, slots=True)
class Moment:
    """A question that is tried, in the words of a report."""

    where: str
    decision: Decision
    number: int
    tally: Tally

    def tried(self, deed: Callable[[], int], answer: Answer, by_mouse: bool) -> bool:
        """Do something and count the options it used; what cannot be reached is noted."""
        try:
            self.tally.options += deed()
        except UnreachableError as fault:
            hand, topic = "mouse" if by_mouse else "keys", self.decision.topic
            self.tally.faults.append(
                f"{self.where} {topic} no. {self.number}, {hand}, answer {answer!r}: {fault}"
            )
            return False
        return True


@dataclass(frozen=True, slots=True)
class Walk:
    """One game walked through by one person at one window."""

    table: Table
    person: Seat
    window: Window
    steps: Sequence[int]
    most: int
    """How many answers, and how many moves of a turn made move by move, are tried at a question."""
    topic: str = ""
    """The only topic of which questions are tried; empty for all."""

    def __str__(self) -> str:
        (width, height), text = self.window
        return f"{self.table}, seat {self.person}, {width}x{height}, text {text:.0%}:"

    def go(self, tally: Tally) -> None:
        """Walk to the end: the same way, whatever is tried."""
        hands, dice = Hands(self.table, self.person, self.window), Dice(self.table.seed + 1)
        asked: Counter[str] = Counter()
        bus = hands.bus
        while not bus.is_over():
            seat = sorted(bus.awaited())[dice.below(len(bus.awaited()))]
            decision = bus.ask(seat)
            assert decision is not None
            answer = decision.sample(dice)
            if seat == self.person:
                moment = Moment(str(self), decision, asked[decision.topic], tally)
                asked[decision.topic] += 1
                wanted = moment.number in self.steps and self.topic in ("", decision.topic)
                if wanted and self._try(hands, moment, answer):
                    continue
            bus.do(GiveAnswer(seat, answer))
        hands.session.close()

    def _try(self, hands: Hands, moment: Moment, given: Answer) -> bool:
        """Try a question with both hands; whether the one that hands in the given answer has done so."""
        decision, tally = moment.decision, moment.tally
        tally.questions += 1
        tally.topics[decision.topic] += 1
        dice = Dice(self.table.seed * 1000 + moment.number)
        hands_in_by_mouse = bool(moment.number % 2)
        answers = [given, *answers_using_all(decision, dice, self.most)]
        tally.answers += 2 * len(answers)
        for by_mouse in (True, False):
            for answer in answers[1:] if by_mouse == hands_in_by_mouse else answers:
                moment.tried(partial(give_by, hands, answer, by_mouse), answer, by_mouse)
            if isinstance(decision, Compose):
                moves = partial(moves_on_the_way, hands, answers[-1], dice, by_mouse, self.most)
                moment.tried(moves, answers[-1], by_mouse)
        deed = partial(hand_in, hands, given, hands_in_by_mouse)
        return moment.tried(deed, given, hands_in_by_mouse)


def try_reach(
    game: Game[Any],
    windows: Sequence[Window],
    seeds: Sequence[int],
    each: int,
    most: int,
    counts: Sequence[int] | None = None,
) -> Tally:
    """Walk through games at these seat counts, or at all, trying `each` questions of a topic at most."""
    tally = Tally()
    rounds = [(window, seed, seats) for window in windows for seed in seeds for seats in counts or game.seats]
    for number, (window, seed, seats) in enumerate(rounds):
        steps = STEPS[number % len(STEPS)][:each]
        Walk(Table(game, seats, {}, seed), (number + seed) % seats, window, steps, most).go(tally)
    return tally
