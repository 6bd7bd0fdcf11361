"""A verdict in words: what was chosen, what was better, what that leads to."""

from collections.abc import Callable
from dataclasses import dataclass

from galaxy_desktop.ai.appraise import Verdict
from galaxy_desktop.engine.decisions import Compose, Decision, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Moment
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.coach.report import ChoiceVerdict
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.presenter.advice import MOST_PARTS, move_words, options_words, parts_of, ways_of
from galaxy_desktop.presenter.question import OpenQuestion

BRIEF = 2
"""Most options of an answer that are named where room is short."""
Parts = tuple[tuple[Option, ...], ...]


@dataclass(frozen=True, slots=True)
class Critique:
    """One choice: the given answer and the better one, in words and as options on the table."""

    line: int
    moment: Moment
    verdict: Verdict
    own: str
    better: str
    own_brief: str
    """The given answer in fewer words: what only it has, if anything."""
    better_brief: str
    """The better answer in fewer words."""
    better_first: str
    """The better answer in the fewest words: by one of its options."""
    own_options: tuple[Option, ...]
    """Options that say in which way the given answer differs from the better one."""
    better_options: tuple[Option, ...]
    lines: tuple[str, ...]
    """Differences that the better answer makes against the given one: "VP chips +2.1"."""

    @property
    def chance(self) -> float:
        """Worth of the better answer: that of the given one, and what it cost."""
        return self.verdict.chance + self.verdict.cost

    @property
    def is_costly(self) -> bool:
        """True if another answer, in other words, was better."""
        return self.verdict.cost > 0 and self.own != self.better


def critique(running: RunningGame, seat: Seat, judged: ChoiceVerdict) -> Critique:
    """Return the words of the verdict on a choice of a seat."""
    view, decision = running.question(judged.line, seat)
    words = running.game.words
    question = OpenQuestion(decision, words, lambda: view)
    verdict, given = judged.verdict, running.history.given[judged.line].answer
    own, better = parts_of(given, question), parts_of(verdict.better, question)
    whole = _all(parts_of(running.game.gist(decision, given), question))
    worse, best = _told(own, better, whole), _told(better, own, whole)
    form = _("to pay with {cards}") if _only_pays(decision, own, better) else ""

    def told(options: tuple[Option, ...], most: int = MOST_PARTS) -> str:
        if not form:
            words = options_words(options, question, most)
            only = bool(options) and all(map(question.discards, options))
            return _("to discard {cards}").format(cards=words) if only else words
        cards = [option for option in options if option not in ways_of(decision)]
        return form.format(cards=options_words(cards, question, most))

    return Critique(
        judged.line,
        running.moment(judged.line),
        verdict,
        told(worse),
        told(best),
        *_in_brief(worse, best, told),
        told(_only(best, worse), 1),
        worse,
        best,
        tuple(move_words(name, by, running.game) for name, by in verdict.moves),
    )


def _in_brief(
    worse: tuple[Option, ...], best: tuple[Option, ...], told: Callable[..., str]
) -> tuple[str, str]:
    """Return both answers by what only they have; both whole if one has all that the other has."""
    if set(worse) <= set(best) or set(best) <= set(worse):
        return told(worse), told(best)
    return told(_only(worse, best), BRIEF), told(_only(best, worse), BRIEF)


def _only_pays(decision: Decision, own: Parts, better: Parts) -> bool:
    """Return whether two answers choose the same, and differ only in what is paid for it."""
    if isinstance(decision, Compose):
        return own != better and own[0] == better[0]
    if not decision.about or not ways_of(decision):
        return False
    chosen, other = ([way for way in _all(parts) if way in ways_of(decision)] for parts in (own, better))
    return own != better and chosen == other


def _only(one: tuple[Option, ...], other: tuple[Option, ...]) -> tuple[Option, ...]:
    """Return the options that only one of two answers has; all of it if there are none."""
    return tuple(option for option in one if option not in other) or one


def _all(parts: Parts) -> tuple[Option, ...]:
    return tuple(option for part in parts for option in part)


def _told(one: Parts, other: Parts, whole: tuple[Option, ...]) -> tuple[Option, ...]:
    """Return the options that say in which way an answer differs from another one; `whole` if in no way.

    It is the first of its parts that does; of options that both have, those that only this one has.
    """
    for number, part in enumerate(one):
        rest = other[number] if number < len(other) else ()
        if set(part) != set(rest):
            return part if number == 0 else tuple(option for option in part if option not in rest)
    return whole
