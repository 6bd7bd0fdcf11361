"""Inputs of New Frontiers' network: the empire of a seat, its possessions and its progress beside others'."""

from functools import cache

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bot.empire import key_of
from galaxy_desktop.games.frontiers.bot.pace import ACTIONS, rounds_left
from galaxy_desktop.games.frontiers.bot.prospect import Prospect, prospect
from galaxy_desktop.games.frontiers.bot.reach import EmpireKey, accesses, bare, reach
from galaxy_desktop.games.frontiers.box import figures, tiles, worlds
from galaxy_desktop.games.frontiers.powers import plain_military, spaces
from galaxy_desktop.games.frontiers.schema import KINDS
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.track import spaces_of, to_select

SCALE: Features = {
    "chips": 20,
    "empire": 40,
    "credits": 10,
    "colonists": 5,
    "explored worlds": 10,
    "large developments": 5,
    "goods": 5,
    "other goals": 10,
}
"""Size of each source of a prospect late in a game."""


@cache
def _no_tiles() -> Features:
    """Return the inputs of an empire without tiles."""
    return {f"has {tile}": 0.0 for tile in tiles()}


@cache
def _no_worlds() -> Features:
    """Return the inputs of a seat without explored worlds."""
    return {f"explored {world}": 0.0 for world in worlds()}


def empire_inputs(empire: EmpireKey) -> Features:
    """Return the inputs of an empire: each tile, its Military and the worlds within its reach."""
    return {
        **_no_tiles(),
        **{f"has {tile}": 1.0 for tile in empire},
        "Military": plain_military(bare(empire)) / 5,
        "reach": reach(empire) / 5,
    }


def all_inputs(g: FrontiersState, viewer: Seat) -> list[Features]:
    """Return the inputs of each seat beside its empire, about 0 to 1, by the goals that the viewer knows."""
    rounds = rounds_left(g)
    table = _table_inputs(g, rounds)
    prospects = [prospect(g, seat, viewer, rounds) for seat in range(len(g.players))]
    known = [one.features(one.player) for one in prospects]
    stands = [sum(one.values()) for one in known]
    found: list[Features] = []
    for seat, own in enumerate(known):
        rivals = [one for other, one in enumerate(stands) if other != seat]
        found.append(
            {
                **table,
                **{name: value / SCALE[name] for name, value in own.items()},
                "ahead": (stands[seat] - max(rivals)) / 20,
                "ahead late": (stands[seat] - max(rivals)) / 20 / (1 + rounds),
                **_possessions(g, seat, prospects[seat]),
            }
        )
    return found


def _table_inputs(g: FrontiersState, rounds: float) -> Features:
    """Return the inputs that are the same for all seats."""
    rules, seats = figures(), len(g.players)
    return {
        "rounds": rounds / 10,
        "last rounds": min(rounds, 3) / 3,
        "actions to select": len(to_select(g)) / ACTIONS,
        "end is certain": float(bool(g.ended)),
        "chips left": g.pool / (rules.vp_per_player * seats),
        "colonists left": g.colonists / (rules.colonists_per_player * seats),
        "goals": len(g.goals) / 4,
        "three players": float(seats == 3),
        "four players": float(seats == 4),
        "five players": float(seats == 5),
    }


def _possessions(g: FrontiersState, seat: Seat, own: Prospect) -> Features:
    """Return what a seat has, and its place on the track."""
    player, rules = g.players[seat], figures()
    kinds, places = list(player.goods.values()), spaces_of(g, seat)
    access = accesses(key_of(player))
    promises = sorted([own.promise(world, access[world]) for world in player.explored], reverse=True)
    return {
        "credits held": min(player.credits, 15) / 10,
        "few credits": min(player.credits, 3) / 3,
        "colonists held": player.colonists / 5,
        "no colonist": float(player.colonists == 0),
        "explored": len(player.explored) / 5,
        "best explored": (promises[0] if promises else 0.0) / 5,
        "second explored": (promises[1] if len(promises) > 1 else 0.0) / 5,
        **{f"goods: {kind}": kinds.count(kind) / 3 for kind in KINDS},
        "colonies": len(player.colonies) / rules.colonies,
        "mat spaces": spaces(player) / rules.mat_spaces,
        "first space": places[0] / len(g.disks),
        "spaces": sum(places) / len(places) / len(g.disks),
        **_no_worlds(),
        **{f"explored {world}": 1.0 for world in player.explored},
    }
