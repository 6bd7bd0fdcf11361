"""Conditions that hold in every state of New Frontiers that play can reach."""

from collections import Counter
from collections.abc import Iterator

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.soundness import beyond, half_over, twice, unknown, unknown_fields
from galaxy_desktop.games.frontiers.box import (
    EXPLORE,
    PRODUCE,
    SETTLE,
    actions,
    figures,
    goals,
    mats,
    stacks,
    tiles,
    tiles_in_play,
    worlds,
)
from galaxy_desktop.games.frontiers.chart import KeepGoal, fed_by
from galaxy_desktop.games.frontiers.powers import spaces
from galaxy_desktop.games.frontiers.schema import ANY, HOME, KINDS, LARGE, WORLD
from galaxy_desktop.games.frontiers.state import NOBODY, FrontiersState, Player
from galaxy_desktop.games.frontiers.supply import ENDS
from galaxy_desktop.games.frontiers.view import goals_seen

MOST_ROUNDS = 200
MOST_VP = 400
MOST_CREDITS = 900
MOST_COUNTED = 60
MOST_SPACES = 12


def invariants(g: FrontiersState) -> list[str]:
    """Return a line for each condition that does not hold in a whole state."""
    if wrong := list(_values(g)):
        return wrong
    found = [
        *_piece_faults(g),
        *_world_faults(g),
        *_development_faults(g),
        *_track_faults(g),
        *_goal_faults(g),
    ]
    for seat, player in enumerate(g.players):
        faults = [*_purse_faults(player), *_colony_faults(g, player), *_good_faults(player)]
        found += [f"seat {seat} {fault}" for fault in faults]
    return found


def _values(g: FrontiersState) -> Iterator[str]:
    """Yield a line for each name, number or id out of range."""
    seats = range(len(g.players))
    yield from half_over(g, ended=g.over)
    yield from beyond("rounds", g.round, 0, MOST_ROUNDS)
    yield from unknown("end", g.ended, ENDS)
    yield from twice("an end", g.ended)
    yield from unknown("action", [*g.selected, *filter(None, [g.action])], tiles_in_play(goals=g.with_goals))
    yield from unknown("seat", [*g.disks, *g.selectors], seats)
    yield from unknown("seat", (knower for _, knower in g.goal_stack), (NOBODY, *seats))
    yield from unknown("goal", [*g.goals, *(goal for goal, _ in g.goal_stack)], goals())
    yield from unknown("world", [*g.bag, *g.offer, *g.returning], worlds())
    yield from unknown("tile", g.stock, tiles())
    if set(g.goods) != set(KINDS):
        yield "the supply does not have each kind of goods"
    yield from beyond("credits on Produce", g.produce_credits, 0, MOST_CREDITS)
    for player in g.players:
        yield from _player_values(player)
    for step in g.waiting:
        yield from _step_values(step)


def _player_values(player: Player) -> Iterator[str]:
    yield from unknown("mat", [player.mat], mats())
    yield from unknown("tile", [*player.empire(), *player.new, *player.used, *player.goods], tiles())
    yield from unknown("world", [*player.explored, *player.stocked_worlds], worlds())
    kinds = [*player.goods.values(), *player.stocked_goods, *player.made, *filter(None, [player.kind])]
    yield from unknown("kind of goods", kinds, KINDS)
    yield from unknown("goal", [*player.looking, *filter(None, [player.goal])], goals())
    yield from unknown("action", player.turn_up, actions())
    yield from beyond("credits", player.credits, 0, MOST_CREDITS)
    yield from beyond("VP", player.chips, 0, MOST_VP)
    yield from beyond("Military for now", player.temporary, 0, MOST_COUNTED)
    yield from beyond("goods consumed", player.consumed, 0, MOST_COUNTED)


def _step_values(step: Step[FrontiersState]) -> Iterator[str]:
    known = {
        "world": worlds(),
        "kind": (*KINDS, "any", ""),
        "colony": tiles(),
        "tile": tiles(),
        "cause": ("", *tiles(), *actions()),
        "price": range(MOST_COUNTED),
        "paid": range(MOST_CREDITS),
    }
    yield from unknown_fields(step, known)
    yield from unknown("world", getattr(step, "worlds", ()), worlds())


def _piece_faults(g: FrontiersState) -> list[str]:
    faults = []
    for kind in KINDS:
        there = g.goods[kind] + sum(
            [*player.goods.values(), *player.stocked_goods].count(kind) for player in g.players
        )
        if there != figures().cubes[kind] or g.goods[kind] < 0:
            faults.append(f"{there} {kind} goods on the table, {g.goods[kind]} of them in the supply")
    seats, known = len(g.players), tiles()
    settled = sum(known[colony].colonists for player in g.players for colony in player.colonies)
    colonists = g.colonists + settled + sum(player.colonists for player in g.players)
    if colonists != figures().colonists_per_player * seats or g.colonists < 0:
        faults.append(f"{colonists} colonists on the table, {g.colonists} of them in the supply")
    if g.pool + sum(player.chips for player in g.players) != figures().vp_per_player * seats:
        faults.append(f"{g.pool} VP in the pool do not agree with the chips of the players")
    if g.pool <= 0 and "chips" not in g.ended:
        faults.append("the pool is empty, but that does not end the game")
    return faults


