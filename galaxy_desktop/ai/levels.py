"""The levels of bots, by name."""

from collections.abc import Callable, Collection
from typing import Any

from galaxy_desktop.ai.bot import Bot, Budget, Playbook, never
from galaxy_desktop.ai.greedy_bot import GreedyBot
from galaxy_desktop.ai.random_bot import RandomBot
from galaxy_desktop.ai.search import SearchBot
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.language import gettext as _

LEVELS = ("random", "easy", "medium", "hard")
"""From the weakest to the strongest."""


class NoSuchBotError(LookupError):
    """A level that there is not, or not in this game; the message says which there are."""


def bot_of(level: str, game: Game[Any], playbook: Playbook[Any] | None) -> Bot:
    """A bot of a level; raises `NoSuchBotError`."""
    if level not in LEVELS:
        raise NoSuchBotError(
            _("there is no bot {level}; there are {levels}").format(
                level=shown(level), levels=", ".join(LEVELS)
            )
        )
    if level == "random":
        return RandomBot()
    if playbook is None:
        raise NoSuchBotError(_("{game} has only random bots so far").format(game=game.name))
    if level == "hard":
        return SearchBot(game, playbook)
    return GreedyBot(playbook, playbook.slips if level == "easy" else 0.0)


def playbook_for(
    playbook: Playbook[Any] | None, reached: Collection[str] | None = None
) -> Playbook[Any] | None:
    """The playbook for a game, in a campaign for one before which so much was `reached`."""
    if playbook is None or reached is None:
        return playbook
    return playbook.of_campaign(reached) or playbook


def budget_of(playbook: Playbook[Any] | None, decision: Decision, bell: Callable[[], bool] = never) -> Budget:
    """What a bot may think about one question."""
    return Budget(playbook.positions.get(decision.topic, 0) if playbook else 0, bell)
