"""Where the keyboard begins at a new question."""

from pathlib import Path

import pytest

from galaxy_desktop.engine.decisions import Confirm
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from tests.ui.table_rig import Rig


@pytest.mark.parametrize("seed", [4, 6])
def test_at_a_yes_or_no_question_the_keyboard_begins_at_the_main_button(seed: int, tmp_path: Path) -> None:
    """There may be nothing else to focus but the names of opponents."""
    rig = Rig(tmp_path, game="frontiers", games=find_games(), seed=seed, options={"goals": "asked"})
    dice = Dice(5)
    while not isinstance(rig.asked, Confirm):
        rig.pass_unseen(rig.asked.sample(dice))
    rig.show()
    widgets = rig.scene.view.widgets
    assert not {item.item.id for item in widgets.items} & rig.question.open
    widgets.focus_first()
    assert widgets.form.focus.current is widgets.bar.primary
    rig.close()
