"""What everybody may see in Master: the rows that `tests/contract/test_public.py` looks for."""

from collections.abc import Iterator

from tests.contract.seen import Public, Seen


def _rows(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        yield from (f"{card} of seat {seat}" for card in player.row if not seen.has(card))


def _systems(seen: Seen) -> Iterator[str]:
    for system, number in seen.view.bases.items():
        if number and f"base:{system}:{number}" not in seen.places:
            yield f"{number} bases at {system}"
    for system in (*seen.view.planets, *seen.view.owners):
        if system not in seen.places:
            yield f"the system {system}"


def _routes(seen: Seen) -> Iterator[str]:
    yield from (f"the route on {track}" for track in seen.view.routes if track not in seen.places)


def _conflicts(seen: Seen) -> Iterator[str]:
    yield from (f"the conflict {card}" for card in seen.view.conflicts if not seen.has(card))


def _symbols(seen: Seen) -> Iterator[str]:
    told = " ".join(seen.told(name) for name in seen.items if name.startswith("track:"))
    for seat, counts in enumerate(seen.view.track):
        if seen.names[seat] not in told and any(counts):
            yield f"the symbols of seat {seat}"
        if not seen.has(f"victory:{seat}"):
            yield f"how far seat {seat} is"


def _supplies(seen: Seen) -> Iterator[str]:
    number = sum(seen.view.reserve.values())
    if not seen.tells("reserve", number):
        yield f"the reserve: {number}"


PUBLIC = (
    Public("cards of each row", _rows),
    Public("systems with their planets and bases", _systems),
    Public("routes", _routes),
    Public("conflicts", _conflicts),
    Public("the supremacy track, and how far each player is", _symbols),
    Public("cubes in the reserve", _supplies),
)
