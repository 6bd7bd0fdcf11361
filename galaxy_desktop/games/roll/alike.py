"""Moves that do the same with dice that are alike."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Compose, Decision, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Likeness
from galaxy_desktop.games.roll.assignment import Assignment
from galaxy_desktop.games.roll.dice import is_extra, type_of
from galaxy_desktop.games.roll.moves import MoveWorker, PlaceWild, Ship, move_of
from galaxy_desktop.games.roll.ship import brings
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.stock import gained


def likeness(
    g: RollState, seat: Seat, decision: Decision, chosen: Sequence[Option], option: Option
) -> Likeness | None:
    """Return what moves have in common that do the same with dice that are alike; None for all other moves.

    Behind the screen these are wild dice placed under one phase, and workers that one power moves from one
    column to another. When shipping these are goods of one type, each with a shipper of one type, to the same
    task and for the same gain.
    """
    match move_of(option):
        case PlaceWild(_, phase):
            return "place", phase
        case MoveWorker(power, die, phase):
            return "reassign", power, _column(decision, chosen, die), phase
        case Ship(task, shipper, good) as ship:
            vp, money = brings(g.players[seat], ship)
            kinds = type_of(shipper), is_extra(shipper), type_of(good)
            return "ship", task, *kinds, vp, gained(g.players[seat], money)
    return None


def _column(decision: Decision, chosen: Sequence[Option], die: str) -> str:
    """Return the column of a worker behind the screen, after the moves made."""
    composer = decision.composer if isinstance(decision, Compose) else None
    return composer.desk(tuple(chosen)).columns.get(die, "") if isinstance(composer, Assignment) else ""
