"""Texts of the questions about goods: produced, sold, consumed, stockpiled."""

from collections.abc import Mapping

from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.engine.wording import NOTHING, Asking, AskRow, Cases, ask, cases, least, missing, none
from galaxy_desktop.games.frontiers.box import PRODUCE
from galaxy_desktop.games.frontiers.consume import goods_taken, usable
from galaxy_desktop.games.frontiers.ending import sure_end
from galaxy_desktop.games.frontiers.powers import powers, sale_bonus, sale_price
from galaxy_desktop.games.frontiers.schema import Power
from galaxy_desktop.games.frontiers.scoring import score
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.trade import sale
from galaxy_desktop.games.frontiers.words.powers import what_it_does
from galaxy_desktop.games.frontiers.words.question import (
    CHOOSE_COLONIES,
    CHOOSE_COLONY,
    CHOOSE_GOODS,
    SKIP,
    chosen,
    declined,
    me,
    player_of,
)
from galaxy_desktop.games.frontiers.words.terms import goods_text, item, kind, money, paid_text
from galaxy_desktop.language import N_, NN_


def _kind(a: Asking) -> str:
    return kind(a.chosen[0])


def _points(a: Asking) -> str:
    return vp(score(a.view, player_of(a), a.chosen[0]).total)


def _due(a: Asking) -> int:
    found = powers(player_of(a), PRODUCE, "paid_production")
    return next(power.cost for tile, power in found if tile == a.decision.about)


def _bonus(a: Asking) -> int:
    return sale_bonus(player_of(a), a.chosen[0])


def _usable(a: Asking) -> int:
    return len(usable(player_of(a)))


def _optional(a: Asking) -> list[str]:
    return [item(tile) for tile, power in usable(player_of(a)).items() if power.optional]


def _fed(a: Asking) -> Power:
    return usable(player_of(a))[a.decision.about]


def _takes_last_chip(view: FrontiersState, power: Power) -> bool:
    """Return whether a Consume power takes the last VP chip of the pool."""
    uses = goods_taken(me(view), power) // power.goods
    return 0 < view.pool <= uses * power.vp and not sure_end(view)


def _chosen_takes_last(a: Asking) -> bool:
    return bool(a.chosen) and _takes_last_chip(a.view, usable(player_of(a))[a.chosen[0]])


def _gain(a: Asking) -> str:
    power = _fed(a)
    uses = least(a) // power.goods
    return paid_text(uses * power.vp, uses * power.credits)


