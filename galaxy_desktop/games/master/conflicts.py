"""Conflicts on the board (pages 14 to 16): possible placements, and ends without a winner."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.master.actions import AimedStep, Steps, action
from galaxy_desktop.games.master.box import SIDES, cards, side
from galaxy_desktop.games.master.card_events import CardLost, ConflictBegun, ConflictCancelled
from galaxy_desktop.games.master.cubes import clear, end_route
from galaxy_desktop.games.master.draw import gain_card, put_under
from galaxy_desktop.games.master.moves import PlaceConflict
from galaxy_desktop.games.master.routes import fought_over
from galaxy_desktop.games.master.schema import CONFLICT, Effect
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, Conflict, MasterState
from galaxy_desktop.games.master.triggers import Fire, TriggerDetails
from galaxy_desktop.games.master.victory import watch


def fronts(g: MasterState, seat: Seat) -> Iterator[tuple[str, str]]:
    """Yield every track on which a seat may place a conflict, with its own system there (R16)."""
    owners, dark, exits, closed = g.owners, g.dark, star_map().exits, fought_over(g)
    for system, owner in owners.items():
        if owner != seat:
            continue
        for track, end, _ in exits[system]:
            if owners.get(end) != seat and end not in dark and track not in closed:
                yield track, system


def why_no_front(g: MasterState, seat: Seat, track: str) -> Reason | None:
    """Return the reason why a seat cannot place a conflict on a track, or None if it can."""
    ends = star_map().tracks[track].ends
    own = [end for end in ends if g.owners.get(end) == seat]
    dark = [end for end in ends if end in g.dark]
    if track in fought_over(g):
        return because("conflict_there", track=track)
    if not own:
        return because("no_base_for_conflict", track=track)
    if len(own) == len(ends):
        return because("both_ends_yours", track=track)
    return because("dark", system=dark[0]) if dark else None


def placements(g: MasterState, seat: Seat) -> tuple[PlaceConflict, ...]:
    """Return every way to place a conflict card; the side is the attacker's."""
    known = cards()
    held = [card for card in g.players[seat].row if known[card].deck == CONFLICT]
    if not held:
        return ()
    tracks = [track for track, _ in fronts(g, seat)]
    return tuple([way for card in held for track in tracks for way in _ways(card, track)])


@cache
def _ways(card: str, track: str) -> tuple[PlaceConflict, ...]:
    return tuple(PlaceConflict(card, track, facing) for facing in SIDES)


def place_conflict(g: MasterState, seat: Seat, move: PlaceConflict) -> None:
    """Lay a conflict card between two systems, and end any route on that track (R10)."""
    card, track, facing = move.card, move.track, move.facing
    system = dict(fronts(g, seat))[track]
    end = star_map().tracks[track].other(system)
    target = g.owners.get(end, NOBODY)
    if track in g.routes:
        end_route(g, track, "conflict")
    g.players[seat].row.remove(card)
    own, other = (seat, system), (target, end)
    (red, red_system), (blue, blue_system) = (own, other) if facing == "red" else (other, own)
    g.conflicts[card] = Conflict(track, red, blue, red_system, blue_system, seat, g.turn)
    g.tell(CardLost(seat, card, "placed"))
    g.tell(ConflictBegun(seat, card, track, facing, end, target))
    fires = [Fire(seat, "conflict_begun", TriggerDetails(role="attacker"))]
    if target != NOBODY:
        fires.append(Fire(target, "conflict_begun", TriggerDetails(role="target")))
    g.then(*fires)
    watch(g)


def clear_sides(g: MasterState, card: str, conflict: Conflict) -> None:
    """Clear both sides of a conflict that has left the board."""
    for facing in SIDES:
        if conflict.seat(facing) != NOBODY:
            clear(g, conflict.seat(facing), side(card, facing), "conflict")


def cancel(g: MasterState, card: str, cause: str, to: Seat | None = None) -> None:
    """End a conflict without reward to either side (page 15).

    The card goes to `to`, or else to whoever plays red; against a neutral system, or to nobody, under its
    deck.
    """
    conflict = g.conflicts.pop(card)
    if to is None:
        to = NOBODY if NOBODY in (conflict.red, conflict.blue) else conflict.red
    g.tell(ConflictCancelled(card, cause))
    clear_sides(g, card, conflict)
    if to == NOBODY:
        put_under(g, CONFLICT, [card])
        watch(g)
    else:
        gain_card(g, to, card, "board")


def conflicts_at(g: MasterState, system: str) -> list[str]:
    """Return the conflicts in which a system is involved."""
    return [card for card, c in g.conflicts.items() if system in (c.red_system, c.blue_system)]


def truces(g: MasterState, seat: Seat) -> tuple[str, ...]:
    """Return the conflicts for which a seat can offer a truce now (R20)."""
    sides = {card: (conflict.red, conflict.blue) for card, conflict in g.conflicts.items()}
    own = [card for card, seats in sides.items() if seat in seats and NOBODY not in seats]
    return tuple([card for card in own if card not in g.offered])


@plain
class CancelConflict(AimedStep):
    """Step that ends a conflict on the board, whoever is in it."""

    seat: Seat
    cause: str

    def asks(self, g: MasterState) -> Asks:
        return {self.seat: Pick("cancel", tuple(g.conflicts), about=self.cause)} if g.conflicts else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        for card in answers.get(self.seat, ()):
            cancel(g, card, self.cause)


@action("cancel_conflict")
def _cancel_conflict(seat: Seat, _effect: Effect, card: str) -> Steps:
    return (CancelConflict(seat, card),)
