"""Balance of the coach: what is shown adds up, though every number is rounded."""

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.coach.report import Balance
from galaxy_desktop.ui.coach.balance import evened

SUMS = 200


@pytest.mark.parametrize("unit", [0.01, 1.0])
def test_rounded_changes_add_up_from_the_start_to_the_end(unit: float) -> None:
    dice, differs = Dice(5), 0
    for _number in range(SUMS):
        start, play, others, luck = (unit * (dice.below(6000) - 3000) / 100 for _part in range(4))
        shown = evened(start, Balance(9, play, others, luck), unit)
        parts = [round(value / unit) for value in (start, shown.play, shown.others, shown.luck)]
        assert sum(parts) == round((start + play + others + luck) / unit)
        assert (shown.play, shown.others) == (play, others)
        assert abs(shown.luck - luck) < 2 * unit
        differs += round(shown.luck / unit) != round(luck / unit)
    assert differs, "rounding alone would not have added up"
