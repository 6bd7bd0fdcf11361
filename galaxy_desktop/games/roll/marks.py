"""What stands on the table beside tiles, dice and chips: phases, what was selected, lent and scouted."""

from collections.abc import Iterator

from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.soundness import beyond, half_over, twice, unknown
from galaxy_desktop.games.roll.dice import PHASES, all_dice, die_types, extra_worker
from galaxy_desktop.games.roll.state import NOBODY, Player, RollState
from galaxy_desktop.games.roll.tiles import STACKS, factions, sides, tiles

MOST_ROUNDS = 200
MOST_CHIPS = 300
MOST_LENT = 20
ALL_PHASES = ("setup", "assign", *PHASES, "manage", "over")
ENDS = ("tableau", "chips", "both")


def faults(g: RollState) -> Iterator[str]:
    """A line for each of them that cannot be."""
    seats = range(len(g.players))
    yield from unknown("phase", [g.phase], ALL_PHASES)
    yield from unknown("end", [g.ended_by], ENDS if g.phase == "over" else ("",))
    yield from half_over(g, g.phase == "over")
    yield from beyond("rounds", g.round, 0 if g.phase == "setup" else 1, MOST_ROUNDS)
    yield from unknown("phase", g.occurring, PHASES)
    yield from twice("a phase", g.occurring)
    yield from unknown("face", [g.extra_face], range(-1, 6))
    yield from unknown("seat", [g.first], seats)
    yield from unknown("seat", (knower for _, knower in g.abandoned), (NOBODY, *seats))
    yield from unknown("tile", [*g.bag, *(tile for tile, _ in g.abandoned)], tiles())
    for player in g.players:
        yield from _player_faults(player)
    for step in g.waiting:
        yield from _step_faults(step)


def _player_faults(player: Player) -> Iterator[str]:
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


def _step_faults(step: Step[RollState]) -> Iterator[str]:
    known = {
        "phase": PHASES,
        "side": (*STACKS, *sides()),
        "tile": sides(),
        "number": range(len(tiles())),
        "place": range(10),
    }
    for name, allowed in known.items():
        if hasattr(step, name):
            yield from unknown(name, [getattr(step, name)], allowed)
    yield from unknown("die", getattr(step, "working", ()), all_dice())
