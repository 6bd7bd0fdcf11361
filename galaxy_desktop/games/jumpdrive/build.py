"""Building (pages 1 and 2): all choose in secret which cards to place and to pay with, then all reveal."""

from functools import lru_cache, partial

from galaxy_desktop.engine.decisions import Compose, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.games.jumpdrive.box import cards, figures
from galaxy_desktop.games.jumpdrive.builder import Builder, paid_in
from galaxy_desktop.games.jumpdrive.events import (
    BuildPaid,
    BuildsRevealed,
    CardPlaced,
    ConvoyDiscarded,
)
from galaxy_desktop.games.jumpdrive.plans import Plan
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.supply import discard
from galaxy_desktop.games.jumpdrive.why_not import why_not, why_not_after


def builder_of(g: JumpState, seat: Seat) -> Builder:
    """Return the builder for a seat's hand and empire."""
    player = g.players[seat]
    return _builder(tuple(player.hand), tuple(player.empire), g.team(seat))


@lru_cache(maxsize=500)
def _builder(hand: tuple[str, ...], empire: tuple[str, ...], team: str) -> Builder:
    """Return the same builder for the same cards, so that it need not find out twice what can be built."""
    return Builder(hand, empire, team)


@plain
class ChooseBuilds(Step[JumpState]):
    """Choose a build with its payment, or Explore; then all are revealed, placed and paid for."""

    def asks(self, g: JumpState) -> Asks:
        asks = {}
        for seat in range(len(g.players)):
            mine = builder_of(g, seat)
            after = partial(why_not_after, mine)
            why = partial(why_not, mine)
            asks[seat] = Compose("build", mine, why=why, why_after=after, rest=mine.rest)
        return asks

    def done(self, g: JumpState, answers: Answers) -> None:
        plans = {seat: builder_of(g, seat).plan(answers[seat]) for seat in range(len(g.players))}
        for seat, plan in plans.items():
            assert plan is not None
            g.players[seat].placed = plan.cards
        g.tell(BuildsRevealed(tuple(player.placed for player in g.players)))
        for seat in g.order():
            plan = plans[seat]
            if plan is not None and plan.placements:
                _place(g, seat, plan, paid_in(answers[seat]))


def _place(g: JumpState, seat: Seat, plan: Plan, paid: tuple[Option, ...]) -> None:
    """Put the cards of a plan into the empire and pay for them."""
    player, team = g.players[seat], g.team(seat)
    for placed in plan.placements:
        if placed.card != team:
            player.hand.remove(placed.card)
        player.empire.append(placed.card)
        g.tell(CardPlaced(seat, placed.card, placed.way, placed.cost, placed.military))
    if paid:
        discard(g, seat, paid)
        g.tell(BuildPaid(seat, paid))
    if plan.convoy:
        player.empire.remove(plan.convoy)
        g.discards.append(plan.convoy)
        g.tell(ConvoyDiscarded(seat, plan.convoy))


def cards_for_world(g: JumpState, seat: Seat) -> int:
    """Return the cards drawn for placing at least one world and no development."""
    placed = g.players[seat].placed
    alone = bool(placed) and all(cards()[card].is_world for card in placed)
    return figures().world_only_draw if alone else 0
