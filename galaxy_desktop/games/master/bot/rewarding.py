"""Ratings of rewards, bases and systems: what to take first, and where."""

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.box import projects
from galaxy_desktop.games.master.moves import PlaceBase, Take, parse
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState

ORDER = {"implement": 60.0, "agenda": 60.0, "conflict": 50.0, "covert": 40.0, "receive": 30.0, "base": -100.0}


def rate_rewards(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate rewards: symbols first, then bases by the worth of their system."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    rated: list[Rated] = []
    for option in decision.offered:
        points = 0.0
        match parse(option):
            case PlaceBase(system):
                points = aims.place(system)
            case Take(id_):
                points = ORDER[projects()[id_].kind] if id_ in projects() else 45.0
        rated.append((points, (option,)))
    return best_first(rated)


def rate_systems(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate systems by the worth of a base there."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    return best_first((aims.place(system), (system,)) for system in decision.offered)


def rate_corners(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate corners by how often the species asks for their colour."""
    assert isinstance(decision, Pick)
    slots = [
        slot.colour
        for card in g.players[seat].row
        for project in projects().values()
        if project.card == card
        for slot in project.slots
    ]
    return best_first(
        (float(slots.count(star_map().systems[one].colour)), (one,)) for one in decision.offered
    )


def rate_holes(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate systems to darken or to lighten by how much rivals want them, and the seat does not."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    rivals = [aims.rival(rival) for rival in range(len(g.players)) if rival != seat]
    sign = 1.0 if decision.topic == "darken" else -1.0
    return best_first(
        (
            sign * (sum(_wanting(one, system) for one in rivals) / len(rivals) - _wanting(aims, system)),
            (system,),
        )
        for system in decision.offered
    )


def _wanting(aims: Aims, system: str) -> float:
    """Return the worth of a system to a seat, relative to its distance."""
    return max(0.0, aims.claim(system) + aims.base) / (4.0 + aims.reach.ways.claims[system])


def rate_claims(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate keeping a system that was won."""
    aims = Aims(g, seat)
    return best_first([(aims.base + aims.claim(decision.about), True), (0.0, False)])


def rate_bases(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate all constructed bases alike."""
    del g, seat
    assert isinstance(decision, Pick)
    return [(0.0, (option,)) for option in decision.offered]
