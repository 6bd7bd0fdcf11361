"""Settings: each takes effect at once, is saved, and can be undone."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, percent
from galaxy_desktop.play.learned import forget_tips
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.help.key_list import fill_keys
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.folders import open_folder
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.packs import PacksScene, packs_words
from galaxy_desktop.ui.scenes.report import ReportScene
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.setting_rows import SettingRows, change_setting, head, sample_words
from galaxy_desktop.ui.scenes.settings_words import (
    changed_setting,
    curtain_choices,
    curtain_words,
    setting_words,
)
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.widget import Widget

SHARES = ((0.485, 0.4985), (0.5, 0.4835), (0.312, 0.2945, 0.3605))
"""Heights of the panels of each column as shares of the room between the bars; the rest is between them."""
COLUMN, BESIDE = 0.325, 0.0125
"""Width of a column and of the gap beside it, as shares of that room."""
WIDTH = 80
"""Greatest width of list and page together, in multiples of the size of the text."""
GRADUAL = ("volume", "music_volume", "player_name")
"""Settings that change in many small steps, which Undo takes back as one."""


class SettingsScene(Screen[None]):
    """All settings of the program: side by side in a window that has room for them, else a page each."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.history: list[Settings] = []
        self.said = ""
        """Words about the last change."""
        self._changed = ""
        """Name of the setting that was changed last: gradual changes of one are undone together."""
        self._known: Settings | None = None
        """Settings for which the screen was laid last."""
        self._undoing = False
        """True while a change is being undone."""
        self.rows = SettingRows(self, self._change)
        self._roomy = False
        """True if all subjects fit in the window side by side."""
        self._shares: Sequence[Sequence[float]] = SHARES
        """Heights of the panels side by side, column by column, as in `SHARES`."""
        self._laid_for: tuple[object, ...] = ()
        """Size of the window and of the text, and the language, for which that was found out."""

    def title(self) -> tuple[str, str]:
        return _("Settings"), _("Changes apply immediately")

    def panels(self) -> Sequence[Panel]:
        """Return a panel for each subject, from the top of one column to the next; keys only as a page."""
        keys = [] if self._roomy else [Panel(_("Keys"), (0, 0, 1, 1), fill_keys, icon="settings")]
        places = iter(self._places())
        return [
            Panel(_("Text and language"), next(places), self._fill_reading, icon="log"),
            Panel(_("Display"), next(places), self._fill_display, icon="diamond"),
            Panel(_("Sound"), next(places), self._fill_sound, icon="sound"),
            Panel(_("Gameplay"), next(places), self._fill_playing, icon="undo"),
            Panel(_("Shared screen"), next(places), self._fill_sharing, icon="eye_off"),
            Panel(_("Access"), next(places), self._fill_access, icon="person"),
            *keys,
            Panel(_("Files"), next(places), self._fill_files, icon="save"),
        ]

    def _places(self) -> Iterator[tuple[float, float, float, float]]:
        """Yield the place of each panel, from the top of one column to the next."""
        for number, column in enumerate(self._shares):
            top, gap = 0.0, (1 - sum(column)) / (len(column) - 1)
            for height in column:
                yield number * (COLUMN + BESIDE), top, COLUMN, height
                top += height + gap

    def _shares_of_contents(self) -> Sequence[Sequence[float]]:
        """Return heights that leave below the content of each panel of a column the same room."""
        panels, found = iter(self.laid), list[Sequence[float]]()
        for column in SHARES:
            needed = [panel.needed / self.body.height for _share, panel in zip(column, panels, strict=False)]
            left = (sum(column) - sum(needed)) / len(column)
            found.append([height + left for height in needed])
        return found

    @property
    def paged(self) -> bool:
        """True unless all subjects fit side by side."""
        return not self._roomy

    @property
    def body(self) -> pygame.Rect:
        """Room between the bars; of a page in the middle, and no wider than lines can be read well."""
        room = super().body
        if self._roomy:
            return room
        width = min(room.width, WIDTH * self.kit.metrics.letters("option"))
        return pygame.Rect(room.centerx - width // 2, room.top, width, room.height)

    def first(self) -> Widget | None:
        return self.contents

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        nothing = "" if self.history else _("No changes to undo.")
        return [
            *([Button(self.kit, nowhere, _("Keys"), self._keys)] if self._roomy else []),
            Button(
                self.kit,
                nowhere,
                _("Undo"),
                self._undo,
                icon="undo",
                key=pygame.K_z,
                cue=_("Z"),
                why_not=nothing,
            ),
            Button(self.kit, nowhere, _("Reset to defaults"), self._standard),
            Button(self.kit, nowhere, _("Done"), self.back, kind="primary", cue=_("Enter")),
        ]

    def prompt(self) -> Footer:
        """Return the last change, if any."""
        if self.history:
            line = _("**Undo** reverts the last change.")
            return Footer(self.said, line, "check")
        return Footer(_("Settings"), _("You can undo each change."))

    def layout(self) -> None:
        """Record what has changed, here or by a key anywhere, then lay the screen."""
        before, now = self._known, self.kit.settings
        if before is not None and before != now:
            self.said = setting_words(before, now)
            if not self._undoing:
                self._note(before, now)
        self._known = now
        sizes = self.kit.metrics.window, now.text_step, now.language
        if sizes == self._laid_for:
            super().layout()
            return
        self._laid_for, self._roomy, self._shares = sizes, self.kit.metrics.mode == "wide", SHARES
        super().layout()
        if self._roomy and not self._all_fit():
            self._shares, self.laid = self._shares_of_contents(), ()
            super().layout()
        if self._roomy and not self._all_fit():
            self._roomy, self.laid = False, ()
            super().layout()

    def _all_fit(self) -> bool:
        return all(panel.fits for panel in self.laid)

    def _note(self, before: Settings, now: Settings) -> None:
        """Record the settings for Undo; steps of one gradual setting are recorded once."""
        name = changed_setting(before, now)
        if name != self._changed or name not in GRADUAL:
            self.history.append(before)
        self._changed = name

    def _change(self, **values: object) -> None:
        if values.get("tips"):
            forget_tips(self.stage.folders)
        change_setting(self, self.kit.settings.but(**values))

    def update(self, dt: float) -> None:
        """Save a volume once the knob has been let go."""
        super().update(dt)
        self.rows.update()

    @property
    def rest(self) -> float:
        return min(self.rows.rest, super().rest)

    def _undo(self) -> None:
        if self.history:
            self._changed, self._undoing = "", True
            change_setting(self, self.history.pop())
            self._undoing = False
            self.layout()

    def _keys(self) -> None:
        """Show the list of all keys."""
        self.stage.open(HelpScene(self.client, None))

    def _standard(self) -> None:
        change_setting(self, Settings(player_name=self.kit.settings.player_name))

    def _fill_reading(self, column: Column) -> None:
        """Lay the text size with a sample, the letters on goods and the language."""
        self.rows.text_size(column)
        column.box(self._fill_sample, after="margin")
        self.rows.letters(column)
        head(column, _("Language"))
        self.rows.language(column)

    def _fill_sample(self, column: Column) -> None:
        """Lay a sample sentence at this text size."""
        column.text(sample_words(), "body", after="tight")
        column.soft(
            _("Sample text at {size}.").format(size=percent(self.kit.settings.text_step)),
            after=None,
        )

    def _fill_display(self, column: Column) -> None:
        """Lay the screen mode, the colors and the animation."""
        screens = [(False, _("Window")), (True, _("Full screen"))]
        self.rows.choice(column, _("Screen"), screens, "full_screen", note=_("F11"))
        self.rows.colours(column)
        self.rows.movement(column)
        column.soft(_("Click or press any key to skip an animation."), after=None)

    def _fill_access(self, column: Column) -> None:
        """Lay the line under the window, speech, and the side of the hand."""
        line = _("At the bottom of the window, shows the focused item and what happens.")
        self.rows.toggle(column, _("Focus line"), line, "focus_line")
        words = _("Speaks the focused item and what happens. F3 reads the screen.")
        self.rows.toggle(column, _("Speech"), self._speech_words() or words, "speech")
        words = _("Puts the inspector, the log and the main buttons on the left.")
        self.rows.toggle(column, _("Left-handed layout"), words, "left_handed")

    def _speech_words(self) -> str:
        """Return why nothing is spoken; empty if speech works or is off."""
        return self.kit.narrator.voice.trouble if self.kit.settings.speech else ""

    def _fill_sound(self, column: Column) -> None:
        """Lay both volumes, music and silence, and a sample."""
        self.rows.sound_volume(column)
        self.rows.music_volume(column)
        self.rows.toggle(column, _("Music"), _("Pauses while another window is active."), "music")
        self.rows.mute(column)
        play = Button(self.kit, layout.nowhere(), _("Test sound"), self._sound, icon="play")
        column.row([play], [play.natural_width], after=None)

    def _fill_playing(self, column: Column) -> None:
        """Lay the name, the undo question, the rare questions and the tips."""
        self.rows.player_name(column)
        words = _("Asks once per game before undoing past a draw, roll or reveal.")
        self.rows.toggle(column, _("Confirm undo after a reveal"), words, "confirm_undo")
        words = _("When off, a step few players use, such as recalling dice, is skipped unless it matters.")
        self.rows.toggle(column, _("Ask about rarely used steps"), words, "ask_rare")
        tips = _("Explains each thing the first time it happens. Turn off and on to see all tips again.")
        self.rows.toggle(column, _("First-time tips"), tips, "tips")

    def _fill_sharing(self, column: Column) -> None:
        """Lay when the curtain covers the screen, and how it is opened."""
        head = _("Curtain")
        column.text(f"**{head}**", "option", after=None)
        column.soft(curtain_words(self.kit.settings.curtains), after="tight")
        self.rows.values(column, _("Curtain"), curtain_choices(), "curtains")
        words = _("When off, one press opens the curtain between players.")
        self.rows.toggle(column, _("Hold to reveal"), words, "hold_to_uncover")

    def _fill_files(self, column: Column) -> None:
        """Lay the folder of saves, the number of data packs, and buttons to what is about them."""
        try:
            folder = self.stage.folders.saves
        except FolderError as trouble:
            column.text(escape(str(trouble)), colour=self.kit.theme.colour.refuse, after=None)
            return
        count = sum(1 for _file in folder.glob("*.json"))
        column.box(lambda inner: self._fill_folder(inner, folder, count), after="gap")
        show = Button(
            self.kit,
            layout.nowhere(),
            _("Open folder"),
            lambda: open_folder(self, folder),
            icon="load",
        )
        report = Button(
            self.kit,
            layout.nowhere(),
            _("Report a problem"),
            lambda: self.stage.open(ReportScene()),
            icon="warning",
        )
        packs = Button(
            self.kit,
            layout.nowhere(),
            _("Show data packs"),
            lambda: self.stage.open(PacksScene(self.client)),
            icon="deck",
        )
        buttons = [show, report, packs]
        column.row(buttons, [button.natural_width for button in buttons], after="gutter")
        none = _("Correct values that differ in your box.")
        column.soft(packs_words(self.client.packs) or none, after="seam")
        column.soft(_("No data is sent anywhere."), after=None)

    def _fill_folder(self, column: Column, folder: Path, count: int) -> None:
        column.text(escape(str(folder)), "small", after="hair")
        column.soft(ngettext("{n} saved game", "{n} saved games", count).format(n=count), after=None)

    def _sound(self) -> None:
        """Play a sound, or say why none is heard."""
        sounds = self.kit.sounds
        if sounds.play("points"):
            return
        if sounds.mute:
            line = _("Sound is muted.")
        elif not sounds.volume:
            line = _("The volume is 0.")
        else:
            line = _("No audio device found.")
        self.tell(line, "sound")
