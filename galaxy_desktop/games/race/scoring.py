"""Points and winners (pages 8 and 9)."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Score, leaders
from galaxy_desktop.games.race.powers import total_military
from galaxy_desktop.games.race.schema import Card, ScoreRecord, Where
from galaxy_desktop.games.race.state import RaceState


def scores(g: RaceState) -> tuple[Score, ...]:
    """Return the score of each seat, by seat; more cards in hand and goods together break ties."""
    return tuple(score(g, seat) for seat in range(len(g.players)))


def score(g: RaceState, seat: Seat) -> Score:
    """Return the score of one seat if the game ended now."""
    player = g.players[seat]
    cards = [g.cards[card] for card in player.tableau]
    parts = (
        ("chips", player.chips),
        ("worlds", sum(card.vp for card in cards if card.is_world)),
        ("developments", sum(card.vp for card in cards if not card.is_world)),
        ("cost_six", sum(table_points(g, seat, card) for card in cards if card.score)),
    )
    return Score(parts, len(player.hand) + len(player.goods))


def table_points(g: RaceState, seat: Seat, card: Card) -> int:
    """Return the VP of a cost-6 development's score table for a seat's tableau."""
    return sum(points for _, points in table_lines(g, seat, card))


def table_lines(g: RaceState, seat: Seat, card: Card) -> list[tuple[ScoreRecord, int]]:
    """Return each line of a score table with its VP; a card counts for the first it satisfies (page 9)."""
    rest = [g.cards[placed] for placed in g.players[seat].tableau]
    lines = []
    for record in card.score:
        if record.per == "card":
            counted = sum(satisfies(placed, record.where) for placed in rest)
            rest = [placed for placed in rest if not satisfies(placed, record.where)]
        else:
            counted = _count(g, seat, record)
        lines.append((record, record.vp * counted))
    return lines


def _count(g: RaceState, seat: Seat, record: ScoreRecord) -> int:
    player = g.players[seat]
    match record.per:
        case "vp_chips":
            return player.chips // record.every
        case "total_military":
            return total_military(g, seat)
    return len(player.goods)


def satisfies(card: Card, where: Where) -> bool:
    """Return whether a tableau card satisfies every condition of a score record."""
    return (
        where.type in {"", card.type}
        and where.cost in {None, card.cost}
        and where.good in {"", card.good}
        and where.source in {"", card.source}
        and (not where.military or card.is_military)
        and (not where.tag or where.tag in card.tags)
        and (not where.power_in or bool(card.in_phase[where.power_in]))
        and (not where.id or card.id in where.id)
    )


def winners(g: RaceState) -> tuple[Seat, ...]:
    """Return the winners: most points, then most cards in hand and goods together (page 9)."""
    return leaders(scores(g))
