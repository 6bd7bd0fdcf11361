"""Search through one turn of a seat for a line that wins, one position after the other.

Hidden information is taken at its best for the seat: cubes drawn from the bag, and the next card of a deck.
"""

from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from galaxy_desktop.engine.decisions import Answer, Compose, Confirm, Decision, Order, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.master.allocate import Allocate, DrawCubes
from galaxy_desktop.games.master.allocation import cube_of
from galaxy_desktop.games.master.box import cards, figures, projects
from galaxy_desktop.games.master.draw import Draw, gain_card
from galaxy_desktop.games.master.fillings import Moves, fillings
from galaxy_desktop.games.master.hopes import Hopes
from galaxy_desktop.games.master.moves import END, Discard, PlaceConflict, Take, parse, place_of
from galaxy_desktop.games.master.powers import abilities_at, is_live
from galaxy_desktop.games.master.schema import CONFLICT
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import GameWonError
from galaxy_desktop.games.master.symbols import first_counts, own_edge
from galaxy_desktop.games.master.turn import EndTurn
from galaxy_desktop.games.master.use_cards import UseCards

MOST, PART, HANDS = 200, 50, 80
"""Limits of one search: positions in all, positions for one allocation, and allocations, best first.

In fresh games of computer players 66 of 66 wins were seen before the turn; a long line may be missed.
"""

R = TypeVar("R")
Steps = Generator[None, None, R]
"""Work that stops after each of its steps, and has a result in the end."""


