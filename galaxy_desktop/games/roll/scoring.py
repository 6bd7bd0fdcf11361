"""Points and winners (page 8)."""

from math import ceil

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Score, leaders
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import of_types, type_of
from galaxy_desktop.games.roll.schema import DEVELOPMENT, WORLD, Bonus, Side
from galaxy_desktop.games.roll.state import Player, RollState


def scores(g: RollState) -> tuple[Score, ...]:
    """Return the points by source, indexed by seat; ties go to more dice in the cup plus credits."""
    return tuple(score(player) for player in g.players)


def score(player: Player) -> Score:
    """Return the points of one player if the game ended now."""
    squares = [sides()[side] for side in player.tableau]
    parts = (
        ("chips", player.chips),
        ("developments", sum(square.cost for square in squares if square.side == DEVELOPMENT)),
        ("worlds", sum(square.cost for square in squares if square.side == WORLD)),
        ("bonuses", sum(bonus_points(player, square.bonus) for square in squares if square.bonus)),
    )
    return Score(parts, len(player.cup) + player.credits)


def bonus_points(player: Player, bonus: Bonus) -> int:
    """Return the VP of a cost-6 development beside its cost, rounded up for an incomplete set."""
    return bonus.vp * ceil(counted(player, bonus) / bonus.each)


def counted(player: Player, bonus: Bonus) -> int:
    """Return the number that a bonus counts."""
    match bonus.count:
        case "developments" | "development_cost" | "worlds" | "world_cost":
            found = [square for square in map(sides().__getitem__, player.tableau) if _fits(square, bonus)]
            return sum(square.cost for square in found) if bonus.count.endswith("cost") else len(found)
        case "dice":
            return len(of_types(player.dice(), bonus.dice))
        case "die_colors":
            return len({type_of(die) for die in player.dice()})
        case "goods":
            return len(player.goods)
    return triangle(player.chips)


def _fits(square: Side, bonus: Bonus) -> bool:
    return (
        bonus.count.startswith(square.side)
        and (not bonus.kinds or square.kind in bonus.kinds)
        and (not bonus.colors or square.color in bonus.colors)
    )


def triangle(number: int) -> int:
    """Return the largest n for which 1 + 2 + ... + n does not exceed the number."""
    n = 0
    while (n + 1) * (n + 2) // 2 <= number:
        n += 1
    return n


def winners(g: RollState) -> tuple[Seat, ...]:
    """Return all seats that win: most points, then most dice in the cup and credits together."""
    return leaders(scores(g))
