"""What everybody may see in New Frontiers: the rows that `tests/contract/test_public.py` looks for."""

from collections.abc import Iterator

from galaxy_desktop.games.frontiers.words.terms import item
from tests.contract.seen import Public, Seen


def _figures(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        figures = {"credits": player.credits, "chips": player.chips, "colonists": player.colonists}
        for name, number in figures.items():
            if not seen.tells(f"{name}:{seat}", number):
                yield f"{name} of seat {seat}: {number}"


def _tiles(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        for tile in (*player.colonies, *player.explored, *player.developments):
            if not (seen.has(f"of {seat}:{tile}") if seat != seen.viewer else seen.has(tile)):
                yield f"{tile} of seat {seat}"


def _goods(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        for colony in player.goods:
            spot = seen.spots.get(colony if seat == seen.viewer else f"of {seat}:{colony}")
            if spot is None or not spot.look.good:
                yield f"the good on {colony} of seat {seat}"


def _track(seen: Seen) -> Iterator[str]:
    disks = [name for name in seen.items if name.startswith("disk:")]
    for seat in set(seen.view.disks):
        if not any(seen.names[seat] in seen.told(name) for name in disks):
            yield f"the disk of seat {seat}"


def _actions(seen: Seen) -> Iterator[str]:
    for action, seat in zip(seen.view.selected, seen.view.selectors, strict=True):
        told = " ".join(seen.told(name) for name in seen.items if name.startswith("disk:"))
        if not seen.has(action) and item(action) not in told:
            yield f"the tile {action} of seat {seat}"


def _market(seen: Seen) -> Iterator[str]:
    for tile in seen.view.stock:
        if f"market:{tile}" not in seen.places:
            yield f"{tile} in the market"


def _supplies(seen: Seen) -> Iterator[str]:
    view = seen.view
    numbers = {"pool": max(0, view.pool), "supply": view.colonists, "bag": len(view.bag)}
    for name, number in numbers.items():
        if not seen.tells(name, number):
            yield f"{name}: {number}"
    if not seen.tells("cubes", *view.goods.values()):
        yield f"goods left: {view.goods}"
    yield from (f"{world} on offer" for world in view.offer if not seen.has(world))


def _goals(seen: Seen) -> Iterator[str]:
    yield from (f"the goal {goal}" for goal in seen.view.goals if not seen.has(goal))


PUBLIC = (
    Public("credits, VP chips and colonists of each player", _figures),
    Public("colonies, explored worlds and developments of each player", _tiles),
    Public("goods on colonies", _goods),
    Public("the priority track", _track),
    Public("the action tiles that are selected", _actions),
    Public("the market of developments", _market),
    Public("VP left, colonists, worlds in the bag and on offer, goods", _supplies),
    Public("goals that lie face up", _goals),
)
