"""Inspector texts for action tiles and goals, with the viewer's numbers."""

from collections.abc import Mapping

from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.engine.wording import Row, Wording, row, sentence
from galaxy_desktop.engine.words import Explanation
from galaxy_desktop.games.frontiers.box import (
    CHART,
    DEVELOP,
    ENVOYS,
    EXPLORE,
    PRODUCE,
    RETREAT,
    SETTLE,
    TRADE_CONSUME,
    actions,
    figures,
    goals,
)
from galaxy_desktop.games.frontiers.scoring import best_kind, empire_as, goal_count
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words.counts import goal_text, steps_text
from galaxy_desktop.games.frontiers.words.question import me
from galaxy_desktop.games.frontiers.words.summary import end_text, summary
from galaxy_desktop.games.frontiers.words.terms import colonists, money, worlds_text
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _

Lines = list[Explanation]

ACTION_SIGNS: Mapping[str, str] = {
    RETREAT: "credits",
    CHART: "statistics",
    DEVELOP: "develop",
    EXPLORE: "explore",
    SETTLE: "settle",
    PRODUCE: "produce",
    TRADE_CONSUME: "trade",
    ENVOYS: "start",
}
"""Icon of each action, on its tile and in the inspector."""

PAGES: Mapping[str, str] = {
    RETREAT: "bonus_tiles",
    CHART: "goals",
    DEVELOP: "develop",
    EXPLORE: "explore",
    SETTLE: "settle",
    PRODUCE: "produce",
    TRADE_CONSUME: "trade",
    ENVOYS: "bonus_tiles",
}
"""The page of the rules on each action tile."""


def action_lines(view: FrontiersState, action: str) -> Lines:
    """Return lines on the action, the bonus of its selector, and the forecast for the viewer now."""
    page, seat = PAGES[action], view.viewer or 0
    lines = [
        Explanation(ACTION_SIGNS[action], everyone_text(action), page),
        Explanation("plus", action_bonus_text(action), page),
    ]
    if action == PRODUCE and view.produce_credits:
        text = _("{money} on this tile for the player who selects it.")
        lines.append(Explanation("credits", text.format(money=money(view.produce_credits)), page))
    if action in view.selected:
        return [*lines, Explanation("information", _("Already selected this round."), "round")]
    if end := end_text(view, action):
        lines.append(Explanation("trophy", end, "end"))
    you = _("If you select it: {what}").format(what=summary(view, seat, action, selects=True))
    other = _("If another player selects it: {what}").format(what=summary(view, seat, action, selects=False))
    return [*lines, Explanation("information", you, page), Explanation("person", other, page)]


def everyone_text(action: str) -> str:
    """Return the sentence on the part of an action that everyone does."""
    return sentence(EVERYONE, action, action)


def action_bonus_text(action: str) -> str:
    """Return the sentence on the bonus of the player who selects an action."""
    return sentence(BONUSES, action, actions()[action].gains)


_NO_ACTION = row(N_("No action for other players."))

EVERYONE: Wording[Row] = Wording(
    rows={
        RETREAT: _NO_ACTION,
        CHART: _NO_ACTION,
        ENVOYS: _NO_ACTION,
        DEVELOP: row(N_("Each player may buy one development.")),
        EXPLORE: row(
            N_("Each player picks one of {worlds} drawn from the bag."),
            worlds=lambda action: worlds_text(figures().offer),
        ),
        SETTLE: row(
            N_("Each player settles one explored world or gains {colonists}."),
            colonists=lambda action: colonists(figures().colonists_instead),
        ),
        PRODUCE: row(N_("Each production colony without a good produces one.")),
        TRADE_CONSUME: row(N_("Each player may sell one good, then uses their Consume powers.")),
    }
)
"""The row of each action."""

BONUSES: Wording[Row] = Wording(
    rows={
        RETREAT: row(N_("Bonus: {money}.")),
        CHART: row(
            N_(
                "Bonus: move one space forward, gain {money}, and keep one of the top {goals} goals face "
                "down."
            ),
            goals=lambda gains: gains["draw_goals"],
        ),
        DEVELOP: row(N_("Bonus: pay {less} less."), less=lambda gains: money(gains["discount"])),
        EXPLORE: row(N_("Bonus: pick a second world after everyone has picked.")),
        SETTLE: row(
            N_("Bonus: gain {colonists} first."), colonists=lambda gains: colonists(gains["gain_colonists"])
        ),
        PRODUCE: row(
            N_(
                "Bonus: gain the credits on the tile, and produce a good on one windfall colony without a "
                "good."
            )
        ),
        TRADE_CONSUME: row(N_("Bonus: gain {vp} first.")),
        ENVOYS: row(N_("Bonus: gain {vp} and move to the first space of the priority track.")),
    },
    values={"money": lambda gains: money(gains["gain_credits"]), "vp": lambda gains: vp(gains["gain_vp"])},
)
"""The row of each action, worded from what it gives its selector."""


def goal_lines(view: FrontiersState, name: str) -> Lines:
    """Return lines on what a goal counts, its steps, and the viewer's count."""
    goal, player = goals()[name], me(view)
    count = goal_count(player, goal, empire_as(player, best_kind(view, player)))
    page = "stockpiles" if goal.max else "goals"
    return [
        Explanation("trophy", goal_text(goal), page),
        Explanation("points", _("{steps}.").format(steps=steps_text(goal)), page),
        Explanation(
            "information",
            _("You have **{n}** now: {vp}.").format(n=count, vp=vp(goal.points(count))),
            page,
            printed="",
        ),
    ]
