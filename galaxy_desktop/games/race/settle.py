"""III: Settle (pages 5 and 6). All choose a world in secret, all reveal, all pay or conquer."""

from functools import partial

from galaxy_desktop.engine.decisions import Pay, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.race.develop import draw_after_placing
from galaxy_desktop.games.race.events import NothingPlaced, PlacementPaid, WorldPlaced
from galaxy_desktop.games.race.goods import put_good
from galaxy_desktop.games.race.moves import CONQUER, PlaceBy, parse_as
from galaxy_desktop.games.race.powers import military_against, powers_at, temporary_military
from galaxy_desktop.games.race.state import EVERYBODY, RaceState
from galaxy_desktop.games.race.supply import discard_from_hand
from galaxy_desktop.games.race.ways import (
    can_place_world,
    means,
    why_no_world,
    world_ways,
)


@plain
class Settle(Step[RaceState]):
    """Choose a world or none, in secret; then place all that were chosen, windfall worlds with their good."""

    def asks(self, g: RaceState) -> Asks:
        asks = {}
        for seat in range(len(g.players)):
            m = means(g, seat, "settle")
            offered = tuple(card for card in m.hand if can_place_world(m, card))
            asks[seat] = Pick("settle", offered, least=0, why=partial(why_no_world, m))
        return asks

    def done(self, g: RaceState, answers: Answers) -> None:
        payments = []
        for seat in g.order():
            if not answers[seat]:
                g.tell(NothingPlaced(seat, "settle"))
                continue
            world = answers[seat][0]
            g.players[seat].hand.remove(world)
            place_world(g, seat, world)
            g.players[seat].placed = world
            payments.append(PayForWorld(seat))
        g.then(*payments)


def place_world(g: RaceState, seat: Seat, world: str) -> None:
    """Place a world in a tableau, a windfall world with a good (page 5)."""
    g.players[seat].tableau.append(world)
    g.tell(WorldPlaced(seat, world))
    if g.cards[world].source == "windfall":
        put_good(g, seat, world, world)


@plain
class PayForWorld(Step[RaceState]):
    """Pay for or conquer the world that was revealed, then draw for the powers that reward placing."""

    seat: Seat

    def asks(self, g: RaceState) -> Asks:
        world = g.players[self.seat].placed
        return {self.seat: Pay("pay", world_ways(means(g, self.seat, "settle"), world), about=world)}

    def done(self, g: RaceState, answers: Answers) -> None:
        way, paid = answers[self.seat]
        by = parse_as(PlaceBy, way)
        world = g.players[self.seat].placed
        strength = _strength(g, self.seat, by.used) if by.how == CONQUER else 0
        for card in by.used:
            g.players[self.seat].tableau.remove(card)
            g.discards.append((card, EVERYBODY))
        discard_from_hand(g, self.seat, paid)
        g.tell(PlacementPaid(self.seat, paid, world, by.how, by.used, strength))
        draw_after_placing(g, self.seat, "settle")


def _strength(g: RaceState, seat: Seat, used: tuple[str, ...]) -> int:
    """Return Military against the world just placed, with that of the cards discarded for it."""
    world = g.cards[g.players[seat].placed]
    powers = powers_at(g, seat, "settle")
    helps = sum(more for more, card in temporary_military(powers) if card in used)
    return military_against(world, powers) + helps
