"""State of the table after some events, as these tell it: for phases that pass without a question."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from galaxy_desktop.engine.events import HIDDEN, Event
from galaxy_desktop.games.roll import events as happened
from galaxy_desktop.games.roll.arrangement import DICTATE
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import is_extra
from galaxy_desktop.games.roll.schema import DEVELOPMENT, STACKS
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.stock import gain_chips

MANAGE, MINIMUM = "manage", "minimum"
"""Phase of Manage Empire, and the cause of the credits that only it gives."""


def passed(view: RollState, events: Sequence[Event], later: Sequence[Event], end: RollState) -> RollState:
    """Return the state after `events`, at the end of a phase; `end` is the one after `later` events too.

    From the end of Explore on, tiles are those of `end` without what is completed later.
    """
    g = view.clone()
    g.sealed, g.asking = {}, {}
    for event in events:
        if (apply := _APPLY.get(type(event))) is not None:
            apply(g, event)
    for player in g.players:
        player.extras = []
    if not any(isinstance(event, happened.PhaseBegan) and event.phase == "explore" for event in later):
        _lay_tiles(g, later, end)
    return g


def _lay_tiles(g: RollState, later: Sequence[Event], end: RollState) -> None:
    g.bag, g.abandoned = end.bag.copy(), end.abandoned.copy()
    for player, last in zip(g.players, end.players, strict=True):
        player.tableau, player.drawn = last.tableau.copy(), last.drawn.copy()
        for side in STACKS:
            player.stack(side)[:] = last.stack(side)
    for event in reversed(later):
        if isinstance(event, happened.TileCompleted):
            player = g.players[event.seat]
            player.tableau.remove(event.tile)
            stack = player.stack(sides()[event.tile].side)
            if event.seat != g.viewer:
                stack[:] = [HIDDEN] * len(stack)
            stack.append(event.tile)


def _take(player: Player, dice: Sequence[str]) -> None:
    """Remove dice from wherever they are, and lent workers."""
    for place in (player.cup, player.citizenry, player.rolled, player.developers, player.settlers):
        place[:] = [die for die in place if die not in dice]
    for held in (player.workers, player.goods):
        for die in dice:
            held.pop(die, None)
    for worker in filter(is_extra, dice):
        player.extras.remove(worker)


def _move(place: Callable[[Player], list[str]], player: Player, dice: Sequence[str]) -> None:
    """Move dice to a place of their owner; lent workers are no longer there."""
    _take(player, dice)
    place(player).extend(die for die in dice if not is_extra(die))


def _revealed(g: RollState, event: happened.WorkersRevealed) -> None:
    player = g.players[event.seat]
    player.rolled, player.selected, player.selector = [], event.selected, event.selector
    player.faces |= dict(zip(event.dice, event.faces, strict=True))
    columns = zip(event.dice, event.columns, strict=True)
    player.workers = {die: column for die, column in columns if column != DICTATE}
    player.idle = dict.fromkeys(set(event.dice) - player.workers.keys(), DICTATE)


def _phases(g: RollState, event: happened.PhasesRevealed) -> None:
    g.occurring, g.phase = event.phases, event.phases[0]


def _spare_die(g: RollState, event: happened.ExtraDieRolled) -> None:
    g.extra_face = event.face


def _began(g: RollState, event: happened.PhaseBegan) -> None:
    g.phase = event.phase


def _lent(g: RollState, event: happened.WorkersLent) -> None:
    g.players[event.seat].extras.extend(event.workers)


def _to_cup(g: RollState, event: happened.DiceToCup) -> None:
    player = g.players[event.seat]
    if event.cause == "reveal":
        player.idle = {die: player.workers.get(die, DICTATE) for die in event.dice}
    _move(lambda p: p.cup, player, event.dice)


def _credits(g: RollState, event: happened.CreditsGained) -> None:
    g.players[event.seat].credits += event.amount - event.lost
    if event.cause == MINIMUM:
        g.phase = MANAGE


def _chips_gained(g: RollState, event: happened.ChipsGained) -> None:
    gain_chips(g, event.seat, event.vp)


def _stocked(g: RollState, event: happened.Stocked) -> None:
    player = g.players[event.seat]
    player.credits += event.credits - event.lost
    _move(lambda p: p.citizenry, player, (event.worker,))


def _scouted(g: RollState, event: happened.Scouted) -> None:
    _move(lambda p: p.citizenry, g.players[event.seat], (event.worker,))


def _worker_placed(g: RollState, event: happened.WorkerPlaced) -> None:
    develops = sides()[event.tile].side == DEVELOPMENT
    _move(lambda p: p.developers if develops else p.settlers, g.players[event.seat], (event.die,))


def _completed(g: RollState, event: happened.TileCompleted) -> None:
    _move(lambda p: p.citizenry, g.players[event.seat], event.dice)


def _gained(g: RollState, event: happened.DiceGained) -> None:
    player = g.players[event.seat]
    g.supply = [die for die in g.supply if die not in event.dice]
    if event.to == "good":
        player.goods |= dict.fromkeys(event.dice, event.cause)
    else:
        (player.cup if event.to == "cup" else player.citizenry).extend(event.dice)


def _given_up(g: RollState, event: happened.DieGivenUp) -> None:
    player = g.players[event.seat]
    _take(player, (event.die,))
    player.faces.pop(event.die, None)
    player.idle.pop(event.die, None)
    g.supply.append(event.die)


def _produced(g: RollState, event: happened.GoodProduced) -> None:
    player = g.players[event.seat]
    _take(player, (event.die,))
    player.goods[event.die] = event.world


def _shipped(g: RollState, event: happened.GoodTraded | happened.GoodConsumed) -> None:
    player = g.players[event.seat]
    player.credits += event.credits - event.lost
    _move(lambda p: p.citizenry, player, (event.shipper, event.good))
    if isinstance(event, happened.GoodConsumed):
        gain_chips(g, event.seat, event.vp)


def _bought(g: RollState, event: happened.PointsBought) -> None:
    g.players[event.seat].credits -= event.credits
    gain_chips(g, event.seat, event.vp)


def _recruited(g: RollState, event: happened.WorkersRecruited) -> None:
    player = g.players[event.seat]
    player.credits -= len(event.dice)
    _move(lambda p: p.cup, player, event.dice)
    g.phase = MANAGE


def _recalled(g: RollState, event: happened.DiceRecalled) -> None:
    _move(lambda p: p.cup, g.players[event.seat], event.dice)
    g.phase = MANAGE


_APPLY: Mapping[type[Event], Callable[[RollState, Any], None]] = {
    happened.WorkersRevealed: _revealed,
    happened.PhasesRevealed: _phases,
    happened.ExtraDieRolled: _spare_die,
    happened.PhaseBegan: _began,
    happened.WorkersLent: _lent,
    happened.DiceToCup: _to_cup,
    happened.CreditsGained: _credits,
    happened.ChipsGained: _chips_gained,
    happened.Stocked: _stocked,
    happened.Scouted: _scouted,
    happened.WorkerPlaced: _worker_placed,
    happened.TileCompleted: _completed,
    happened.DiceGained: _gained,
    happened.DieGivenUp: _given_up,
    happened.GoodProduced: _produced,
    happened.GoodTraded: _shipped,
    happened.GoodConsumed: _shipped,
    happened.PointsBought: _bought,
    happened.WorkersRecruited: _recruited,
    happened.DiceRecalled: _recalled,
}
