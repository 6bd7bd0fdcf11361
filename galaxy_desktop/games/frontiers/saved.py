"""Conversion for saves: fields added by later rules are saved only if they differ from their default."""

from collections.abc import Mapping
from typing import Any

from galaxy_desktop.engine.flow import advance
from galaxy_desktop.games.frontiers.chart import TurnUpGoal
from galaxy_desktop.games.frontiers.state import FrontiersState

ADDED: Mapping[str, Any] = {"turn_up": [], "ordering": False}
"""Fields of the players with their defaults; before these orders existed, `TurnUpGoal` asked."""
ADDED_TO_TABLE: Mapping[str, Any] = {"asks_holders": False}
"""Fields of the table with their defaults."""


def trimmed(data: dict[str, Any]) -> dict[str, Any]:
    """Return a table as it is saved, without added fields that hold their default."""
    players = [_without(player, ADDED) for player in data["players"]]
    return {**_without(data, ADDED_TO_TABLE), "players": players}


def _without(data: Mapping[str, Any], added: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in added or value != added[name]}


def filled(data: dict[str, Any]) -> dict[str, Any]:
    """Return the table with all fields; data that is no table is returned unchanged, to be refused."""
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        return data
    return {**ADDED_TO_TABLE, **data, "players": [{**ADDED, **player} for player in players]}


def go_on(g: FrontiersState) -> FrontiersState:
    """Advance a loaded state that waits for a question not asked any more."""
    if g.waiting and isinstance(g.waiting[-1], TurnUpGoal) and not g.asks_holders:
        g.sealed = {}
        advance(g)
    return g
