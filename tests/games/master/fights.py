"""Conflicts laid by hand: examples 12 and 13 of the rules notes, and a war on two fronts."""

from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.use_cards import UseCards
from tests.games.master.laid import choose, fight, fill, hold, own, route, run, table


def e12() -> MasterState:
    """Example 12: seat 0 (P) holds ne_core, seat 1 (Q) nw_core with two bases and a route to it."""
    g = table(4)
    own(g, 0, "ne_core")
    own(g, 1, "nw_cross")
    own(g, 1, "nw_core", 2)
    route(g, 1, "nw_cross-nw_core", "nw_cross")
    fight(g, "planetary_invasion", "ne_core-nw_core", "ne_core")
    fill(g, "planetary_invasion.red")
    g.cubes["planetary_invasion.blue"] = ("red", "", "", "", "red")
    g.reserve["red"] -= 2
    g.phase = "rewards"
    return g


def e13() -> MasterState:
    """Example 13: P holds nw_gate and nw_core; nw_strait is neutral, one cube on its way there."""
    g = table()
    own(g, 0, "nw_gate")
    own(g, 0, "nw_core")
    route(g, 0, "nw_strait-nw_core", "nw_core", 1)
    hold(g, 0, "trade_war")
    run(g, UseCards(0))
    choose(g, "cards", "conflict trade_war nw_gate-nw_strait red")
    choose(g, "cards", "end")
    g.turn += 2
    return g


def win(g: MasterState, side: str = "planetary_invasion.red", seat: int = 0) -> None:
    """Take the reward of a complete side."""
    g.seat = seat
    run(g, TakeRewards(seat))
    choose(g, "rewards", f"take {side}", seat)


def two_fronts(card: str) -> MasterState:
    """Seat 0 fights seat 1 with a card, and seat 2 fights seat 1 in a border war; all in the core."""
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    own(g, 2, "se_core")
    fight(g, card, "ne_core-nw_core", "ne_core", attacker=0)
    fight(g, "border_war", "se_core-ne_core", "se_core", attacker=2)
    return g
