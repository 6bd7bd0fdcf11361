"""Manage Empire (page 8): recruit, then recall."""

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.spared import Spared, spared_where
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.ending import end_reason
from galaxy_desktop.games.roll.events import DiceRecalled, WorkersRecruited
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.stock import gain_credits

ENOUGH = 3
"""Dice in a cup with which few players recall any, unless the game ends."""


@plain
class Recruit(Step[RollState]):
    """Recruiting of as many dice as there are credits; asks which if they do not suffice for all."""

    seat: Seat

    def asks(self, g: RollState) -> Asks:
        player = g.players[self.seat]
        number, dice = player.credits, player.citizenry
        if number >= len(dice) or len({type_of(die) for die in dice}) == 1:
            return {}
        return {self.seat: Pick("recruit", tuple(dice), number, number, public=True)}

    def spares(self, g: RollState, seat: Seat) -> Spared | None:
        player = g.players[seat]
        return spared_where(tuple(player.citizenry[: player.credits]), same=bool(end_reason(g)))

    def done(self, g: RollState, answers: Answers) -> None:
        player = g.players[self.seat]
        dice = answers.get(self.seat, tuple(player.citizenry[: player.credits]))
        for die in dice:
            player.citizenry.remove(die)
            player.cup.append(die)
        player.credits -= len(dice)
        if dice:
            g.tell(WorkersRecruited(self.seat, dice))
        if not player.credits:
            gain_credits(g, self.seat, figures().credits_after_recruit, "minimum")


@plain
class Recall(Step[RollState]):
    """Return of any developers, settlers and goods to the cup; at least one die if the cup is empty."""

    seat: Seat

    def asks(self, g: RollState) -> Asks:
        player = g.players[self.seat]
        dice = (*player.developers, *player.settlers, *player.goods)
        least = int(not player.cup)
        return {self.seat: Pick("recall", dice, least, len(dice), public=True)} if dice else {}

    def spares(self, g: RollState, seat: Seat) -> Spared | None:
        full = len(g.players[seat].cup) >= ENOUGH
        return Spared((), rare=True) if full and not end_reason(g) else None

    def done(self, g: RollState, answers: Answers) -> None:
        player, dice = g.players[self.seat], answers.get(self.seat, ())
        player.developers = [die for die in player.developers if die not in dice]
        player.settlers = [die for die in player.settlers if die not in dice]
        player.goods = {die: world for die, world in player.goods.items() if die not in dice}
        player.cup.extend(dice)
        if dice:
            g.tell(DiceRecalled(self.seat, dice))
