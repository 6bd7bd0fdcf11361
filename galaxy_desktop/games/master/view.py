"""View of one seat, and a guess at the rest: only the order of the decks is hidden."""

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master.box import cards, deck_of
from galaxy_desktop.games.master.state import MasterState


def view(g: MasterState, viewer: Seat) -> MasterState:
    """Return the state as one seat sees it."""
    return MasterState(
        **g.open_fields(),
        **g.basics_for(viewer),
        decks={deck: _seen(g, deck) for deck in g.decks},
    )


def _seen(g: MasterState, deck: str) -> list[str]:
    """Return a deck with its top card visible, except during setup and while its cards are looked at."""
    pile = g.decks[deck]
    looked_at = bool(g.looked) and cards()[g.looked[0]].deck == deck
    open_ = 0 if g.phase == "setup" or looked_at else 1
    return [*pile[:open_], *[HIDDEN] * len(pile[open_:])]


def guess(seen: MasterState, dice: Dice) -> MasterState:
    """Return a random whole state that agrees with a view."""
    g = seen.to_guess(dice)
    for deck, pile in g.decks.items():
        unseen = cards_unseen(g, deck)
        dice.shuffle(unseen)
        g.decks[deck] = [unseen.pop() if card == HIDDEN else card for card in pile]
    return g


def cards_unseen(g: MasterState, deck: str) -> list[str]:
    """Return every card of a deck that is hidden in a view."""
    placed = {*g.conflicts, *g.looked, *(card for player in g.players for card in player.row)}
    return [card for card in deck_of(deck) if card not in placed and card not in g.decks[deck]]
