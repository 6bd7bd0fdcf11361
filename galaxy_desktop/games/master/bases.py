"""Space bases (pages 10 and 11): placing them, and losing systems."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.actions import AimedStep, Steps, action
from galaxy_desktop.games.master.conflicts import cancel, conflicts_at
from galaxy_desktop.games.master.draw import Draw
from galaxy_desktop.games.master.events import BasePlaced, SystemLost
from galaxy_desktop.games.master.powers import reinforces_freely
from galaxy_desktop.games.master.projects import is_complete_route
from galaxy_desktop.games.master.routes import destination, end_routes_at
from galaxy_desktop.games.master.schema import POLITICS, Effect
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep
from galaxy_desktop.games.master.triggers import Fire, TriggerDetails
from galaxy_desktop.games.master.victory import watch

SUPPLY = "supply"


def neutral(g: MasterState) -> tuple[str, ...]:
    """Return the systems that belong to nobody and are not dark."""
    owners, dark = g.owners, g.dark
    return tuple([id_ for id_ in star_map().systems if id_ not in owners and id_ not in dark])


def own_systems(g: MasterState, seat: Seat) -> tuple[str, ...]:
    """Return the systems of a seat, in the order of the map."""
    owners = g.owners
    return tuple([id_ for id_ in star_map().systems if owners.get(id_) == seat])


def roomy(g: MasterState, seat: Seat) -> tuple[str, ...]:
    """Return the systems of a seat with fewer bases than planets."""
    return tuple(id_ for id_ in own_systems(g, seat) if g.bases[id_] < star_map().systems[id_].planets)


def open_systems(g: MasterState, seat: Seat) -> tuple[str, ...]:
    """Return the systems where a seat may place a constructed base now (pages 10 and 11)."""
    if not g.players[seat].built:
        return ()
    if seat not in g.owners.values():
        return neutral(g)
    routes = [t for t, route in g.routes.items() if route.owner == seat and is_complete_route(g, t)]
    ends = {destination(g, track) for track in routes}
    if reinforces_freely(g, seat):
        joined = set(g.owners)
    else:
        joined = {end for track in routes for end in star_map().tracks[track].ends}
    reinforced = [system for system in roomy(g, seat) if system in joined]
    return (*(system for system in neutral(g) if system in ends), *reinforced)


def spare_bases(g: MasterState, seat: Seat) -> tuple[str, ...]:
    """Return the origins of a base that is placed by an effect: the supply, or else the base projects."""
    player = g.players[seat]
    return (SUPPLY,) if player.unused else tuple(player.built)


@plain
class PlaceFrom(MasterStep):
    """Step that places a base in a system; its owner chooses the origin if there are several."""

    seat: Seat
    system: str
    origins: tuple[str, ...]

    def asks(self, g: MasterState) -> Asks:
        del g
        return (
            {self.seat: Pick("base_from", self.origins, about=self.system)} if len(self.origins) > 1 else {}
        )

    def act(self, g: MasterState, answers: Answers) -> None:
        (origin,) = answers.get(self.seat, self.origins)
        place_base(g, self.seat, self.system, origin)


def place_base(g: MasterState, seat: Seat, system: str, origin: str) -> None:
    """Place a base in a system, and queue its politics card unless the base wins the game (R12)."""
    player = g.players[seat]
    if origin == SUPPLY:
        player.unused -= 1
    else:
        player.built.remove(origin)
    claims = system not in g.owners
    g.owners[system] = seat
    nth = g.bases[system] = g.bases.get(system, 0) + 1
    g.tell(BasePlaced(seat, system, nth, origin))
    watch(g)
    g.then(Draw(seat, (POLITICS[nth - 1],)), Fire(seat, "base_placed", TriggerDetails(nth=nth)))
    if claims:
        end_routes_at(g, system, "claimed", keeper=seat)
        _end_conflicts_at(g, system)


def lose_system(g: MasterState, seat: Seat, system: str) -> None:
    """Remove all bases of a seat from a system, and end its routes and conflicts there (pages 10 and 15)."""
    del g.owners[system]
    bases = g.bases.pop(system)
    g.players[seat].unused += bases
    g.tell(SystemLost(seat, system, bases))
    watch(g)
    end_routes_at(g, system, "lost")
    _end_conflicts_at(g, system)


def _end_conflicts_at(g: MasterState, system: str) -> None:
    for card in conflicts_at(g, system):
        cancel(g, card, "claimed")


@plain
class PlaceExtraBase(AimedStep):
    """Step that places a base without a route: in an own system, or in a neutral one next to an own one."""

    seat: Seat
    where: str
    cause: str

    def asks(self, g: MasterState) -> Asks:
        systems = roomy(g, self.seat) if self.where == "own" else self._linked(g)
        if not systems or not spare_bases(g, self.seat):
            return {}
        return {self.seat: Pick("system", systems, about=self.cause)}

    def act(self, g: MasterState, answers: Answers) -> None:
        for system in answers.get(self.seat, ()):
            g.then(PlaceFrom(self.seat, system, spare_bases(g, self.seat)))

    def _linked(self, g: MasterState) -> tuple[str, ...]:
        near = {track.other(own) for own in own_systems(g, self.seat) for track in star_map().tracks_of[own]}
        return tuple(system for system in neutral(g) if system in near)


@action("place_base")
def _place_base(seat: Seat, effect: Effect, card: str) -> Steps:
    return (PlaceExtraBase(seat, effect.where, card),)
