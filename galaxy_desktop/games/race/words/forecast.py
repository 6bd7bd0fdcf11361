"""What an action would do for the viewer now."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.engine.words import Explanation
from galaxy_desktop.games.race.cards import Power, actions, figures
from galaxy_desktop.games.race.consumption import best_consumption
from galaxy_desktop.games.race.powers import (
    card_powers,
    empty_windfalls,
    explore_draw,
    explore_keep,
    price,
    sale_price,
    total_of,
    with_bonus,
    worlds_with_goods,
)
from galaxy_desktop.games.race.produce import cards_for
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import Means, can_place_development, can_place_world
from galaxy_desktop.games.race.words.powers import power_text, what_it_does
from galaxy_desktop.games.race.words.terms import goods, item, items, kind, numeral, reward
from galaxy_desktop.language import gettext as _

Lines = list[Explanation]


def action_lines(view: RaceState, choice: str) -> Lines:
    """What an action, or two joined by "+", would do for the viewer now, and what the others get."""
    seat = view.viewer or 0
    lines: Lines = []
    for action in choice.split("+"):
        chosen = actions()[action]
        sign = f"phase:{numeral(chosen.phase)}"
        lines += [Explanation(sign, power_text(power)) for power in chosen.bonus]
        lines += FORECASTS[chosen.phase](view, seat, action)
        lines.append(Explanation("person", others_text(chosen.phase)))
    return lines


def others_text(phase: str) -> str:
    """What a phase brings to those who have not chosen it."""
    return {
        "explore": _("The others look at **2** and keep **1**."),
        "develop": _("The others may develop too."),
        "settle": _("The others may settle too."),
        "consume": _("The others use their Consume powers too."),
        "produce": _("The others produce too."),
    }[phase]


def explore_lines(view: RaceState, seat: Seat, action: str) -> Lines:
    """How many cards would be looked at and kept."""
    powers = with_bonus(view, seat, action)
    text = _("You look at {draw} and keep **{keep}**.").format(
        draw=cards_text(explore_draw(powers)), keep=explore_keep(powers)
    )
    return [Explanation("explore", text)]


def means_with(view: RaceState, seat: Seat, action: str) -> Means:
    """The means of a seat if it had chosen an action."""
    player = view.players[seat]
    return Means(view.cards, with_bonus(view, seat, action), tuple(player.hand), tuple(player.tableau))


def _develop(view: RaceState, seat: Seat, action: str) -> Lines:
    m = means_with(view, seat, action)
    first = total_of(m.powers, "draw")
    open_ = [card for card in m.hand if can_place_development(m, card)]
    lines = [
        Explanation("develop", _placeable([f"{item(c)} ({price(view.cards[c], m.powers)})" for c in open_]))
    ]
    if first:
        lines.append(Explanation("card", _("First you draw {cards}.").format(cards=cards_text(first))))
    return [*lines, *draws_after_placing(m), *_last_card(view, seat, bool(open_))]


def _settle(view: RaceState, seat: Seat, action: str) -> Lines:
    m = means_with(view, seat, action)
    open_ = [card for card in m.hand if can_place_world(m, card)]
    placeable = Explanation("settle", _placeable([item(card) for card in open_]))
    return [placeable, *draws_after_placing(m), *_last_card(view, seat, bool(open_))]


def _placeable(names: list[str]) -> str:
    if not names:
        return _("Nothing in your hand could be placed now.")
    return _("You could place {n}: {names}.").format(n=f"**{len(names)}**", names=", ".join(names))


def draws_after_placing(m: Means) -> Lines:
    """The cards for having placed something."""
    after = total_of(m.powers, "draw_after_placing")
    return [Explanation("card", _("Then you draw {cards}.").format(cards=cards_text(after)))] if after else []


def _last_card(view: RaceState, seat: Seat, can_place: bool) -> Lines:
    limit = figures().tableau_size
    if not can_place or len(view.players[seat].tableau) != limit - 1:
        return []
    return [Explanation("wild", _("It would be your **{n}th** card: the game would end.").format(n=limit))]


def _consume(view: RaceState, seat: Seat, action: str) -> Lines:
    lines: Lines = []
    worlds = worlds_with_goods(view, seat)
    if action == "consume_trade":
        prices = sorted(((sale_price(view, seat, world), world) for world in worlds), reverse=True)
        lines += [
            Explanation(
                "trade",
                _("{world} sells its {kind} good for {cards}.").format(
                    world=item(world), kind=kind(view.cards[world].good), cards=cards_text(n)
                ),
            )
            for n, world in prices
        ]
    factor = max(power.factor for power in actions()[action].bonus)
    text = at_best(view, seat, factor) if worlds else _("There is no good on your worlds.")
    lines.append(Explanation("consume", text))
    lines += [
        Explanation("consume", f"{item(card)}: {what_it_does(power)}")
        for card, power in card_powers(view, seat, "consume")
    ]
    return lines


def at_best(view: RaceState, seat: Seat, factor: int) -> str:
    """What the Consume powers could make of all goods that lie there now."""
    plan = best_consumption(view, seat, factor)
    if not plan.goods:
        return _("No power of yours can take a good now.")
    return _("Up to {goods} for {gain}.").format(goods=goods(plan.goods), gain=reward(plan.vp, plan.cards))


def _produce(view: RaceState, seat: Seat, action: str) -> Lines:
    del action
    player = view.players[seat]
    makers = [
        card
        for card, power in card_powers(view, seat, "produce")
        if power.code == "produce" and card not in player.goods
    ]
    empty = empty_windfalls(view, seat)
    draws = sum(certain_draws(view, seat, card, power) for card, power in card_powers(view, seat, "produce"))
    made = (
        _("These worlds would produce: {worlds}.").format(worlds=items(makers))
        if makers
        else _("No production world of yours is empty.")
    )
    bonus = (
        _("The bonus would serve {worlds}.").format(worlds=_or(list(empty)))
        if empty
        else _("No windfall world of yours is empty.")
    )
    lines = [Explanation("produce", made), Explanation("produce", bonus)]
    if draws:
        lines.append(
            Explanation("card", _("You would draw at least {cards}.").format(cards=cards_text(draws)))
        )
    return lines


def certain_draws(view: RaceState, seat: Seat, card: str, power: Power) -> int:
    """Cards that a Produce power would draw whatever is chosen."""
    if power.code == "produce":
        return power.cards if card not in view.players[seat].goods else 0
    return cards_for(view, seat, power) if power.code in {"draw", "draw_per_world"} else 0


def _or(worlds: list[str]) -> str:
    names = [item(world) for world in worlds]
    return (
        names[0]
        if len(names) == 1
        else _("{some} or {last}").format(some=", ".join(names[:-1]), last=names[-1])
    )


FORECASTS: Mapping[str, Callable[[RaceState, Seat, str], Lines]] = {
    "explore": explore_lines,
    "develop": _develop,
    "settle": _settle,
    "consume": _consume,
    "produce": _produce,
}
"""What each phase would bring."""
