"""Words of what lies beside the question at a table: a hint, an open empire, the forecast, the hand."""

from collections.abc import Sequence

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, series
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.ui.roles.forecasting import Forecasting, ForecastLine
from galaxy_desktop.ui.speech.spoken import spoken
from galaxy_desktop.ui.table.items import Chip, TableItem
from galaxy_desktop.ui.table.view import TableView
from galaxy_desktop.ui.table.widgets import Widgets
from galaxy_desktop.ui.tabletop.empire import FIGURES, PANEL
from galaxy_desktop.ui.tabletop.empire_items import empire_item


def beside(view: TableView, controller: TableController) -> list[str]:
    """Return what is shown beside the question, in sentences: hint, open empire, forecast."""
    names = controller.session.bus.table().names()
    shown = [*_hint(view, controller), *_empire(view.widgets, names)]
    painter = view.painter
    if view.side.drawer == "forecast" and isinstance(painter, Forecasting):
        shown += [_("Forecast"), *(map(_line, painter.ahead()) if painter.ahead() else [_none_now()])]
    return shown


def in_hand(widgets: Widgets) -> list[str]:
    """Return what is selected, and the cards in hand, in sentences; nothing of what there is none of."""
    things: list[TableItem | Chip] = [*widgets.items, *widgets.chips]
    chosen = [_name(one.spoken_name) for one in things if one.chosen]
    hand = [_name(item.label) for item in widgets.items if item.in_hand and item.item.subject and item.label]
    said = [_("Selected: {names}.").format(names=series(chosen))] if chosen else []
    if hand:
        words = ngettext("Your hand, {n} card: {names}.", "Your hand, {n} cards: {names}.", len(hand))
        said.append(words.format(n=len(hand), names=series(hand)))
    return said


def _hint(view: TableView, controller: TableController) -> list[str]:
    """Return what the marked hint would still choose, or which button it would press."""
    if not controller.marking:
        return []
    buttons = view.widgets.bar.called(controller.hinted_button)
    names = dict.fromkeys(
        _name(one.spoken_name) for one in (*view.widgets.choosing(controller.hinted), *buttons)
    )
    return [_("Hint: {choice}").format(choice=series([*names]))] if names else []


def _empire(widgets: Widgets, names: Sequence[str]) -> list[str]:
    """Return whose empire is open, its figures, and the names of its cards."""
    figures = [item for item in widgets.items if item.item.group == FIGURES]
    crosses = [one for item in figures if (one := empire_item(item.item.id)) is not None and one.closes]
    if not crosses:
        return []
    told = [item.spoken_name for item in figures if empire_item(item.item.id) is None]
    cards = [_name(item.spoken_name) for item in widgets.items if item.item.group == PANEL]
    whose = _("{name}'s empire").format(name=escape(names[crosses[0].seat]))
    return [whose, *told, *([series(cards)] if cards else [])]


def _line(line: ForecastLine) -> str:
    return f"{line.name}. {line.text}" if line.name else line.text


def _none_now() -> str:
    return _("No forecast right now.")


def _name(markup: str) -> str:
    return escape(spoken(markup))
