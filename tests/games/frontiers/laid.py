"""Tables laid by hand: only what a test names lies there."""

from collections.abc import Mapping, Sequence
from typing import Any

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import Step, advance, give, open_asks
from galaxy_desktop.games.frontiers.box import figures, stacks, tiles, worlds
from galaxy_desktop.games.frontiers.round import BEGIN, select_next
from galaxy_desktop.games.frontiers.schema import SMALL
from galaxy_desktop.games.frontiers.state import FrontiersState, Player

Ids = Sequence[str]


def table(seats: int = 2, *, faces: Ids = (), goals: Ids | None = None) -> FrontiersState:
    """Nobody owns anything; all developments show their white faces, but for the `faces` named."""
    shown = {stack: next(iter(sides.values())) for stack, sides in stacks().items()}
    shown.update({tiles()[face].stack: face for face in faces})
    small = figures().small_in_play[seats]
    return FrontiersState(
        rng=1,
        setup="ordinary",
        with_goals=goals is not None,
        players=[Player(mat=seat + 1) for seat in range(seats)],
        disks=list(range(seats)) * figures().disks[seats],
        stock={t: small if tiles()[t].size == SMALL else 1 for t in shown.values()},
        bag=list(worlds()),
        colonists=12 * seats,
        goods=dict(figures().cubes),
        pool=12 * seats,
        goals=list(goals or ()),
        round=1,
    )


def own(
    g: FrontiersState,
    seat: int = 0,
    *,
    colonies: Ids = (),
    developments: Ids = (),
    explored: Ids = (),
    goods: Ids | Mapping[str, str] = (),
    credits_: int = 0,
    colonists: int = 0,
) -> Player:
    """Give a seat tiles; `goods` names the colonies that have one, of their own kind where none is told."""
    player = g.players[seat]
    player.colonies += colonies
    player.developments += developments
    player.explored += explored
    for world in (*colonies, *explored):
        if world in g.bag:
            g.bag.remove(world)
    kinds = goods if isinstance(goods, Mapping) else {colony: tiles()[colony].kind for colony in goods}
    for colony, kind in kinds.items():
        player.goods[colony] = kind
        g.goods[kind] -= 1
    player.credits += credits_
    player.colonists += colonists
    g.colonists -= colonists + sum(tiles()[colony].colonists for colony in colonies)
    return player


def run(g: FrontiersState, *steps: Step[FrontiersState]) -> list[Event]:
    """Do these steps up to the first question; what happened."""
    g.events = []
    g.then(*steps)
    advance(g)
    return g.events


def run_action(g: FrontiersState, action: str, selector: int = 0) -> list[Event]:
    """Run an action, selected by a seat, up to its first question; its marks stay after its end."""
    g.turn = g.disks.index(selector)
    g.action = action
    g.selected.append(action)
    g.selectors.append(selector)
    return run(g, BEGIN[action]())


def select(g: FrontiersState) -> None:
    """Let the owner of the next disk select, up to the first question."""
    g.events = []
    select_next(g)
    advance(g)


def topics(g: FrontiersState) -> dict[int, str]:
    """What each seat is asked about."""
    return {seat: decision.topic for seat, decision in open_asks(g).items()}


def answer(g: FrontiersState, topic: str, *given: Any, seat: int = 0) -> None:
    """Answer the open question, which is about this topic, with these options."""
    assert topics(g).get(seat) == topic, topics(g)
    give(g, seat, given)


def offered(g: FrontiersState, seat: int = 0) -> tuple[str, ...]:
    """What can be chosen now."""
    return open_asks(g)[seat].options()


def why(g: FrontiersState, option: str, seat: int = 0) -> tuple[str, dict[str, int | str]]:
    """Why something is not offered: the code and the facts."""
    reason = open_asks(g)[seat].why_not(option)
    assert reason is not None
    return reason.code, dict(reason.facts)


def rest(g: FrontiersState) -> None:
    """Answer all that is still asked with the first legal answer: nothing bought, settled or sold."""
    while asks := open_asks(g):
        seat, decision = next(iter(asks.items()))
        give(g, seat, decision.only())


def told(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    """The events of one sort."""
    return [event for event in events if isinstance(event, kind)]
