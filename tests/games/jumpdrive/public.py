"""What everybody may see in Jump Drive: the rows that `tests/contract/test_public.py` looks for."""

from collections.abc import Iterator

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.empire import empire_of
from tests.contract.seen import Public, Seen


def _figures(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        mine = empire_of(tuple(player.empire))
        if seat != seen.viewer and not seen.tells(f"hand:{seat}", len(player.hand)):
            yield f"cards in hand of seat {seat}"
        if not seen.tells(f"vp:{seat}", player.vp):
            yield f"VP of seat {seat}"
        name = f"military:{seat}" if seen.has(f"military:{seat}") else f"player:{seat}"
        if seat != seen.viewer and not seen.tells(name, mine.military):
            yield f"Military of seat {seat}"
        name = f"explore:{seat}" if seen.has(f"explore:{seat}") else f"player:{seat}"
        if seat != seen.viewer and not seen.tells(name, mine.explore):
            yield f"explore icons of seat {seat}"


def _empires(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        told = seen.told(f"player:{seat}")
        for card in player.empire:
            if not seen.has(card) and GAME.words.item(card) not in told:
                yield f"{card} of seat {seat}"


def _supplies(seen: Seen) -> Iterator[str]:
    for name, pile in (("deck", seen.view.supply), ("discards", seen.view.discards)):
        if not seen.tells(name, len(pile)):
            yield f"{name}: {len(pile)}"


def _alone(seen: Seen) -> Iterator[str]:
    if len(seen.view.players) == 1:
        if not seen.has("rounds"):
            yield "the round"
        if not seen.has("rival"):
            yield "the imaginary empire"


PUBLIC = (
    Public("cards in hand, VP, Military and explore icons of each player", _figures),
    Public("cards of each empire", _empires),
    Public("cards in deck and discard pile", _supplies),
    Public("alone: the round, and the imaginary empire", _alone),
)
