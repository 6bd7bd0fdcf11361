"""II and III: Develop and Settle (page 5), the same for either stack of the construction zone."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.spared import Spared, spared_where
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import of_types, one_of_each, type_of
from galaxy_desktop.games.roll.events import TileCompleted, WorkerPlaced
from galaxy_desktop.games.roll.gains import TakeGains
from galaxy_desktop.games.roll.powers import PHASE_OF, need, powers
from galaxy_desktop.games.roll.schema import Power
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.stock import gain_credits, to_cup


def _alike(dice: list[str]) -> bool:
    return len({type_of(die) for die in dice}) < 2


def _picks_dice(tableau: Sequence[str], phase: str) -> bool:
    """Return whether some of the dice that complete a tile are chosen for the cup."""
    return any(not power.every for _, power in powers(tableau, phase, "return_to_cup"))


@plain
class Build(Step[RollState]):
    """Placement of workers on the top tile of a stack one at a time, until no tile can be completed.

    It asks only where it makes a difference which die is put there next, or which of them do the work.
    """

    seat: Seat
    side: str

    def asks(self, g: RollState) -> Asks:
        player = g.players[self.seat]
        stack, builders = player.stack(self.side), player.builders(self.side)
        if not stack:
            return {}
        needed = need(player.tableau, stack[-1])
        if len(builders) >= needed:
            if len(builders) == needed or _alike(builders):
                return {}
            working = Pick("working", tuple(builders), needed, needed, about=stack[-1], public=True)
            return {self.seat: working}
        column = player.column(PHASE_OF[self.side])
        if len(builders) + len(column) <= needed or _alike(column):
            return {}
        return {self.seat: Pick("builder", one_of_each(column), about=stack[-1], public=True)}

    def spares(self, g: RollState, seat: Seat) -> Spared | None:
        player = g.players[seat]
        builders, needed = player.builders(self.side), need(player.tableau, player.stack(self.side)[-1])
        enough = len(builders) >= needed
        first = tuple(builders[:needed]) if enough else one_of_each(player.column(PHASE_OF[self.side]))[:1]
        return spared_where(first, same=self._comes_to_the_same(g))

    def _comes_to_the_same(self, g: RollState) -> bool:
        """Return whether all workers complete tiles in any order, and no tile depends on which did."""
        player, phase = g.players[self.seat], PHASE_OF[self.side]
        left = len(player.builders(self.side)) + len(player.column(phase))
        tableau = player.tableau.copy()
        for tile in reversed(player.stack(self.side)):
            due = need(tableau, tile)
            if left < due:
                break
            if _picks_dice(tableau, phase) or any(gain.code == "remove_die" for gain in sides()[tile].gains):
                return False
            left -= due
            tableau.append(tile)
        return left == 0

    def done(self, g: RollState, answers: Answers) -> None:
        player = g.players[self.seat]
        stack, builders = player.stack(self.side), player.builders(self.side)
        column = player.column(PHASE_OF[self.side])
        if not stack:
            self._leave(g)
            return
        needed = need(player.tableau, stack[-1])
        if len(builders) >= needed:
            self._complete(g, answers.get(self.seat, tuple(builders[:needed])))
        elif column:
            for die in answers.get(self.seat, tuple(column[: needed - len(builders)])):
                del player.workers[die]
                builders.append(die)
                g.tell(WorkerPlaced(self.seat, die, stack[-1]))
            g.then(self)

    def _leave(self, g: RollState) -> None:
        """Send all developers or settlers to the cup, as the stack is empty."""
        player = g.players[self.seat]
        builders, phase = player.builders(self.side), PHASE_OF[self.side]
        idle = [*player.column(phase), *builders]
        builders.clear()
        for die in idle:
            player.workers.pop(die, None)
        to_cup(g, self.seat, idle, phase)

    def _complete(self, g: RollState, working: tuple[str, ...]) -> None:
        player = g.players[self.seat]
        tile, builders = player.stack(self.side).pop(), player.builders(self.side)
        player.tableau.append(tile)
        for die in working:
            builders.remove(die)
            player.citizenry.append(die)
        g.tell(TileCompleted(self.seat, tile, working))
        g.then(ReturnToCup(self.seat, tile, working), TakeGains(self.seat, tile), self)


@plain
class ReturnToCup(Step[RollState]):
    """Dice sent to the cup and credits paid by powers owned before the tile was completed."""

    seat: Seat
    tile: str
    working: tuple[str, ...]

    def asks(self, g: RollState) -> Asks:
        for side, power in powers(self._before(g), self._phase, "return_to_cup"):
            if not power.every:
                least, most = self._bounds(power)
                return {self.seat: Pick("return_to_cup", self.working, least, most, about=side, public=True)}
        return {}

    def spares(self, g: RollState, seat: Seat) -> Spared | None:
        for _, power in powers(self._before(g), self._phase, "return_to_cup"):
            if not power.every:
                least, _most = self._bounds(power)
                return spared_where(self.working[:least], same=self._all_go_anyway(g))
        return None

    def _bounds(self, power: Power) -> tuple[int, int]:
        """Return how many of the dice a power sends at least and at most."""
        number = len(self.working)
        return min(power.least, number), min(power.most, number)

    def _all_go_anyway(self, g: RollState) -> bool:
        """Return whether other powers send each of these dice to the cup, whichever are chosen here."""
        sent = {
            die
            for _, power in powers(self._before(g), self._phase, "return_to_cup")
            if power.every
            for die in of_types(self.working, power.dice)
        }
        return sent == {*self.working}

    def done(self, g: RollState, answers: Answers) -> None:
        before, phase = self._before(g), self._phase
        chosen = list(answers.get(self.seat, ()))
        cause = next((s for s, p in powers(before, phase, "return_to_cup") if not p.every), "")
        self._send(g, chosen, cause)
        for side, power in powers(before, phase, "return_to_cup"):
            if power.every:
                rest = [die for die in of_types(self.working, power.dice) if die not in chosen]
                self._send(g, rest, side)
        color = sides()[self.tile].color
        for side, power in powers(before, phase, "credits_on_complete"):
            if not power.colors or color in power.colors:
                gain_credits(g, self.seat, power.amount, side)

    @property
    def _phase(self) -> str:
        return PHASE_OF[sides()[self.tile].side]

    def _before(self, g: RollState) -> list[str]:
        """Return the tableau without the tile just completed, whose own powers do not work on it."""
        return g.players[self.seat].tableau[:-1]

    def _send(self, g: RollState, dice: list[str], cause: str) -> None:
        for die in dice:
            g.players[self.seat].citizenry.remove(die)
        to_cup(g, self.seat, dice, cause)
