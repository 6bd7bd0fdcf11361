"""Prompt for putting items into an order."""

from galaxy_desktop.engine.decisions import Answer, Option, Order
from galaxy_desktop.presenter.prompts.prompt import Prompt


class OrderPrompt(Prompt[Order]):
    """Prompt in which items are clicked in order; a second click, or a drag, changes a place again."""

    def __init__(self, decision: Order) -> None:
        super().__init__(decision)
        self._placed: list[Option] = []

    @property
    def chosen(self) -> tuple[Option, ...]:
        """Items placed so far, in order."""
        return tuple(self._placed)

    def open(self) -> tuple[Option, ...]:
        return self.decision.items

    def click(self, option: Option) -> bool:
        """Place an item, or take it out again; the last one left is placed automatically."""
        if option not in self.decision.items:
            return False
        if option in self._placed:
            self._placed.remove(option)
            return True
        self._placed.append(option)
        self._place_last()
        return True

    def back(self) -> bool:
        return bool(self._placed and self._placed.pop())

    def answer(self) -> Answer:
        return tuple(self._placed)

    @property
    def missing(self) -> int:
        return len(self.decision.items) - len(self._placed)

    def targets(self, option: Option) -> tuple[Option, ...]:
        """Return the other items that have a place already."""
        return tuple(other for other in self._placed if other != option)

    def drop(self, option: Option, target: Option) -> bool:
        """Put the dragged item at the place of the other."""
        if option not in self.decision.items or target not in self.targets(option):
            return False
        place = self._placed.index(target)
        if option in self._placed:
            self._placed.remove(option)
        self._placed.insert(place, option)
        self._place_last()
        return True

    def _place_last(self) -> None:
        rest = [item for item in self.decision.items if item not in self._placed]
        if len(rest) == 1 and len(self._placed) > 0:
            self._placed += rest
