"""Putting a whole turn together, move by move."""

from galaxy_desktop.engine.composing import exchanged
from galaxy_desktop.engine.decisions import Answer, Compose, Option
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.presenter.prompts.prompt import Prompt


class ComposePrompt(Prompt[Compose]):
    """Each click makes a move; a click on a move made takes it back, and all that were made after it.

    A move that is another way to do what was done before takes its place.
    """

    def __init__(self, decision: Compose) -> None:
        super().__init__(decision)
        self._made: tuple[Option, ...] = ()

    @property
    def chosen(self) -> tuple[Option, ...]:
        """See `Prompt`: the moves made, in order."""
        return self._made

    def open(self) -> tuple[Option, ...]:
        """See `Prompt`: the moves that may follow, then those that can be taken back."""
        moves = self.decision.composer.moves(self._made)
        return (*moves, *dict.fromkeys(move for move in self._made if move not in moves))

    def exchanges(self, option: Option) -> bool:
        """Return whether a click on an option that is not open takes the place of one that is chosen."""
        return bool(self._made) and exchanged(self.decision.composer, self._made, option) is not None

    def click(self, option: Option) -> bool:
        """See `Prompt`; a move that may be made again is made again."""
        if option in self.decision.composer.moves(self._made):
            self._made = (*self._made, option)
            return True
        if option in self._made:
            self._made = self._made[: self._made.index(option)]
            return True
        moves = exchanged(self.decision.composer, self._made, option)
        self._made = self._made if moves is None else moves
        return moves is not None

    def back(self) -> bool:
        """See `Prompt`."""
        had_one, self._made = bool(self._made), self._made[:-1]
        return had_one

    def answer(self) -> Answer:
        """See `Prompt`."""
        return self._made

    @property
    def missing(self) -> int:
        """See `Prompt`."""
        return int(not self.decision.composer.complete(self._made))

    def why_not(self, option: Option) -> Reason | None:
        """See `Prompt`."""
        if not self._made:
            return super().why_not(option)
        return self.decision.why_after(self._made, option)

    def decline(self) -> Answer | None:
        """See `Prompt`."""
        return () if self.decision.composer.complete(()) else None
