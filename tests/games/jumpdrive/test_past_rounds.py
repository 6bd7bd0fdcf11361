"""Points of past rounds, as the open empire of a player lists them, are those that Jump Drive scored."""

from itertools import pairwise

import pytest

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
from tests.chance import lay, played


@pytest.mark.parametrize("seats", GAME.seats[1:])
def test_the_score_after_each_round_is_what_was_scored_by_then(seats: int) -> None:
    bots = tuple(Bot("easy", name) for name in COMPUTERS[: seats - 1])
    for answers in (40, 41, 45, 70, 10**6):
        running = played(GAME, (Person("Ada"), *bots), seed=seats, chance=7, answers=answers)
        bus = lay(CommandBus({GAME.id: GAME}), running)
        now = running.history.now
        past = [*bus.past_scores(0), GAME.scores(GAME.view(now, 0))]
        for seat, player in enumerate(now.players):
            totals = [0, *(scores[seat].total for scores in past)]
            gained = [after - before for before, after in pairwise(totals)]
            assert gained[: len(player.turns)] == [turn.vp for turn in player.turns]
            assert not any(gained[len(player.turns) :])
