"""Words of the campaign screen: title, question, buttons, and next steps."""

from collections.abc import Sequence

from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.campaign import goals, open_goals
from galaxy_desktop.games.jumpdrive.progress import Progress
from galaxy_desktop.games.jumpdrive.schema import Goal
from galaxy_desktop.games.jumpdrive.words.campaign import (
    goal_name,
    measure_name,
    nearest_text,
    standing,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def about() -> str:
    """Return two sentences on what a campaign is."""
    return _("Four games alone, four goals. Each game must check off one that is still open.")


def headline(progress: Progress) -> tuple[str, str]:
    """Return the title over the goals, and the note beside it."""
    number = progress.campaign.game_number
    if progress.choosing:
        return _("Which goal shall game {n} check off?").format(n=number), _met_note(len(progress.met))
    if progress.campaign.won:
        return _("All goals are checked off"), ""
    if progress.campaign.lost:
        return _("No open goal was met"), _("One game without a goal ends the campaign.")
    left = len(open_goals(progress.campaign))
    note = ngettext("{n} goal is open", "{n} goals are open", left).format(n=left)
    return _("Game {n} must meet one of the open goals").format(n=number), note


def _met_note(met: int) -> str:
    if met == 1:
        return _("It meets one of the open ones.")
    return _("It meets {n} of the open ones; only one may be checked off.").format(n=met)


def primary_words(progress: Progress, goal: Goal | None, kept: bool) -> str:
    """Return the words of the primary button; `kept` if a game under way was left."""
    if goal is not None:
        return _("Check off {goal}").format(goal=goal_name(goal))
    if progress.over:
        return _("New campaign")
    form = _("Go on with game {n}") if kept else _("Play game {n}")
    return form.format(n=progress.campaign.game_number)


def prompt_words(progress: Progress, goal: Goal | None) -> tuple[str, str]:
    """Return the question of the prompt bar, and a line on what follows from it."""
    if goal is not None:
        others = [goal_name(other) for other in open_goals(progress.campaign) if other != goal]
        line = _("Then these are left: {goals}.").format(goals=", ".join(f"**{name}**" for name in others))
        return _("Campaign: check off {goal}?").format(goal=goal_name(goal)), line if others else _(
            "With it the campaign is won."
        )
    if progress.campaign.won:
        return _("The campaign is won"), standing(progress.campaign)
    if progress.campaign.lost:
        resigned = _("You resigned from game {n}, so it met no goal.").format(n=progress.campaign.game_number)
        last = progress.last
        return _("The campaign is lost"), resigned if last is None else nearest_text(progress.campaign, last)
    return _("Campaign: game {n}").format(n=progress.campaign.game_number), standing(progress.campaign)


def rounds_title(progress: Progress) -> tuple[str, str]:
    """Return the title over the last game, and its total VP."""
    if progress.last is None:
        return _("The last game, round by round"), ""
    number = progress.campaign.game_number if progress.choosing else len(progress.campaign.played)
    total = _("{vp} VP in {n} rounds").format(vp=progress.last.players[0].vp, n=progress.last.round)
    return _("Game {n}, round by round").format(n=number), total


def what_follows(progress: Progress, goal: Goal | None) -> Sequence[tuple[str, str]]:
    """Return sentences on the next steps, each after its sign."""
    if progress.over:
        return [
            ("start", standing(progress.campaign)),
            ("redo", _("A new campaign begins with four open goals and a fresh shuffle.")),
        ]
    number = progress.campaign.game_number + progress.choosing
    left = [other for other in open_goals(progress.campaign) if other != goal]
    if not left:
        return [("trophy", _("With this goal the campaign is won: four games in a row."))]
    return [
        ("start", _one_way(number, left[0]) if len(left) == 1 else _some_way(number, left)),
        (
            "deck",
            _("Each game is shuffled afresh and has **{n}** rounds. Nothing else carries over.").format(
                n=figures().solo_rounds
            ),
        ),
        ("save", _("The campaign is kept after every step; you may leave at any time.")),
    ]


def _some_way(number: int, left: Sequence[Goal]) -> str:
    names = [f"**{goal_name(goal)}**" for goal in left]
    listed = _("{some} or {last}").format(some=", ".join(names[:-1]), last=names[-1])
    return _("Game {n} must meet {goals}.").format(n=number, goals=listed)


def _one_way(number: int, goal: Goal) -> str:
    parts = [measure_name(measure.measure) for measure in goal.measures]
    wanted = _(" and ").join(
        _("at least **{n}** {what}").format(n=measure.needed, what=part)
        for measure, part in zip(goal.measures, parts, strict=True)
    )
    return _("Game {n} must meet **{goal}**: {wanted}.").format(n=number, goal=goal_name(goal), wanted=wanted)


def game_words(progress: Progress, number: int) -> tuple[str, str]:
    """Return title and subtitle of a game on the path; `number` counts from 0."""
    played = progress.campaign.played
    if number < len(played):
        game = played[number]
        name = next((goal_name(goal) for goal in goals() if goal.id == game.goal), _("no goal met"))
        return _("Game {n} · {vp} VP").format(n=number + 1, vp=game.vp), name
    if number == len(played) and progress.choosing and progress.last is not None:
        vp = progress.last.players[0].vp
        return _("Game {n} · {vp} VP").format(n=number + 1, vp=vp), _("choose now")
    title = _("Game {n}").format(n=number + 1)
    if progress.over:
        return title, ""
    if number == len(played):
        return title, _("next")
    return title, _("the last goal") if number == len(goals()) - 1 else ""
