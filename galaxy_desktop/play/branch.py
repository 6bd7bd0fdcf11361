"""Branches: games that go on from a moment of another one, which stays as it is."""

import secrets
from dataclasses import replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.history import History
from galaxy_desktop.play.origin import LONGEST_TITLE, Luck, Origin
from galaxy_desktop.play.refusals import GameOverError
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Occupants, anew, usual_take_back


def branch_off(
    running: RunningGame,
    line: int,
    seats: Occupants,
    luck: Luck,
    *,
    viewer: Seat,
    title: str,
    seed: int,
) -> RunningGame:
    """Return a game that goes on after `line` answers with these occupants; the original is left as it is.

    With new luck all that `viewer` cannot see is dealt anew, by `seed`, and earlier
    answers cannot be undone. Raise `GameOverError` if nobody has a choice there, `BadTableError` for
    occupants that are not valid.
    """
    state = running.history.states[line]
    if not open_asks(state):
        raise GameOverError
    origin = Origin(secrets.token_hex(4), title[:LONGEST_TITLE], line, running.moment(line).round, luck)
    seats = anew(seats)
    table = replace(running.table, seats=seats, resigned=None, take_back=usual_take_back(seats), challenge="")
    table.check()
    if luck == "same":
        history, from_seed = running.history.up_to(line), running.from_seed
    else:
        dice = Dice(seed)
        guessed = running.game.guess(running.game.view(state, viewer), dice)
        open_asks(guessed)
        history, from_seed = History(guessed), False
    made = RunningGame(running.game, table, history, from_seed, running.took_back, origin)
    made.go_on()
    return made
