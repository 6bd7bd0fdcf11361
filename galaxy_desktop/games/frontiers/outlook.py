"""What an action would give a seat, for those who think about selecting it: plain figures of a state."""

from dataclasses import dataclass, replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bonuses import START
from galaxy_desktop.games.frontiers.consume import CONSUME, usable
from galaxy_desktop.games.frontiers.figures import EXPLORE, PRODUCE, actions
from galaxy_desktop.games.frontiers.powers import kind_of, powers, price_for
from galaxy_desktop.games.frontiers.produce import empty_colonies, producing, times_paid_alone
from galaxy_desktop.games.frontiers.reasons import Market
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.tiles import ANY, KINDS, WINDFALL
from galaxy_desktop.games.frontiers.trade import for_sale, sale
from galaxy_desktop.games.frontiers.ways import possible_ways


@dataclass(frozen=True, slots=True)
class Outlook:
    """What comes in for certain, and what becomes possible."""

    credits: int = 0
    """The bonus, and what powers pay whatever is chosen; in Trade the best sale."""
    vp: int = 0
    colonists: int = 0
    worlds: int = 0
    """Worlds to be explored."""
    goods: tuple[str, ...] = ()
    """Kinds of the goods that would be produced; the supply is not looked at."""
    tiles: tuple[str, ...] = ()
    """Developments to be bought, worlds to be settled, or Consume powers that can be fed."""


def outlook(g: FrontiersState, seat: Seat, action: str, selects: bool) -> Outlook:
    """What an action would give a seat now, if it selects it or if another seat does."""
    player = g.players[seat].clone()
    player.forget_action()
    gains = actions()[action].gains if selects else {}
    found = Outlook(
        credits=gains.get("gain_credits", 0) + _starting(player, action, "credits"),
        vp=gains.get("gain_vp", 0),
        colonists=min(g.colonists, gains.get("gain_colonists", 0) + _starting(player, action, "colonists")),
    )
    player.credits += found.credits
    player.colonists += found.colonists
    match action:
        case "develop":
            return replace(found, tiles=_buyable(g, player, selects))
        case "explore":
            drawn = sum(power.amount for _, power in powers(player, EXPLORE, "draw"))
            return replace(found, worlds=1 + gains.get("pick_world", 0) + drawn)
        case "settle":
            worlds = (world for world in player.explored if any(True for _ in possible_ways(player, world)))
            return replace(found, tiles=tuple(worlds))
        case "produce":
            return _production(found, player, g.produce_credits if selects else 0, selects)
        case "trade_consume":
            return _consumption(found, player)
    return found


def _starting(player: Player, action: str, code: str) -> int:
    """What powers give at the start of the own turn."""
    return sum(power.amount for _, power in powers(player, action, code) if power.when == START)


def _buyable(g: FrontiersState, player: Player, selects: bool) -> tuple[str, ...]:
    """The developments that the player could buy."""
    prices = {tile: price_for(player, tile, selects) for tile in g.stock}
    return Market(player.credits, tuple(player.developments), prices, g.stock).buyable()


def _production(found: Outlook, player: Player, waiting: int, selects: bool) -> Outlook:
    """The goods of production colonies, of windfall powers and of the bonus, and what powers pay for them."""
    colonies = [colony for kind in KINDS for colony in producing(player, kind)]
    kinds = [power.kind for _, power in powers(player, PRODUCE, "windfall")] + [ANY] * selects
    for kind in sorted(kinds, key=lambda kind: kind == ANY):
        free = (c for c in empty_colonies(player, WINDFALL, kind) if c not in colonies)
        colonies += [next(free, "")]
    colonies = [colony for colony in colonies if colony]
    player.made = [kind_of(player, colony) for colony in colonies]
    paid = waiting
    for tile, power in powers(player, PRODUCE, "credits"):
        if power.when == "good_here":
            paid += power.amount * (tile in colonies)
        elif power.when == "end" and not power.most:
            paid += power.amount * times_paid_alone(player, power)
    return replace(found, credits=found.credits + paid, goods=tuple(player.made))


def _consumption(found: Outlook, player: Player) -> Outlook:
    """The best sale, and what powers pay that take no good; the powers that could be fed."""
    best = max((sale(player, colony) for colony in for_sale(player)), default=0)
    paid = sum(power.amount for _, power in powers(player, CONSUME, "credits"))
    vp = sum(power.amount for _, power in powers(player, CONSUME, "vp"))
    return replace(found, credits=best + paid, vp=found.vp + vp, tiles=tuple(usable(player)))
