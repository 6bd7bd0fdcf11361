"""Line in the menu about the game finished last, and the buttons that look at it."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any

import pygame

from galaxy_desktop.folders import Folders
from galaxy_desktop.play.archive.entry import Entry
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.menu.facts import last_words
from galaxy_desktop.ui.menu.features import LOOKS_BACK
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.frame import draw_on_sky
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.button import Button


class ResultLine:
    """Line about one finished game; `enter` opens a scene that a function makes."""

    def __init__(self, kit: Kit, box: pygame.Rect, client: Client, folders: Folders, entry: Entry) -> None:
        self.kit = kit
        self._words = last_words(entry, client.games, datetime.now())
        size, gap = kit.metrics.icon("title"), kit.metrics.space("margin")
        self._sign = layout.left(box, size)
        self._box = layout.right_of(box, self._sign.right + gap)
        self._client, self._folders, self._entry = client, folders, entry

    def buttons(self, enter: Callable[[Callable[[], Scene[Any]]], None]) -> list[Button]:
        """Return the buttons behind the words."""
        gap, made = self.kit.metrics.space("margin"), []
        rest = layout.right_of(self._box, self._box.left + self.kit.text.width(self._words, "body") + gap)
        for look_back in LOOKS_BACK:
            press = partial(enter, partial(look_back.open, self._client, self._folders, self._entry))
            label, nowhere = look_back.label.read(), layout.nowhere()
            button = Button(
                self.kit, nowhere, label, press, kind="plain", icon=look_back.icon, cue=look_back.cue
            )
            button.shortcut, button.about = look_back.key, self._words
            button.rect, rest = layout.cut_left(rest, button.natural_width, gap)
            made.append(button)
        return made

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sign and the words."""
        soft = self.kit.theme.colour.text_soft
        sign = self.kit.sign("trophy", self._sign.width, soft)
        surface.blit(sign, sign.get_rect(center=self._sign.center))
        line = self.kit.fonts.style("body", self.kit.metrics).line
        words = layout.align(self._box, (self._box.width, line))
        draw_on_sky(self.kit, surface, words, self._words, "body", soft)
