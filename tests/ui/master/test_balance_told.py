"""What a balance of Master tells while cubes are allocated is so once they are confirmed."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.allocate import Allocate
from galaxy_desktop.games.master.box import SIDES, projects, side
from galaxy_desktop.games.master.state import NOBODY
from galaxy_desktop.games.master.symbols import advantage, first_counts, laid, side_count
from galaxy_desktop.games.master.table import PAINTER
from galaxy_desktop.games.master.table.balance import _strength, leader, strength
from galaxy_desktop.ui.tabletop.parts import PartText
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.games.master.played import tables
from tests.ui.painter_rig import kit_of, moment_of


def fighting(decision: Any, conflicts: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    """An allocation that lays cubes into conflicts wherever it can."""
    made: tuple[str, ...] = ()
    while moves := [move for move in decision.composer.moves(made) if move.startswith("place")]:
        fights = [move for move in moves if any(card in move for card in conflicts)]
        pool = fights or moves
        made = (*made, pool[dice.below(len(pool))])
    return made


@pytest.mark.slow
def test_with_cubes_laid_down_strengths_and_leaders_are_those_after_the_allocation(
    screen: pygame.Surface,
) -> None:
    """The balance counts the cubes on the table before they are confirmed; so do the words beside it."""
    painter, dice, seen, changed = PAINTER(kit_of((1280, 720)), GAME), Dice(4), 0, 0
    for g in tables(300):
        step = g.waiting[-1] if g.waiting else None
        if not isinstance(step, Allocate) or not g.conflicts:
            continue
        decision = open_asks(g)[step.seat]
        made = fighting(decision, tuple(g.conflicts), dice)
        after = g.clone()
        after.waiting = []
        step.done(after, {step.seat: made})
        if after.ended_by:
            continue
        table = painter.board(replace(moment_of(GAME, g, step.seat, 0), chosen=made), Sheet())
        counts = first_counts(after)
        for card, conflict in after.conflicts.items():
            assert leader(table, card) == advantage(after, card, counts), (card, made)
            changed += leader(table, card) != advantage(g, card, first_counts(g))
            for facing in SIDES:
                if conflict.seat(facing) == NOBODY:
                    continue
                project = projects()[side(card, facing)]
                assert strength(table, card, facing) == side_count(after, card, facing, counts)
                words = [part.text for part in _strength(table, card, facing) if isinstance(part, PartText)]
                assert words[0] == f"{laid(after, project.id)} of {len(project.slots)}"
                seen += 1
    assert seen > 20
    assert changed
