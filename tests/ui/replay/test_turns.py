"""A replay shows a composed turn as it was chosen."""

import pytest

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.state import Player
from galaxy_desktop.games.jumpdrive.table import PAINTER
from galaxy_desktop.games.jumpdrive.table.round_frame import invitation
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.replay.table import shown_at
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests import chance
from tests.games.jumpdrive.tables import holding, table
from tests.ui.jump_rig import moment
from tests.ui.kits import wordy_kit

GAMES = find_games()


def turns(game: str) -> list[tuple[Shown, object]]:
    """The moments at which a seat composes a turn, each with the answer that it then gives."""
    running = chance.played(GAMES[game], (Person("Ada"), Bot("easy", "B")), 2, 2, 60)
    replay, found = Replay(running), []
    for line in range(replay.end):
        replay.go(line)
        shown = shown_at(replay, replay.given(line).seat)
        if isinstance(shown.decision, Compose):
            found.append((shown, replay.given(line).answer))
    return found


@pytest.mark.parametrize("game", ["jumpdrive", "roll", "master"])
def test_all_moves_of_a_turn_are_shown_as_chosen(game: str) -> None:
    found = turns(game)
    assert len(found) > 3
    assert [shown.chosen for shown, _answer in found] == [answer for _shown, answer in found]
    assert any(set(shown.chosen) - set(shown.decision.options()) for shown, _ in found if shown.decision)


def test_two_actions_are_shown_as_chosen_by_their_cards() -> None:
    bus, dice = CommandBus(GAMES), Dice(2)
    bus.do(NewGame("race", (Person("Ada"), Bot("easy", "B")), {"variant": "experienced"}, 2))
    for _answer in range(60):
        chance.give_any(bus, dice)
    replay, pairs = Replay(bus.game_so_far()), 0
    for line in range(replay.end):
        replay.go(line)
        shown = shown_at(replay, replay.given(line).seat)
        if shown.decision is not None and shown.decision.topic == "action":
            assert "+".join(shown.chosen) == replay.given(line).answer[0]
            pairs += 1
    assert pairs > 3


def test_a_table_at_which_nobody_is_asked_does_not_say_that_no_card_can_be_placed() -> None:
    for hand, words in ((holding(5, "space_marines"), "Placed cards appear here"), (Player(), "You can't")):
        g = table(hand, Player(), round=1)
        g.players[0].empire = [g.team(0)]
        asked = moment(g, 0, 0)
        shown = Shown(asked.view, 0, asked.sitters, decision=asked.decision)
        painter = PAINTER(wordy_kit((1920, 1080), 1.0), GAME)
        painter.show(shown)
        assert invitation(painter.board(shown, Sheet())).startswith(words)
