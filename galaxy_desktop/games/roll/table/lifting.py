"""Lifting of the screens, shown as a table of its own between those before and after it."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Event
from galaxy_desktop.games.roll.assignment import DICTATE
from galaxy_desktop.games.roll.events import DiceToCup, PhasesRevealed, WorkersRevealed
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.ui.painter import Shown

Part = tuple[Sequence[Event], Shown, Shown]
"""Some of the events, with the table before and after them."""


def parts(events: Sequence[Event], before: Shown, after: Shown) -> list[Part]:
    """Return the Reveal as one part and the rest as another; one part if no screen was lifted."""
    ends = [number for number, event in enumerate(events, 1) if isinstance(event, PhasesRevealed)]
    if not ends or before.view.phase != "assign":
        return [(events, before, after)]
    end = ends[0]
    while end < len(events) and isinstance(events[end], DiceToCup):
        end += 1
    view = lifted(before.view, events[:end])
    revealed = Shown(view, after.seat, after.sitters)
    return [(events[:end], before, revealed), (events[end:], revealed, after)]


def lifted(view: RollState, events: Sequence[Event]) -> RollState:
    """Return the state once the screens are lifted, as these events tell it."""
    g = view.clone()
    g.sealed, g.asking = {}, {}
    for event in events:
        if isinstance(event, WorkersRevealed):
            player = g.players[event.seat]
            player.rolled, player.selected, player.selector = [], event.selected, event.selector
            player.faces |= dict(zip(event.dice, event.faces, strict=True))
            columns = zip(event.dice, event.columns, strict=True)
            player.workers = {die: column for die, column in columns if column != DICTATE}
        elif isinstance(event, PhasesRevealed):
            g.occurring, g.phase = event.phases, event.phases[0]
        elif isinstance(event, DiceToCup):
            player = g.players[event.seat]
            player.idle = {die: player.workers.pop(die) for die in event.dice if die in player.workers}
            player.cup.extend(event.dice)
    return g
