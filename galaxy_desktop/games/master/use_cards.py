"""Phase 3 (page 16): place conflicts, discard cards, offer truces, keep to the limit."""

from functools import cache

from galaxy_desktop.engine.decisions import Confirm, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.moves import Move
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.spared import Spared
from galaxy_desktop.games.master.box import cards, figures
from galaxy_desktop.games.master.card_events import TruceAnswered, TruceOffered
from galaxy_desktop.games.master.conflicts import cancel, place_conflict, placements, truces
from galaxy_desktop.games.master.draw import put_away
from galaxy_desktop.games.master.events import DrawAnswered, DrawOffered
from galaxy_desktop.games.master.moves import END, OFFER_DRAW, Discard, OfferTruce, PlaceConflict, parse
from galaxy_desktop.games.master.needless import spared_cards
from galaxy_desktop.games.master.powers import abilities_at, has_too_many, is_live
from galaxy_desktop.games.master.schema import SPECIES
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep
from galaxy_desktop.games.master.supply import ChooseCubes
from galaxy_desktop.games.master.triggers import UseAbility
from galaxy_desktop.games.master.victory import DRAW, end


@plain
class UseCards(MasterStep):
    """Step to place conflicts, discard cards and offer truces, one by one, until the seat ends it."""

    seat: Seat

    def asks(self, g: MasterState) -> Asks:
        options = [move.option for move in self._moves(g)]
        draw = [OFFER_DRAW] if may_offer_draw(g) else []
        return {self.seat: Pick("cards", (*options, *draw, END))}

    def spares(self, g: MasterState, seat: Seat) -> Spared | None:
        return None if may_offer_draw(g) else spared_cards(g, seat, self._moves(g))

    def act(self, g: MasterState, answers: Answers) -> None:
        (chosen,) = answers[self.seat]
        if chosen != END:
            g.then(self)
            use(g, self.seat, parse(chosen))

    def _moves(self, g: MasterState) -> tuple[Move, ...]:
        offers = map(OfferTruce, truces(g, self.seat))
        return (*discards(g, self.seat), *placements(g, self.seat), *offers)


@plain
class KeepToLimit(MasterStep):
    """Step to discard cards or place conflicts until the row is within its limit (R27)."""

    seat: Seat

    def asks(self, g: MasterState) -> Asks:
        if not has_too_many(g, self.seat):
            return {}
        moves: tuple[Move, ...] = (*discards(g, self.seat), *placements(g, self.seat))
        return {self.seat: Pick("limit", tuple(move.option for move in moves))}

    def act(self, g: MasterState, answers: Answers) -> None:
        for chosen in answers.get(self.seat, ()):
            g.then(self)
            use(g, self.seat, parse(chosen))


@plain
class RewardDiscards(MasterStep):
    """Step that gains cubes of any colours for the cards discarded in this phase (page 16)."""

    seat: Seat

    def act(self, g: MasterState, answers: Answers) -> None:
        rewards = figures().discard_reward
        if reward := rewards[min(g.discarded, len(rewards) - 1)]:
            g.then(ChooseCubes(self.seat, reward, "discards"))


def discards(g: MasterState, seat: Seat) -> tuple[Discard, ...]:
    """Return a move for every card that a seat may discard: any but its species (R22)."""
    known = cards()
    return tuple([_discard(card) for card in g.players[seat].row if known[card].deck != SPECIES])


@cache
def _discard(card: str) -> Discard:
    return Discard(card)


def use(g: MasterState, seat: Seat, move: Move) -> None:
    """Carry out one choice of phase 3."""
    match move:
        case Discard(card):
            discard(g, seat, card)
        case PlaceConflict():
            place_conflict(g, seat, move)
        case OfferTruce(card):
            g.offered.append(card)
            conflict = g.conflicts[card]
            rival = conflict.blue if conflict.red == seat else conflict.red
            g.tell(TruceOffered(seat, rival, card))
            g.then(AnswerTruce(rival, card))
        case _:
            g.offered.append(OFFER_DRAW)
            g.tell(DrawOffered(seat))
            g.then(AnswerDraw(seat))


def discard(g: MasterState, seat: Seat, card: str) -> None:
    """Put a card under its deck; its live discard ability happens completely before anything else (R23)."""
    known = abilities_at("discard").get(card, ())
    live = known and is_live(g, seat, card)
    g.discarded += 1
    if live:
        g.then(*(UseAbility(seat, card, number) for number, _ in known))
    put_away(g, seat, card, "discarded")


def may_offer_draw(g: MasterState) -> bool:
    """Return whether a draw may be offered: the game has lasted or stood still too long, and none was yet."""
    seats = len(g.players)
    stalled = g.turn > figures().draw_turns * seats or g.quiet >= figures().draw_quiet * seats
    return stalled and OFFER_DRAW not in g.offered


@plain
class AnswerTruce(MasterStep):
    """Step to agree to stop a conflict, or not, for the other side (R20)."""

    seat: Seat
    card: str

    def asks(self, g: MasterState) -> Asks:
        return {self.seat: Confirm("truce", about=self.card)}

    def act(self, g: MasterState, answers: Answers) -> None:
        agreed = answers[self.seat]
        g.tell(TruceAnswered(self.seat, self.card, agreed))
        if agreed:
            cancel(g, self.card, "truce")


@plain
class AnswerDraw(MasterStep):
    """Step for all others to agree to call the game a draw; the game goes on unless all do."""

    proposer: Seat

    def asks(self, g: MasterState) -> Asks:
        return {seat: Confirm("draw_offer") for seat in g.clockwise(self.proposer)[1:]}

    def act(self, g: MasterState, answers: Answers) -> None:
        for seat in g.clockwise(self.proposer)[1:]:
            g.tell(DrawAnswered(seat, answers[seat]))
        if all(answers.values()):
            end(g, DRAW)
