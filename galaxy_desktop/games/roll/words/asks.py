"""Texts of every question for the prompt bar."""

from collections import Counter
from collections.abc import Mapping, Sequence

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.engine.wording import (
    NOTHING,
    Asking,
    AskRow,
    Cases,
    Wording,
    ask,
    ask_texts,
    cases,
    missing,
    none,
)
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.roll.arrangement import Arrangement
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.ending import end_reason
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.words import asks_explore, asks_phases
from galaxy_desktop.games.roll.words.question import CHOOSE_DICE, first, me, number, subject_name
from galaxy_desktop.games.roll.words.terms import dice, item, money, phase
from galaxy_desktop.language import N_, NN_
from galaxy_desktop.language import gettext as _

FEW_DICE = 1
"""Most dice in the cup that count as nearly none for the next round."""


def ask_text(view: RollState, decision: Decision, chosen: Sequence[Option]) -> Ask:
    """Return the texts of the open question, given the options chosen so far."""
    return ask_texts(QUESTIONS, Asking(view, decision, chosen))


def _desk(a: Asking) -> Arrangement:
    desk: Arrangement = a.decision.composer.desk(tuple(a.chosen))
    return desk


def _wild(a: Asking) -> int:
    return len(_desk(a).wild)


def _unselected(a: Asking) -> bool:
    return not _desk(a).selector


def _complete(a: Asking) -> bool:
    return bool(a.decision.composer.complete(tuple(a.chosen)))


def _can_go_on(a: Asking) -> bool:
    return bool(a.decision.composer.moves(tuple(a.chosen)))


def _power(a: Asking) -> str:
    return item(_desk(a).used[-1])


def _left_to_move(a: Asking) -> int:
    desk = _desk(a)
    return int(a.decision.composer.power(desk.used[-1]).least) - len(desk.moved)


def _most_to_move(a: Asking) -> int:
    """Return how many workers the power in use can still move, at most all that lie below the strip."""
    desk = _desk(a)
    most = int(a.decision.composer.power(desk.used[-1]).most)
    return min(most, len(desk.columns)) - len(desk.moved)


def _has_moved(a: Asking) -> bool:
    return bool(_desk(a).moved)


def _columns(a: Asking) -> str:
    """Return the number of workers in each column, as text."""
    desk = _desk(a)
    counts = Counter(desk.columns.values())
    if desk.selected:
        counts[desk.selected] += 1
    form = _("{phase} **{n}**")
    return listed([form.format(phase=phase(name), n=counts[name]) for name in PHASES if counts[name]])


def _other_world(a: Asking) -> str:
    """Return the world of the starting tile that is not the development."""
    tile = next((tile for tile in a.decision.options() if tile != first(a)), first(a))
    return item(sides()[tile].other)


START = ask(
    cases((none, N_("Setup: choose your development")), otherwise=N_("Setup: start with {tile}")),
    cases(
        (none, N_("The tile you choose starts on your development stack; the other one starts as a world.")),
        otherwise=N_("{tile} starts on your development stack and {world} on your world stack."),
    ),
    cases((none, N_("Choose a tile")), otherwise=N_("Start with {tile}")),
    tile=lambda a: item(first(a)),
    world=_other_world,
)

ASSIGN = cases(
    (
        _wild,
        ask(
            NN_("Assign: place your wild die", "Assign: place your {wild_dice} wild dice", "wild_dice"),
            N_("A wild die can be assigned to any phase, or be the worker that selects your phase."),
            NN_("Place {wild_dice} wild die", "Place {wild_dice} wild dice", "wild_dice"),
            wild_dice=_wild,
        ),
    ),
    (
        _unselected,
        ask(
            N_("Assign: select a phase"),
            N_("The phase you select occurs for everyone. Workers: {columns}."),
            N_("Select a phase"),
        ),
    ),
    (
        lambda a: not _complete(a),
        ask(
            cases(
                (
                    lambda a: _most_to_move(a) > _left_to_move(a),
                    N_("{power}: Reassign {n} to {most} workers"),
                ),
                otherwise=NN_("{power}: Reassign {n} worker", "{power}: Reassign {n} workers"),
            ),
            N_("You selected **{selected}**. Workers: {columns}."),
            cases(
                (_has_moved, NN_("Reassign {n} more worker", "Reassign {n} more workers")),
                otherwise=NN_("Reassign {n} worker", "Reassign {n} workers"),
            ),
            power=_power,
            n=_left_to_move,
            most=_most_to_move,
        ),
    ),
    otherwise=ask(
        cases(
            (_can_go_on, N_("Assign: Reassign workers, or choose Done")), otherwise=N_("Assign: choose Done")
        ),
        N_("You selected **{selected}**. Workers: {columns}."),
        N_("Done"),
    ),
)

RECRUIT = ask(
    NN_("Manage Empire: recruit {due} die", "Manage Empire: recruit {due} dice", "due"),
    N_("You pay {money} for **{due}** of the **{all}** dice in your Citizenry; then $0 resets to $1."),
    cases((missing, CHOOSE_DICE), otherwise=NN_("Recruit {due} die", "Recruit {due} dice", "due")),
    due=lambda a: a.decision.least,
    money=lambda a: money(me(a.view).credits),
    all=lambda a: len(a.decision.offered),
)


def _nearly_empty(a: Asking) -> bool:
    """Return whether the cup has at most one die for a round that is sure to follow."""
    return len(me(a.view).cup) <= FEW_DICE and not end_reason(a.view)


NEARLY_EMPTY = N_("Your cup has {cup}, so you'll roll only that next round. You can recall dice for free.")

RECALL = cases(
    (
        lambda a: a.decision.least,
        ask(
            N_("Manage Empire: recall at least 1 die"),
            N_("Your cup is empty, so you must recall at least **1** die from your stacks and worlds."),
            cases((none, N_("Choose dice")), otherwise=NN_("Recall {n} die", "Recall {n} dice")),
            n=number,
        ),
    ),
    otherwise=ask(
        N_("Manage Empire: recall dice?"),
        cases(
            (
                lambda a: end_reason(a.view),
                N_(
                    "This round is the last: recalled dice count only for the tiebreaker. Your cup has {cup}."
                ),
            ),
            otherwise=N_(
                "You may return dice from your stacks and worlds to your cup for free. Your cup has {cup}."
            ),
        ),
        cases((none, N_("Choose dice")), otherwise=NN_("Recall {n} die", "Recall {n} dice")),
        N_("Skip"),
        loss=cases((_nearly_empty, NEARLY_EMPTY), otherwise=NOTHING),
        n=number,
        cup=lambda a: dice(len(me(a.view).cup)),
    ),
)

ROWS: Mapping[str, AskRow | Cases[AskRow]] = {
    "start": START,
    "assign": ASSIGN,
    "recruit": RECRUIT,
    "recall": RECALL,
}

QUESTIONS: Wording[AskRow] = Wording(
    rows={**ROWS, **asks_explore.QUESTIONS, **asks_phases.QUESTIONS},
    values={
        "missing": missing,
        "about": subject_name,
        "columns": _columns,
        "selected": lambda a: phase(_desk(a).selected),
    },
)
"""The row of each topic."""
