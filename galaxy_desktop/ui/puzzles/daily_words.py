"""Words of the deal of the day: how it went, against which par, and the line to share."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.sentences import capitalized
from galaxy_desktop.language import day_and_month, ngettext, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.play.daily import Outcome, met_pars, outcome_of
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui.scenes.seeds import seed_name


def outcome_words(game: Game[Any], outcome: Outcome) -> str:
    """Return how one player fared: points, or who won where points do not decide."""
    if game.has_points:
        return _("{n} VP").format(n=outcome.points)
    if outcome.won:
        return ngettext("won in {n} turn", "won in {n} turns", outcome.rounds).format(n=outcome.rounds)
    return ngettext("lost after {n} turn", "lost after {n} turns", outcome.rounds).format(n=outcome.rounds)


def head_words(game: Game[Any], entry: Entry | None, pars: Mapping[str, Outcome]) -> str:
    """Return the result of a day in one line."""
    if entry is None:
        return _("Not played yet")
    own = capitalized(outcome_words(game, outcome_of(entry)))
    met = met_pars(game, entry, pars)
    if not met:
        return own
    return _("{result}: {level} par met").format(result=own, level=level_name(met[-1]))


def line_words(game: Game[Any], entry: Entry | None, pars: Mapping[str, Outcome]) -> str:
    """Return what is to be said of a result beside it."""
    if entry is None:
        return _("Your best finished game counts. Play it as often as you like.")
    if entry.took_back:
        return _("You undid a move after a reveal: the score counts, the pars don't.")
    won = _("You won.") if outcome_of(entry).won else _("You didn't win.")
    if not pars:
        return _("{result} The pars aren't worked out yet.").format(result=won)
    return _("{result} {pars}.").format(result=won, pars=capitalized(_met_words(game, entry, pars)))


def _met_words(game: Game[Any], entry: Entry, pars: Mapping[str, Outcome]) -> str:
    met = ngettext("{met} of {n} par met", "{met} of {n} pars met", len(pars))
    return met.format(met=len(met_pars(game, entry, pars)), n=len(pars))


def streak_words(number: int, most: int) -> str:
    """Return a number of days in a row, of at most so many that are known; nothing below 2."""
    if number < 2:
        return ""
    line = _("{n} days in a row") if number < most else _("{n} or more days in a row")
    return line.format(n=number)


def share_line(game: Game[Any], day: date, entry: Entry, pars: Mapping[str, Outcome]) -> str:
    """Return the result of a day as one line of plain text."""
    outcome = outcome_of(entry)
    parts = [outcome_words(game, outcome)]
    if game.has_points:
        rounds = ngettext("{n} round", "{n} rounds", outcome.rounds)
        parts.append(rounds.format(n=outcome.rounds))
    if pars and not entry.took_back:
        known = series(
            _("{level} {result}").format(level=level_name(level), result=outcome_words(game, par))
            for level, par in pars.items()
        )
        parts.append(_("{met} ({pars})").format(met=_met_words(game, entry, pars), pars=known))
    line = _("Galaxy Desktop, daily deal {day}: {game}, {result}. Seed {seed}")
    when, seed = day_and_month(day, year=True), seed_name(entry.seed)
    return line.format(day=when, game=game.name, result=series(parts), seed=seed)
