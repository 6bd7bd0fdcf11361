"""Texts of the questions about action tiles, developments and explored worlds."""

from collections.abc import Mapping

from galaxy_desktop.engine.wording import Asking, AskRow, Cases, ask, cases, missing, none
from galaxy_desktop.games.frontiers.box import figures, goals, tiles
from galaxy_desktop.games.frontiers.ending import sure_end
from galaxy_desktop.games.frontiers.powers import price, spaces
from galaxy_desktop.games.frontiers.stockpile import room
from galaxy_desktop.games.frontiers.words.question import (
    ANOTHER_TEXT,
    CHOOSE_WORLD,
    CHOOSE_WORLDS,
    SKIP,
    chosen,
    player_of,
)
from galaxy_desktop.games.frontiers.words.summary import end_text, summary
from galaxy_desktop.games.frontiers.words.terms import item, money
from galaxy_desktop.games.frontiers.words.ways import paid_for_buying
from galaxy_desktop.language import N_, NN_


def _forecast(a: Asking) -> str:
    said = summary(a.view, a.view.viewer or 0, a.chosen[0], selects=True)
    return f"{said} {end_text(a.view, a.chosen[0])}".rstrip()


def _price(a: Asking) -> int:
    return price(a.view, a.view.viewer or 0, a.chosen[0])


def _covered(a: Asking) -> int:
    more = figures().spaces[tiles()[a.chosen[0]].size] if a.chosen else 0
    return spaces(player_of(a)) + more


def _gained(a: Asking) -> int:
    return paid_for_buying(player_of(a), a.chosen[0])


def _number_of_worlds(a: Asking) -> int:
    return len(player_of(a).explored) + len(player_of(a).colonies)


def _can_stockpile(a: Asking) -> int:
    return room(a.view, a.view.viewer or 0, "worlds")


def _goal(a: Asking) -> str:
    return item(next(goal for goal in a.view.goals if goals()[goal].counts == "worlds"))


ROWS: Mapping[str, AskRow | Cases[AskRow]] = {
    "home": ask(
        N_("Setup: choose your home colony"),
        N_("You won't use the home colony on the other side of your mat in this game."),
        cases((chosen, N_("Start with {chosen}")), otherwise=N_("Choose a home colony")),
    ),
    "action": ask(
        N_("Select an action"),
        cases(
            (chosen, ANOTHER_TEXT),
            otherwise=N_("Most actions are for everyone, you first; only you get the bonus."),
        ),
        cases((chosen, N_("Select {chosen}")), otherwise=N_("Select an action")),
        text=_forecast,
    ),
    "develop": ask(
        cases((chosen, N_("Develop: buy {chosen}")), otherwise=N_("Develop: buy a development")),
        cases(
            (none, N_("You have {has}; your developments cover **{covered}** of **{all}** mat spaces.")),
            (
                lambda a: _covered(a) > figures().mat_spaces and not sure_end(a.view),
                N_("You'll have {left} left. Covering **{covered}** spaces makes this round the last."),
            ),
            (
                _gained,
                N_(
                    "You'll have {left} left and **{covered}** of **{all}** mat spaces covered. Then you "
                    "gain {gained}."
                ),
            ),
            otherwise=N_("You'll have {left} left and **{covered}** of **{all}** mat spaces covered."),
        ),
        cases((chosen, N_("Buy for {price}")), otherwise=N_("Choose a development")),
        SKIP,
        has=lambda a: money(player_of(a).credits),
        price=lambda a: money(_price(a)),
        left=lambda a: money(player_of(a).credits - _price(a)),
        gained=lambda a: money(_gained(a)),
        covered=_covered,
        all=lambda a: figures().mat_spaces,
    ),
    "explore": ask(
        cases((chosen, N_("Explore: pick {chosen}")), otherwise=N_("Explore: pick a world")),
        NN_(
            "You have **{number}** colony; the limit after Explore is **{most}** worlds and colonies.",
            "You have **{number}** worlds and colonies; the limit after Explore is **{most}**.",
            "number",
        ),
        cases((chosen, N_("Pick {chosen}")), otherwise=CHOOSE_WORLD),
        number=_number_of_worlds,
        most=lambda a: figures().most_worlds,
    ),
    "discard": ask(
        NN_("World limit: discard {n} world", "World limit: discard {n} worlds"),
        cases(
            (
                _can_stockpile,
                N_(
                    "You have **{number}** worlds and colonies; the limit is **{most}**. "
                    "You may then stockpile a discarded world."
                ),
            ),
            otherwise=N_(
                "You have **{number}** worlds and colonies; the limit is **{most}**. "
                "Discarded worlds return to the bag."
            ),
        ),
        cases((missing, CHOOSE_WORLDS), otherwise=NN_("Discard {n} world", "Discard {n} worlds")),
        number=_number_of_worlds,
        most=lambda a: figures().most_worlds,
    ),
    "stock_world": ask(
        N_("Stockpile a discarded world?"),
        N_("It is placed on your stockpile mat for {goal}. Other discarded worlds return to the bag."),
        cases((chosen, N_("Stockpile {chosen}")), otherwise=CHOOSE_WORLD),
        SKIP,
        goal=_goal,
    ),
}
"""The row of each topic about action tiles, developments and explored worlds."""
