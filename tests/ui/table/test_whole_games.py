"""Every game from the first question to the score, with the mouse and with the keyboard.

By hand are answered the first questions of each topic and some of the others.
"""

from itertools import cycle
from pathlib import Path

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from tests.contract.walk import Some
from tests.toy import TOYS
from tests.ui.table_hands import answer_by
from tests.ui.table_rig import Rig

GAMES = {**TOYS, **find_games()}
MOST_CLICKS, FIRST, EVERY = 3000, 1, 30
"""The questions that are answered by hand; see `Some`."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "by_mouse"), list(zip(GAMES, cycle([True, False]), strict=False)))
def test_a_whole_game_is_played_to_its_score(tmp_path: Path, game: str, by_mouse: bool) -> None:
    rig = Rig(tmp_path, game=game, games=GAMES, seed=3, size=(1280, 720))
    dice, by_hand, answered = Dice(7), Some(FIRST, EVERY), 0
    for _question in range(MOST_CLICKS):
        if rig.opened:
            break
        if not rig.bus.is_over() and not by_hand(rig.asked):
            rig.pass_unseen(rig.asked.sample(dice))
            continue
        rig.show()
        if not rig.bus.is_over():
            answer_by(rig, dice, by_mouse=by_mouse)
            answered += 1
    assert answered > 3
    assert rig.opened == "score"
    assert rig.bus.is_over()
    rig.close()
