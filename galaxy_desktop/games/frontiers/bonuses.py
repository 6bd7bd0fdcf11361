"""Action tiles that only reward their selector, and gains from powers at the start of a turn."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.frontiers.box import ENVOYS, RETREAT, actions
from galaxy_desktop.games.frontiers.powers import powers
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.supply import gain_chips, gain_colonists, gain_credits
from galaxy_desktop.games.frontiers.track import move_disk

START = "start"


def starting(player: Player, action: str, code: str) -> int:
    """Return the amount that powers give at the start of a player's own turn in an action."""
    return sum(power.amount for _, power in powers(player, action, code) if power.when == START)


@plain
class Retreat(Step[FrontiersState]):
    """Retreat into Isolation (page 4): credits for the selector."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        gain_credits(g, g.selector, actions()[RETREAT].gains["gain_credits"], RETREAT)


@plain
class SendEnvoys(Step[FrontiersState]):
    """Send Diplomatic Envoys (page 8): a VP chip, and the first space of the track."""

    def done(self, g: FrontiersState, answers: Answers) -> None:
        gain_chips(g, g.selector, actions()[ENVOYS].gains["gain_vp"], ENVOYS)
        move_disk(g, 0, ENVOYS)


@plain
class StartTurn(Step[FrontiersState]):
    """Gains from powers at the start of a player's own turn in an action."""

    seat: Seat

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player = g.players[self.seat]
        for tile, power in powers(player, g.action, "credits"):
            if power.when == START:
                gain_credits(g, self.seat, power.amount, tile)
        for tile, power in powers(player, g.action, "colonists"):
            if power.when == START:
                gain_colonists(g, self.seat, power.amount, tile)
