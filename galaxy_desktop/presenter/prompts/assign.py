"""Sending each thing to a place."""

from typing import Any

from galaxy_desktop.engine.decisions import Answer, Assign, Option
from galaxy_desktop.presenter.prompts.prompt import Prompt

NOWHERE = ""


class AssignPrompt(Prompt[Assign]):
    """A thing is taken up, then sent to a place; a click on a place sends the next thing that may go."""

    def __init__(self, decision: Assign) -> None:
        super().__init__(decision)
        self._open = dict(zip(decision.items, decision.targets, strict=True))
        self._sent = {item: places[0] for item, places in self._open.items() if len(places) == 1}
        self._fixed = frozenset(self._sent)
        self._in_hand: Option | None = None

    @property
    def chosen(self) -> tuple[Option, ...]:
        """See `Prompt`: thing and place in turn, then the thing that is taken up."""
        pairs = [option for pair in self._sent.items() for option in pair]
        return (*pairs, *([] if self._in_hand is None else [self._in_hand]))

    def open(self) -> tuple[Option, ...]:
        """See `Prompt`: the things that have a choice, and the places open to what is taken up or left."""
        items = tuple(item for item in self.decision.items if item not in self._fixed)
        movers = [self._in_hand] if self._in_hand is not None else self._left()
        places = dict.fromkeys(place for item in movers for place in self._open[item])
        return (*items, *(place for place in places if place not in items))

    def click(self, option: Option) -> bool:
        """See `Prompt`."""
        if self._in_hand is not None and option in self._open[self._in_hand]:
            return self._send(self._in_hand, option)
        if option in self._open and option not in self._fixed:
            return self._take_up(option)
        mover = next((item for item in self._left() if option in self._open[item]), None)
        return mover is not None and self._in_hand is None and self._send(mover, option)

    def back(self) -> bool:
        """See `Prompt`."""
        if self._in_hand is not None:
            self._in_hand = None
            return True
        moved = [item for item in self._sent if item not in self._fixed]
        if moved:
            del self._sent[moved[-1]]
        return bool(moved)

    def answer(self) -> Answer:
        """See `Prompt`."""
        return tuple(self._sent.get(item, NOWHERE) for item in self.decision.items)

    @property
    def missing(self) -> int:
        """See `Prompt`."""
        return len(self._left())

    def targets(self, option: Option) -> tuple[Option, ...]:
        """See `Prompt`."""
        return () if option in self._fixed else self._open.get(option, ())

    def drop(self, option: Option, target: Option) -> bool:
        """See `Prompt`."""
        return target in self.targets(option) and self._send(option, target)

    def suggest(self, answer: Any) -> tuple[Option, ...]:
        """See `Prompt`: each thing that has a choice, and its place."""
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
        """Take a thing up; one that had a place leaves it, one that is taken up is put down."""
        if item == self._in_hand:
            self._in_hand = None
        else:
            self._sent.pop(item, None)
            self._in_hand = item
        return True
