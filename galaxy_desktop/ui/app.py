"""Program at the screen: window, kit, stage, and the loop that sleeps while nothing happens."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

import pygame

from galaxy_desktop.engine.garbage import look_through_all
from galaxy_desktop.folders import FolderError, Folders
from galaxy_desktop.ui.fit import fit_of
from galaxy_desktop.ui.keys import resized
from galaxy_desktop.ui.kit import Kit, fit_kit, with_settings
from galaxy_desktop.ui.life.glimmer import Sky
from galaxy_desktop.ui.life.life import Life, is_lively
from galaxy_desktop.ui.memory import give_back_free_pages, give_back_large_blocks
from galaxy_desktop.ui.metrics import MINIMUM
from galaxy_desktop.ui.pad import TYPES, Pads
from galaxy_desktop.ui.pointer import HOLD, RIGHT, without_alt_gr
from galaxy_desktop.ui.settings import Settings, save_settings
from galaxy_desktop.ui.sleep import Sleep
from galaxy_desktop.ui.speech.strip import draw_spoken, strip_height
from galaxy_desktop.ui.stage import Scene, Stage
from galaxy_desktop.ui.window import (
    DisplayError,
    Maximized,
    fill_screen,
    fits,
    on_screen,
    open_display,
    open_window,
)

FRAMES = 60
MOST_FAULTS = 3
LONGEST_SLEEP = 1.0
WINDOW = (1600, 900)
ACTS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEWHEEL, pygame.TEXTINPUT)
"""Events by which a player does something, so that what is being said ends."""
REPEATING = frozenset(
    {
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
    }
)


class App:
    """Owner of the window and the main loop: `step` is one turn of it, `run` adds the sleep before."""

    def __init__(self, settings: Settings, folders: Folders, *, window: tuple[int, int] = WINDOW) -> None:
        self.folders = folders
        self.running = True
        self.frames = 0
        """Frames drawn so far, because scenes looked different."""
        self.glimpses = 0
        """Times that only what lives was drawn."""
        self.life = Life()
        self.sleep = Sleep()
        self.on_fault: Callable[[], None] | None = None
        """Called if the program itself has failed; without it `run` raises the fault."""
        self._faults = 0
        """Faults so far after which the menu was brought back."""
        self.pads = Pads()
        self._typing_at: pygame.Rect | None = None
        self._refused: tuple[int, int] | None = None
        """Size in which the window came back although a larger one was asked for; None if it did not."""
        open_display()
        self._window = _at_least(on_screen(window))
        self._maximized = Maximized(folders)
        glass = self._open(full_screen=settings.full_screen)
        kit = fit_kit(settings, fit_of(glass.get_size()).picture)
        self.stage = Stage(kit, folders, self.apply)
        self._look_into(glass, settings)
        if self._strip.height:
            self._refit(settings)

    @property
    def settings(self) -> Settings:
        """Settings in use."""
        return self.stage.kit.settings

    def apply(self, settings: Settings) -> None:
        """Put new settings in force, then save them; raise `FolderError` if they cannot be saved."""
        self._take(settings)
        save_settings(settings, self.folders.settings)

    def open(self, scene: Scene[Any]) -> None:
        """Open a scene on the stage."""
        self.stage.open(scene)

    def step(self, events: Iterable[pygame.event.Event], dt: float) -> bool:
        """Advance by `dt` seconds, handle the events, draw what looks different; return True if drawn."""
        self.advance(events, dt)
        if not self.running or not self.stage.changed:
            self._live_on()
            self._show_strip()
            return False
        self._draw()
        self.frames += 1
        return True

    def _draw(self) -> None:
        """Draw what looks different from the last frame, with what lives over it, and show that."""
        if self.frames == 1:  # the first frame is to come soon
            give_back_large_blocks()
        before = self.life.lift(self.surface)
        places = self.stage.draw_again(self.surface)
        self.life.renew(self.stage.sky, places)
        if self._lives and self.frames:
            places += self.life.draw(*self._living)
        if self._strip.height:
            draw_spoken(self.stage.kit, self._glass, self._strip)
        if self._fit.plain:
            pygame.display.update([*before, *places, self._strip])
        else:
            self._fit.show(self.surface, self._room)
            pygame.display.flip()

    def advance(self, events: Iterable[pygame.event.Event], dt: float) -> None:
        """Advance by `dt` seconds and handle the events, drawing nothing.

        Time comes first, so that an animation started by an event begins at its beginning.
        """
        self._pass_time(dt)
        for event in events:
            self._handle(self._fit.event(without_alt_gr(event)))
        self.running = self.running and self.stage.top is not None
        self.stage.kit.narrator.watch(self.stage.top)
        self._follow_typing()

    def _follow_typing(self) -> None:
        """Let input methods show their choices beside the caret of the field with the focus."""
        place = self.stage.top.typing_at if self.stage.top is not None else None
        if place is not None and place != self._typing_at:
            pygame.key.set_text_input_rect(self._fit.in_window(place))
        self._typing_at = place

    def go(self, events: Iterable[pygame.event.Event], dt: float) -> None:
        """Do one step; pass a fault to `on_fault`, or raise it without one or after `MOST_FAULTS` faults."""
        try:
            self.step(events, dt)
        except DisplayError:
            raise
        except Exception:
            if self.on_fault is None or self._faults >= MOST_FAULTS:
                raise
            from galaxy_desktop.play.faults import note_fault

            note_fault("the screen failed")
            self._faults += 1
            self.on_fault()

    def run(self) -> None:
        """Run until the stage is empty or the window is closed."""
        clock = pygame.time.Clock()
        self.go((), 0.0)
        self.pads.begin()
        while self.running:
            if self.rest <= 1 / FRAMES:
                dt = clock.tick(FRAMES) / 1000
                self.go(self.sleep.events_within(0), dt)
            else:
                self._tidy()
                self.life.calm = self.sleep.is_quiet
                events = self.sleep.events_within(min(self.rest, LONGEST_SLEEP))
                self.go(events, clock.tick() / 1000)
        self.close()

    def _tidy(self) -> None:
        """Free what closed scenes and earlier windows have left: pictures, and fonts, which are files."""
        if self.stage.litter:
            self.stage.litter = False
            if len(self.stage.scenes) == 1:
                self.stage.kit.shed()
            look_through_all()
            give_back_free_pages()

    @property
    def rest(self) -> float:
        """Seconds the program may sleep if nothing happens."""
        wait = HOLD if self.stage.kit.pointer.waiting else LONGEST_SLEEP
        music = self.stage.kit.music.rest
        rests = [self.stage.rest, wait, *(one for one in (music, self.pads.rest) if one is not None)]
        if self._lives:
            rests.append(self.life.rest)
        return 0.0 if self.stage.changed else min(rests)

    def close(self) -> None:
        """Close all scenes and the window."""
        self.running = False
        self.stage.kit.music.stop()
        self.stage.kit.narrator.voice.stop()
        self.stage.clear()
        self.pads.end()
        pygame.display.quit()

    def _pass_time(self, dt: float) -> None:
        """Advance by `dt` seconds; send a right click to the scene when a press has become a hold."""
        pointer = self.stage.kit.pointer
        if pointer.update(dt):
            self.stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=RIGHT, pos=pointer.pos))
        for key in self.pads.update(dt):
            self._handle(key)
        self.stage.update(dt)
        self._play_music(dt)
        self.life.update(dt)

    def _play_music(self, dt: float) -> None:
        """Let the music of the topmost scene be heard; it goes on while none has any."""
        music, tune = self.stage.kit.music, self.stage.tune
        if tune is not None:
            music.want(tune)
        music.update(dt)

    @property
    def _lives(self) -> bool:
        """True if anything may live on the screen at rest: not while the window is not looked at."""
        kit, top = self.stage.kit, self.stage.top
        can = self._fit.plain and not kit.music.away and is_lively(kit)
        return can and bool(self.stage.sky or (top is not None and top.breathing))

    @property
    def _living(self) -> tuple[Kit, pygame.Surface, Sky | None, Sequence[pygame.Rect]]:
        """Everything that `Life` needs to draw."""
        top = self.stage.top
        return self.stage.kit, self.surface, self.stage.sky, () if top is None else top.breathing

    def _live_on(self) -> None:
        """Draw what lives on the screen anew, if that is due."""
        if self.running and self._lives and self.life.rest <= 0:
            pygame.display.update(self.life.draw_again(*self._living))
            self.glimpses += 1

    def _show_strip(self) -> None:
        """Draw the line under the stage anew, if its words have changed."""
        if self.running and self._strip.height and self.stage.kit.narrator.changed:
            draw_spoken(self.stage.kit, self._glass, self._strip)
            pygame.display.update(self._strip)

    def _by_pad(self, event: pygame.event.Event) -> None:
        """Pass the keys that an event of a gamepad stands for; the buttons show its signs from now on."""
        away = self.stage.kit.music.away
        for key in self.pads.keys(event):
            if not away:
                self._handle(key)

    def _show_cues(self, *, by_pad: bool) -> None:
        """Show the signs of a gamepad or of keys on all buttons."""
        if self.stage.kit.pointer.by_pad != by_pad:
            self.stage.kit.pointer.by_pad = by_pad
            self.stage.refit(self.stage.kit)

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type in TYPES:
            self._by_pad(event)
            return
        pointer = self.stage.kit.pointer
        if event.type == pygame.KEYDOWN and event.key in pointer.keys and event.key not in REPEATING:
            return
        if event.type == pygame.WINDOWFOCUSLOST:
            self.stage.let_go()
        pointer.handle(event)
        if event.type in ACTS:
            self._show_cues(by_pad=getattr(event, "pad", False))
            self.stage.kit.narrator.hear()
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._look_away(away=event.type == pygame.WINDOWFOCUSLOST)
        if not (self._window_event(event) or (event.type == pygame.KEYDOWN and self._key(event))):
            self.stage.handle(event)
        pointer.settle(event)

    def _look_away(self, *, away: bool) -> None:
        """Note whether another window is in front; let go of everything that a pad has pressed."""
        self.stage.kit.music.away = away
        for key in self.pads.let_go():
            self._handle(key)

    def _window_event(self, event: pygame.event.Event) -> bool:
        """Follow the window; return whether the event was about it alone."""
        if not self.settings.full_screen:
            self._maximized.follow(event)
        if event.type == pygame.QUIT:
            self.running = False
        elif event.type == pygame.VIDEORESIZE:
            self._resize(event.size)
        elif event.type == pygame.WINDOWEXPOSED:
            self.stage.dirty = True
        elif event.type == pygame.WINDOWSIZECHANGED and self.settings.full_screen:
            self._renew()
        else:
            return False
        return True

    def _renew(self) -> None:
        """Draw everything anew on the surface the window has now.

        SDL gives a full-screen window another one when it is minimized or comes back, even in the same size;
        `flip` alone takes it over, `update` would show nothing.
        """
        pygame.display.flip()
        self._look_into(self._glass, self.settings)
        self.life.forget()
        self.stage.dirty = True

    def _key(self, event: pygame.event.Event) -> bool:
        """Do what a key does in every scene; return False for any other."""
        if event.key == pygame.K_F3 and event.mod & pygame.KMOD_SHIFT:
            self._keep(self.settings.but(speech=not self.settings.speech))
        elif event.key == pygame.K_F3:
            self.stage.kit.narrator.read()
        elif event.key == pygame.K_F4 and not event.mod & pygame.KMOD_ALT:
            self.stage.kit.narrator.turn()
        elif event.key == pygame.K_F11:
            self._keep(self.settings.but(full_screen=not self.settings.full_screen))
        elif (other := resized(event, self.settings)) is not None:
            self._keep(other)
        else:
            return False
        return True

    def _keep(self, settings: Settings) -> None:
        """Apply a setting changed by a key, even if it cannot be saved: the settings screen reports that."""
        with suppress(FolderError):
            self.apply(settings)

    def _take(self, settings: Settings) -> None:
        glass = self._glass
        if settings.full_screen != self.settings.full_screen:
            glass = self._open(full_screen=settings.full_screen)
        self._look_into(glass, settings)
        self._refit(settings)

    def _open(self, *, full_screen: bool) -> pygame.Surface:
        """Return the window, full screen or as it was left."""
        glass = open_window(self._window, full_screen=full_screen)
        if self._maximized.marked and not full_screen:
            fill_screen()
        return glass

    def _refit(self, settings: Settings) -> None:
        """Lay everything anew with these settings, in the window as it is now."""
        old, new = self.stage.kit, with_settings(self.stage.kit, settings, self._fit.picture)
        self.stage.refit(new)
        old.give_way(new)
        self.life.forget()

    def _look_into(self, window: pygame.Surface, settings: Settings) -> None:
        """Set `surface`, on which scenes draw, and the place of the line under it.

        `surface` is the window, without the line, or a picture scaled down into a small window.
        """
        width, height = window.get_size()
        high = strip_height(self.stage.kit, (width, height), settings.text_step) if settings.focus_line else 0
        self._glass, self._strip = window, pygame.Rect(0, height - high, width, high)
        self._room = window.subsurface((0, 0, width, height - high)) if high else window
        self._fit = fit_of(self._room.get_size())
        self.surface = self._room if self._fit.plain else pygame.Surface(self._fit.picture)
        self.stage.kit.narrator.changed = True

    def _resize(self, size: tuple[int, int]) -> None:
        """Follow a new size of the window; ask one that is too small once to be larger, if there is room."""
        size = max(1, size[0]), max(1, size[1])
        larger = _at_least(size)
        stays = size == self._refused or self.settings.full_screen or not fits(larger)
        wanted = size if stays else larger
        self._refused = size if wanted != size else None
        glass = self._glass if wanted == self._glass.get_size() else open_window(wanted)
        self._look_into(glass, self.settings)
        if not self.settings.full_screen:
            self._window = wanted
        self._refit(self.settings)


def _at_least(size: tuple[int, int]) -> tuple[int, int]:
    return max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1])
