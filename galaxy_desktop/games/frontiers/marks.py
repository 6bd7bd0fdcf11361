"""What stands on the table beside the pieces: the action, what it has used so far, and every name."""

from collections.abc import Iterator

from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.soundness import beyond, half_over, twice, unknown
from galaxy_desktop.games.frontiers.figures import actions, goals, tiles_in_play
from galaxy_desktop.games.frontiers.state import NOBODY, FrontiersState, Player
from galaxy_desktop.games.frontiers.tiles import KINDS, mats, tiles, worlds

MOST_ROUNDS = 200
MOST_VP = 400
MOST_CREDITS = 900
MOST_COUNTED = 60
ENDS = ("developments", "colonies", "colonists", "chips")


def faults(g: FrontiersState) -> Iterator[str]:
    """A line for each of them that cannot be."""
    seats = range(len(g.players))
    yield from half_over(g, g.over)
    yield from beyond("rounds", g.round, 0, MOST_ROUNDS)
    yield from unknown("end", g.ended, ENDS)
    yield from twice("an end", g.ended)
    yield from unknown("action", [*g.selected, *filter(None, [g.action])], tiles_in_play(g.with_goals))
    yield from unknown("seat", [*g.disks, *g.selectors], seats)
    yield from unknown("seat", (knower for _, knower in g.goal_stack), (NOBODY, *seats))
    yield from unknown("goal", [*g.goals, *(goal for goal, _ in g.goal_stack)], goals())
    yield from unknown("world", [*g.bag, *g.offer, *g.returning], worlds())
    yield from unknown("tile", g.stock, tiles())
    if set(g.goods) != set(KINDS):
        yield "the supply does not have each kind of goods"
    yield from beyond("credits on Produce", g.produce_credits, 0, MOST_CREDITS)
    for player in g.players:
        yield from _player_faults(player)
    for step in g.waiting:
        yield from _step_faults(step)


def _player_faults(player: Player) -> Iterator[str]:
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


def _step_faults(step: Step[FrontiersState]) -> Iterator[str]:
    known = {
        "world": worlds(),
        "kind": (*KINDS, "any", ""),
        "colony": tiles(),
        "tile": tiles(),
        "cause": ("", *tiles(), *actions()),
        "price": range(MOST_COUNTED),
        "paid": range(MOST_CREDITS),
    }
    for name, allowed in known.items():
        if hasattr(step, name):
            yield from unknown(name, [getattr(step, name)], allowed)
    yield from unknown("world", getattr(step, "worlds", ()), worlds())
