"""Winning chances, as the network of Jump Drive judges them."""

from galaxy_desktop.ai.judge import Judge, win_shares
from galaxy_desktop.games.jumpdrive.bot.inputs import empire_inputs, seat_inputs
from galaxy_desktop.games.jumpdrive.bot.outlook import rounds_left
from galaxy_desktop.games.jumpdrive.scoring import winners
from galaxy_desktop.games.jumpdrive.state import JumpState

JUDGE: Judge[tuple[str, ...]] = Judge("galaxy_desktop.games.jumpdrive", empire_inputs, kept=1_500)


def chances(g: JumpState) -> list[float]:
    """Return the winning chance of each seat, by seat; of a finished game, the result."""
    if not g.waiting:
        return win_shares(winners(g), len(g.players))
    rounds = rounds_left(g)
    return JUDGE.chances(
        (tuple(player.empire), seat_inputs(g, seat, rounds)) for seat, player in enumerate(g.players)
    )


def outlook_alone(g: JumpState) -> float:
    """Return the value of a solitaire game: its VP once it is over, before that the network's rating."""
    (player,) = g.players
    if not g.waiting:
        return float(player.vp)
    return JUDGE.strength(tuple(player.empire), seat_inputs(g, 0, rounds_left(g)))
