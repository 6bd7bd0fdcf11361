"""Rows of the charts, in words."""

from collections.abc import Sequence

from galaxy_desktop.engine.words import Words
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, percent
from galaxy_desktop.play.archive.tally import MIXED, PEOPLE, Tally
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui.statistics.charts import Month, PointRow, ShareRow


def share_rows(tally: Tally, levels: Sequence[str]) -> list[ShareRow]:
    """Return the share of wins against each level, from weak to strong, then against others."""
    found = tally.by_opponents()
    known = [kind for kind in (*levels, MIXED, PEOPLE) if kind in found]
    kinds = [*known, *(kind for kind in found if kind not in known)]
    rows = []
    for kind in kinds:
        share = found[kind]
        low, high = share.interval
        name, note = opponents_name(kind), games_words(share.games)
        rows.append(ShareRow(name, note, share.share, low, high, share.even))
    return rows


def opponents_name(kind: str) -> str:
    """Return the name of a kind of opponents."""
    return {MIXED: _("Mixed levels"), PEOPLE: _("With humans")}.get(kind) or level_name(kind)


def games_words(number: int) -> str:
    """Return a number of games in words."""
    return ngettext("{n} game", "{n} games", number).format(n=number)


def month_rows(tally: Tally) -> list[Month]:
    """Return the games of each month, as "2026-11", those without any left out."""
    return [
        Month(month, share.wins, share.games - share.wins)
        for month, share in sorted(tally.by_month().items())
    ]


def point_rows(tally: Tally, kind: str, words: Words) -> list[PointRow]:
    """Return the points with each thing of a kind of lots, the most played first."""
    rows = []
    for thing, same in sorted(tally.by_lot(kind).items(), key=lambda one: -len(one[1].games)):
        share = same.share()
        low, high = share.interval
        won = _("{share} won ({low}–{high})").format(
            share=percent(share.share), low=round(100 * low), high=percent(high)
        )
        note = f"{games_words(len(same.games))} · {won}" if share.games else games_words(len(same.games))
        rows.append(PointRow(words.item(thing), note, same.mean, same.best or 0))
    return rows


def lot_shares(tally: Tally, kind: str, words: Words) -> list[ShareRow]:
    """Return the share of wins with each thing of a kind of lots, the most played first."""
    rows = []
    for thing, same in sorted(tally.by_lot(kind).items(), key=lambda one: -len(one[1].games)):
        share = same.share()
        low, high = share.interval
        note = games_words(len(same.games))
        rows.append(ShareRow(words.item(thing), note, share.share, low, high, share.even))
    return rows
