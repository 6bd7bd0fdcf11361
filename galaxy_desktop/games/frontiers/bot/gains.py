"""Gains of a seat from an action, in VP, if it selects it or if another seat does."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol

from galaxy_desktop.games.frontiers.bonuses import starting
from galaxy_desktop.games.frontiers.bot.pace import fade
from galaxy_desktop.games.frontiers.bot.placing import settled, with_colonists
from galaxy_desktop.games.frontiers.bot.production import production
from galaxy_desktop.games.frontiers.bot.prospect import Prospect
from galaxy_desktop.games.frontiers.bot.usage import best_use, with_goods_left
from galaxy_desktop.games.frontiers.bot.weights import CHOICE, UNSEEN
from galaxy_desktop.games.frontiers.box import (
    DEVELOP,
    EXPLORE,
    PRODUCE,
    SETTLE,
    TRADE_CONSUME,
    actions,
    figures,
    tiles,
)
from galaxy_desktop.games.frontiers.consume import free_income
from galaxy_desktop.games.frontiers.powers import develop_discount, powers
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.ways import possible_ways


class StandingOf(Protocol):
    """Standing of a player, as at the start of its turn, after the action; `selects` if it selected it."""

    def __call__(self, g: FrontiersState, own: Prospect, player: Player, /, *, selects: bool) -> float: ...


def gain(g: FrontiersState, own: Prospect, action: str, *, selects: bool) -> float:
    """Return the VP that an action gives a seat."""
    player = own.player.clone()
    player.forget_action()
    gains = actions()[action].gains if selects else {}
    chips = gains.get("gain_vp", 0)
    income = gains.get("gain_credits", 0) + starting(player, action, "credits")
    colonists = gains.get("gain_colonists", 0) + starting(player, action, "colonists")
    outcome = OUTCOMES.get(action)
    if outcome is None and not (chips or income or colonists):
        return 0.0
    player.chips += chips
    player.credits += income
    player.colonists += min(g.colonists, colonists)
    after = outcome(g, own, player, selects=selects) if outcome else own.standing(player)
    return after - own.before


def _develop(g: FrontiersState, own: Prospect, player: Player, *, selects: bool) -> float:
    """Return the standing after buying the best development that can be paid, or none."""
    known, discount = tiles(), develop_discount(player, selects=selects)
    offers = [
        (tile, due)
        for tile, left in g.stock.items()
        if left
        and tile not in player.developments
        and (due := max(0, known[tile].cost - discount)) <= player.credits
    ]
    return max([own.standing(player), *own.standings_with(player, offers)])


def _explore(g: FrontiersState, own: Prospect, player: Player, *, selects: bool) -> float:
    """Return the standing after picking a world, and drawing those that powers draw."""
    del g
    drawn = sum(power.amount for _, power in powers(player, EXPLORE, "draw"))
    number = 1 + drawn + actions()[EXPLORE].gains["pick_world"] * selects
    at_hand = len(player.explored)
    worth = sum((*UNSEEN, *[0.0] * 20)[at_hand : at_hand + number])
    return own.standing(player) + fade(own.rounds) * (worth + CHOICE * selects)


def _settle(g: FrontiersState, own: Prospect, player: Player, *, selects: bool) -> float:
    """Return the standing after settling the best world, or gaining colonists."""
    del selects
    best = own.standing(with_colonists(g, player, figures().colonists_instead))
    for world in player.explored:
        for way in possible_ways(player, world):
            best = max(best, own.standing(settled(player, world, way)))
    return best


def _produce(g: FrontiersState, own: Prospect, player: Player, *, selects: bool) -> float:
    """Return the standing after producing all goods possible."""
    made = production(player, selects=selects)
    player.goods.update(made.goods)
    player.credits += round(made.credits) + g.produce_credits * selects
    return own.standing(player)


def _trade_consume(g: FrontiersState, own: Prospect, player: Player, *, selects: bool) -> float:
    """Return the standing after the best use of all goods."""
    del g, selects
    use = best_use(player, tuple(sorted(player.goods.items())))
    paid, vp = free_income(player)
    player.credits += use.credits + paid
    player.chips += use.vp + vp
    return own.standing(with_goods_left(player, use.left))


OUTCOMES: Mapping[str, StandingOf] = MappingProxyType(
    {
        DEVELOP: _develop,
        EXPLORE: _explore,
        SETTLE: _settle,
        PRODUCE: _produce,
        TRADE_CONSUME: _trade_consume,
    }
)
"""Outcome of each action beyond its bonus and the gains at the start of a turn."""
