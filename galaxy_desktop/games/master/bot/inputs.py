"""Inputs of the network: the row of cards of a seat, and its progress to each victory."""

from functools import cache
from math import log1p

from galaxy_desktop.ai.features import Features
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.abilities import text_worth
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.cardsense import card_worth
from galaxy_desktop.games.master.box import cards, figures
from galaxy_desktop.games.master.schema import BLACK, PLAIN
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import has_power, laid
from galaxy_desktop.games.master.victory import CONQUEST, DOMINATION, EXPANSION, bases_placed

CUBES = 5.0
FARTHEST = 40.0
"""Cap of the turns of a plan."""
MOST_OF_ONE = 10.0
"""Cap of the worth of one card in a row."""
CardRow = tuple[tuple[str, int, bool], ...]
"""Cards in a row, each with the cubes on its fullest project, and true if its text works."""


@cache
def _empty_row() -> Features:
    return {f"{what} {card}": 0.0 for what in ("holds", "works") for card in cards()}


def row_of(aims: Aims) -> CardRow:
    """Return the cards in the row of a seat."""
    known, g, found = cards(), aims.g, []
    for card in aims.player.row:
        on_it = max([laid(g, project.id) for project in known[card].projects], default=0)
        found.append((card, on_it, _works(aims, card)))
    return tuple(found)


def row_inputs(row: CardRow) -> Features:
    """Return two inputs for each card of the game: its presence and cubes in the row, and if it works."""
    inputs = dict(_empty_row())
    for card, on_it, works in row:
        inputs[f"holds {card}"] = 0.5 + on_it / CUBES
        inputs[f"works {card}"] = float(works)
    return inputs


def seat_inputs(aims: Aims, own: float, nearest: float) -> Features:
    """Return the standing of a seat; `own` is its best prospect, `nearest` that of all other seats."""
    g = aims.g
    counts = sorted(g.track[aims.seat], reverse=True)
    bases, near = bases_placed(g, aims.seat), aims.prospects.near
    return {
        "nearest of all": max(nearest, own),
        "nearest of the others": nearest,
        **_features(aims),
        **{f"prospect: {victory}": near[victory] for victory in (EXPANSION, DOMINATION, CONQUEST)},
        "most symbols": counts[0] / figures().winning_symbols,
        "second most symbols": counts[1] / figures().winning_symbols,
        "one symbol short": float(counts[0] == figures().winning_symbols - 1),
        "one base short": float(bases >= figures().bases - 1),
        "two bases short": float(bases >= figures().bases - 2),
        "routes": len(aims.reach.complete) / 5,
        "row": len(aims.player.row) / 7,
        "base projects": len(aims.reach.bases) / 3,
        "conflicts": aims.reach.fights / 2,
        "turns played": min(1.0, g.turn / len(g.players) / 30),
        "three players": float(len(g.players) == 3),
        "four players": float(len(g.players) == 4),
    }


def prospect(aims: Aims) -> float:
    """Return how near a seat is to its nearest victory, from 0 to 1."""
    return max(aims.prospects.near.values())


def _features(aims: Aims) -> Features:
    """Return inputs for bag, cards, pieces and turn of a seat, each about from 0 to 1."""
    g, player = aims.g, aims.player
    best, second, *_ = sorted(plan.turns for plan in aims.plans)
    working = [card for card in player.row if _works(aims, card)]
    planets = [aims.to_settle(system) for system, owner in g.owners.items() if owner == aims.seat]
    return {
        "turns by the best plan": 0.3 * log1p(max(0.0, min(FARTHEST, best))),
        "turns by the second plan": 0.05 * min(FARTHEST, second),
        "cubes": 0.06 * float(min(20, sum(player.bag[colour] for colour in PLAIN))),
        "black cubes": 0.2 * float(player.bag[BLACK]),
        "cards to come": 0.05
        * sum(min(MOST_OF_ONE, card_worth(aims, card)) for card in player.row[1:] if card not in working),
        "working cards": 0.1 * sum(text_worth(aims, cards()[card]) for card in working),
        "bases": 0.11 * float(bases_placed(g, aims.seat)),
        "developments": 0.3 * float(len(player.built)),
        "symbols": 0.15 * float(sum(g.track[aims.seat])),
        "planets to settle": 0.15 * float(sum(planets)),
        "turns to skip": 0.5 * float(player.skips),
        "place in turn": g.clockwise(g.seat).index(aims.seat) / len(g.players),
    }


def _works(aims: Aims, card: str) -> bool:
    """Return whether the text of a card works: a development is implemented, any other card powered."""
    known = cards()[card]
    return (
        known.projects[0].id in aims.g.active
        if known.is_development
        else has_power(aims.g.track[aims.seat], card)
    )


def all_inputs(g: MasterState) -> tuple[list[Features], list[Features]]:
    """Return the row inputs and the standings of all seats, each indexed by seat."""
    rows, standings = rows_and_standings(g)
    return [row_inputs(row) for row in rows], standings


def rows_and_standings(g: MasterState) -> tuple[list[CardRow], list[Features]]:
    """Return the rows and the standings of all seats, each indexed by seat."""
    known: dict[Seat, Aims] = {}
    found = [Aims(g, seat, known) for seat in range(len(g.players))]
    prospects = [prospect(aims) for aims in found]
    rivals = [max(p for other, p in enumerate(prospects) if other != seat) for seat in range(len(found))]
    return [row_of(aims) for aims in found], [
        seat_inputs(aims, own, nearest) for aims, own, nearest in zip(found, prospects, rivals, strict=True)
    ]
