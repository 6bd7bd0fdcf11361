"""Levels of computer players: the one list of them."""

from collections.abc import Callable, Collection, Mapping
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

from galaxy_desktop.engine.oneline import shown
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import series

if TYPE_CHECKING:
    from galaxy_desktop.ai.bot import Agent, Playbook
    from galaxy_desktop.ai.styles import Style
    from galaxy_desktop.engine.game import Game

Maker = Callable[["Game[Any]", Any, "Style | None"], "Agent"]
"""Function that makes a bot for a game from its playbook and its style of play; it reads what that needs."""
EVERY = 2
"""The medium bot errs in one choice of so many, so that its style is seen in the others."""
RANDOM = "random"
"""The level that needs no playbook."""


class Level(NamedTuple):
    """One level: what makes its bots, and the most seconds they may think at the table."""

    make: Maker
    seconds: float = inf


def _random(_game: "Game[Any]", playbook: Any, _style: "Style | None") -> "Agent":
    from galaxy_desktop.ai.random_bot import RandomBot

    return RandomBot(playbook)


def _easy(game: "Game[Any]", playbook: Any, style: "Style | None") -> "Agent":
    from galaxy_desktop.ai.greedy_bot import GreedyBot

    return GreedyBot(game, playbook, playbook.slips, style)


def _medium(game: "Game[Any]", playbook: Any, style: "Style | None") -> "Agent":
    from galaxy_desktop.ai.greedy_bot import GreedyBot

    return GreedyBot(game, playbook, playbook.medium_slips, style, EVERY)


def _hard(game: "Game[Any]", playbook: Any, style: "Style | None") -> "Agent":
    from galaxy_desktop.ai.search import SearchBot

    return SearchBot(game, playbook, playbook.haste, style, playbook.lapses)


def _expert(game: "Game[Any]", playbook: Any, style: "Style | None") -> "Agent":
    from galaxy_desktop.ai.search import SearchBot

    return SearchBot(game, playbook, playbook.care, style, lookaheads=playbook.lookaheads)


LEVELS: Mapping[str, Level] = {
    RANDOM: Level(_random),
    "easy": Level(_easy),
    "medium": Level(_medium),
    "hard": Level(_hard, seconds=0.4),
    "expert": Level(_expert, seconds=2.2),
}
"""All levels, from the weakest to the strongest; their words are in `presenter/levels.py`."""


class NoSuchBotError(LookupError):
    """Error for a level or a style that a game lacks; the message lists the known ones."""


def check_bot(who: str, game: "Game[Any]", playbook: "Playbook[Any] | None") -> None:
    """Raise `NoSuchBotError` if "level" or "level:style" names a level or a style that this game lacks."""
    level, colon, style = who.partition(":")
    bot_of(level, game, playbook)
    styles = {} if playbook is None else playbook.styles
    if colon and style not in styles:
        raise NoSuchBotError(
            _("unknown style {style}; choose from {styles}").format(
                style=shown(style), styles=series(styles) or "-"
            )
        )


def bot_called(who: str, game: "Game[Any]", playbook: "Playbook[Any] | None") -> "Agent":
    """Return the bot of "level" or "level:style", see `bot_of`."""
    level, _colon, style = who.partition(":")
    return bot_of(level, game, playbook, style)


def bot_of(level: str, game: "Game[Any]", playbook: "Playbook[Any] | None", style: str = "") -> "Agent":
    """Return a bot of a level; raise `NoSuchBotError` if it is unknown, or if this game lacks it.

    A style that this game lacks, as of a save from another version, changes nothing.
    """
    if level not in LEVELS:
        raise NoSuchBotError(
            _("unknown level {level}; choose from {levels}").format(level=shown(level), levels=series(LEVELS))
        )
    if playbook is None and level != RANDOM:
        raise NoSuchBotError(_("{game} offers only the level random").format(game=game.name))
    return LEVELS[level].make(game, playbook, playbook.styles.get(style) if playbook else None)


def offered_levels() -> tuple[str, ...]:
    """Return the levels that the new-game screen offers: all but random."""
    return tuple(level for level in LEVELS if level != RANDOM)


def playbook_for(playbook: "Playbook[Any] | None", reached: Collection[str] | None) -> "Playbook[Any] | None":
    """Return the playbook for a game, or the one for a campaign game after these goals were `reached`."""
    if playbook is None or reached is None:
        return playbook
    return playbook.of_campaign(reached) or playbook
