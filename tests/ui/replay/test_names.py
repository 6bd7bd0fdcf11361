"""Seen from another seat, the person called "You" is a player like any other."""

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.replay.table import shown_at
from tests import chance

GAMES = find_games()
SEATS = (Person("You"), Bot("easy", "Vega"))
ANSWERS = 60


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_you_to_another_who_looks(game: str) -> None:
    bus = chance.lay(CommandBus(GAMES), chance.played(GAMES[game], SEATS, 2, 2, ANSWERS))
    replay = Replay(bus.game_so_far())
    own, other = (replay.whole_log(seat) for seat in (0, 1))
    assert any(line.text.startswith("You ") for line in own if line.about == 0)
    wrong = [line.text for line in other if line.about == 0 and line.text.startswith(("You ", "You'"))]
    assert not wrong, wrong[:3]
    assert any(line.text.startswith("Player 1 ") for line in other)
    assert [one.name for one in shown_at(replay, 1).sitters] == ["Player 1", "Vega"]
    assert [one.name for one in shown_at(replay, 0).sitters] == ["You", "Vega"]
    assert list(replay.view(1).names) == ["Player 1", "Vega"]


@pytest.mark.parametrize(("answers", "told"), [(ANSWERS, False), (chance.WHOLE, True)])
def test_what_a_computer_player_was_after_is_told_once_the_game_is_over(answers: int, told: bool) -> None:
    seats = (Person("Ada"), Bot("easy", "Vega", style="trader"))
    bus = chance.lay(CommandBus(GAMES), chance.played(GAMES["race"], seats, 2, 2, answers))
    assert bus.is_over() == told
    person, vega = shown_at(Replay(bus.game_so_far(), 0), 0).sitters
    assert (person.aim, "**Vega**" in vega.aim) == ("", told)
