"""Texts of the things that a "?" and a goal count."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.sentences import either, listed, vp
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import ANY, KINDS, Bonus, Goal, Tile
from galaxy_desktop.games.frontiers.scoring import counts
from galaxy_desktop.games.frontiers.words.terms import keyword, kind, power_action
from galaxy_desktop.games.frontiers.words.wheres import described
from galaxy_desktop.language import gettext as _


def bonus_text(tile: Tile, line: Bonus) -> str:
    """Return the sentence on one line of a "?"."""
    if line.each == "military_point":
        return _("{vp} for each point of your Military against every world.").format(vp=vp(line.vp))
    if line.each == "kinds":
        return _("{points} VP for {numbers} different kinds among your colonies.").format(
            points=either([f"**{points}**" for points in line.table[1:]]),
            numbers=either([str(number) for number in range(1, len(line.table))]),
        )
    what = described(line.where, NOUNS[line.each]())
    if line.where is not None and line.where.id:
        return _("{vp} for {tile}.").format(vp=vp(line.vp), tile=what)
    if _overlaps(tile, line):
        return _("{vp} for each other {what}.").format(vp=vp(line.vp), what=what)
    return _("{vp} for each {what}.").format(vp=vp(line.vp), what=what)


NOUNS: Mapping[str, Callable[[], str]] = {
    "tile": lambda: _("colony or development"),
    "colony": lambda: _("colony"),
    "development": lambda: _("development"),
}
"""The noun for the things that a line counts one by one."""


def _overlaps(tile: Tile, line: Bonus) -> bool:
    """Return whether an earlier line may have counted tiles that this one would count too."""
    earlier = tile.bonus[: tile.bonus.index(line)]
    return any(
        counts(line, other, as_kind) and any(counts(one, other, as_kind) for one in earlier)
        for other in tiles().values()
        for as_kind in (KINDS if other.kind == ANY else (other.kind,))
    )


def goal_text(goal: Goal) -> str:
    """Return the sentence on the things that a goal counts."""
    return GOALS[goal.counts](goal)


def steps_text(goal: Goal) -> str:
    """Return the points of a goal, step by step."""
    return listed([_("{vp} from {n}").format(vp=vp(points), n=least) for least, points in goal.score])


def _keywords(goal: Goal) -> str:
    words = listed([keyword(name) for name in goal.categories])
    return _("Counts how many of these words your tiles bear: {words}.").format(words=words)


def _power_actions(goal: Goal) -> str:
    names = listed([power_action(name) for name in goal.categories])
    return _("Counts the actions in which you have a power: {names}.").format(names=names)


def _colony_kinds(goal: Goal) -> str:
    names = listed([kind(name) for name in goal.categories])
    return _("Counts the different kinds among your colonies: {names}.").format(names=names)


GOALS: Mapping[str, Callable[[Goal], str]] = {
    "consume_powers": lambda goal: _("Counts your Consume powers."),
    "keywords": _keywords,
    "power_actions": _power_actions,
    "colony_kinds": _colony_kinds,
    "goods": lambda goal: _(
        "Counts your stockpiled goods: after Produce you may stockpile any, {n} in all."
    ).format(n=goal.max),
    "worlds": lambda goal: _(
        "Counts your stockpiled worlds: after Explore or Settle you may keep one that is over the limit "
        "of nine, {n} in all."
    ).format(n=goal.max),
    "credits": lambda goal: _(
        "Counts your stockpiled credits: you may stockpile what a sale brings, {n} in all."
    ).format(n=goal.max),
    "free_colonists": lambda goal: _("Counts the colonists on your mat that have not settled."),
}
"""The function that words a goal, by the thing it counts."""
