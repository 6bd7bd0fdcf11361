"""Every screen at every size: nothing is cut off, nothing overlaps, drawing changes nothing."""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import play_on
from galaxy_desktop.language import N_
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame, Resign
from galaxy_desktop.play.comparison import Comparison
from galaxy_desktop.play.origin import Origin
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.ui.archive.filters import FilterDialog
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.coach.scene import CoachScene
from galaxy_desktop.ui.gallery.scene import GalleryScene
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.menu.game_tile import GameTile
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.puzzles.challenges import ChallengesScene
from galaxy_desktop.ui.puzzles.daily import DailyScene
from galaxy_desktop.ui.puzzles.scene import PuzzlesScene
from galaxy_desktop.ui.replay.branching import BranchDialog
from galaxy_desktop.ui.replay.compare import CompareScene
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.about import AboutScene
from galaxy_desktop.ui.scenes.curtain import CurtainScene
from galaxy_desktop.ui.scenes.first_start import FirstStartScene
from galaxy_desktop.ui.scenes.packs import PacksScene
from galaxy_desktop.ui.scenes.panel import ScrollPanel
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.scenes.screen import Screen
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.settings import TEXT_STEPS, Settings
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.text_link import TextLink
from galaxy_desktop.ui.widgets.widget import Widget
from tests.sources import HOUSE, parsed, text_of
from tests.sweep import WIDE, some
from tests.ui.acts import move
from tests.ui.scene_rig import SEED, SceneRig

FOUR = (Person("Ada"), Person("Boris"), Bot("hard", "Rigel"), Bot("medium", "Mira"))
RACE = "race"
LOTS = [("start_world", world) for world in ("old_earth", "new_sparta", "alpha_centauri")]
SETTLE = N_("Settle")
PLACES = N_("Rigel places {{military:{n}}} a world with a rather long name for **{n}** cards.")


@cache
def finished(*seats: Occupant, game: str = RACE) -> RunningGame:
    """A game played to its end by chance; nobody changes it."""
    bus = CommandBus(find_games())
    bus.do(NewGame(game, seats, {}, SEED))
    play_on(bus, "random")
    return bus.game_so_far()


def since() -> list[str]:
    """What others have done, in many long lines."""
    return [PLACES.read().format(n=n) for n in range(7)]


def new_game(rig: SceneRig) -> Scene[Any]:
    scene = NewGameScene(rig.client, RACE)
    rig.open(scene)
    while len(scene.setup.chairs) < 4:
        scene.setup.add("hard")
    scene.setup.seat_person(1, "Boris")
    scene.layout()
    return scene


def load(rig: SceneRig) -> Scene[Any]:
    rig.save("autosave race", FOUR, answers=30)
    broken = rig.save("Evening with Boris", FOUR, answers=20)
    broken.write_bytes(broken.read_bytes()[:900])
    return rig.open(LoadScene(rig.client))


@cache
def four_games() -> dict[str, bytes]:
    """Files of an archive: a game against bots, one between people, one given up and a branch."""
    with TemporaryDirectory() as folder:
        kept = Archive(Path(folder), find_games())
        for seats in (FOUR[:1] + FOUR[2:], FOUR):
            kept.keep(finished(*seats))
        given_up = CommandBus(find_games())
        given_up.do(NewGame(RACE, (Person("Ada"), Bot("hard", "Rigel")), {}, SEED))
        play_on(given_up, "random", 9)
        given_up.do(Resign(0))
        kept.keep(given_up.game_so_far())
        kept.keep(replace(finished(*FOUR), origin=Origin("1", "Evening with Boris", 9, 2, "new")))
        files = [path for path in Path(folder).rglob("*") if path.is_file()]
        return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def with_archive(rig: SceneRig) -> SceneRig:
    """The rig with four finished games in its archive."""
    for name, content in four_games().items():
        path = rig.app.folders.archive / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return rig


def archive(rig: SceneRig) -> Scene[Any]:
    rig.open(scene := ArchiveScene(with_archive(rig).client))
    rig.step(times=6)
    return scene


def statistics(rig: SceneRig) -> Scene[Any]:
    return rig.open(StatisticsScene(with_archive(rig).client, RACE))


def replay(rig: SceneRig) -> Scene[Any]:
    return rig.open(ReplayScene(rig.client, Replay(finished(*FOUR)), 40))


def branch(rig: SceneRig) -> Scene[Any]:
    looking = Replay(finished(*FOUR))
    looking.go(40)
    return rig.open(BranchDialog(rig.client, looking))


def compare(rig: SceneRig) -> Scene[Any]:
    games = [Replay(finished(*FOUR)) for _ in range(2)]
    origin = Origin("1", "Evening with Boris", 40, 3, "new")
    return rig.open(CompareScene(rig.client, Comparison(games[0], games[1], origin)))


