"""A hint marks the die that it moves, and where the die would go."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.moves import dice_of
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.table.held import phase_of
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.tabletop.ids import item_id
from tests.ui.table_rig import Rig

ROUNDS = 4


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path, (Person("Ada"), Bot("easy", "Vega")), game=GAME.id, games={GAME.id: GAME})
    yield made
    made.close()


def marked(rig: Rig, option: Option) -> set[str]:
    view = rig.scene.view
    rects = [widget.rect for widget in view.widgets.choosing((option,), aims=True)]
    return {item.item.id for item in view.widgets.items if item.rect in rects}


def assigning(rig: Rig) -> Iterator[None]:
    """Rounds in which dice are assigned."""
    for _round in range(ROUNDS):
        while rig.asked.topic != "assign":
            rig.pass_unseen(rig.asked.sample(Dice(1)))
        rig.show()
        yield
        rig.pass_unseen(rig.asked.sample(Dice(1)))


@pytest.mark.slow
def test_a_hint_marks_the_die_and_the_place_and_once_it_is_held_the_place_alone(rig: Rig) -> None:
    phases = set[str]()
    for _round in assigning(rig):
        there = {item.item.id for item in rig.scene.view.widgets.items}
        for option in sorted(rig.question.open):
            (die,), phase = dice_of(option), phase_of(option)
            place = option if option in there else item_id("phase", phase)
            assert marked(rig, option) == {die, place}
            phases.add(phase)
        rig.click(rig.widget(die).rect.center)
        assert len(marked(rig, option)) == 1
    assert phases == {*PHASES}


@pytest.mark.slow
def test_the_hint_of_the_table_is_drawn_with_its_place(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    next(assigning(rig))
    rig.key(pygame.K_h)
    for _step in range(3):
        rig.post()
    drawn = list[int]()
    bulbs = "galaxy_desktop.ui.table.badges.Bulbs.draw"
    monkeypatch.setattr(bulbs, lambda _bulbs, _surface, widgets: drawn.append(len(widgets)))
    rig.picture()
    assert drawn == [2]
