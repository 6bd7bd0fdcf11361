"""Par of a level: a computer player plays a deal in the player's seat, thinking in the background."""

import hashlib
from datetime import date
from typing import Any

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.daily import OPPONENT, PLAYERS, Outcome, seed_of
from galaxy_desktop.presenter.thinker import Question, Thinker


class ParGame:
    """Game of a level against the opponent of the day; call `step` once a frame until `outcome` is there."""

    def __init__(self, game: Game[Any], day: date, level: str, thinker: Thinker) -> None:
        self.game = game
        self.day = day
        self.level = level
        self.outcome: Outcome | None = None
        self._thinker = thinker
        self._state = game.new(PLAYERS, {}, seed_of(game, day))
        self._given = 0
        """Number of answers so far, from which the seed of each bot comes."""
        self._asked: tuple[int, Seat, Decision] | None = None
        """Open question with its ticket and seat; None if none has been asked."""

    @property
    def round(self) -> int:
        """Round that is played."""
        return self.game.moment(self._state).round

    def step(self) -> bool:
        """Take an answer that has come, and put the next question; return whether anything changed."""
        if self.outcome is not None:
            return False
        if self._asked is None:
            self._ask()
            return True
        ticket, seat, decision = self._asked
        answers, lost = dict(self._thinker.ready()), self._thinker.lost()
        if ticket not in answers:
            return False
        answer = answers[ticket]
        if ticket in lost or not decision.allows(answer):
            answer = decision.sample(Dice(self._seed(seat)))
        self._give(seat, answer)
        self._asked = None
        self._ask()
        return True

    def stop(self) -> None:
        """Drop the open question."""
        self._thinker.forget()
        self._asked = None

    def _ask(self) -> None:
        """Play on to the next question with a choice and put it; at the end, work out the outcome."""
        while asked := open_asks(self._state):
            seat, decision = next(iter(asked.items()))
            if decision.forced():
                self._give(seat, decision.only())
                continue
            level = self.level if seat == 0 else OPPONENT
            view = self.game.view(self._state, seat)
            question = Question(self.game.id, level, seat, self._seed(seat), view, decision)
            self._asked = self._thinker.ask(question), seat, decision
            return
        won = 0 in self.game.result(self._state).winners
        points = self.game.scores(self._state)[0].total
        self.outcome = Outcome(won, points, self.round)

    def _give(self, seat: Seat, answer: Answer) -> None:
        self._state.events = []
        seal(self._state, seat, answer)
        self._given += 1

    def _seed(self, seat: Seat) -> int:
        """Return the seed of a computer player's random numbers, the same everywhere."""
        text = f"{self.game.id} {self.day.isoformat()} {self.level} {self._given} {seat}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
