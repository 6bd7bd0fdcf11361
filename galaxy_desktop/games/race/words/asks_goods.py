"""Texts of the questions of Consume and Produce."""

from collections.abc import Mapping

from galaxy_desktop.engine.sentences import cards_text, vp
from galaxy_desktop.engine.wording import NOTHING, Asking, AskRow, Cases, ask, cases, least, missing, none
from galaxy_desktop.games.race.box import actions
from galaxy_desktop.games.race.moves import source_of
from galaxy_desktop.games.race.powers import multiplied, power_of, sale_price, vp_factor
from galaxy_desktop.games.race.produce import DECLINE
from galaxy_desktop.games.race.schema import Power
from galaxy_desktop.games.race.words.powers import what_it_does
from galaxy_desktop.games.race.words.question import CHOOSE_GOODS, SKIP, seat_of
from galaxy_desktop.games.race.words.terms import goods, item, kind, reward
from galaxy_desktop.language import N_, NN_


def _power(a: Asking) -> Power:
    return power_of(a.view, a.decision.about)


def _source(a: Asking) -> str:
    return item(source_of(a.decision.about))


def _chosen_card(a: Asking) -> str:
    return item(source_of(a.chosen[0]))


def _factor(a: Asking) -> int:
    return vp_factor(a.view, seat_of(a.view))


def _chosen_power(a: Asking) -> str:
    power = multiplied(power_of(a.view, a.chosen[0]), _factor(a))
    return what_it_does(power, a.view.cards[source_of(a.chosen[0])])


def _gain(a: Asking) -> str:
    power, times = _power(a), least(a) // _power(a).goods
    return reward(times * power.vp * _factor(a), times * power.cards)


def _price(a: Asking) -> int:
    return sale_price(a.view, seat_of(a.view), a.chosen[0], trade_powers=_power(a).trade_powers)


def _by_the_bonus(a: Asking) -> bool:
    return source_of(a.decision.about) in actions()


def _world_chosen(a: Asking) -> bool:
    return any(way.cost and way.id in a.chosen for way in a.decision.ways)


def _card_chosen(a: Asking) -> bool:
    return any(option in a.view.players[seat_of(a.view)].hand for option in a.chosen)


QUESTIONS: Mapping[str, AskRow | Cases[AskRow]] = {
    "consume": ask(
        cases((none, N_("Consume: use a power")), otherwise=N_("Consume: use {card}")),
        cases(
            (lambda a: bool(a.chosen), N_("{power}")),
            (lambda a: not least(a), N_("The remaining powers are optional.")),
            (
                lambda a: _factor(a) > 1,
                N_(
                    "Use every power you can, in any order; only powers that say “may” are optional. "
                    "You get **×{factor}** VP for goods."
                ),
            ),
            otherwise=N_("Use every power you can, in any order; only powers that say “may” are optional."),
        ),
        cases((none, N_("Choose a power")), otherwise=N_("Use {card}")),
        cases((lambda a: not least(a), N_("Done")), otherwise=NOTHING),
        card=_chosen_card,
        power=_chosen_power,
        factor=_factor,
    ),
    "goods": ask(
        NN_("Consume: choose a good for {card}", "Consume: choose {n} goods for {card}"),
        cases(
            (
                lambda a: _power(a).different,
                N_("You consume **{n}** goods of different kinds for {gain}."),
            ),
            otherwise=N_("You consume {goods} for {gain}."),
        ),
        cases(
            (missing, CHOOSE_GOODS),
            otherwise=NN_("Consume {n} good", "Consume {n} goods"),
        ),
        card=_source,
        n=least,
        goods=lambda a: goods(least(a), _power(a).good),
        gain=_gain,
    ),
    "sale": cases(
        (
            none,
            ask(
                cases((_by_the_bonus, N_("Trade: sell a good")), otherwise=N_("Consume: sell a good")),
                N_("Discard a good to draw its price in cards ({power})."),
                N_("Choose a good"),
                power=_source,
            ),
        ),
        otherwise=ask(
            cases(
                (_by_the_bonus, N_("Trade: sell the good on {world}")),
                otherwise=N_("Consume: sell the good on {world}"),
            ),
            N_("The {kind} good sells for {price}."),
            NN_("Sell for {n} card", "Sell for {n} cards"),
            world=_chosen_card,
            kind=lambda a: kind(a.view.cards[a.chosen[0]].good),
            price=lambda a: cards_text(_price(a)),
            n=_price,
        ),
    ),
    "cards_for_points": ask(
        N_("Consume: discard cards for {card}"),
        N_("Discard up to {most} from your hand for {each} each. These VP are never doubled."),
        cases((none, N_("Choose cards")), otherwise=N_("Discard for {n} VP")),
        SKIP,
        card=_source,
        most=lambda a: cards_text(a.decision.most),
        each=lambda a: vp(_power(a).vp),
        n=lambda a: _power(a).vp * len(a.chosen),
    ),
    "guess": ask(
        N_("Consume: name a number"),
        N_("The top card of the deck is revealed. Keep it if its cost or defense matches your number."),
        cases((none, N_("Choose a number")), otherwise=N_("Name {number}")),
        number=lambda a: a.chosen[0],
    ),
    "windfall": ask(
        cases(
            (none, N_("Produce: choose an empty windfall world")),
            otherwise=N_("Produce a good on {world}"),
        ),
        cases(
            (_by_the_bonus, N_("Your bonus produces **1** good on one of the highlighted worlds.")),
            otherwise=N_("{card} produces **1** good on one of the highlighted worlds."),
        ),
        cases((none, N_("Choose a world")), otherwise=N_("Produce here")),
        card=_source,
        world=_chosen_card,
    ),
    "windfall_for_card": ask(
        N_("Produce: discard a card to produce a good?"),
        N_(
            "{card}: discard **1** card from your hand to produce a good on one of your empty windfall "
            "worlds."
        ),
        cases(
            (lambda a: DECLINE in a.chosen, SKIP),
            (lambda a: not _world_chosen(a), N_("Choose a world")),
            (lambda a: not _card_chosen(a), N_("Choose a card")),
            otherwise=N_("Discard and produce"),
        ),
        card=_source,
    ),
}
"""The row of each topic."""
