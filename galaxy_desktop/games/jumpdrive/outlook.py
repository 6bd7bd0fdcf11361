"""Forecast of the next scoring if nothing more is placed before it; cards that pass on do so first."""

from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.propaganda import pass_cards
from galaxy_desktop.games.jumpdrive.scoring import Yield, forecast
from galaxy_desktop.games.jumpdrive.state import JumpState, Player

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


def leaves(g: JumpState, seat: Seat, card: str, empires: EmpiresBySeat, *, round: int = 0) -> bool:
    """Return whether a card of a seat passes to another empire before that scoring."""
    return card not in _when_scored(g, empires, round).players[seat].empire


def _when_scored(g: JumpState, empires: EmpiresBySeat, round: int) -> JumpState:
    """Return a state with only the empires of the next scoring, after cards have passed on."""
    mine = [list(empires.get(seat, player.empire)) for seat, player in enumerate(g.players)]
    then = JumpState(
        rng=0,
        setup=g.setup,
        players=[Player(empire=empire) for empire in mine],
        supply=[],
        rival=g.rival.copy(),
        round=round or len(g.players[0].turns) + 1,
    )
    pass_cards(then)
    return then
