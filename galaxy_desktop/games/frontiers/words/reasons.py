"""One sentence for every reason why something cannot be chosen now."""

from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.wording import Row, Wording, cases, row
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT
from galaxy_desktop.games.frontiers.words.terms import goods_text, item, kind, money, one_good, unused
from galaxy_desktop.language import N_, NN_


def _needs_money(r: Reason) -> str:
    return money(int(r["needs"]))


def _has_money(r: Reason) -> str:
    return money(int(r["has"]))


def _short_money(r: Reason) -> str:
    return money(int(r["short"]))


def _is_development(r: Reason) -> bool:
    tile = tiles().get(str(r["tile"]))
    return tile is not None and tile.sort == DEVELOPMENT


_COSTS = N_("{tile} costs {needs}; you have {has}. You need {short} more.")

SENTENCES: Wording[Row] = Wording(
    rows={
        "tile_taken": row(N_("{action} has already been selected this round."), page="round"),
        "not_fed": row(N_("Players can't stockpile for {tile} in {action}."), page="stockpiles"),
        "already_owned": row(N_("You already own {tile}; each player may own only one."), page="develop"),
        "none_left": row(N_("{tile} is sold out."), page="develop"),
        "credits_short": cases(
            (
                _is_development,
                row(_COSTS, page="develop", needs=_needs_money, has=_has_money, short=_short_money),
            ),
            otherwise=row(_COSTS, page="settle", needs=_needs_money, has=_has_money, short=_short_money),
        ),
        "military_short": row(
            N_(
                "{tile} has defense **{needs}**; your Military against it can reach **{has}**. "
                "You need **{short}** more."
            ),
            page="settle",
        ),
        "colonists_short": row(
            N_("To settle {tile} you need {needs}; you have **{has}**."),
            page="settle",
            needs=lambda r: unused(int(r["needs"])),
        ),
        "placed_now": row(
            N_("{tile} was settled in this action. Only earlier colonies can be replaced."), page="replacing"
        ),
        "military_world": row(
            N_("{tile} is a military world. Only a non-military world can replace a colony."),
            page="replacing",
        ),
        "military_colony": row(
            N_("{tile} is a military colony. Only a non-military colony can be replaced."), page="replacing"
        ),
        "none_of_kind": cases(
            (
                lambda r: r["kind"] == ANY,
                row(
                    N_("{tile} can replace only a non-military colony that isn't gray; you have none."),
                    page="oort",
                ),
            ),
            otherwise=row(
                N_("{tile} can replace only a non-military {kind} colony; you have none."), page="replacing"
            ),
        ),
        "more_colonists_short": row(
            NN_(
                "{tile} needs **{needs}** more colonist than {colony}; you have **{has}** unused.",
                "{tile} needs **{needs}** more colonists than {colony}; you have **{has}** unused.",
                "needs",
            ),
            page="replacing",
        ),
        "other_kind": row(N_("{tile} and {colony} are of different kinds."), page="replacing"),
        "cost_apart": row(
            N_(
                "{tile} has printed cost **{needs}**, and {colony} has **{has}**. "
                "The new cost must be 0 to {most} higher."
            ),
            page="replacing",
        ),
        "has_good": row(N_("{tile} already has a good."), page="produce"),
        "no_windfall": row(N_("{tile} isn't a windfall colony."), page="goods"),
        "wrong_kind": row(
            N_("This power is for {needs} colonies; {tile} is {kind}."),
            page="produce",
            needs=lambda r: kind(str(r["needs"])),
        ),
        "supply_empty": row(N_("The supply of {kind} goods is empty."), page="produce"),
        "used_already": row(
            N_("You've already used the Consume power of {tile} in this action."), page="consume"
        ),
        "goods_short": row(
            N_("{tile} consumes {needs} at a time; you have **{has}** that it can consume."),
            page="consume",
            needs=lambda r: goods_text(int(r["needs"])),
        ),
        "kinds_short": row(
            NN_(
                "{tile} consumes {goods} of different kinds; you have **{has}** kind.",
                "{tile} consumes {goods} of different kinds; you have **{has}** kinds.",
                "has",
            ),
            page="consume",
            goods=lambda r: goods_text(int(r["needs"])),
        ),
        "no_good": row(N_("{tile} has no good on it."), page="goods"),
        "wrong_good": row(
            N_("This power consumes {needs}; the good on {tile} is {kind}."),
            page="consume",
            needs=lambda r: one_good(str(r["needs"])),
        ),
        "no_sale": row(N_("The good on {tile} can't be sold."), page="oort"),
    },
    formats={
        "action": item,
        "colony": item,
        "has": str,
        "kind": kind,
        "most": str,
        "needs": str,
        "short": str,
        "tile": item,
    },
)
"""The row of each reason code."""
