"""Worth of the tiles of an empire: their VP, and what they bring in the rounds left."""

from dataclasses import replace
from functools import cache, lru_cache

from galaxy_desktop.games.frontiers.bonuses import starting
from galaxy_desktop.games.frontiers.bot.pace import fade
from galaxy_desktop.games.frontiers.bot.production import production
from galaxy_desktop.games.frontiers.bot.reach import Key, bare, reach, share, share_of_developments
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
from galaxy_desktop.games.frontiers.consume import free_income
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, KINDS, Bonus, Goal, Power
from galaxy_desktop.games.frontiers.scoring import bonus_points, empire_as, goal_count
from galaxy_desktop.games.frontiers.state import Player

PLENTY = 9
"""Number of credits with which any production can be paid."""
HALF = 4.0
"""Rounds left in the middle of a game."""
BY_TILES = ("consume_powers", "keywords", "power_actions", "colony_kinds")
"""Things counted by goals that only tiles have."""
Line = tuple[float, float]
"""VP at once, and VP per round."""


def key_of(player: Player) -> Key:
    """Return the tiles of a player, sorted."""
    return tuple(sorted(player.empire()))


def empire_worth(empire: Key, known: tuple[str, ...], rounds: float) -> float:
    """Return the VP that an empire may be worth at the end, with these goals."""
    points, rate = line(empire)
    total = points + LASTING * rate * rounds
    for goal in known:
        if goals()[goal].counts in BY_TILES:
            total += goal_worth(goals()[goal], _goal_count(empire, goal), rounds)
    return total


@lru_cache(maxsize=2_000)
def line(empire: Key) -> Line:
    """Return the VP of an empire now and per round; a colony of any kind counts as the best kind."""
    known = tiles()
    if any(known[tile].kind == ANY for tile in empire):
        return max((_line(empire, kind) for kind in KINDS), key=lambda found: found[0] + HALF * found[1])
    return _line(empire, "")


def _line(empire: Key, kind: str) -> Line:
    known, player = tiles(), bare(empire)
    as_kinds = empire_as(player, kind)
    points = sum(tile.vp + bonus_points(player, tile.bonus, as_kinds) for tile, _ in as_kinds)
    rate = sum(_power_rate(power) for tile in empire for power in known[tile].powers)
    rate += sum(bonus_growth(bonus) for tile in empire for bonus in known[tile].bonus)
    return points, rate + CYCLE * _cycle(player, kind) + REACH * reach(empire)


def _power_rate(power: Power) -> float:
    """Return the VP that a power adds per round beside its effect on goods and settling."""
    times = share(power.where) if power.when == "settled" else 1.0
    return POWER.get((power.action, power.code), 0.0) * times * max(1, power.amount)


def _cycle(player: Player, kind: str) -> float:
    """Return the VP of producing on all colonies and then using the goods once."""
    empty = replace(player, kind=kind, credits=PLENTY)
    made = production(empty, False)
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
def _goal_count(empire: Key, goal: str) -> int:
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
