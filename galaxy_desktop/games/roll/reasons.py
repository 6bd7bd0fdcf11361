"""Reasons that a die, a power, a world or a task cannot be chosen now."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.reasons import Reason, because
from galaxy_desktop.games.roll.arrangement import DICTATE, Arrangement
from galaxy_desktop.games.roll.assignment import (
    Assignment,
    Moves,
    Reassign,
    can_begin,
    movable,
    takes,
    targets,
)
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.moves import (
    LayAside,
    MoveWorker,
    PlaceWild,
    SelectPhase,
    dice_of,
    move_of,
)


def why_no_move(assignment: Assignment, made: Moves, option: Option) -> Reason | None:
    """Return the reason that a move, a die or a power is not open after some moves, or None."""
    if option in assignment.moves(made):
        return None
    desk = assignment.desk(made)
    names = [power.power for power in assignment.powers]
    if option in assignment.dice:
        return _why_no_die(assignment, made, desk, option)
    if option in names:
        return _why_no_power(assignment, desk, assignment.power(option))
    match DICTATE if option == DICTATE else move_of(option):
        case "dictate" | LayAside():
            return _why_no_dictate(assignment, desk)
        case MoveWorker(power, die, phase) if power in [*names, DICTATE] and die in assignment.dice:
            return _why_no_reassign(assignment, desk, assignment.power(power), die, phase)
        case PlaceWild(die) | SelectPhase(die) if die in assignment.dice:
            return because("placed_already", die=die)
    return None


def _why_not_ready(desk: Arrangement) -> Reason | None:
    """Return the reason that no power can be used yet, or None (page 9)."""
    if desk.wild:
        return because("place_wild_first", number=len(desk.wild))
    return None if desk.selector else because("select_first")


def _why_fixed(desk: Arrangement, die: str) -> Reason | None:
    """Return the reason that a die can never be moved any more, or None."""
    if die == desk.selector:
        return because("selector_fixed", die=die, phase=desk.selected)
    return because("laid_aside", die=die) if die in desk.aside else None


def _why_no_die(assignment: Assignment, made: Moves, desk: Arrangement, die: str) -> Reason | None:
    """Return the reason that no power can move a worker now, or None."""
    fixed = _why_fixed(desk, die) or _why_not_ready(desk)
    if fixed:
        return fixed
    if any(die in dice_of(move) for move in assignment.moves(made)):
        return None
    in_use = assignment.power(desk.used[-1]) if desk.used else None
    if in_use is not None and die in desk.moved:
        return because("moved_already", power=in_use.power, die=die)
    return _why_unfinished(assignment, desk) or _why_unable(assignment, desk, die)


def _why_unfinished(assignment: Assignment, desk: Arrangement) -> Reason | None:
    """Return the reason that no other power can be used before the one in use, or None."""
    in_use = assignment.power(desk.used[-1]) if desk.used else None
    if in_use is None or len(desk.moved) >= in_use.least:
        return None
    return because("finish_power", power=in_use.power, number=in_use.least - len(desk.moved))


def _why_unable(assignment: Assignment, desk: Arrangement, die: str) -> Reason:
    """Return the reason that no power moves a worker, unused powers first."""
    column = desk.columns[die]
    able = [power for power in assignment.powers if takes(power, die, column)]
    for power in sorted(able, key=lambda power: power.power in desk.used):
        if power.power in desk.used:
            return because("power_used", power=power.power)
        if set(targets(desk, power)) == {column}:
            return because("power_leads_here", power=power.power, phase=column, die=die)
        return _why_too_few(desk, power, column)
    return because("no_power_for", die=die, phase=column)


def _why_too_few(desk: Arrangement, power: Reassign, column: str = "") -> Reason:
    """Return the reason that a power has too few workers to Reassign, if only those of a column count."""
    if not power.same_column:
        return because("power_finds_nobody", power=power.power, needs=power.least)
    if not column:
        return because("power_finds_no_group", power=power.power, needs=power.least)
    has = sum(column == there and takes(power, die, there) for die, there in desk.columns.items())
    return because("phase_has_too_few", power=power.power, needs=power.least, phase=column, has=has)


def _why_no_power(assignment: Assignment, desk: Arrangement, power: Reassign) -> Reason | None:
    """Return the reason that a power cannot be used now, or None."""
    if power.power in desk.used:
        return because("power_used", power=power.power)
    waits = _why_not_ready(desk) or _why_unfinished(assignment, desk)
    if waits:
        return waits
    if movable(desk, power) and can_begin(desk, power):
        return None
    return _why_too_few(desk, power)


def _why_no_dictate(assignment: Assignment, desk: Arrangement) -> Reason | None:
    """Return the reason that no worker can be laid aside to Dictate, or None."""
    waits = _why_not_ready(desk)
    if waits:
        return waits
    if not assignment.unlimited and DICTATE in desk.used:
        return because("dictated_already")
    return because("dictate_needs_two", has=len(desk.columns)) if len(desk.columns) < 2 else None


def _why_no_reassign(
    assignment: Assignment, desk: Arrangement, power: Reassign, die: str, phase: str
) -> Reason | None:
    """Return the reason that a power cannot move this worker to this column."""
    fixed = _why_fixed(desk, die) or _why_not_ready(desk)
    if fixed:
        return fixed
    column = desk.columns[die]
    if column == phase:
        return because("same_column", die=die, phase=phase)
    if not takes(power, die, column):
        return because("power_takes_others", power=power.power, die=die, phase=column)
    if phase not in targets(desk, power):
        return because("power_leads_elsewhere", power=power.power, phase=phase)
    return _why_used_up(assignment, desk, power, die)


def _why_used_up(assignment: Assignment, desk: Arrangement, power: Reassign, die: str) -> Reason | None:
    """Return the reason that a power which takes such a worker cannot move it any more, or not yet."""
    in_use = bool(desk.used) and desk.used[-1] == power.power
    spent = not in_use or len(desk.moved) >= power.most
    if power.power == DICTATE and spent and (assignment.unlimited or DICTATE not in desk.used):
        waits = _why_unfinished(assignment, desk) or _why_no_dictate(assignment, desk)
        return waits or because("dictate_first")
    if power.power in desk.used and spent:
        return because("power_used", power=power.power)
    if in_use and die in desk.moved:
        return because("moved_already", power=power.power, die=die)
    return _why_unfinished(assignment, desk) or _why_too_few(desk, power, desk.columns[die])


def why_no_task(workers: Sequence[str], option: Option, *, scouts: bool) -> Reason | None:
    """Return the reason that an explorer cannot Scout now, or None."""
    if not scouts and (option == "scout" or option in workers):
        return because("no_tile_to_draw")
    return None


def why_no_room(
    tableau: Sequence[str], with_room: Sequence[str], capacity: int, option: Option
) -> Reason | None:
    """Return the reason that a world cannot take a good, or not before its producer is chosen; else None."""
    if option not in tableau or not sides()[option].is_world:
        return None
    if option in with_room:
        return because("producer_first")
    if not sides()[option].holds_goods:
        return because("gray_world", side=option)
    return because("world_full", side=option, has=capacity)


def why_no_good(tableau: Sequence[str], worlds_with_goods: Sequence[str], option: Option) -> Reason | None:
    """Return the reason that nothing can be shipped from a world now, or None."""
    if option not in tableau or not sides()[option].is_world or option in worlds_with_goods:
        return None
    if not sides()[option].holds_goods:
        return because("gray_world", side=option)
    return because("no_good_there", side=option)
