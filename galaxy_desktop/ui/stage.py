"""Stack of scenes: the top one is played, and closes with a result for its opener."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import pygame

from galaxy_desktop.folders import Folders
from galaxy_desktop.ui.changes import joined
from galaxy_desktop.ui.kit import Kit, with_settings
from galaxy_desktop.ui.life.glimmer import Sky
from galaxy_desktop.ui.music import Tune
from galaxy_desktop.ui.settings import Settings

FOREVER = 3600.0
HERE, ALL = pygame.K_F1, pygame.K_F2
"""Keys that open the rules, at the page about what is shown and at the first one."""
PRESSES = (
    pygame.KEYDOWN,
    pygame.KEYUP,
    pygame.MOUSEBUTTONDOWN,
    pygame.TEXTEDITING,
    pygame.WINDOWFOCUSLOST,
)
"""Events after which text belongs to another key than before, or to none."""
R = TypeVar("R")


class Scene(Generic[R]):
    """Screen or dialog; it closes with an `R`, or with None if it is cancelled.

    Handling, time and drawing are apart; drawing changes nothing. Set `dirty` when the next frame would look
    different. `rest` is the time for which the scene may be left alone: 0 while something moves, else the
    seconds until it wants `update` without any event. A scene without `fills_screen` is drawn over the scenes
    below it.
    """

    fills_screen = True
    dirty = True
    moved: Sequence[pygame.Rect] = ()
    """Places in which the next frame would look different, if it is not `dirty` as a whole."""
    stage: "Stage"
    kit: Kit
    then: Callable[[R | None], None] | None = None
    """Called with the result, if the opener wants it."""

    def enter(self) -> None:
        """Begin on the stage, with `stage` and `kit` set; called before `layout`."""

    def layout(self) -> None:
        """Place everything by `kit.metrics`; called when the window, the text size or the theme is new."""

    def make_way(self) -> None:
        """Let go of what can be drawn again; called when a scene that fills the window opens above."""

    def leave(self) -> None:
        """Release everything; called when the scene is closed for good."""

    def handle(self, event: pygame.event.Event) -> None:
        """Handle an event of mouse or keyboard."""

    def look_away(self) -> None:
        """Hide what another person may not see, and let go of what is held; the window may be unattended."""

    def rules(self, *, here: bool) -> "Scene[None] | None":
        """Return the rules, with `here` at the page about what is shown; None if the scene below has them."""
        return None

    @property
    def own_keys(self) -> Sequence[int]:
        """Keys of the rules that the scene handles itself."""
        return ()

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scene on the whole window, or what its clip leaves of it."""

    def look_different(self, places: Sequence[pygame.Rect] | None) -> None:
        """Note in which places the next frame would look different; None if it may be anywhere."""
        if places is None:
            self.dirty = True
        elif places:
            self.moved = [*self.moved, *places]

    def resume(self) -> None:
        """Continue after the scenes above have closed."""

    def close(self, result: R | None = None) -> None:
        """Leave the stage, then pass the result to the opener; None if the scene was cancelled."""
        below = self.stage.take_off(self)
        if below is None:
            return
        if self.then is not None:
            self.then(result)
        if self.stage.top is below:
            below.resume()

    @property
    def rest(self) -> float:
        """Seconds for which the scene can be left alone if nothing happens."""
        return FOREVER

    @property
    def sky(self) -> Sky | None:
        """Sky on which stars may live at rest; None if nothing of it is seen."""
        return None

    @property
    def breathing(self) -> Sequence[pygame.Rect]:
        """Places of what may be chosen, around which a glow breathes at rest."""
        return ()

    @property
    def tune(self) -> Tune | None:
        """Music of the scene; None to go on with that of the scene below."""
        return None

    @property
    def heading(self) -> Sequence[str]:
        """Sentences of markup about what the scene is, or asks now; those that are new are said."""
        return ()

    @property
    def typing_at(self) -> pygame.Rect | None:
        """Place of the caret of the text field that has the focus; None if there is none."""
        return None

    @property
    def announce(self) -> str:
        """Words about the focus, as they are said."""
        return ""

    @property
    def reading(self) -> Sequence[str]:
        """Texts of markup to read in the scene."""
        return ()


