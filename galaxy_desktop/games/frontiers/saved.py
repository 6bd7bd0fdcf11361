"""A table as saves keep it: what later rules have added stands there only where there is something of it."""

from typing import Any

from galaxy_desktop.engine.flow import advance
from galaxy_desktop.games.frontiers.chart import TurnUpGoal
from galaxy_desktop.games.frontiers.state import FrontiersState

ADDED = "turn_up"
"""A field of the players; before there was one, `TurnUpGoal` asked."""


def trimmed(data: dict[str, Any]) -> dict[str, Any]:
    """A table as it is saved: so a save without orders is the same as it was before there were any."""
    players = [
        {name: value for name, value in player.items() if name != ADDED or value}
        for player in data["players"]
    ]
    return {**data, "players": players}


def filled(data: dict[str, Any]) -> dict[str, Any]:
    """The same with all fields; what is no table stays as it is, to be refused."""
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        return data
    return {**data, "players": [{ADDED: [], **player} for player in players]}


def go_on(g: FrontiersState) -> FrontiersState:
    """Run on where a save waits for what is not asked any more."""
    if g.waiting and isinstance(g.waiting[-1], TurnUpGoal):
        g.sealed = {}
        advance(g)
    return g
