"""What the client keeps of what it has drawn: no more than it needs, and nothing that it shows is lost."""

from itertools import product
from typing import Any
from weakref import ref

import pygame
import pytest

from galaxy_desktop.folders import asset
from galaxy_desktop.games import find_games
from galaxy_desktop.house.offscreen import house_without_screen, play_on
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
from galaxy_desktop.ui import dashes
from galaxy_desktop.ui.art.pictures import Pictures
from galaxy_desktop.ui.coach import picture as coach
from galaxy_desktop.ui.faces import Faces
from galaxy_desktop.ui.fonts import MANY, Fonts, width_of
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.replay.table import ReplayTable, shown_at
from galaxy_desktop.ui.saves.thumbnail import Thumbnails
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.shine import shine
from galaxy_desktop.ui.stage import Scene, Stage
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from galaxy_desktop.ui.theme import read_theme
from tests.sweep import some
from tests.ui.kits import fresh_kit_of, share_nothing, shared_kit

WINDOW = (1280, 720)
WHITE = (255, 255, 255)


@pytest.fixture
def fonts() -> Fonts:
    return Fonts(read_theme(), most=30)


def test_only_some_fonts_are_open_and_their_lines_go_with_them(fonts: Fonts) -> None:
    first = ref(fonts.font("text", 700, 8))
    fonts.line(fonts.font("text", 700, 8), "Vega", WHITE)
    fonts.style("body", Metrics(WINDOW), 8)
    sizes = range(9, 9 + 2 * fonts.most)
    for px in sizes:
        fonts.line(fonts.font("text", 700, px), "Vega", WHITE)
    assert first() is None
    assert len(fonts.lines) <= fonts.most
    newest = fonts.font("text", 700, sizes[-1])
    assert fonts.line(newest, "Vega", WHITE) is fonts.line(newest, "Vega", WHITE)


@pytest.mark.parametrize(("sizes", "gone"), [(MANY - 6, False), (MANY + 6, True)])
def test_texts_go_with_their_fonts_once_there_are_many(sizes: int, gone: bool) -> None:
    kit = fresh_kit_of(Settings(mute=True), WINDOW)
    text = kit.text.block("Vega", 200)
    kit.fonts._fonts.clear()
    for px in range(8, 8 + sizes):
        kit.fonts.font("text", 700, px)
    kit.shed()
    assert (kit.text.block("Vega", 200) is not text) == gone


def test_a_font_in_use_stays_the_same(fonts: Fonts) -> None:
    held = fonts.font("text", 700, 8)
    for px in range(9, 9 + 2 * fonts.most):
        fonts.font("text", 700, px)
    assert fonts.font("text", 700, 8) is held


def test_a_line_gets_the_largest_font_that_fits(fonts: Fonts) -> None:
    fonts.most = 200
    for text, width, most in product(("Terraformed World", "+2", "ill"), (9, 30, 70, 140), (9, 22, 41)):
        found = fonts.fitting("text", 700, (most, 7), text, width)
        fits = [px for px in range(7, most + 1) if width_of(fonts.font("text", 700, px), text) <= width]
        assert found is fonts.font("text", 700, max(fits, default=7)), (text, width, most)


def test_one_backdrop_of_the_window_is_kept_whatever_else_is_drawn() -> None:
    pictures = Pictures(asset("pictures"))
    pictures.kept.room = 1
    behind = pictures.behind("menu", WINDOW)
    pictures.backdrop("race", (320, 200))
    pictures.backdrop("roll", (320, 200))
    assert pictures.behind("menu", WINDOW) is behind
    assert behind.get_size() == WINDOW
    assert pictures.behind("table", WINDOW) is not behind
    assert len(pictures.kept) == 1


def test_a_dashed_outline_looks_the_same_in_bands_as_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(band: int, edge: int) -> bytes:
        monkeypatch.setattr(dashes, "BAND", band)
        monkeypatch.setattr(dashes, "EDGE", edge)
        surface = pygame.Surface((240, 150))
        Faces(read_theme(), Metrics(WINDOW), Surfaces()).dashed(
            surface, pygame.Rect(5, 5, 230, 129), (200, 100, 50)
        )
        return pygame.image.tobytes(surface, "RGBX")

    assert drawn(64, dashes.EDGE) == drawn(1000, 1000)


