"""Ratings of cards to place, and of the cards to pay with."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Pay, Pick, Way
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.engine import Engine, count_goods, engine_of
from galaxy_desktop.games.race.bot.forecast import (
    card_worth,
    gain_line,
    goods_of,
    goods_points,
    hand_points,
    rounds_left,
    tableau_line,
)
from galaxy_desktop.games.race.box import actions, deck
from galaxy_desktop.games.race.moves import PlaceBy, parse_as
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.state import Player, RaceState

OUT_OF_REACH = 99


class Offer(NamedTuple):
    """Cost of a card and its gain for a tableau."""

    price: int
    """Least price without a bonus; `OUT_OF_REACH` if the card cannot be placed."""
    used: str
    """The tableau card that is used up for that, or ""."""
    lacks: int
    """Military that is short."""
    fixed: float
    rate: float
    """Points that the tableau gains at once, and for each round left."""
    windfall: bool
    """True if the card is a windfall world."""


class Offers(dict[str, Offer]):
    """Offers of a tableau by card, worked out when first asked for."""

    __slots__ = ("edition", "tableau")

    def __init__(self, edition: str, tableau: tuple[str, ...]) -> None:
        self.edition = edition
        self.tableau = tableau

    def __missing__(self, card: str) -> Offer:
        edition, tableau, design = self.edition, self.tableau, deck(self.edition)[card]
        if design.id != card:
            one = self[design.id]
        else:
            price, used, lacks = cheapest(edition, tableau, card)
            fixed, rate = gain_line(edition, tableau, card)
            one = Offer(price, used, lacks, fixed, rate, design.source == "windfall")
        self[card] = one
        return one


@lru_cache(maxsize=1_000)
def offers(edition: str, tableau: tuple[str, ...]) -> Offers:
    """Return what each card would cost and add to a tableau."""
    return Offers(edition, tableau)


def cheapest(edition: str, tableau: tuple[str, ...], card: str) -> tuple[int, str, int]:
    """Return the least price of a card without a bonus, the tableau card it uses up, and the Military short.

    The price is `OUT_OF_REACH` if the card cannot be placed; the tableau card is "" if none is used up.
    """
    engine, design = engine_of(edition, tableau), deck(edition)[card]
    if not design.is_world:
        placed = any(other is design for other in engine.cards)
        return (OUT_OF_REACH if placed else max(0, design.price - engine.develop_discount)), "", 0
    lacks = design.price - engine.military_against(design) if design.is_military else 0
    if design.is_military and lacks <= 0:
        return 0, "", 0
    due = _payment(engine, design)
    if due <= 1:
        return due, "", max(0, lacks)
    if design.is_military and lacks <= engine.help:
        return 0, engine.helper, lacks
    if due < OUT_OF_REACH and engine.ship and design.good != engine.ship_bars and due >= 3:
        return 0, engine.ship, max(0, lacks)
    return due, "", max(0, lacks)


def _payment(engine: Engine, world: Card) -> int:
    off = engine.settle_discount + engine.kind_discount.get(world.good, 0)
    if not world.is_military:
        return max(0, world.price - off)
    if engine.pays_military is None or world.good == engine.pays_bars:
        return OUT_OF_REACH
    return max(0, world.price - off - engine.pays_military)


def keep_points(g: RaceState, player: Player, card: str, rounds: float) -> float:
    """Return the points of keeping a card in hand, beyond its use for payment; at least 0."""
    return keep_values(g, player, (card,), rounds)[0]


def keep_values(g: RaceState, player: Player, cards: Sequence[str], rounds: float) -> list[float]:
    """Return the points of keeping each of these cards in hand, see `keep_points`."""
    on_offer, worth = offers(g.edition, tuple(player.tableau)), card_worth(rounds)
    return [_kept(on_offer[card], len(player.hand), rounds, worth) for card in cards]


def _kept(offer: Offer, hand: int, rounds: float, worth: float) -> float:
    price, used, lacks, fixed, rate, windfall = offer
    points = fixed + rate * max(0.0, rounds - 1)
    if price == OUT_OF_REACH:
        if not lacks or rounds < 2:
            return 0.0
        return float(max(0.0, points * 0.7 * 0.75**lacks))
    if windfall:
        points += 2 * worth
    if used:
        points -= 1.0
    points -= worth * 0.8 * price
    short = max(0, price - hand + 1)
    return max(0.0, points * 0.9**short)


def rate_placing(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate placing each offered card, and placing none, which is worth 0."""
    assert isinstance(decision, Pick)
    rounds = rounds_left(g)
    bonus = _bonus(g, seat)
    placed = ((placing_points(g, seat, card, rounds, bonus=bonus), (card,)) for card in decision.offered)
    return best_first(((0.0, ()), *placed))


