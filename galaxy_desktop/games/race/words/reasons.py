"""One sentence for every reason why something cannot be chosen now."""

from dataclasses import replace

from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.sentences import CARDS_SHORT, MILITARY_SHORT
from galaxy_desktop.engine.wording import Row, Wording, cases, row
from galaxy_desktop.games.race.box import deck
from galaxy_desktop.games.race.words.terms import action, goods, item, kind
from galaxy_desktop.language import N_, NN_


def _is_world(reason: Reason) -> bool:
    return deck("second")[str(reason["card"])].is_world


EVEN_WITH = N_(
    "{card} has defense {military:{needs}}. Even if you discard {helper}, your Military against it is only "
    "**{has}**. You need {short} more."
)
"""Reason that a world needs more Military than the player has with a card that is discarded for some."""

SENTENCES: Wording[Row] = Wording(
    rows={
        "is_a_world": row(N_("{card} is a world. Place it in Settle."), page="settle"),
        "is_a_development": row(N_("{card} is a development. Place it in Develop."), page="develop"),
        "placed_already": row(
            N_("You already have {card}; a tableau can't hold two of the same development."), page="develop"
        ),
        "cards_short": cases(
            (_is_world, replace(CARDS_SHORT, page="settle")), otherwise=replace(CARDS_SHORT, page="develop")
        ),
        "military_short": cases(
            (lambda r: r["helper"], replace(MILITARY_SHORT, you=EVEN_WITH, page="military")),
            otherwise=replace(MILITARY_SHORT, page="military"),
        ),
        "held_before": row(
            N_("{card} was already in your hand. Choose from the cards you just drew."), page="explore"
        ),
        "second_alone": row(N_("You can choose {action} only together with {first}."), page="two_actions"),
        "no_consume_power": row(N_("{card} has no Consume power."), page="consume"),
        "power_used": row(
            N_("You've already used {card} this phase; each power works once."), page="consume"
        ),
        "hand_empty": row(N_("{card} needs cards in your hand, and your hand is empty."), page="consume"),
        "goods_short": row(
            N_("{card} needs {goods}; you have **{has}**."),
            page="consume",
            goods=lambda r: goods(r["needs"], r["kind"]),
        ),
        "kinds_short": row(
            NN_(
                "{card} needs a good of **{needs}** kind; you have **{has}**.",
                "{card} needs goods of **{needs}** different kinds; you have **{has}**.",
                "needs",
            ),
            page="consume",
        ),
        "wrong_kind": row(N_("This power needs {kind}; {card} is a different kind."), page="goods"),
        "no_good_there": row(N_("{card} has no good on it."), page="goods"),
        "not_in_empire": row(N_("{card} isn't in your tableau. Choose a card that is."), page="powers"),
        "holds_no_good": row(N_("{card} is a development; only worlds hold goods."), page="goods"),
        "no_windfall_world": row(N_("{card} isn't a windfall world."), page="produce"),
        "good_there_already": row(N_("{card} already has a good; each world holds only one."), page="goods"),
    },
    formats={
        "card": item,
        "action": action,
        "first": action,
        "helper": item,
        "kind": kind,
        "needs": str,
        "has": str,
    },
)
"""The row of each reason code."""
