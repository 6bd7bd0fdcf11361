"""Board of Jump Drive: the data from which every section of the table is laid."""

from collections.abc import Mapping
from dataclasses import replace

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.jumpdrive.build import builder_of
from galaxy_desktop.games.jumpdrive.builder import Builder, chosen_in, paid_in
from galaxy_desktop.games.jumpdrive.moves import card_of
from galaxy_desktop.games.jumpdrive.outlook import next_scoring
from galaxy_desktop.games.jumpdrive.plans import Plan
from galaxy_desktop.games.jumpdrive.scoring import Yield
from galaxy_desktop.games.jumpdrive.state import JumpState, Player
from galaxy_desktop.ui.tabletop.sheet import Mark
from galaxy_desktop.ui.tabletop.tabletop import Tabletop


@plain
class Board(Tabletop):
    """One moment of a table of Jump Drive, as one seat sees it."""

    plan: Plan | None = None
    """Plan made of the chosen cards; None without any."""
    scored: tuple[tuple[Yield, ...], ...] = ()
    """Yields of the cards in the next scoring as things stand, by seat."""

    @property
    def view(self) -> JumpState:
        """State as the seat sees it."""
        view: JumpState = self.shown.view
        return view

    @property
    def me(self) -> Player:
        """Player of the seat."""
        return self.view.players[self.shown.seat]

    @property
    def alone(self) -> bool:
        """True while this is a solitaire game."""
        return len(self.view.players) == 1

    @property
    def builder(self) -> Builder | None:
        """Composer of the build; None while no build is asked."""
        decision = self.shown.decision
        composer = decision.composer if isinstance(decision, Compose) else None
        return composer if isinstance(composer, Builder) else None

    @property
    def can_place(self) -> bool:
        """True if a first card can be placed, also while nobody is asked, as in a replay."""
        return self.builder is not None and bool(self.builder.moves(()))

    @property
    def turn(self) -> tuple[Option, ...]:
        """Options chosen for the build of this round, also after answering while others still choose."""
        if self.builder:
            return self.shown.chosen
        return tuple(self.view.sealed.get(self.seat, ())) if self.view.phase == "build" else ()

    @property
    def building(self) -> tuple[Option, ...]:
        """Options chosen to be placed, in the order of choice."""
        return chosen_in(self.turn)

    @property
    def paying(self) -> tuple[Option, ...]:
        """Cards of the hand that are chosen as payment or discard."""
        return paid_in(self.turn) if self.turn or self.builder else self.shown.chosen

    def empire(self, seat: Seat) -> tuple[str, ...]:
        """Return the empire of a seat; that of the own seat includes the cards about to be placed."""
        placed = self.view.players[seat].empire
        plan = self.plan if seat == self.shown.seat else None
        return plan.leads_to(placed) if plan else tuple(placed)

    def yields(self, seat: Seat) -> Mapping[str, Yield]:
        """Return the yield of each card of a seat in the next scoring as things stand, by card."""
        return {one.card: one for one in self.scored[seat]}

    def foreseen(self) -> "Board":
        """Return the board with the plan of the chosen cards and the next scoring after it."""
        view, seat = self.view, self.seat
        plan = builder_of(view, seat).plan(self.turn) if self.building else None
        planned = replace(self, plan=plan)
        return replace(planned, scored=next_scoring(view, {seat: planned.empire(seat)}))

    def of_others(self) -> "Board":
        """Return a board without what the next scoring gives its own seat."""
        seat = self.seat
        return replace(self, scored=(*self.scored[:seat], (), *self.scored[seat + 1 :]))

    def mark_built(self, option: Option) -> Mark:
        """Return the mark of a card that could be placed."""
        if card_of(option) in map(card_of, self.building):
            return "chosen"
        return self.mark(option)
