"""Conditions that hold in every state of Roll for the Galaxy that play can reach."""

from collections import Counter
from collections.abc import Iterator

from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.soundness import beyond, half_over, twice, unknown, unknown_fields
from galaxy_desktop.games.roll.box import die_types, factions, figures, home_worlds, sides, tiles
from galaxy_desktop.games.roll.dice import all_dice, extra_worker
from galaxy_desktop.games.roll.ending import ENDS
from galaxy_desktop.games.roll.powers import PHASE_OF, capacity, need
from galaxy_desktop.games.roll.schema import PHASES, STACKS
from galaxy_desktop.games.roll.state import NOBODY, Player, RollState
from galaxy_desktop.games.roll.view import tiles_seen

MOST_ROUNDS = 200
MOST_CHIPS = 300
MOST_LENT = 20
ALL_PHASES = ("setup", "assign", *PHASES, "manage", "over")
OWN_SQUARES = 3
"""Number of squares of the faction and the home world, with which every tableau begins."""


def invariants(g: RollState) -> list[str]:
    """Return a line for each condition that does not hold in a whole state."""
    if wrong := list(_values(g)):
        return wrong
    found = [*_dice_faults(g), *_tile_faults(g), *_chip_faults(g)]
    for seat, player in enumerate(g.players):
        faults = [
            *_worker_faults(g, player),
            *_good_faults(player),
            *_stack_faults(g, player),
            *_face_faults(g, player),
        ]
        found += [f"seat {seat} {fault}" for fault in faults]
    return found


def _values(g: RollState) -> Iterator[str]:
    """Yield a line for each name, number or id out of range."""
    seats = range(len(g.players))
    yield from unknown("phase", [g.phase], ALL_PHASES)
    yield from unknown("end", [g.ended_by], ENDS if g.phase == "over" else ("",))
    yield from half_over(g, ended=g.phase == "over")
    yield from beyond("rounds", g.round, 0 if g.phase == "setup" else 1, MOST_ROUNDS)
    yield from unknown("phase", g.occurring, PHASES)
    yield from twice("a phase", g.occurring)
    yield from unknown("face", [g.extra_face], range(-1, 6))
    yield from unknown("seat", [g.first], seats)
    yield from unknown("seat", (knower for _, knower in g.abandoned), (NOBODY, *seats))
    yield from unknown("tile", [*g.bag, *(tile for tile, _ in g.abandoned)], tiles())
    for player in g.players:
        yield from _player_values(player)
    for step in g.waiting:
        yield from _step_values(step)


def _player_values(player: Player) -> Iterator[str]:
    lent = [extra_worker(kind) for kind in die_types()]
    yield from unknown("faction", [player.faction], factions())
    yield from unknown("tile", [*player.tableau, *player.zone()], sides())
    yield from unknown("tile", player.drawn, tiles())
    yield from unknown("die", [*player.faces, *filter(None, [player.selector])], all_dice())
    yield from unknown("phase", [player.selected], ("", *PHASES))
    yield from unknown("lent worker", player.extras, lent)
    yield from beyond("lent workers", len(player.extras), 0, MOST_LENT)
    yield from unknown("type of die", player.scouted, die_types())
    yield from beyond("chips", player.chips, 0, MOST_CHIPS)
    yield from twice("a tile of a tableau", player.tableau)


def _step_values(step: Step[RollState]) -> Iterator[str]:
    known = {
        "phase": PHASES,
        "side": (*STACKS, *sides()),
        "tile": sides(),
        "number": range(len(tiles())),
        "place": range(10),
    }
    yield from unknown_fields(step, known)
    yield from unknown("die", getattr(step, "working", ()), all_dice())


def _dice_faults(g: RollState) -> list[str]:
    there = Counter(g.supply)
    for player in g.players:
        there.update(player.dice())
    if there == Counter(all_dice()):
        return []
    return [f"{there.total()} dice on the table, not each of the {len(all_dice())} once"]


def _tile_faults(g: RollState) -> list[str]:
    faults = []
    if Counter(tiles_seen(g)) != Counter(tiles()):
        faults.append("not each tile is in one place")
    if g.abandoned and g.phase != "explore":
        faults.append("tiles lie abandoned outside Explore")
    for seat, player in enumerate(g.players):
        own = player.tableau[:OWN_SQUARES]
        if player.faction not in factions() or (*factions()[player.faction].squares,) != tuple(own[:2]):
            faults.append(f"seat {seat} lacks its faction")
        if own[2] not in home_worlds() if own[2:] else g.phase != "setup":
            faults.append(f"seat {seat} lacks its home world")
        faults += [
            f"seat {seat} has {tile} on the wrong stack"
            for side in STACKS
            for tile in player.stack(side)
            if sides()[tile].side != side
        ]
    return faults


def _chip_faults(g: RollState) -> list[str]:
    faults, chips = [], [player.chips for player in g.players]
    if g.pool + sum(chips) != figures().chips_per_player * len(chips) or min(chips) < 0:
        faults.append(f"{g.pool} chips in the pool and {sum(chips)} with the players")
    for seat, player in enumerate(g.players):
        least = 1 if g.phase == "assign" else 0
        if not least <= player.credits <= figures().most_credits:
            faults.append(f"seat {seat} has {player.credits} credits")
    return faults


def _worker_faults(g: RollState, player: Player) -> list[str]:
    faults = []
    to_come = g.occurring[g.occurring.index(g.phase) :] if g.phase in g.occurring else ()
    if any(phase not in to_come for phase in player.workers.values()):
        faults.append("has workers in a phase that is over or does not occur")
    if player.extras and g.phase not in {"explore", "ship"}:
        faults.append("keeps lent workers outside their phase")
    if bool(player.rolled) != (g.phase == "assign"):
        faults.append("has dice behind the screen at the wrong time, or none at the right one")
    if player.drawn and g.phase not in {"setup", "explore"}:
        faults.append("looks at tiles outside Explore")
    return faults


def _good_faults(player: Player) -> list[str]:
    faults, most = [], capacity(player.tableau)
    for world, number in Counter(player.goods.values()).items():
        if world not in player.tableau or not sides()[world].holds_goods:
            faults.append(f"has a good on {world}, which cannot hold one")
        elif number > most:
            faults.append(f"has {number} goods on {world}")
    return faults


def _stack_faults(g: RollState, player: Player) -> list[str]:
    """Return the faults of stacks built on: too many dice on the top tile, or dice on an empty stack."""
    faults = []
    for side in STACKS:
        if PHASE_OF[side] not in g.occurring or g.phase not in {"produce", "ship", "manage"}:
            continue
        stack, builders = player.stack(side), player.builders(side)
        if builders and (not stack or len(builders) >= need(player.tableau, stack[-1])):
            faults.append(f"has {len(builders)} dice on the {side} stack, too many")
    return faults


def _face_faults(g: RollState, player: Player) -> list[str]:
    if any(face not in range(6) for face in player.faces.values()):
        return ["has a die that shows no face"]
    if g.phase == "assign" and set(player.rolled) != set(player.faces):
        return ["has dice behind the screen that were not rolled"]
    return [] if player.dice() else ["has no dice"]
