"""Old name of the data of the game; see `schema` and `box`."""

from galaxy_desktop.games.jumpdrive.box import (
    DATA,
    cards,
    deck,
    design_id,
    designs,
    figures,
    preset_hands,
    survey_teams,
)
from galaxy_desktop.games.jumpdrive.schema import Card, Condition, Power, Selector, Term

__all__ = [
    "DATA",
    "Card",
    "Condition",
    "Power",
    "Selector",
    "Term",
    "cards",
    "deck",
    "design_id",
    "designs",
    "figures",
    "preset_hands",
    "survey_teams",
]
