"""Texts of the questions about goals."""

from collections.abc import Mapping

from galaxy_desktop.engine.sentences import either
from galaxy_desktop.engine.wording import Asking, AskRow, Cases, ask, cases, none
from galaxy_desktop.games.frontiers.box import goals
from galaxy_desktop.games.frontiers.chart import fed_by
from galaxy_desktop.games.frontiers.words.counts import goal_text
from galaxy_desktop.games.frontiers.words.question import ANOTHER_TEXT, chosen, declined
from galaxy_desktop.games.frontiers.words.terms import item
from galaxy_desktop.language import N_, NN_


def _has_orders(a: Asking) -> bool:
    return bool(a.decision.preset)


def _same_orders(a: Asking) -> bool:
    return bool(a.chosen) and set(a.chosen) == set(a.decision.preset)


def _others(a: Asking) -> int:
    return len(a.decision.options()) - 1


def _action(a: Asking) -> str:
    return item(a.view.action)


_LEAVE = N_("Keep face down")

ROWS: Mapping[str, AskRow | Cases[AskRow]] = {
    "turn_up_goal": ask(
        N_("{about}: choose when it's turned face up"),
        cases(
            (
                lambda a: none(a) and _has_orders(a),
                N_("Current orders: {ordered}. If you choose no action, it remains face down."),
            ),
            (
                none,
                N_(
                    "Once it's face up, each player may stockpile for it. If you choose no action, it "
                    "remains face down."
                ),
            ),
            (
                _same_orders,
                N_("As ordered, it's turned face up when any player selects {actions}, before anyone acts."),
            ),
            otherwise=N_("It's turned face up when any player selects {actions}, before anyone acts."),
        ),
        cases((none, N_("Choose an action")), (_same_orders, N_("Keep orders")), otherwise=N_("Set orders")),
        cases((_has_orders, N_("Cancel orders")), otherwise=_LEAVE),
        ordered=lambda a: either([item(action) for action in a.decision.preset]),
        actions=lambda a: either([item(action) for action in a.chosen]),
    ),
    "turn_up_now": cases(
        (
            lambda a: not fed_by(a.decision.about),
            ask(
                N_("{about} remains face down"),
                N_(
                    "{action} is selected. This isn't a stockpile goal; you're asked so that no one learns "
                    "which goal it is."
                ),
                N_("Continue"),
                action=_action,
            ),
        ),
        otherwise=ask(
            N_("Turn {about} face up?"),
            cases(
                (
                    lambda a: a.view.action in fed_by(a.decision.about),
                    N_(
                        "{action} is selected. Once it's face up, each player may stockpile for it, "
                        "starting now."
                    ),
                ),
                otherwise=N_(
                    "{action} is selected. Once it's face up, each player may stockpile for it in {feeding}."
                ),
            ),
            cases((declined, _LEAVE), otherwise=N_("Turn face up")),
            _LEAVE,
            action=_action,
            feeding=lambda a: either([item(action) for action in fed_by(a.decision.about)]),
        ),
    ),
    "keep_goal": ask(
        N_("Goals: keep one face down"),
        cases(
            (chosen, ANOTHER_TEXT),
            (lambda a: not _others(a), N_("Each player scores it at game end. No other goal is left.")),
            otherwise=NN_(
                "Each player scores it at game end. The other goal returns to the bottom of the stack.",
                "Each player scores it at game end. The other goals return to the bottom of the stack.",
                "others",
            ),
        ),
        cases((chosen, N_("Keep {chosen}")), otherwise=N_("Choose a goal")),
        text=lambda a: goal_text(goals()[a.chosen[0]]),
        others=_others,
    ),
    "goals_back": ask(
        N_("Goals: choose the order to return them"),
        N_("The first one you choose is placed at the very bottom of the stack. Only you see the order."),
        cases(
            (lambda a: len(a.chosen) < len(a.decision.options()), N_("Choose the order")),
            otherwise=N_("Return goals"),
        ),
    ),
}
"""The row of each topic about goals."""
