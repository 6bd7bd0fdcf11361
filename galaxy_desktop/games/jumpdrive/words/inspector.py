"""Texts of the inspector about a card, as it stands in this game for the viewer."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import cards_text, listed, vp
from galaxy_desktop.engine.words import Explanation, labelled
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import Empire, discount, empire_of, military_against, price
from galaxy_desktop.games.jumpdrive.outlook import leaves, next_scoring
from galaxy_desktop.games.jumpdrive.plans import development_price
from galaxy_desktop.games.jumpdrive.schema import Card
from galaxy_desktop.games.jumpdrive.scoring import totals
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.words.powers import power_sign, power_text, term_text
from galaxy_desktop.games.jumpdrive.words.terms import income, item, keyword, kind
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

Lines = list[Explanation]


def card_lines(view: JumpState, card: str) -> Lines:
    """Return a line for every sign on a card, from the cost to the powers."""
    design = cards()[card]
    owner = next((seat for seat, player in enumerate(view.players) if card in player.empire), None)
    return [
        _cost_line(view, design, owner is not None),
        *_kind_lines(design),
        *_icon_lines(design),
        *_brings_lines(design),
        _now_line(view, card, owner),
        *(Explanation(power_sign(power), power_text(power)) for power in design.powers),
    ]


def _mine(view: JumpState) -> Empire:
    return empire_of(tuple(view.players[view.viewer or 0].empire))


def _cost_line(view: JumpState, card: Card, placed: bool) -> Explanation:
    sign = "defense" if card.is_military else "civil_cost" if card.is_world else "development_cost"
    if placed:
        text = (_("Defense **{n}**.") if card.is_military else _("Cost **{n}**.")).format(n=card.price)
    elif card.is_military:
        text = _defense_text(card, _mine(view))
    else:
        text = _price_text(view, card)
    return Explanation(labelled(sign, card.price), text)


def _price_text(view: JumpState, card: Card) -> str:
    mine = _mine(view)
    text = _("Costs {cards}.").format(cards=cards_text(card.price))
    helpers = _helpers(view, card)
    if helpers:
        text += " " + ngettext("{who} takes off {n}.", "{who} take off {n}.", len(helpers)).format(
            who=listed(helpers), n=discount(mine, card)
        )
    if card.is_world:
        due = price(mine, card) or 0
        return text + (" " + _("You pay **{n}**.").format(n=due) if due != card.price else "")
    alone, beside = (development_price(mine, card, with_world) for with_world in (False, True))
    return (
        text
        + " "
        + _("You pay **{alone}** for it alone, **{beside}** beside a world.").format(
            alone=alone, beside=beside
        )
    )


def _helpers(view: JumpState, card: Card) -> list[str]:
    """Return the names of the viewer's cards that give a discount on a card."""
    return [
        item(other)
        for other in view.players[view.viewer or 0].empire
        if any(power.code == "discount" and card.id in power.serves for power in cards()[other].powers)
    ]


def _defense_text(card: Card, mine: Empire) -> str:
    has = military_against(mine, card)
    text = _(
        "Defense **{n}**: conquer it with at least that much Military. You have **{has}** against it"
    ).format(n=card.price, has=has)
    text += "." if has >= card.price else _(", **{n} short**.").format(n=card.price - has)
    due = price(mine, card)
    if due is None:
        return text
    return text + " " + _("You may pay {cards} for it instead.").format(cards=cards_text(due))


def _kind_lines(card: Card) -> Lines:
    lines = []
    if card.is_world and card.kind != "gray":
        lines.append(Explanation(card.kind, _("Its kind is {kind}.").format(kind=kind(card.kind))))
    for word in card.keywords:
        text = _("It bears the word {word}, of which other cards speak.").format(word=keyword(word))
        lines.append(Explanation(f"tag_{word}", text))
    return lines


def _icon_lines(card: Card) -> Lines:
    lines = []
    if card.explore:
        text = _("**{n}** more to draw and to discard when you explore.").format(n=card.explore)
        lines.append(Explanation("explore", text))
    if card.military:
        lines.append(Explanation("military", _("**+{n}** Military.").format(n=card.military)))
    if card.chromosomes:
        text = ngettext(
            "**{n}** chromosome, which some cards count.",
            "**{n}** chromosomes, which some cards count.",
            card.chromosomes,
        )
        lines.append(Explanation("chromosome", text.format(n=card.chromosomes)))
    return lines


def _brings_lines(card: Card) -> Lines:
    """Return the lines for VP and income printed at the foot, and for their terms."""
    points = Explanation(
        labelled("points", f"{card.vp}{'+' * bool(card.vp_terms)}"),
        _("{vp} in every round.").format(vp=vp(card.vp)),
    )
    earns = Explanation(
        labelled("card", f"{card.income}{'+' * bool(card.income_terms)}"),
        _("{income} in every round: cards to draw.").format(income=income(card.income)),
    )
    return [
        points,
        *(Explanation("points", term_text(card, term, _("VP"))) for term in card.vp_terms),
        earns,
        *(Explanation("card", term_text(card, term, _("income"))) for term in card.income_terms),
    ]


def _now_line(view: JumpState, card: str, owner: Seat | None) -> Explanation:
    """Return the line on the card's yield in the next scoring; unplaced, also on what it adds to others."""
    text = _placed_text(view, card) if owner is None else _owned_text(view, card, owner)
    return Explanation("statistics", text)


def _owned_text(view: JumpState, card: str, owner: Seat) -> str:
    if leaves(view, owner, card, {}):
        return _("As things stand it goes to the empire with the most Military before the next scoring.")
    one = next(one for one in next_scoring(view, {})[owner] if one.card == card)
    return _("As things stand it brings {vp} and {income} in the next scoring.").format(
        vp=vp(one.vp), income=income(one.income)
    )


def _placed_text(view: JumpState, card: str) -> str:
    seat = view.viewer or 0
    scored = view.round + (view.phase != "build")
    grown = {seat: (*view.players[seat].empire, card)}
    if leaves(view, seat, card, grown, round=scored):
        return _("If only this card is placed, it goes to the empire with the most Military before scoring.")
    placed = next_scoring(view, grown, round=scored)[seat]
    before, after = totals(next_scoring(view, {}, round=scored)[seat]), totals(placed)
    one = next(one for one in placed if one.card == card)
    text = _("If only this card is placed, it brings {vp} and {income} in the next scoring.").format(
        vp=vp(one.vp), income=income(one.income)
    )
    more_vp, more_income = after[0] - before[0] - one.vp, after[1] - before[1] - one.income
    if more_vp or more_income:
        text += " " + _("Your other cards then bring {vp} and {income} more.").format(
            vp=vp(more_vp), income=income(more_income)
        )
    return text


def military_lines(view: JumpState, seat: Seat) -> Lines:
    """Return lines on a seat's Military: general, and by card the powers that depend on the world."""
    placed = view.players[seat].empire
    mine = empire_of(tuple(placed))
    text = _("Military **{n}** against every world.").format(n=mine.military)
    codes = {"military_vs", "military_per", "pay_for_conquest"}
    return [
        Explanation("military", text),
        *(
            Explanation("military", f"{item(card)}. {power_text(power)}")
            for card in placed
            for power in cards()[card].powers
            if power.code in codes
        ),
    ]
