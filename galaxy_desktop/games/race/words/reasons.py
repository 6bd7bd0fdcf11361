"""One sentence for every reason why something cannot be chosen now."""

from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.sentences import CARDS_SHORT, MILITARY_SHORT
from galaxy_desktop.engine.wording import Row, Table, reason_line, row
from galaxy_desktop.games.race.words.terms import goods, item, kind
from galaxy_desktop.language import N_, NN_


def reason_text(reason: Reason) -> str:
    """Return the sentence for a reason, with what is needed and what there is."""
    return reason_line(SENTENCES, reason)


SENTENCES: Table[Row] = Table(
    rows={
        "is_a_world": row(N_("{card} is a world. Place it in Settle.")),
        "is_a_development": row(N_("{card} is a development. Place it in Develop.")),
        "placed_already": row(N_("You already have {card}, and each development is placed only once.")),
        "cards_short": CARDS_SHORT,
        "military_short": MILITARY_SHORT,
        "held_before": row(N_("{card} was in your hand already. Choose from the cards you just drew.")),
        "no_consume_power": row(N_("{card} has no Consume power.")),
        "power_used": row(N_("You've already used {card} this phase; each power works once.")),
        "hand_empty": row(N_("{card} needs cards in your hand, and your hand is empty.")),
        "goods_short": row(
            N_("{card} needs {goods}; you have **{has}**."),
            goods=lambda r: goods(r["needs"], r["kind"]),
        ),
        "kinds_short": row(
            NN_(
                "{card} needs a good of **{needs}** kind; you have **{has}**.",
                "{card} needs goods of **{needs}** different kinds; you have **{has}**.",
                "needs",
            )
        ),
        "wrong_kind": row(N_("This power needs {kind}; {card} is of a different kind.")),
        "no_good_there": row(N_("{card} has no good on it.")),
        "not_in_empire": row(N_("{card} isn't in your tableau. Choose one of your placed cards.")),
        "holds_no_good": row(N_("{card} is a development; only worlds hold goods.")),
        "no_windfall_world": row(N_("{card} isn't a windfall world.")),
        "good_there_already": row(N_("{card} already has a good; each world holds only one.")),
    },
    formats={"card": item, "kind": kind, "needs": str, "has": str},
)
"""The row of each reason code."""
