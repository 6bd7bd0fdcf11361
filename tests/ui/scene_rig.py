"""The screens without a table: the real client in a window that nobody sees, driven by posted events."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import pygame

from galaxy_desktop.ai.levels import offered_levels
from galaxy_desktop.folders import Folders
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Command, Save
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.app import App
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.segmented import Segmented
from galaxy_desktop.ui.widgets.widget import Widget
from tests.chance import lay, played
from tests.toy import TOYS
from tests.ui.acts import click, key, typed
from tests.ui.table_rig import InstantThinker

STEP = 0.05
SEED = 123_456
ADA_AND_VEGA = (Person("Ada"), Bot("easy", "Vega"))
S = TypeVar("S", bound=Scene[Any])


class Below(Scene[None]):
    """Stands below the scene under test and keeps its result, and the events that come through to it."""

    results: list[object]

    def __init__(self) -> None:
        self.results = []
        self.told: list[pygame.event.Event] = []
        self.looked_away = 0

    def look_away(self) -> None:
        self.looked_away += 1

    def handle(self, event: pygame.event.Event) -> None:
        self.told.append(event)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((0, 0, 0))


@dataclass
class SceneRig:
    """A window, a client, and a folder of the player's own; drawn for `picture`, and always if `drawn`."""

    folder: Path
    size: tuple[int, int] = (1280, 720)
    settings: Settings = field(default_factory=lambda: Settings(mute=True, player_name="Ada"))
    games: Any = field(default_factory=lambda: TOYS)
    drawn: bool = False

    def __post_init__(self) -> None:
        self.app = App(self.settings, Folders(self.folder), window=self.size)
        self.app.surface.set_clip(None)  # a window of the size of the last one is the same surface
        self.opened: list[tuple[Command, ...]] = []
        self.refusal: RefusedError | None = None
        self.client = Client(self.games, offered_levels(), self._table, InstantThinker(), lambda: SEED)
        self.below = Below()
        self.app.open(self.below)

    def open(self, scene: S) -> S:
        """The scene on the stage."""
        self.app.stage.open(scene, self.below.results.append)
        self.step()
        return scene

    def step(self, *events: pygame.event.Event, times: int = 1, dt: float = STEP) -> None:
        """The events, then some time."""
        self.app.advance(events, 0.0)
        for _ in range(times - 1):
            self.app.advance((), dt)
        (self.app.step if self.drawn else self.app.advance)((), dt)

    def top(self) -> Scene[Any] | None:
        """The scene that is played; a call, because it changes with every step."""
        return self.app.stage.top

    def dialog(self) -> Dialog[Any]:
        """The dialog on top."""
        found = self.top()
        assert isinstance(found, Dialog)
        return found

    @property
    def kit(self) -> Kit:
        return self.app.stage.kit

    @property
    def form(self) -> Form:
        form = getattr(self.top(), "form", None)
        assert isinstance(form, Form)
        return form

    def widget(self, label: str) -> Widget:
        """The widget of the top scene with this label, in sight or not."""
        found = [widget for group in self.form.groups for widget in group if widget.label == label]
        assert found, f"no {label!r} among {[w.label for g in self.form.groups for w in g]}"
        return found[0]

    def click(self, label: str) -> None:
        """A click on a widget of the top scene."""
        self.step(*click(self.widget(label).rect.center))

    def choose(self, label: str, part: int) -> None:
        """A click on one of the options side by side."""
        row = self.widget(label)
        assert isinstance(row, Segmented)
        self.step(*click(row.parts()[part].center))

    def key(self, code: int, *, mod: int = 0) -> None:
        self.step(key(code, mod=mod), pygame.event.Event(pygame.KEYUP, key=code, mod=0))

    def type(self, text: str) -> None:
        self.step(*typed(text))

    def focus(self, label: str) -> None:
        """Walks with Tab and arrows until the focus is there."""
        for _ in range(60):
            target, current = self.widget(label), self.form.focus.current
            if current is target:
                return
            group = next(group for group in self.form.groups if any(target is other for other in group))
            if current is None or not any(current is other for other in group):
                self.key(pygame.K_TAB)
            else:
                self._towards(current, target)
        raise AssertionError(f"the keyboard never comes to {label!r}")

    def _towards(self, current: Widget, target: Widget) -> None:
        """One arrow key, the first that leads anywhere."""
        across = target.rect.centerx - current.rect.centerx
        down = target.rect.centery - current.rect.centery
        ways = [pygame.K_DOWN if down > 0 else pygame.K_UP, pygame.K_RIGHT if across > 0 else pygame.K_LEFT]
        for code in ways if abs(down) > 8 else reversed(ways):
            self.key(code)
            if self.form.focus.current is not current:
                return

    def session(
        self, seats: Sequence[Occupant] = ADA_AND_VEGA, answers: int = 10**6, game: str = ""
    ) -> Session:
        """A game played so far by chance."""
        running = played(self.games[game or next(iter(self.games))], seats, SEED, 5, answers)
        return Session(lay(CommandBus(self.games, self.app.folders.saves), running), InstantThinker())

    def save(self, name: str, seats: Sequence[Occupant] = ADA_AND_VEGA, answers: int = 8) -> Path:
        """A saved game."""
        session = self.session(seats, answers)
        session.bus.do(Save(name))
        session.bus.close()
        return self.app.folders.saves / f"{name}.json"

    def picture(self) -> bytes:
        """What is on the screen."""
        self.app.stage.draw(self.app.surface)
        return pygame.image.tobytes(self.app.surface, "RGBX")

    def _table(self, *commands: Command) -> Scene[None]:
        if self.refusal is not None:
            raise self.refusal
        self.opened.append(commands)
        return Below()


def labels(rig: SceneRig) -> set[str]:
    """The labels of all widgets of the top scene, in sight or not."""
    return {widget.label for group in rig.form.groups for widget in group}


def settings_with(rig: SceneRig, label: str) -> SettingsScene:
    """The settings, open at the page with this widget."""
    scene = rig.open(SettingsScene(rig.client))
    for page in range(len(scene.panels())):
        scene.turn_to(page)
        if label in labels(rig):
            return scene
    raise AssertionError(f"no {label!r} in the settings")
