"""A double click on a side of the only tile drawn places it."""

from pathlib import Path

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from tests.ui.table_rig import Rig


@pytest.mark.slow
def test_a_double_click_on_a_side_places_the_only_tile(tmp_path: Path) -> None:
    rig, dice = Rig(tmp_path, game="roll", games=find_games(), seed=4), Dice(1)
    while rig.asked.topic != "place_tiles":
        decline = rig.asked.topic == "abandon"
        rig.pass_unseen(() if decline else rig.asked.sample(dice))
    rig.show()
    option, line = next(iter(rig.question.open)), rig.bus.lines()
    place = rig.widget(option).rect.center
    rig.click(place)
    assert rig.question.chosen == (option,)
    rig.click(place)
    assert rig.bus.lines() > line
    rig.close()
