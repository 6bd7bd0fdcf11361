"""Forecast of a Produce phase that begins now for one seat; works on a view as on the state."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.moves import source_of
from galaxy_desktop.games.race.powers import card_powers, empty_windfalls, power_of
from galaxy_desktop.games.race.produce import cards_for, in_turn
from galaxy_desktop.games.race.schema import Power
from galaxy_desktop.games.race.state import RaceState


@dataclass(frozen=True, slots=True)
class Production:
    """One outcome of the phase for a seat."""

    produced: tuple[str, ...] = ()
    """Worlds that get a good."""
    served: tuple[tuple[str, str], ...] = ()
    """Pairs of (option of a power, windfall world) for the goods that powers put on windfall worlds."""
    cards: int = 0
    paid: int = 0
    """Cards of the hand discarded for goods."""
    most: int = 0
    """Additional cards if the seat produces most of its kinds; the other seats may prevent it."""


def productions(g: RaceState, seat: Seat) -> set[Production]:
    """Return all outcomes of a Produce phase that has just begun, if the supply does not run out."""
    ways = {Production()}
    for ref in in_turn(g, seat):
        power = power_of(g, ref)
        ways = {after for way in ways for after in _used(g, seat, ref, power, way)}
    return {replace(way, most=_for_most(g, seat, way.produced)) for way in ways}


def _used(g: RaceState, seat: Seat, ref: str, power: Power, way: Production) -> Iterator[Production]:
    """Yield the outcomes of using one power after those in `way`."""
    source = source_of(ref)
    if power.code == "produce_windfall":
        yield from _windfalls(g, seat, ref, power, way)
    elif power.code != "produce":
        yield replace(way, cards=way.cards + cards_for(g, seat, power, way.produced))
    elif source in g.players[seat].goods:
        yield way
    else:
        made = _with_good(g, way, source)
        yield replace(made, cards=made.cards + power.cards)


def _windfalls(g: RaceState, seat: Seat, ref: str, power: Power, way: Production) -> Iterator[Production]:
    served = dict(way.served)
    worlds = [w for w in empty_windfalls(g, seat, power.good) if w not in way.produced]
    if power.price:
        yield way
        if ref in served or len(g.players[seat].hand) + way.cards - way.paid < 1:
            return
        way = replace(way, paid=way.paid + 1)
    elif not worlds:
        yield way
    for world in worlds:
        yield replace(_with_good(g, way, world), served=(*way.served, (ref, world)))


def _with_good(g: RaceState, way: Production, world: str) -> Production:
    draws = sum(p.cards for _, p in g.cards[world].in_phase["produce"] if p.code == "draw_if_produced")
    return replace(way, produced=(*way.produced, world), cards=way.cards + draws)


def _for_most(g: RaceState, seat: Seat, produced: tuple[str, ...]) -> int:
    kinds = {g.cards[world].good for world in produced}
    return sum(
        power.cards
        for _, power in card_powers(g, seat, "produce")
        if power.code == "draw_if_most_produced" and power.good in kinds
    )
