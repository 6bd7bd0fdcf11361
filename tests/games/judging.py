"""What the bots of every game are held to."""

from collections.abc import Iterable
from typing import Any

from galaxy_desktop.ai.bot import Budget, Playbook, never
from galaxy_desktop.ai.features import Features
from galaxy_desktop.ai.levels import bot_of, budget_of
from galaxy_desktop.ai.network import Network
from galaxy_desktop.ai.worker import Request, think
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import look_up
from tests.contract.walk import Some

MOST_DEAD = 4
"""Maximum number of rounds in a row in which nobody places or gains anything."""
RATED = (6, 4)
"""The questions of a game whose ratings are looked at; see `Some`."""
Asked = tuple[Any, Seat, Decision]
"""A state, a seat that is asked in it, its question."""


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
    """The hard bot answers the same when all that is hidden is dealt anew."""
    bot = bot_of("hard", game, playbook)
    for number, (g, seat, decision) in enumerate(asked):
        seen = game.view(g, seat)
        other = game.view(game.guess(seen, Dice(number)), seat)
        answers = [bot.choose(v, decision, Dice(1), budget_of(playbook, decision)) for v in (seen, other)]
        assert answers[0] == answers[1]


def check_weights(network: Network, tableau: Features, seat: Features) -> None:
    """The network was taught all inputs by the names that they have, and no others."""
    groups = network.groups
    assert groups["tableau"].keys() == groups["growing"].keys() == tableau.keys()
    assert groups["seat"].keys() == seat.keys()
    assert network.grows_by in seat
    widths = {len(weights) for inputs in groups.values() for weights in inputs.values()}
    assert widths == {len(network.bias)} == {len(network.out) + 1}
