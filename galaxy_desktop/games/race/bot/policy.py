"""Policy of Race: likely actions of a seat, as learned from the choices of the searching bot."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from galaxy_desktop.ai.features import Features
from galaxy_desktop.ai.network import softmax
from galaxy_desktop.ai.policy import Policy, read_policy
from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.calm import dead_rounds
from galaxy_desktop.games.race.bot.forecast import features, points_now, rounds_left, tableau_line
from galaxy_desktop.games.race.bot.gains import Gains, gains_of
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.games.race.moves import Actions, parse_as
from galaxy_desktop.games.race.state import Player, RaceState

SPAN = 3.0
"""Points of gain that count as 1."""


@cache
def network() -> Policy:
    """Return the network, as trained on what the searching bot chose."""
    return read_policy(files("galaxy_desktop.games.race") / "data" / "policy.json")


def action_chances(g: RaceState, seat: Seat, decision: Decision, *, known: bool) -> list[float]:
    """Return how likely a seat that thinks is to choose each action or pair; only if `known`, by its hand."""
    assert isinstance(decision, Pick)
    wishes = network().wishes(choice_inputs(g, seat, known))
    return softmax(
        [sum([wishes[action] for action in parse_as(Actions, option).chosen]) for option in decision.offered]
    )


def likely(g: RaceState, seat: Seat, decision: Decision, *, known: bool) -> list[float]:
    """Return the same probabilities for a seat that may wait for the others.

    After n dead rounds it is the same again n times in n + 1.
    """
    assert isinstance(decision, Pick)
    thought = action_chances(g, seat, decision, known=known)
    if not (dead := dead_rounds(g)):
        return thought
    last = Actions(g.players[seat].past[-1]).option
    again = [dead * (option == last) for option in decision.offered]
    return [(chance + more) / (1 + dead) for chance, more in zip(thought, again, strict=True)]


def choice_inputs(g: RaceState, seat: Seat, known: bool) -> Features:  # noqa: FBT001 - called by training
    """Return the inputs of the network for one seat, those that are 0 left out or not."""
    player = g.players[seat]
    others = [one for one in range(len(g.players)) if one != seat]
    rounds = rounds_left(g)
    tableau = features(g.edition, tuple(player.tableau))
    theirs = [gains_of(g, one, known=False, rounds=rounds).plain for one in others]
    return {
        "hand known": float(known),
        "rounds": rounds / 10,
        "last rounds": min(rounds, 3) / 3,
        "first round": float(g.round <= 1),
        "second round": float(g.round == 2),
        "chips left": g.pool / (12 * len(g.players)),
        "cards placed": len(player.tableau) / figures().tableau_size,
        "hand": len(player.hand) / 10,
        "small hand": min(len(player.hand), 4) / 4,
        "goods": len(player.goods) / 3,
        "some goods": float(bool(player.goods)),
        "goods of others": sum(len(g.players[one].goods) for one in others) / 3 / len(others),
        "hand of others": sum(len(g.players[one].hand) for one in others) / 10 / len(others),
        "points ahead": (_points(g, seat) - max(_points(g, one) for one in others)) / 20,
        **_gains(gains_of(g, seat, rounds, known=known)),
        **{
            f"others gain by {phase}": sum(plain[phase] for plain in theirs) / len(others) / SPAN
            for phase in theirs[0]
        },
        **{name: value / 4 for name, value in tableau.items()},
        **_calls("last", [player], 1),
        **_calls("before", [player], 2),
        **_calls("others last", [g.players[one] for one in others], 1),
        "experienced": float(g.variant == "experienced"),
        "more players": (len(g.players) - 2) / 2,
    }


def _gains(gains: Gains) -> Features:
    best = max(gains.chosen.values())
    return {
        **{f"gains by {phase}": points / SPAN for phase, points in gains.plain.items()},
        **{f"gains by choosing {action}": points / SPAN for action, points in gains.chosen.items()},
        **{f"below the best {action}": (points - best) / SPAN for action, points in gains.chosen.items()},
    }


def _points(g: RaceState, seat: Seat) -> float:
    return points_now(g, seat) + tableau_line(g.edition, tuple(g.players[seat].tableau))[0]


def _calls(when: str, players: Sequence[Player], back: int) -> Features:
    """Return how often each action was called by these players so many rounds back."""
    calls: dict[str, float] = {}
    for player in players:
        for action in player.past[-back] if len(player.past) >= back else ():
            calls[f"{when} {action}"] = calls.get(f"{when} {action}", 0.0) + 1 / len(players)
    return calls
