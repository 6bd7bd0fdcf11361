"""Rows for every power and for every bonus of VP and income, and the icon that each stands beside."""

from collections.abc import Mapping
from dataclasses import dataclass

from galaxy_desktop.engine.wording import Row, Wording, cases, row, sentence
from galaxy_desktop.games.jumpdrive.schema import Bonus, Card, Power
from galaxy_desktop.games.jumpdrive.words.things import conditions, one, several, worlds
from galaxy_desktop.language import N_, NN_, Message

CONQUERED = cases(
    (
        lambda p: p.discard_self,
        N_(
            "If you conquer a world, you may also conquer a second one this round with the Military not "
            "used on the first. If you do, discard this card before scoring."
        ),
    ),
    otherwise=N_(
        "If you conquer a world, you may also conquer a second one this round with the Military not used on "
        "the first."
    ),
)

PAID = cases(
    (
        lambda p: p.discard_self,
        N_(
            "If you pay for a world, you may also pay for a second one this round, for **{discount}** less. "
            "If you do, discard this card before scoring."
        ),
    ),
    otherwise=N_(
        "If you pay for a world, you may also pay for a second one this round, for **{discount}** less."
    ),
)

POWERS: Wording[Row] = Wording(
    rows={
        "discount": row(
            N_("You pay **{amount}** less for {things}."), things=lambda p: several(p.on), page="placing"
        ),
        "military_vs": row(
            N_("**+{amount}** Military against {things}."), things=lambda p: worlds(p.on), page="military"
        ),
        "military_per": row(
            N_("**+{amount}** Military for each chromosome {chromosome} in your empire."), page="military"
        ),
        "pay_for_conquest": row(
            N_(
                "You may pay for a military world instead of conquering it. It costs **{discount}** less "
                "than its defense, and your discounts apply. This doesn't work for {things}."
            ),
            things=lambda p: worlds(p.excepted),
            page="military",
        ),
        "second_world": row(
            cases((lambda p: p.placement == "conquer", CONQUERED), otherwise=PAID), page="convoys"
        ),
        "place_if": row(
            N_("You may place this card only with {conditions}."),
            conditions=lambda p: conditions(p.any),
            page="propaganda",
        ),
        "place_limit": row(
            NN_(
                "You may have only **{max}** copy of this card in your empire.",
                "You may have only **{max}** copies of this card in your empire.",
                "max",
            ),
            page="propaganda",
        ),
        "pass_to_strongest": row(
            N_(
                "Before each scoring, this card moves to the empire with the most general Military. On a "
                "tie for the most, it doesn't move."
            ),
            page="propaganda",
        ),
    },
    formats={"amount": str, "discount": str, "max": str},
)
"""The row of each power, by code."""

SIGNS: Mapping[str, str] = {
    "discount": "card",
    "military_vs": "military",
    "military_per": "military",
    "pay_for_conquest": "card",
    "second_world": "settle",
    "place_if": "padlock",
    "place_limit": "padlock",
    "pass_to_strongest": "military",
}
"""Icon of each power, by code."""


def power_text(power: Power) -> str:
    """Return the sentence of a power."""
    return sentence(POWERS, power.code, power)


def power_page(power: Power) -> str:
    """Return the name of the page that explains a power."""
    return POWERS.row(power.code, power).page


GAINS: Mapping[str, Message] = {"vp": N_("**+{amount}** VP"), "income": N_("**+{amount}** income")}
"""Texts of what a bonus adds for each thing, or for any number of them."""


@dataclass(frozen=True, slots=True)
class CardBonus:
    """A bonus of VP or income, and the card it is on."""

    card: Card
    bonus: Bonus
    what: str
    """"vp" or "income"."""

    @property
    def includes_card(self) -> bool:
        """True if the card is among what is counted."""
        return self.card.id in self.bonus.found

    @property
    def includes_icons(self) -> bool:
        """True if icons of the card are among what is counted."""
        icons = {"military": self.card.military, "explore": self.card.explore}
        return bool({**icons, "chromosome": self.card.chromosomes}.get(self.bonus.of.icon))


def _one_card(on: CardBonus) -> bool:
    return bool(on.bonus.of.card)


WITH_OPPONENT = cases(
    (_one_card, row(N_("{gain} if an opponent has {thing}."))),
    otherwise=row(N_("{gain} if an opponent has at least **1** {thing}.")),
)

BONUSES: Wording[Row] = Wording(
    rows={
        ("per", "own"): cases(
            (
                lambda bonus: bonus.includes_card,
                row(N_("{gain} for each {thing} in your empire, including this card.")),
            ),
            (
                lambda bonus: bonus.includes_icons,
                row(N_("{gain} for each {thing} in your empire, including those on this card.")),
            ),
            otherwise=row(N_("{gain} for each {thing} in your empire.")),
        ),
        ("per", "one_other"): row(
            N_("{gain} for each {thing} in one opponent's empire (the one with the most).")
        ),
        ("per", "any_other"): row(N_("{gain} for each {thing} in all opponents' empires together.")),
        ("with", "own"): cases(
            (_one_card, row(N_("{gain} with {thing} in your empire."))),
            otherwise=row(N_("{gain} with at least **1** {thing} in your empire.")),
        ),
        ("with", "one_other"): WITH_OPPONENT,
        ("with", "any_other"): WITH_OPPONENT,
    },
    values={
        "gain": lambda on: GAINS[on.what].read().format(amount=on.bonus.amount),
        "thing": lambda on: one(on.bonus.of),
    },
)
"""The row of each bonus, by its code and where it looks."""


def bonus_text(card: Card, bonus: Bonus, what: str) -> str:
    """Return the sentence of a bonus of a card's VP or income; `what` is "vp" or "income"."""
    return sentence(BONUSES, (bonus.code, bonus.where), CardBonus(card, bonus, what))
