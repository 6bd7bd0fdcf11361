"""The stage and its scenes: the top one is played, and closing it hands its result to the one below."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pygame

from galaxy_desktop.places import Places
from galaxy_desktop.ui.kit import Kit, with_settings
from galaxy_desktop.ui.settings import Settings

FOREVER = 3600.0


class Scene:
    """One screen or dialog. Handling, time and drawing are apart; drawing changes nothing.

    Set `dirty` when the next frame would look different. `rest` says how long the scene may be left
    alone: 0 while something moves, else the seconds until it wants `update` without any event.
    A scene that does not `fills_screen` is drawn over the scenes below it.
    """

    fills_screen = True
    dirty = True
    stage: "Stage"
    kit: Kit

    def enter(self) -> None:
        """The scene is on the stage: `stage` and `kit` are set. Comes before `layout`."""

    def layout(self) -> None:
        """The window, the text size or the theme is new: place everything again by `kit.metrics`."""

    def leave(self) -> None:
        """The scene goes for good."""

    def handle(self, event: pygame.event.Event) -> None:
        """Something has been pressed, moved or typed."""

    def update(self, dt: float) -> None:
        """Time has passed, in seconds."""

    def draw(self, surface: pygame.Surface) -> None:
        """The picture of the scene, on the whole window."""

    def on_result(self, closed: "Scene", result: object) -> None:
        """A scene that this one has opened is closed, with this result (None: given up)."""

    @property
    def rest(self) -> float:
        """Seconds the scene can be left alone if nothing happens."""
        return FOREVER

    @property
    def announce(self) -> str:
        """What a screen reader would say of the scene now."""
        return ""


@dataclass(slots=True)
class Stage:
    """A stack of scenes; an empty stage ends the program. `places` are the player's folders."""

    kit: Kit
    places: Places = field(default_factory=Places)
    apply: Callable[[Settings], None] | None = None
    scenes: list[Scene] = field(default_factory=list)
    dirty: bool = True
    _then: dict[Scene, Callable[[Any], None]] = field(default_factory=dict)
    """What the result of a scene is for, where whoever opened it has said so."""

    @property
    def top(self) -> Scene | None:
        """The scene that is played."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Opens a scene above; it closes with a result for the one below."""
        scene.stage, scene.kit = self, self.kit
        self.scenes.append(scene)
        self.dirty = True
        scene.enter()
        scene.layout()

    def open(self, scene: Scene, then: Callable[[Any], None] | None = None) -> None:
        """Opens a scene above; `then` is told its result."""
        if then is not None:
            self._then[scene] = then
        self.push(scene)

    def replace(self, scene: Scene) -> None:
        """Goes from the top scene to another; whoever opened the first gets the result of the second."""
        first = self.top
        then = None if first is None else self._then.pop(first, None)
        self._drop()
        self.open(scene, then)

    def close(self, result: object = None) -> None:
        """Closes the top scene and hands its result to whoever opened it."""
        then = None if self.top is None else self._then.pop(self.top, None)
        closed = self._drop()
        if closed is None or self.top is None:
            return
        self.top.dirty = True
        if then is not None:
            then(result)
        else:
            self.top.on_result(closed, result)

    def clear(self) -> None:
        """Closes every scene, from the top, without results."""
        while self.scenes:
            self._drop()

    def refit(self, kit: Kit) -> None:
        """Every scene is placed anew with another kit."""
        self.kit = kit
        self.dirty = True
        for scene in self.scenes:
            scene.kit = kit
            scene.dirty = True
            scene.layout()

    def set_settings(self, settings: Settings) -> None:
        """Takes new settings at once and keeps them; PlaceError if they cannot be kept."""
        if self.apply is not None:
            self.apply(settings)
        else:
            self.refit(with_settings(self.kit, settings))

    def handle(self, event: pygame.event.Event) -> None:
        """The top scene gets the event; that the window has lost the focus concerns all."""
        if event.type == pygame.WINDOWFOCUSLOST:
            for scene in tuple(self.scenes):
                if scene in self.scenes:
                    scene.handle(event)
        elif self.top is not None:
            self.top.handle(event)

    def update(self, dt: float) -> None:
        """Time passes for the top scene."""
        if self.top is not None:
            self.top.update(dt)

    @property
    def rest(self) -> float:
        """Seconds the top scene can be left alone if nothing happens."""
        return self.top.rest if self.top is not None else 0.0

    @property
    def changed(self) -> bool:
        """Whether a frame drawn now would differ from the last one."""
        return self.dirty or any(scene.dirty for scene in self._seen())

    def draw(self, surface: pygame.Surface) -> None:
        """The top scene, and below it what it leaves to see."""
        seen = self._seen()
        for scene in seen:
            scene.dirty = False
        self.dirty = False
        for scene in seen:
            scene.draw(surface)

    def _seen(self) -> list[Scene]:
        floor = next((n for n in range(len(self.scenes) - 1, -1, -1) if self.scenes[n].fills_screen), 0)
        return self.scenes[floor:]

    def _drop(self) -> Scene | None:
        if not self.scenes:
            return None
        scene = self.scenes.pop()
        self._then.pop(scene, None)
        self.dirty = True
        scene.leave()
        return scene
