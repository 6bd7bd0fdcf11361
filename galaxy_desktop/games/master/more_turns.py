"""Effects on turns: more cubes to draw, extra turns, and turns to be skipped."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.master.actions import Steps, action
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.events import ExtraTurnsGained, SkipGiven
from galaxy_desktop.games.master.schema import Effect
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.steps import MasterStep

SELF = "self"


@plain
class DrawMore(MasterStep):
    """Step that adds to the cubes drawn in phase 1 of this turn."""

    count: int

    def act(self, g: MasterState, answers: Answers) -> None:
        g.more_cubes += self.count


@plain
class ExtraTurns(MasterStep):
    """Step that gives extra turns after this one; those above the limit of two in a row are lost."""

    seat: Seat
    count: int
    cause: str

    def act(self, g: MasterState, answers: Answers) -> None:
        room = figures().most_extra_turns - g.extra_taken - g.extra_turns
        number = min(self.count, room)
        g.extra_turns += number
        g.tell(ExtraTurnsGained(self.seat, number, self.count - number, self.cause))


@plain
class SkipTurns(MasterStep):
    """Step that puts tokens of the supply onto a species card: turns to be skipped."""

    seat: Seat
    who: str
    count: int
    cause: str

    def asks(self, g: MasterState) -> Asks:
        if self.who == SELF or not g.holes:
            return {}
        rivals = tuple(str(seat) for seat in g.clockwise(self.seat)[1:])
        return {self.seat: Pick("victim", rivals, about=self.cause)}

    def act(self, g: MasterState, answers: Answers) -> None:
        (victim,) = answers.get(self.seat, (str(self.seat),))
        number = min(self.count, g.holes)
        if number:
            g.holes -= number
            g.players[int(victim)].skips += number
            g.tell(SkipGiven(self.seat, int(victim), number, self.cause))


@action("draw_cubes")
def _draw_cubes(_seat: Seat, effect: Effect, _card: str) -> Steps:
    return (DrawMore(effect.count),)


@action("extra_turn")
def _extra_turn(seat: Seat, effect: Effect, card: str) -> Steps:
    return (ExtraTurns(seat, effect.count, card),)


@action("skip_turn")
def _skip_turn(seat: Seat, effect: Effect, card: str) -> Steps:
    return (SkipTurns(seat, effect.who, effect.count, card),)
