"""What the tests of all painters share: windows, a moment of a game as the scene shows it, its picture."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

import pygame

from galaxy_desktop.engine.decisions import Answer, Decision, Option
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.presenter.prompts import prompt_for
from galaxy_desktop.presenter.shown import Shown, Sitter
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Item, Painter
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.sweep import WIDE, paired
from tests.ui.kits import shared_kit

P = TypeVar("P", bound=Painter)

SITTERS = (
    Sitter("Ada", ""),
    Sitter("Vega", "Computer · Medium"),
    Sitter("Wolfeschlegelstein", "Computer · Hard"),
    Sitter("Mira", "Computer · Easy"),
    Sitter("Deneb", "Computer · Easy"),
)
WINDOWS = (
    ((1920, 1080), 1.0),
    ((1280, 720), 1.0),
    ((1920, 1080), 2.0),
    ((1280, 720), 2.0),
    ((3840, 2160), 1.0),
    ((2560, 1080), 1.0),
    ((1920, 1200), 1.3),
    ((1280, 1991), 1.0),
)
LANGUAGES = ("de", "fr", "en")
SMALLEST = (1280, 720)
WINDOW_IDS = [f"{w}x{h}@{step}" for (w, h), step in WINDOWS]
HEM = 8
ONE_IN = 8
"""Of so many moments one is looked at in a window that is not the smallest."""
PIXEL = pygame.Rect(0, 0, 1, 1)
"""What is put on the screen of a table that is only listened to."""
FRAME = 1 / 10
DRAWN, MOST_FRAMES = 24, 450
"""Every so many-th frame of an animation is drawn, and none may have more."""


def in_turn(
    windows: Iterable[tuple[tuple[int, int], float]] = WINDOWS, languages: Sequence[str] = LANGUAGES
) -> list[Any]:
    """Cases for `parametrize`: windows with their text steps, in one language after the other, or in all."""
    return [(*window, code) for window, code in paired([*windows], languages)]


def kit_of(window: tuple[int, int], text_step: float = 1.0, **more: object) -> Kit:
    return shared_kit(Settings(mute=True, text_step=text_step, **more), window)  # type: ignore[arg-type]


def moment_of(game: Game[Any], g: Any, seat: Seat, clicks: int = 1, then: Option = "") -> Shown:
    """What the scene shows of a state after some clicks on what is offered: the first, or later `then`."""
    asks = open_asks(g)
    decision = asks.get(seat)
    prompt = prompt_for(decision) if decision is not None else None
    for turn in range(clicks if prompt else 0):
        assert prompt is not None
        free = [option for option in prompt.open() if option not in prompt.chosen]
        if free:
            prompt.click(then if turn and then in free else free[0])
    return Shown(
        view=game.view(g, seat),
        seat=seat,
        sitters=SITTERS[: len(g.players)],
        decision=decision,
        open=frozenset(prompt.open()) if prompt else frozenset(),
        chosen=tuple(prompt.chosen) if prompt else (),
        awaited=frozenset(asks),
    )


def late_moments(
    game: Game[Any], walks: Iterable[tuple[int, Iterable[tuple[Any, Seat, Decision]]]], clicks: int = 1
) -> dict[tuple[str, int], Shown]:
    """The last question of each topic in games walked through at so many seats, as the scene shows it."""
    late: dict[tuple[str, int], tuple[Any, Seat]] = {}
    for seats, walk in walks:
        for g, seat, decision in walk:
            late[decision.topic, seats] = g.clone(), seat
    return {met: moment_of(game, g, seat, clicks) for met, (g, seat) in late.items()}


def some_of(
    moments: dict[tuple[str, int], Shown], window: tuple[int, int], step: float
) -> dict[tuple[str, int], Shown]:
    """All moments for the smallest window; for each of the others an eighth of them, or all in a sweep."""
    number = WINDOWS.index((window, step))
    every = WIDE or (window == SMALLEST and step == 1.0)
    return moments if every else dict(islice(moments.items(), number % len(moments), None, ONE_IN))


def showing(painter: P, shown: Shown) -> P:
    painter.show(shown)
    return painter


def pixels(painter: Painter) -> bytes:
    """What is drawn of a table; of each pixel four bytes, which is quicker than three."""
    return pygame.image.tobytes(drawn(painter), "RGBX")


def drawn(painter: Painter) -> pygame.Surface:
    surface = pygame.Surface(painter.kit.metrics.window, 0, 32)
    surface.fill((10, 15, 31))
    painter.draw(surface)
    return surface


def play_on(
    painter: SheetPainter[Any], game: Game[Any], g: Any, answer: Callable[[Decision], Answer], answers: int
) -> Iterator[Sequence[Event]]:
    """Let a game go on by so many answers, each animation run to its end; yields the events as it begins."""
    before = moment_of(game, g, 0, 0)
    for _answer in range(answers):
        asks = open_asks(g)
        if not asks:
            return
        seat = min(asks)
        give(g, seat, answer(asks[seat]))
        after, events = moment_of(game, g, 0, 0), game.view(g, 0).events
        painter.play(events, before, after)
        yield events
        run_out(painter)
        assert painter.shown == after
        before = after


def heard(painter: SheetPainter[Any]) -> None:
    """Draw a table that is only listened to: what is drawn is known without being put anywhere."""
    surface = pygame.Surface(painter.kit.metrics.window, 0, 32)
    surface.set_clip(PIXEL)
    painter.sheet.draw(surface)


def run_out(painter: Painter) -> None:
    """Run an animation to its end, drawn now and then."""
    for frame in range(MOST_FRAMES):
        if not painter.busy:
            return
        if frame % DRAWN == DRAWN // 4:
            drawn(painter)
        painter.update(FRAME)
    raise AssertionError("an animation that does not end")


def in_its_part(painter: Painter, item: Item, in_the_bar: frozenset[str], margin: int = 2) -> bool:
    """Whether a thing lies in the content, or in the bar if of a group there, and clear of the inspector."""
    areas = painter.areas
    home = areas.top if item.group in in_the_bar else areas.content
    clear = not areas.inspector.width or not item.rect.colliderect(areas.inspector)
    return home.inflate(margin, margin).contains(item.rect) and min(item.rect.size) > HEM and clear


def touching(items: Sequence[Item]) -> Iterator[tuple[Item, Item]]:
    """Each two things that share a place on the screen, the earlier first."""
    rects = [item.rect for item in items]
    for number, one in enumerate(items, 1):
        for more in one.rect.collidelistall(rects[number:]):
            yield one, items[number + more]


def covers_much(one: Item, other: Item, hand: int = HEM) -> bool:
    """Whether two things share more than a hem; `hand`: what a chosen card may be lifted out of the hand."""
    shared = one.rect.clip(other.rect)
    lifted = hand if "hand" in {one.group, other.group} else HEM
    return shared.width > HEM and shared.height > lifted
