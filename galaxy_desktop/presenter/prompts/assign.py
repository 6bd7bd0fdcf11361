"""Prompt for assigning items to targets."""

from typing import Any

from galaxy_desktop.engine.decisions import Answer, Assign, Option
from galaxy_desktop.presenter.prompts.prompt import Prompt

NOWHERE = ""


class AssignPrompt(Prompt[Assign]):
    """Prompt in which an item is picked up, then sent to a target.

    A click on a target without an item picked up sends the next item that may go there.
    """

    def __init__(self, decision: Assign) -> None:
        super().__init__(decision)
        self._open = dict(zip(decision.items, decision.targets, strict=True))
        self._sent = {item: places[0] for item, places in self._open.items() if len(places) == 1}
        self._fixed = frozenset(self._sent)
        self._in_hand: Option | None = None

    @property
    def chosen(self) -> tuple[Option, ...]:
        """Item and target in turn, then the item picked up."""
        pairs = [option for pair in self._sent.items() for option in pair]
        return (*pairs, *([] if self._in_hand is None else [self._in_hand]))

    @property
    def fixed(self) -> tuple[Option, ...]:
        return tuple(option for item in self._fixed for option in (item, self._open[item][0]))

    def open(self) -> tuple[Option, ...]:
        """Return the items with a choice, and the targets open to the item picked up or to those left."""
        items = tuple(item for item in self.decision.items if item not in self._fixed)
        movers = [self._in_hand] if self._in_hand is not None else self._left()
        places = dict.fromkeys(place for item in movers for place in self._open[item])
        return (*items, *(place for place in places if place not in items))

    def click(self, option: Option) -> bool:
        if self._in_hand is not None and option in self._open[self._in_hand]:
            return self._send(self._in_hand, option)
        if option in self._open and option not in self._fixed:
            return self._take_up(option)
        mover = next((item for item in self._left() if option in self._open[item]), None)
        return mover is not None and self._in_hand is None and self._send(mover, option)

    def back(self) -> bool:
        if self._in_hand is not None:
            self._in_hand = None
            return True
        moved = [item for item in self._sent if item not in self._fixed]
        if moved:
            del self._sent[moved[-1]]
        return bool(moved)

    def answer(self) -> Answer:
        return tuple(self._sent.get(item, NOWHERE) for item in self.decision.items)

    @property
    def missing(self) -> int:
        return len(self._left())

    def targets(self, option: Option) -> tuple[Option, ...]:
        return () if option in self._fixed else self._open.get(option, ())

    def drop(self, option: Option, target: Option) -> bool:
        return target in self.targets(option) and self._send(option, target)

    def suggest(self, answer: Any) -> tuple[Option, ...]:
        """Return each item that has a choice, followed by its target."""
        pairs = zip(self.decision.items, answer, strict=True)
        return tuple(option for item, place in pairs if item not in self._fixed for option in (item, place))

    def _left(self) -> list[Option]:
        return [item for item in self.decision.items if item not in self._sent]

    def _send(self, item: Option, place: Option) -> bool:
        self._sent.pop(item, None)
        self._sent[item] = place
        self._in_hand = None
        return True

    def _take_up(self, item: Option) -> bool:
        """Pick an item up from its target, or put it back down if it is picked up."""
        if item == self._in_hand:
            self._in_hand = None
        else:
            self._sent.pop(item, None)
            self._in_hand = item
        return True
