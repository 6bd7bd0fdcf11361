"""Trade, Consume (page 8): player by player, sell a good or none, then use every Consume power."""

from functools import partial

from galaxy_desktop.engine.decisions import Option, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.frontiers.box import TRADE_CONSUME, actions
from galaxy_desktop.games.frontiers.events import GoodsConsumed
from galaxy_desktop.games.frontiers.powers import powers, sale_price
from galaxy_desktop.games.frontiers.schema import ANY, Power
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.supply import (
    gain_chips,
    gain_credits,
    look_at_pool,
    take_chips,
    take_good,
)
from galaxy_desktop.games.frontiers.trade import SellGood

CONSUME = "consume"


@plain
class BeginTradeConsume(Step[FrontiersState]):
    """A VP chip for the selector; then every player does both parts in turn."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        gain_chips(g, g.selector, actions()[TRADE_CONSUME].gains["gain_vp"], TRADE_CONSUME)
        parts = (SellGood, UseFreePowers, ConsumeGoods, CountConsumed)
        g.then(*(step(seat) for seat in g.order() for step in parts))


@plain
class UseFreePowers(Step[FrontiersState]):
    """Payment of Consume powers that take no good, once each, even to a player without goods."""

    seat: Seat

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player = g.players[self.seat]
        for tile, power in powers(player, CONSUME, "credits"):
            gain_credits(g, self.seat, power.amount, tile)
        for tile, power in powers(player, CONSUME, "vp"):
            gain_chips(g, self.seat, power.amount, tile)


def free_income(player: Player) -> tuple[int, int]:
    """Return credits and VP of Consume powers that take no goods."""
    paid = sum(power.amount for _, power in powers(player, CONSUME, "credits"))
    vp = sum(power.amount for _, power in powers(player, CONSUME, "vp"))
    for _, power in powers(player, CONSUME, "vp_per_good"):
        vp += power.companion_vp * (power.companion in player.empire())
    return paid, vp


def fitting(player: Player, power: Power) -> tuple[str, ...]:
    """Return the colonies whose goods a Consume power can take."""
    return tuple(colony for colony, kind in player.goods.items() if power.kind in (kind, ANY))


def goods_taken(player: Player, power: Power) -> int:
    """Return the number of goods a Consume power takes now, used as often as it can be; 0 if unusable."""
    colonies = fitting(player, power)
    there = len({player.goods[colony] for colony in colonies}) if power.different else len(colonies)
    return min(power.times, there // power.goods) * power.goods


def usable(player: Player) -> dict[str, Power]:
    """Return the Consume powers not used yet that have goods to take, by tile."""
    return {
        tile: power
        for tile, power in powers(player, CONSUME, CONSUME)
        if tile not in player.used and goods_taken(player, power)
    }


@plain
class ConsumeGoods(Step[FrontiersState]):
    """Choice of the next power, until none has goods to take; only those that say "may" can be left out."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        player = g.players[self.seat]
        found = usable(player)
        if not found:
            return {}
        least = int(not all(power.optional for power in found.values()))
        why = partial(why_no_consume, player.clone())
        return {self.seat: Pick("consume", tuple(found), least, why=why)}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        for tile in answers.get(self.seat, ()):
            g.then(FeedPower(self.seat, tile), self)


def why_no_consume(player: Player, option: Option) -> Reason | None:
    """Return the reason that a Consume power cannot be used now, or None."""
    found = dict(powers(player, CONSUME, CONSUME))
    if option not in found:
        return None
    if option in player.used:
        return because("used_already", tile=option)
    power = found[option]
    if goods_taken(player, power):
        return None
    fits = fitting(player, power)
    if power.different:
        kinds = len({player.goods[colony] for colony in fits})
        return because("kinds_short", tile=option, needs=power.goods, has=kinds)
    return because("goods_short", tile=option, needs=power.goods, has=len(fits))


@plain
class FeedPower(Step[FrontiersState]):
    """Choice of the goods that a Consume power takes, and the payment for them."""

    seat: Seat
    tile: str

    def asks(self, g: FrontiersState) -> Asks:
        player = g.players[self.seat]
        power = usable(player)[self.tile]
        colonies, number = fitting(player, power), goods_taken(player, power)
        labels = tuple(player.goods[colony] for colony in colonies) if power.different else ()
        why = partial(_why_no_good, player.clone(), power.kind)
        asked = Pick("feed", colonies, number, number, labels=labels, about=self.tile, why=why)
        return {self.seat: asked}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player, colonies = g.players[self.seat], answers[self.seat]
        power = usable(player)[self.tile]
        kinds = tuple(take_good(g, self.seat, colony) for colony in colonies)
        uses = len(colonies) // power.goods
        paid = sum(map(sale_price, kinds)) if power.credits_from_price else uses * power.credits
        player.used.append(self.tile)
        player.consumed += len(colonies)
        player.credits += paid
        take_chips(g, self.seat, uses * power.vp)
        g.tell(GoodsConsumed(self.seat, self.tile, colonies, kinds, uses * power.vp, paid, g.pool))
        look_at_pool(g)


def _why_no_good(player: Player, kind: str, option: Option) -> Reason | None:
    """Return the reason that a power cannot take the good of a colony, or None."""
    if option not in player.colonies:
        return None
    if option not in player.goods:
        return because("no_good", tile=option)
    if kind not in (ANY, player.goods[option]):
        return because("wrong_good", tile=option, kind=player.goods[option], needs=kind)
    return None


@plain
class CountConsumed(Step[FrontiersState]):
    """Payment of powers for every good consumed, and once for a companion that is owned."""

    seat: Seat

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player = g.players[self.seat]
        for tile, power in powers(player, CONSUME, "vp_per_good"):
            owned = power.companion in player.empire()
            gain_chips(g, self.seat, power.amount * player.consumed + power.companion_vp * owned, tile)
