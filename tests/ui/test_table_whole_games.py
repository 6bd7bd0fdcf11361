"""Every game from the first question to the score, with the mouse and with the keyboard."""

from itertools import cycle
from pathlib import Path

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from tests.toy import TOYS
from tests.ui.table_hands import answer_by
from tests.ui.table_rig import Rig, sensible

GAMES = {**TOYS, **find_games()}
MOST_CLICKS, EVERY = 3000, 2
"""Of so many questions one is answered by hand."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "by_mouse"), list(zip(GAMES, cycle([True, False]), strict=False)))
def test_a_whole_game_is_played_to_its_score(tmp_path: Path, game: str, by_mouse: bool) -> None:
    rig = Rig(tmp_path, game=game, games=GAMES, seed=3, size=(1280, 720))
    dice = Dice(7)
    answered = 0
    for number in range(MOST_CLICKS):
        if rig.opened:
            break
        if number % EVERY and not rig.bus.is_over():
            rig.pass_unseen(sensible(game, rig.bus.view(0), rig.asked, dice))
            rig.show()
        else:
            answer_by(rig, dice, by_mouse=by_mouse)
            answered += 1
    assert answered > 3
    assert rig.opened == "score"
    assert rig.bus.is_over()
    rig.close()
