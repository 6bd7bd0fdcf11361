"""View of one seat, and random completion of a view."""

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive.box import deck
from galaxy_desktop.games.jumpdrive.state import JumpState, Player


def view(g: JumpState, viewer: Seat) -> JumpState:
    """Return the state as one seat sees it, with hidden cards in other hands and in the piles."""
    return JumpState(
        **g.public(),
        **g.basics_for(viewer),
        players=[_seen(player, own=seat == viewer) for seat, player in enumerate(g.players)],
        supply=[HIDDEN] * len(g.supply),
        discards=[HIDDEN] * len(g.discards),
    )


def _seen(player: Player, *, own: bool) -> Player:
    seen = player.clone()
    if not own:
        seen.hand = [HIDDEN] * len(seen.hand)
    return seen


def guess(seen: JumpState, dice: Dice) -> JumpState:
    """Return a whole state that agrees with a view, its hidden cards filled in by chance."""
    g = seen.to_guess(dice)
    unseen = cards_unseen(g)
    dice.shuffle(unseen)
    for player in g.players:
        player.hand = _filled(player.hand, unseen)
    g.supply = _filled(g.supply, unseen)
    g.discards = _filled(g.discards, unseen)
    return g


def _filled(pile: list[str], unseen: list[str]) -> list[str]:
    return [unseen.pop() if card == HIDDEN else card for card in pile]


def cards_unseen(g: JumpState) -> list[str]:
    """Return every card that is hidden in a view."""
    known = set(cards_seen(g))
    return [card for card in deck() if card not in known]


def cards_seen(g: JumpState) -> list[str]:
    """Return every card on the table that is not hidden."""
    found = g.supply + g.discards + g.rival
    for player in g.players:
        found += player.hand + player.empire
    return [card for card in found if card != HIDDEN]
