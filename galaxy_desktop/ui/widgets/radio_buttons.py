"""Base of the widgets with which one of several options is chosen."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.speech.spoken import phrase, spoken
from galaxy_desktop.ui.widgets.widget import Widget

V = TypeVar("V")


class RadioButtons(Widget, Generic[V]):
    """Widget that calls `change` with the value of the chosen option; `options` are values with labels."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        options: Sequence[tuple[V, str]],
        chosen: V,
        change: Callable[[V], None],
        *,
        label: str = "",
        tip: str = "",
        why_not: str = "",
    ) -> None:
        super().__init__(kit, rect, label, tip=tip, why_not=why_not)
        self.options = list(options)
        self.chosen = chosen
        self.change = change

    def option_in_words(self, number: int) -> str:
        """Return an option as it is said, with its place among all."""
        place = _("{number} of {all}").format(number=number + 1, all=len(self.options))
        return phrase([spoken(self.options[number][1]), place])
