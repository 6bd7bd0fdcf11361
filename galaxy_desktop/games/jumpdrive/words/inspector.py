"""Texts of the inspector about a card, as it is in this game for the viewer."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import cards_text, either, listed, vp
from galaxy_desktop.engine.words import Explanation, labelled
from galaxy_desktop.games.jumpdrive.box import cards, figures
from galaxy_desktop.games.jumpdrive.build import builder_of
from galaxy_desktop.games.jumpdrive.builder import chosen_in
from galaxy_desktop.games.jumpdrive.empire import (
    Empire,
    discount,
    empire_of,
    military_against,
    price,
    with_card,
)
from galaxy_desktop.games.jumpdrive.moves import Placing, card_of
from galaxy_desktop.games.jumpdrive.outlook import EmpiresBySeat, next_scoring_of
from galaxy_desktop.games.jumpdrive.plans import (
    CONQUER,
    PAY,
    Plan,
    development_price,
    may_develop,
    military_left,
)
from galaxy_desktop.games.jumpdrive.schema import Card
from galaxy_desktop.games.jumpdrive.scoring import totals
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.words.powers import SIGNS, bonus_text, power_page, power_text
from galaxy_desktop.games.jumpdrive.words.terms import KEYWORDS, KIND_SIGNS, income, item
from galaxy_desktop.language import N_, Message, ngettext
from galaxy_desktop.language import gettext as _

Lines = Iterator[Explanation]
KEYWORD_LINES: Mapping[str, Message] = {
    "rebel": N_("Keyword: {word}. Some powers and bonuses refer to it."),
    "imperium": N_("Keyword: {word}. Some bonuses refer to it."),
}
"""Sentence on each keyword."""
OF_MILITARY = frozenset({"military_vs", "military_per", "pay_for_conquest"})
"""Codes of the powers that help against military worlds."""


def card_lines(view: JumpState, card: str) -> Lines:
    """Yield a line for every icon on a card, from the cost to the powers."""
    design = cards()[card]
    owner = next((seat for seat, player in enumerate(view.players) if card in player.empire), None)
    plan = _plan(view)
    yield _cost_line(view, card, plan, placed=owner is not None)
    yield from _kind_lines(design)
    yield from _icon_lines(design)
    yield from _yield_lines(design)
    if not view.ended_by:
        yield Explanation("statistics", _forecast(view, card, plan, owner), "scoring", printed="")
    for power in design.powers:
        yield Explanation(SIGNS[power.code], power_text(power), power_page(power))


def military_lines(view: JumpState, seat: Seat) -> Lines:
    """Yield lines on a seat's Military: general, and by card the powers that depend on the world.

    Cards that the viewer has chosen to place count too.
    """
    plan = _plan(view) if seat == (view.viewer or 0) else None
    placed = view.players[seat].empire if plan is None else plan.leads_to(view.players[seat].empire)
    text = _("General Military **{n}**: it works against every military world.")
    yield Explanation("military", text.format(n=empire_of(tuple(placed)).military), "military")
    for card in placed:
        for power in cards()[card].powers:
            if power.code in OF_MILITARY:
                text = _("{card}: {power}").format(card=item(card), power=power_text(power))
                yield Explanation("military", text, "military")


def _hand(view: JumpState) -> list[str]:
    return view.players[view.viewer or 0].hand


def _mine(view: JumpState) -> Empire:
    return empire_of(tuple(view.players[view.viewer or 0].empire))


def _plan(view: JumpState, beside: str = "") -> Plan | None:
    """Return the plan that the viewer's chosen cards make, or the one they would with a card `beside` them.

    Return None without any, or if they can't be placed together.
    """
    seat = view.viewer or 0
    made = view.sealed.get(seat, ()) if view.phase == "build" else ()
    if not made or not isinstance(made, tuple):
        return None
    return builder_of(view, seat).plan((*chosen_in(made), beside) if beside else made)


class CardsCounted(NamedTuple):
    """Cards that count as the viewer places a card, with what a convoy changes for a second world."""

    owned: tuple[str, ...]
    convoy: str = ""
    """Card that lowers the price of a second world, or ""."""
    less: int = 0
    used: int = 0
    """Military that the conquest of the first world takes from the second."""


def _placed_before(view: JumpState, card: Card, plan: Plan | None) -> CardsCounted:
    """Return what counts as a card is placed after those chosen; a second world needs a convoy."""
    owned = _cards_for(view, card, plan)
    worlds = [one for one in plan.placements if cards()[one.card].is_world] if plan is not None else []
    if not card.is_world or not worlds or worlds[0].card == card.id:
        return CardsCounted(owned)
    first, before, after = worlds[0], empire_of(owned), (*owned, worlds[0].card)
    means = CONQUER if first.way == CONQUER else PAY
    found = {power.discount: convoy for convoy, power in before.convoys if power.placement == means}
    if not found:
        return CardsCounted(owned)
    if means == PAY:
        less = max(found)
        return CardsCounted(after, found[less] if less else "", less)
    mine = empire_of(after)
    left = military_left(before, mine, cards()[first.card], card)
    return CardsCounted(after, used=military_against(mine, card) - left)


def _cards_for(view: JumpState, card: Card, plan: Plan | None) -> tuple[str, ...]:
    """Return the viewer's cards that count as a card is placed: for a world also the chosen development."""
    placed = tuple(view.players[view.viewer or 0].empire)
    if plan is None or not card.is_world:
        return placed
    return (*placed, *[other for other in plan.cards if not cards()[other].is_world])