def coach(rig: SceneRig) -> Scene[Any]:
    """The coach once it has judged a whole game of the shortest kind."""
    scene = rig.open(CoachScene(rig.client, finished(*FOUR, game="jumpdrive")))
    while scene.coaching.working:
        rig.app.advance((), 0.02)
    rig.step(times=2)
    return scene


def gallery(rig: SceneRig) -> Scene[Any]:
    game = rig.games[RACE]
    return rig.open(GalleryScene(game, partial(HelpScene, rig.client, game)))


SCREENS: dict[str, Callable[[SceneRig], Scene[Any]]] = {
    "menu": lambda rig: rig.open(MenuScene(rig.client)),
    "new game": new_game,
    "load": load,
    "first start": lambda rig: rig.open(FirstStartScene(rig.client)),
    "settings": lambda rig: rig.open(SettingsScene(rig.client)),
    "help": lambda rig: rig.open(HelpScene(rig.client, rig.games[RACE])),
    "gallery": gallery,
    "about": lambda rig: rig.open(AboutScene(rig.client)),
    "packs": lambda rig: rig.open(PacksScene(rig.client)),
    "pause": lambda rig: rig.open(PauseScene(rig.client, rig.session(FOUR, 12))),
    "curtain": lambda rig: rig.open(CurtainScene(rig.kit, FOUR, 1, SETTLE.read(), since(), [0, 2], [1, 3])),
    "score": lambda rig: rig.open(ScoreScene(rig.client, rig.session(FOUR))),
    "archive": archive,
    "filters": lambda rig: rig.open(FilterDialog(rig.games, rig.client.levels, Wanted(game=RACE), LOTS)),
    "statistics": statistics,
    "replay": replay,
    "branch": branch,
    "compare": compare,
    "puzzles": lambda rig: rig.open(PuzzlesScene(rig.client, RACE)),
    "challenges": lambda rig: rig.open(ChallengesScene(rig.client, RACE)),
    "daily": lambda rig: rig.open(DailyScene(rig.client, RACE)),
    "coach": coach,
}
LEAST, LARGEST = ((1280, 720), TEXT_STEPS[0]), ((1280, 720), TEXT_STEPS[-1])
IN_TURN = cycle(
    (
        (((1920, 1080), 1.0), ((1280, 720), TEXT_STEPS[-1], "de")),
        (((1280, 720), TEXT_STEPS[3]), ((1280, 720), TEXT_STEPS[-1], "fr")),
        (((3840, 2160), 1.0), ((1280, 720), TEXT_STEPS[-1], "de")),
    )
)
"""Of each three screens one is looked at in the first of these, one in the second, one in the last: text of
the largest size in a language whose words are longer than English ones."""
FITTING = [
    *((LEAST, name) for name in SCREENS),
    *((LARGEST, name) for name in SCREENS if WIDE),
    *(
        pytest.param(size, name, marks=pytest.mark.slow)
        for name, sizes in zip(SCREENS, IN_TURN, strict=False)
        for size in sizes
    ),
]


@pytest.fixture
def rig(folder: Path, request: pytest.FixtureRequest) -> Iterator[SceneRig]:
    size, step, *others = request.param
    language.use(*others)
    settings = Settings(mute=True, text_step=step, player_name="Ada", reduced_motion=True)
    yield SceneRig(folder, size, settings, games=find_games())
    language.use()


def widgets_of(scene: Scene[Any]) -> list[Widget]:
    form = getattr(scene, "form", None)
    return [] if form is None else [widget for group in form.groups for widget in group]


@pytest.mark.parametrize(("rig", "name"), FITTING, indirect=["rig"], ids=str)
def test_everything_fits(rig: SceneRig, name: str) -> None:
    check_scene(rig, SCREENS[name](rig))


def test_every_screen_is_among_them() -> None:
    screens = {
        node.name
        for file in (HOUSE / "ui").rglob("*.py")
        for node in parsed(file).body
        if isinstance(node, ast.ClassDef) and any("Screen[" in ast.unparse(base) for base in node.bases)
    }
    assert len(screens) > 10
    missing = screens - {*re.findall(r"\w+", text_of(Path(__file__)))}
    assert missing == set(), "SCREENS needs a row for each"


def lies_on(widget: Widget, other: Widget) -> bool:
    """Whether the other one is a button of a tile of the menu."""
    return isinstance(widget, GameTile) and widget.rect.contains(other.rect)


