"""Options of one die: its places behind the screen, or its uses in a phase."""

from collections.abc import Collection

from galaxy_desktop.engine.composing import exchanged
from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.games.roll.arrangement import DICTATE
from galaxy_desktop.games.roll.assignment import Assignment
from galaxy_desktop.games.roll.moves import (
    LayAside,
    MoveWorker,
    PlaceWild,
    SelectPhase,
    dice_of,
    move_of,
    parse,
)
from galaxy_desktop.games.roll.reasons import why_no_move
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.language import gettext as _
from galaxy_desktop.presenter.bar_text import HeldStep

NAMING_DICE = ("ship", "produce")
"""Topics of questions whose options name dice to pick up."""
FEW = 6
"""Most options that are shown as plates at once; if there are more, a good is picked up first."""


def options_for(board: Board, die: str) -> tuple[Option, ...]:
    """Return every option about a die, including the move that takes back its last one."""
    if board.topic == "assign":
        return _moves(board, die)
    if board.topic in NAMING_DICE:
        return tuple(o for o in sorted(board.shown.open) if die in _named(board, o))
    return ()


def about(board: Board) -> str:
    """Return the die that is picked up, else the good or producer of what is chosen; empty for none."""
    if board.held or board.topic not in NAMING_DICE:
        return board.held
    return next((die for option in board.shown.chosen for die in _named(board, option)), "")


def can_hold(board: Board, die: str) -> bool:
    """Return whether a die may be picked up."""
    if board.topic == "produce" and not _several_producers(board):
        return False
    return bool(options_for(board, die))


def next_step(board: Board) -> HeldStep:
    """Return what to do with the die that is picked up."""
    topic = board.topic
    if topic == "produce":
        return HeldStep(head=_("Produce: choose a world"), primary=_("Choose a world"))
    if topic == "ship":
        return HeldStep(line=_("Trade this good for credits, or consume it for VP."))
    if not board.desk.selector and board.held not in board.desk.wild:
        head = _("Assign: select a phase with this die")
        return HeldStep(head, _("Choose a highlighted place."), _("Select a phase"))
    return HeldStep(_("Assign: place this die"), _("Choose a highlighted place."), _("Choose a place"))


def is_within_reach(board: Board, option: Option, lying: Collection[str]) -> bool:
    """Return whether picking up one of the `lying` dice shows an open or chosen option."""
    if board.topic not in ("assign", *NAMING_DICE) or (
        board.topic == "produce" and not _several_producers(board)
    ):
        return False
    dice = _named(board, option) if board.topic in NAMING_DICE else dice_of(option)
    if not any(die in lying for die in dice):
        return False
    return option not in board.made or _comes_back(board, option)


def _comes_back(board: Board, move: Option) -> bool:
    """Return whether a move made can be taken back by putting its die where it was before.

    If the die has moved on since, its later moves are taken back first, each in the same way.
    """
    die = dice_of(move)[0]
    before = board.assignment.desk(board.made[: board.made.index(move)])
    return die in before.columns or die in before.wild


def phase_of(option: Option) -> str:
    """Return the column that a move leads to; empty for a move that lays a die aside."""
    match move_of(option):
        case PlaceWild(_, phase) | SelectPhase(_, phase) | MoveWorker(_, _, phase):
            return phase
    return ""


def selects(option: Option) -> bool:
    """Return whether a move selects a phase."""
    return isinstance(move_of(option), SelectPhase)


def selecting(board: Board, phase: str) -> Option:
    """Return the move by which a worker below a column selects it; empty if there is none to do so."""
    if board.held or board.topic != "assign" or board.desk.selector:
        return ""
    found = [move for move in sorted(board.shown.open) if selects(move) and phase_of(move) == phase]
    return next((move for move in found if board.desk.columns.get(dice_of(move)[0]) == phase), "")


def last_of(made: tuple[Option, ...], die: str) -> list[Option]:
    """Return the last of the moves about a die, as a list of one or none."""
    return [move for move in made if die in dice_of(move)][-1:]


def lights_up(board: Board, die: str) -> bool:
    """Return whether a choice can go on by picking up this die."""
    if board.held or board.decision is None:
        return False
    if board.topic == "assign":
        return bool(board.shown.open) and die in board.me.rolled and _lights_up_behind_screen(board, die)
    if board.shown.chosen or (board.topic == "ship" and len(board.shown.open) <= FEW):
        return False
    return can_hold(board, die)


def _lights_up_behind_screen(board: Board, die: str) -> bool:
    """Return whether a die can select while none does, is unplaced, or can be moved by a power."""
    desk = board.desk
    if die in desk.wild or not desk.selector:
        return True
    return any(isinstance(move, MoveWorker) and move.die == die for move in map(move_of, board.shown.open))


