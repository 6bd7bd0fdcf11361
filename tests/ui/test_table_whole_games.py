"""Every game from the first question to the score, with the mouse and with the keyboard."""

from itertools import cycle
from pathlib import Path

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from tests.toy import TOYS
from tests.ui.table_hands import answer_by
from tests.ui.table_rig import Rig

GAMES = {**TOYS, **find_games()}
MOST_CLICKS = 3000


@pytest.mark.slow
@pytest.mark.parametrize(("game", "by_mouse"), list(zip(GAMES, cycle([True, False]), strict=False)))
def test_a_whole_game_is_played_to_its_score(tmp_path: Path, game: str, by_mouse: bool) -> None:
    rig = Rig(tmp_path, game=game, games=GAMES, seed=3, size=(1280, 720))
    dice = Dice(7)
    for _answer in range(MOST_CLICKS):
        if rig.opened:
            break
        answer_by(rig, dice, by_mouse=by_mouse)
    assert rig.opened == "score"
    assert rig.bus.is_over()
    rig.close()
