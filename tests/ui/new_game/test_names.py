"""Any name that a player types is a name: it breaks no sentence, and is shown as it was typed."""

from pathlib import Path

import pytest

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.new_game.setup import first_setup
from tests.sweep import some
from tests.toy import TOYS
from tests.ui.table_rig import Rig

GAMES = find_games()
ODD, OTHER = "{foo}[zz]**", "{0:3} {genes} %s"


@pytest.mark.parametrize("game", some([*GAMES], 3))
def test_no_name_breaks_a_table_and_the_log_shows_it_as_it_was_typed(tmp_path: Path, game: str) -> None:
    rig = Rig(tmp_path, (Person(ODD), Bot("easy", OTHER)), game=game, games=GAMES, size=(1280, 720))
    for number in range(7):
        if rig.bus.is_over():
            break
        rig.pass_unseen(rig.asked.sample(Dice(number)))
        if number % 6 == 0:
            rig.show()
            rig.picture()
    texts = [line.text for line in rig.scene.view.side.log.lines]
    assert any(escape(OTHER) in text for text in texts)
    assert not any(ODD in text or OTHER in text for text in texts)
    rig.close()


def test_nobody_is_called_you_where_several_persons_play() -> None:
    setup = first_setup(TOYS["toy"], "", "easy", 1)
    assert setup.chairs[0].name == "You"
    setup.seat_person(1, "")
    assert [chair.name for chair in setup.chairs] == ["Player 1", "Player 2"]
    setup.seat_computer(1, "easy")
    assert [chair.name for chair in setup.chairs] == ["You", "Vega"]
    setup.seat_person(1, "")
    setup.seat_computer(0, "easy")
    assert [chair.name for chair in setup.chairs] == ["Vega", "You"]
