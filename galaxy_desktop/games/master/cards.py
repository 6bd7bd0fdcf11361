"""Old name of the data of the game; see `schema` and `box`."""

from galaxy_desktop.games.master.box import (
    SIDES,
    Card,
    Project,
    cards,
    deck_of,
    facing_of,
    members,
    projects,
    side,
)
from galaxy_desktop.games.master.schema import Ability, Condition, Effect

__all__ = [
    "SIDES",
    "Ability",
    "Card",
    "Condition",
    "Effect",
    "Project",
    "cards",
    "deck_of",
    "facing_of",
    "members",
    "projects",
    "side",
]
