"""Somebody who plays on and on at the real client, and meanwhile does all that a long evening brings."""

from collections.abc import Callable, Sequence
from contextlib import suppress

import pygame

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.house.house import House
from galaxy_desktop.play.commands import Command, GiveAnswer, Load, NewGame, Redo, Save, Undo
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.seats import COMPUTERS, Bot, Occupant, Person
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.scenes.campaigns import with_campaign
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.settings import TEXT_STEPS, Settings
from galaxy_desktop.ui.table.scene import TableScene
from tests.ui.acts import Event, click, key, key_up

SMALL_SIZES = ((640, 360), (1024, 600), (1280, 720), (1366, 768), (1600, 900))
LARGE_SIZES = ((1920, 1080), (2560, 1080), (2560, 1440))
LANGUAGES = ("en", "de", "fr")
PLAIN, PLAIN_SIZE = Settings(language="en", player_name="Ada", speed="instant"), (1280, 720)
"""What the client is set to whenever it is measured."""
STUCK = 25
"""Inputs at one question, or at one screen above the table, after which it is left in the shortest way."""
KEYS = (pygame.K_F1, pygame.K_l, pygame.K_h, pygame.K_i, pygame.K_TAB, pygame.K_RIGHT, pygame.K_ESCAPE)
BURST = 60
"""Most answers that are given at once for all seats, so that an evening is long in games and not in hours."""
SAVE = "soak"


