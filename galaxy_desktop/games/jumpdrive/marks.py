"""What stands on the table beside the cards: the phase, and what each round has scored."""

from collections.abc import Iterator

from galaxy_desktop.engine.soundness import beyond, half_over, unknown
from galaxy_desktop.games.jumpdrive.cards import cards
from galaxy_desktop.games.jumpdrive.state import JumpState, Player, Turn

MOST_ROUNDS = 100
MOST_VP = 150
"""What a round can bring of one sort: an empire of all the cards would not have more."""
ALL_PHASES = ("setup", "build", "explore", "limit", "over")
ENDS = ("points", "rounds")


def faults(g: JumpState) -> Iterator[str]:
    """A line for each of them that cannot be."""
    yield from unknown("phase", [g.phase], ALL_PHASES)
    yield from unknown("end", [g.ended_by], ENDS if g.phase == "over" else ("",))
    yield from half_over(g, g.phase == "over")
    yield from beyond("rounds", g.round, 0 if g.phase == "setup" else 1, MOST_ROUNDS)
    yield from unknown("card", [*g.supply, *g.discards, *g.rival], cards())
    for player in g.players:
        yield from player_faults(player)


def player_faults(player: Player) -> Iterator[str]:
    """The same of one player, all of whose cards are known."""
    yield from unknown("card", [*player.hand, *player.empire], cards())
    yield from unknown("card", player.placed, cards())
    for turn in player.turns:
        yield from _turn_faults(turn)


def _turn_faults(turn: Turn) -> Iterator[str]:
    yield from unknown("card", turn.placed, cards())
    for number in (turn.worlds, turn.developments, turn.terms):
        yield from beyond("VP in a round", number, -MOST_VP, MOST_VP)
    yield from beyond("cards of income", turn.income, 0, MOST_VP)
