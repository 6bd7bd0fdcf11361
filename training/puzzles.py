"""`python -m training.puzzles GAME`: mine puzzles from games of the hard bot against itself.

A position becomes a puzzle if a player that does not look ahead answers it otherwise than the search of the
expert with up to ten times its usual positions, if one answer is clearly better than all others, and if a
second search with other chance finds the same. A run that was cut off goes on where it ended.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook, Rated
from galaxy_desktop.ai.explain import LEAST_MOVE, MOVES, SURE, things
from galaxy_desktop.ai.search import SearchBot, Trial
from galaxy_desktop.engine import codec
from galaxy_desktop.engine.decisions import Answer, Compose, Decision
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, look_up
from galaxy_desktop.play.puzzles.puzzle import Compared, Lead, Puzzle, kind_of_choice
from tools.given import some
from training.lines import add_line, read_lines

TIMES = 60
"""Number of times the positions of the playbook that a search may look at."""
LEAST_LEAD = 0.03
"""Least lead of the best answer over every other, in the chance to win."""
FAINT = 0.02
"""Lead below which a search is given up once the least worlds have been tried."""
PROMISING = 0.03
"""Lead of the hard bot's answer over the quick one from which a position is looked at more closely."""
WHOLE = 24
"""Most legal answers that are all compared; of more, those that a player would try."""
COVERED = 0.5
"""Least share of the legal choices that has to be compared."""
MOST_LEGAL = 4000
"""Most legal answers that are looked at to tell which choices there are."""
DROPPED, PACE = 3.0, 12
"""Standard errors below the best at which an answer is dropped, and worlds between two such looks."""
LEAST_WORLDS = 60
"""Least worlds in which the best answer is tried."""
SHOWN = 4
"""Most answers that are kept with a puzzle."""
THOUGHT = 0.3
"""Share of its budget that the hard bot spends while it plays the games."""
PER_GAME = 5
"""Most puzzles out of one game."""
TABLES = (2, 2, 3, 2, 4)
"""Numbers of players of games one after the other, where the game allows them."""
RUNS = 3
"""Number of times that the hard bot is asked, to tell how hard a puzzle is."""


@dataclass(slots=True)
class PuzzleTrial:
    """One answer on trial: its results world by world, and what it led to."""

    answer: Answer
    points: float
    """Its rating times the trust of the playbook."""
    values: list[float] = field(default_factory=list)
    sums: Counter[str] = field(default_factory=Counter)

    @property
    def mean(self) -> float:
        """Mean of the results."""
        return sum(self.values) / len(self.values)

    @property
    def error(self) -> float:
        """Half the width of the interval of the mean, at 95 %."""
        return SURE * _deviation(self.values) / sqrt(len(self.values))


def lead(best: PuzzleTrial, other: PuzzleTrial) -> tuple[float, float]:
    """Return the mean lead of one answer in the worlds that both were tried in, and its standard error."""
    pairs = [one - two for one, two in zip(best.values, other.values, strict=False)]
    return sum(pairs) / len(pairs), _deviation(pairs) / sqrt(len(pairs))


def _deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1))


@dataclass(slots=True)
class PuzzleSearch:
    """Search of the expert over all answers in the same worlds; what is clearly worse is dropped."""

    game: Game[Any]
    playbook: Playbook[Any]
    view: Any
    decision: Decision
    answers: list[Rated]
    for_puzzle: bool = True
    """True to stop where the best rated answer is found to be the best: that is no puzzle."""

    def run(self, seed: int) -> list[PuzzleTrial] | None:
        """Return all answers, the best first; None as soon as no answer can have the least lead."""
        budget = Budget(self.playbook.positions[self.decision.topic] * TIMES)
        trial = Trial(self.game, self.playbook, self.view, Dice(seed), budget)
        everyone = [PuzzleTrial(answer, self.playbook.trust * points) for points, answer in self.answers]
        left, worlds = list(everyone), 0
        while not budget.spent() and (len(left) > 1 or worlds < LEAST_WORLDS):
            world = trial.guessed()
            for one in left:
                after = trial.after(world, one.answer)
                one.values.append(trial.worth(after))
                one.sums.update(things(self.game, self.playbook, after, self.view.viewer))
            worlds += 1
            if worlds % PACE == 0:
                left = self._still_open(left)
                if worlds >= 2 * PACE and self._hopeless(left, worlds):
                    return None
        return sorted(everyone, key=lambda one: (len(one.values), one.mean), reverse=True)

    def _still_open(self, left: list[PuzzleTrial]) -> list[PuzzleTrial]:
        best = max(left, key=lambda one: one.mean)
        open_ones = []
        for one in left:
            by, error = lead(best, one)
            if one is best or by - DROPPED * error <= LEAST_LEAD:
                open_ones.append(one)
        return open_ones

    def _hopeless(self, left: list[PuzzleTrial], worlds: int) -> bool:
        """Return whether this will be no puzzle, or is too faint to spend the rest of the budget on."""
        best = max(left, key=lambda one: one.mean)
        leads = [lead(best, one) for one in left if one is not best]
        if any(by + DROPPED * error < LEAST_LEAD for by, error in leads):
            return True
        late = worlds >= LEAST_WORLDS
        plain = self.for_puzzle and best.answer == self.answers[0][1]
        return late and (plain or any(by < FAINT for by, _error in leads))


