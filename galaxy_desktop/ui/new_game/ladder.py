"""Chart of how often each level of computer players wins against the level below, as it was measured."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from galaxy_desktop.ai.levels import LEVELS
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.strengths import Strengths, players_of
from galaxy_desktop.presenter.levels import level_name
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.new_game.strengths import strength_words
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.statistics.charts import ShareRow, fill_shares, shares_height


def ladder_rows(strengths: Strengths, table: str) -> list[ShareRow]:
    """Return a row for each level that was measured at a table, see `table_key`, the weakest first."""
    players, found = players_of(table), strengths.get(table, {})
    rows = []
    for below, level in pairwise(LEVELS):
        if (measured := found.get(level)) is not None:
            words = _("against {below}") if players == 2 else _("against {n} × {below}")
            against = words.format(n=players - 1, below=level_name(below))
            games = ngettext("{n} game", "{n} games", measured.games).format(n=measured.games)
            share, low, high = measured.share, measured.low, measured.high
            rows.append(ShareRow(level_name(level), f"{against} · {games}", share, low, high, 1 / players))
    return rows


def fill_ladder(column: Column, strengths: Strengths, table: str) -> None:
    """Lay the chart below what a column holds, or its figures in words where there is room for these alone.

    Lay nothing if nothing was measured, or if there is no room for all of it.
    """
    rows = ladder_rows(strengths, table)
    if not rows:
        return
    room = column.rest_of_view(0)
    ways: list[Callable[[Column], None]] = [
        partial(_fill_chart, rows=rows, slim=slim)
        for slim in (False, True)
        if room >= shares_height(column.kit, len(rows), slim=slim)
    ]
    if room >= _words_height(column.kit, len(rows)):
        ways.append(partial(_fill_words, strengths=strengths, table=table))
    for fill in ways:
        more = column.beside(1, "gap")[0]
        more.floor = column.floor
        fill(more)
        if more.y <= column.floor:
            column.join([more])
            return


def _words_height(kit: Kit, rows: int) -> int:
    """Return the least height of the head and of so many lines."""
    option, small = (kit.fonts.style(name, kit.metrics).line for name in ("option", "small"))
    return kit.metrics.space("margin") + option + kit.metrics.space("seam") + rows * small


def _fill_head(column: Column) -> None:
    column.space("margin")
    column.rule()
    head = _("Computer players at this table")
    column.text(f"**{head}**", "option", after="seam")


def _fill_words(column: Column, strengths: Strengths, table: str) -> None:
    """Lay the head and a line for each level that was measured."""
    _fill_head(column)
    for level in LEVELS:
        if words := strength_words(strengths, table, level):
            column.soft(f"**{level_name(level)}** · {words}", after="hair")


def _fill_chart(column: Column, rows: list[ShareRow], *, slim: bool) -> None:
    """Lay the head of the chart, what its marks mean, and the bars."""
    _fill_head(column)
    column.soft(_("Measured share of games won. The mark is an even share, the line the 95% margin."))
    fill_shares(column, rows, slim=slim)
