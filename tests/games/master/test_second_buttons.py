"""An option that has a button is called what the button says, in hints and in the log too."""

import pytest

from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.games.master import GAME
from tests.games.master.laid import build, table

QUESTIONS = [
    (Pick("rewards", ("place nw_home", "done")), "done"),
    (Pick("cards", ("end",)), "end"),
]


@pytest.mark.parametrize(("decision", "option"), QUESTIONS, ids=[one.topic for one, _option in QUESTIONS])
def test_the_second_button_and_its_option_say_the_same(decision: Decision, option: str) -> None:
    g = table()
    build(g, 0, "nw_home")
    view = GAME.view(g, 0)
    ask = GAME.words.ask(view, decision, ())
    assert ask.second_step == option
    assert GAME.words.option(view, decision, option) == ask.second