def test_light_at_a_place_is_that_of_the_whole_window() -> None:
    light, place = shine(WINDOW, (40, 20, 0)), pygame.Rect(700, 333, 211, 150)
    whole, part = pygame.Surface(WINDOW), pygame.Surface(place.size)
    light.add_to(whole, whole.get_rect())
    light.add_to(part, place)
    cut = whole.subsurface(place)
    assert pygame.image.tobytes(cut, "RGBX") == pygame.image.tobytes(part, "RGBX")


class Plain(Scene[None]):
    """Counts how often it was asked to make way."""

    def __init__(self, *, fills: bool) -> None:
        self.fills_screen = fills
        self.made_way = 0

    def make_way(self) -> None:
        self.made_way += 1


def test_scenes_make_way_for_one_that_hides_them_only() -> None:
    stage = Stage(shared_kit(Settings(mute=True), WINDOW))
    below, window, screen = Plain(fills=True), Plain(fills=False), Plain(fills=True)
    for scene in (below, window):
        stage.open(scene)
    assert below.made_way == 0
    stage.open(screen)
    assert (below.made_way, window.made_way, screen.made_way) == (1, 1, 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", some([*find_games()], 2))
def test_a_full_table_is_drawn_again_with_nothing_made_anew(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    share_nothing(monkeypatch, fresh_kit_of)
    with house_without_screen(WINDOW) as house:
        bots = (Bot("easy", name) for name in COMPUTERS[: house.games[game].seats[-1] - 1])
        table = house.table(NewGame(game, (Person("Ada"), *bots), {}, 3))
        house.app.open(table)
        play_on(table.session.bus, "easy", 60)
        house.app.step((), 10.0)
        surfaces, made = table.kit.surfaces, []
        assert isinstance(table.view.painter, SheetPainter)
        sheet = table.view.painter.sheet
        sheet.draw(house.app.surface)
        get = Surfaces.get

        def counted(self: Surfaces, key: Any, make: Any) -> pygame.Surface:
            if self is surfaces and key not in self._kept:
                made.append(key)
            return get(self, key, make)

        monkeypatch.setattr(Surfaces, "get", counted)
        sheet.draw(house.app.surface)
        assert len(surfaces)
        assert not made


@pytest.mark.slow
def test_pictures_of_other_sizes_leave_a_large_window_the_room_for_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    share_nothing(monkeypatch)
    made: list[str] = []
    make = Pictures._make

    def counted(self: Pictures, name: str, size: Any, colour: Any) -> pygame.Surface:
        made.append(name)
        return make(self, name, size, colour)

    monkeypatch.setattr(Pictures, "_make", counted)
    with house_without_screen((2560, 1440)) as house:
        game = max(house.games, key=lambda name: house.games[name].seats[-1])
        bots = (Bot("easy", name) for name in COMPUTERS[: house.games[game].seats[-1] - 1])
        table = house.table(NewGame(game, (Person("Ada"), *bots), {}, 3))
        house.app.open(table)
        play_on(table.session.bus, "easy", 20)
        house.app.step((), 10.0)
        kit, running = table.kit, table.session.bus.game_so_far()
        rooms = kit.pictures.kept.room, kit.fonts.lines.room
        Thumbnails().picture(kit, running, (142, 79))
        critiques = coach.GamePictures(kit, running, 0)
        critiques.painter.show(shown_at(critiques.replay, 0))
        critiques.painter.draw(pygame.Surface(critiques.kit.metrics.window))
        ReplayTable(kit, Replay(running), 1500).show(0, open_hands=False)
        assert (kit.pictures.kept.room, kit.fonts.lines.room) == rooms
        made.clear()
        house.app.apply(house.app.settings.but(player_name="Boris"))
        house.app.step((), 10.0)
        assert not made
