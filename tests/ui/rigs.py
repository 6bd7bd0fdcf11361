"""Moments of all games, by the rig of each."""

from typing import Any

from tests.ui import frontiers_rig, jump_rig, master_rig, race_rig, roll_rig

RIGS: dict[str, Any] = {
    "race": race_rig,
    "roll": roll_rig,
    "frontiers": frontiers_rig,
    "jumpdrive": jump_rig,
    "master": master_rig,
}
