"""Icons, signs and pictures: each one draws something, inside its box, at every size the client uses."""

import importlib
import os
import tomllib
from pathlib import Path

import pygame
import pytest
from PIL import Image

from galaxy_desktop.ui.art import cubes, goods, icons, palette, signs
from galaxy_desktop.ui.art.inline import InlineSigns
from galaxy_desktop.ui.art.pictures import Pictures, card_gradient, cover
from galaxy_desktop.ui.art.vector import Canvas, circle, fill
from galaxy_desktop.ui.kit import fit_kit
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.theme import RGB
from tests.each import each
from tests.sweep import WIDE, paired
from tests.ui.painter_rig import kit_of

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
GAMES = ROOT / "galaxy_desktop" / "games"
PICTURES = ASSETS / "pictures"
LARGE = PICTURES / "large"
SCRIPTS = ASSETS / "scripts"
LIGHT = (237, 242, 252)
SCENE, TILE = (360, 300), (300, 300)
MADE = {
    "race": (101, SCENE),
    "jumpdrive": (84, SCENE),
    "roll": (137, TILE),
    "frontiers": (116, TILE),
    "master": (72, SCENE),
}


class PlainFonts:
    """pygame's own font stands in for the client's."""

    def font(self, role: str, weight: int, px: int) -> pygame.font.Font:
        return pygame.font.Font(None, px)


@pytest.fixture(scope="module", autouse=True)
def _fonts_ready() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.font.init()


@pytest.fixture(scope="module")
def fonts() -> PlainFonts:
    return PlainFonts()


def ink(surface: pygame.Surface) -> int:
    return pygame.mask.from_surface(surface, 100).count()


@each(icons.names())
def test_every_icon_draws_inside_its_box(name: str) -> None:
    for size in (15, 24, 60):
        drawn = icons.draw_icon(name, size, LIGHT)
        assert drawn.get_size() == (size, size)
        assert size * size * 0.05 < ink(drawn) < size * size * 0.95
    large = icons.draw_icon(name, 96, LIGHT)
    edge = pygame.mask.from_surface(large, 30)
    assert not any(edge.get_at((i, j)) for i in range(96) for j in (0, 95))
    assert not any(edge.get_at((j, i)) for i in range(96) for j in (0, 95))


def test_no_two_icons_look_alike() -> None:
    same = {("wild", "start")}
    seen: dict[bytes, str] = {}
    for name in icons.names():
        pixels = pygame.image.tobytes(icons.draw_icon(name, 24, LIGHT), "RGBA")
        other = seen.setdefault(pixels, name)
        assert other == name or (other, name) in same


@pytest.mark.parametrize("size", [0, 1, 3])
def test_a_token_too_small_to_be_seen_draws_all_the_same(size: int) -> None:
    fonts = fit_kit(Settings(mute=True), (1280, 720)).fonts
    for kind in palette.LETTERS:
        assert signs.good_token(fonts, kind, size, filled=False).get_width() >= 1


def test_no_game_gives_an_icon_a_name_that_is_taken() -> None:
    assert len(set(icons.names())) == len(icons.names())
    assert {"die", "base_globe"} <= set(icons.names())


def test_an_unknown_icon_is_named_in_the_error() -> None:
    with pytest.raises(KeyError, match="no icon named 'sprocket'"):
        icons.draw_icon("sprocket", 24, LIGHT)


def every_sign(fonts: PlainFonts, size: int) -> list[pygame.Surface]:
    tokens = [
        signs.good_token(fonts, kind, size, filled=filled, windfall=windfall)
        for kind in palette.LETTERS
        for filled in (True, False)
        for windfall in (True, False)
    ]
    cubes_ = [
        goods.good_cube(fonts, kind, size, windfall=windfall)
        for kind in palette.LETTERS
        for windfall in (True, False)
    ]
    return [
        *cubes_,
        signs.cost_ring(fonts, 5, size),
        signs.defense(fonts, 7, size),
        signs.development_cost(fonts, 6, size),
        signs.points(fonts, "?", size),
        signs.points(fonts, 17, size),
        signs.seat_shield(fonts, 2, (127, 120, 255), size),
        signs.phase_chip(fonts, "III", size),
        signs.military_shield(fonts, "+12", size),
        signs.card_count(fonts, 2, size),
        signs.check_badge(size),
        signs.number_badge(fonts, "3", size),
        *tokens,
    ]


