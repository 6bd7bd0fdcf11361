"""Payments with cards of the hand: the cheapest ones at once, and those marked as kept."""

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.presenter.session import Session


class Payment:
    """Payments of one table. The marks of each person last until they are unmarked or another game begins."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._kept: dict[Seat, frozenset[Option]] = {}

    @property
    def possible(self) -> bool:
        """True if the game has payments with cards of the hand, so that cards can be marked as kept."""
        return self._session.bus.game().cheapest_first is not None

    @property
    def kept(self) -> frozenset[Option]:
        """Cards that the viewer has marked as kept: `fill` never chooses them."""
        return self._kept.get(self._session.viewer, frozenset())

    def keep(self, card: Option) -> bool:
        """Mark a card as kept, or unmark it; return whether it is kept now."""
        self._kept[self._session.viewer] = self.kept ^ {card}
        return card in self.kept

    def due(self, question: OpenQuestion | None) -> tuple[Option, ...]:
        """Return the options that can complete a payment, the cheapest first; empty without one."""
        cheapest_first, viewer = self._session.bus.game().cheapest_first, self._session.viewer
        if question is None or cheapest_first is None:
            return ()
        view = self._session.bus.view(viewer)
        return cheapest_first(view, viewer, question.decision, question.chosen)

    def made(self, question: OpenQuestion | None) -> bool:
        """Return whether all cards of a payment are chosen: without the last one, some would be missing."""
        cheapest_first, viewer = self._session.bus.game().cheapest_first, self._session.viewer
        if question is None or cheapest_first is None or self.due(question):
            return False
        view = self._session.bus.view(viewer)
        return bool(cheapest_first(view, viewer, question.decision, question.chosen[:-1]))

    def fill(self, question: OpenQuestion) -> bool:
        """Choose the rest of a payment, the cheapest cards first and none marked as kept.

        Return False if the kept cards leave too few; all others are then chosen.
        """
        kept = self.kept
        question.fill([option for option in self.due(question) if option not in kept])
        return not question.prompt.missing

    def fill_forced(self, question: OpenQuestion) -> None:
        """Choose the rest of a payment that takes all that is left."""
        if not self.possible:
            return
        left = [option for option in question.open if option not in question.chosen]
        trial = question.anew()
        for option in (*question.chosen, *left[:-1]):
            trial.click(option)
        if left and trial.prompt.missing:
            question.fill(left)

    def forget(self) -> None:
        """Drop all marks."""
        self._kept.clear()
