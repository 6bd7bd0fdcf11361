"""Forecast of an action for the viewer, as explanations."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from itertools import groupby

from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.sentences import cards_text, either
from galaxy_desktop.engine.words import Explanation, labelled
from galaxy_desktop.games.race.box import actions, figures
from galaxy_desktop.games.race.consumption import best_consumption, sale_first
from galaxy_desktop.games.race.moves import Actions, parse_as, source_of
from galaxy_desktop.games.race.powers import (
    bonus_powers,
    card_powers,
    explore_draw,
    explore_keep,
    multiplied,
    power_of,
    powers_at,
    price,
    sale_price,
    total_of,
    vp_factor,
    worlds_with_goods,
)
from galaxy_desktop.games.race.produce import in_turn
from galaxy_desktop.games.race.production import Production, productions
from galaxy_desktop.games.race.round import begun
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import (
    Means,
    can_place_development,
    can_place_world,
    means,
    world_prices,
)
from galaxy_desktop.games.race.words.powers import power_page, power_text, what_it_does
from galaxy_desktop.games.race.words.terms import cards_between, goods, item, items, kind, numeral, reward
from galaxy_desktop.games.race.words.terms import phase as phase_name
from galaxy_desktop.language import N_, Message, series
from galaxy_desktop.language import gettext as _

Lines = list[Explanation]
IconLines = list[tuple[str, str]]
"""Icons, each with its sentence."""


OPPONENTS: Mapping[str, Message] = {
    "explore": N_("Opponents explore too."),
    "develop": N_("Opponents may develop too."),
    "settle": N_("Opponents may settle too."),
    "consume": N_("Opponents must use their Consume powers too."),
    "produce": N_("Opponents produce too."),
}


def action_lines(view: RaceState, choice: str) -> Lines:
    """Return forecasts of an action, or of a pair of actions, for the viewer, and what opponents do.

    Each phase has its bonuses and the sum of its powers first; what has room for only a few lines has those.
    """
    seat = view.viewer or 0
    lines: Lines = []
    details: Lines = []
    before = ""
    both = parse_as(Actions, choice).chosen
    for phase, together in groupby(both, lambda action: actions()[action].happens_in):
        chosen = tuple(together)
        for action in chosen:
            sign = labelled("phase", numeral(actions()[action].phase))
            bonus = actions()[action].bonus
            lines += [Explanation(sign, power_text(power), power_page(power)) for power in bonus]
        plain = actions()[chosen[0]].phase
        then = begun(view, phase, seat, chosen)
        lines += _told(FORECASTS[plain](then, seat), plain)
        if before:
            first = _("This is as of now; {phase} comes first.").format(phase=phase_name(before))
            lines += _told([("clock", first)], plain)
        more = DETAILS[plain](then, seat) if plain in DETAILS else []
        details += _told([*more, ("person", OPPONENTS[plain].read())], plain)
        before = phase
    return [*lines, *details]


def _told(lines: IconLines, page: str) -> Lines:
    return [Explanation(sign, text, page) for sign, text in lines]


def _explore(g: RaceState, seat: Seat) -> IconLines:
    powers = powers_at(g, seat, "explore")
    text = _("You look at {draw} and keep **{keep}**.").format(
        draw=cards_text(explore_draw(powers)), keep=explore_keep(powers)
    )
    return [("explore", text)]


def with_first_draws(g: RaceState, seat: Seat) -> Means:
    """Return the means for Develop after the cards drawn when it begins, these as `HIDDEN`."""
    m = means(g, seat, "develop")
    return replace(m, hand=(*m.hand, *[HIDDEN] * total_of(m.powers, "draw")))


def developments(m: Means) -> list[str]:
    """Return the known cards of the hand that could be developed."""
    return [card for card in m.hand if card != HIDDEN and can_place_development(m, card)]


def _develop(g: RaceState, seat: Seat) -> IconLines:
    m = with_first_draws(g, seat)
    first = total_of(m.powers, "draw")
    open_ = developments(m)
    names = [_("{card} (cost {cost})").format(card=item(c), cost=price(g.cards[c], m.powers)) for c in open_]
    lines = [("develop", _placeable(names))]
    if first:
        lines.append(("card", _("First you draw {cards}.").format(cards=cards_text(first))))
    return [*lines, *_draws_after_placing(m), *_last_card(m, can_place=bool(open_))]


def _settle(g: RaceState, seat: Seat) -> IconLines:
    m = means(g, seat, "settle")
    open_ = [card for card in m.hand if can_place_world(m, card)]
    unaided = any(_unaided(m, card) for card in open_)
    placeable = _placeable([item(card) for card in open_])
    return [("settle", placeable), *_draws_after_placing(m), *_last_card(m, can_place=unaided)]


def _unaided(m: Means, world: str) -> bool:
    """Return whether a world can be placed without discarding a card of the tableau for it."""
    prices = world_prices(m.cards[world], m.powers)
    return any(due < len(m.hand) and not way.used for way, due in prices)


def _placeable(names: list[str]) -> str:
    if not names:
        return _("You couldn't place any card from your hand now.")
    return _("You could place **{n}**: {names}.").format(n=len(names), names=series(names))


def _draws_after_placing(m: Means) -> IconLines:
    """Return the line for cards drawn after placing, if there are any."""
    after = total_of(m.powers, "draw_after_placing")
    return [("card", _("After placing, you draw {cards}.").format(cards=cards_text(after)))] if after else []


def _last_card(m: Means, *, can_place: bool) -> IconLines:
    limit = figures().tableau_size
    if not can_place or len(m.tableau) != limit - 1:
        return []
    text = _("It would be card **{n}** in your tableau: a round that ends with that many is the last.")
    return [("wild", text.format(n=limit))]


def _consume(g: RaceState, seat: Seat) -> IconLines:
    return [*_sales(g, seat)[:1], ("consume", _at_best(g, seat, sells=_sells(g, seat)))]


def _consume_details(g: RaceState, seat: Seat) -> IconLines:
    """Return a line for each good that would sell for no more than the first, and one for each power."""
    lines = _sales(g, seat)[1:]
    factor = vp_factor(g, seat)
    for card, power in card_powers(g, seat, "consume"):
        what = what_it_does(multiplied(power, factor), g.cards[card])
        lines.append(("consume", _("{card}: {power}").format(card=item(card), power=what)))
    return lines


def _sells(g: RaceState, seat: Seat) -> bool:
    return any(power.code == "sell_good" for _action, power in bonus_powers(g, seat))


def _sales(g: RaceState, seat: Seat) -> IconLines:
    """Return a line for each good that the bonus could sell, the dearest first."""
    worlds = worlds_with_goods(g, seat) if _sells(g, seat) else ()
    prices = sorted(((sale_price(g, seat, world), world) for world in worlds), reverse=True)
    return [("trade", _sale(g, world, price)) for price, world in prices]


def _sale(g: RaceState, world: str, price: int) -> str:
    text = _("The {kind} good on {world} sells for {cards}.")
    return text.format(world=item(world), kind=kind(g.cards[world].good), cards=cards_text(price))


def _at_best(g: RaceState, seat: Seat, *, sells: bool) -> str:
    """Return the sentence for the best consumption; if `sells`, after the sale of one good."""
    if not g.players[seat].goods:
        return _("You have no goods on your worlds.")
    plan = sale_first(g, seat)[0] if sells else best_consumption(g, seat, vp_factor(g, seat))
    if not plan.goods:
        return (
            _("After the sale, your powers can't use any good you have.")
            if sells
            else _("Your powers can't use any good you have.")
        )
    form = _("After the sale, up to {goods} for {gain}.") if sells else _("Up to {goods} for {gain}.")
    drawn = sum(power.cards for power in (power_of(g, ref) for ref in plan.powers) if power.code == "draw")
    return form.format(goods=goods(plan.goods), gain=reward(plan.vp, plan.cards - drawn))


def _produce(g: RaceState, seat: Seat) -> IconLines:
    ways = productions(g, seat)
    own = {world for way in ways for world in way.produced if world not in dict(way.served).values()}
    makers = [world for world in g.players[seat].tableau if world in own]
    made = (
        _("These worlds would produce: {worlds}.").format(worlds=items(makers))
        if makers
        else _("You have no production world without a good.")
    )
    lines = [("produce", made), *_windfalls(g, seat, ways)]
    low, high = min(way.cards for way in ways), max(way.cards + way.most for way in ways)
    if high:
        lines.append(("card", _("You would draw {cards}.").format(cards=cards_between(low, high))))
    return lines


def _windfalls(g: RaceState, seat: Seat, ways: Collection[Production]) -> IconLines:
    """Return a line for each power for windfall worlds, bonuses included, with the worlds it could use."""
    lines: IconLines = []
    for ref in dict.fromkeys(in_turn(g, seat)):
        if power_of(g, ref).code != "produce_windfall":
            continue
        worlds = [w for w in g.players[seat].tableau if any((ref, w) in way.served for way in ways)]
        bonus = source_of(ref) in actions()
        if worlds:
            form = (
                _("Your bonus could produce a good on {worlds}.")
                if bonus
                else _("{card} could produce a good on {worlds}.")
            )
            text = form.format(card=item(source_of(ref)), worlds=either([item(world) for world in worlds]))
            lines.append(("produce", text))
        elif bonus:
            lines.append(("produce", _("No empty windfall world is left for your bonus.")))
    return lines


FORECASTS: Mapping[str, Callable[[RaceState, Seat], IconLines]] = {
    "explore": _explore,
    "develop": _develop,
    "settle": _settle,
    "consume": _consume,
    "produce": _produce,
}
"""Functions for the forecast of each phase, given a state in which it has just begun."""
DETAILS: Mapping[str, Callable[[RaceState, Seat], IconLines]] = {"consume": _consume_details}
"""Functions for the lines of a phase that come after the forecasts of all."""
