"""What everybody may see in Roll: the rows that `tests/contract/test_public.py` looks for."""

from collections.abc import Iterator

from galaxy_desktop.games.roll.schema import STACKS
from tests.contract.seen import Public, Seen


def _figures(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        if not seen.tells(f"chips:{seat}", player.chips):
            yield f"VP chips of seat {seat}"
        if not (seen.tells(f"credits:{seat}", player.credits) or seen.tells("credits", player.credits)):
            yield f"credits of seat {seat}"


def _tableaus(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        yield from (f"{side} of seat {seat}" for side in player.tableau if not seen.has(side))


def _goods(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        yield from (f"good {die} of seat {seat}" for die in player.goods if not _die(seen, die))


def _die(seen: Seen, die: str) -> bool:
    return die in seen.spots or seen.has(die)


def _stacks(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        for side in STACKS:
            stack = player.stack(side)
            if stack and not seen.has(stack[-1]):
                yield f"the top {side} of seat {seat}"
            for die in player.builders(side):
                if not _die(seen, die):
                    yield f"{die} on the {side} stack of seat {seat}"


def _sizes(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        for side in STACKS:
            stack = player.stack(side)
            top = stack[-1] if stack else ""
            ids = (top, f"stack {side}:{seat}", f"stack {side}", side)
            if len(stack) > 1 and not any(seen.tells(name, len(stack)) for name in ids if name):
                yield f"size of the {side} stack of seat {seat}: {len(stack)}"


def _citizens(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        yield from (
            f"{die} in the Citizenry of seat {seat}" for die in player.citizenry if not _die(seen, die)
        )
        if seat != seen.viewer and not seen.has(f"own cup:{seat}"):
            yield f"the cup of seat {seat}"


def _supplies(seen: Seen) -> Iterator[str]:
    view = seen.view
    for name, number in (("pool", max(0, view.pool)), ("bag", len(view.bag)), ("supply", len(view.supply))):
        if not seen.tells(name, number):
            yield f"{name}: {number}"


PUBLIC = (
    Public("VP chips and credits of each player", _figures),
    Public("tiles of each tableau", _tableaus),
    Public("goods on worlds", _goods),
    Public("top tiles of the construction zones, and the dice on both stacks", _stacks),
    Public("how many tiles each stack has", _sizes),
    Public("dice in each Citizenry, and each cup", _citizens),
    Public("VP left, tiles in the bag, dice in the supply", _supplies),
)
