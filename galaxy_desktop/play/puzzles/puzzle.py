"""One puzzle: the game up to its question, the answers that were compared, and how sure that is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from galaxy_desktop.engine.bounds import AtMost, Between, Readable
from galaxy_desktop.engine.challenge import STARS
from galaxy_desktop.engine.decisions import Answer, Compose, Decision, Option, Pay, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import IllegalAnswerError, State, give, open_asks
from galaxy_desktop.engine.game import Game, OptionError
from galaxy_desktop.play.seats import Seed

Chance = Annotated[float, Between(-1, 1)]
Differences = Annotated[tuple[tuple[Annotated[str, AtMost(60), Readable()], float], ...], AtMost(8)]


class NoPuzzleError(ValueError):
    """Error for a puzzle that the rules in force do not lead to."""


@dataclass(frozen=True, slots=True)
class Compared:
    """One answer: the chance to win after it, and what it leads to against the average answer."""

    answer: Answer
    chance: Chance
    error: Chance
    """Half the width of the interval of the chance, at 95 %."""
    moves: Differences = ()


@dataclass(frozen=True, slots=True)
class Lead:
    """Chance to win of the best answer over the next best, in the same worlds, and its error at 95 %."""

    by: Chance
    error: Chance

    @property
    def sure(self) -> float:
        """Least lead that the error allows."""
        return self.by - self.error


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, as the answers that lead to it, with its question and solution."""

    seed: Seed
    players: Annotated[int, Between(1, 8)]
    options: Mapping[Annotated[str, AtMost(40)], Annotated[str, AtMost(40)]]
    answers: Annotated[tuple[Answer, ...], AtMost(2000)]
    """Answers to all questions before it that had more than one, in the order in which they were put."""
    seat: Annotated[Seat, Between(0, 7)]
    topic: Annotated[str, AtMost(40)]
    stars: Annotated[int, Between(1, STARS)]
    quick: Answer
    """The answer that comes to mind first: that of a player that does not look ahead."""
    compared: Annotated[tuple[Compared, ...], AtMost(30)]
    """The best answers and the quick one, by falling chance; the first one is the solution."""
    number: Annotated[int, Between(2, 1000)]
    """Number of answers that were compared."""
    whole: bool
    """True if these were all legal answers."""
    leads: tuple[Lead, Lead]
    """Lead as the two searches found it, each with a chance of its own."""

    @property
    def best(self) -> Answer:
        """The solution."""
        return self.compared[0].answer

    @property
    def id(self) -> str:
        """Name under which it is known to be solved."""
        return f"{self.seed}-{len(self.answers)}-{self.seat}"


def position(game: Game[Any], puzzle: Puzzle) -> Any:
    """Return the state at the question of a puzzle, with no answer to it given.

    Raise `NoPuzzleError` if the rules in force do not lead there.
    """
    try:
        g = game.new(puzzle.players, puzzle.options, puzzle.seed)
        lead_on(lambda: g, puzzle.answers, lambda seat, answer, forced: give(g, seat, answer))
    except (IllegalAnswerError, OptionError) as error:
        raise NoPuzzleError(str(error)) from error
    check(g, puzzle)
    return g


def check(g: State, puzzle: Puzzle) -> None:
    """Raise `NoPuzzleError` if a state does not put the question of a puzzle, or not with its answers."""
    decision = open_asks(g).get(puzzle.seat)
    if g.sealed or decision is None or decision.topic != puzzle.topic:
        raise NoPuzzleError(puzzle.id)
    if not all(
        decision.allows(answer) for answer in (puzzle.quick, *[one.answer for one in puzzle.compared])
    ):
        raise NoPuzzleError(puzzle.id)


def lead_on(
    now: Callable[[], State], answers: tuple[Answer, ...], do: Callable[[Seat, Answer, bool], object]
) -> None:
    """Give answers to the questions in the order in which they are put, and all forced ones between them.

    `now` returns the state; `do` gives an answer, and is told whether it is forced.
    """
    left = list(reversed(answers))
    while asked := open_asks(now()):
        if not left and not all(decision.forced() for decision in asked.values()):
            return
        for seat, decision in asked.items():
            forced = decision.forced()
            if forced or left:
                do(seat, decision.only() if forced else left.pop(), forced)


def same_choice(game: Game[Any], view: Any, decision: Decision, one: Answer, other: Answer) -> bool:
    """Return whether two answers to the question of a view choose the same.

    Neither the order in which they name things counts, nor which of several like things they take, nor what
    they pay with where that is part of the answer.
    """
    return bool(kind_of_choice(game, view, decision, one) == kind_of_choice(game, view, decision, other))


def kind_of_choice(game: Game[Any], view: Any, decision: Decision, answer: Answer) -> Answer:
    """Return what all answers have in common that choose the same, see `same_choice`."""
    answer = game.gist(decision, answer)
    match decision:
        case Pick() | Compose():
            made = range(len(answer))
            return sorted(_named(game, view, decision, answer[:place], answer[place]) for place in made)
        case Pay():
            return answer[0], tuple(sorted(answer[1]))
        case _:
            return answer


def _named(game: Game[Any], view: Any, decision: Decision, made: tuple[Option, ...], option: Option) -> str:
    """Return the name of an option, the same for all that do the same with like things."""
    like = game.likeness and game.likeness(view, view.viewer, decision, made, option)
    return option if like is None else repr(like)
