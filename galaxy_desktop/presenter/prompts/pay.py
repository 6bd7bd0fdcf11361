"""Prompt for choosing a way to do something, then the payment for it."""

from typing import Any

from galaxy_desktop.engine.decisions import Answer, Option, Pay, Way
from galaxy_desktop.presenter.prompts.prompt import Prompt


class PayPrompt(Prompt[Pay]):
    """Prompt in which the way comes first if there are several, then as many things as it costs.

    A way that takes all there is to pay with takes it at once.
    """

    def __init__(self, decision: Pay) -> None:
        super().__init__(decision)
        self._way: Way | None = decision.ways[0] if len(decision.ways) == 1 else None
        self._paid: list[Option] = []

    @property
    def chosen(self) -> tuple[Option, ...]:
        """Way, then the things paid."""
        return () if self._way is None else (self._way.id, *self._paid)

    @property
    def way(self) -> Way | None:
        """Way chosen so far; None before."""
        return self._way

    def open(self) -> tuple[Option, ...]:
        """Return the ways if there are several, and the things that may be paid for the chosen one."""
        ways = tuple(way.id for way in self.decision.ways) if len(self.decision.ways) > 1 else ()
        if self._way is None:
            return ways
        full = len(self._paid) >= self._way.cost
        things = tuple(thing for thing in self._way.pool if thing in self._paid or not full)
        return (*ways, *things)

    def click(self, option: Option) -> bool:
        """Choose a way or a thing to pay; a new way keeps the things paid that fit it."""
        if option not in self.open():
            return False
        for way in self.decision.ways:
            if way.id == option and len(self.decision.ways) > 1:
                self._take_way(way)
                return True
        if option in self._paid:
            self._paid.remove(option)
        else:
            self._paid.append(option)
        return True

    def back(self) -> bool:
        if self._paid:
            self._paid.pop()
            return True
        had_way = self._way is not None and len(self.decision.ways) > 1
        if had_way:
            self._way = None
        return had_way

    def answer(self) -> Answer:
        return ("" if self._way is None else self._way.id, tuple(self._paid))

    @property
    def missing(self) -> int:
        return 1 if self._way is None else self._way.cost - len(self._paid)

    def suggest(self, answer: Any) -> tuple[Option, ...]:
        way, paid = answer
        return (way, *paid)

    def _take_way(self, way: Way) -> None:
        if self._way == way:
            self._way, self._paid = None, []
            return
        self._way = way
        known = [thing for thing in self._paid if thing in way.pool]
        self._paid = list(way.pool) if len(way.pool) == way.cost else known[: way.cost]
