"""Texts of every question for the prompt bar, and of every option."""

from collections.abc import Callable, Mapping, Sequence

from galaxy_desktop.engine.decisions import Compose, Decision, Option, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import cards_text, vp
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.jumpdrive.box import cards, figures
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder, paid_in
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.explore import explore_icons, explore_is_sure
from galaxy_desktop.games.jumpdrive.moves import parse
from galaxy_desktop.games.jumpdrive.outlook import next_scoring
from galaxy_desktop.games.jumpdrive.plans import CONQUER, Plan, development_price
from galaxy_desktop.games.jumpdrive.scoring import totals
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.words.terms import income, item, items, plain_cards
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

Chosen = Sequence[Option]
LONGEST_HEAD = 60


def ask_text(view: JumpState, decision: Decision, chosen: Chosen) -> Ask:
    """Return the texts of the open question, given the options chosen so far."""
    return QUESTIONS[decision.topic](view, decision, chosen)


def option_text(view: JumpState, decision: Decision, option: Option) -> str:
    """Return the text of an option, as in a list or on a chip."""
    del view, decision
    if option == TO_PAY:
        return _("On to the payment")
    if parse(option).for_cards:
        return _("{card}: pay instead of conquering").format(card=item(option))
    return item(option)


def _seat(view: JumpState) -> Seat:
    return view.viewer or 0


def _missing_cards(number: int) -> str:
    return ngettext("Choose {n} more card", "Choose {n} more cards", number).format(n=number)


def _opening(view: JumpState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    del view
    return Ask(
        _("Set-up: which cards do you discard?"),
        _("You keep the other **{n}**. Cards are what you place and what you pay with.").format(
            n=len(d.offered) - d.least
        ),
        _discarding(d, chosen),
    )


def _discarding(d: Pick, chosen: Chosen) -> str:
    missing = d.least - len(chosen)
    return _missing_cards(missing) if missing > 0 else _("Discard {n}").format(n=plain_cards(d.least))


def _explore(view: JumpState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    del view
    head = ngettext("Explore: discard {n} card", "Explore: discard {n} cards", d.least)
    line = _("Old or new; you keep **{n}** in hand.").format(n=len(d.offered) - d.least)
    return Ask(head.format(n=d.least), line, _discarding(d, chosen))


def _limit(view: JumpState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    del view
    return Ask(
        _("Hand limit: which cards do you discard?"),
        _("You hold {n}; **{most}** may stay.").format(
            n=cards_text(len(d.offered)), most=figures().hand_limit
        ),
        _discarding(d, chosen),
    )


def _build(view: JumpState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Compose)
    builder = d.composer
    assert isinstance(builder, Builder)
    plan = builder.plan(chosen)
    if not chosen or plan is None:
        return _nothing_yet(view, builder)
    if TO_PAY in chosen:
        return _paying(plan, chosen)
    return _placing(view, plan)


def _nothing_yet(view: JumpState, builder: Builder) -> Ask:
    second = _("Explore instead")
    if not builder.moves(()):
        return Ask(_("Place: nothing can be placed now"), _exploring(view), _("Explore"), _("Explore"))
    line = _("A development, a world, or both. {exploring}").format(exploring=_exploring(view))
    return Ask(_("Place: which cards?"), line, _("Choose a card"), second)


def _exploring(view: JumpState) -> str:
    icons, base = explore_icons(view, _seat(view)), figures().explore_base_draw
    if explore_is_sure(view):
        text = _("Explore draws {draw} and discards **{icons}**.")
    else:
        text = _("Explore draws up to {draw} and discards all but **{base}** of as many.")
    return text.format(draw=cards_text(icons + base), icons=icons, base=base)


def _placing(view: JumpState, plan: Plan) -> Ask:
    head = _("Place: {cards}?").format(cards=items(plan.cards))
    if len(head) > LONGEST_HEAD:
        head = _("Place: {n}?").format(n=plain_cards(len(plan.cards)))
    line = f"{_price_line(view, plan)} {_outlook(view, plan)}"
    if plan.cost:
        primary = _("Pay {n}").format(n=plain_cards(plan.cost))
    else:
        primary = _("Place {n}").format(n=plain_cards(len(plan.cards)))
    return Ask(head, line, primary, _("Explore instead"), step=TO_PAY)


def _price_line(view: JumpState, plan: Plan) -> str:
    """Return the sentence with the price of a plan, and the card drawn for it."""
    worlds = [placed for placed in plan.placements if cards()[placed.card].is_world]
    if not worlds:
        card, mine = cards()[plan.cards[0]], empire_of(tuple(view.players[_seat(view)].empire))
        beside = development_price(mine, card, with_world=True)
        return _("Alone it costs **{n}**, beside a world **{beside}**.").format(n=plan.cost, beside=beside)
    if len(worlds) < len(plan.placements):
        return _("All of it costs {n}.").format(n=cards_text(plan.cost))
    drawn = figures().world_only_draw
    if all(placed.way == CONQUER for placed in worlds):
        return _("You conquer and draw **{drawn}**.").format(drawn=drawn)
    return _("It costs {n}; you draw **{drawn}**.").format(n=cards_text(plan.cost), drawn=drawn)


def _outlook(view: JumpState, plan: Plan) -> str:
    """Return the forecast of this round's scoring with a plan; builds of other seats can still change it."""
    seat = _seat(view)
    points, earned = totals(next_scoring(view, {seat: plan.leads_to(view.players[seat].empire)})[seat])
    if len(view.players) > 1:
        text = _("If your opponents explore, this round brings {vp} and {income}.")
    else:
        text = _("This round then brings {vp} and {income}.")
    return text.format(vp=vp(points), income=income(earned))


def _paying(plan: Plan, chosen: Chosen) -> Ask:
    head = _("Pay for {cards}").format(cards=items(plan.cards))
    if len(head) > LONGEST_HEAD:
        head = _("Pay for {n}").format(n=plain_cards(len(plan.cards)))
    paid = len(paid_in(chosen))
    line = _("It costs {n}. Chosen: **{paid}**.").format(n=cards_text(plan.cost), paid=paid)
    missing = plan.cost - paid
    primary = _missing_cards(missing) if missing else _("Discard {n}").format(n=plain_cards(plan.cost))
    return Ask(head, line, primary, _("Explore instead"), step=TO_PAY)


QUESTIONS: Mapping[str, Callable[[JumpState, Decision, Chosen], Ask]] = {
    "opening": _opening,
    "build": _build,
    "explore": _explore,
    "limit": _limit,
}
"""Function for the texts of each topic."""
