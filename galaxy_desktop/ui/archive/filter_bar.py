"""Row of the search and the filters over the list of the archive."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.archive.filters import FilterDialog, filter_boxes, game_box, in_force
from galaxy_desktop.ui.archive.selection import Selection
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.search_field import SearchField
from galaxy_desktop.ui.stage import Stage
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.widget import Widget

SEARCH, FILTER, ALONE = 300, 216, 272
"""Widths: of a filter among others, and of the only one in sight."""


class FilterBar:
    """Search and filters; in a window without room for all of them a button opens the rest.

    `seek` is called with the games that are then wanted.
    """

    search: SearchField

    def __init__(
        self, selection: Selection, client: Client, stage: Stage, seek: Callable[[Wanted], None]
    ) -> None:
        self._selection = selection
        self._client = client
        self._stage = stage
        self._seek = seek
        self.dealt: dict[str, list[tuple[str, str]]] = {}
        """Lots that persons have had, by game, as far as they have been asked for."""

    def lay(self, column: Column, *more: Widget) -> None:
        """Lay the row, and more widgets at its end."""
        wanted, kit, nowhere = self._selection.wanted, column.kit, layout.nowhere()
        self.search = SearchField(
            kit,
            nowhere,
            _("Search games"),
            wanted.text,
            self._seek_text,
            hint=_("Player, title or seed"),
            icon="search",
        )
        boxes: list[Widget] = [self.search, game_box(kit, self._client.games, wanted, self._seek)]
        if kit.metrics.mode == "wide":
            boxes += filter_boxes(
                kit, self._client.games, self._client.levels, wanted, self._lots(), self._seek
            )
        else:
            number = in_force(wanted)
            label = _("Filters ({n})").format(n=number) if number else _("Filters")
            boxes.append(Button(kit, nowhere, label, self._ask, icon="search"))
        boxes += more
        sizes = SEARCH, FILTER if kit.metrics.mode == "wide" else ALONE
        first, each = (round(kit.metrics.px(width) * kit.metrics.text_step) for width in sizes)
        widths = [box.natural_width if isinstance(box, Button) else each for box in boxes[1:]]
        column.row(boxes, [first, *widths], after="margin")

    def _lots(self) -> Sequence[tuple[str, str]]:
        """Return the lots that persons have had in the chosen game."""
        game = self._selection.wanted.game
        if game and game not in self.dealt:
            self.dealt[game] = []
            with suppress(SaveError):
                self.dealt[game] = self._selection.archive.lots(game)
        return self.dealt.get(game, ())

    def _ask(self) -> None:
        client = self._client
        dialog = FilterDialog(client.games, client.levels, self._selection.wanted, self._lots())
        self._stage.open(dialog, lambda wanted: None if wanted is None else self._seek(wanted))

    def _seek_text(self, text: str) -> None:
        caret = self.search.caret
        self._seek(replace(self._selection.wanted, text=text))
        self.search.caret = caret
