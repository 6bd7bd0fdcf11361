"""Texts of the inspector about a card, as it stands in this game for the viewer."""

from collections.abc import Sequence
from dataclasses import replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import cards_text, listed, minus, vp
from galaxy_desktop.engine.words import Explanation, labelled
from galaxy_desktop.games.race.box import design_id, plain_phase
from galaxy_desktop.games.race.powers import (
    NamedPowers,
    later_powers,
    later_price,
    military_against,
    powers_at,
    price,
    temporary_military,
    total_military,
)
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.scoring import table_lines, table_points
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import price_for_military
from galaxy_desktop.games.race.words.powers import power_page, power_text, what_it_does
from galaxy_desktop.games.race.words.tables import record_text
from galaxy_desktop.games.race.words.terms import item, numeral, one_good, tag
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

Lines = list[Explanation]


def card_lines(view: RaceState, card: str) -> Lines:
    """Return a line for every icon on a card, from the cost to the last power."""
    design = view.cards[card]
    viewer = view.viewer or 0
    owner = next((seat for seat, player in enumerate(view.players) if card in player.tableau), None)
    seat = viewer if owner is None else owner
    return [
        _cost_line(view, seat, design, free=owner is not None or card in view.players[seat].offered),
        *_point_lines(view, seat, card),
        *_good_lines(view, seat, card),
        *_power_lines(design),
        *_word_lines(design),
    ]


def _powers(view: RaceState, seat: Seat, phase: str) -> NamedPowers:
    """Return the powers that work for a seat in a phase, its bonus included while the phase runs."""
    if plain_phase(view.phase) == phase:
        return powers_at(view, seat, phase)
    return later_powers(view, seat, phase)


def _cost_line(view: RaceState, seat: Seat, card: Card, *, free: bool) -> Explanation:
    """Return the line on the price: the figure alone for what is placed, or is a start world on offer."""
    phase = "settle" if card.is_world else "develop"
    sign = "defense" if card.is_military else "civil_cost" if card.is_world else "development_cost"
    powers = _powers(view, seat, phase)
    printed = (_("Defense **{n}**.") if card.is_military else _("Cost **{n}**.")).format(n=card.price)
    if free:
        text = printed
    elif card.is_military:
        text = _defense_text(card, powers, _to_pay_with(view, seat, card))
    else:
        text = _price_text(card, powers)
    return Explanation(labelled(sign, card.price), text, "military" if card.is_military else phase, printed)


def _to_pay_with(view: RaceState, seat: Seat, card: Card) -> int | None:
    """Return the number of other cards in the hand a card is in; None for one that is not there."""
    hand = view.players[seat].hand
    return len(hand) - 1 if any(design_id(other) == card.id for other in hand) else None


def _price_text(card: Card, powers: NamedPowers) -> str:
    due = price(card, powers)
    costs = _("Costs {cards}.").format(cards=cards_text(card.price))
    helpers = [source for source, p in powers if p.code == "discount" and p.good in {"", card.good}]
    if not helpers or due == card.price:
        return costs
    saved = ngettext(
        "{who} reduces this by **{n}**: you discard {cards}.",
        "{who} reduce this by **{n}**: you discard {cards}.",
        len(helpers),
    )
    who = listed([item(source) for source in helpers])
    return f"{costs} {saved.format(who=who, n=card.price - due, cards=cards_text(due))}"


def _defense_text(card: Card, powers: NamedPowers, has: int | None) -> str:
    """Return the sentences on the defense of a world: what conquers it, what is missing, other payment.

    Those who place it have so many cards to pay with, if that is known.
    """
    lines = [
        _("Defense **{n}**: conquer it with at least that much Military.").format(n=card.price),
        _military_text(card, powers),
    ]
    due = price_for_military(card, powers)
    if due is not None:
        text = _("You may pay {cards} for it instead.")
        if has is not None and due > has:
            text = _("Paying for it instead takes {cards}, more than you have.")
        lines.append(text.format(cards=cards_text(due)))
    return " ".join(lines)


def _military_text(card: Card, powers: NamedPowers) -> str:
    """Return the sentence on the Military against a world, and with a card to discard if that is short."""
    has = military_against(card, powers)
    more, helper = max(temporary_military(powers), default=(0, ""))
    if has >= card.price:
        text = _("Your Military against it is **{has}**.")
    elif not helper:
        text = _("Your Military against it is **{has}**, so you need **{short}** more.")
    elif has + more >= card.price:
        text = _("Your Military against it is **{has}**, or **{most}** if you discard {helper}.")
    else:
        text = _(
            "Your Military against it is **{has}**, or **{most}** if you discard {helper}, so you need "
            "**{short}** more."
        )
    most = has + more
    return text.format(
        has=minus(has), most=minus(most), short=card.price - most, helper=item(helper) if helper else ""
    )


