"""Measured strength of a level of computer players in words."""

from itertools import pairwise

from galaxy_desktop.ai.levels import LEVELS
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.strengths import Strengths, players_of
from galaxy_desktop.presenter.levels import level_name


def strength_words(strengths: Strengths, table: str, level: str) -> str:
    """Return the strength of a level at a table, see `table_key`; empty if it was not measured."""
    found = strengths.get(table, {}).get(level)
    below = {stronger: weaker for weaker, stronger in pairwise(LEVELS)}.get(level)
    if found is None or below is None:
        return ""
    others = players_of(table) - 1
    words = (
        _("Wins {share}% (±{margin}%) against {below}")
        if others == 1
        else _("Wins {share}% (±{margin}%) against {n} × {below}")
    )
    return words.format(share=found.percent, margin=found.margin, n=others, below=level_name(below))
