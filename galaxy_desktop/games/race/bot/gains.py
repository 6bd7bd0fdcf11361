"""Gains of a seat from each phase, with and without the bonus of an action card."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from operator import add

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.engine import (
    NONE,
    Counts,
    Engine,
    consume_all,
    count_goods,
    engine_of,
)
from galaxy_desktop.games.race.bot.forecast import (
    card_worth,
    goods_of,
    goods_points,
    hand_points,
    produce_draws,
)
from galaxy_desktop.games.race.bot.placing import best_placing
from galaxy_desktop.games.race.box import actions, figures
from galaxy_desktop.games.race.schema import KINDS, Action
from galaxy_desktop.games.race.state import Player, RaceState

SECOND = 0.5
"""Share of the gain of a phase that remains when it happens a second time."""


@dataclass(frozen=True, slots=True)
class Gains:
    """Points that a seat may gain in this round."""

    plain: Mapping[str, float]
    """By phase, without a bonus."""
    chosen: Mapping[str, float]
    """By action card, with its bonus."""


@dataclass(slots=True)
class _Seat:
    """Data of a seat for the estimates below; its hand is read only if `known`."""

    g: RaceState
    seat: Seat
    known: bool
    rounds: float
    engine: Engine
    goods: Counts
    worth: float
    hand: int


def gains_of(g: RaceState, seat: Seat, rounds: float, *, known: bool) -> Gains:
    """Return a seat's gains from each phase and action; only if `known`, by the cards of its hand."""
    player = g.players[seat]
    engine = engine_of(g.edition, tuple(player.tableau))
    s = _Seat(g, seat, known, rounds, engine, goods_of(g, player), card_worth(rounds), len(player.hand))
    plain = {
        "explore": _explore(s, 0, 0),
        "develop": _place(s, world=False, bonus=False),
        "settle": _place(s, world=True, bonus=False),
        "consume": _consume(s, s.goods, 1),
        "produce": _produce(s, 0),
    }
    return Gains(plain, {action.id: _with_bonus(s, action, plain) for action in actions().values()})


def _with_bonus(s: _Seat, action: Action, plain: Mapping[str, float]) -> float:
    if action.happens_in != action.phase:
        return SECOND * plain[action.phase]
    codes = {power.code: power for power in action.bonus}
    match action.phase:
        case "explore":
            look = sum(p.cards for p in action.bonus if p.code == "draw_extra")
            return _explore(s, look, sum(p.cards for p in action.bonus if p.code == "keep_extra"))
        case "develop":
            return _place(s, world=False, bonus=True)
        case "settle":
            return _place(s, world=True, bonus=True)
        case "produce":
            return _produce(s, len(action.bonus))
    if "multiply_vp" in codes:
        return _consume(s, s.goods, codes["multiply_vp"].factor)
    return _trade(s)


def _explore(s: _Seat, look: int, keep: int) -> float:
    draw = figures().explore_draw + s.engine.look + look
    kept = min(draw, figures().explore_keep + s.engine.keep + keep)
    room = max(0, figures().hand_limit + 2 - s.hand)
    gain = hand_points(s.hand + min(room, kept), s.rounds) - hand_points(s.hand, s.rounds)
    return gain + 0.5 * log(draw) * min(1.0, s.rounds / 3)


def _place(s: _Seat, *, world: bool, bonus: bool) -> float:
    phase = "settle" if world else "develop"
    drawn = s.engine.draws.get(phase, 0) * s.worth
    if s.known:
        return drawn + best_placing(s.g, s.seat, s.rounds, world=world, bonus=bonus)
    off = s.engine.settle_discount if world else s.engine.develop_discount
    help_ = 0.1 * max(0, s.engine.military) if world else 0.0
    more = (s.worth if world else 0.8 * s.worth) if bonus else 0.0
    return drawn + (0.9 + 0.25 * off + help_) * (1 - 0.7**s.hand) + more * (1 - 0.6**s.hand)


def _consume(s: _Seat, goods: Counts, factor: int) -> float:
    """Return the gain of the Consume powers used on the goods, less the value of the goods spent."""
    vp, cards, left = consume_all(s.engine, goods)
    gain = vp * factor + s.worth * (cards + s.engine.draws.get("consume", 0))
    if s.engine.sells and left != NONE:
        gain += s.worth * max(s.engine.sale[k] for k in range(4) if left[k])
    lost = goods_points(s.engine, goods, s.rounds) - goods_points(s.engine, left, s.rounds)
    return gain - lost


def _trade(s: _Seat) -> float:
    """Return the gain of selling the best good and of the Consume powers used on the others."""
    if s.goods == NONE:
        return _consume(s, s.goods, 1)
    best = max((k for k in range(4) if s.goods[k]), key=lambda k: s.engine.sale[k])
    a, b, c, d = (number - (k == best) for k, number in enumerate(s.goods))
    rest: Counts = (a, b, c, d)
    drawn = hand_points(s.hand + s.engine.sale[best], s.rounds) - hand_points(s.hand, s.rounds)
    lost = goods_points(s.engine, s.goods, s.rounds) - goods_points(s.engine, rest, s.rounds)
    return drawn - lost + _consume(s, rest, 1)


def _produce(s: _Seat, windfalls: int) -> float:
    """Return the gain of a Produce phase, with `windfalls` more goods by a bonus."""
    new = _new_goods(s.g, s.g.players[s.seat], s.engine, windfalls)
    a, b, c, d = map(add, s.goods, new)
    more = goods_points(s.engine, (a, b, c, d), s.rounds) - goods_points(s.engine, s.goods, s.rounds)
    return more + s.worth * produce_draws(s.engine, new)


def after_producing(g: RaceState, player: Player) -> tuple[Counts, float]:
    """Return the goods of a player after a Produce phase without a bonus, and the cards drawn in it."""
    engine = engine_of(g.edition, tuple(player.tableau))
    new = _new_goods(g, player, engine, 0)
    a, b, c, d = map(add, goods_of(g, player), new)
    return (a, b, c, d), produce_draws(engine, new)


def _new_goods(g: RaceState, player: Player, engine: Engine, windfalls: int) -> Counts:
    """Return the goods that a Produce phase brings, with `windfalls` more by a bonus."""
    made = [g.cards[world].good for world in engine.makes if world not in player.goods]
    idle = [g.cards[world].good for world in engine.windfalls if world not in player.goods]
    idle.sort(key=KINDS.index)
    for good in [p.good for p in engine.serves if not p.optional] + [""] * windfalls:
        fitting = [kind for kind in idle if good in {"", kind}]
        if fitting:
            idle.remove(fitting[-1])
            made.append(fitting[-1])
    return count_goods(made)
