"""What the network of Master is told about a seat: its row of cards, and how near it is to each victory."""

from functools import cache
from math import exp, log1p

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.abilities import has_power, text_worth
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.cardsense import card_worth
from galaxy_desktop.games.master.cards import cards
from galaxy_desktop.games.master.projects import is_complete_route
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.symbols import laid
from galaxy_desktop.games.master.victory import CONQUEST, DOMINATION, EXPANSION, bases_placed
from galaxy_desktop.games.master.vocabulary import BLACK, PLAIN, figures

SCALES = (0.3, 0.05, 0.06, 0.2, 0.05, 0.1, 0.11, 0.3, 0.15, 0.15, 0.5, 1.0)
"""What brings each of `_features` to about 0 to 1."""
PATIENCE = 5.0
"""Turns until a victory after which its prospect has faded to a third."""
CUBES = 5.0
FARTHEST = 40.0
"""More turns than that make no difference."""
MOST_OF_ONE = 10.0
"""No card in a row counts for more."""


@cache
def _places() -> dict[str, int]:
    """Where each card stands among the inputs."""
    return {card: number for number, card in enumerate(cards())}


def row_inputs(aims: Aims) -> list[float]:
    """For each card there is: whether it is in the row and how much lies on it, then whether it works."""
    g, count = aims.g, len(cards())
    inputs = [0.0] * (2 * count)
    for card in aims.player.row:
        place = _places()[card]
        on_it = max((laid(g, project.id) for project in cards()[card].projects), default=0)
        inputs[place] = 0.5 + on_it / CUBES
        inputs[count + place] = float(_works(aims, card))
    return inputs


def seat_inputs(aims: Aims, nearest: float) -> list[float]:
    """The standing of a seat; `nearest` is the prospect of the others who are nearest to a victory."""
    g = aims.g
    counts = sorted(g.track[aims.seat], reverse=True)
    bases = bases_placed(g, aims.seat)
    routes = sum(r.owner == aims.seat and is_complete_route(g, t) for t, r in g.routes.items())
    return [
        max(nearest, prospect(aims)),
        nearest,
        *(part * scale for part, scale in zip(_features(aims), SCALES, strict=True)),
        *(_prospect(aims, victory) for victory in (EXPANSION, DOMINATION, CONQUEST)),
        counts[0] / figures().winning_symbols,
        counts[1] / figures().winning_symbols,
        float(counts[0] == figures().winning_symbols - 1),
        float(bases >= figures().bases - 1),
        float(bases >= figures().bases - 2),
        routes / 5,
        len(aims.player.row) / 7,
        len(aims.reach.bases) / 3,
        aims.reach.fights / 2,
        min(1.0, g.turn / len(g.players) / 30),
        float(len(g.players) == 3),
        float(len(g.players) == 4),
    ]


def prospect(aims: Aims) -> float:
    """How near a seat is to its nearest victory, from 0 to 1."""
    return max(exp(-plan.turns / PATIENCE) for plan in aims.plans)


def _prospect(aims: Aims, victory: str) -> float:
    turns = (plan.turns for plan in aims.plans if plan.victory == victory)
    return max((exp(-number / PATIENCE) for number in turns), default=0.0)


def _features(aims: Aims) -> tuple[float, ...]:
    """Bag, cards, pieces and turn of a seat, in the order of `SCALES`."""
    g, player = aims.g, aims.player
    best, second, *_ = sorted(plan.turns for plan in aims.plans)
    working = [card for card in player.row if _works(aims, card)]
    return (
        log1p(max(0.0, min(FARTHEST, best))),
        min(FARTHEST, second),
        float(min(20, sum(player.bag[colour] for colour in PLAIN))),
        float(player.bag[BLACK]),
        sum(min(MOST_OF_ONE, card_worth(aims, card)) for card in player.row[1:] if card not in working),
        sum(text_worth(aims, cards()[card]) for card in working),
        float(bases_placed(g, aims.seat)),
        float(len(player.built)),
        float(sum(g.track[aims.seat])),
        float(sum(aims.to_settle(system) for system, owner in g.owners.items() if owner == aims.seat)),
        float(player.skips),
        g.clockwise(g.seat).index(aims.seat) / len(g.players),
    )


def _works(aims: Aims, card: str) -> bool:
    """Whether the text of a card works: a development implemented, anything else powered."""
    known = cards()[card]
    return known.projects[0].id in aims.g.active if known.is_development else has_power(aims, known)


def all_inputs(g: MasterState) -> tuple[list[list[float]], list[list[float]]]:
    """The rows and the standings of all seats."""
    known: dict[Seat, Aims] = {}
    found = [Aims(g, seat, known) for seat in range(len(g.players))]
    prospects = [prospect(aims) for aims in found]
    rivals = [max(p for other, p in enumerate(prospects) if other != seat) for seat in range(len(found))]
    return [row_inputs(aims) for aims in found], [
        seat_inputs(aims, nearest) for aims, nearest in zip(found, rivals, strict=True)
    ]
