"""Order in which cards of the hand are given up for a payment."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Compose, Decision, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.bot.outlook import rounds_left
from galaxy_desktop.games.jumpdrive.bot.standing import FutureEmpire, promises
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder, paid_in
from galaxy_desktop.games.jumpdrive.state import JumpState


def cheapest_first(
    g: JumpState, seat: Seat, decision: Decision, chosen: Sequence[Option]
) -> tuple[Option, ...]:
    """Return the cards of the hand that can still pay, those of least promise first, after `TO_PAY`.

    Cards of equal promise follow one another by their cost.
    """
    builder = decision.composer if isinstance(decision, Compose) else None
    plan = builder.plan(chosen) if isinstance(builder, Builder) and chosen else None
    if not isinstance(builder, Builder) or plan is None or len(paid_in(chosen)) >= plan.cost:
        return ()
    used = {*plan.cards, *chosen}
    hand = [card for card in builder.hand if card not in used]
    after = FutureEmpire(g, seat, plan.leads_to(builder.empire), rounds_left(g))
    ranked = sorted(zip(promises(after, hand), [cards()[card].price for card in hand], hand, strict=True))
    return (*(() if TO_PAY in chosen else (TO_PAY,)), *(card for _worth, _price, card in ranked))
