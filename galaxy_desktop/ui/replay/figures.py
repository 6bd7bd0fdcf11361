"""Figures of progress in words: points, or how far a seat is on its way to a victory."""

from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.sentences import minus, sign_of
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import percent


def figure(game: Game[Any], progress: int) -> str:
    """Return the progress of a seat, such as "40%" where no points decide who wins."""
    return minus(progress) if game.has_points else percent(progress / 100)


def change(game: Game[Any], gained: int) -> str:
    """Return a difference of progress with its sign."""
    return f"{sign_of(gained)}{figure(game, abs(gained))}"


def measure(game: Game[Any]) -> str:
    """Return the name of what the figures measure, for the head of a short column."""
    return _("VP") if game.has_points else _("Victory")


def meaning(game: Game[Any]) -> str:
    """Return a sentence about what the curve of a replay shows."""
    if game.has_points:
        return _("VP of each player after each round.")
    return _("How far each player is from the setup (0%) to the nearest victory (100%).")
