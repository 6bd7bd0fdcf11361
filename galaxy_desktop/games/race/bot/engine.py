"""Totals of a tableau: Military, discounts, income, and what its goods can be turned into."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from galaxy_desktop.games.race.box import deck, figures
from galaxy_desktop.games.race.schema import KINDS, Card, Power
from galaxy_desktop.games.race.scoring import satisfies

Counts = tuple[int, int, int, int]
"""Goods by kind, in the order of `KINDS`."""
NONE: Counts = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True, eq=False)
class Engine:
    """Totals of one tableau, without goods, chips and hand. Compared by identity, for speed."""

    cards: tuple[Card, ...]
    vp: int
    military: int
    """General Military."""
    by_kind: dict[str, int]
    """Specialized Military by kind of world."""
    by_tag: dict[str, int]
    """Specialized Military by keyword of the world."""
    helper: str
    """Id of the card that can be discarded for Military, or ""."""
    help: int
    ship: str
    """Id of the card that can be discarded to place a world for nothing, or ""."""
    ship_bars: str
    """Kind of world that `ship` does not apply to."""
    develop_discount: int
    settle_discount: int
    kind_discount: dict[str, int]
    pays_military: int | None
    """Discount on military worlds that are paid for; None if they cannot be paid for."""
    pays_bars: str
    """Kind of military world that cannot be paid for."""
    look: int
    keep: int
    """Additional cards to draw (`look`) and to keep in Explore."""
    draws: dict[str, int]
    """Cards drawn unconditionally, by phase: develop, consume, produce."""
    after: dict[str, int]
    """Cards drawn after placing a card, by phase: develop, settle."""
    sale: tuple[int, int, int, int]
    """Cards for a good of each kind, with the bonuses that apply to every world."""
    consumers: tuple[Power, ...]
    """Powers that take goods, in order of use."""
    sells: bool
    for_cards: int
    """Cards of the hand that can be discarded for VP."""
    guesses: int
    makes: tuple[str, ...]
    """Ids of the production worlds."""
    windfalls: tuple[str, ...]
    serves: tuple[Power, ...]
    """Powers that put goods on windfall worlds."""
    rewards: tuple[Power, ...]
    """Powers that draw cards for worlds and for goods produced."""

    def military_against(self, world: Card) -> int:
        """Return Military against one world, without what lasts for one phase only."""
        by_tag = sum(self.by_tag.get(tag, 0) for tag in world.tags) if self.by_tag else 0
        return self.military + self.by_kind.get(world.good, 0) + by_tag


@lru_cache(maxsize=1_000)
def engine_of(edition: str, tableau: tuple[str, ...]) -> Engine:
    """Return the engine of a tableau."""
    by_id = deck(edition)
    cards = tuple(by_id[card] for card in tableau)
    powers = [(card, power) for card, design in zip(tableau, cards, strict=True) for power in design.powers]
    settle = [(card, p) for card, p in powers if p.phase == "settle"]
    helper = next(((card, p.amount) for card, p in settle if p.code == "temporary_military"), ("", 0))
    consume = [p for _, p in powers if p.phase == "consume"]
    produce = [p for _, p in powers if p.phase == "produce"]
    ship = next(((card, p.not_good) for card, p in settle if p.code == "settle_free"), ("", ""))
    pays = [p for _, p in settle if p.code == "pay_for_military"]
    military = [p for _, p in settle if p.code == "military"]
    discounts = [p for _, p in settle if p.code == "discount"]
    return Engine(
        cards=cards,
        vp=sum([card.vp for card in cards]),
        military=sum([p.amount for p in military if not p.good and not p.tag]),
        by_kind=_by_word([(p.good, p.amount) for p in military]),
        by_tag=_by_word([(p.tag, p.amount) for p in military]),
        helper=helper[0],
        help=helper[1],
        ship=ship[0],
        ship_bars=ship[1],
        develop_discount=sum([p.amount for _, p in powers if p.phase == "develop" and p.code == "discount"]),
        settle_discount=sum([p.amount for p in discounts if not p.good]),
        kind_discount=_by_word([(p.good, p.amount) for p in discounts]),
        pays_military=max([p.discount for p in pays], default=None),
        pays_bars=pays[0].not_good if pays else "",
        look=sum([p.cards for _, p in powers if p.code == "draw_extra"]),
        keep=sum([p.cards for _, p in powers if p.code == "keep_extra"]),
        draws=_by_word([(p.phase, p.cards) for _, p in powers if p.code == "draw"]),
        after=_by_word([(p.phase, p.cards) for _, p in powers if p.code == "draw_after_placing"]),
        sale=_sale_prices([p for _, p in powers if p.phase == "trade"]),
        consumers=tuple(sorted([p for p in consume if _takes_goods(p)], key=_place_in_turn)),
        sells=any(p.code == "sell_good" for p in consume),
        for_cards=sum([p.times for p in consume if p.code == "discard_cards"]),
        guesses=sum([p.code == "guess_top_card" for p in consume]),
        makes=_worlds(tableau, cards, "production"),
        windfalls=_worlds(tableau, cards, "windfall"),
        serves=tuple(sorted([p for p in produce if p.code == "produce_windfall"], key=lambda p: not p.good)),
        rewards=tuple([p for p in produce if p.code.startswith("draw_") and p.code != "draw_if_produced"]),
    )


def _worlds(tableau: tuple[str, ...], cards: tuple[Card, ...], source: str) -> tuple[str, ...]:
    return tuple([card for card, design in zip(tableau, cards, strict=True) if design.source == source])


def _by_word(pairs: Iterable[tuple[str, int]]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for word, number in pairs:
        if word:
            sums[word] = sums.get(word, 0) + number
    return sums


def _sale_prices(bonuses: Iterable[Power]) -> tuple[int, int, int, int]:
    known = [p for p in bonuses if not p.this_world]
    prices = figures().prices
    a, b, c, d = [prices[kind] + sum([p.cards for p in known if p.good in {"", kind}]) for kind in KINDS]
    return a, b, c, d


def _takes_goods(power: Power) -> bool:
    return power.code in {"consume_goods", "consume_all_goods"}


def _place_in_turn(power: Power) -> tuple[int, float]:
    """Return a sort key: powers that take one kind first, those that take all last, better rewards first."""
    if power.code == "consume_all_goods":
        return 3, 0.0
    return (0 if power.good else 1), -(power.vp + 0.6 * power.cards) / power.goods


@lru_cache(maxsize=1_000)
def consume_all(engine: Engine, goods: Counts) -> tuple[int, int, Counts]:
    """Return the VP chips (undoubled), the cards and the goods left after using the powers in order."""
    left, vp, cards = list(goods), 0, 0
    for power in engine.consumers:
        if power.code == "consume_all_goods":
            there = sum(left)
            vp += max(0, power.vp_per_good * there + power.vp_modifier) if there else 0
            left = [0, 0, 0, 0]
            continue
        times = _times(power, left)
        for _ in range(times):
            _take(power, left)
        vp += times * power.vp
        cards += times * power.cards
    a, b, c, d = left
    return vp, cards, (a, b, c, d)


def _times(power: Power, left: list[int]) -> int:
    if power.different:
        there = sum(number > 0 for number in left)
    elif power.good:
        there = left[KINDS.index(power.good)]
    else:
        there = sum(left)
    return min(power.times, there // power.goods)


def _take(power: Power, left: list[int]) -> None:
    """Remove the goods of one use from `left`: of the power's kind, else of the most frequent kinds."""
    if power.good:
        left[KINDS.index(power.good)] -= power.goods
    elif power.different:
        for kind in sorted(range(4), key=left.__getitem__, reverse=True)[: power.goods]:
            left[kind] -= 1
    else:
        for _ in range(power.goods):
            left[max(range(4), key=left.__getitem__)] -= 1


def count_goods(kinds: Iterable[str]) -> Counts:
    """Count the goods of each kind."""
    listed = list(kinds)
    a, b, c, d = [listed.count(kind) for kind in KINDS]
    return a, b, c, d


def six_points(card: Card, cards: tuple[Card, ...], military: int) -> int:
    """Return the VP of a cost-6 development's score table in a tableau, without goods and chips."""
    rest, points = list(cards), 0
    for record in card.score:
        if record.per == "card":
            left = [placed for placed in rest if not satisfies(placed, record.where)]
            points += record.vp * (len(rest) - len(left))
            rest = left
        elif record.per == "total_military":
            points += record.vp * military
    return points
