"""Values of tableaus, cards and goods in points, given the number of rounds left."""

from functools import lru_cache

from galaxy_desktop.ai.features import Features, weighed
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.race.bot.engine import (
    NONE,
    Counts,
    Engine,
    consume_all,
    count_goods,
    engine_of,
    six_points,
)
from galaxy_desktop.games.race.bot.weights import AT_ONCE, PER_ROUND
from galaxy_desktop.games.race.box import deck, figures
from galaxy_desktop.games.race.schema import KINDS
from galaxy_desktop.games.race.state import Player, RaceState

Line = tuple[float, float]
"""Points at once, and points for each round left."""


@lru_cache(maxsize=1_000)
def features(edition: str, tableau: tuple[str, ...]) -> Features:
    """Return the features of a tableau, by name."""
    engine = engine_of(edition, tableau)
    made = _made(edition, engine)
    vp, cards, left = consume_all(engine, made)
    best_sale = max((engine.sale[k] for k in range(4) if made[k]), default=0)
    room = sum([p.goods * p.times for p in engine.consumers])
    sixes = [card for card in engine.cards if card.score]
    return {
        "printed points": engine.vp,
        "score tables": sum([six_points(card, engine.cards, engine.military) for card in sixes]),
        "cost-6 developments": len(sixes),
        "Military": max(0, min(engine.military, 8)),
        "negative Military": min(0, engine.military),
        "Military against a kind of world": sum(engine.by_kind.values()),
        "Military against worlds with a word": sum(engine.by_tag.values()),
        "temporary Military": engine.help,
        "a world for nothing": bool(engine.ship),
        "Develop discount": engine.develop_discount,
        "Settle discount": engine.settle_discount,
        "Settle discount for one kind": sum(engine.kind_discount.values()),
        "payment for military worlds": engine.pays_military is not None,
        "cards to look at": engine.look,
        "cards to keep": engine.keep,
        "cards in Develop": engine.draws.get("develop", 0),
        "cards in Consume": engine.draws.get("consume", 0),
        "cards in Produce": produce_draws(engine, made),
        "cards after a development": engine.after.get("develop", 0),
        "cards after a world": engine.after.get("settle", 0),
        "sale bonuses": sum(engine.sale) - sum(figures().prices.values()),
        "best sale of what is produced": best_sale,
        "a sale in Consume": engine.sells,
        "cards that can become chips": engine.for_cards,
        "guesses": engine.guesses,
        "chips from what is produced": vp,
        "cards from what is consumed": cards,
        "goods left over": sum(left),
        "room to consume more": max(0, room - sum(made)),
        "production worlds": len(engine.makes),
        "windfall worlds": len(engine.windfalls),
    }


def _made(edition: str, engine: Engine) -> Counts:
    """Return the goods of one Produce phase with all worlds empty, without a bonus."""
    by_id = deck(edition)
    kinds = [by_id[world].good for world in engine.makes]
    idle = [by_id[world].good for world in engine.windfalls]
    for power in engine.serves:
        fitting = [kind for kind in idle if power.good in {"", kind}]
        if fitting and not power.optional:
            best = max(fitting, key=KINDS.index)
            idle.remove(best)
            kinds.append(best)
    return count_goods(kinds)


def produce_draws(engine: Engine, made: Counts) -> float:
    """Return the expected number of cards drawn in a Produce phase in which these goods are produced."""
    cards = float(engine.draws.get("produce", 0))
    for card in engine.cards:
        if card.powers:
            cards += sum([p.cards for p in card.powers if p.code == "produce"])
    for power in engine.rewards:
        match power.code:
            case "draw_per_world":
                cards += power.cards * sum(card.good == power.good for card in engine.cards)
            case "draw_per_good_produced":
                cards += power.cards * made[KINDS.index(power.good)]
            case "draw_per_kind_produced":
                cards += power.cards * sum(number > 0 for number in made)
            case "draw_if_most_produced":
                cards += power.cards * 0.7 * (made[KINDS.index(power.good)] > 0)
    return cards


@lru_cache(maxsize=1_000)
def tableau_line(edition: str, tableau: tuple[str, ...]) -> Line:
    """Return the value of a tableau."""
    known = features(edition, tableau)
    return sum([AT_ONCE[name] * known[name] for name in AT_ONCE]), weighed(known, PER_ROUND)


def gain_line(edition: str, tableau: tuple[str, ...], card: str) -> Line:
    """Return the value that one more card adds to a tableau."""
    fixed, rate = tableau_line(edition, tableau)
    fixed_after, rate_after = tableau_line(edition, (*tableau, card))
    return fixed_after - fixed, rate_after - rate


def rounds_left(g: RaceState) -> float:
    """Estimate the number of rounds after the current one, from public information."""
    size = figures().tableau_size
    free = size - max([len(player.tableau) for player in g.players])
    if free <= 0 or g.pool <= 0:
        return 0.0
    chips = sum([_chips_each_round(g.edition, tuple(player.tableau)) for player in g.players])
    return max(0.3, min(free / 0.9, 1.2 * g.pool / chips) - 0.6)


@lru_cache(maxsize=1_000)
def _chips_each_round(edition: str, tableau: tuple[str, ...]) -> float:
    """Estimate the number of VP chips that a tableau earns in a round."""
    engine = engine_of(edition, tableau)
    vp, _, _ = consume_all(engine, _made(edition, engine))
    return 0.2 + 0.6 * vp


def card_worth(rounds: float) -> float:
    """Return the points of one card in hand."""
    return 0.8 * rounds / (rounds + 1.2)


def hand_points(cards: int, rounds: float) -> float:
    """Return the points of a hand of that size; each further card counts 5 % less."""
    return card_worth(rounds) * (1 - 0.95**cards) / 0.05


def goods_points(engine: Engine, goods: Counts, rounds: float) -> float:
    """Return the expected points of goods: the best of them sold and the others consumed, or all consumed."""
    if goods == NONE:
        return 0.0
    worth = card_worth(rounds)
    vp, cards, left = consume_all(engine, goods)
    consumed = 1.3 * vp + worth * cards
    sold = worth * max([engine.sale[k] for k in range(4) if goods[k]])
    rest = (sum(goods) - 1) / sum(goods)
    likely = rounds / (rounds + 1.0)
    return likely * (max(0.75 * sold + 0.75 * consumed * rest, 0.9 * consumed) + 0.15 * sum(left))


def points_now(g: RaceState, seat: Seat) -> float:
    """Return the points besides the tableau's: chips, and score tables that count chips and goods."""
    player = g.players[seat]
    points = float(player.chips)
    for card in player.tableau:
        for record in g.cards[card].score:
            if record.per == "vp_chips":
                points += record.vp * (player.chips // record.every)
            elif record.per == "good":
                points += record.vp * len(player.goods)
    return points


def goods_of(g: RaceState, player: Player) -> Counts:
    """Count the goods of a player by kind."""
    return count_goods([g.cards[world].good for world in player.goods]) if player.goods else NONE