@pytest.mark.parametrize("size", [15, 24, 60])
def test_every_sign_is_not_blank(fonts: PlainFonts, size: int) -> None:
    for sign in every_sign(fonts, size):
        assert sign.get_height() >= size
        assert ink(sign) > size * size * 0.12


@pytest.mark.parametrize("size", [15, 24, 60])
def test_a_figure_changes_its_sign(fonts: PlainFonts, size: int) -> None:
    drawn = {pygame.image.tobytes(signs.points(fonts, n, size), "RGBA") for n in (*range(10), "?", "")}
    assert len(drawn) == 12


def test_kinds_differ_in_shape_and_not_only_in_colour(fonts: PlainFonts) -> None:
    shapes = [pygame.mask.from_surface(signs.good_token(fonts, kind, 24), 100) for kind in palette.LETTERS]
    for i, one in enumerate(shapes):
        for other in shapes[i + 1 :]:
            assert one.overlap_area(other, (0, 0)) < 0.93 * max(one.count(), other.count())


@pytest.mark.parametrize("strong", [True, False])
@pytest.mark.parametrize("size", [15, 24, 60])
def test_goods_on_worlds_differ_without_their_colour(fonts: PlainFonts, size: int, strong: bool) -> None:
    drawn = [
        pygame.transform.grayscale(goods.good_cube(fonts, kind, size, strong=strong))
        for kind in palette.LETTERS
    ]
    for number, one in enumerate(drawn):
        for other in drawn[number + 1 :]:
            assert unlike(one, other) > 0.02


@pytest.mark.parametrize("kind", palette.LETTERS)
def test_a_good_is_a_body_and_its_socket_is_hollow(fonts: PlainFonts, kind: str) -> None:
    good, socket = goods.good_cube(fonts, kind, 24), signs.good_token(fonts, kind, 24, filled=False)
    assert brightness(good) > 1.5 * brightness(socket)
    assert ink(good) > 1.2 * ink(socket)


@pytest.mark.parametrize("colour", palette.CUBES)
@pytest.mark.parametrize("size", [14, 20, 30, 48])
def test_no_cube_looks_like_an_empty_slot(colour: str, size: int) -> None:
    slot = cubes.slot(colour, size)
    for full in palette.CUBES:
        cube = cubes.cube(full, size)
        assert brightness(cube) > 1.5 * brightness(slot)
        assert unlike(pygame.transform.grayscale(cube), pygame.transform.grayscale(slot)) > 0.3


