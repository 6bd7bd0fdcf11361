"""What everybody may see in Race: the rows that `tests/contract/test_public.py` looks for."""

from collections.abc import Iterator

from galaxy_desktop.games.race import GAME
from tests.contract.seen import Public, Seen


def _figures(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        if seat != seen.viewer and not seen.tells(f"hand:{seat}", len(player.hand)):
            yield f"cards in hand of seat {seat}"
        if not seen.tells(f"chips:{seat}", player.chips):
            yield f"VP chips of seat {seat}"


def _tableaus(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        told = seen.told(f"player:{seat}")
        for card in player.tableau:
            if not seen.has(card) and GAME.words.item(card) not in told:
                yield f"{card} of seat {seat}"


def _goods(seen: Seen) -> Iterator[str]:
    for seat, player in enumerate(seen.view.players):
        for world in player.goods:
            if world in seen.spots and seen.spots[world].look.good != "token":
                yield f"the good on {world} of seat {seat}"


def _actions(seen: Seen) -> Iterator[str]:
    revealed = seen.view.phase not in ("setup", "actions") and not seen.view.ended_by
    for seat, player in enumerate(seen.view.players):
        told = " ".join(seen.told(name) for name in seen.items if name.startswith("phase:"))
        if revealed and player.actions and seen.names[seat] not in told:
            yield f"the action of seat {seat}"


def _supplies(seen: Seen) -> Iterator[str]:
    view = seen.view
    for name, number in (
        ("pool", max(0, view.pool)),
        ("deck", len(view.supply)),
        ("discards", len(view.discards)),
    ):
        if not seen.tells(name, number):
            yield f"{name}: {number}"


PUBLIC = (
    Public("cards in hand and VP chips of each player", _figures),
    Public("cards of each tableau", _tableaus),
    Public("goods on worlds", _goods),
    Public("actions, once they are revealed", _actions),
    Public("VP left, cards in deck and discard pile", _supplies),
)
