"""Questions of games that quick players play."""

from collections.abc import Iterator
from typing import Any

from galaxy_desktop.ai.bot import Playbook
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import look_up


def parts(name: str) -> tuple[Game[Any], Playbook[Any]]:
    """A game with its playbook."""
    game, playbook = look_up(name)
    assert playbook is not None
    return game, playbook


def questions(name: str, seats: int, seed: int, *, every: int) -> Iterator[tuple[Any, Decision]]:
    """Views of seat 0 with its question, one of so many."""
    game, playbook = parts(name)
    g, dice, number = game.new(seats, {}, seed), Dice(3), 0
    while g.waiting:
        for seat, decision in open_asks(g).items():
            number += seat == 0
            if seat == 0 and number % every == 0:
                yield game.view(g, 0), decision
            seal(g, seat, playbook.quick(game.view(g, seat), seat, decision, dice))
