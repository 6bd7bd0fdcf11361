"""Texts of what a "?" and a goal count."""

from collections.abc import Mapping

from galaxy_desktop.engine.sentences import either, listed, vp
from galaxy_desktop.engine.wording import Row, Wording, row, sentence
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import ANY, KINDS, Bonus, Goal, Tile
from galaxy_desktop.games.frontiers.scoring import counts
from galaxy_desktop.games.frontiers.words.sorts import sort_of
from galaxy_desktop.games.frontiers.words.terms import item, keyword, kind, power_action
from galaxy_desktop.language import N_
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
    if line.where is not None and line.where.id:
        return _("{vp} if you own {tile}.").format(vp=vp(line.vp), tile=item(line.where.id))
    noun = OTHERS[line.each] if _overlaps(tile, line) else line.each
    return _("{vp} for {each}.").format(vp=vp(line.vp), each=sort_of(noun, line.where))


OTHERS: Mapping[str, str] = {
    "tile": "other tile",
    "colony": "other colony",
    "development": "other development",
}
"""Noun of a line that counts only what no earlier one has, by the noun of the line."""


def _overlaps(tile: Tile, line: Bonus) -> bool:
    """Return whether an earlier line may have counted tiles that this one would count too."""
    earlier = tile.bonus[: tile.bonus.index(line)]
    return any(
        counts(line, other, as_kind) and any(counts(one, other, as_kind) for one in earlier)
        for other in tiles().values()
        for as_kind in (KINDS if other.kind == ANY else (other.kind,))
    )


def goal_text(goal: Goal) -> str:
    """Return the sentences on what a goal counts."""
    return sentence(GOALS, goal.counts, goal)


def steps_text(goal: Goal) -> str:
    """Return the points of a goal, step by step."""
    return listed([_("{vp} for {n}+").format(vp=vp(points), n=least) for least, points in goal.score])


GOALS: Wording[Row] = Wording(
    rows={
        "consume_powers": row(N_("Counts your Consume powers.")),
        "keywords": row(
            N_("Counts how many of these keywords your colonies and developments have: {names}."),
            names=lambda goal: listed([keyword(name) for name in goal.categories]),
        ),
        "power_actions": row(
            N_("Counts how many of these types of powers you have: {names}."),
            names=lambda goal: listed([power_action(name) for name in goal.categories]),
        ),
        "colony_kinds": row(
            N_("Counts the different kinds among your colonies: {names}."),
            names=lambda goal: listed([kind(name) for name in goal.categories]),
        ),
        "goods": row(
            N_(
                "Counts your stockpiled goods. After Produce you may stockpile any of your goods (limit "
                "{max})."
            )
        ),
        "worlds": row(
            N_(
                "Counts your stockpiled worlds. After Explore or Settle you may stockpile {per_action} world "
                "you discard (limit {max})."
            )
        ),
        "credits": row(
            N_("Counts your stockpiled credits. You may stockpile credits from a sale (limit ${max}).")
        ),
        "free_colonists": row(N_("Counts the unused colonists on your mat.")),
    },
    formats={"max": str, "per_action": str},
)
"""The row of each thing that a goal counts."""
