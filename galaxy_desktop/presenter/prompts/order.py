"""Putting things into an order."""

from galaxy_desktop.engine.decisions import Answer, Option, Order
from galaxy_desktop.presenter.prompts.prompt import Prompt


class OrderPrompt(Prompt[Order]):
    """Things are clicked one after the other; a second click, or a drag, changes a place again."""

    def __init__(self, decision: Order) -> None:
        super().__init__(decision)
        self._placed: list[Option] = []

    @property
    def chosen(self) -> tuple[Option, ...]:
        """See `Prompt`: the things placed so far, in order."""
        return tuple(self._placed)

    def open(self) -> tuple[Option, ...]:
        """See `Prompt`."""
        return self.decision.items

    def click(self, option: Option) -> bool:
        """See `Prompt`; the last one falls into its place by itself."""
        if option not in self.decision.items:
            return False
        if option in self._placed:
            self._placed.remove(option)
            return True
        self._placed.append(option)
        self._place_last()
        return True

    def back(self) -> bool:
        """See `Prompt`."""
        return bool(self._placed and self._placed.pop())

    def answer(self) -> Answer:
        """See `Prompt`."""
        return tuple(self._placed)

    @property
    def missing(self) -> int:
        """See `Prompt`."""
        return len(self.decision.items) - len(self._placed)

    def targets(self, option: Option) -> tuple[Option, ...]:
        """See `Prompt`: anything that has a place already."""
        return tuple(other for other in self._placed if other != option)

    def drop(self, option: Option, target: Option) -> bool:
        """See `Prompt`: the dragged thing takes the place of the other."""
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
