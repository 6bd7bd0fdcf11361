"""Worth of the tiles of an empire: their VP, and what they bring in the rounds left."""

from functools import cache, lru_cache

from galaxy_desktop.games.frontiers.bonuses import starting
from galaxy_desktop.games.frontiers.bot.pace import fade
from galaxy_desktop.games.frontiers.bot.production import production
from galaxy_desktop.games.frontiers.bot.reach import EmpireKey, bare, reach, share, share_of_developments
from galaxy_desktop.games.frontiers.bot.usage import best_use
from galaxy_desktop.games.frontiers.bot.weights import (
    CYCLE,
    CYCLE_CREDIT,
    FITTING,
    GOAL,
    GOAL_GROWS,
    GROWTH,
    LASTING,
    MORE_KINDS,
    POWER,
    REACH,
)
from galaxy_desktop.games.frontiers.box import PRODUCE, goals, tiles
from galaxy_desktop.games.frontiers.consume import CONSUME, free_income
from galaxy_desktop.games.frontiers.powers import fits
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, KINDS, Bonus, Goal, Power, Tile
from galaxy_desktop.games.frontiers.scoring import bonus_points, empire_as, goal_count
from galaxy_desktop.games.frontiers.state import Player

PLENTY = 9
"""Number of credits with which any production can be paid."""
HALF = 4.0
"""Rounds left in the middle of a game."""
BY_TILES = ("consume_powers", "keywords", "power_actions", "colony_kinds")
"""Things counted by goals that only tiles have."""
GOODS = (PRODUCE, "trade", CONSUME)
"""Actions of the powers that make or take goods."""
Line = tuple[float, float]
"""VP at once, and VP per round."""


def key_of(player: Player) -> EmpireKey:
    """Return the tiles of a player, sorted."""
    return tuple(sorted(player.empire()))


def empire_worth(empire: EmpireKey, known: tuple[str, ...], rounds: float) -> float:
    """Return the VP that an empire may be worth at the end, with these goals."""
    points, rate = line(empire)
    total = points + LASTING * rate * rounds
    for goal in known:
        if goals()[goal].counts in BY_TILES:
            total += goal_worth(goals()[goal], _goal_count(empire, goal), rounds)
    return total


@lru_cache(maxsize=2_000)
def line(empire: EmpireKey) -> Line:
    """Return the VP of an empire now and per round; a colony of any kind counts as the best kind."""
    known = tiles()
    if any(known[tile].kind == ANY for tile in empire):
        return max((_line(empire, kind) for kind in KINDS), key=lambda found: found[0] + HALF * found[1])
    return _line(empire, "")


def _line(empire: EmpireKey, kind: str) -> Line:
    known, player = tiles(), bare(empire)
    as_kinds = empire_as(player, kind)
    points = sum([tile.vp for tile, _ in as_kinds])
    points += sum([bonus_points(tile.bonus, as_kinds) for tile, _ in as_kinds if tile.bonus])
    rate = sum([rate for tile in empire for rate in _power_rates(tile)])
    rate += sum([bonus_growth(bonus) for tile in empire for bonus in known[tile].bonus])
    turning = _turning()
    cycle = _cycle(tuple([tile for tile in empire if tile in turning]), kind)
    return points, rate + CYCLE * cycle + REACH * reach(empire)


@cache
def _power_rates(tile: str) -> tuple[float, ...]:
    """Return the VP that each power of a tile adds per round."""
    return tuple([_power_rate(power) for power in tiles()[tile].powers])


def _power_rate(power: Power) -> float:
    """Return the VP that a power adds per round beside its effect on goods and settling."""
    times = share(power.where) if power.when == "settled" else 1.0
    return POWER.get((power.action, power.code), 0.0) * times * max(1, power.amount)


@cache
def _turning() -> frozenset[str]:
    """Return the tiles that matter to producing and using goods, as such or as what a power counts."""
    known = tiles().values()
    powers = [power for tile in known for power in tile.powers if power.action in GOODS]
    return frozenset(
        tile.id
        for tile in known
        if tile.holds_goods
        or any(power.action in GOODS for power in tile.powers)
        or any(_counts(power, tile) for power in powers)
    )


def _counts(power: Power, tile: Tile) -> bool:
    """Return whether a power counts a tile, or names it as its companion."""
    if power.per != "colony" or tile.sort == DEVELOPMENT:
        return power.companion == tile.id
    return any(fits(power.where, tile, kind) for kind in (tile.kind, *KINDS))


@lru_cache(maxsize=2_000)
def _cycle(turning: EmpireKey, kind: str) -> float:
    """Return the VP of producing on all colonies with these tiles, and then using the goods once."""
    empty = bare(turning)
    empty.kind, empty.credits = kind, PLENTY
    made = production(empty, selects=False)
    income = starting(empty, PRODUCE, "credits")
    paid, vp = free_income(empty)
    goods = tuple(sorted(made.goods.items()))
    return best_use(empty, goods).worth + CYCLE_CREDIT * (made.credits + income + paid) + vp


@cache
def bonus_growth(bonus: Bonus) -> float:
    """Return the VP that a line of a "?" gains per round."""
    if bonus.each == "kinds":
        return MORE_KINDS * (bonus.table[-1] - bonus.table[0]) / (len(bonus.table) - 1)
    if bonus.each == "military_point":
        return GROWTH * bonus.vp
    developments = share_of_developments(bonus.where) if bonus.each != "colony" else 0.0
    colonies = share(bonus.where) if bonus.each != DEVELOPMENT else 0.0
    return bonus.vp * GROWTH * min(1.0, FITTING * (developments + colonies))


@lru_cache(maxsize=2_000)
def _goal_count(empire: EmpireKey, goal: str) -> int:
    player = bare(empire)
    counts = (goal_count(player, goals()[goal], empire_as(player, kind)) for kind in KINDS)
    return max(counts)


def goal_worth(goal: Goal, count: float, rounds: float) -> float:
    """Return the VP that a goal may bring, from the present count of what it counts."""
    reached = count + GOAL_GROWS[goal.counts] * rounds
    sure = goal.points(int(count))
    return sure + GOAL * fade(rounds) * max(0.0, _between(goal, reached) - sure)


def _between(goal: Goal, count: float) -> float:
    """Return the VP for a fractional count, by linear interpolation."""
    before = (0, 0)
    for step in goal.score:
        if count < step[0]:
            return before[1] + (step[1] - before[1]) * (count - before[0]) / (step[0] - before[0])
        before = step
    return float(before[1])
