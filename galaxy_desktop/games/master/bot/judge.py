"""How likely each seat is to win: how near each is to a victory and what it has to go on with, compared."""

from math import exp, log1p

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.abilities import has_power, text_worth
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.cardsense import card_worth
from galaxy_desktop.games.master.bot.weights import STANDING
from galaxy_desktop.games.master.cards import cards
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.victory import bases_placed, winners
from galaxy_desktop.games.master.vocabulary import BLACK, PLAIN

FARTHEST = 40.0
"""More turns than that make no difference."""
MOST_OF_ONE = 10.0
"""No card in a row counts for more."""


def chances(g: MasterState) -> list[float]:
    """How likely each seat is to win."""
    seats = range(len(g.players))
    if not g.waiting:
        won = winners(g)
        return [(seat in won) / len(won) for seat in seats]
    points = [standing(g, seat) for seat in seats]
    most = max(points)
    pulls = [exp(one - most) for one in points]
    return [pull / sum(pulls) for pull in pulls]


def standing(g: MasterState, seat: Seat) -> float:
    """How well a seat stands, whatever the others do."""
    parts = features(Aims(g, seat))
    return sum(weight * part for weight, part in zip(STANDING.values(), parts, strict=True))


def features(aims: Aims) -> tuple[float, ...]:
    """What `STANDING` has a weight for, in its order."""
    g, player = aims.g, aims.player
    best, second, *_ = sorted(plan.turns for plan in aims.plans)
    works = [card for card in player.row if _works(aims, card)]
    return (
        log1p(max(0.0, min(FARTHEST, best))),
        min(FARTHEST, second),
        float(min(20, sum(player.bag[colour] for colour in PLAIN))),
        float(player.bag[BLACK]),
        sum(min(MOST_OF_ONE, card_worth(aims, card)) for card in player.row[1:] if card not in works),
        sum(text_worth(aims, cards()[card]) for card in works),
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
