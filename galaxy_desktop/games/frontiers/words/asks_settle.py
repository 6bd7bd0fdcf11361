"""Texts of the questions about settling worlds and replacing colonies."""

from collections.abc import Mapping

from galaxy_desktop.engine.sentences import either
from galaxy_desktop.engine.wording import NOTHING, Asking, AskRow, Cases, Value, ask, cases, none
from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.upgrade import upgrade_power, upgrades
from galaxy_desktop.games.frontiers.ways import SettleWay, ways_to_settle
from galaxy_desktop.games.frontiers.words.question import (
    ANOTHER_TEXT,
    CHOOSE_COLONY,
    CHOOSE_WORLD,
    SKIP,
    chosen,
    player_of,
)
from galaxy_desktop.games.frontiers.words.terms import colonists, item, kind, money, unused
from galaxy_desktop.games.frontiers.words.ways import last_by_colonists, way_of, way_text
from galaxy_desktop.language import N_, NN_, Message


def _ways(a: Asking) -> tuple[SettleWay, ...]:
    return ways_to_settle(a.view, a.view.viewer or 0, a.chosen[0])


def _several_ways(a: Asking) -> bool:
    return len(_ways(a)) > 1


def _gained(a: Asking) -> int:
    return min(figures().colonists_instead, int(a.view.colonists))


def _last(a: Asking) -> str:
    return last_by_colonists(a.view, _gained(a))


def _replaceable(a: Asking) -> tuple[str, ...]:
    return upgrades(player_of(a))[a.chosen[0]]


def _replaced(a: Asking) -> str:
    return item(_replaceable(a)[0])


def _good_lost(a: Asking) -> str:
    return player_of(a).goods.get(_replaceable(a)[0], "")


def _most_increase(a: Asking) -> int:
    power = upgrade_power(player_of(a))
    return power[1].max_increase if power else 0


_SEVERAL_WAYS = NN_(
    "You can settle it in **{number}** way.", "You can settle it in **{number}** ways. Choose next.", "number"
)


def _settling(second: Message) -> AskRow:
    """Return the row of a world that is chosen to be settled, with the label of the second button."""
    return ask(
        N_("Settle {chosen}"),
        cases((_several_ways, _SEVERAL_WAYS), otherwise=ANOTHER_TEXT),
        cases((_several_ways, N_("Choose a way")), otherwise=N_("Settle {chosen}")),
        second,
        number=lambda a: len(_ways(a)),
        text=lambda a: way_text(a.view, a.chosen[0], _ways(a)[0]),
    )


ROWS: Mapping[str, AskRow | Cases[AskRow]] = {
    "settle": cases(
        (
            none,
            ask(
                N_("Settle: settle a world or gain {gained}"),
                N_("You have {unused} and {money}."),
                N_("Choose a world or colonists"),
            ),
        ),
        (
            lambda a: a.chosen[0] == COLONISTS,
            ask(
                N_("Settle: gain {gained}"),
                cases((_last, N_("You'll have {then}. {last}")), otherwise=N_("You'll have {then}.")),
                N_("Gain {gained}"),
                last=_last,
            ),
        ),
        otherwise=_settling(NOTHING),
    ),
    "settle_second": cases(
        (
            none,
            ask(
                N_("Settle a second world?"),
                N_("You have {unused} and {money}. Powers of the first world don't work yet."),
                CHOOSE_WORLD,
                SKIP,
            ),
        ),
        otherwise=_settling(SKIP),
    ),
    "way": ask(
        N_("{about}: choose how to settle it"),
        cases((chosen, ANOTHER_TEXT), otherwise=N_("Ways to settle it: **{number}**.")),
        cases((chosen, N_("Settle {about}")), otherwise=N_("Choose a way")),
        number=lambda a: len(a.decision.options()),
        text=lambda a: way_text(a.view, a.decision.about, way_of(a.view, a.decision.about, a.chosen[0])),
    ),
    "upgrade": cases(
        (
            none,
            ask(
                N_("{about}: replace a colony?"),
                N_(
                    "Same kind, printed cost 0 to {most} higher. You pay no credits; a good on the colony "
                    "is lost."
                ),
                CHOOSE_WORLD,
                SKIP,
                most=_most_increase,
            ),
        ),
        (
            lambda a: len(_replaceable(a)) > 1,
            ask(
                N_("Replace a colony with {chosen}"),
                N_("Choose next: {colonies}. You pay no credits; a good on the colony is lost."),
                N_("Choose the colony"),
                SKIP,
                colonies=lambda a: either([item(colony) for colony in _replaceable(a)]),
            ),
        ),
        otherwise=ask(
            N_("Replace {colony}"),
            cases(
                (_good_lost, N_("{chosen} replaces it. You pay no credits and lose the {kind} good on it.")),
                otherwise=N_("{chosen} replaces it. You pay no credits."),
            ),
            N_("Replace {colony}"),
            SKIP,
            colony=_replaced,
            kind=lambda a: kind(_good_lost(a)),
        ),
    ),
    "replaced": ask(
        N_("{about}: choose the colony it replaces"),
        N_("You lose the colony's VP, keywords and powers, and any good on it."),
        cases((chosen, N_("Replace {chosen}")), otherwise=CHOOSE_COLONY),
    ),
}
"""The row of each topic about settling worlds and replacing colonies."""

VALUES: Mapping[str, Value] = {
    "gained": lambda a: colonists(_gained(a)),
    "unused": lambda a: unused(player_of(a).colonists),
    "then": lambda a: unused(player_of(a).colonists + _gained(a)),
    "money": lambda a: money(player_of(a).credits),
}
"""Values that these questions may name."""