def brightness(surface: pygame.Surface) -> float:
    """The mean gray of what is drawn on a surface."""
    pixels = pygame.image.tobytes(pygame.transform.grayscale(surface), "RGBA")
    seen = [red for red, alpha in zip(pixels[::4], pixels[3::4], strict=True) if alpha > 200]
    return sum(seen) / len(seen)


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels whose gray differs clearly."""
    reds, others = (pygame.image.tobytes(surface, "RGBA")[::4] for surface in (one, other))
    return sum(abs(red - beside) > 40 for red, beside in zip(reds, others, strict=True)) / len(reds)


def test_a_windfall_sign_is_larger_by_its_ring(fonts: PlainFonts) -> None:
    assert signs.good_token(fonts, "rare", 24, windfall=True).get_width() == 36
    assert signs.good_token(fonts, "rare", 24).get_width() == 24


def test_inline_signs_know_figures_letters_and_icons(fonts: PlainFonts) -> None:
    inline = InlineSigns(fonts)
    for name, label in (("points", "3"), ("novelty", "letter"), ("explore", ""), ("card", "")):
        assert ink(inline.sign(name, label, 19, LIGHT)) > 20
    assert inline.sign("explore", "", 19, LIGHT) is inline.sign("explore", "", 19, LIGHT)
    assert inline.sign("points", "3", 19, LIGHT) is not inline.sign("points", "4", 19, LIGHT)


def size_of(path: Path) -> tuple[int, int]:
    """The size of a picture, as its head says; pixels are read of those that are drawn."""
    with Image.open(path) as picture:
        return picture.size


@pytest.mark.parametrize("game", MADE)
def test_every_picture_of_a_game_is_of_the_right_size(game: str) -> None:
    count, size = MADE[game]
    paths = list((PICTURES / game).iterdir())
    assert len(paths) == count
    for path in paths:
        assert size_of(path) == size, path
        assert path.stat().st_size < 25_000, path


@pytest.mark.parametrize("game", MADE)
def test_every_picture_is_there_at_twice_the_size(game: str) -> None:
    small, large = ({path.stem for path in (folder / game).iterdir()} for folder in (PICTURES, LARGE))
    assert small == large
    _count, (width, height) = MADE[game]
    for path in list((LARGE / game).iterdir())[::9]:
        assert size_of(path) == (2 * width, 2 * height), path
    assert max(path.stat().st_size for path in (LARGE / game).iterdir()) < 45_000


class Noting(Pictures):
    """Pictures that note which files are read."""

    def __init__(self) -> None:
        super().__init__(PICTURES)
        self.read: list[str] = []

    def _read(self, name: str) -> pygame.Surface | None:
        self.read.append(name)
        return super()._read(name)


def test_a_picture_is_never_stretched_while_there_is_a_larger_one() -> None:
    pictures = Noting()
    pictures.card("race", "new_earth", SCENE)
    assert pictures.read == ["race/new_earth"]
    pictures.card("race", "new_earth", (920, 770))
    assert pictures.read[1:] == ["race/new_earth", "large/race/new_earth"]


@pytest.mark.parametrize("game", MADE)
def test_no_two_pictures_of_a_game_are_the_same(game: str) -> None:
    assert len({path.read_bytes() for path in (PICTURES / game).iterdir()}) == MADE[game][0]


@pytest.mark.parametrize("game", sorted(set(MADE) & {p.parents[1].name for p in GAMES.glob("*/data/*.toml")}))
def test_every_card_in_the_package_has_a_picture(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    subjects = importlib.import_module("drawing.subjects").read_subjects(game, GAMES / game / "data")
    ids = [subject.id for subject in subjects]
    assert sorted(set(ids)) == sorted(ids)
    assert set(ids) == {path.stem for path in (PICTURES / game).iterdir()}


@pytest.mark.parametrize("game", MADE)
def test_every_wish_is_for_a_picture(game: str) -> None:
    wishes = tomllib.loads((SCRIPTS / "wishes" / f"{game}.toml").read_text("utf-8"))
    assert set(wishes) <= {path.stem for path in (PICTURES / game).iterdir()}


@pytest.mark.parametrize(("name", "size"), paired(["menu", "table", *MADE], [(1280, 720), (2560, 1080)]))
def test_backdrops_fill_any_window(name: str, size: tuple[int, int]) -> None:
    backdrop = Pictures(PICTURES).backdrop(name, size)
    assert backdrop.get_size() == size
    assert backdrop != card_gradient(size, palette.KINDS["gray"])
    middle = [backdrop.get_at((x, size[1] // 2))[:3] for x in range(0, size[0], 40)]
    assert len(set(middle)) > 5


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBX")


def test_the_hint_of_a_backdrop_looks_like_it_and_gives_way_to_it() -> None:
    pictures, window = Noting(), (1280, 720)
    hint = pygame.Surface(window)
    pictures.draw_hint_of_behind("menu", hint)
    assert pictures.read == ["small/backdrop_menu"]
    whole = pictures.behind("menu", window)
    for part in (pygame.Rect(x, y, 320, 240) for x in range(0, 1280, 320) for y in range(0, 720, 240)):
        colours = (pygame.transform.average_color(picture, part)[:3] for picture in (hint, whole))
        assert all(abs(one - other) <= 3 for one, other in zip(*colours, strict=True)), part
    for name in ("menu", "table"):  # which is ready, and which has no hint
        pictures.draw_hint_of_behind(name, hint)
        assert pixels(hint) == pixels(pictures.behind(name, window))


@pytest.mark.parametrize("depth", [16, 24, 32])
def test_the_hint_of_a_backdrop_is_the_same_on_any_window_and_stays_in_its_part(depth: int) -> None:
    pictures, part = Pictures(PICTURES), pygame.Rect(300, 200, 400, 300)
    whole, some = pygame.Surface((1280, 720), 0, depth), pygame.Surface((1280, 720), 0, depth)
    some.set_clip(part)
    for window in (whole, some):
        pictures.draw_hint_of_behind("menu", window)
    some.set_clip(None)
    assert pixels(whole.subsurface(part)) == pixels(some.subsurface(part))
    some.fill((0, 0, 0), part)
    assert pixels(some) == pixels(pygame.Surface((1280, 720), 0, depth))


def test_the_table_backdrop_is_calm() -> None:
    dark = pygame.transform.average_color(Pictures(PICTURES).backdrop("table", (1920, 1080)))
    assert max(dark[:3]) < 60


def test_a_card_picture_is_cut_to_size_and_kept() -> None:
    pictures = Pictures(PICTURES)
    one = pictures.card("race", "new_earth", (124, 104))
    assert one.get_size() == (124, 104)
    assert pictures.card("race", "new_earth", (124, 104)) is one


def test_a_missing_or_broken_picture_is_a_gradient_of_the_kind(tmp_path: Path) -> None:
    (tmp_path / "race").mkdir()
    (tmp_path / "race" / "broken.webp").write_bytes(b"not a picture")
    pictures = Pictures(tmp_path)
    for card in ("missing", "broken"):
        drawn = pictures.card("race", card, (60, 50), palette.KINDS["genes"])
        top, bottom = drawn.get_at((30, 0)), drawn.get_at((30, 49))
        assert top.g > top.r
        assert top.g > bottom.g


def test_equal_drawings_are_made_once_and_each_is_ones_own() -> None:
    def drawn(colour: RGB) -> pygame.Surface:
        canvas = Canvas(20, palette.INK)
        canvas.draw((fill(circle(0, 0, 9)),), colour)
        canvas.draw((fill(circle(0, 0, 3)),), palette.WHITE, 128)
        return canvas.smooth()

    first = drawn((255, 0, 0))
    pixels = pygame.image.tobytes(first, "RGBA")
    first.fill((0, 0, 0))
    assert pygame.image.tobytes(drawn((255, 0, 0)), "RGBA") == pixels
    assert pygame.image.tobytes(drawn((254, 0, 0)), "RGBA") != pixels


def test_cover_cuts_off_the_overhang_evenly() -> None:
    wide = pygame.Surface((300, 100), 0, 32)
    wide.fill((255, 0, 0))
    wide.fill((0, 255, 0), (100, 0, 100, 100))
    drawn = cover(wide, (50, 50))
    assert drawn.get_at((2, 25)) == pygame.Color(0, 255, 0)
    assert drawn.get_at((47, 25)) == pygame.Color(0, 255, 0)


@pytest.mark.parametrize(
    ("game", "subject", "size"),
    [
        ("roll", ("gem_world", "novelty"), TILE),
        *([("race", ("trade_league", None), SCENE)] if WIDE else []),
    ],
)
def test_making_a_picture_twice_gives_the_same_pixels(
    game: str, subject: tuple[str, str | None], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy")
    monkeypatch.syspath_prepend(str(SCRIPTS))
    make_pictures = pytest.importorskip("make_pictures")
    monkeypatch.setattr(make_pictures, "FINE", 1)
    wish = {"extras": ["moon", "ark"], "ring": True, "scene": "network"}
    wanted = importlib.import_module("drawing.subjects").Subject(*subject)
    once, again = (make_pictures.cut(game, make_pictures.picture_of(game, wanted, wish)) for _ in range(2))
    assert once.size == size
    assert once.tobytes() == again.tobytes()
    assert len(set(once.tobytes())) > 100


@pytest.mark.parametrize("filled", [True, False])
@pytest.mark.parametrize("kind", palette.LETTERS)
def test_strong_marks_are_read_without_any_colour(fonts: PlainFonts, kind: str, filled: bool) -> None:
    plain = pygame.transform.grayscale(signs.good_token(fonts, kind, 40, filled=filled))
    strong = pygame.transform.grayscale(signs.good_token(fonts, kind, 40, filled=filled, strong=True))
    assert _spread(strong) >= _spread(plain)
    assert _spread(strong) > 180


def _spread(surface: pygame.Surface) -> int:
    """From the darkest to the lightest gray in the middle of a sign."""
    middle = [surface.get_at((x, y)) for x in range(14, 26) for y in range(14, 30)]
    grays = [colour.r for colour in middle if colour.a > 250]
    return max(grays) - min(grays)


def test_the_shield_of_a_seat_is_its_own_at_every_size() -> None:
    kit = kit_of((1280, 720))
    for size in (18, 24, 31):
        shields = [kit.shield(seat, size) for seat in range(5)]
        assert len({pygame.image.tobytes(shield, "RGBA") for shield in shields}) == 5
        assert [kit.shield(seat, size) for seat in range(5)] == shields
