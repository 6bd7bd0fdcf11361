"""Moments of real games of Master, for the tests of its painter."""

from collections.abc import Iterator
from functools import cache

from galaxy_desktop.engine.decisions import Answer, Compose, Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.presenter.shown import Shown
from tests.ui.painter_rig import late_moments, moment_of

GAMES = ((2, 3), (3, 5), (4, 3), (3, 7), (2, 8))
"""Seats and seeds."""
MOST = 420
"""How many answers of each game are looked at."""
TOPICS = frozenset({"draft", "corner", "draw", "deck", "allocate", "rewards", "cards", "steal", "colours"})
"""Questions that every few games bring up."""


def played(seats: int, seed: int) -> Iterator[tuple[MasterState, int, Decision]]:
    """A game by chance: the state before each answer, and who is asked."""
    setup = "draft" if seed % 2 == 0 or seats == 4 else "ordinary"
    g, dice = GAME.new(seats, {"setup": setup}, seed), Dice(seed)
    for _ in range(MOST):
        asks = open_asks(g)
        if not asks:
            return
        seat = min(asks)
        yield g, seat, asks[seat]
        give(g, seat, _answer(asks[seat], dice))


def answer_of(decision: Decision) -> Answer:
    """An answer to a question, always the same one."""
    return _answer(decision, Dice(7))


def _answer(decision: Decision, dice: Dice) -> Answer:
    """An answer by chance that leaves something on the table: all cubes are placed, few cards discarded."""
    if isinstance(decision, Compose) and isinstance(decision.composer, Allocation):
        return _all_placed(decision.composer, dice)
    if decision.topic == "cards":
        fights = [option for option in decision.options() if option.startswith("conflict")]
        chosen = fights[dice.below(len(fights))] if fights and dice.below(2) else "end"
        return (chosen,) if dice.below(6) else decision.sample(dice)
    return decision.sample(dice)


def _all_placed(composer: Allocation, dice: Dice) -> Answer:
    made: tuple[str, ...] = ()
    while moves := [move for move in composer.moves(made) if not move.startswith("cancel")]:
        on_cards = [move for move in moves if "." in move.split(" ")[-1]]
        moves = on_cards if on_cards and dice.below(5) else moves
        made = (*made, moves[dice.below(len(moves))])
    return made


def moment(g: MasterState, seat: int, clicks: int = 1) -> Shown:
    return moment_of(GAME, g, seat, clicks)


@cache
def moments(clicks: int = 1) -> dict[tuple[str, int], Shown]:
    """A late moment for each topic and number of players, as far as they were met."""
    return late_moments(GAME, ((seats, played(seats, seed)) for seats, seed in GAMES), clicks)


@cache
def colourful() -> Shown:
    """A question what to do with cubes of several colours, while own planets are free."""
    for g, seat, decision in played(3, 5):
        plain = set(g.hand) - {"black"}
        if decision.topic == "allocate" and len(plain) > 1 and not g.planets:
            return moment(g, seat, 0)
    raise LookupError("no such question in this game")
