"""Balance of the coach: what is shown adds up, though every number is rounded."""

import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.coach.report import Balance
from galaxy_desktop.ui.coach.balance import Cause, evened, fill_balance, most_change
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.theme import Bar
from tests.ui.coach_rig import rig_of

SUMS, SEEN = 200, 40


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


@pytest.mark.parametrize("unit", [0.01, 1.0])
def test_the_numbers_in_words_add_up_to_the_end_they_name(folder: Path, unit: float) -> None:
    kit, dice = rig_of(folder, (1280, 720), pictures=False).kit, Dice(6)
    for _number in range(SEEN):
        start, play, others, luck = (unit * (dice.below(6000) - 3000) / 100 for _part in range(4))
        others *= unit < 1
        column = Column(kit, 0, 0, 500)
        fill_balance(column, _report(start, Balance(9, play, others, luck), unit), _course(), ("Ada", "Ben"))
        *changes, line = column.words[: 4 if unit < 1 else 3]
        first, last = _numbers(line)
        assert first + sum(number for words in changes for number in _numbers(words)) == last
        assert last == round((start + play + others + luck) / unit)


def _numbers(words: str) -> list[int]:
    return [int(number.replace("−", "-")) for number in re.findall(r"[−-]?\d+", words)]


def _report(start: float, last: Balance, unit: float) -> Any:
    def balances(seat: int = 0) -> Sequence[Balance]:
        del seat
        return (last,)

    return SimpleNamespace(
        seat=0, start=(start, start), result=(1.0, 0.0), in_points=unit == 1, balances=balances, whole=True
    )


def _course() -> Any:
    return SimpleNamespace(places={}, at=lambda line: 0.0)


def test_the_axis_reaches_every_change_and_the_sum_as_it_is_shown() -> None:
    bar = Bar((1, 2, 3), "plain")
    for shown, values, most in ((0.24, (0.1, -0.23), 0.24), (0.2, (0.1, -0.23), 0.23), (0.0, (), 0.05)):
        assert most_change([Cause("Luck", bar, shown, values, ())]) == most
