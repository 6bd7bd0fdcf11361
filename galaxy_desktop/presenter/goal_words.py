"""Goal of a challenge in words: what it asks for, how far a game is, and what a finished one lacks."""

from collections.abc import Sequence
from typing import Any

from galaxy_desktop.engine.challenge import Challenge
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.sentences import either
from galaxy_desktop.language import data_text
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.challenges import LIMITLESS, GoalCondition, challenge_at, conditions, missed
from galaxy_desktop.play.running import RunningGame


def condition_words(game: Game[Any], one: GoalCondition) -> str:
    """Return a sentence on one condition with both figures."""
    if one.kind == "won":
        return _("You won.") if one.holds else _("You didn't win.")
    if one.kind == "end":
        return _end_words(game, one)
    return _bound(one).format(what=_what(game, one), n=one.number, least=one.least, most=one.most)


def _end_words(game: Game[Any], one: GoalCondition) -> str:
    cause, wanted = game.words.ended_by(one.about), either([game.words.ended_by(end) for end in one.wanted])
    if one.holds:
        return _("Game end: {cause}.").format(cause=cause)
    return _("Game end: {cause}, not {wanted}.").format(cause=cause, wanted=wanted)


def _bound(one: GoalCondition) -> str:
    """Return the form of the sentence, by what the condition bounds and what it counts."""
    in_points = one.kind in ("points", "lead", "source")
    if one.most < LIMITLESS:
        return _("{what}: **{n}** VP, limit {most}.") if in_points else _("{what}: **{n}**, limit {most}.")
    return _("{what}: **{n}** of {least} VP.") if in_points else _("{what}: **{n}** of {least}.")


def _what(game: Game[Any], one: GoalCondition) -> str:
    match one.kind:
        case "rounds":
            return _("Rounds") if game.has_points else _("Turns")
        case "points":
            return _("Your score")
        case "lead":
            return _("Your lead")
        case "source":
            return game.words.source(one.about)
        case _:
            return data_text(one.about)


def lacks_words(game: Game[Any], lacks: Sequence[GoalCondition]) -> str:
    """Return what a finished game lacks of a goal, in sentences."""
    return " ".join(condition_words(game, one) for one in lacks)


def goal_lines(running: RunningGame) -> tuple[str, ...]:
    """Return the goal of the challenge at the table and how far its person is; none without a challenge.

    Once it is over, or can't count any more, that alone is said.
    """
    game, table = running.game, running.table
    one = challenge_at(game, table)
    if one is None:
        return ()
    if running.over() or running.took_back:
        return (verdict_words(running, one),)
    known = [condition_words(game, each) for each in conditions(running, one, table.persons()[0])]
    title = _("Challenge: **{name}**").format(name=data_text(one.title))
    return (title, data_text(one.words), *known)


def verdict_words(running: RunningGame, one: Challenge) -> str:
    """Return whether a game has met the goal of its challenge, what it lacks, or that it doesn't count."""
    game, name = running.game, data_text(one.title)
    if running.over() and (lacks := missed(running, one, running.table.persons()[0])):
        line = _("Challenge not completed: **{name}**. {lacks}")
        return line.format(name=name, lacks=lacks_words(game, lacks))
    if running.took_back:
        line = _("Challenge **{name}** doesn't count: you undid a move after a reveal.")
        return line.format(name=name)
    return _("Challenge completed: **{name}**.").format(name=name)
