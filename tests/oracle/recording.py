"""A recorded game, in our names (see the README beside the recordings)."""

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from galaxy_desktop.games.race.box import designs

ACTIONS = {
    "explore_5": "explore_five",
    "explore_1_1": "explore_one",
    "develop": "develop",
    "settle": "settle",
    "consume_trade": "consume_trade",
    "consume_x2": "consume_double",
    "produce": "produce",
}
PHASES = {"develop_2": "develop_again", "settle_2": "settle_again"}


@dataclass(frozen=True)
class Choice:
    """A recorded decision."""

    kind: str
    offered: tuple[Any, ...]
    offered2: tuple[Any, ...]
    args: tuple[int, ...]
    result: int
    chosen: tuple[Any, ...]
    chosen2: tuple[Any, ...]


@dataclass(frozen=True)
class Recording:
    """One game."""

    players: int
    advanced: bool
    cards: tuple[str, ...]
    """Ids of our deck, by the numbers of the recording."""
    starts: tuple[str, ...]
    deals: tuple[tuple[str, ...], ...]
    """The opening cards of each player."""
    drawn: tuple[str, ...]
    """Every card that left the deck, in the order of our rules: goods of start worlds, deals, the rest."""
    choices: tuple[tuple[Choice, ...], ...]
    """By player."""
    states: tuple[tuple[int, str, Mapping[str, Any]], ...]
    result: Mapping[str, Any]


def recordings(file: Path, every: int = 1) -> Iterator[Recording]:
    """The games of a file, or every so many-th of them."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in islice(lines, 0, None, every):
            yield _recording(json.loads(line))


def _recording(data: Mapping[str, Any]) -> Recording:
    cards, players = _deck_ids(data["cards"]), data["players"]
    events = data["events"]
    opening = next(at for at, event in enumerate(events) if event[0] == "choice")
    moves = [event for event in events[:opening] if event[0] == "move"]
    starts = {player: cards[card] for _, card, _, _, to, player in moves if to == "tableau"}
    goods = {player: cards[card] for _, card, _, _, to, player in moves if to == "good"}
    deals = [
        tuple(cards[card] for _, card, _, _, to, owner in moves if to == "hand" and owner == player)
        for player in range(players)
    ]
    first = [goods[player] for player in sorted(goods)] + [card for deal in deals for card in deal]
    later = [cards[e[1]] for e in events[opening:] if e[0] == "move" and e[2] == "deck"]
    return Recording(
        players=players,
        advanced=bool(data["advanced"]),
        cards=cards,
        starts=tuple(starts[player] for player in range(players)),
        deals=tuple(deals),
        drawn=(*first, *later),
        choices=tuple(_choices(events, player) for player in range(players)),
        states=tuple((e[1], PHASES.get(e[2], e[2]), _state(e[3])) for e in events if e[0] == "state"),
        result=data["result"],
    )


def _state(data: Mapping[str, Any]) -> dict[str, Any]:
    """A recorded table, its actions without the empty places and in the order of the phases."""
    order = list(ACTIONS)
    chosen = [sorted((a for a in actions if a is not None), key=order.index) for actions in data["actions"]]
    return {**data, "actions": chosen}


def _deck_ids(names: Sequence[str]) -> tuple[str, ...]:
    by_name = {design.name: design.id for design in designs("first").values()}
    seen: set[str] = set()
    ids = []
    for name in names:
        design = by_name[name]
        ids.append(f"{design}:2" if design in seen else design)
        seen.add(design)
    return tuple(ids)


def _choices(events: Sequence[Any], player: int) -> tuple[Choice, ...]:
    fields = ("offered", "offered2", "args", "chosen", "chosen2")
    return tuple(
        Choice(kind=kind, result=data["result"], **{name: tuple(data[name]) for name in fields})
        for what, owner, kind, data in (event for event in events if event[0] == "choice")
        if what == "choice" and owner == player
    )
