"""Ratings for the questions of Consume and Produce."""

from functools import cache
from itertools import islice

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Number, Pay, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.engine import Counts, engine_of
from galaxy_desktop.games.race.bot.forecast import card_worth, goods_of, goods_points, rounds_left
from galaxy_desktop.games.race.bot.placing import keep_values
from galaxy_desktop.games.race.box import deck
from galaxy_desktop.games.race.powers import power_of, sale_price
from galaxy_desktop.games.race.schema import KINDS, Power
from galaxy_desktop.games.race.state import RaceState

MOST = 12
"""Maximum number of selections of goods that are rated."""


def _rest_points(g: RaceState, seat: Seat, rounds: float, gone: tuple[str, ...]) -> float:
    """Return the points of the goods that are left without those of the given worlds."""
    player = g.players[seat]
    goods = list(goods_of(g, player))
    for world in gone:
        goods[KINDS.index(g.cards[world].good)] -= 1
    a, b, c, d = goods
    left: Counts = (a, b, c, d)
    return goods_points(engine_of(g.edition, tuple(player.tableau)), left, rounds)


def rate_sale(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the sale of each good by the cards it brings and the goods that are left."""
    assert isinstance(decision, Pick)
    rounds = rounds_left(g)
    worth = card_worth(rounds) + 0.01
    trade_powers = power_of(g, decision.about).trade_powers
    rated: list[Rated] = [
        (
            worth * sale_price(g, seat, world, trade_powers=trade_powers)
            + _rest_points(g, seat, rounds, (world,)),
            (world,),
        )
        for world in decision.offered
    ]
    return best_first(rated)


def rate_power(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the usable powers by a fixed order of use.

    Draws and guesses first, then powers that take one kind of good, then sales and powers that take any kind,
    then discards of cards; powers that take all goods come last. An optional stop is rated below all.
    """
    assert isinstance(decision, Pick)
    refs = decision.offered
    rated: list[Rated] = [(_turn(power_of(g, ref)), (ref,)) for ref in refs]
    if not decision.least:
        rated.append((-1.0, ()))
    return best_first(rated)


def _turn(power: Power) -> float:
    """Return the priority of a power; the highest is used first."""
    match power.code:
        case "draw" | "guess_top_card":
            return 5.0
        case "consume_goods":
            return (3.0 if power.good else 1.0) + (power.vp + 0.6 * power.cards) / power.goods
        case "sell_good":
            return 1.6
        case "discard_cards":
            return 0.1
    return 0.0


def rate_goods(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate selections of goods by the points of the goods that are left."""
    assert isinstance(decision, Pick)
    rounds = max(1.0, rounds_left(g))
    rated: list[Rated] = [
        (
            _rest_points(g, seat, rounds, worlds) - 0.01 * sum(_is_windfall(g, world) for world in worlds),
            worlds,
        )
        for worlds in islice(decision.answers(), MOST)
    ]
    return best_first(rated)


def _is_windfall(g: RaceState, world: str) -> bool:
    """Return whether a world is a windfall world, which does not produce again by itself."""
    return g.cards[world].source == "windfall"


def rate_cards_for_points(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate discarding the n least valuable cards of the hand, for each possible n."""
    assert isinstance(decision, Pick)
    rounds = rounds_left(g)
    player = g.players[seat]
    worth = card_worth(rounds)
    vp = power_of(g, decision.about).vp
    kept = zip(keep_values(g, player, decision.offered, rounds), decision.offered, strict=True)
    values = sorted([(max(worth, value), card) for value, card in kept])
    rated: list[Rated] = [(0.0, ())]
    points = 0.0
    cards: tuple[str, ...] = ()
    for value, card in values[: decision.most]:
        points, cards = points + vp - value, (*cards, card)
        rated.append((points, cards))
    return best_first(rated)


def rate_guess(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Choose the number that is the cost or defense of most cards."""
    del seat
    assert isinstance(decision, Number)
    common = _most_common(g.edition, decision.lowest, decision.highest)
    return [(1.0, common)]


@cache
def _most_common(edition: str, lowest: int, highest: int) -> int:
    prices = [card.price for card in deck(edition).values()]
    return max(range(lowest, highest + 1), key=prices.count)


def rate_windfall(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the windfall worlds by the points of their good."""
    assert isinstance(decision, Pick)
    return best_first([(_good_points(g, seat, world), (world,)) for world in decision.offered])


def _good_points(g: RaceState, seat: Seat, world: str) -> float:
    """Return the points of all goods with one more on this world, and of the cards it draws when produced."""
    rounds = rounds_left(g)
    player = g.players[seat]
    a, b, c, d = (
        number + (kind == g.cards[world].good)
        for number, kind in zip(goods_of(g, player), KINDS, strict=True)
    )
    points = goods_points(engine_of(g.edition, tuple(player.tableau)), (a, b, c, d), max(1.0, rounds))
    drawn = sum(p.cards for p in g.cards[world].powers if p.code == "draw_if_produced")
    return points + drawn * card_worth(rounds)


def rate_windfall_for_card(g: RaceState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each windfall world, paid for with the least valuable card of the hand, and declining."""
    assert isinstance(decision, Pay)
    rounds = rounds_left(g)
    player = g.players[seat]
    value, card = min(zip(keep_values(g, player, player.hand, rounds), player.hand, strict=True))
    cost = max(value, card_worth(rounds)) + _rest_points(g, seat, max(1.0, rounds), ())
    rated: list[Rated] = []
    for way in decision.ways:
        if way.cost:
            rated.append((_good_points(g, seat, way.id) - cost, (way.id, (card,))))
        else:
            rated.append((0.0, (way.id, ())))
    return best_first(rated)
