"""End of phase 2 (pages 8 to 14): rewards of complete projects, and placing constructed bases."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.spared import Spared
from galaxy_desktop.games.master.bases import PlaceFrom, open_systems
from galaxy_desktop.games.master.box import Project, cards, members, projects
from galaxy_desktop.games.master.card_events import Implemented
from galaxy_desktop.games.master.cubes import clear, gain
from galaxy_desktop.games.master.draw import Draw
from galaxy_desktop.games.master.events import AgendaFulfilled, BaseConstructed, ProjectDone
from galaxy_desktop.games.master.moves import DONE, CubeSpot, Named, PlaceBase, Take, parse, spot_at
from galaxy_desktop.games.master.needless import spared_reward
from galaxy_desktop.games.master.projects import (
    due,
    due_on_cards,
    due_on_map,
    implemented,
    is_due,
    settle_reward,
)
from galaxy_desktop.games.master.schema import POLITICS
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.steps import MasterStep
from galaxy_desktop.games.master.taking import StealCube
from galaxy_desktop.games.master.triggers import Fire, TriggerDetails
from galaxy_desktop.games.master.victory import watch
from galaxy_desktop.games.master.winning import win

ENOUGH = Named(DONE)
"""Move that ends the rewards."""


@plain
class TakeRewards(MasterStep):
    """Step to take the rewards of all complete projects, and place constructed bases, in any order.

    Rewards are mandatory. Planets and routes are taken without a question if nothing else could come first.
    """

    seat: Seat

    def asks(self, g: MasterState) -> Asks:
        full, systems = due_on_cards(g, self.seat), open_systems(g, self.seat)
        if not full and not systems:
            return {}
        ready = (*due_on_map(g, self.seat), *full)
        takes = tuple(Take(id_).option for id_ in ready)
        places = tuple(PlaceBase(system).option for system in systems)
        options = (*takes, *places) if takes else (*places, DONE)
        return {self.seat: Pick("rewards", options)}

    def spares(self, g: MasterState, seat: Seat) -> Spared | None:
        return spared_reward(g, seat, due(g, seat))

    def act(self, g: MasterState, answers: Answers) -> None:
        match parse(answers[self.seat][0]) if answers else self._unasked(g):
            case Take(id_):
                g.then(self)
                take(g, self.seat, id_)
            case PlaceBase(system):
                g.then(PlaceFrom(self.seat, system, tuple(g.players[self.seat].built)), self)
            case _:
                g.phase = "cards"

    def _unasked(self, g: MasterState) -> Move:
        """Return the move without a question: take the first reward, none of which is on a card, or end."""
        ready = due_on_map(g, self.seat)
        return Take(ready[0]) if ready else ENOUGH


@plain
class TakeReward(MasterStep):
    """Step that takes the reward of one project that an effect has filled, if it is complete now (R5)."""

    seat: Seat
    project: str

    def act(self, g: MasterState, answers: Answers) -> None:
        if self.project in g.cubes and is_due(g, self.seat, projects()[self.project]):
            take(g, self.seat, self.project)


def take(g: MasterState, seat: Seat, id_: str) -> None:
    """Take the reward of a settled planet (by its spot), a complete route (by its track) or a project."""
    if id_ in projects():
        project = projects()[id_]
        REWARDS[project.kind](g, seat, project)
    elif id_ in g.routes:
        g.routes[id_] = replace(g.routes[id_], paid=True)
        g.tell(ProjectDone(seat, id_))
        g.then(Fire(seat, "route_done"))
    else:
        g.settled.remove(id_)
        _settle(g, seat, spot_at(id_))


def _settle(g: MasterState, seat: Seat, planet: CubeSpot) -> None:
    """Gain three cubes of the colour used if it is that of the system, otherwise two (page 9)."""
    cubes = settle_reward(g, seat, planet)
    gain(g, seat, cubes, planet.place)
    match = "same" if cubes[0] == star_map().systems[planet.place].colour else "other"
    g.then(Fire(seat, "settled", TriggerDetails(match=match)))


def _base(g: MasterState, seat: Seat, project: Project) -> None:
    """Put an unused base onto the card, unless one stands there already (page 10)."""
    player = g.players[seat]
    builds = project.id not in player.built and player.unused > 0
    g.tell(ProjectDone(seat, project.id))
    clear(g, seat, project.id, "done")
    if builds:
        player.unused -= 1
        player.built.append(project.id)
    g.tell(BaseConstructed(seat, project.id, builds, none_left=not builds and not player.unused))


def _receive(g: MasterState, seat: Seat, project: Project) -> None:
    """Draw a card from each of the decks named, one after the other (page 11)."""
    g.tell(ProjectDone(seat, project.id))
    clear(g, seat, project.id, "done")
    g.then(*(Draw(seat, members((deck,))) for deck in project.draw))


def _implement(g: MasterState, seat: Seat, project: Project) -> None:
    """Put the development in force, and draw a politics card by the number of its type (page 12)."""
    deck = cards()[project.card].deck
    g.active.append(project.id)
    nth = implemented(g, seat, deck)
    g.tell(Implemented(seat, project.card, nth))
    g.then(Draw(seat, (POLITICS[nth - 1],)), Fire(seat, "implemented", TriggerDetails(deck=deck)))
    watch(g)


def _agenda(g: MasterState, seat: Seat, project: Project) -> None:
    """Gain the symbols of the agenda, as long as all its cubes stay (page 13)."""
    g.active.append(project.id)
    g.tell(AgendaFulfilled(seat, project.id))
    watch(g)


def _covert(g: MasterState, seat: Seat, project: Project) -> None:
    """Clear the covert operation, then take one cube from a rival (page 13)."""
    g.tell(ProjectDone(seat, project.id))
    clear(g, seat, project.id, "done")
    g.then(StealCube(seat, project.steals, NOBODY, project.card), Fire(seat, "covert_done"))


def _conflict(g: MasterState, seat: Seat, project: Project) -> None:
    win(g, seat, g.conflicts[project.card].facing(seat), project.card)


REWARDS: Mapping[str, Callable[[MasterState, Seat, Project], None]] = MappingProxyType(
    {
        "base": _base,
        "receive": _receive,
        "implement": _implement,
        "agenda": _agenda,
        "covert": _covert,
        "conflict": _conflict,
    }
)
"""Function that gives the reward of each kind of project on a card."""
