"""Worth of credits, dice, goods and tiles in VP, in view of the rounds left."""

from dataclasses import dataclass
from functools import lru_cache

from galaxy_desktop.games.roll.bot.weights import (
    BONUS_GROWS,
    CREDIT,
    CROWD,
    DEPTH,
    DIE,
    DIE_MERIT,
    FURTHER,
    GOOD,
    HALFWAY,
    IN_CUP,
    OPEN_STACK,
    POWER,
    SPARE,
    STARTED,
    WORK,
)
from galaxy_desktop.games.roll.box import die_types, figures, sides
from galaxy_desktop.games.roll.powers import consume_credits, consume_vp, need, trade_credits
from galaxy_desktop.games.roll.schema import Bonus, Gain, Power, Side
from galaxy_desktop.games.roll.scoring import bonus_points
from galaxy_desktop.games.roll.state import Player, RollState

Tableau = tuple[str, ...]
_HOME = "home"


@dataclass(frozen=True, slots=True)
class TileWorth:
    """Worth of a tile: VP, VP of one-time use while the game goes on, and VP per round."""

    vp: float
    soon: float
    rate: float

    def at(self, rounds: float) -> float:
        """Return the worth in VP with so many rounds left."""
        return self.vp + self.soon * fade(rounds) + self.rate * rounds


def fade(rounds: float) -> float:
    """Return the probability that something can still be put to use."""
    return rounds / (rounds + 0.5) if rounds > 0 else 0.0


def rounds_left(g: RollState) -> float:
    """Return about the number of rounds to come after this one, from public information."""
    free = figures().squares - max(len(player.tableau) for player in g.players)
    if free <= 0 or g.pool <= 0:
        return 0.0
    return max(0.3, min(free / 0.9, g.pool / (0.9 * len(g.players))) - 0.5)


def money(owned: float, recruits: float, rounds: float) -> float:
    """Return the VP that credits are worth with so many dice to recruit."""
    owned = min(owned, figures().most_credits)
    spare = max(0.0, owned - recruits)
    later = SPARE * (1 - float(FURTHER**spare)) / (1 - FURTHER) * fade(rounds - 1)
    return CREDIT * fade(rounds) * (owned - spare) + later


def use_cost(owned: float, recruits: float, rounds: float) -> float:
    """Return the VP that using a die for a task costs: a credit, or its staying in the Citizenry."""
    spare = owned - recruits
    if spare < 1:
        return IN_CUP * fade(rounds)
    return SPARE * float(FURTHER**spare) * fade(rounds - 1)


def die_worth(kind: str, rounds: float) -> float:
    """Return the VP that owning a die is worth, wherever it is."""
    return (DIE + DIE_MERIT[kind] / 4) * rounds


@lru_cache(maxsize=1 << 11)
def needed(tableau: Tableau, tile: str) -> int:
    """Return the number of workers that complete a tile."""
    return need(tableau, tile)


@lru_cache(maxsize=1 << 11)
def good_worth(tableau: Tableau, world: str, kind: str) -> float:
    """Return the VP that a good is worth while it waits for a shipper."""
    vp = consume_vp(tableau, world, kind, _HOME) + 0.5
    consumed = vp + CREDIT * consume_credits(tableau, world)
    return GOOD * (max(consumed, CREDIT * 0.8 * trade_credits(tableau, world)) - 0.5)


def goods_factor(goods: int, dice: int) -> float:
    """Return the factor of a good's worth by how likely it is to be shipped by the other dice."""
    return 1.0 if 2 * goods <= dice else CROWD


@lru_cache(maxsize=1 << 11)
def line(tableau: Tableau, tile: str) -> TileWorth:
    """Return the worth of a side that is added to a tableau, its bonus left out."""
    side = sides()[tile]
    soon = sum(_gain_soon(gain, tableau, tile) for gain in side.gains)
    rate = sum(_gain_rate(gain) for gain in side.gains)
    squares = [sides()[square] for square in (*tableau, tile)]
    rate += sum(power_rate(power, squares) for power in side.powers)
    if side.holds_goods:
        rate += 0.12 + 0.04 * figures().trade[side.color]
    return TileWorth(side.cost, soon, rate)


def _gain_soon(gain: Gain, tableau: Tableau, tile: str) -> float:
    if gain.code == "credits":
        return CREDIT * gain.amount
    if gain.code != "die" or gain.to == "citizenry":
        return 0.0
    each = IN_CUP if gain.to == "cup" else good_worth((*tableau, tile), tile, gain.die)
    return each * gain.count


def _gain_rate(gain: Gain) -> float:
    if gain.code == "remove_die":
        return -die_worth(_HOME, 1.0) * gain.count
    return die_worth(gain.die, 1.0) * gain.count if gain.code == "die" else 0.0


def power_rate(power: Power, squares: list[Side]) -> float:
    """Return the VP that a power is worth per round."""
    size = power.amount or power.count or power.most or len(power.dice) or 1
    rate = POWER[power.code] * size
    if power.condition:
        rate *= 0.6
    if power.code == "reassign":
        narrow = bool(power.dice) + bool(power.leaving) + power.same_column + (power.to != ("any",))
        return float(rate * 0.75**narrow)
    if power.phase in {"produce", "ship"} and power.code.startswith(
        ("trade_c", "consume", "credits_per_good")
    ):
        return rate * sum(s.holds_goods and (not power.colors or s.color in power.colors) for s in squares)
    return rate * (0.5 if power.colors or power.kinds else 1.0)


def bonus_worth(player: Player, bonus: Bonus, rounds: float) -> float:
    """Return the VP of a cost-6 development expected at the end of the game."""
    now = bonus_points(player, bonus)
    return now + bonus.vp / bonus.each * BONUS_GROWS[bonus.count] * rounds


def tile_worth(player: Player, tableau: Tableau, tile: str, rounds: float) -> float:
    """Return the VP that completing a tile is worth with so many rounds left."""
    worth = line(tableau, tile).at(rounds)
    bonus = sides()[tile].bonus
    return worth + bonus_worth(player, bonus, rounds) if bonus else worth


def progress(worth: float, workers: int, due: int, rounds: float) -> float:
    """Return the VP that workers on a tile are worth before it is complete."""
    share = min(workers, due) / due
    return STARTED * fade(rounds) * worth * share * (HALFWAY + (1 - HALFWAY) * share)


def zone_worth(player: Player, stacks: tuple[list[str], list[str]], rounds: float) -> float:
    """Return the VP of tiles in the construction zone beyond the work they need; tops come last."""
    tableau, total = tuple(player.tableau), 0.0
    for stack in stacks:
        if stack:
            total += OPEN_STACK
        for depth, tile in enumerate(reversed(stack)):
            later = max(0.0, rounds - 1 - depth)
            gain = tile_worth(player, tableau, tile, later) - WORK * needed(tableau, tile)
            total += DEPTH[min(depth, len(DEPTH) - 1)] * max(0.1, gain)
    return total * fade(rounds)


@lru_cache(maxsize=64)
def merit(kind: str, worlds: tuple[str, ...]) -> float:
    """Return the worth of rolling a die: by its faces, and by the worlds whose goods it matches."""
    return DIE_MERIT[kind] + 0.04 * sum(color in die_types()[kind].matches for color in worlds)