ROWS: Mapping[str, AskRow | Cases[AskRow]] = {
    "kind": ask(
        N_("{about}: set its kind for this action"),
        N_("Powers and new goods use this kind. A good already on it keeps its own kind."),
        cases((chosen, N_("Set kind")), otherwise=N_("Choose a kind")),
    ),
    "scoring_kind": ask(
        N_("{about}: set its kind for scoring"),
        cases(
            (chosen, N_("With {kind}, your empire is worth {points}, not counting the face-down goal.")),
            otherwise=N_(
                "It counts as this kind for every bonus and goal. The face-down goal is revealed next."
            ),
        ),
        cases((chosen, N_("Set kind")), otherwise=N_("Choose a kind")),
        kind=_kind,
        points=_points,
    ),
    "produce_short": ask(
        NN_("Produce: choose {n} colony", "Produce: choose {n} colonies"),
        N_("The supply has only {goods} left."),
        cases((missing, CHOOSE_COLONIES), otherwise=N_("Produce")),
        goods=lambda a: goods_text(least(a), a.decision.about),
    ),
    "windfall": ask(
        N_("Produce: choose a windfall colony"),
        cases(
            (
                lambda a: a.decision.about == PRODUCE,
                N_("Produce bonus: the colony you choose produces a good."),
            ),
            otherwise=N_("{about}: the colony you choose produces a good."),
        ),
        cases((chosen, N_("Produce on {chosen}")), otherwise=CHOOSE_COLONY),
    ),
    "pay_production": ask(
        N_("{about}: pay {due} to produce?"),
        N_("It produces a good only if you pay. You have {has}."),
        cases((declined, SKIP), otherwise=N_("Pay {due}")),
        SKIP,
        due=lambda a: money(_due(a)),
        has=lambda a: money(player_of(a).credits),
    ),
    "stock_goods": ask(
        N_("Stockpile goods?"),
        N_("You have stockpiled {has} and may add up to **{more}**. Stockpiled goods can't be removed."),
        cases(
            (none, N_("Choose goods")),
            otherwise=NN_("Stockpile {number} good", "Stockpile {number} goods", "number"),
        ),
        SKIP,
        has=lambda a: goods_text(len(player_of(a).stocked_goods)),
        more=lambda a: a.decision.most,
        number=lambda a: len(a.chosen),
    ),
    "sell": ask(
        N_("Trade: sell a good"),
        cases(
            (
                lambda a: none(a) and _usable(a),
                NN_(
                    "You may sell only **1** good. **{powers}** of your Consume powers has goods to consume.",
                    "You may sell only **1** good. **{powers}** of your Consume powers have goods to "
                    "consume.",
                    "powers",
                ),
            ),
            (none, N_("You may sell only **1** good; you can't consume any.")),
            (_bonus, N_("The {kind} good on {chosen} sells for {price}, plus {bonus} from Trade powers.")),
            otherwise=N_("The {kind} good on {chosen} sells for {price}."),
        ),
        cases((chosen, N_("Sell for {paid}")), otherwise=N_("Choose a good")),
        SKIP,
        kind=lambda a: kind(player_of(a).goods[a.chosen[0]]),
        price=lambda a: money(sale_price(player_of(a).goods[a.chosen[0]])),
        bonus=lambda a: money(_bonus(a)),
        paid=lambda a: money(sale(player_of(a), a.chosen[0])),
        powers=_usable,
    ),
    "stock_credits": ask(
        N_("Stockpile credits from your sale?"),
        N_("You have stockpiled {has} and may add up to {more}. Stockpiled credits can't be removed."),
        cases(
            (none, N_("Choose an amount")),
            (lambda a: not int(a.chosen[0]), SKIP),
            otherwise=N_("Stockpile {amount}"),
        ),
        has=lambda a: money(player_of(a).stocked_credits),
        more=lambda a: money(a.decision.highest),
        amount=lambda a: money(int(a.chosen[0])),
    ),
    "consume": ask(
        cases((chosen, N_("Consume: use {chosen}")), otherwise=N_("Consume: choose a power")),
        cases(
            (
                _chosen_takes_last,
                N_("{chosen}: {what} It takes the last VP chip, so this round is the last."),
            ),
            (chosen, N_("{chosen}: {what}")),
            (lambda a: not least(a), N_("You have {goods}. The remaining powers are optional.")),
            (
                _optional,
                N_("You have {goods}. Except for {free}, you must use every power you can, in any order."),
            ),
            otherwise=N_("You have {goods}. You must use every power you can, in any order."),
        ),
        cases((chosen, N_("Use {chosen}")), otherwise=N_("Choose a power")),
        cases((least, NOTHING), otherwise=N_("Done")),
        what=lambda a: what_it_does(usable(player_of(a))[a.chosen[0]]),
        goods=lambda a: goods_text(len(player_of(a).goods)),
        free=lambda a: listed(_optional(a)),
    ),
    "feed": ask(
        NN_("{about}: consume {n} good", "{about}: consume {n} goods"),
        cases(
            (
                lambda a: _fed(a).credits_from_price,
                N_("You gain the price of the good in a sale, without Trade powers."),
            ),
            (
                lambda a: _takes_last_chip(a.view, _fed(a)),
                N_("You gain {gain}. That takes the last VP chip, so this round is the last."),
            ),
            otherwise=N_("You gain {gain}."),
        ),
        cases((missing, CHOOSE_GOODS), otherwise=NN_("Consume {n} good", "Consume {n} goods")),
        gain=_gain,
    ),
}
"""The row of each topic about goods."""
