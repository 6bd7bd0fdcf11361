"""What tableaus, cards and goods are worth in points, in view of the rounds left."""

from functools import lru_cache

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
from galaxy_desktop.games.race.bot.weights import FIXED, PER_ROUND
from galaxy_desktop.games.race.cards import KINDS, deck, figures
from galaxy_desktop.games.race.state import Player, RaceState

Line = tuple[float, float]
"""Points at once, and points for each round left."""


@lru_cache(maxsize=2_500)
def features(edition: str, tableau: tuple[str, ...]) -> tuple[float, ...]:
    """What `weights.py` has a weight for, in its order."""
    engine = engine_of(edition, tableau)
    made = _made(edition, engine)
    vp, cards, left = consume_all(engine, made)
    best_sale = max((engine.sale[k] for k in range(4) if made[k]), default=0)
    room = sum(p.goods * p.times for p in engine.consumers)
    sixes = [card for card in engine.cards if card.score]
    return (
        engine.vp,
        sum(six_points(card, engine.cards, engine.military) for card in sixes),
        len(sixes),
        max(0, min(engine.military, 8)),
        min(0, engine.military),
        sum(engine.by_kind.values()),
        sum(engine.by_tag.values()),
        engine.help,
        bool(engine.ship),
        engine.develop_discount,
        engine.settle_discount,
        sum(engine.kind_discount.values()),
        engine.pays_military is not None,
        engine.look,
        engine.keep,
        engine.draws.get("develop", 0),
        engine.draws.get("consume", 0),
        produce_draws(engine, made),
        engine.after.get("develop", 0),
        engine.after.get("settle", 0),
        sum(engine.sale) - sum(figures().prices.values()),
        best_sale,
        engine.sells,
        engine.for_cards,
        engine.guesses,
        vp,
        cards,
        sum(left),
        max(0, room - sum(made)),
        len(engine.makes),
        len(engine.windfalls),
    )


def _made(edition: str, engine: Engine) -> Counts:
    """The goods of one Produce phase on an empty tableau, without a bonus."""
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
    """Cards of one Produce phase in which these goods are made."""
    cards = float(engine.draws.get("produce", 0))
    for card in engine.cards:
        cards += sum(p.cards for p in card.powers if p.code == "produce")
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


@lru_cache(maxsize=2_500)
def tableau_line(edition: str, tableau: tuple[str, ...]) -> Line:
    """What a tableau is worth."""
    values = features(edition, tableau)
    return (
        sum(map(float.__mul__, FIXED, map(float, values))),
        sum(map(float.__mul__, PER_ROUND, map(float, values))),
    )


@lru_cache(maxsize=6_000)
def gain_line(edition: str, tableau: tuple[str, ...], card: str) -> Line:
    """What one more card adds to a tableau."""
    fixed, rate = tableau_line(edition, tableau)
    fixed_after, rate_after = tableau_line(edition, (*tableau, card))
    return fixed_after - fixed, rate_after - rate


def rounds_left(g: RaceState) -> float:
    """About how many rounds there are still to come after this one, by what all can see."""
    size = figures().tableau_size
    free = min(size - len(player.tableau) for player in g.players)
    if free <= 0 or g.pool <= 0:
        return 0.0
    chips = sum(_chips_each_round(g.edition, tuple(player.tableau)) for player in g.players)
    return max(0.3, min(free / 0.9, 1.2 * g.pool / chips) - 0.6)


@lru_cache(maxsize=2_500)
def _chips_each_round(edition: str, tableau: tuple[str, ...]) -> float:
    """About how many chips a tableau earns in a round."""
    engine = engine_of(edition, tableau)
    vp, _, _ = consume_all(engine, _made(edition, engine))
    return 0.2 + 0.6 * vp


def card_worth(rounds: float) -> float:
    """What a card in hand is worth in points."""
    return 0.8 * rounds / (rounds + 1.2)


def hand_points(cards: int, rounds: float) -> float:
    """What a hand of that size is worth, each further card a little less."""
    return card_worth(rounds) * (1 - 0.95**cards) / 0.05


def goods_points(engine: Engine, goods: Counts, rounds: float) -> float:
    """What goods are worth: the best of them sold, the others consumed, some day."""
    if goods == NONE:
        return 0.0
    worth = card_worth(rounds)
    vp, cards, left = consume_all(engine, goods)
    consumed = 1.3 * vp + worth * cards
    sold = worth * max(engine.sale[k] for k in range(4) if goods[k])
    rest = (sum(goods) - 1) / sum(goods)
    likely = rounds / (rounds + 1.0)
    return likely * (max(0.75 * sold + 0.75 * consumed * rest, 0.9 * consumed) + 0.15 * sum(left))


def points_now(g: RaceState, seat: Seat) -> float:
    """Points that do not follow from the tableau alone: chips, and what is counted by chips and goods."""
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
    """The goods of a player by kind."""
    return count_goods(g.cards[world].good for world in player.goods)
