"""Prompt for picking one of the offered by the parts it is made of."""

from galaxy_desktop.engine.decisions import Answer, Option, Pick
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.presenter.prompts.prompt import Prompt


class PartsPrompt(Prompt[Pick]):
    """Prompt in which each click picks a part or puts it back, until the parts are one of the offered.

    A part that fits only one of the offered brings the others of it.
    """

    def __init__(self, decision: Pick) -> None:
        super().__init__(decision)
        self._wholes = {option: decision.parts_of(option) for option in decision.offered}
        self._picked: list[Option] = []

    @property
    def chosen(self) -> tuple[Option, ...]:
        """Parts picked, in the order in which they are shown."""
        return tuple([part for part in self.decision.parts if part in self._picked])

    def open(self) -> tuple[Option, ...]:
        return tuple([part for part in self.decision.parts if part in self._picked or self._with(part)])

    def click(self, option: Option) -> bool:
        """Pick a part, with all others of the only whole that it fits, or put it back."""
        if option in self._picked:
            self._picked.remove(option)
            return True
        wholes = self._with(option)
        if len(wholes) == 1:
            self._picked += [part for part in self._wholes[wholes[0]] if part not in (*self._picked, option)]
        if wholes:
            self._picked.append(option)
        return bool(wholes)

    def back(self) -> bool:
        return bool(self._picked and self._picked.pop())

    def answer(self) -> Answer:
        return self.decision.wholes_of(self.chosen)

    @property
    def missing(self) -> int:
        return min([len(self._wholes[whole]) for whole in self._with()]) - len(self._picked)

    def numbered(self) -> tuple[Option, ...]:
        opened = self.open()
        return tuple([part if part in opened else "" for part in self.decision.parts])

    def why_not(self, option: Option) -> Reason | None:
        return None if self.ready else super().why_not(option)

    def suggest(self, answer: Answer) -> tuple[Option, ...]:
        return self.decision.parts_in(answer)

    def _with(self, *more: Option) -> list[Option]:
        """Return the offered that have all picked parts and some more."""
        wanted = {*self._picked, *more}
        return [whole for whole, parts in self._wholes.items() if wanted.issubset(parts)]
