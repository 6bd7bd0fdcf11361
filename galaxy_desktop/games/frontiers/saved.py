"""A table as saves keep it: what later rules have added stands there only where there is something of it."""

from collections.abc import Mapping
from typing import Any

from galaxy_desktop.engine.flow import advance
from galaxy_desktop.games.frontiers.chart import TurnUpGoal
from galaxy_desktop.games.frontiers.state import FrontiersState

ADDED: Mapping[str, Any] = {"turn_up": [], "ordering": False}
"""Fields of the players, with what they hold at first; before there were orders, `TurnUpGoal` asked."""
ADDED_TO_TABLE: Mapping[str, Any] = {"asks_holders": False}
"""The same of the table."""


def trimmed(data: dict[str, Any]) -> dict[str, Any]:
    """A table as it is saved: so a save without orders is the same as it was before there were any."""
    players = [_without(player, ADDED) for player in data["players"]]
    return {**_without(data, ADDED_TO_TABLE), "players": players}


def _without(data: Mapping[str, Any], added: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in added or value != added[name]}


def filled(data: dict[str, Any]) -> dict[str, Any]:
    """The same with all fields; what is no table stays as it is, to be refused."""
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        return data
    return {**ADDED_TO_TABLE, **data, "players": [{**ADDED, **player} for player in players]}


def go_on(g: FrontiersState) -> FrontiersState:
    """Run on where a save waits for what is not asked any more."""
    if g.waiting and isinstance(g.waiting[-1], TurnUpGoal) and not g.asks_holders:
        g.sealed = {}
        advance(g)
    return g