def finished(steps: Steps[R]) -> R:
    """Take all steps at once and return the result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: R = end.value
            return result


@dataclass(slots=True)
class TurnSearch:
    """Depth-first search through one turn of a seat."""

    seat: Seat
    left: int
    """Positions that may still be looked at."""
    seen: set[str] = field(default_factory=set)
    last: MasterState | None = None
    """State at the end of the winning line."""

    def run(self, g: MasterState) -> str:
        """Return the victory of the first winning line found, or ""."""
        return finished(self.steps(g))

    def steps(self, g: MasterState) -> Steps[str]:
        """Search, and stop after each position; the result is that of `run`."""
        while g.waiting:
            step = g.waiting[-1]
            if isinstance(step, EndTurn):
                return ""
            if isinstance(step, DrawCubes) or (isinstance(step, Allocate) and g.hand):
                return (yield from self._allocated(g))
            if isinstance(step, Draw) and step.seat == self.seat and self._stocked(g, step):
                return (yield from self._first(self._cards(g, step)))
            if open_asks(g):
                return (yield from self._first(self._answered(g)))
            g.waiting.pop()
            answers, g.sealed, g.asking = g.sealed, {}, None
            step.done(g, answers)
            if isinstance(step, UseCards) and END in answers.get(self.seat, ()):
                return ""
        self.last = g
        return g.ended_by if g.winner == self.seat else ""

    def _first(self, tables: Iterator[MasterState]) -> Steps[str]:
        for table in tables:
            if self.left <= 0:
                return ""
            self.left -= 1
            yield
            if won := (yield from self.steps(table)):
                return won
        return ""

    def _allocated(self, g: MasterState) -> Steps[str]:
        """Return the victory by one of the allocations, best first and each within a limit, or ""."""
        hands = []
        yield
        for hand in self._hands(g):
            if hand is not None:
                hands.append(hand)
            yield
        for _, table in sorted(hands, key=lambda one: -one[0]):
            part = TurnSearch(self.seat, min(self.left, PART), self.seen)
            won = yield from part.steps(table)
            self.left -= min(self.left, PART) - part.left + 1
            self.last = part.last
            if won or self.left <= 0:
                return won
        return ""

    def _hands(self, g: MasterState) -> Iterator[tuple[int, MasterState] | None]:
        """Yield the promise and the state after each filling with cubes of hand or bag; None if useless."""
        drawn = isinstance(g.waiting[-1], Allocate)
        stock = Counter(g.hand) if drawn else g.players[self.seat].bag
        number = sum(stock.values())
        if not drawn:
            number = min(figures().cubes_drawn + g.more_cubes, number)
        hopes = Hopes(g, self.seat, number, before=True)
        for filling in fillings(g, self.seat, number, stock, hopes)[:HANDS]:
            table = self._filled(g, filling.moves, drawn=drawn)
            hopes = Hopes(table, self.seat, 0, before=True)
            useful = table.ended_by or hopes.any()
            yield (99 if table.ended_by else hopes.promise(), table) if useful else None

    def _filled(self, g: MasterState, moves: Moves, *, drawn: bool) -> MasterState:
        """Return the state after an allocation, of the hand or of the cubes of the bag that it takes."""
        table = g.clone()
        table.asking = None
        if not drawn:
            table.waiting.pop()
            table.hand = [cube_of(move) for move in moves]
            for cube in table.hand:
                table.players[self.seat].bag[cube] -= 1
            table.phase = "allocate"
        if table.hand:
            assert isinstance(table.waiting[-1], Allocate)
            table.sealed = {self.seat: moves}
            table.waiting.pop().done(table, table.sealed)
            table.sealed = {}
        return table

    def _stocked(self, g: MasterState, step: Draw) -> bool:
        return any(g.decks[deck] for deck in step.decks)

    def _cards(self, g: MasterState, step: Draw) -> Iterator[MasterState]:
        """Yield the state after drawing one card that does not help, and each that helps."""
        stock = [card for deck in step.decks for card in g.decks[deck]]
        hopes = Hopes(g, self.seat, 0, before=g.phase != "cards")
        helpful = [card for card in stock if hopes.helps(card)]
        plain = [card for card in stock if card not in helpful][:1]
        for card in (*plain, *helpful):
            table = g.clone()
            table.waiting.pop()
            table.asking = None
            table.decks[cards()[card].deck].remove(card)
            with suppress(GameWonError):
                gain_card(table, self.seat, card, "kept")
            yield table

    def _answered(self, g: MasterState) -> Iterator[MasterState]:
        """Yield the state after each useful answer to the open question."""
        ((asked, decision), *_) = open_asks(g).items()
        if asked != self.seat:
            yield self._given(g, asked, _any(decision))
            return
        hopes = Hopes(g, self.seat, 0, before=g.phase != "cards")
        if not self._is_new(g) or (decision.topic in {"rewards", "cards"} and not hopes.any()):
            return
        for answer in self._answers(g, decision, hopes):
            yield self._given(g, asked, answer)

    def _given(self, g: MasterState, asked: Seat, answer: Answer) -> MasterState:
        table = g.clone()
        table.sealed[asked] = answer
        return table

    def _is_new(self, g: MasterState) -> bool:
        """Return whether the search has not met this position before, and remember it."""
        there = (g.active, g.owners, g.bases, g.cubes, g.routes, g.conflicts, g.players)
        key = repr((g.waiting, *there))
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def _answers(self, g: MasterState, decision: Decision, hopes: Hopes) -> Iterator[Answer]:
        if isinstance(decision, Confirm):
            yield from (True, False) if decision.topic == "claim" and hopes.kinds else (True,)
        elif isinstance(decision, Pick) and decision.topic == "cards":
            yield from ((option,) for option in decision.offered if self._is_useful(g, option))
        elif isinstance(decision, Pick) and decision.topic in {"steal", "return"}:
            spots = [where for where in decision.offered if hopes.fights() and _sways(g, where)]
            yield from ((where,) for where in (*spots, *decision.offered[: not spots]))
        elif isinstance(decision, Pick):
            yield from ((option,) for option in sorted(decision.offered, key=partial(_rank, hopes)))
        elif isinstance(decision, Order):
            yield tuple(decision.items)
        else:
            yield _any(decision)

    def _is_useful(self, g: MasterState, option: str) -> bool:
        """Return whether an option of phase 3 may help: a live discard, or a conflict with an edge."""
        move = parse(option)
        if isinstance(move, Discard):
            return move.card in abilities_at("discard") and is_live(g, self.seat, move.card)
        return isinstance(move, PlaceConflict) and own_edge(g, self.seat, first_counts(g)) > 0


def _rank(hopes: Hopes, option: str) -> int:
    """Return the sort key of a reward: the most useful first."""
    move = parse(option)
    return -hopes.tells(projects()[move.id]) if isinstance(move, Take) and move.id in projects() else -1


def _sways(g: MasterState, where: str) -> bool:
    """Return whether removing the cube on a spot may change the advantage in a conflict."""
    place = place_of(where)
    if place not in projects():
        return False
    project = projects()[place]
    return project.kind == CONFLICT or (place in g.active and bool(project.symbols))


def _any(decision: Decision) -> Answer:
    """Return any legal answer; a composition is made as long as possible, but without swaps."""
    if not isinstance(decision, Compose):
        return decision.only()
    made: tuple[str, ...] = ()
    while moves := decision.composer.moves(made):
        if decision.topic == "swap":
            break
        made = (*made, moves[len(made) % len(moves)])
    return made
