"""VP and income (page 2): what each card brings, points and winners."""

from collections.abc import Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Score
from galaxy_desktop.games.jumpdrive.cards import Term, cards
from galaxy_desktop.games.jumpdrive.empire import Empire, empire_of
from galaxy_desktop.games.jumpdrive.state import JumpState, Turn


@dataclass(frozen=True, slots=True)
class Yield:
    """What one card brings in a round."""

    card: str
    vp: int
    income: int


def forecast(g: JumpState, seat: Seat, placing: Sequence[str] = ()) -> tuple[Yield, ...]:
    """What each card of an empire brings in a round as things stand, with cards placed besides."""
    mine, others = _empires(g, seat, placing)
    return tuple(
        Yield(
            card,
            design.vp + terms_value(design.vp_terms, mine, others),
            design.income + terms_value(design.income_terms, mine, others),
        )
        for card in (*g.players[seat].empire, *placing)
        for design in (cards()[card],)
    )


def _empires(g: JumpState, seat: Seat, placing: Sequence[str] = ()) -> tuple[Empire, list[Empire]]:
    mine = empire_of((*g.players[seat].empire, *placing))
    return mine, [empire_of(player.empire) for other, player in enumerate(g.players) if other != seat]


def terms_value(terms: Sequence[Term], mine: Empire, others: Sequence[Empire]) -> int:
    """What the terms of a card add."""
    return sum(term_value(term, mine, others) for term in terms) if terms else 0


def term_value(term: Term, mine: Empire, others: Sequence[Empire]) -> int:
    """What one term adds: for each thing found, or once if anything is found."""
    if term.where == "own":
        found = count(term, mine)
    elif term.where == "one_other":
        found = max((count(term, other) for other in others), default=0)
    else:
        found = sum(count(term, other) for other in others)
    return term.amount * (min(1, found) if term.code == "with" else found)


def count(term: Term, empire: Empire) -> int:
    """How many of what a term counts are in an empire."""
    if term.of.icon:
        return empire.icons(term.of.icon)
    return sum(1 for design in empire.designs if design in term.found)


def turn_of(g: JumpState, seat: Seat, yields: Sequence[Yield]) -> Turn:
    """The round as it is kept in the history of a seat."""
    worlds = sum(cards()[y.card].vp for y in yields if cards()[y.card].is_world)
    developments = sum(cards()[y.card].vp for y in yields if not cards()[y.card].is_world)
    return Turn(
        placed=g.players[seat].placed,
        worlds=worlds,
        developments=developments,
        terms=sum(y.vp for y in yields) - worlds - developments,
        income=sum(y.income for y in yields),
    )


def scores(g: JumpState) -> tuple[Score, ...]:
    """The points of each seat by source; ties go to more cards in hand and income together."""
    return tuple(
        Score(
            (
                ("worlds", sum(turn.worlds for turn in player.turns)),
                ("developments", sum(turn.developments for turn in player.turns)),
                ("terms", sum(turn.terms for turn in player.turns)),
            ),
            len(player.hand) + player.income,
        )
        for player in g.players
    )


def winners(g: JumpState) -> tuple[Seat, ...]:
    """All who won: most VP, then most cards in hand and income together (page 2)."""
    ranks = [(score.total, score.tie_break) for score in scores(g)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
