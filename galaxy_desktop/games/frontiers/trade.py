"""The Trade part of Trade, Consume (page 8): sell one good or none."""

from functools import partial

from galaxy_desktop.engine.decisions import Option, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.events import GoodSold, NothingSold
from galaxy_desktop.games.frontiers.powers import sale_bonus, sale_price
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.stockpile import StockCredits
from galaxy_desktop.games.frontiers.supply import take_good

NO_SALE = "no_sale"


def for_sale(player: Player) -> tuple[str, ...]:
    """Return the colonies whose goods can be sold."""
    known = tiles()
    return tuple(colony for colony in player.goods if NO_SALE not in known[colony].abilities)


def sale(player: Player, colony: str) -> int:
    """Return the credits for selling the good of a colony, bonuses included."""
    return sale_price(player.goods[colony]) + sale_bonus(player, colony)


@plain
class SellGood(Step[FrontiersState]):
    """Choice to sell one good for the price of its kind and a bonus of powers, or none."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        player = g.players[self.seat]
        colonies = for_sale(player)
        if not colonies:
            return {}
        return {self.seat: Pick("sell", colonies, least=0, why=partial(why_no_sale, player.clone()))}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        if self.seat not in answers:
            return
        if not answers[self.seat]:
            g.tell(NothingSold(self.seat))
            return
        (colony,) = answers[self.seat]
        player = g.players[self.seat]
        bonus = sale_bonus(player, colony)
        kind = take_good(g, self.seat, colony)
        player.credits += sale_price(kind) + bonus
        g.tell(GoodSold(self.seat, colony, kind, sale_price(kind), bonus))
        g.then(StockCredits(self.seat, sale_price(kind) + bonus))


def why_no_sale(player: Player, option: Option) -> Reason | None:
    """Return the reason that the good of a colony cannot be sold, or None."""
    if option not in player.colonies:
        return None
    if option not in player.goods:
        return because("no_good", tile=option)
    return because("no_sale", tile=option) if NO_SALE in tiles()[option].abilities else None