def _cost_line(view: JumpState, name: str, plan: Plan | None, *, placed: bool) -> Explanation:
    card = cards()[name]
    if card.is_world and plan is not None and name not in plan.cards and name in _hand(view):
        plan = _plan(view, name) or plan
    sign = "defense" if card.is_military else "civil_cost" if card.is_world else "development_cost"
    printed = (_("Defense **{n}**.") if card.is_military else _("Cost **{n}**.")).format(n=card.price)
    if placed:
        text = printed
    elif card.is_military:
        text = " ".join(_defense_sentences(view, name, _placed_before(view, card, plan)))
    else:
        text = " ".join(_price_sentences(card, _placed_before(view, card, plan)))
    page = "military" if card.is_military else "placing"
    return Explanation(labelled(sign, card.price), text, page, printed)


def _price_sentences(card: Card, placed: CardsCounted) -> Iterator[str]:
    mine = empire_of(placed.owned)
    yield _("Costs {cards}.").format(cards=cards_text(card.price))
    if helpers := [*_helpers(card, placed.owned), *([item(placed.convoy)] if placed.convoy else [])]:
        text = ngettext("{who} reduces this by {n}.", "{who} reduce this by {n}.", len(helpers))
        yield text.format(who=listed(helpers), n=min(card.price, discount(mine, card) + placed.less))
    if not card.is_world:
        alone, beside = (development_price(mine, card, with_world=with_world) for with_world in (False, True))
        text = _("You pay **{alone}** for it alone or **{beside}** with a world.")
        if alone == beside:
            text = _("You pay **{alone}** for it, alone or with a world.")
        yield text.format(alone=alone, beside=beside)
    elif (due := price(mine, card, placed.less) or 0) != card.price:
        yield _("You pay **{n}**.").format(n=due)


def _helpers(card: Card, owned: tuple[str, ...]) -> list[str]:
    """Return the names of the owned cards that give a discount on a card."""
    return [
        item(other)
        for other in owned
        if any(power.code == "discount" and card.id in power.serves for power in cards()[other].powers)
    ]


def _defense_sentences(view: JumpState, name: str, placed: CardsCounted) -> Iterator[str]:
    card, mine = cards()[name], empire_of(placed.owned)
    has = military_against(mine, card) - placed.used
    yield _("Defense **{n}**: conquer it with at least that much Military.").format(n=card.price)
    if has >= card.price:
        yield _("You have **{has}** against it.").format(has=has)
    else:
        text = _("You have **{has}** against it, **{short}** too few.")
        yield text.format(has=has, short=card.price - has)
        if not placed.used and (others := _enough_with(view, name)):
            yield _("With {either} placed in the same round, you have enough.").format(either=either(others))
    if (due := price(mine, card, placed.less)) is not None:
        text = _("You may pay {cards} for it instead.")
        if _is_beyond_hand(view, name):
            text = _("Paying for it instead takes {cards}, more than you have.")
        yield text.format(cards=cards_text(due))


def _is_beyond_hand(view: JumpState, world: str) -> bool:
    """Return whether the viewer could place a military world of the hand now, but not pay for it."""
    seat = view.viewer or 0
    made = view.sealed.get(seat, ())
    chosen = chosen_in(made) if isinstance(made, tuple) else ()
    if view.phase != "build" or world not in _hand(view) or world in map(card_of, chosen):
        return False
    return builder_of(view, seat).plan((*chosen, Placing(world, for_cards=True).option)) is None


