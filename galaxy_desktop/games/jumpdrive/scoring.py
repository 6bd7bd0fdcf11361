"""VP and income (page 2): yields of cards, scores and winners."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Score, leaders
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import Empire, empire_of
from galaxy_desktop.games.jumpdrive.schema import Bonus
from galaxy_desktop.games.jumpdrive.state import JumpState, Turn


class Yield(NamedTuple):
    """VP and income of one card in a round."""

    card: str
    vp: int
    income: int


def forecast(g: JumpState, seat: Seat, empire: Sequence[str] | None = None) -> tuple[Yield, ...]:
    """Return the yield of each card in a round as things stand, for a seat's empire or for `empire`."""
    placed = tuple(g.players[seat].empire if empire is None else empire)
    mine, printed = empire_of(placed), printed_yields()
    if not mine.vp_bonuses and not mine.income_bonuses:
        return tuple([printed[card] for card in placed])
    others = [empire_of(tuple(player.empire)) for player in g.players if player is not g.players[seat]]
    varied = varied_cards()
    return tuple(
        [_with_bonuses(printed[card], mine, others) if card in varied else printed[card] for card in placed]
    )


@cache
def printed_yields() -> Mapping[str, Yield]:
    """Return what is printed on each physical card, without what its bonuses add."""
    return MappingProxyType({card: Yield(card, known.vp, known.income) for card, known in cards().items()})


@cache
def varied_cards() -> frozenset[str]:
    """Return the physical cards with a bonus, whose yields are not those printed."""
    return frozenset(card for card, known in cards().items() if known.vp_bonuses or known.income_bonuses)


def _with_bonuses(printed: Yield, mine: Empire, others: Sequence[Empire]) -> Yield:
    design = cards()[printed.card]
    vp = printed.vp + bonuses_value(design.vp_bonuses, mine, others)
    return Yield(printed.card, vp, printed.income + bonuses_value(design.income_bonuses, mine, others))


def totals(yields: Iterable[Yield]) -> tuple[int, int]:
    """Return the sums of VP and of income."""
    known = list(yields)
    return sum([one.vp for one in known]), sum([one.income for one in known])


def bonuses_value(bonuses: Sequence[Bonus], mine: Empire, others: Sequence[Empire]) -> int:
    """Return the sum of what a card's bonuses add."""
    return sum([bonus_value(bonus, mine, others) for bonus in bonuses]) if bonuses else 0


def bonus_value(bonus: Bonus, mine: Empire, others: Sequence[Empire]) -> int:
    """Return what one bonus adds: its amount for each thing found, or once if anything is found."""
    if bonus.where == "own":
        found = count(bonus, mine)
    elif bonus.where == "one_other":
        found = max([count(bonus, other) for other in others], default=0)
    else:
        found = sum([count(bonus, other) for other in others])
    return bonus.amount * (min(1, found) if bonus.code == "with" else found)


def count(bonus: Bonus, empire: Empire) -> int:
    """Return how many of the things that a bonus counts are in an empire."""
    if bonus.of.icon:
        return empire.icons(bonus.of.icon)
    found = bonus.found
    return sum(map(found.__contains__, empire.designs))


def turn_of(g: JumpState, seat: Seat, yields: Sequence[Yield]) -> Turn:
    """Return the round's record for the history of a seat."""
    mine = empire_of(tuple([one.card for one in yields]))
    varied = mine.vp_bonuses or mine.income_bonuses
    vp, income = totals(yields) if varied else (mine.vp, mine.income)
    return Turn(
        placed=g.players[seat].placed,
        worlds=mine.vp_of_worlds,
        developments=mine.vp - mine.vp_of_worlds,
        terms=vp - mine.vp,
        income=income,
    )


def scores(g: JumpState) -> tuple[Score, ...]:
    """Return the score of each seat, by seat; more cards in hand and income together break ties."""
    return tuple(
        [
            Score(
                (
                    ("worlds", sum([turn.worlds for turn in player.turns])),
                    ("developments", sum([turn.developments for turn in player.turns])),
                    ("terms", sum([turn.terms for turn in player.turns])),
                ),
                len(player.hand) + player.income,
            )
            for player in g.players
        ]
    )


def winners(g: JumpState) -> tuple[Seat, ...]:
    """Return the winners: most VP, then most cards in hand and income together (page 2)."""
    return leaders(scores(g))
