"""Drawing, gaining and losing cards (page 5)."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.actions import Steps, action
from galaxy_desktop.games.master.box import cards, members
from galaxy_desktop.games.master.card_events import (
    CardGained,
    CardLost,
    CardsPutUnder,
    CardsSeen,
    DeckShuffled,
)
from galaxy_desktop.games.master.cubes import clear, deactivate
from galaxy_desktop.games.master.events import BaseScrapped
from galaxy_desktop.games.master.moves import REFUSE
from galaxy_desktop.games.master.powers import looks_at
from galaxy_desktop.games.master.schema import SPECIES, Effect
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep
from galaxy_desktop.games.master.triggers import Fire, TriggerDetails
from galaxy_desktop.games.master.victory import watch

USUAL, RANDOM, SEARCH = "usual", "random", "search"


@plain
class Draw(MasterStep):
    """Step that draws a card; its seat chooses the deck if there are several with cards."""

    seat: Seat
    decks: tuple[str, ...]
    pick: str = USUAL

    def asks(self, g: MasterState) -> Asks:
        stocked = tuple(deck for deck in self.decks if g.decks[deck])
        return {self.seat: Pick("deck", stocked)} if len(stocked) > 1 else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        stocked = tuple(deck for deck in self.decks if g.decks[deck])
        for deck in answers.get(self.seat, stocked[:1]):
            if self.pick == SEARCH:
                g.then(SearchDeck(self.seat, deck))
            elif self.pick == RANDOM:
                shuffle(g, deck)
                gain_card(g, self.seat, g.decks[deck].pop(0), RANDOM)
            else:
                look(g, self.seat, deck)


def look(g: MasterState, seat: Seat, deck: str) -> None:
    """Take the top cards of a deck to choose from; draw a card at once that is alone in it (R2)."""
    pile = g.decks[deck]
    number = looks_at(g, seat, deck)
    g.looked, g.decks[deck] = pile[:number], pile[number:]
    g.tell(CardsSeen(seat, deck, tuple(g.looked)))
    if len(g.looked) == 1:
        gain_card(g, seat, g.looked.pop(), "kept")
    else:
        g.then(KeepCard(seat, deck))


@plain
class KeepCard(MasterStep):
    """Step to keep one of the cards looked at, or refuse them all and take the next one unseen."""

    seat: Seat
    deck: str

    def asks(self, g: MasterState) -> Asks:
        return {self.seat: Pick("draw", (*g.looked, REFUSE), about=self.deck)}

    def act(self, g: MasterState, answers: Answers) -> None:
        (chosen,) = answers[self.seat]
        origin = "back" if comes_back(g, self.deck) else "blind"
        rest = [card for card in g.looked if card != chosen]
        g.looked = []
        put_under(g, self.deck, rest)
        if chosen == REFUSE:
            gain_card(g, self.seat, g.decks[self.deck].pop(0), origin)
        else:
            gain_card(g, self.seat, chosen, "kept")


def comes_back(g: MasterState, deck: str) -> str:
    """Return the card looked at that refusing all would bring, as no other is left, or "" (R2)."""
    return "" if g.decks[deck] or not g.looked else g.looked[0]


@plain
class SearchDeck(MasterStep):
    """Step to look through a whole deck and take one card; then the deck is shuffled."""

    seat: Seat
    deck: str

    def asks(self, g: MasterState) -> Asks:
        return {self.seat: Pick("search", tuple(sorted(g.decks[self.deck])), about=self.deck)}

    def act(self, g: MasterState, answers: Answers) -> None:
        (card,) = answers[self.seat]
        g.decks[self.deck].remove(card)
        shuffle(g, self.deck)
        gain_card(g, self.seat, card, SEARCH)


def shuffle(g: MasterState, deck: str) -> None:
    """Shuffle a deck."""
    g.shuffle(g.decks[deck])
    g.tell(DeckShuffled(deck))


def put_under(g: MasterState, deck: str, under: Sequence[str]) -> None:
    """Put cards under their deck in the order in which they lay: there is no discard pile (R2, R3)."""
    g.decks[deck].extend(under)
    g.tell(CardsPutUnder(deck, tuple(under)))


def put_away(g: MasterState, seat: Seat, card: str, cause: str) -> None:
    """Remove a card from a row and put it under its deck."""
    lose_card(g, seat, card, cause)
    put_under(g, cards()[card].deck, [card])
    watch(g)


def gain_card(g: MasterState, seat: Seat, card: str, origin: str) -> None:
    """Add a card to a row, from any origin (page 5)."""
    g.players[seat].row.append(card)
    g.tell(CardGained(seat, card, origin))
    deck = cards()[card].deck
    if deck != SPECIES:
        g.then(Fire(seat, "card_gained", TriggerDetails(deck=deck)))
        watch(g)


def lose_card(g: MasterState, seat: Seat, card: str, cause: str) -> None:
    """Remove a card from a row, and return its cubes, and a base constructed on it to the supply.

    The caller puts the card somewhere, and then looks for what follows.
    """
    player = g.players[seat]
    player.row.remove(card)
    g.tell(CardLost(seat, card, cause))
    for project in cards()[card].projects:
        deactivate(g, seat, project.id)
    for project in cards()[card].projects:
        if project.id in player.built:
            player.built.remove(project.id)
            player.unused += 1
            g.tell(BaseScrapped(seat, project.id))
        clear(g, seat, project.id, "discarded" if cause == "discarded" else "lost")


@action("draw_card")
def _draw_card(seat: Seat, effect: Effect, _card: str) -> Steps:
    return (Draw(seat, members(effect.deck), effect.pick),) * effect.count
