"""Forecast of the gains of a seat from an action, for display while it is being selected."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import reduce
from operator import and_

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bonuses import starting
from galaxy_desktop.games.frontiers.box import EXPLORE, actions, figures
from galaxy_desktop.games.frontiers.consume import free_income, usable
from galaxy_desktop.games.frontiers.harvest import harvests, left_by, payable
from galaxy_desktop.games.frontiers.powers import powers, price_for
from galaxy_desktop.games.frontiers.reasons import Market
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.trade import for_sale, sale
from galaxy_desktop.games.frontiers.ways import possible_ways


@dataclass(frozen=True, slots=True)
class Outlook:
    """Certain gains from an action, and choices that it opens."""

    credits: int = 0
    """The bonus, and credits that powers pay whatever is chosen; in Trade with the best sale."""
    vp: int = 0
    colonists: int = 0
    worlds: int = 0
    """Number of worlds to be explored."""
    goods: tuple[str, ...] = ()
    """Kinds of the goods that would be produced whatever is chosen."""
    least_goods: int = 0
    most_goods: int = 0
    most_credits: int = 0
    """Most credits that Produce can pay; `credits` is the certain amount."""
    tiles: tuple[str, ...] = ()
    """Developments that can be bought, worlds that can be settled, Consume powers that can be used, or
    colonies that can produce for a price.
    """


def outlook(g: FrontiersState, seat: Seat, action: str, *, selects: bool) -> Outlook:
    """Return the outlook of a seat for an action now, if it selects it or if another seat does."""
    player = g.players[seat].clone()
    player.forget_action()
    gains = actions()[action].gains if selects else {}
    found = Outlook(
        credits=gains.get("gain_credits", 0) + starting(player, action, "credits"),
        vp=gains.get("gain_vp", 0),
        colonists=min(g.colonists, gains.get("gain_colonists", 0) + starting(player, action, "colonists")),
    )
    player.credits += found.credits
    player.colonists += found.colonists
    match action:
        case "develop":
            return replace(found, tiles=_buyable(g, player, selects=selects))
        case "explore":
            return replace(found, worlds=_explored(g, seat, selects=selects))
        case "settle":
            worlds = (world for world in player.explored if any(True for _ in possible_ways(player, world)))
            return replace(found, tiles=tuple(worlds))
        case "produce":
            return _production(found, g, player, seat, selects=selects)
        case "trade_consume":
            return _consumption(found, player)
    return found


def _buyable(g: FrontiersState, player: Player, *, selects: bool) -> tuple[str, ...]:
    """Return the developments that the player could buy."""
    prices = {tile: price_for(player, tile, selects=selects) for tile in g.stock}
    return Market(player.credits, tuple(player.developments), prices, g.stock).buyable()


def _explored(g: FrontiersState, seat: Seat, *, selects: bool) -> int:
    """Return the number of worlds that a seat picks and draws, as far as the bag has them for all."""
    offer = min(figures().offer, len(g.bag))
    second = actions()[EXPLORE].gains["pick_world"] if selects and offer > len(g.players) else 0
    draws = [sum(power.amount for _, power in powers(p, EXPLORE, "draw")) for p in g.players]
    left = len(g.bag) - offer - sum(draws) + draws[seat]
    return min(1, offer) + second + max(0, min(draws[seat], left))


def _production(found: Outlook, g: FrontiersState, player: Player, seat: Seat, *, selects: bool) -> Outlook:
    """Return the outlook with goods made for sure and at most, and the credits paid."""
    others = [other for place, other in enumerate(g.players) if place != seat]
    player.credits += g.produce_credits if selects else 0
    outcomes = harvests(player, others, g.goods, selects=selects)
    if not selects:
        outcomes |= harvests(player, others, left_by(others, g.goods), selects=selects)
    sure = reduce(and_, (Counter(outcome.kinds) for outcome in outcomes))
    numbers = [len(outcome.kinds) for outcome in outcomes]
    waiting = found.credits + (g.produce_credits if selects else 0)
    return replace(
        found,
        credits=waiting + min(outcome.credits for outcome in outcomes),
        most_credits=waiting + max(outcome.most_credits for outcome in outcomes),
        goods=tuple(sure.elements()),
        least_goods=min(numbers),
        most_goods=max(numbers),
        tiles=tuple(payable(player, g.goods, selects=selects)),
    )


def _consumption(found: Outlook, player: Player) -> Outlook:
    """Return the outlook with the best sale, powers that take no good, and powers that can be used."""
    best = max((sale(player, colony) for colony in for_sale(player)), default=0)
    paid, points = free_income(player)
    return replace(
        found, credits=found.credits + best + paid, vp=found.vp + points, tiles=tuple(usable(player))
    )