def _world_faults(g: FrontiersState) -> list[str]:
    known = tiles()
    there = [*g.bag, *g.offer, *g.returning]
    for player in g.players:
        there += [*player.explored, *player.stocked_worlds]
        there += [colony for colony in player.colonies if known[colony].sort == WORLD]
    faults = [] if Counter(there) == Counter(worlds()) else ["not each world is in one place"]
    if g.offer and g.action != EXPLORE:
        faults.append("worlds lie in the center outside Explore")
    if g.returning and g.action not in (EXPLORE, SETTLE):
        faults.append("worlds wait to go back outside Explore and Settle")
    return faults


def _development_faults(g: FrontiersState) -> list[str]:
    faults, known = [], tiles()
    owned = Counter(tile for player in g.players for tile in player.developments)
    for tile in {**g.stock, **owned}:
        printed = figures().large_in_play
        if known[tile].size != LARGE:
            printed = figures().small_in_play[len(g.players)]
        if g.stock.get(tile, -1) + owned[tile] != printed or g.stock.get(tile, -1) < 0:
            faults.append(f"{g.stock.get(tile)} of {tile} left and {owned[tile]} owned")
    if sorted(known[tile].stack for tile in g.stock) != sorted(stacks()):
        faults.append("not each stack of developments shows one face")
    return faults


def _track_faults(g: FrontiersState) -> list[str]:
    faults, seats = [], len(g.players)
    if sorted(g.disks) != sorted([*range(seats)] * figures().disks[seats]):
        faults.append("not each disk is on the track")
    if not set(g.selected) <= set(tiles_in_play(goals=g.with_goals)) or len(set(g.selected)) < len(
        g.selected
    ):
        faults.append("an action tile was selected twice, or is not in play")
    if len(g.selected) != len(g.selectors) or len(g.selected) > len(g.disks):
        faults.append(f"{len(g.selected)} tiles are selected by {len(g.selectors)}")
    if not 0 <= g.turn < len(g.disks) + (not g.action) or g.action not in ("", *g.selected[-1:]):
        faults.append(f"disk {g.turn} cannot be selecting {g.action}")
    if PRODUCE in g.selected and g.action != PRODUCE and g.produce_credits:
        faults.append(f"{g.produce_credits} credits lie on Produce")
    return faults


def _goal_faults(g: FrontiersState) -> list[str]:
    expected = Counter(list(goals())) if g.with_goals else Counter()
    faults = [] if Counter(goals_seen(g)) == expected else ["not each goal is in one place"]
    if sum(bool(player.goal) for player in g.players) > 1:
        faults.append("more than one goal lies face down")
    most = {goal.counts: goal.max for goal in goals().values() if goal.max}
    for seat, player in enumerate(g.players):
        feeding = fed_by(player.looking[0] if player.looking else player.goal)
        if not set(player.turn_up) <= set(feeding) or len(set(player.turn_up)) < len(player.turn_up):
            faults.append(f"seat {seat} has its goal turned up by what does not feed it")
        if player.ordering and not (feeding and _may_order(g, seat)):
            faults.append(f"seat {seat} cannot be choosing what turns its goal up")
        stocked = {
            "goods": len(player.stocked_goods),
            "credits": player.stocked_credits,
            "worlds": len(player.stocked_worlds),
        }
        faults += [
            f"seat {seat} has {number} {counts} stockpiled"
            for counts, number in stocked.items()
            if not 0 <= number <= most[counts] * g.with_goals
        ]
    return faults


def _may_order(g: FrontiersState, seat: Seat) -> bool:
    """Return whether the open step lets a seat choose what turns its goal up."""
    step = g.waiting[-1] if g.waiting else None
    if isinstance(step, KeepGoal):
        return step.seat == seat and bool(g.players[seat].looking)
    return not g.action and g.disks[g.turn : g.turn + 1] == [seat]


def _purse_faults(player: Player) -> list[str]:
    return [
        f"has {number} {what}"
        for what, number in (
            ("credits", player.credits),
            ("chips", player.chips),
            ("colonists", player.colonists),
        )
        if number < 0
    ]


def _colony_faults(g: FrontiersState, player: Player) -> list[str]:
    faults, known, limits = [], tiles(), figures()
    if player.mat not in mats():
        return ["has no mat"]
    homes = [colony for colony in player.colonies if known[colony].sort == HOME]
    if any(home not in mats()[player.mat].values() for home in homes) or len(homes) > 1:
        faults.append("has the home colony of another mat")
    if len(player.colonies) > limits.most_worlds or spaces(player) > MOST_SPACES:
        faults.append("has more tiles than the mat can hold")
    if len(set(player.developments)) < len(player.developments):
        faults.append("owns a development twice")
    over = len(player.explored) + len(player.colonies) > limits.most_worlds
    if over and g.action not in (EXPLORE, SETTLE):
        faults.append("has more worlds than the limit")
    return faults


def _good_faults(player: Player) -> list[str]:
    faults, known = [], tiles()
    for colony, kind in player.goods.items():
        if colony not in player.colonies or not known[colony].holds_goods:
            faults.append(f"has a good on {colony}, which cannot hold one")
        elif known[colony].kind not in (kind, ANY):
            faults.append(f"has a {kind} good on {colony}")
    if any(known[colony].kind == ANY for colony in player.colonies) and player.kind not in KINDS:
        faults.append("has not set the kind of a colony")
    return faults
