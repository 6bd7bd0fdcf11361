"""Old name of the data of the game; see `schema` and `box`."""

from galaxy_desktop.games.race.box import (
    DATA,
    EDITIONS,
    actions,
    deck,
    design_id,
    designs,
    figures,
    plain_phase,
)
from galaxy_desktop.games.race.schema import KINDS, Action, Card, Power, ScoreRecord, Where

__all__ = [
    "DATA",
    "EDITIONS",
    "KINDS",
    "Action",
    "Card",
    "Power",
    "ScoreRecord",
    "Where",
    "actions",
    "deck",
    "design_id",
    "designs",
    "figures",
    "plain_phase",
]