class Stage:
    """Stack of scenes; an empty stage ends the program. `folders` are the player's folders."""

    def __init__(
        self, kit: Kit, folders: Folders | None = None, apply: Callable[[Settings], None] | None = None
    ) -> None:
        self.kit = kit
        self.folders = folders or Folders()
        self.apply = apply
        self.scenes: list[Scene[Any]] = []
        self.dirty = True
        self.litter = False
        """True once scenes were closed or placed anew: what is left of them refers to itself."""
        self._pressed_in: Scene[Any] | None = None
        """Scene on top when the last key went down; None once it was let go, or something else was begun."""

    @property
    def top(self) -> Scene[Any] | None:
        """Scene that is played; None on an empty stage."""
        return self.scenes[-1] if self.scenes else None

    def open(self, scene: Scene[R], then: Callable[[R | None], None] | None = None) -> None:
        """Open a scene above; `then` is called with its result, None if it is cancelled."""
        self.let_go()
        scene.stage, scene.kit, scene.then = self, self.kit, then
        if scene.fills_screen:
            for below in self.scenes:
                below.make_way()
        self.scenes.append(scene)
        self.dirty = True
        scene.enter()
        scene.layout()

    def let_go(self) -> None:
        """End all presses for the top scene: it may never be told where the buttons are released."""
        for end in self.kit.pointer.let_go():
            if self.top is not None:
                self.top.handle(end)

    def take_off(self, scene: Scene[Any]) -> Scene[Any] | None:
        """Take a scene and all above it off the stage, without results; return the scene below, if any."""
        if scene not in self.scenes:
            return None
        while scene in self.scenes:
            self._drop()
        if self.top is not None:
            self.top.dirty = True
        return self.top

    def close_above(self, scene: Scene[Any]) -> None:
        """Take everything above a scene off the stage, from the top, without results."""
        above = self.scenes[self.scenes.index(scene) + 1 :]
        if above:
            self.take_off(above[0])
            scene.resume()

    def clear(self) -> None:
        """Take every scene off the stage, from the top, without results."""
        while self.scenes:
            self._drop()

    def refit(self, kit: Kit) -> None:
        """Place every scene anew with another kit."""
        self.kit = kit
        kit.take_charge()
        self.dirty = self.litter = True
        for scene in self.scenes:
            scene.kit = kit
            scene.dirty = True
            scene.layout()

    def set_settings(self, settings: Settings) -> None:
        """Put new settings in force and save them; raise `FolderError` if they cannot be saved."""
        if self.apply is not None:
            self.apply(settings)
        else:
            self.refit(with_settings(self.kit, settings))

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event to the top scene; let all scenes look away if the window has lost the focus.

        The text of a key that has opened or closed a scene is dropped: it was not typed there.
        """
        if event.type in PRESSES:
            self._pressed_in = self.top if event.type == pygame.KEYDOWN else None
        if event.type == pygame.TEXTINPUT and self._pressed_in not in (None, self.top):
            return
        if event.type == pygame.WINDOWFOCUSLOST:
            self.look_away()
        elif self.top is not None and not self._opens_rules(self.top, event):
            self.top.handle(event)

    def _opens_rules(self, top: Scene[Any], event: pygame.event.Event) -> bool:
        """Open the rules, if the event is a key for that; return False for any other."""
        if event.type != pygame.KEYDOWN or event.key not in (HERE, ALL) or event.key in top.own_keys:
            return False
        found = (scene.rules(here=event.key == HERE) for scene in reversed(self.scenes))
        rules = next((scene for scene in found if scene is not None), None)
        if rules is not None:
            self.open(rules)
        return rules is not None

    def look_away(self) -> None:
        """Let every scene hide what another person may not see."""
        for scene in tuple(self.scenes):
            if scene in self.scenes:
                scene.look_away()

    def update(self, dt: float) -> None:
        """Advance the top scene by `dt` seconds."""
        if self.top is not None:
            self.top.update(dt)

    @property
    def rest(self) -> float:
        """Seconds for which the top scene can be left alone if nothing happens."""
        return self.top.rest if self.top is not None else 0.0

    @property
    def sky(self) -> Sky | None:
        """Sky of the lowest scene that is seen, on which stars may live."""
        seen = self._seen()
        return seen[0].sky if seen else None

    @property
    def tune(self) -> Tune | None:
        """Music of the topmost scene that has any; None if none has."""
        tunes = (scene.tune for scene in reversed(self.scenes))
        return next((tune for tune in tunes if tune is not None), None)

    @property
    def changed(self) -> bool:
        """True if a frame drawn now would differ from the last one."""
        return self.dirty or any(scene.dirty or scene.moved for scene in self._seen())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the top scene, over the scenes visible below it."""
        seen = self._seen()
        for scene in seen:
            scene.dirty, scene.moved = False, ()
        self.dirty = False
        for scene in seen:
            scene.draw(surface)

    def draw_again(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what looks different now over the last frame; return where that is."""
        seen, whole = self._seen(), surface.get_rect()
        if self.dirty or any(scene.dirty for scene in seen):
            self.draw(surface)
            return [whole]
        places = joined([place for scene in seen for place in scene.moved], whole)
        try:
            for place in places:
                surface.set_clip(place)
                self.draw(surface)
        finally:
            surface.set_clip(None)
        for scene in seen:
            scene.moved = ()
        return places

    def _seen(self) -> list[Scene[Any]]:
        floor = 0
        for number, scene in enumerate(self.scenes):
            if scene.fills_screen:
                floor = number
        return self.scenes[floor:]

    def _drop(self) -> None:
        scene = self.scenes.pop()
        self.dirty = self.litter = True
        scene.leave()


class Open(Protocol):
    """Function that opens a scene as `Stage.open` does."""

    def __call__(self, scene: Scene[R], then: Callable[[R | None], None] | None = None) -> None:
        """Open a scene; `then` is called with its result."""
        ...
