"""Prompt for picking some of the offered options."""

from galaxy_desktop.engine.decisions import Answer, Option, Pick
from galaxy_desktop.presenter.prompts.prompt import Prompt


class PickPrompt(Prompt[Pick]):
    """Prompt in which each click picks or puts back.

    If only one may be picked, a click on another replaces it.
    """

    def __init__(self, decision: Pick) -> None:
        super().__init__(decision)
        self._picked: list[Option] = list(decision.preset)
        self._label = dict(zip(decision.offered, decision.labels, strict=True)) if decision.labels else {}

    @property
    def chosen(self) -> tuple[Option, ...]:
        return tuple(self._picked)

    def open(self) -> tuple[Option, ...]:
        return tuple(option for option in self.decision.offered if self._may_click(option))

    def click(self, option: Option) -> bool:
        """Pick an option or put it back; it replaces a picked one with the same label."""
        if option not in self.decision.offered or not self._may_click(option):
            return False
        if option in self._picked:
            self._picked.remove(option)
            return True
        rival = self._picked[0] if self._replaces() else self._alike(option)
        if rival is not None:
            self._picked.remove(rival)
        self._picked.append(option)
        return True

    def back(self) -> bool:
        return bool(self._picked and self._picked.pop())

    def answer(self) -> Answer:
        return tuple(self._picked)

    @property
    def missing(self) -> int:
        return max(0, self.decision.least - len(self._picked))

    def decline(self) -> Answer | None:
        return () if self.decision.least == 0 else None

    def _may_click(self, option: Option) -> bool:
        room = len(self._picked) < self.decision.most
        return room or option in self._picked or self._replaces() or self._alike(option) is not None

    def _replaces(self) -> bool:
        return self.decision.most == 1 and bool(self._picked)

    def _alike(self, option: Option) -> Option | None:
        """Return the picked option with the same label; None if there is none."""
        label = self._label.get(option)
        return next((other for other in self._picked if label and self._label[other] == label), None)
