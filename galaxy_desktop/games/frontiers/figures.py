"""Old name of the data of the game; see `schema` and `box`."""

from galaxy_desktop.games.frontiers.box import (
    CHART,
    DEVELOP,
    ENVOYS,
    EXPLORE,
    PRODUCE,
    RETREAT,
    SETTLE,
    TRADE_CONSUME,
    actions,
    figures,
    goals,
    tiles_in_play,
)
from galaxy_desktop.games.frontiers.schema import Goal

__all__ = [
    "CHART",
    "DEVELOP",
    "ENVOYS",
    "EXPLORE",
    "PRODUCE",
    "RETREAT",
    "SETTLE",
    "TRADE_CONSUME",
    "Goal",
    "actions",
    "figures",
    "goals",
    "tiles_in_play",
]
