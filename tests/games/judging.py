"""What the bots of every game are held to."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, TypeVar

from galaxy_desktop.ai.arena import Match, outcome, play_match
from galaxy_desktop.ai.bot import Budget, Playbook, budget_of, never
from galaxy_desktop.ai.features import Features
from galaxy_desktop.ai.levels import bot_of
from galaxy_desktop.ai.network import Network
from galaxy_desktop.ai.search import SearchBot
from galaxy_desktop.ai.thinking import Request, think
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import State, give, open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import look_up
from tests.contract.walk import Some
from tests.sweep import TIMES, many

S = TypeVar("S", bound=State)
MOST_DEAD = 4
"""Maximum number of rounds in a row in which nobody places or gains anything."""
AHEAD = (1, max(1, 100 // TIMES))
"""The questions of a game at which bots look ahead; see `Some`."""
RATED = (1, max(1, 40 // TIMES))
"""The questions of a game whose ratings are looked at; see `Some`."""
Asked = tuple[Any, Seat, Decision]
"""A state, a seat that is asked in it, its question."""


def questions(playbook: Playbook[Any], g: Any, seed: int, sense: int = 3) -> Iterator[Asked]:
    """Every open question of a game in which chance mixes with sense, `sense` times in four."""
    dice = Dice(seed)
    while g.waiting:
        for seat, decision in open_asks(g).items():
            yield g, seat, decision
            sensible = playbook.quick(g, seat, decision, dice)
            give(g, seat, sensible if dice.below(4) < sense else decision.sample(dice))


def kept(asked: Iterable[Asked]) -> tuple[Asked, ...]:
    """These questions, each with the state in which it is put, for many to look at."""
    return tuple((g.clone(), seat, decision) for g, seat, decision in asked)


def after(playbook: Playbook[Any], g: S, answers: int, seed: int) -> S:
    """The table after so many sensible answers, or at the end."""
    for _next in islice(questions(playbook, g, seed, sense=4), answers + 1):
        pass
    return g


def hasty(playbook: Playbook[Any], most: int, **other: Any) -> Playbook[Any]:
    """A playbook that looks at few positions, for tests."""
    return replace(
        playbook, positions={topic: min(most, now) for topic, now in playbook.positions.items()}, **other
    )


def check_ratings(game: Game[Any], playbook: Playbook[Any], asked: Iterable[Asked]) -> None:
    """At some questions answers are rated, all of them legal, the best first, and the same from a view."""
    wanted = Some(*RATED)
    for g, seat, decision in asked:
        if wanted(decision):
            rated = playbook.rated(g, seat, decision)
            assert rated
            assert all(decision.allows(answer) for _, answer in rated)
            assert rated == sorted(rated, key=lambda one: -one[0])
            assert playbook.rated(game.view(g, seat), seat, decision) == rated


def check_elsewhere(game: Game[Any], playbook: Playbook[Any], asked: Iterable[Asked]) -> None:
    """A bot in another process answers as one here."""
    medium = bot_of("medium", game, playbook)
    for g, seat, decision in asked:
        seen = game.view(g, seat)
        request = Request(game.id, "medium", seat, 9, game.encode(seen))
        assert think(request, look_up, never) == medium.choose(seen, decision, Dice(9), Budget(0))


def check_blind(game: Game[Any], playbook: Playbook[Any], asked: Iterable[Asked]) -> None:
    """Asked again, when all that is hidden is dealt anew, the hard bot says the same and expects the same."""
    bot, wanted, tried = bot_of("hard", game, playbook), Some(*AHEAD), 0
    assert isinstance(bot, SearchBot)
    for number, (g, seat, decision) in enumerate(one for one in asked if wanted(one[2])):
        seen = game.view(g, seat)
        other = game.view(game.guess(seen, Dice(number)), seat)
        said = [bot.judged(v, decision, Dice(1), budget_of(playbook, decision)) for v in (seen, other)]
        assert said[0] == said[1]
        assert decision.allows(said[0][0])
        tried += said[0][1] is not None
    assert tried, "it has looked ahead"


def check_topics(playbook: Playbook[Any], asked: Iterable[Asked], usual: set[str]) -> None:
    """Every topic has somebody who rates it, and the usual ones are met."""
    met = {decision.topic for *_, decision in asked}
    assert usual <= met <= playbook.raters.keys()
    assert playbook.positions.keys() <= playbook.raters.keys()


def check_repeatable(game: Game[Any], playbook: Playbook[Any], *levels: str) -> None:
    """The same bots play the same game again, to its end."""
    match = Match(game.id, levels, 1, 3, game.check(len(levels), {}))
    first, second = (next(play_match(match, lambda _game: (game, playbook))) for _ in range(2))
    assert first.winners
    assert first.scores == second.scores
    assert first.decisions == second.decisions


def figures_of(game: Game[Any], levels: Sequence[str], games: int, seed: int, **options: str) -> Any:
    """The figures of some games between bots of these levels."""
    match = Match(game.id, tuple(levels), games, seed, game.check(len(levels), options))
    return outcome(match, list(play_match(match, look_up)), 1.0)


def check_ends(figures: Any, rounds: int) -> None:
    """Games end before so many rounds, and bots do not wait for each other for long."""
    assert "unfinished" not in figures["ends"]
    assert figures["mean_rounds"] < rounds
    assert figures["dead_rounds"] <= MOST_DEAD


def check_order(game: Game[Any], seed: int, rounds: int) -> None:
    """Medium beats easy, and easy beats chance, in a deal that each of them has from both seats.

    Two that play alike win half of such games, exactly. All end before so many rounds.
    """
    for levels in (("medium", "easy"), ("easy", "random")):
        figures = figures_of(game, levels, many(2), seed)
        assert figures["bots"][0]["win_share"] > 0.55
        check_ends(figures, rounds)


def check_weights(network: Network, tableau: Features, seat: Features) -> None:
    """The network was taught all inputs by the names that they have, and no others."""
    groups = network.groups
    assert groups["tableau"].keys() == groups["growing"].keys() == tableau.keys()
    assert groups["seat"].keys() == seat.keys()
    assert network.grows_by in seat
    widths = {len(weights) for inputs in groups.values() for weights in inputs.values()}
    assert widths == {len(network.bias)} == {len(network.out) + 1}
