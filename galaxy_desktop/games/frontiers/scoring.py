"""Points and winners (pages 9 and 11)."""

from collections.abc import Sequence
from itertools import combinations

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.game import Score, leaders
from galaxy_desktop.games.frontiers.box import goals, tiles
from galaxy_desktop.games.frontiers.kinds import chooser
from galaxy_desktop.games.frontiers.powers import fits, plain_military_of
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, KINDS, Bonus, Goal, Tile
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.stockpile import stocked
from galaxy_desktop.games.frontiers.view import goals_seen

TilesWithKinds = list[tuple[Tile, str]]
"""Every tile of an empire, each with its kind."""


def scores(g: FrontiersState) -> tuple[Score, ...]:
    """Return the points by source, indexed by seat; ties go to more credits and goods in the empire."""
    return tuple(score(g, player, best_kind(g, player)) for player in g.players)


def hidden_points(g: FrontiersState, seat: Seat) -> tuple[int, int]:
    """Return the least and most points of a seat of a view with the goals that may lie face down."""
    player, seen = g.players[seat], set(goals_seen(g))
    number = sum(other.goal == HIDDEN for other in g.players)
    unseen = [goal for name, goal in goals().items() if name not in seen] if number else []
    ways = [_points_with(g, player, kind, unseen) for kind in _kinds_open(g, player)]
    found = [
        max(points + sum(worth[goal.id] for goal in hidden) for points, worth in ways)
        for hidden in combinations(unseen, number)
    ]
    return min(found), max(found)


def _points_with(
    g: FrontiersState, player: Player, kind: str, unseen: Sequence[Goal]
) -> tuple[int, dict[str, int]]:
    """Return the points with this kind for a colony of any kind, and what each goal unseen would add."""
    empire = empire_as(player, kind)
    worth = {goal.id: goal_points(player, goal, empire) for goal in unseen}
    return score(g, player, kind).total, worth


def best_kind(g: FrontiersState, player: Player) -> str:
    """Return the kind worth most to a player who may still set one for scoring, the present one first."""
    kinds = _kinds_open(g, player)
    return kinds[0] if len(kinds) == 1 else max(kinds, key=lambda kind: score(g, player, kind).total)


def _kinds_open(g: FrontiersState, player: Player) -> tuple[str, ...]:
    """Return the kinds that a colony of any kind may have in the end, the present one first."""
    return (player.kind,) if g.over or not chooser(player) else (player.kind, *KINDS)


def score(g: FrontiersState, player: Player, kind: str) -> Score:
    """Return the points of a player if the game ended now, with this kind for a colony of any kind."""
    empire = empire_as(player, kind)
    parts = (
        ("chips", player.chips),
        ("developments", sum(tile.vp for tile, _ in empire if tile.sort == DEVELOPMENT)),
        ("colonies", sum(tile.vp for tile, _ in empire if tile.sort != DEVELOPMENT)),
        ("bonuses", sum(bonus_points(tile.bonus, empire) for tile, _ in empire if tile.bonus)),
        ("goals", sum(goal_points(player, goal, empire) for goal in goals_in_play(g))),
    )
    return Score(parts if g.with_goals else parts[:-1], player.credits + len(player.goods))


def empire_as(player: Player, kind: str) -> TilesWithKinds:
    """Return an empire with this kind set for a colony of any kind."""
    known = tiles()
    return [(known[tile], kind if known[tile].kind == ANY else known[tile].kind) for tile in player.empire()]


def bonus_points(lines: tuple[Bonus, ...], empire: TilesWithKinds) -> int:
    """Return the points of a "?": each tile counts once, for the first line that fits it.

    Tiles placed in the running action count in full, though their powers do not work yet.
    """
    points = 0
    counted: set[str] = set()
    for line in lines:
        if line.each == "military_point":
            points += line.vp * max(0, sum([plain_military_of(tile.id) for tile, _ in empire]))
        elif line.each == "kinds":
            points += line.table[len(colony_kinds(empire))]
        else:
            for tile, kind in empire:
                if tile.id not in counted and counts(line, tile, kind):
                    counted.add(tile.id)
                    points += line.vp
    return points


def counts(line: Bonus, tile: Tile, kind: str) -> bool:
    """Return whether a line of a "?" counts a tile of this kind, not counted by an earlier line."""
    sort = DEVELOPMENT if tile.sort == DEVELOPMENT else "colony"
    return line.each in ("tile", sort) and fits(line.where, tile, kind)


def colony_kinds(empire: TilesWithKinds) -> set[str]:
    """Return the kinds of goods of the colonies, gray left out."""
    return {kind for _, kind in empire if kind in KINDS}


def goals_in_play(g: FrontiersState) -> list[Goal]:
    """Return the goals that count for everybody: those face up, and any face down that can be seen."""
    kept = [player.goal for player in g.players if player.goal not in ("", HIDDEN)]
    return [goals()[goal] for goal in (*g.goals, *kept)]


def goal_points(player: Player, goal: Goal, empire: TilesWithKinds) -> int:
    """Return the points of a goal for one player."""
    return goal.points(goal_count(player, goal, empire))


def goal_count(player: Player, goal: Goal, empire: TilesWithKinds) -> int:
    """Return the number that a player has of what a goal counts."""
    match goal.counts:
        case "consume_powers":
            return sum(power.action == "consume" for tile, _ in empire for power in tile.powers)
        case "keywords":
            return len({word for tile, _ in empire for word in tile.keywords} & set(goal.categories))
        case "power_actions":
            return len({p.action for tile, _ in empire for p in tile.powers} & set(goal.categories))
        case "colony_kinds":
            return len(colony_kinds(empire))
        case "free_colonists":
            return player.colonists
    return stocked(player, goal.counts)


def winners(g: FrontiersState) -> tuple[Seat, ...]:
    """Return all seats that win: most points, then most credits and goods in the empire."""
    return leaders(scores(g))
