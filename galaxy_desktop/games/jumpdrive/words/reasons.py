"""Rows for every reason why something cannot be chosen now."""

from dataclasses import replace

from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.engine.sentences import CARDS_SHORT, MILITARY_SHORT, cards_text
from galaxy_desktop.engine.wording import Row, Wording, cases, row
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.words.terms import item, items
from galaxy_desktop.games.jumpdrive.words.things import conditions
from galaxy_desktop.language import N_, NN_


def _conditions(r: Reason) -> str:
    powers = cards()[str(r["card"])].powers
    return conditions(next(power.any for power in powers if power.code == "place_if"))


SENTENCES: Wording[Row] = Wording(
    rows={
        "helped": cases(
            (
                lambda r: r["also"],
                row(
                    N_("Choose {helper} and {also} first. You can then place {card} with them."),
                    page="placing",
                ),
            ),
            otherwise=row(N_("Choose {helper} first. You can then place {card} with it."), page="placing"),
        ),
        "at_limit": row(
            NN_(
                "You already have {card}. You may have only **{most}** copy in your empire.",
                "You already have {card}. You may have only **{most}** copies in your empire.",
                "most",
            ),
            page="propaganda",
        ),
        "too_military": row(
            N_("You may place {card} only with {conditions}. Your general Military is **{has}**."),
            conditions=_conditions,
            page="propaganda",
        ),
        "cards_short": replace(CARDS_SHORT, page="placing"),
        "military_short": replace(MILITARY_SHORT, page="military"),
        "together_short": row(
            N_(
                "{cards} cost {needs} together; you'd have {has} left to pay with. You need **{short}** more."
            ),
            cards=lambda r: items(r.several("cards")),
            needs=lambda r: cards_text(int(r["needs"])),
            has=lambda r: cards_text(int(r["has"])),
            page="placing",
        ),
        "take_back": row(N_("Deselect {chosen} first, then choose {card}."), page="placing"),
        "needed": row(
            N_("With {card} instead, you couldn't place {worlds}."),
            worlds=lambda r: items(r.several("worlds")),
            page="placing",
        ),
        "two_worlds": row(N_("You may place up to **2** worlds per round."), page="convoys"),
        "military_left": row(
            N_("The Military not used on {first} isn't enough to conquer {card}."), page="convoys"
        ),
        "both_pay": row(N_("To use {convoy}, you must pay for both worlds."), page="convoys"),
        "both_conquer": row(N_("To use {convoy}, you must conquer both worlds."), page="convoys"),
        "both_alike": row(N_("You must either conquer both worlds or pay for both."), page="convoys"),
        "paid": row(
            NN_(
                "You've chosen **{number}** card, the full cost. Deselect it to pay with a different one.",
                "You've chosen **{number}** cards, the full cost. Deselect one to pay with a different one.",
                "number",
            ),
            page="placing",
        ),
        "no_payment": row(N_("{card} isn't in your hand, so you can't pay with it."), page="placing"),
    },
    formats={
        "card": item,
        "helper": item,
        "also": item,
        "chosen": item,
        "first": item,
        "convoy": item,
        "short": str,
        "has": str,
        "most": str,
        "number": str,
    },
)
"""The row of each reason code."""