class Player:
    """Answers by mouse and keyboard where that is quick, else by the bus; `turn` is one act of a hand."""

    def __init__(self, house: House, seed: int) -> None:
        self.house, self.dice = house, Dice(seed)
        self.done: dict[str, int] = {}
        """How often each thing was done, by name."""
        self._same = 0
        self._last = 0
        """Id of the last thing, which must not be kept alive while the client is measured."""
        self._away = False
        self._acts: tuple[tuple[int, Callable[[], Sequence[Event]]], ...] = (
            (60, self._answers),
            (40, self._plays_on),
            (4, self._moves),
            (3, self._presses),
            (2, self._resizes),
            (2, self._loses_focus),
            (1, self._sets),
            (1, self._takes_back),
            (1, self._saves),
            (1, self._loads),
        )

    def sit_down(self, game: str, seats: int, seed: int) -> None:
        """Open a new table above the menu."""
        levels = ("easy", "easy", "easy", "medium")
        bots = [Bot(levels[self.dice.below(len(levels))], name) for name in COMPUTERS[: seats - 1]]
        sitting: tuple[Occupant, ...] = (Person("Ada"), *bots)
        self.house.app.open(self.house.table(NewGame(game, sitting, {}, seed)))

    @property
    def table(self) -> TableScene | None:
        """The table that is open, seen or not."""
        scenes = self.house.app.stage.scenes
        return next((scene for scene in reversed(scenes) if isinstance(scene, TableScene)), None)

    @property
    def at_menu(self) -> bool:
        """Whether the game has ended and its table is closed."""
        return isinstance(self.house.app.stage.top, MenuScene)

    def turn(self) -> list[Event]:
        """What one movement of the hand sends; nothing where there is only to wait."""
        stage = self.house.app.stage
        if self._away:
            return self._comes_back()
        if isinstance(stage.top, ScoreScene):
            stage.close_above(stage.scenes[0])
            return [Event(pygame.WINDOWEXPOSED)]
        if not isinstance(stage.top, TableScene):
            return self._leaves_screen()
        if stage.top.controller.question is None and self.dice.below(5):
            return []  # the others play
        chosen = self.dice.below(sum(weight for weight, _ in self._acts))
        for weight, act in self._acts:
            chosen -= weight
            if chosen < 0:
                return [*self._count(act)()]
        raise AssertionError("the weights add up")

    def _count(self, act: Callable[[], Sequence[Event]]) -> Callable[[], Sequence[Event]]:
        name = act.__name__.strip("_")
        self.done[name] = self.done.get(name, 0) + 1
        return act

    def _stays(self, at: object) -> int:
        """How many inputs in a row there were at the same thing."""
        self._same = self._same + 1 if id(at) == self._last else 0
        self._last = id(at)
        return self._same

    def _leaves_screen(self) -> list[Event]:
        """By Enter or Escape; what goes on being there is taken off the stage."""
        top = self.house.app.stage.top
        if self._stays(top) > STUCK and top is not None and not isinstance(top, MenuScene):
            top.close()
            return [Event(pygame.WINDOWEXPOSED)]
        return self._tap(pygame.K_ESCAPE if self.dice.below(3) else pygame.K_RETURN)

    def _answers(self) -> list[Event]:
        table = self.table
        question = None if table is None else table.controller.question
        if table is None or question is None:
            return []
        if self._stays(question.decision) > STUCK:
            seat = table.session.sitting
            return [] if seat is None else self._do(GiveAnswer(seat, question.decision.sample(self.dice)))
        return self._uses(table, question)

    def _plays_on(self) -> list[Event]:
        """Some answers for all seats by the bus, which the client then shows together."""
        table = self.table
        for _answer in range(self.dice.below(BURST)):
            if table is None or table.session.bus.is_over():
                break
            bus = table.session.bus
            seat = bus.awaited()[0]
            decision = bus.ask(seat)
            if decision is not None:
                self._do(GiveAnswer(seat, decision.sample(self.dice)))
        return [Event(pygame.WINDOWEXPOSED)]

    def _uses(self, table: TableScene, question: OpenQuestion) -> list[Event]:
        """Press Enter where the answer can be given, else click on something that may be chosen."""
        if question.can_give and self.dice.below(3):
            return self._tap(pygame.K_RETURN)
        parts = table.view.widgets
        offered = [parts.find(("item", option)) or parts.find(("chip", option)) for option in question.open]
        things = [widget for widget in offered if widget is not None]
        if not things or self.dice.below(6) == 0:
            return self._tap(pygame.K_1 + self.dice.below(9))
        return self._shown(click(things[self.dice.below(len(things))].rect.center))

    def _shown(self, events: list[Event]) -> list[Event]:
        """The events where the picture of the table is shown, as a small window shows it smaller."""
        fit = self.house.app._fit
        share = fit.shown.width / fit.picture[0]
        for event in events:
            event.pos = (
                round(event.pos[0] * share) + fit.shown.left,
                round(event.pos[1] * share) + fit.shown.top,
            )
        return events

    def _tap(self, code: int) -> list[Event]:
        return [key(code), key_up(code)]

    def _moves(self) -> list[Event]:
        wide, high = self.house.app._fit.window
        at = self.dice.below(wide), self.dice.below(high)
        return [Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))]

    def _presses(self) -> list[Event]:
        return self._tap(KEYS[self.dice.below(len(KEYS))])

    def _resizes(self) -> list[Event]:
        below = self.dice.below
        sizes = SMALL_SIZES if below(4) else LARGE_SIZES
        return [resized(sizes[below(len(sizes))])]

    def _loses_focus(self) -> list[Event]:
        self._away = True
        return [Event(pygame.WINDOWFOCUSLOST)]

    def _comes_back(self) -> list[Event]:
        if self.dice.below(10):
            return []
        self._away = False
        return [Event(pygame.WINDOWFOCUSGAINED), Event(pygame.WINDOWEXPOSED)]

    def _sets(self) -> list[Event]:
        """Another language, text size, speed, hand or contrast."""
        below = self.dice.below
        self.house.app.stage.set_settings(
            self.house.app.settings.but(
                language=LANGUAGES[below(len(LANGUAGES))],
                text_step=TEXT_STEPS[below(len(TEXT_STEPS))],
                speed="instant" if below(6) else "fast",
                left_handed=below(3) == 0,
                high_contrast=below(3) == 0,
                strong_marks=below(3) == 0,
                music=below(3) > 0,
            )
        )
        return [Event(pygame.WINDOWEXPOSED)]

    def _do(self, *commands: Command) -> list[Event]:
        """What may be refused; then a turn of the client, which has to see what has changed."""
        for command in commands:
            if self.table is not None:
                with suppress(RefusedError):
                    self.table.session.do(command)
        return [Event(pygame.WINDOWEXPOSED)]

    def _takes_back(self) -> list[Event]:
        return self._do(Undo(), *[Redo()] * self.dice.below(2))

    def _saves(self) -> list[Event]:
        return self._do(Save(SAVE))

    def _loads(self) -> list[Event]:
        """Save and load again: at the table, or by way of the menu at a new one."""
        self._saves()
        load = Load(self.house.folders.saves / f"{SAVE}.json")
        if self.dice.below(2):
            return self._do(load)
        app = self.house.app
        app.stage.close_above(app.stage.scenes[0])
        app.open(with_campaign(self.house.table(load), self.house.client, self.house.folders))
        return [Event(pygame.WINDOWEXPOSED)]


def resized(size: tuple[int, int]) -> Event:
    """The window at another size, as the system tells it."""
    return Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])


def plain(house: House) -> list[Event]:
    """Set the client to what it is measured at, and tell it of a window of that size."""
    house.app.stage.set_settings(PLAIN)
    return [resized(PLAIN_SIZE)]
