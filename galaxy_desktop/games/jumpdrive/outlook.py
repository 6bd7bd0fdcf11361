"""Forecast of the next scoring if nothing more is placed before it; cards that pass on do so first."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.propaganda import pass_cards
from galaxy_desktop.games.jumpdrive.scoring import Yield, forecast
from galaxy_desktop.games.jumpdrive.state import JumpState, Player

KEPT = 50
"""Number of states of the next scoring that are kept."""

EmpiresBySeat = Mapping[Seat, Sequence[str]]


def next_scoring(g: JumpState, empires: EmpiresBySeat, *, round: int = 0) -> tuple[tuple[Yield, ...], ...]:
    """Return the yield of each card at the next scoring, by seat; `empires` replace present ones by seat.

    Cards that pass to another seat before it are listed with that seat; where they were, they yield nothing.
    `round` is the one that is scored, the next one if 0.
    """
    then = _when_scored(g, empires, round)
    return tuple(
        (
            *forecast(then, seat),
            *(Yield(card, 0, 0) for card in empires.get(seat, player.empire) if card not in scored.empire),
        )
        for seat, (player, scored) in enumerate(zip(g.players, then.players, strict=True))
    )


def next_scoring_of(g: JumpState, seat: Seat, empires: EmpiresBySeat, *, round: int = 0) -> dict[str, Yield]:
    """Return the yield of each card of one seat at that scoring, by card, without those that pass on."""
    return {one.card: one for one in forecast(_when_scored(g, empires, round), seat)}


def _when_scored(g: JumpState, empires: EmpiresBySeat, round: int) -> JumpState:
    """Return a state with only the empires of the next scoring, after cards have passed on; read only."""
    placed = tuple([tuple(empires.get(seat, player.empire)) for seat, player in enumerate(g.players)])
    return _scored(placed, tuple(g.rival), g.setup, round or len(g.players[0].turns) + 1)


@lru_cache(maxsize=KEPT)
def _scored(placed: tuple[tuple[str, ...], ...], rival: tuple[str, ...], setup: str, round: int) -> JumpState:
    """Return that state; the table and several sentences ask for the same one after each choice."""
    players = [Player(empire=list(empire)) for empire in placed]
    then = JumpState(rng=0, setup=setup, players=players, supply=[], rival=list(rival), round=round)
    pass_cards(then)
    return then
