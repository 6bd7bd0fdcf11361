"""What every part of the table draws from: that of any table, and what is known of a game of Jump Drive."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from galaxy_desktop.engine.composing import exchanged
from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.build import builder_of
from galaxy_desktop.games.jumpdrive.builder import Builder, chosen_in, paid_in
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.outlook import next_scoring
from galaxy_desktop.games.jumpdrive.plans import Plan
from galaxy_desktop.games.jumpdrive.scoring import Yield
from galaxy_desktop.games.jumpdrive.state import JumpState, Player
from galaxy_desktop.ui.tabletop.section import without_question
from galaxy_desktop.ui.tabletop.sheet import Mark
from galaxy_desktop.ui.tabletop.tabletop import Tabletop


@dataclass(frozen=True, slots=True)
class Board(Tabletop):
    """One moment of a table of Jump Drive."""

    plan: Plan | None = None
    """The plan that the chosen cards make."""
    scored: tuple[tuple[Yield, ...], ...] = ()
    """What each card brings each seat in the next scoring as things stand."""

    @property
    def view(self) -> JumpState:
        """The state as the seat sees it."""
        view: JumpState = self.shown.view
        return view

    @property
    def me(self) -> Player:
        """What that seat has."""
        return self.view.players[self.seat]

    @property
    def alone(self) -> bool:
        """Whether it is a solitaire game."""
        return len(self.view.players) == 1

    @property
    def builder(self) -> Builder | None:
        """What can be placed, while that is asked."""
        composer = self.decision.composer if isinstance(self.decision, Compose) else None
        return composer if isinstance(composer, Builder) else None

    @property
    def turn(self) -> tuple[Option, ...]:
        """What is chosen for the build of this round, or was chosen while others still choose."""
        if self.builder:
            return self.shown.chosen
        return tuple(self.view.sealed.get(self.seat, ())) if self.view.phase == "build" else ()

    @property
    def building(self) -> tuple[Option, ...]:
        """What is chosen to be placed, as it was chosen."""
        return chosen_in(self.turn)

    @property
    def paying(self) -> tuple[Option, ...]:
        """The cards of the hand that are chosen to be given away."""
        return paid_in(self.turn) if self.turn or self.builder else self.shown.chosen

    def empire(self, seat: Seat) -> tuple[str, ...]:
        """The empire of a seat, for oneself with what is about to be placed."""
        placed = self.view.players[seat].empire
        plan = self.plan if seat == self.seat else None
        return plan.leads_to(placed) if plan else tuple(placed)

    def yields(self, seat: Seat) -> Mapping[str, Yield]:
        """What each card brings a seat in the next scoring as things stand."""
        return {one.card: one for one in self.scored[seat]}

    def foreseen(self) -> "Board":
        """Return the board with what the chosen cards lead to."""
        plan = builder_of(self.view, self.seat).plan(self.turn) if self.building else None
        planned = replace(self, plan=plan)
        return replace(planned, scored=next_scoring(self.view, {self.seat: planned.empire(self.seat)}))

    def of_others(self) -> "Board":
        """Return a board for sections that show the other players alone."""
        scored = (*self.scored[: self.seat], (), *self.scored[self.seat + 1 :])
        return replace(without_question(self), plan=None, scored=scored)

    def can_replace(self, card: Option) -> bool:
        """Whether a card of the hand can take the place of one that is chosen to be placed."""
        return self.builder is not None and exchanged(self.builder, self.shown.chosen, card) is not None

    def mark_built(self, option: Option) -> Mark:
        """How a card that could be placed is marked."""
        if card_of(option) in map(card_of, self.building):
            return "chosen"
        return self.mark(option)

    def mark_in_hand(self, card: Option) -> Mark:
        """How a card of the hand is marked."""
        if card in self.paying:
            return "chosen"
        ways = [option for option in self.shown.open if card_of(option) == card]
        return "legal" if ways else "rest"
