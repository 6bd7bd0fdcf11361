"""Row of the search and the filters over the list of the archive."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.archive.filters import FilterDialog, filter_boxes, game_box, in_force
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.search_field import SearchField
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from galaxy_desktop.ui.archive.scene import ArchiveScene

SEARCH, FILTER, ALONE = 300, 216, 272
"""Widths: of a filter among others, and of the only one in sight."""


class FilterBar:
    """Search and filters; in a window without room for all of them a button opens the rest."""

    search: SearchField

    def __init__(self, scene: "ArchiveScene") -> None:
        self.scene = scene
        self.dealt: dict[str, list[tuple[str, str]]] = {}
        """Lots that persons have had, by game, as far as they have been asked for."""

    def lay(self, column: Column, *more: Widget) -> None:
        """Lay the row, and more widgets at its end."""
        scene, kit, nowhere = self.scene, self.scene.kit, layout.nowhere()
        self.search = SearchField(
            kit,
            nowhere,
            _("Search games"),
            scene.wanted.text,
            self._seek,
            hint=_("Player, title or seed"),
            icon="search",
        )
        boxes: list[Widget] = [self.search, game_box(kit, scene.client.games, scene.wanted, scene.filter)]
        if kit.metrics.mode == "wide":
            boxes += self._boxes()
        else:
            number = in_force(scene.wanted)
            label = _("Filters ({n})").format(n=number) if number else _("Filters")
            boxes.append(Button(kit, nowhere, label, self._ask, icon="search"))
        boxes += more
        wanted = SEARCH, FILTER if kit.metrics.mode == "wide" else ALONE
        first, each = (round(kit.metrics.px(width) * kit.metrics.text_step) for width in wanted)
        widths = [box.natural_width if isinstance(box, Button) else each for box in boxes[1:]]
        column.row(boxes, [first, *widths], after=12)

    def _boxes(self) -> list[Widget]:
        scene = self.scene
        client, lots = scene.client, self._lots()
        return filter_boxes(scene.kit, client.games, client.levels, scene.wanted, lots, scene.filter)

    def _lots(self) -> Sequence[tuple[str, str]]:
        """Return the lots that persons have had in the chosen game."""
        game = self.scene.wanted.game
        if game and game not in self.dealt:
            self.dealt[game] = []
            with suppress(SaveError):
                self.dealt[game] = self.scene.archive.lots(game)
        return self.dealt.get(game, ())

    def _ask(self) -> None:
        scene = self.scene
        dialog = FilterDialog(scene.client.games, scene.client.levels, scene.wanted, self._lots())
        scene.stage.open(dialog, lambda wanted: None if wanted is None else scene.filter(wanted))

    def _seek(self, text: str) -> None:
        caret = self.search.caret
        self.scene.filter(replace(self.scene.wanted, text=text))
        self.search.caret = caret
