"""Sentences for immediate effects and bonuses of 6-cost developments."""

from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.engine.wording import Row, Wording, cases, row, sentence
from galaxy_desktop.games.roll.schema import Bonus, Gain
from galaxy_desktop.games.roll.words.powers import kinds_text
from galaxy_desktop.games.roll.words.terms import colors_list, die_type, money, types_list
from galaxy_desktop.language import N_, NN_, ngettext

WITHOUT_REASSIGN = {"other", "immediate"}


def gain_text(gain: Gain) -> str:
    """Return the sentence for a one-time effect of a side that enters the tableau."""
    return sentence(GAINS, gain.code, gain)


def bonus_text(bonus: Bonus) -> str:
    """Return the sentence on the points of a bonus."""
    return sentence(BONUSES, "bonus", bonus)


def _dice(gain: Gain) -> str:
    text = ngettext("**{n}** {kind} die", "**{n}** {kind} dice", gain.count)
    return text.format(n=gain.count, kind=die_type(gain.die))


GAINS: Wording[Row] = Wording(
    rows={
        "die": cases(
            (lambda gain: gain.to == "cup", row(N_("Immediate effect: gain {dice} in your cup."))),
            (
                lambda gain: gain.to == "citizenry",
                row(N_("Immediate effect: gain {dice} in your Citizenry.")),
            ),
            otherwise=row(
                NN_(
                    "Immediate effect: gain {dice} as a good on this world.",
                    "Immediate effect: gain {dice} as goods on this world.",
                    "count",
                )
            ),
        ),
        "credits": row(N_("Immediate effect: gain {amount}.")),
        "remove_die": row(
            NN_(
                "Immediate effect: return **{count}** die you own to the supply.",
                "Immediate effect: return **{count}** dice you own to the supply.",
                "count",
            )
        ),
        "start_credits": row(N_("You start the game with {amount}.")),
    },
    values={"dice": _dice},
    formats={"amount": money, "count": str},
)
"""The row of each immediate effect, by code."""

COUNTED: Wording[Row] = Wording(
    rows={
        "developments": cases(
            (
                lambda bonus: {*bonus.kinds} == WITHOUT_REASSIGN,
                row(
                    NN_(
                        "development you have without a Reassign power",
                        "**{each}** developments you have without a Reassign power",
                        "each",
                    )
                ),
            ),
            (
                lambda bonus: bonus.kinds,
                row(NN_("{kinds} development you have", "**{each}** {kinds} developments you have", "each")),
            ),
            otherwise=row(NN_("development you have", "**{each}** developments you have", "each")),
        ),
        "development_cost": cases(
            (
                lambda bonus: bonus.kinds,
                row(
                    NN_(
                        "point of your {kinds} developments' total cost",
                        "**{each}** points of your {kinds} developments' total cost",
                        "each",
                    )
                ),
            ),
            otherwise=row(
                NN_(
                    "point of your developments' total cost",
                    "**{each}** points of your developments' total cost",
                    "each",
                )
            ),
        ),
        "worlds": cases(
            (
                lambda bonus: bonus.colors,
                row(NN_("{colors} world you have", "**{each}** {colors} worlds you have", "each")),
            ),
            otherwise=row(NN_("world you have", "**{each}** worlds you have", "each")),
        ),
        "world_cost": cases(
            (
                lambda bonus: bonus.colors,
                row(
                    NN_(
                        "point of your {colors} worlds' total cost",
                        "**{each}** points of your {colors} worlds' total cost",
                        "each",
                    )
                ),
            ),
            otherwise=row(
                NN_(
                    "point of your worlds' total cost", "**{each}** points of your worlds' total cost", "each"
                )
            ),
        ),
        "dice": cases(
            (
                lambda bonus: bonus.dice,
                row(NN_("{types} die you own", "**{each}** {types} dice you own", "each")),
            ),
            otherwise=row(NN_("die you own", "**{each}** dice you own", "each")),
        ),
        "die_colors": row(NN_("color of dice you own", "**{each}** colors of dice you own", "each")),
        "goods": row(NN_("good on your worlds", "**{each}** goods on your worlds", "each")),
    },
    values={
        "colors": lambda bonus: colors_list(bonus.colors),
        "kinds": lambda bonus: kinds_text(bonus.kinds),
        "types": lambda bonus: types_list(bonus.dice),
    },
    formats={"each": str},
)
"""Texts of what a bonus counts, one of them or a number, by its code."""

BONUS = cases(
    (
        lambda bonus: bonus.count == "chip_triangle",
        row(N_("1, 2, 3, 4, … VP if your VP chips total at least 1, 3, 6, 10, … VP.")),
    ),
    (lambda bonus: bonus.each == 1, row(N_("{vp} for each {counted}."))),
    otherwise=row(N_("{vp} for every {counted}, rounded up.")),
)

BONUSES: Wording[Row] = Wording(
    rows={"bonus": BONUS},
    values={"counted": lambda bonus: sentence(COUNTED, bonus.count, bonus)},
    formats={"vp": vp},
)
"""The row of a bonus."""
