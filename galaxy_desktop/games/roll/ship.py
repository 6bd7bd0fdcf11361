"""V: Ship (page 7). Each shipper takes a good and trades it for credits, or consumes it for VP chips."""

from functools import partial

from galaxy_desktop.engine.decisions import Confirm, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.roll.dice import is_extra, type_of
from galaxy_desktop.games.roll.events import GoodConsumed, GoodTraded, PointsBought
from galaxy_desktop.games.roll.moves import CONSUME, TRADE, Ship, parse_as
from galaxy_desktop.games.roll.powers import consume_credits, consume_vp, points_on_sale, trade_credits
from galaxy_desktop.games.roll.reasons import why_no_good
from galaxy_desktop.games.roll.state import Player, RollState
from galaxy_desktop.games.roll.stock import add_credits, gain_chips, use_worker


def shippers(player: Player) -> tuple[str, ...]:
    """Return the shippers still to do their task, one of each type, with lent ones counted apart."""
    found: dict[tuple[str, bool], str] = {}
    for worker in (*player.column("ship"), *player.extras):
        found.setdefault((type_of(worker), is_extra(worker)), worker)
    return tuple(found.values())


def goods(player: Player) -> tuple[str, ...]:
    """Return the goods of a player, one of each type on each world."""
    found: dict[tuple[str, str], str] = {}
    for die, world in player.goods.items():
        found.setdefault((type_of(die), world), die)
    return tuple(found.values())


@plain
class ShipGood(Step[RollState]):
    """Choice of the next shipper, its good and its task, repeated while there are both."""

    seat: Seat

    def asks(self, g: RollState) -> Asks:
        player = g.players[self.seat]
        options = tuple(
            Ship(task, shipper, good).option
            for shipper in shippers(player)
            for good in goods(player)
            for task in (TRADE, CONSUME)
        )
        why = partial(why_no_good, tuple(player.tableau), tuple(player.goods.values()))
        return {self.seat: Pick("ship", options, why=why, public=True)} if options else {}

    def done(self, g: RollState, answers: Answers) -> None:
        for choice in answers.get(self.seat, ()):
            ship = parse_as(Ship, choice)
            if ship.task == TRADE:
                trade(g, self.seat, ship.shipper, ship.good)
                g.then(BuyPoints(self.seat), self)
            else:
                consume(g, self.seat, ship.shipper, ship.good)
                g.then(self)


def brings(player: Player, ship: Ship) -> tuple[int, int]:
    """Return the VP chips and credits that a move brings, before the limit of credits."""
    tableau, world = player.tableau, player.goods[ship.good]
    if ship.task == TRADE:
        return 0, trade_credits(tableau, world)
    return consume_vp(tableau, world, ship.good, ship.shipper), consume_credits(tableau, world)


def trade(g: RollState, seat: Seat, shipper: str, good: str) -> None:
    """Trade a good: both dice go to the Citizenry, credits depend on the color of the world."""
    player = g.players[seat]
    world = _ship(g, seat, shipper, good)
    price = trade_credits(player.tableau, world)
    g.tell(GoodTraded(seat, shipper, good, world, price, add_credits(g, seat, price)))


def consume(g: RollState, seat: Seat, shipper: str, good: str) -> None:
    """Consume a good: both dice go to the Citizenry, VP chips depend on matching types."""
    player = g.players[seat]
    world = _ship(g, seat, shipper, good)
    vp, paid = consume_vp(player.tableau, world, good, shipper), consume_credits(player.tableau, world)
    gain_chips(g, seat, vp)
    g.tell(GoodConsumed(seat, shipper, good, world, vp, paid, add_credits(g, seat, paid)))


def _ship(g: RollState, seat: Seat, shipper: str, good: str) -> str:
    """Move the shipper and the good to the Citizenry; return the world the good came from."""
    player = g.players[seat]
    world = player.goods.pop(good)
    use_worker(g, seat, shipper)
    player.citizenry.append(good)
    return world


@plain
class BuyPoints(Step[RollState]):
    """Choice to pay credits for VP chips after a Trade, by a power."""

    seat: Seat

    def asks(self, g: RollState) -> Asks:
        sold = points_on_sale(g.players[self.seat])
        return {} if sold is None else {self.seat: Confirm("buy_points", about=sold[0], public=True)}

    def done(self, g: RollState, answers: Answers) -> None:
        player = g.players[self.seat]
        if answers.get(self.seat) and (sold := points_on_sale(player)) is not None:
            side, power = sold
            player.credits -= power.credits
            gain_chips(g, self.seat, power.vp)
            g.tell(PointsBought(self.seat, power.credits, power.vp, side))
