"""Rating of tiles: which to draw, give up and place, and where."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, permutations, product

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Compose, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.roll.bot.estimates import Estimates, scout_worth, zone_size
from galaxy_desktop.games.roll.bot.worth import rounds_left, zone_worth
from galaxy_desktop.games.roll.box import sides, turned
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.explore import DONE, REARRANGE
from galaxy_desktop.games.roll.moves import PutTile, Scout, Stock, move_of
from galaxy_desktop.games.roll.placement import Placement, place
from galaxy_desktop.games.roll.powers import explorer_types, stock_credits
from galaxy_desktop.games.roll.schema import STACKS
from galaxy_desktop.games.roll.setup import start_sides
from galaxy_desktop.games.roll.state import Player, RollState

MANY = 4
"""Most tiles placed by search; for fewer than these every order is tried."""


def rate_tasks(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate Stock and Scout; the zone is rearranged once the tasks are done."""
    look, player = Estimates(g, seat), g.players[seat]
    look.recruits = len(player.citizenry) + 0.6 * len(player.workers)
    special = explorer_types(player.tableau)
    rated = []
    for option in decision.options():
        match move_of(option):
            case Stock(worker):
                points = look.credits(stock_credits(look.tableau, worker))
            case Scout(worker):
                points = scout_worth(zone_size(player), look.rounds) - 0.01 * (type_of(worker) in special)
            case _:
                points = {REARRANGE: 0.02, DONE: 0.01}[option]
        rated.append((points, (option,)))
    return best_first(rated)


def rate_abandoning(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate giving up some tiles to draw as many more."""
    player, rounds = g.players[seat], rounds_left(g)
    zone = decision.options()
    rated = []
    for number in range(min(3, len(zone)) + 1):
        for gone in combinations(zone, number):
            kept = without(player, gone)
            left = len(zone) - number
            drawn = sum(scout_worth(left + more, rounds) for more in range(number + 1))
            rated.append((zone_worth(player, kept, rounds) + drawn - 0.05 * number, gone))
    return best_first(rated)


def without(player: Player, gone: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the developments and worlds of a zone without some tiles."""
    return (
        [tile for tile in player.developments if tile not in gone],
        [tile for tile in player.worlds if tile not in gone],
    )


def rate_placing(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate ways to put drawn tiles into the zone."""
    assert isinstance(decision, Compose)
    assert isinstance(decision.composer, Placement)
    player = g.players[seat]
    ends = (False, True) if decision.composer.tops else (False,)
    stacks = (player.developments, player.worlds)
    return _rated_orders(g, seat, decision.composer.tiles, stacks, ends)


def rate_rearranging(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate orders of the whole zone, the present one among them."""
    assert isinstance(decision, Compose)
    assert isinstance(decision.composer, Placement)
    player, rounds = g.players[seat], rounds_left(g)
    now = tuple(reversed(player.zone()))
    as_it_is = (zone_worth(player, (player.developments, player.worlds), rounds), now)
    return best_first([as_it_is, *_rated_orders(g, seat, decision.composer.tiles, ([], []), (False,))])


def _rated_orders(
    g: RollState,
    seat: Seat,
    tiles: tuple[str, ...],
    stacks: tuple[list[str], list[str]],
    ends: tuple[bool, ...],
) -> list[Rated]:
    player, rounds = g.players[seat], rounds_left(g)
    first, rest = tiles[:MANY], [_better_side(player, tile, rounds) for tile in tiles[MANY:]]
    rated = []
    for order in permutations(first) if len(first) < MANY else (first, first[::-1]):
        for up in product(STACKS, repeat=len(order)):
            for end in ends:
                placed = [PutTile(turned(tile, side), end) for tile, side in zip(order, up, strict=True)]
                moves = [*placed, *rest]
                answer = tuple(move.option for move in moves)
                rated.append((_worth_after(player, stacks, moves, rounds), answer))
    return best_first(rated)


def _better_side(player: Player, tile: str, rounds: float) -> PutTile:
    """Return the side of a tile that is worth more by itself."""
    both = [PutTile(turned(tile, side)) for side in STACKS]
    return max(both, key=lambda up: _worth_after(player, ([], []), [up], rounds))


def _worth_after(
    player: Player, stacks: tuple[list[str], list[str]], moves: Iterable[PutTile], rounds: float
) -> float:
    after = replace(player, developments=stacks[0].copy(), worlds=stacks[1].copy())
    for move in moves:
        place(after, move)
    return zone_worth(player, (after.developments, after.worlds), rounds)


def rate_giving_up(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the tile to put into the bag."""
    player, rounds = g.players[seat], rounds_left(g)
    return best_first(
        (zone_worth(player, without(player, (tile,)), rounds), (tile,)) for tile in decision.options()
    )


def rate_start(g: RollState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate which of the first tiles shows its development."""
    player, rounds = g.players[seat], rounds_left(g)
    rated = []
    for tile in decision.options():
        up = start_sides(player.drawn, tile)
        stacks = ([s for s in up if not sides()[s].is_world], [s for s in up if sides()[s].is_world])
        rated.append((zone_worth(player, stacks, rounds), (tile,)))
    return best_first(rated)
