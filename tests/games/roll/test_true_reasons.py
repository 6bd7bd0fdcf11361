"""Reasons behind the screen hold in assignments by chance: what they say is so, with their numbers."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll.arrangement import DICTATE, Arrangement
from galaxy_desktop.games.roll.assign import assignment
from galaxy_desktop.games.roll.assignment import Assignment, Moves, can_dictate, movable, takes, targets
from galaxy_desktop.games.roll.box import die_types, sides
from galaxy_desktop.games.roll.moves import MoveWorker
from galaxy_desktop.games.roll.reasons import why_no_move
from galaxy_desktop.games.roll.schema import PHASES
from tests.games.roll.laid import behind_screen, own, table
from tests.sweep import many

Facts = dict[str, Any]
Check = Callable[[Assignment, Arrangement, Facts], bool]
GAMES, MOST_MOVES, DICE, TILES = 120, 9, 6, 3
POWERS = [side.id for side in sides().values() if any(power.phase == "assign" for power in side.powers)]


def _needs(a: Assignment, desk: Arrangement, f: Facts) -> bool:
    power = a.power(f["power"])
    there = [desk.columns[die] for die in movable(desk, power)]
    enough = max(map(there.count, there), default=0) if power.same_column else len(there)
    return bool(f["needs"] == power.least > enough)


def _phase_has(a: Assignment, desk: Arrangement, f: Facts) -> bool:
    there = list(desk.columns.values()).count(f["phase"])
    return bool(f["has"] == there < f["needs"] == a.power(f["power"]).least)


def _spent(a: Assignment, desk: Arrangement, f: Facts) -> bool:
    return f["power"] in desk.used and not (f["power"] == DICTATE and a.unlimited)


def _unfinished(a: Assignment, desk: Arrangement, f: Facts) -> bool:
    left = a.power(f["power"]).least - len(desk.moved)
    return f["power"] == desk.used[-1] and bool(f["number"] == left > 0)


TRUE: dict[str, Check] = {
    "power_finds_nobody": _needs,
    "power_finds_no_group": _needs,
    "phase_has_too_few": _phase_has,
    "power_used": _spent,
    "dictated_already": lambda a, desk, _f: DICTATE in desk.used and not a.unlimited,
    "dictate_first": lambda a, desk, _f: can_dictate(a, desk),
    "dictate_needs_two": lambda _a, desk, f: f["has"] == len(desk.columns) < 2,
    "no_power_for": lambda a, desk, f: (
        not can_dictate(a, desk) and not any(takes(power, f["die"], f["phase"]) for power in a.powers)
    ),
    "finish_power": _unfinished,
    "moved_already": lambda _a, desk, f: f["die"] in desk.moved and f["power"] == desk.used[-1],
    "power_leads_here": lambda a, desk, f: {*targets(desk, a.power(f["power"]))} == {f["phase"]},
    "power_leads_elsewhere": lambda a, desk, f: f["phase"] not in targets(desk, a.power(f["power"])),
    "power_takes_others": lambda a, _desk, f: not takes(a.power(f["power"]), f["die"], f["phase"]),
    "same_column": lambda _a, desk, f: desk.columns[f["die"]] == f["phase"],
}
"""Whether what a reason says is so, by its code."""


def some_of(things: list[str], number: int, chance: Dice) -> list[str]:
    """So many of these things, by chance."""
    mixed = [*things]
    chance.shuffle(mixed)
    return mixed[:number]


def composing() -> Iterator[tuple[Assignment, Moves]]:
    """Assignments of dice and powers by chance, before and after each of some moves by chance."""
    chance = Dice(3)
    for _game in range(many(GAMES)):
        g = table()
        own(g, tableau=some_of(POWERS, chance.below(TILES + 1), chance))
        kinds = some_of([*die_types()], 1 + chance.below(DICE), chance)
        faces = [(kind, die_types()[kind].faces) for kind in kinds]
        behind_screen(g, 0, [(kind, shown[chance.below(len(shown))]) for kind, shown in faces])
        composer, made = assignment(g, 0), Moves()
        yield composer, made
        while (moves := composer.moves(made)) and len(made) < MOST_MOVES:
            made = (*made, moves[chance.below(len(moves))])
            yield composer, made


def things(composer: Assignment) -> Iterator[str]:
    """All dice, powers, and moves of a worker by a power to a phase."""
    powers = [*(power.power for power in composer.powers), DICTATE]
    yield from (*composer.dice, *powers)
    for power in powers:
        for die in composer.dice:
            yield from (MoveWorker(power, die, phase).option for phase in PHASES)


@pytest.mark.slow
def test_what_a_reason_behind_the_screen_says_is_so() -> None:
    met = dict.fromkeys(TRUE, 0)
    for composer, made in composing():
        desk = composer.desk(made)
        for thing in things(composer):
            reason = why_no_move(composer, made, thing)
            if reason is not None and reason.code in TRUE:
                met[reason.code] += 1
                assert TRUE[reason.code](composer, desk, dict(reason.facts)), (made, thing, reason)
    assert all(met.values()), met
