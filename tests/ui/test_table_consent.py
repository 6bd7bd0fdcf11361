"""While all are asked whether they agree, the screen is everybody's: it tells nothing that one person knows."""

from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import Person
from galaxy_desktop.ui.scenes.curtain import CurtainEnd
from galaxy_desktop.ui.settings import Settings
from tests.ui.acts import close_top
from tests.ui.table_rig import Rig

GAMES = find_games()
TWO = (Person("Ada"), Person("Bea"))


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_that_is_cleared_while_things_are_told_tells_no_more_of_them(
    tmp_path: Path, game: str
) -> None:
    settings = Settings(mute=True, speed="calm", curtains="always")
    rig = Rig(tmp_path, TWO, game=game, games=GAMES, settings=settings)
    for frames in range(0, 90, 10):
        assert rig.opened == "curtain"
        close_top(rig.app, CurtainEnd.LIFTED)
        for _frame in range(frames):
            rig.app.advance((), 1 / 30)
        own = {line.text for line in rig.scene.controller.log}
        rig.scene.commands.hide()
        for busy in (False, True):
            text = rig.scene.controller.bar_text(busy=busy)
            assert not {text.head, text.line} & own, frames
        rig.settle()
    rig.close()
