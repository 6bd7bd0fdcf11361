"""Words of the campaign screen: title, question, buttons, and next steps."""

from collections.abc import Sequence

from galaxy_desktop.engine.sentences import either, listed
from galaxy_desktop.games.jumpdrive.box import figures
from galaxy_desktop.games.jumpdrive.campaign import goals, open_goals
from galaxy_desktop.games.jumpdrive.progress import Progress
from galaxy_desktop.games.jumpdrive.schema import Goal
from galaxy_desktop.games.jumpdrive.words.campaign import nearest_text, needs, standing
from galaxy_desktop.games.jumpdrive.words.terms import goal_name
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def about() -> str:
    """Return two sentences on what a campaign is."""
    return _("Four solo games, four goals. Check off a different goal after each game.")


def headline(progress: Progress) -> tuple[str, str]:
    """Return the title over the goals, and the note beside it."""
    number = progress.campaign.game_number
    if progress.choosing:
        return _("Game {n}: check off a goal").format(n=number), _met_note(len(progress.met))
    if progress.campaign.won:
        return _("All goals checked off"), ""
    if progress.campaign.lost:
        return _("No open goal met"), _("A game that meets no open goal ends the campaign.")
    left = len(open_goals(progress.campaign))
    note = ngettext("{n} goal open", "{n} goals open", left).format(n=left)
    return _("Game {n}: meet an open goal").format(n=number), note


def _met_note(met: int) -> str:
    if met == 1:
        return _("This game meets 1 open goal.")
    return _("This game meets {n} open goals. You may check off only one.").format(n=met)


def primary_words(progress: Progress, goal: Goal | None, *, kept: bool) -> str:
    """Return the words of the primary button; `kept` if a game under way was left."""
    if goal is not None:
        return _("Check off {goal}").format(goal=goal_name(goal))
    if progress.over:
        return _("New campaign")
    form = _("Resume game {n}") if kept else _("Play game {n}")
    return form.format(n=progress.campaign.game_number)


def prompt_words(progress: Progress, goal: Goal | None) -> tuple[str, str]:
    """Return the question of the prompt bar, and a line on what follows from it."""
    if goal is not None:
        return _("Campaign: check off {goal}").format(goal=goal_name(goal)), _after(progress, goal)
    if progress.campaign.won:
        return _("You won the campaign"), standing(progress.campaign)
    if progress.campaign.lost:
        resigned = _("You resigned from game {n}, so it met no goal.").format(n=progress.campaign.game_number)
        last = progress.last
        return _("You lost the campaign"), resigned if last is None else nearest_text(progress.campaign, last)
    return _("Campaign: game {n}").format(n=progress.campaign.game_number), standing(progress.campaign)


def _left(progress: Progress, goal: Goal | None) -> Sequence[str]:
    """Return the names of the open goals other than the chosen one, in bold."""
    return [f"**{goal_name(other)}**" for other in open_goals(progress.campaign) if other != goal]


def _after(progress: Progress, goal: Goal) -> str:
    left = _left(progress, goal)
    if not left:
        return _("This wins the campaign.")
    text = ngettext(
        "Goal left for the next game: {goals}.", "Goals left for the next games: {goals}.", len(left)
    )
    return text.format(goals=listed(left))


def rounds_title(progress: Progress) -> tuple[str, str]:
    """Return the title over the last game, and its total VP."""
    if progress.last is None:
        return _("Last game, round by round"), ""
    number = progress.campaign.game_number if progress.choosing else len(progress.campaign.played)
    rounds = progress.last.round
    total = ngettext("{vp} VP in {n} round", "{vp} VP in {n} rounds", rounds)
    return (
        _("Game {n}, round by round").format(n=number),
        total.format(vp=progress.last.players[0].vp, n=rounds),
    )


def what_follows(progress: Progress, goal: Goal | None) -> Sequence[tuple[str, str]]:
    """Return sentences on the next steps, each after its sign."""
    if progress.over:
        return [
            ("start", standing(progress.campaign)),
            ("redo", _("A new campaign starts with 4 open goals and a new shuffle.")),
        ]
    left = [other for other in open_goals(progress.campaign) if other != goal]
    if not left:
        return [("trophy", _("This goal wins the campaign: 4 games in a row."))]
    number = progress.campaign.game_number + progress.choosing
    fresh = _(
        "Each game starts with a new shuffle and has **{n}** rounds. Only checked-off goals carry over."
    )
    return [
        ("start", _must_meet(number, left)),
        ("deck", fresh.format(n=figures().solo_rounds)),
        ("save", _("The campaign is saved after every step. You can exit at any time.")),
    ]


def _must_meet(number: int, left: Sequence[Goal]) -> str:
    if len(left) > 1:
        names = [f"**{goal_name(goal)}**" for goal in left]
        return _("Game {n} must meet {goals}.").format(n=number, goals=either(names))
    text = _("Game {n} must meet **{goal}**: {needs}.")
    return text.format(n=number, goal=goal_name(left[0]), needs=needs(left[0]))


def game_words(progress: Progress, number: int) -> tuple[str, str]:
    """Return title and subtitle of a game on the path; `number` counts from 0."""
    played = progress.campaign.played
    if number < len(played):
        game = played[number]
        name = next((goal_name(goal) for goal in goals() if goal.id == game.goal), _("no goal met"))
        return _("Game {n} · {vp} VP").format(n=number + 1, vp=game.vp), name
    if number == len(played) and progress.choosing and progress.last is not None:
        vp = progress.last.players[0].vp
        return _("Game {n} · {vp} VP").format(n=number + 1, vp=vp), _("choose a goal")
    title = _("Game {n}").format(n=number + 1)
    if progress.over:
        return title, ""
    if number == len(played):
        return title, _("next")
    return title, _("last goal") if number == len(goals()) - 1 else ""