def _enough_with(view: JumpState, card: str) -> list[str]:
    """Return the names of the viewer's developments that give enough Military if placed in the same turn."""
    seat = view.viewer or 0
    hand, mine, design = view.players[seat].hand, _mine(view), cards()[card]
    if card not in hand:
        return []
    found, kept = [], min(len(hand), figures().keep) if view.phase == "setup" else len(hand)
    for other in filter(None, (view.team(seat), *hand)):
        helper, left = cards()[other], kept - 1 - (other in hand)
        if (
            helper.is_world
            or not may_develop(mine, helper)
            or development_price(mine, helper, with_world=True) > left
        ):
            continue
        if military_against(with_card(mine, other), design) >= design.price:
            found.append(item(other))
    return list(dict.fromkeys(found))


def _kind_lines(card: Card) -> Lines:
    if card.is_world and card.kind != "gray":
        text = _("Kind of world: {kind}.").format(kind=KIND_SIGNS[card.kind].read())
        yield Explanation(card.kind, text, "reading")
    for word in card.keywords:
        text = KEYWORD_LINES[word].read().format(word=KEYWORDS[word].read())
        yield Explanation(f"tag_{word}", text, "icons")


def _icon_lines(card: Card) -> Lines:
    if card.explore:
        text = ngettext(
            "**{n}** explore icon: when you explore, draw **{n}** more card, then discard **{n}** more.",
            "**{n}** explore icons: when you explore, draw **{n}** more cards, then discard **{n}** more.",
            card.explore,
        )
        yield Explanation("explore", text.format(n=card.explore), "explore")
    if card.military:
        text = _("**+{n}** Military against every military world.")
        yield Explanation("military", text.format(n=card.military), "military")
    if card.chromosomes:
        text = ngettext(
            "**{n}** chromosome; some cards count chromosomes.",
            "**{n}** chromosomes; some cards count chromosomes.",
            card.chromosomes,
        )
        yield Explanation("chromosome", text.format(n=card.chromosomes), "icons")


def _yield_lines(card: Card) -> Lines:
    """Yield the lines for VP and income printed at the foot, and for their bonuses."""
    points = labelled("points", f"{card.vp}{'+' * bool(card.vp_bonuses)}")
    yield Explanation(points, _("Scores {vp} each round.").format(vp=vp(card.vp)), "scoring")
    for bonus in card.vp_bonuses:
        yield Explanation("points", bonus_text(card, bonus, "vp"), "scoring")
    earned = labelled("card", f"{card.income}{'+' * bool(card.income_bonuses)}")
    text = _("Gives {cards} as income each round.").format(cards=cards_text(card.income))
    yield Explanation(earned, text, "scoring")
    for bonus in card.income_bonuses:
        yield Explanation("card", bonus_text(card, bonus, "income"), "scoring")


def _forecast(view: JumpState, card: str, plan: Plan | None, owner: Seat | None) -> str:
    """Return the sentences on what a card gives in the next scoring, as cards are placed and chosen."""
    seat = view.viewer or 0
    grown = {} if plan is None else {seat: plan.leads_to(view.players[seat].empire)}
    if owner is None and (plan is None or card not in plan.cards):
        return _in_hand(view, card)
    if plan is not None and card == plan.convoy:
        return _("Forecast: you discard it after the second world, before scoring.")
    return _in_empire(view, card, seat if owner is None else owner, grown)


def _in_empire(view: JumpState, card: str, owner: Seat, grown: EmpiresBySeat) -> str:
    """Return the sentence on what a placed or chosen card gives its owner in the next scoring."""
    one = next_scoring_of(view, owner, grown).get(card)
    if one is None:
        return _("Forecast: it moves to the empire with the most Military before the next scoring.")
    text = _("Forecast: {vp} and {income} from this card in the next scoring.")
    return text.format(vp=vp(one.vp), income=income(one.income))


def _in_hand(view: JumpState, card: str) -> str:
    """Return the sentences on what a card would give in the next scoring, itself and through other cards."""
    seat = view.viewer or 0
    scored = view.round + (view.phase != "build")
    grown = {seat: (*view.players[seat].empire, card)}
    placed = next_scoring_of(view, seat, grown, round=scored)
    if card not in placed:
        return _(
            "Forecast: if you place only this card, it moves to the empire with the most Military before "
            "scoring."
        )
    one, after = placed[card], totals(placed.values())
    before = totals(next_scoring_of(view, seat, {}, round=scored).values())
    text = _("Forecast: if you place only this card, it gives {vp} and {income} in the next scoring.")
    sentences = [text.format(vp=vp(one.vp), income=income(one.income))]
    more_vp, more_income = after[0] - before[0] - one.vp, after[1] - before[1] - one.income
    if more_vp or more_income:
        text = _("Your other cards then give {vp} and {income} more.")
        sentences.append(text.format(vp=vp(more_vp), income=income(more_income)))
    return " ".join(sentences)
