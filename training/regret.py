"""`python -m training.regret GAME TOPIC`: measure how much more thought could win, question by question.

At questions of games between quick players each level answers, and so does a search with many times the
budget of the hard bot. All answers are then judged in as many worlds of their own. What one loses against
that of the long search is what there is to win by more thought, with the same judge and candidates; with
`--ahead N` what there is to win by looking N rounds or turns ahead, and not trusting ratings.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from statistics import fmean, stdev
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook, budget_of
from galaxy_desktop.ai.levels import bot_of, offered_levels
from galaxy_desktop.ai.search import Arm, Trial
from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, look_up
from tools.given import check_players, count, some

FIRST = 8_500_000
"""Seed of the first game; no network has learned from it."""
LONG = "long search"


@dataclass(frozen=True, slots=True)
class RegretSettings:
    """Questions that are measured, and the search that they are held against."""

    topic: str
    questions: int
    times: int
    """Number of times the budget of the hard bot that the long search spends, and its judgement again."""
    every: int
    """One question in this many is measured, so that they are of many games."""
    ahead: int = 0
    """Rounds or turns that the long search, and the judgement, look ahead; 0: as far as the hard bot."""
    players: int = 2


def main() -> None:
    """Print the mean chance to win that each level loses, with its standard error."""
    parser = argparse.ArgumentParser(prog="python -m training.regret", description=__doc__)
    parser.add_argument("game", choices=find_games(), help="game that is played")
    parser.add_argument("topic", help="topic of the questions, such as action")
    parser.add_argument(
        "--questions", type=some, default=20, help="number of questions (default: %(default)s)"
    )
    parser.add_argument(
        "--times",
        type=some,
        default=50,
        help="budgets of the hard bot that the long search has (default: %(default)s)",
    )
    parser.add_argument(
        "--every", type=some, default=4, help="measure one question in this many (default: %(default)s)"
    )
    parser.add_argument(
        "--ahead",
        type=count,
        default=0,
        help="rounds or turns that the long search looks ahead; 0: as the hard bot",
    )
    parser.add_argument("--players", type=some, default=2, help="number of players (default: %(default)s)")
    args = parser.parse_args()
    check_players(parser, find_games()[args.game], args.players)
    game, playbook = look_up(args.game)
    assert playbook is not None
    if args.topic not in playbook.positions:
        known = ", ".join(sorted(playbook.positions))
        parser.error(f"argument topic: {game.name} looks ahead at {known}, not at {args.topic!r}")
    plan = RegretSettings(args.topic, args.questions, args.times, args.every, args.ahead, args.players)
    losses = list(measured(game, playbook, plan))
    print(json.dumps({"questions": len(losses), **figures(losses)}))


def measured(game: Game[Any], playbook: Playbook[Any], plan: RegretSettings) -> Iterator[Mapping[str, float]]:
    """Yield what the answer of each level loses, for one question after the other."""
    left = plan.questions
    for number, (view, decision) in enumerate(_questions(game, playbook, plan.topic, plan.players)):
        if number % plan.every:
            continue
        yield _losses(game, playbook, view, decision, plan, Dice(FIRST + number))
        left -= 1
        if not left:
            return


def _questions(
    game: Game[Any], playbook: Playbook[Any], topic: str, players: int
) -> Iterator[tuple[Any, Decision]]:
    """Yield questions of a topic with more than one answer to try, and their views, without end."""
    seed = FIRST
    while True:
        g, dice = game.new(players, game.check(players, {}), seed), Dice(seed)
        while g.waiting:
            for seat, decision in open_asks(g).items():
                view = game.view(g, seat)
                asked = decision.topic == topic and not decision.forced()
                if asked and len(playbook.rated(view, seat, decision)) > 1:
                    yield view, decision
                g.events = []
                seal(g, seat, playbook.quick(g, seat, decision, dice))
        seed += 1


def _losses(
    game: Game[Any], playbook: Playbook[Any], view: Any, decision: Decision, plan: RegretSettings, dice: Dice
) -> dict[str, float]:
    """Return what each level's answer is worth less than that of the long search."""
    chosen: dict[str, Answer] = {}
    for level in offered_levels()[1:]:
        bot = bot_of(level, game, playbook)
        chosen[level] = bot.choose(view, decision, dice, budget_of(playbook, decision))
    judge = replace(playbook, ahead=plan.ahead, trust=0.0) if plan.ahead else playbook
    long = _worths(game, judge, view, decision, plan.times, dice)
    chosen[LONG] = max(long, key=long.__getitem__)
    again = _worths(game, judge, view, decision, plan.times, dice)
    return {who: again[chosen[LONG]] - again[answer] for who, answer in chosen.items()}


def _worths(
    game: Game[Any], playbook: Playbook[Any], view: Any, decision: Decision, times: int, dice: Dice
) -> dict[Answer, float]:
    """Return the mean result of every answer that a search tries, all in the same worlds."""
    rated = playbook.rated(view, view.viewer, decision)[: playbook.width_of(decision.topic)]
    arms = [Arm(points, answer, playbook.trust * points) for points, answer in rated]
    budget = Budget(times * playbook.positions[decision.topic])
    Trial(game, playbook, view, dice, budget).heat(arms, 0, inf)
    return {arm.answer: arm.mean()[0] for arm in arms}


def figures(losses: Sequence[Mapping[str, float]]) -> dict[str, dict[str, float]]:
    """Return the mean loss of each level and its standard error."""
    found = {}
    for level in offered_levels()[1:]:
        values = [one[level] for one in losses]
        error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
        found[level] = {"loses": round(fmean(values), 4), "error": round(error, 4)}
    return found


if __name__ == "__main__":
    main()
