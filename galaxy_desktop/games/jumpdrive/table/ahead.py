"""Forecast of the round: what it would score, and what the chosen cards cost."""

from galaxy_desktop.games.jumpdrive.scoring import totals
from galaxy_desktop.games.jumpdrive.table.board import Board
from galaxy_desktop.games.jumpdrive.table.foot import about_plan
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.roles.forecasting import ForecastLine


def round_ahead(board: Board) -> list[ForecastLine]:
    """Return the forecast of the round, and the sentence on the plan while cards are chosen."""
    if not board.view.round or board.view.phase == "over":
        return []
    vp, income = totals(board.yields(board.seat).values())
    text = _("Round {n} forecast: **{vp}** VP and **{income}** income.")
    lines = [ForecastLine(text.format(n=board.view.round, vp=vp, income=income), sign="points")]
    return [*lines, ForecastLine(about_plan(board), sign="hand")] if board.builder else lines
