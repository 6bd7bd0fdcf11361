"""Prompt for composing a whole turn, move by move."""

from collections.abc import Collection

from galaxy_desktop.engine.composing import exchanged, possible_instead, without
from galaxy_desktop.engine.decisions import Answer, Compose, Option
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.presenter.prompts.prompt import Prompt


class ComposePrompt(Prompt[Compose]):
    """Prompt in which each click makes a move.

    A click on a move made takes it back, with the later ones that are not open without it. A move that is
    another way to do what was done before replaces that one.
    """

    def __init__(self, decision: Compose) -> None:
        super().__init__(decision)
        self._made: tuple[Option, ...] = ()

    @property
    def chosen(self) -> tuple[Option, ...]:
        """Moves made, in order."""
        return self._made

    def open(self) -> tuple[Option, ...]:
        """Return the moves that may follow, then those that can be taken back."""
        moves = self.decision.composer.moves(self._made)
        return (*moves, *dict.fromkeys(move for move in self._made if move not in moves))

    def numbered(self) -> tuple[Option, ...]:
        """Return the moves that may follow, then those made, the latest first: what is chosen of now."""
        moves = self.decision.composer.moves(self._made)
        return tuple(dict.fromkeys((*moves, *reversed(self._made))))

    def exchanges(self, options: Collection[Option]) -> frozenset[Option]:
        """Return the options that take the place of one that is chosen, of some that are not open."""
        made, composer, alike = self._made, self.decision.composer, set[Option]()
        for place in range(len(made)):
            possible = possible_instead(composer, made, place).intersection(options)
            alike |= {one for one in possible if composer.instead(made, place, one)}
        return frozenset([one for one in alike if exchanged(composer, made, one) is not None])

    def click(self, option: Option) -> bool:
        """Make a move, even again if it is legal; or take a move back; or exchange one."""
        if option in self.decision.composer.moves(self._made):
            self._made = (*self._made, option)
            return True
        if option in self._made:
            self._made = without(self.decision.composer, self._made, option)
            return True
        moves = exchanged(self.decision.composer, self._made, option)
        self._made = self._made if moves is None else moves
        return moves is not None

    def back(self) -> bool:
        had_one, self._made = bool(self._made), self._made[:-1]
        return had_one

    def answer(self) -> Answer:
        return self._made

    @property
    def missing(self) -> int:
        return int(not self.decision.composer.complete(self._made))

    def why_not(self, option: Option) -> Reason | None:
        if not self._made:
            return super().why_not(option)
        return self.decision.why_after(self._made, option)

    def decline(self) -> Answer | None:
        return () if self.decision.composer.complete(()) else None
