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
from galaxy_desktop.games.race.words.powers import power_text, what_it_does
from galaxy_desktop.games.race.words.terms import cards_between, goods, item, items, kind, numeral, reward
from galaxy_desktop.language import gettext as _

Lines = list[Explanation]


def action_lines(view: RaceState, choice: str) -> Lines:
    """Return forecasts of an action, or of a pair of actions, for the viewer, and what the others get."""
    seat = view.viewer or 0
    lines: Lines = []
    both = parse_as(Actions, choice).chosen
    for phase, together in groupby(both, lambda action: actions()[action].happens_in):
        chosen = tuple(together)
        for action in chosen:
            sign = labelled("phase", numeral(actions()[action].phase))
            lines += [Explanation(sign, power_text(power)) for power in actions()[action].bonus]
        kind_of_phase = actions()[chosen[0]].phase
        lines += FORECASTS[kind_of_phase](begun(view, phase, seat, chosen), seat)
        lines.append(Explanation("person", others_text(kind_of_phase)))
    return lines


def others_text(phase: str) -> str:
    """Return the sentence about a phase for those who have not chosen it."""
    return {
        "explore": _("Each opponent explores too, without your bonus."),
        "develop": _("The others may develop too."),
        "settle": _("The others may settle too."),
        "consume": _("The others use their Consume powers too."),
        "produce": _("The others produce too."),
    }[phase]


def _explore(g: RaceState, seat: Seat) -> Lines:
    powers = powers_at(g, seat, "explore")
    text = _("You look at {draw} and keep **{keep}**.").format(
        draw=cards_text(explore_draw(powers)), keep=explore_keep(powers)
    )
    return [Explanation("explore", text)]


def with_first_draws(g: RaceState, seat: Seat) -> Means:
    """Return the means for Develop after the cards drawn when it begins, these as `HIDDEN`."""
    m = means(g, seat, "develop")
    return replace(m, hand=(*m.hand, *[HIDDEN] * total_of(m.powers, "draw")))


def developments(m: Means) -> list[str]:
    """Return the known cards of the hand that could be developed."""
    return [card for card in m.hand if card != HIDDEN and can_place_development(m, card)]


def _develop(g: RaceState, seat: Seat) -> Lines:
    m = with_first_draws(g, seat)
    first = total_of(m.powers, "draw")
    open_ = developments(m)
    lines = [
        Explanation("develop", _placeable([f"{item(c)} ({price(g.cards[c], m.powers)})" for c in open_]))
    ]
    if first:
        lines.append(Explanation("card", _("First you draw {cards}.").format(cards=cards_text(first))))
    return [*lines, *_draws_after_placing(m), *_last_card(m, bool(open_))]


def _settle(g: RaceState, seat: Seat) -> Lines:
    m = means(g, seat, "settle")
    open_ = [card for card in m.hand if can_place_world(m, card)]
    placeable = Explanation("settle", _placeable([item(card) for card in open_]))
    stays = any(_stays(m, card) for card in open_)
    return [placeable, *_draws_after_placing(m), *_last_card(m, stays)]


def _stays(m: Means, world: str) -> bool:
    """Return whether a world can be placed without discarding a card of the tableau for it."""
    prices = world_prices(m.cards[world], m.powers)
    return any(due < len(m.hand) and not way.used for way, due in prices)


def _placeable(names: list[str]) -> str:
    if not names:
        return _("Nothing in your hand could be placed now.")
    return _("You could place {n}: {names}.").format(n=f"**{len(names)}**", names=", ".join(names))


def _draws_after_placing(m: Means) -> Lines:
    """Return the line for cards drawn after placing, if there are any."""
    after = total_of(m.powers, "draw_after_placing")
    return [Explanation("card", _("Then you draw {cards}.").format(cards=cards_text(after)))] if after else []


def _last_card(m: Means, can_place: bool) -> Lines:
    limit = figures().tableau_size
    if not can_place or len(m.tableau) != limit - 1:
        return []
    return [Explanation("wild", _("It would be your **{n}th** card: the game would end.").format(n=limit))]


def _consume(g: RaceState, seat: Seat) -> Lines:
    worlds = worlds_with_goods(g, seat)
    sells = any(power.code == "sell_good" for _action, power in bonus_powers(g, seat))
    lines: Lines = []
    if sells:
        prices = sorted(((sale_price(g, seat, world), world) for world in worlds), reverse=True)
        lines += [
            Explanation(
                "trade",
                _("{world} sells its {kind} good for {cards}.").format(
                    world=item(world), kind=kind(g.cards[world].good), cards=cards_text(n)
                ),
            )
            for n, world in prices
        ]
    lines.append(Explanation("consume", _at_best(g, seat, sells)))
    lines += [
        Explanation("consume", f"{item(card)}: {what_it_does(power)}")
        for card, power in card_powers(g, seat, "consume")
    ]
    return lines


def _at_best(g: RaceState, seat: Seat, sells: bool) -> str:
    """Return the sentence for the best consumption; if `sells`, after the sale of one good."""
    if not g.players[seat].goods:
        return _("There is no good on your worlds.")
    plan = sale_first(g, seat)[0] if sells else best_consumption(g, seat, vp_factor(g, seat))
    if not plan.goods:
        return (
            _("After the sale no power of yours can take a good.")
            if sells
            else _("No power of yours can take a good now.")
        )
    form = _("After the sale, up to {goods} for {gain}.") if sells else _("Up to {goods} for {gain}.")
    return form.format(goods=goods(plan.goods), gain=reward(plan.vp, plan.cards))


def _produce(g: RaceState, seat: Seat) -> Lines:
    ways = productions(g, seat)
    own = {world for way in ways for world in way.produced if world not in dict(way.served).values()}
    makers = [world for world in g.players[seat].tableau if world in own]
    made = (
        _("These worlds would produce: {worlds}.").format(worlds=items(makers))
        if makers
        else _("No production world of yours is empty.")
    )
    lines = [Explanation("produce", made), *_windfalls(g, seat, ways)]
    low, high = min(way.cards for way in ways), max(way.cards + way.most for way in ways)
    if high:
        text = _("You would draw {cards}.").format(cards=cards_between(low, high))
        lines.append(Explanation("card", text))
    return lines


def _windfalls(g: RaceState, seat: Seat, ways: Collection[Production]) -> Lines:
    """Return a line for each power for windfall worlds, bonuses included, with the worlds it could use."""
    lines: Lines = []
    for ref in dict.fromkeys(in_turn(g, seat)):
        if power_of(g, ref).code != "produce_windfall":
            continue
        worlds = [w for w in g.players[seat].tableau if any((ref, w) in way.served for way in ways)]
        bonus = source_of(ref) in actions()
        if worlds:
            form = _("The bonus would serve {worlds}.") if bonus else _("{card} would serve {worlds}.")
            text = form.format(card=item(source_of(ref)), worlds=either([item(world) for world in worlds]))
            lines.append(Explanation("produce", text))
        elif bonus:
            lines.append(Explanation("produce", _("No empty windfall world is left for the bonus.")))
    return lines


FORECASTS: Mapping[str, Callable[[RaceState, Seat], Lines]] = {
    "explore": _explore,
    "develop": _develop,
    "settle": _settle,
    "consume": _consume,
    "produce": _produce,
}
"""Functions for the forecast of each phase, given a state in which it has just begun."""