@dataclass(slots=True)
class Miner:
    """Player of games that looks at every question for a puzzle."""

    game: Game[Any]
    playbook: Playbook[Any]

    def puzzles(self, seed: int, players: int) -> list[Puzzle]:
        """Play one game; return its puzzles."""
        g = self.game.new(players, {}, seed)
        bot, dice = SearchBot(self.game, self.playbook), Dice(seed)
        answers: list[Answer] = []
        found: list[Puzzle] = []
        last = -1
        while g.waiting and len(found) < PER_GAME:
            asked, before = open_asks(g), tuple(answers)
            for seat, decision in asked.items():
                if decision.forced():
                    answer = decision.only()
                else:
                    view = self.game.view(g, seat)
                    budget = Budget(int(THOUGHT * self.playbook.positions.get(decision.topic, 0)))
                    answer, value = bot.judged(view, decision, dice, budget)
                    now = self.game.moment(g).round
                    fresh = not g.sealed and now > last and len(found) < PER_GAME
                    if fresh and value is not None and self._promising(view, decision, answer, seed):
                        puzzle = self._puzzle(view, decision, seed, players, before)
                        if puzzle is not None:
                            found.append(puzzle)
                            last = now
                    answers.append(answer)
                g.events = []
                seal(g, seat, answer)
        return found

    def _promising(self, view: Any, decision: Decision, answer: Answer, seed: int) -> bool:
        """Return whether a short search finds the answer clearly better than the quick one."""
        quick = self.playbook.rated(view, view.viewer, decision)[0]
        if quick[1] == answer:
            return False
        two = [quick, (0.0, answer)]
        budget = Budget(self.playbook.positions[decision.topic] // 2)
        trial = Trial(self.game, self.playbook, view, Dice(seed), budget)
        arms = [PuzzleTrial(one, points) for points, one in two]
        while not budget.spent():
            world = trial.guessed()
            for one in arms:
                one.values.append(trial.worth(trial.after(world, one.answer)))
        return arms[1].mean - arms[0].mean >= PROMISING

    def _puzzle(
        self, view: Any, decision: Decision, seed: int, players: int, before: tuple[Answer, ...]
    ) -> Puzzle | None:
        tried, whole = answers_of(self.game, self.playbook, view, decision)
        answers = [answer for _points, answer in tried]
        if not whole and covered(self.game, view, decision, answers) < COVERED:
            return None
        quick = tried[0][1]
        search = PuzzleSearch(self.game, self.playbook, view, decision, tried)
        first = search.run(seed * 1000 + len(before))
        leads = lead_of(first) if first else None
        if not first or leads is None or first[0].answer == quick or not _trusted(first):
            return None
        second = search.run(seed * 1000 + len(before) + 500_000_000)
        again = lead_of(second) if second else None
        if not second or again is None or second[0].answer != first[0].answer:
            return None
        places = [answer for _points, answer in tried]
        stars = self._stars(view, decision, first[0].answer, places.index(first[0].answer), leads)
        shown = first[:SHOWN]
        if all(one.answer != quick for one in shown):
            shown = [*shown[:-1], next(one for one in first if one.answer == quick)]
        return Puzzle(
            seed,
            players,
            {},
            before,
            view.viewer,
            decision.topic,
            stars,
            quick,
            tuple(sorted((_compared(one, first) for one in shown), key=lambda one: -one.chance)),
            len(first),
            whole,
            (leads, again),
        )

    def _stars(self, view: Any, decision: Decision, best: Answer, place: int, by: Lead) -> int:
        """Return the difficulty: one star, and one more for each thing that hides the answer."""
        bot = SearchBot(self.game, self.playbook)
        found: int = sum(
            bot.choose(view, decision, Dice(run), Budget(self.playbook.positions[decision.topic])) == best
            for run in range(RUNS)
        )
        return 1 + (place > 1) + (by.by < 0.1) + (by.by < 0.05) + (found < RUNS)


def answers_of(
    game: Game[Any], playbook: Playbook[Any], view: Any, decision: Decision
) -> tuple[list[Rated], bool]:
    """Return the answers to compare, the quick one first, and whether these are all legal choices."""
    rated = playbook.rated(view, view.viewer, decision)
    if isinstance(decision, Compose) or decision.count() > WHOLE:
        tried = rated[:WHOLE]
        return tried, covered(game, view, decision, [answer for _points, answer in tried]) == 1.0
    known = [answer for _points, answer in rated]
    return [*rated, *((0.0, answer) for answer in decision.answers() if answer not in known)], True


def covered(game: Game[Any], view: Any, decision: Decision, answers: Sequence[Answer]) -> float:
    """Return the share of the legal choices that are among these answers; below 1 if there are very many."""
    legal = list(islice(decision.answers(), MOST_LEGAL + 1))
    kinds = {repr(kind_of_choice(game, view, decision, answer)) for answer in legal}
    known = {repr(kind_of_choice(game, view, decision, answer)) for answer in answers}
    share = len(kinds & known) / len(kinds)
    return min(share, 0.99) if len(legal) > MOST_LEGAL else share


def lead_of(tried: list[PuzzleTrial]) -> Lead | None:
    """Return the lead of the best answer over the one nearest to it; None if it is not clear."""
    leads = [lead(tried[0], other) for other in tried[1:]]
    by, error = min(leads, key=lambda one: one[0])
    if any(least - SURE * spread <= 0 for least, spread in leads) or by < LEAST_LEAD:
        return None
    return Lead(round(by, 4), round(SURE * error, 4))


def _trusted(tried: list[PuzzleTrial]) -> bool:
    """Return whether the best answer is also the choice of a bot that adds its rating."""
    return all(tried[0].mean + tried[0].points >= one.mean + one.points for one in tried[1:])


def _compared(one: PuzzleTrial, all_tried: list[PuzzleTrial]) -> Compared:
    """Return an answer with what it leads to against the average of all, per world.

    Its chance is that of the best answer less the lead in the worlds that both were tried in.
    """
    names = sorted({name for other in all_tried for name in other.sums})
    moves = []
    for name in names:
        means = [other.sums[name] / len(other.values) for other in all_tried]
        by = one.sums[name] / len(one.values) - sum(means) / len(means)
        if abs(by) >= LEAST_MOVE:
            moves.append((name, round(by, 2)))
    moves.sort(key=lambda move: -abs(move[1]))
    by, error = lead(all_tried[0], one)
    spread = all_tried[0].error if one is all_tried[0] else SURE * error
    chance = all_tried[0].mean - by
    return Compared(one.answer, round(chance, 4), round(spread, 4), tuple(moves[:MOVES]))


def main() -> None:
    """Mine games one after the other until enough puzzles are found; go on where the last run ended."""
    parser = argparse.ArgumentParser(prog="python -m training.puzzles", description=__doc__)
    parser.add_argument("game", choices=tuple(find_games()), help="game that is mined")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--games", type=some, default=1000, help="most games")
    parser.add_argument("--wanted", type=some, default=40, help="number of puzzles after which to stop")
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path("build") / "puzzles",
        help="folder of the mined games (default: %(default)s)",
    )
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    game, playbook = look_up(args.game)
    assert playbook is not None
    path = args.folder / f"{args.game}.jsonl"
    known = read_lines(path)
    done, number = {one["seed"] for one in known}, sum(len(one["puzzles"]) for one in known)
    tables = [players for players in TABLES if players in game.seats]
    for seed in range(args.seed, args.seed + args.games):
        if number >= args.wanted:
            break
        if seed in done:
            continue
        began = perf_counter()
        found = Miner(game, playbook).puzzles(seed, tables[seed % len(tables)])
        number += len(found)
        add_line(path, {"seed": seed, "puzzles": codec.encode(found)})
        print(f"{args.game} seed {seed}: {len(found)}, {number} in all, {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