def _bonus(g: RaceState, seat: Seat) -> bool:
    """Return whether a seat has the bonus of the current phase."""
    known = actions()
    return any(known[action].happens_in == g.phase for action in g.players[seat].actions)


def placing_points(g: RaceState, seat: Seat, card: str, rounds: float, *, bonus: bool) -> float:
    """Return the points of placing a card of the hand now; negative if keeping it is better."""
    player = g.players[seat]
    tableau = tuple(player.tableau)
    price, used, _, fixed, rate, windfall = offers(g.edition, tableau)[card]
    if used:
        tableau = tuple([other for other in tableau if other != used])
        without = offers(g.edition, tableau)
        fixed = without[card].fixed - without[used].fixed
        rate = without[card].rate - without[used].rate
    world = g.cards[card].is_world
    engine = engine_of(g.edition, tableau)
    hand = len(player.hand)
    drawn = engine.after.get("settle" if world else "develop", 0)
    if world:
        drawn += bonus
    else:
        price = max(0, price - bonus)
    points = fixed + rate * rounds
    points += hand_points(hand - 1 - price + drawn, rounds) - hand_points(hand, rounds)
    if windfall:
        goods = goods_of(g, player)
        more = count_goods((g.cards[card].good,))
        a, b, c, d = (one + other for one, other in zip(goods, more, strict=True))
        points += goods_points(engine, (a, b, c, d), rounds) - goods_points(engine, goods, rounds)
    return points


def best_placing(g: RaceState, seat: Seat, rounds: float, *, world: bool, bonus: bool) -> float:
    """Return the points of the best placing in a Develop or Settle phase for a seat with a known hand."""
    player = g.players[seat]
    tableau = tuple(player.tableau)
    best, on_offer = 0.0, offers(g.edition, tableau)
    for card in player.hand:
        if g.cards[card].is_world is not world:
            continue
        price = on_offer[card].price - (bonus and not world)
        if price < len(player.hand):
            best = max(best, placing_points(g, seat, card, rounds, bonus=bonus))
    return best


def rate_payment(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each way to pay, with the least valuable cards of the hand."""
    assert isinstance(decision, Pay)
    rounds = rounds_left(g)
    player = g.players[seat]
    values = zip(keep_values(g, player, player.hand, rounds), player.hand, strict=True)
    by_worth = sorted(values, key=lambda one: one[0])
    return best_first([_rated_way(g, player, way, by_worth, rounds) for way in decision.ways])


def _rated_way(
    g: RaceState, player: Player, way: Way, by_worth: list[tuple[float, str]], rounds: float
) -> Rated:
    worth = card_worth(rounds)
    paid = tuple([card for _, card in by_worth[: way.cost]])
    points = -sum([max(worth, value) for value, _ in by_worth[: way.cost]])
    used = parse_as(PlaceBy, way.id).used
    if used:
        rest = tuple(card for card in player.tableau if card not in used)
        before, after = tableau_line(g.edition, tuple(player.tableau)), tableau_line(g.edition, rest)
        points -= before[0] - after[0] + rounds * (before[1] - after[1])
    return points, (way.id, paid)
