"""What is printed on no empire tile: the numbers of the rules, the action tiles and the goals."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from galaxy_desktop.games.frontiers.box import DATA

RETREAT = "retreat_into_isolation"
CHART = "chart_galactic_goals"
DEVELOP = "develop"
EXPLORE = "explore"
SETTLE = "settle"
PRODUCE = "produce"
TRADE_CONSUME = "trade_consume"
ENVOYS = "send_diplomatic_envoys"


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of the rules."""

    start_credits: int
    last_extra_credit: int
    second_last_extra_from: int
    vp_per_player: int
    colonists_per_player: int
    disks: Mapping[int, int]
    """Disks of each player, by the number of players."""
    small_in_play: Mapping[int, int]
    """Tiles in each small stack, by the number of players."""
    large_in_play: int
    spaces: Mapping[str, int]
    """Spaces of the empire mat that a development covers, by its size."""
    cubes: Mapping[str, int]
    prices: Mapping[str, int]
    """Credits for selling a good, by its kind."""
    mat_spaces: int
    colonies: int
    colonists_left: int
    most_worlds: int
    offer: int
    colonists_instead: int
    idle_produce_credit: int


@dataclass(frozen=True, slots=True)
class ActionTile:
    """One face of an action tile; `gains` are what its selector receives at once, by what it is."""

    id: str
    name: str
    tile: int
    in_play: str
    gains: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal: what it counts, and the points for reaching each number."""

    id: str
    name: str
    type: str
    counts: str
    score: tuple[tuple[int, int], ...]
    categories: tuple[str, ...] = ()
    action: tuple[str, ...] = ()
    max: int = 0
    per_action: int = 0

    def points(self, count: int) -> int:
        """The points for a number of what it counts: the last step that is reached."""
        return max((vp for least, vp in self.score if count >= least), default=0)


@cache
def figures() -> Figures:
    """The numbers of the rules."""
    data = DATA.tables
    setup, limits, supply = data["setup"], data["limits"], data["supply"]
    rows = {row["id"]: row for row in data["action"]}
    return Figures(
        start_credits=setup["credits"],
        last_extra_credit=setup["extra_credit_last"],
        second_last_extra_from=setup["extra_credit_second_last_from"],
        vp_per_player=setup["vp_per_player"],
        colonists_per_player=setup["colonists_per_player"],
        disks=_by_players(setup["disks_on_track"]),
        small_in_play=_by_players(supply["small_in_play"]),
        large_in_play=supply["large_copies"],
        spaces=MappingProxyType(supply["spaces"]),
        cubes=MappingProxyType(data["goods"]["cubes"]),
        prices=MappingProxyType(data["goods"]["price"]),
        mat_spaces=limits["mat_spaces"],
        colonies=limits["colonies"],
        colonists_left=limits["colonists_left"],
        most_worlds=limits["worlds_and_colonies"],
        offer=rows[EXPLORE]["offer"],
        colonists_instead=rows[SETTLE]["colonists_instead"],
        idle_produce_credit=data["rules"]["idle_produce_credit"],
    )


@cache
def actions() -> Mapping[str, ActionTile]:
    """All faces of the action tiles by id, in the order in which they lie."""
    found = [
        ActionTile(row["id"], row["name"], row["tile"], row["in_play"], _gains(row))
        for row in DATA.tables["action"]
    ]
    return MappingProxyType({tile.id: tile for tile in found})


def tiles_in_play(goals: bool) -> tuple[str, ...]:
    """The seven action tiles of a game with or without goals."""
    faces = ("always", "goals" if goals else "no_goals")
    return tuple(tile.id for tile in actions().values() if tile.in_play in faces)


@cache
def goals() -> Mapping[str, Goal]:
    """The goals by id."""
    found = [Goal(**_plain(row)) for row in DATA.tables["goal"]]
    return MappingProxyType({goal.id: goal for goal in found})


def _by_players(row: Mapping[str, int]) -> Mapping[int, int]:
    return MappingProxyType({int(players): number for players, number in row.items()})


def _gains(row: Mapping[str, Any]) -> Mapping[str, int]:
    """What the selector receives, by the step of the data and its number."""
    numbers = ("amount", "spaces", "draw", "count")
    return MappingProxyType(
        {step["step"]: next((step[name] for name in numbers if name in step), 1) for step in row["selector"]}
    )


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    return {**values, "score": tuple(tuple(step) for step in row["score"])}