def check_scene(rig: SceneRig, scene: Scene[Any]) -> None:
    """Nothing lies outside, overlaps, is cut off or too low to be clicked."""
    whole = pygame.Rect((0, 0), rig.kit.metrics.window)
    widgets = widgets_of(scene)
    inside = [widget for panel in getattr(scene, "laid", ()) for widget in panel.widgets]
    fixed = [widget for widget in widgets if not any(widget is other for other in inside)]
    if not isinstance(scene, BranchDialog):
        assert all(whole.contains(widget.rect) for widget in fixed)
    for group in (fixed, *(panel.widgets for panel in getattr(scene, "laid", ()))):
        for number, widget in enumerate(group):
            others = [other.rect for other in group[number + 1 :] if not lies_on(widget, other)]
            assert widget.rect.collidelist(others) == -1, widget.label
    for panel in getattr(scene, "laid", ()):
        check_panel(panel)
    for widget in widgets:
        if isinstance(widget, Button) and widget.kind != "icon":
            words = rig.kit.text.width(widget.label, "small")
            assert words <= widget.rect.width, f"{widget.label} is cut off"
        in_text = isinstance(widget, TextLink) or widget.painted
        if widget.can_focus and not widget.hidden and not in_text:
            assert widget.rect.height >= 40, widget.label


def check_panel(panel: ScrollPanel) -> None:
    """All content is as wide as the view, and can be scrolled to."""
    left, right = panel.view.left, panel.view.right
    for rect in [piece.rect for piece in panel.column.pieces] + [w.rect for w in panel.widgets]:
        assert left <= rect.left, panel.title
        assert rect.right <= right + 3, panel.title
        assert rect.top >= panel.view.top - panel.scroll.offset - 1
        assert rect.bottom <= panel.view.bottom - panel.scroll.offset + panel.scroll.most + 1


@pytest.mark.parametrize("rig", [LARGEST], indirect=True, ids=str)
@pytest.mark.parametrize(
    "name", ["new game", "settings", "gallery", "about", "score", "puzzles", "challenges", "daily"]
)
def test_each_page_has_an_icon_of_its_own_in_the_list_of_pages(rig: SceneRig, name: str) -> None:
    scene = SCREENS[name](rig)
    assert isinstance(scene, Screen)
    assert scene.paged
    icons = [panel.icon for panel in scene.panels()]
    assert all(icons)
    assert len({*icons}) == len(icons)


@pytest.mark.parametrize("rig", [((1280, 720), 1.15)], indirect=True, ids=str)
@pytest.mark.parametrize("name", ["new game"])
def test_what_is_scrolled_out_of_a_panel_cannot_be_clicked(rig: SceneRig, name: str) -> None:
    scene = SCREENS[name](rig)
    assert isinstance(scene, Screen)
    cut = [
        (panel, widget)
        for panel in scene.laid
        for widget in panel.widgets
        if not widget.hidden and widget.rect.bottom > panel.clip.bottom + 2
    ]
    for panel, widget in cut:
        rig.step(move((widget.rect.centerx, widget.rect.bottom - 1)))
        assert rig.form.hovered is not widget
        rig.step(move((widget.rect.centerx, max(widget.rect.top, panel.clip.top) + 1)))
        assert rig.form.hovered is widget
    assert cut


@pytest.mark.parametrize("rig", [((1280, 720), 1.3)], indirect=True, ids=str)
@pytest.mark.parametrize("name", ["archive"])
def test_focus_brings_what_is_out_of_sight_into_view(rig: SceneRig, name: str) -> None:
    scene = SCREENS[name](rig)
    assert isinstance(scene, Screen)
    panel, label = next((p, w.label) for p in scene.laid for w in p.widgets if w.hidden)
    rig.focus(label)
    assert not rig.widget(label).hidden
    assert panel.view.contains(rig.widget(label).rect)


@pytest.mark.parametrize("rig", [((1280, 720), 1.0)], indirect=True, ids=str)
@pytest.mark.parametrize("name", list(SCREENS)[::3])
def test_drawing_changes_nothing_and_resting_draws_nothing(rig: SceneRig, name: str) -> None:
    rig.drawn = True
    scene = SCREENS[name](rig)
    rig.step(times=30)
    first, frames = rig.picture(), rig.app.frames
    rig.step(times=5)
    assert rig.app.frames == frames
    rig.app.stage.dirty = True
    rig.step()
    assert rig.picture() == first
    assert scene.rest > 0


@pytest.mark.parametrize("rig", [((1280, 720), 1.0)], indirect=True, ids=str)
@pytest.mark.parametrize("name", some(list(SCREENS), 3))
def test_high_contrast_and_a_new_window_lay_everything_out_again(rig: SceneRig, name: str) -> None:
    scene = SCREENS[name](rig)
    before = rig.picture()
    rig.app.apply(Settings(mute=True, high_contrast=True))
    rig.step()
    assert rig.picture() != before
    rig.step(pygame.event.Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900))
    assert rig.kit.metrics.window == (1600, 900)
    assert rig.top() is scene
    assert scene.announce