def _point_lines(view: RaceState, seat: Seat, card: str) -> Lines:
    """Return lines for printed VP with the change of other bonuses of the seat, or each line of a bonus."""
    design = view.cards[card]
    if not design.score:
        text = printed = _("Worth {vp} at game end.").format(vp=vp(design.vp))
        if adds := _added(view, seat, card):
            text = _adding_text(adds).format(
                vp=vp(design.vp),
                more=listed([_("**{n}** from {card}").format(n=n, card=name) for name, n in adds if n > 0]),
                less=listed(
                    [_("**{n}** because of {card}").format(n=-n, card=name) for name, n in adds if n < 0]
                ),
            )
        return [Explanation(labelled("points", design.vp), text, "scoring", printed)]
    now = table_points(_with(view, seat, card), seat, design)
    form = (
        _("Bonus at game end: **{n}** VP with your current tableau.")
        if seat == (view.viewer or 0)
        else _("Bonus at game end: **{n}** VP with its owner's current tableau.")
    )
    lines = [Explanation("points:?", form.format(n=minus(now)), "bonuses", printed="")]
    for record, points in table_lines(_with(view, seat, card), seat, design):
        worth = _("Currently **{n}** VP.").format(n=minus(points))
        text = record_text(design, record, view.edition)
        lines.append(Explanation(labelled("points", record.vp), f"{text} {worth}", "bonuses", text))
    return lines


def _adding_text(adds: Sequence[tuple[str, int]]) -> str:
    """Return the form of the sentence on the VP of a card that changes bonuses of other cards."""
    if all(n > 0 for _name, n in adds):
        return _("Worth {vp} at game end, plus {more}.")
    if all(n < 0 for _name, n in adds):
        return _("Worth {vp} at game end, minus {less}.")
    return _("Worth {vp} at game end, plus {more}, minus {less}.")


def _with(view: RaceState, seat: Seat, card: str) -> RaceState:
    """Return the state as if the card were in the tableau of the seat."""
    if card in view.players[seat].tableau:
        return view
    g = view.clone()
    g.players[seat].tableau.append(card)
    return g


def _without(view: RaceState, seat: Seat, card: str) -> RaceState:
    if card not in view.players[seat].tableau:
        return view
    g = view.clone()
    g.players[seat].tableau.remove(card)
    return g


def _added(view: RaceState, seat: Seat, card: str) -> list[tuple[str, int]]:
    """Return the VP by which a card changes score tables of a tableau, each after the development's name."""
    before, after = _without(view, seat, card), _with(view, seat, card)
    tables = [
        view.cards[other] for other in view.players[seat].tableau if other != card and view.cards[other].score
    ]
    adds = [(item(t.id), table_points(after, seat, t) - table_points(before, seat, t)) for t in tables]
    return [(name, n) for name, n in adds if n]


def _good_lines(view: RaceState, seat: Seat, card: str) -> Lines:
    design = view.cards[card]
    if not design.good:
        return []
    if design.source == "windfall":
        text = _(
            "Windfall world: it receives {good} when placed. Later it gets one only through powers "
            "and the Produce bonus."
        )
    else:
        text = _("Production world: it produces {good} in Produce if it has none.")
    text = text.format(good=one_good(design.good))
    sells = _("Its good sells for {cards}.").format(cards=cards_text(later_price(view, seat, card)))
    return [Explanation(design.good, f"{text} {sells}", "goods", text)]


def _power_lines(card: Card) -> Lines:
    """Return a line for each power but production that the sentence on the kind of world says already.

    Of that, only the draw that comes with the good is left to say.
    """
    powers = []
    for power in card.powers:
        if power.code != "produce" or card.source != "production":
            powers.append(power)
        elif power.cards:
            powers.append(replace(power, code="draw_if_produced"))
    return [
        Explanation(labelled("phase", numeral(p.phase)), power_text(p, card), power_page(p)) for p in powers
    ]


def _word_lines(card: Card) -> Lines:
    lines = []
    if card.number is not None:
        text = _("Start world number **{n}**.").format(n=minus(card.number))
        lines.append(Explanation("start", text, "setup"))
    for word in card.tags:
        if word == "chromosome":
            lines.append(Explanation(word, _("Chromosome: it has no effect in this game."), "icons"))
            continue
        lines.append(Explanation(f"tag_{word}", _("Keyword: {word}.").format(word=tag(word)), "cards"))
    return lines


def military_lines(view: RaceState, seat: Seat) -> Lines:
    """Return lines on a seat's Military: general, and specialized or temporary by card."""
    total = minus(total_military(view, seat))
    texts = [_("Military **{n}** against every military world.").format(n=total)]
    texts += [
        _("{card}: {power}").format(card=item(card), power=what_it_does(p))
        for card, p in later_powers(view, seat, "settle")
        if p.code in {"military", "temporary_military", "pay_for_military"}
    ]
    return [Explanation("military", text, "military") for text in texts]
