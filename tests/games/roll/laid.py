"""Tables laid by hand: only what a test names lies there."""

from collections.abc import Mapping, Sequence
from typing import Any

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import Step, advance, give, open_asks
from galaxy_desktop.games.roll.box import die_types
from galaxy_desktop.games.roll.dice import all_dice, type_of
from galaxy_desktop.games.roll.round import BeginPhase
from galaxy_desktop.games.roll.state import Player, RollState

Types = Sequence[str]


def table(seats: int = 2, bag: Sequence[str] = ()) -> RollState:
    """Nobody owns anything; the next tile to be drawn is the last of the bag."""
    return RollState(
        rng=1,
        setup="ordinary",
        players=[Player() for _ in range(seats)],
        supply=list(all_dice()),
        bag=list(bag),
        pool=12 * seats,
    )


def take(g: RollState, types: Types) -> list[str]:
    """Dice of these types from the supply."""
    taken = []
    for kind in types:
        die = next(die for die in g.supply if type_of(die) == kind)
        g.supply.remove(die)
        taken.append(die)
    return taken


def own(
    g: RollState,
    seat: int = 0,
    *,
    tableau: Types = (),
    credits_: int = 0,
    cup: Types = (),
    citizenry: Types = (),
    developments: Types = (),
    worlds: Types = (),
    developers: Types = (),
    settlers: Types = (),
    workers: Mapping[str, Types] | None = None,
    goods: Mapping[str, Types] | None = None,
) -> Player:
    """Give a seat tiles by side and dice by type; of each stack the top tile comes first."""
    player = g.players[seat]
    player.tableau += tableau
    player.credits += credits_
    player.developments = [*developments[::-1]]
    player.worlds = [*worlds[::-1]]
    player.cup += take(g, cup)
    player.citizenry += take(g, citizenry)
    player.developers += take(g, developers)
    player.settlers += take(g, settlers)
    for phase, types in (workers or {}).items():
        player.workers.update(dict.fromkeys(take(g, types), phase))
    for world, types in (goods or {}).items():
        player.goods.update(dict.fromkeys(take(g, types), world))
    return player


def behind_screen(g: RollState, seat: int, rolled: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Dice behind the screen, each as (type, face shown); their ids by type, where no type appears twice."""
    player = g.players[seat]
    for kind, face in rolled:
        (die,) = take(g, (kind,))
        player.rolled.append(die)
        player.faces[die] = die_types()[kind].faces.index(face)
    return {type_of(die): die for die in player.rolled}


def run(g: RollState, *steps: Step[RollState]) -> list[Event]:
    """Do these steps up to the first question; what happened."""
    g.events = []
    g.then(*steps)
    advance(g)
    return g.events


def run_phase(g: RollState, phase: str) -> list[Event]:
    """Run a phase up to its first question."""
    g.occurring = (phase,)
    return run(g, BeginPhase(phase))


def topics(g: RollState) -> dict[int, str]:
    """What each seat is asked about."""
    return {seat: decision.topic for seat, decision in open_asks(g).items()}


def answer(g: RollState, topic: str, given: Any, seat: int = 0) -> None:
    """Answer the open question, which is about this topic."""
    assert topics(g).get(seat) == topic, topics(g)
    give(g, seat, given)


def offered(g: RollState, seat: int = 0) -> tuple[str, ...]:
    """What can be chosen now."""
    return open_asks(g)[seat].options()


def kinds(dice: Sequence[str]) -> list[str]:
    """The types of some dice, in order of name."""
    return sorted(type_of(die) for die in dice)
