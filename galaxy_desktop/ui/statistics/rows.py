"""Rows of the charts, in words."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.language import decimal, month_and_year, ngettext, percent
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.tally import MIXED, PEOPLE, Tally, WinShare
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui.statistics.charts import NO_ILLUSTRATION, Illustration, Month, PointRow, ShareRow


def share_rows(tally: Tally, levels: Sequence[str]) -> list[ShareRow]:
    """Return the share of wins against each level, from weak to strong, then against others."""
    found = tally.by_opponents()
    known = [kind for kind in (*levels, MIXED, PEOPLE) if kind in found]
    kinds = [*known, *(kind for kind in found if kind not in known)]
    return [_share_row(opponents_name(kind), found[kind]) for kind in kinds]


def game_rows(tally: Tally, games: Mapping[str, Game[Any]]) -> list[ShareRow]:
    """Return the share of wins in each game that was played, in the order of the menu."""
    found = tally.by_game()
    return [_share_row(game.name, found[name]) for name, game in games.items() if name in found]


def lot_rows(tally: Tally, kind: str, game: Game[Any]) -> list[ShareRow]:
    """Return the share of wins with each thing of a kind of lots, the most played first."""
    return [
        _share_row(game.words.item(thing), share, (game.id, thing))
        for thing, same in _most_played(tally, kind)
        if (share := same.share()).games
    ]


def _most_played(tally: Tally, kind: str) -> list[tuple[str, Tally]]:
    return sorted(tally.by_lot(kind).items(), key=lambda one: -len(one[1].games))


def _share_row(name: str, share: WinShare, picture: Illustration = NO_ILLUSTRATION) -> ShareRow:
    low, high = share.interval
    return ShareRow(name, games_words(share.games), share.share, low, high, share.even, picture)


def mean_rows(tally: Tally, game: Game[Any]) -> list[tuple[str, str]]:
    """Return the mean of each source over the games that were played to their end."""
    number = max(1, len(tally.scored))
    return [(game.words.source(source), decimal(n / number)) for source, n in tally.sources().items()]


def opponents_name(kind: str) -> str:
    """Return the name of a kind of opponents."""
    return {MIXED: _("Mixed levels"), PEOPLE: _("With humans")}.get(kind) or level_name(kind)


def games_words(number: int) -> str:
    """Return a number of games in words."""
    return ngettext("{n} game", "{n} games", number).format(n=number)


def month_rows(tally: Tally) -> list[Month]:
    """Return the games of each month, those without any left out."""
    return [
        Month(month_and_year(date.fromisoformat(f"{month}-01")), share.wins, share.games - share.wins)
        for month, share in sorted(tally.by_month().items())
    ]


def point_rows(tally: Tally, kind: str, game: Game[Any]) -> list[PointRow]:
    """Return the points with each thing of a kind of lots, the most played first."""
    rows = []
    for thing, same in _most_played(tally, kind):
        share = same.share()
        low, high = share.interval
        won = _("{share} won ({low}–{high})").format(
            share=percent(share.share), low=round(100 * low), high=percent(high)
        )
        note = f"{games_words(len(same.games))} · {won}" if share.games else games_words(len(same.games))
        name, picture = game.words.item(thing), (game.id, thing)
        rows.append(PointRow(name, note, same.mean, same.best or 0, picture))
    return rows
