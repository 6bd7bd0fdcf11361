"""The client without a window: for pictures, for the selftest, and for measuring."""

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from galaxy_desktop.ai.bot import budget_of
from galaxy_desktop.ai.explain import explain
from galaxy_desktop.ai.levels import bot_of, playbook_for
from galaxy_desktop.ai.programs import program_of, stand_in
from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import look_up
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.presenter.silent import Silent

if TYPE_CHECKING:
    from galaxy_desktop.house.house import House

MOST_ANSWERS = 20_000


class Quick(Silent):
    """A `presenter.thinker.Mind` whose computer players answer at once, each time the same."""

    def __init__(self) -> None:
        self._answers: list[tuple[int, Answer]] = []
        self._asked = 0

    def ask(self, question: Any) -> int:
        game, playbook = look_up(question.game)
        playbook = playbook_for(playbook, question.reached)
        self._asked += 1
        dice, budget = Dice(self._asked), budget_of(playbook, question.decision)
        if question.reasons and playbook is not None:
            judgement = explain(game, playbook, question.view, question.decision, dice, budget)
            self._answers.append((self._asked, judgement.plain()))
        else:
            level = stand_in(playbook) if program_of(question.level) else question.level
            bot = bot_of(level, game, playbook, question.style)
            self._answers.append((self._asked, bot.choose(question.view, question.decision, dice, budget)))
        return self._asked

    def ready(self) -> Sequence[tuple[int, Answer]]:
        found, self._answers = self._answers, []
        return found

    def forget(self) -> None:
        self._answers.clear()


@contextmanager
def house_without_screen(size: tuple[int, int], *, quick: bool = False, **settings: Any) -> Iterator["House"]:
    """Yield a `House` of this size that draws into memory and keeps its files in a temporary folder.

    Its computer players never answer, or at once if `quick`. `settings` are fields of `ui.settings.Settings`.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from galaxy_desktop.house.house import House
    from galaxy_desktop.ui.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        wanted = Settings().but(**{"player_name": "Ada", "speed": "instant", **settings})
        house = House(
            Folders(Path(folder)), window=size, settings=wanted, thinker=Quick() if quick else Silent()
        )
        try:
            yield house
        finally:
            house.app.close()


def play_on(bus: CommandBus, level: str, answers: int = MOST_ANSWERS, asked: Sequence[Seat] = ()) -> int:
    """Let bots of a level answer for all seats; return the number of answers they gave.

    Stop at the end of the game, or after `answers` answers; from then on still wait for one of the seats in
    `asked`, if any, to be asked.
    """
    game, playbook = look_up(bus.game().id)
    bot, dice = bot_of(level, game, playbook), Dice(bus.table().seed)
    for given in range(MOST_ANSWERS):
        enough = given >= answers and (not asked or any(seat in bus.awaited() for seat in asked))
        if enough or bus.is_over():
            return given
        seat = min(bus.awaited())
        decision = bus.ask(seat)
        assert decision is not None
        bus.do(GiveAnswer(seat, bot.choose(bus.view(seat), decision, dice, budget_of(playbook, decision))))
    return MOST_ANSWERS
