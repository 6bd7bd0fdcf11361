"""What a seat is likely to select as its action, as learned from the choices of the searching bot."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from galaxy_desktop.ai.features import Features
from galaxy_desktop.ai.policy import Policy, read_policy, softmax
from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.frontiers.bot.gains import gain
from galaxy_desktop.games.frontiers.bot.pace import rounds_left
from galaxy_desktop.games.frontiers.bot.prospect import prospect
from galaxy_desktop.games.frontiers.box import actions, figures
from galaxy_desktop.games.frontiers.schema import KINDS
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.track import to_select

SPAN = 4.0
"""VP of gain that count as 1."""


@dataclass(frozen=True, slots=True)
class Offer:
    """VP that each action tile would give, by its id."""

    selecting: Mapping[str, float]
    """For the own seat, if it selects the tile."""
    following: Mapping[str, float]
    """For the own seat, if another seat selects it."""
    others: Mapping[str, float]
    """For the other seats on average, if the own seat selects it."""


@cache
def network() -> Policy:
    """Return the network, as trained on what the searching bot chose."""
    return read_policy(files("galaxy_desktop.games.frontiers") / "data" / "policy.json")


def offer_of(g: FrontiersState, seat: Seat, offered: Iterable[str]) -> Offer:
    """Return the gains by each action offered, with the goals that the seat knows."""
    rounds = rounds_left(g)
    own = prospect(g, seat, seat, rounds)
    others = [prospect(g, one, seat, rounds) for one in range(len(g.players)) if one != seat]
    known = tuple(offered)
    return Offer(
        {action: gain(g, own, action, True) for action in known},
        {action: gain(g, own, action, False) for action in known},
        {action: sum(gain(g, one, action, False) for one in others) / len(others) for action in known},
    )


def chances(g: FrontiersState, seat: Seat, offer: Offer) -> dict[str, float]:
    """Return how likely a seat that thinks is to select each action offered."""
    wishes = network().wishes(inputs(g, seat, offer))
    return dict(zip(offer.selecting, softmax(wishes[action] for action in offer.selecting), strict=True))


def inputs(g: FrontiersState, seat: Seat, offer: Offer) -> Features:
    """Return the inputs of the network, those of actions not offered left out."""
    player, rules, rounds = g.players[seat], figures(), rounds_left(g)
    kinds = list(player.goods.values())
    best = max(offer.selecting.values())
    return {
        "rounds": rounds / 10,
        "last rounds": min(rounds, 3) / 3,
        "first round": float(g.round <= 1),
        "turn": g.turn / len(g.disks),
        "own turns left": to_select(g).count(seat) / 2,
        "turns of others left": sum(one != seat for one in to_select(g)) / 4,
        "last of the round": float(len(to_select(g)) == 1),
        "end is certain": float(bool(g.ended)),
        "chips left": g.pool / (rules.vp_per_player * len(g.players)),
        "credits": min(player.credits, 15) / 10,
        "few credits": min(player.credits, 3) / 3,
        "colonists": player.colonists / 5,
        "explored": len(player.explored) / 5,
        "no explored world": float(not player.explored),
        **{f"goods: {kind}": kinds.count(kind) / 3 for kind in KINDS},
        "goods of others": sum(len(one.goods) for one in g.players) / 3 / len(g.players),
        "colonies": len(player.colonies) / rules.colonies,
        "developments": len(player.developments) / 5,
        "credits on Produce": g.produce_credits / 5,
        "more players": (len(g.players) - 2) / 3,
        **{f"gain by selecting {action}": points / SPAN for action, points in offer.selecting.items()},
        **{f"below the best {action}": (points - best) / SPAN for action, points in offer.selecting.items()},
        **{f"gain by following {action}": points / SPAN for action, points in offer.following.items()},
        **{f"others gain by {action}": points / SPAN for action, points in offer.others.items()},
        **{f"offered {action}": 1.0 for action in offer.selecting},
    }


def choice_inputs(g: FrontiersState, seat: Seat, known: bool) -> Features:
    """Return the inputs of the network for a seat that is asked; all that they tell is public or its own."""
    del known
    decision = open_asks(g)[seat]
    assert isinstance(decision, Pick)
    return inputs(g, seat, offer_of(g, seat, decision.offered))
