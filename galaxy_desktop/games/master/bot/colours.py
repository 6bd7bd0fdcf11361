"""Choice of cubes to gain and to give, by the colours that a seat's projects ask for."""

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Compose, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.cube_worth import CubeWorth
from galaxy_desktop.games.master.bot.weights import CUBE, MOST_THIRST, THIRST
from galaxy_desktop.games.master.moves import swap_of
from galaxy_desktop.games.master.projects import fillable
from galaxy_desktop.games.master.schema import BLACK, COLOURS, PLAIN
from galaxy_desktop.games.master.state import MasterState


def wants(places: CubeWorth) -> dict[str, float]:
    """Return the demand for each colour: empty slots of that colour, weighted by worth of their projects."""
    aims, found = places.aims, dict.fromkeys(COLOURS, 0.5)
    for project in fillable(aims.g, aims.seat):
        there = aims.g.cubes.get(project.id) or project.empty
        lacking = [wanted for wanted, cube in zip(project.wants, there, strict=True) if not cube]
        if lacking:
            worth = max(0.0, places.worth(project.id, len(project.slots))) / len(project.slots)
            for colour in lacking:
                found[colour] += worth
    return found


def cube_values(places: CubeWorth) -> dict[str, float]:
    """Return the worth of a cube of each colour in the bag, by demand and supply."""
    aims = places.aims
    wanted, bag = wants(places), aims.player.bag
    hand = aims.g.hand if aims.g.seat == aims.seat else []
    values = {
        colour: CUBE * min(MOST_THIRST, (THIRST + wanted[colour]) / (bag[colour] + hand.count(colour) + 1.0))
        for colour in PLAIN
    }
    return {**values, BLACK: 0.0}


def rate_gain(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Choose the scarcest colours, one after the other."""
    assert isinstance(decision, Compose)
    wanted, bag = wants(CubeWorth(Aims(g, seat))), dict(g.players[seat].bag)
    made: tuple[str, ...] = ()
    while moves := decision.composer.moves(made):
        best = max(moves, key=lambda colour: wanted[colour] / (bag[colour] + 1.0))
        bag[best] += 1
        made = (*made, best)
    return [(0.0, made)]


def rate_swap(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate sequences of swaps of plentiful cubes for scarce ones, as long as each swap helps."""
    assert isinstance(decision, Compose)
    values = cube_values(CubeWorth(Aims(g, seat)))
    made: tuple[str, ...] = ()
    rated: list[Rated] = [(0.0, ())]
    while moves := decision.composer.moves(made):
        swaps = [(swap_of(move), move) for move in moves]
        gain, best = max((values[swap.taken] - values[swap.given], move) for swap, move in swaps)
        if gain <= 0.02:
            break
        made = (*made, best)
        rated.append((rated[-1][0] + gain, made))
    return best_first(rated)
