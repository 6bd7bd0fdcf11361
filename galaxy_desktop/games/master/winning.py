"""Winning a conflict (page 14): the card, the spoils and the stake."""

from collections.abc import Iterator
from itertools import chain

from galaxy_desktop.engine.decisions import Confirm, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.actions import AimedStep, Steps, action
from galaxy_desktop.games.master.bases import PlaceFrom, lose_system, spare_bases
from galaxy_desktop.games.master.box import cards, members, other_side, projects, side
from galaxy_desktop.games.master.card_events import ConflictWon
from galaxy_desktop.games.master.conflicts import cancel, clear_sides
from galaxy_desktop.games.master.draw import gain_card, lose_card, put_away
from galaxy_desktop.games.master.powers import is_guarded
from galaxy_desktop.games.master.schema import ANY, CONFLICT, Effect
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.steps import MasterStep
from galaxy_desktop.games.master.supply import ChooseCubes
from galaxy_desktop.games.master.taking import SPOILS, StealCube
from galaxy_desktop.games.master.triggers import Fire


def win(g: MasterState, seat: Seat, facing: str, card: str) -> None:
    """Remove a conflict with a complete side from the board, and reward that side's seat (page 14)."""
    conflict, lost = g.conflicts.pop(card), other_side(facing)
    loser, system = conflict.seat(lost), conflict.system(lost)
    g.tell(ConflictWon(seat, loser, card, system))
    clear_sides(g, card, conflict)
    spoils = cards()[card].spoils
    if loser == NOBODY:  # whatever the stake is (R18)
        g.then(Claim(seat, system), ChooseCubes(seat, spoils, "conflict"), Fire(seat, "conflict_won"))
    else:
        taken = (StealCube(seat, ANY, loser, SPOILS),) * spoils
        stakes = [_stake(seat, loser, system, effect, card) for effect in projects()[side(card, lost)].stake]
        g.then(*taken, *chain.from_iterable(stakes), Fire(seat, "conflict_won"))
    gain_card(g, seat, card, "board")


def _stake(seat: Seat, loser: Seat, system: str, effect: Effect, card: str) -> tuple[Step[MasterState], ...]:
    if effect.code == "capture_system":
        return (Capture(seat, loser, system),)
    taken = TakeCard(seat, members(effect.deck), loser, effect.code == "destroy_card", card)
    return (taken,) * effect.count


@plain
class Capture(MasterStep):
    """Step that removes the loser's bases from the system that was fought for."""

    seat: Seat
    loser: Seat
    system: str

    def act(self, g: MasterState, answers: Answers) -> None:
        if g.owners.get(self.system) == self.loser:
            g.then(Claim(self.seat, self.system))
            lose_system(g, self.loser, self.system)


@plain
class Claim(MasterStep):
    """Step to place a base in a system that was won, or leave it neutral."""

    seat: Seat
    system: str

    def asks(self, g: MasterState) -> Asks:
        if self.system in g.owners or not spare_bases(g, self.seat):
            return {}
        return {self.seat: Confirm("claim", about=self.system)}

    def act(self, g: MasterState, answers: Answers) -> None:
        if answers.get(self.seat):
            g.then(PlaceFrom(self.seat, self.system, spare_bases(g, self.seat)))


@plain
class TakeCard(AimedStep):
    """Step to take or destroy a card of a rival, including conflicts on the board that involve the rival."""

    seat: Seat
    decks: tuple[str, ...]
    victim: Seat
    """Loser of a conflict, whose cards may be guarded; `NOBODY`: any rival, without regard to guards."""
    destroys: bool
    cause: str

    def asks(self, g: MasterState) -> Asks:
        fitting = tuple(dict.fromkeys(self._fitting(g)))
        return {self.seat: Pick("card", fitting, about=self.cause)} if fitting else {}

    def act(self, g: MasterState, answers: Answers) -> None:
        for card in answers.get(self.seat, ()):
            if card in g.conflicts:
                cancel(g, card, "objective", to=NOBODY if self.destroys else self.seat)
                continue
            victim = next(rival for rival, player in enumerate(g.players) if card in player.row)
            if self.destroys:
                put_away(g, victim, card, "destroyed")
            else:
                lose_card(g, victim, card, "taken")
                gain_card(g, self.seat, card, "rival")

    def _fitting(self, g: MasterState) -> Iterator[str]:
        victims = g.clockwise(self.seat)[1:] if self.victim == NOBODY else [self.victim]
        for victim in victims:
            safe = {deck for deck in self.decks if self.victim != NOBODY and self._is_safe(g, deck)}
            for card in g.players[victim].row:
                if cards()[card].deck in self.decks and cards()[card].deck not in safe:
                    yield card
            if CONFLICT in self.decks and CONFLICT not in safe:
                yield from (card for card, conflict in g.conflicts.items() if conflict.facing(victim))

    def _is_safe(self, g: MasterState, deck: str) -> bool:
        return is_guarded(g, self.victim, deck, "objective")


@action("take_card")
def _take_card(seat: Seat, effect: Effect, card: str) -> Steps:
    return (TakeCard(seat, members(effect.deck), NOBODY, destroys=False, cause=card),) * effect.count


@action("destroy_card")
def _destroy_card(seat: Seat, effect: Effect, card: str) -> Steps:
    return (TakeCard(seat, members(effect.deck), NOBODY, destroys=True, cause=card),) * effect.count