def why_fixed(board: Board, die: str) -> Reason | None:
    """Return why a die behind the screen cannot be moved now; None if it can."""
    composer = _composer(board)
    return None if composer is None else why_no_move(composer, board.made, die)


def _composer(board: Board) -> Assignment | None:
    composer = board.decision.composer if isinstance(board.decision, Compose) else None
    return composer if isinstance(composer, Assignment) else None


def _moves(board: Board, die: str) -> tuple[Option, ...]:
    """Return moves that follow, those that would replace one made, and the last one made, to take back."""
    composer, made = _composer(board), board.made
    if composer is None:
        return ()
    found = [move for move in composer.moves(made) if die in dice_of(move)]
    for place, move in enumerate(made):
        sort = type(parse(move))
        if die not in dice_of(move) and sort is not SelectPhase:
            continue
        for other in composer.moves(made[:place]):
            if (
                type(parse(other)) is sort
                and die in dice_of(other)
                and other not in (move, *found)
                and _ends_there(composer, exchanged(composer, made, other), other)
            ):
                found.append(other)
    last = last_of(made, die)
    return (*found, *(move for move in last if move not in found))


def _ends_there(composer: Assignment, moves: tuple[Option, ...] | None, option: Option) -> bool:
    """Return whether a die ends where `option` puts it; a later one of the moves may lead it on."""
    if moves is None:
        return False
    match parse(option):
        case PlaceWild(die, phase) | MoveWorker(_, die, phase):
            return composer.desk(moves).columns.get(die) == phase
    return True


def ways_to(board: Board, die: str, phase: str) -> tuple[Option, ...]:
    """Return the moves that put a die below a column: those that use up no power, if there are any."""
    made, composer = board.made, _composer(board)
    if composer is None:
        return ()
    if (last := back(board, die, phase)) and last == made[-1]:
        return (last,)
    ways = [o for o in options_for(board, die) if o not in made and phase_of(o) == phase]
    ways = [option for option in ways if not selects(option)] + ([last] if last else [])
    moves = composer.moves(made)
    free = [option for option in ways if option not in (*moves, last) or isinstance(parse(option), PlaceWild)]
    return tuple(free or ways)


def back(board: Board, die: str, phase: str) -> Option:
    """Return the move whose take-back returns a die to a column; empty if there is none."""
    made = board.made
    last = last_of(made, die)
    if not last or board.topic != "assign":
        return ""
    before = board.assignment.desk(made[: made.index(last[0])])
    return last[0] if before.columns.get(die) == phase else ""


def tray_moves(board: Board, die: str) -> tuple[Option, Option]:
    """Return the move whose take-back returns a die to the tray, and the one that sets it aside to Dictate.

    Each is empty if there is none.
    """
    if board.topic != "assign":
        return "", ""
    made, last = board.made, last_of(board.made, die)
    was_wild = bool(last) and die in board.assignment.desk(made[: made.index(last[0])]).wild
    aside = [o for o in options_for(board, die) if o not in made and isinstance(parse(o), LayAside)]
    return last[0] if was_wild else "", next(iter(aside), "")


def onto_tray(board: Board, die: str) -> Option:
    """Return the move of a die that is put on the tray: back to it, or else aside to Dictate; else empty."""
    undone, aside = tray_moves(board, die)
    return undone or aside


def why_not_there(board: Board, die: str, phase: str) -> Reason | None:
    """Return why a die cannot go below a column; None if it is there, or for no column."""
    composer, made = _composer(board), board.made
    if composer is None or not phase or board.desk.columns.get(die) == phase:
        return None
    fixed = why_no_move(composer, made, die)
    if fixed is not None:
        return fixed
    powers = [*(power.power for power in composer.powers), DICTATE]
    found = [why_no_move(composer, made, MoveWorker(power, die, phase).option) for power in powers]
    reasons = [why for why in found if why is not None]
    return next((why for why in reasons if why.code == "dictate_first"), next(iter(reasons), None))


def why_not_aside(board: Board, die: str) -> Reason | None:
    """Return why a worker cannot be set aside on the tray; None if it is there."""
    composer, desk = _composer(board), board.desk
    if composer is None or die in (*desk.wild, *desk.aside):
        return None
    return why_no_move(composer, board.made, die if die == desk.selector else LayAside(die).option)


def _named(board: Board, option: Option) -> tuple[str, ...]:
    """Return the dice that are picked up for an option: the good shipped, or the producer."""
    dice = dice_of(option)
    return dice[1:] if board.topic == "ship" else dice


def _several_producers(board: Board) -> bool:
    return len({dice_of(option) for option in board.shown.open}) > 1
