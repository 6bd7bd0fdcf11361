"""Inspector texts for action tiles and goals, with the viewer's numbers."""

from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.engine.words import Explanation
from galaxy_desktop.games.frontiers.box import PRODUCE, actions, figures, goals
from galaxy_desktop.games.frontiers.scoring import best_kind, empire_as, goal_count
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words.counts import goal_text, steps_text
from galaxy_desktop.games.frontiers.words.question import me
from galaxy_desktop.games.frontiers.words.summary import summary
from galaxy_desktop.games.frontiers.words.terms import colonists, money, worlds_text
from galaxy_desktop.language import gettext as _

Lines = list[Explanation]

SIGNS = {
    "retreat_into_isolation": "credits",
    "chart_galactic_goals": "trophy",
    "develop": "develop",
    "explore": "explore",
    "settle": "settle",
    "produce": "produce",
    "trade_consume": "trade",
    "send_diplomatic_envoys": "arrow_up",
}
"""The symbol of each action tile."""


def action_lines(view: FrontiersState, action: str) -> Lines:
    """Return lines on the action, the bonus of its selector, and the forecast for the viewer now."""
    sign, seat = SIGNS[action], view.viewer or 0
    lines = [Explanation(sign, everyone_text(action)), Explanation("plus", bonus_text(action))]
    if action == PRODUCE and view.produce_credits:
        waiting = _("This tile has {money} on it for the player who selects it.")
        lines.append(Explanation("credits", waiting.format(money=money(view.produce_credits))))
    if action in view.selected:
        return [*lines, Explanation("information", _("It has been selected this round."))]
    lines += [
        Explanation(
            "information", _("If you select it: {what}").format(what=summary(view, seat, action, True))
        ),
        Explanation("person", _("If another does: {what}").format(what=summary(view, seat, action, False))),
    ]
    return lines


def everyone_text(action: str) -> str:
    """Return the sentence on the part of an action that everybody takes."""
    limits = figures()
    return {
        "develop": _("Everybody may buy one development."),
        "explore": _("Everybody picks one of {worlds} from the bag.").format(
            worlds=worlds_text(limits.offer)
        ),
        "settle": _("Everybody settles one explored world or gains {colonists}.").format(
            colonists=colonists(limits.colonists_instead)
        ),
        "produce": _("Every production colony without a good gets one."),
        "trade_consume": _("Everybody may sell one good, then uses all Consume powers."),
    }.get(action, _("Nobody else does anything."))


def bonus_text(action: str) -> str:
    """Return the sentence on the bonus of the selector of an action."""
    gains = actions()[action].gains
    return {
        "retreat_into_isolation": _("Bonus: {money}.").format(money=money(gains.get("gain_credits", 0))),
        "chart_galactic_goals": _(
            "Bonus: one space forward, {money}, and one of the top {n} goals to keep face down."
        ).format(money=money(gains.get("gain_credits", 0)), n=gains.get("draw_goals", 0)),
        "develop": _("Bonus: it costs {money} less.").format(money=money(gains.get("discount", 0))),
        "explore": _("Bonus: a second pick after everybody has picked."),
        "settle": _("Bonus: {colonists} first.").format(colonists=colonists(gains.get("gain_colonists", 0))),
        "produce": _("Bonus: the credits on the tile, and a good on one windfall colony."),
        "trade_consume": _("Bonus: {vp} first.").format(vp=vp(gains.get("gain_vp", 0))),
        "send_diplomatic_envoys": _("Bonus: {vp}, and the first space of the priority track.").format(
            vp=vp(gains.get("gain_vp", 0))
        ),
    }[action]


def goal_lines(view: FrontiersState, name: str) -> Lines:
    """Return lines on the things a goal counts, its steps, and the viewer's count."""
    goal, player = goals()[name], me(view)
    count = goal_count(player, goal, empire_as(player, best_kind(view, player)))
    return [
        Explanation("trophy", goal_text(goal)),
        Explanation("points", _("{steps}.").format(steps=steps_text(goal))),
        Explanation(
            "information",
            _("You have **{n}** now: {vp}.").format(n=count, vp=vp(goal.points(count))),
        ),
    ]
