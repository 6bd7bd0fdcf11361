"""Slots in the list of cards stay where they are while projects are completed."""

from pathlib import Path

import pytest

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.moves import CubeSpot
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.settings import Settings
from tests.ui.table_rig import Rig, sensible

SEATS = (Person("Ada"), Bot("easy", "Vega"))
MOST = 14


def places(rig: Rig) -> dict[str, tuple[int, ...]]:
    """Places of all slots on the own cards."""
    painter, view = rig.scene.view.painter, rig.scene.controller.view
    assert isinstance(painter, MasterPainter)
    found = {}
    for card in view.players[0].row:
        for project in cards()[card].projects:
            for number in range(len(project.slots)):
                spot = CubeSpot(project.id, number).option
                if (rect := painter.place_of(spot)) is not None:
                    found[spot] = tuple(rect)
    return found


@pytest.mark.parametrize(("size", "step"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 2.0)])
def test_a_project_that_is_completed_moves_no_slot(
    tmp_path: Path, size: tuple[int, int], step: float
) -> None:
    settings = Settings(speed="instant", mute=True, tips=False, text_step=step)
    rig = Rig(tmp_path, SEATS, game="master", games=find_games(), seed=5, size=size, settings=settings)
    completed = allocated = 0
    while allocated < MOST:
        answer = sensible("master", rig.scene.controller.view, rig.asked, Dice(3))
        if rig.asked.topic != "allocate":
            rig.pass_unseen(answer)
            rig.show()
            continue
        allocated += 1
        assert isinstance(rig.asked, Compose)
        composer = rig.asked.composer
        assert isinstance(composer, Allocation)
        before = places(rig)
        assert before
        for number, option in enumerate(answer):
            rig.scene.click(option)
            rig.settle()
            completed += any(
                CubeSpot(one, 0).option in before for one in composer.ready(answer[: number + 1])
            )
            assert places(rig) == before
        rig.session.do(GiveAnswer(0, answer))
        rig.settle()
    assert completed
