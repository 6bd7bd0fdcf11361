"""The tokens, and the contrasts between them."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from galaxy_desktop.folders import PACKAGE, asset
from galaxy_desktop.ui.theme import RGB, KindStyle, SeatStyle, Theme, high_contrast, mix, read_theme, rgb
from tests.each import each
from tests.pixels.colour import contrast

TEXT_ON = {
    "text": (17.0, 15.4, 13.3, 10.8),
    "text_soft": (10.4, 9.5, 8.2, 6.6),
    "text_muted": (6.7, 6.1, 5.3, 4.3),
    "primary": (11.9, 10.8, 9.3, 7.6),
    "legal": (12.8, 11.6, 10.0, 8.2),
    "refuse": (7.5, 6.8, 5.9, 4.8),
    "good_news": (12.3, 11.2, 9.7, 7.9),
    "development": (9.6, 8.7, 7.5),
}
KIND_ON = {
    "novelty": (6.0, 5.4, 4.7),
    "rare": (5.7, 5.2, 4.4),
    "genes": (9.2, 8.4, 7.2),
    "alien": (14.8, 13.4, 11.6),
    "gray": (7.8, 7.1, 6.1),
}
SEAT_ON = {
    1: (9.3, 8.4, 7.3),
    2: (5.5, 5.0, 4.3),
    3: (6.5, 5.9, 5.1),
    4: (16.4, 14.8, 12.8),
    5: (11.8, 10.7, 9.2),
}
SURFACES = ("background", "panel", "raised", "high")


def on_surfaces(theme: Theme, colour: RGB, count: int) -> tuple[float, ...]:
    return tuple(round(float(contrast(colour, theme.named(name))), 1) for name in SURFACES[:count])


@each(TEXT_ON)
def test_contrast_of_text_is_as_the_design_says(name: str) -> None:
    theme = read_theme()
    assert on_surfaces(theme, theme.named(name), len(TEXT_ON[name])) == TEXT_ON[name]


@pytest.mark.parametrize("name", KIND_ON)
def test_contrast_of_kinds_is_as_the_design_says(name: str) -> None:
    theme = read_theme()
    assert on_surfaces(theme, theme.kind[name].colour, 3) == KIND_ON[name]


@pytest.mark.parametrize("number", SEAT_ON)
def test_contrast_of_seats_is_as_the_design_says(number: int) -> None:
    theme = read_theme()
    assert on_surfaces(theme, theme.seat(number).colour, 3) == SEAT_ON[number]


def test_every_text_can_be_read_where_it_may_stand() -> None:
    for theme in (read_theme(), high_contrast(read_theme())):
        for name in ("text", "text_soft", "primary", "legal", "refuse", "good_news"):
            assert min(contrast(theme.named(name), theme.named(surface)) for surface in SURFACES) >= 4.5
        assert contrast(theme.colour.ink, theme.colour.primary) >= 4.5
        for number in range(1, 6):
            assert contrast(theme.colour.ink, theme.seat(number).colour) >= 4.5


def test_signs_on_dice_and_cubes_stand_out() -> None:
    theme = read_theme()
    assert min(contrast(die.fill, die.sign) for die in theme.die.values()) >= 5.5
    assert min(contrast(cube.fill, cube.sign) for cube in theme.cube.values()) >= 3.0


def test_high_contrast_is_flat_black_with_white_edges_of_two_pixels() -> None:
    theme = high_contrast(read_theme())
    assert theme.colour.panel == theme.colour.background == (0, 0, 0)
    assert theme.colour.edge == (255, 255, 255)
    assert theme.stroke["control"] == 2
    assert not theme.pictures


def test_unknown_and_missing_tokens_are_refused(tmp_path: Path) -> None:
    odd = tmp_path / "tokens.json"
    tokens = json.loads(asset("tokens.json").read_bytes())
    tokens["colour"]["extra"] = "#000000"
    odd.write_text(json.dumps(tokens), encoding="utf-8")
    with pytest.raises(TypeError, match=r"Colours.*extra"):
        read_theme(odd)
    del tokens["colour"]["extra"], tokens["smallest"]["word"]
    odd.write_text(json.dumps(tokens), encoding="utf-8")
    with pytest.raises(TypeError, match=r"Smallest.*word"):
        read_theme(odd)
    more = tmp_path / "more.json"
    more.write_text(json.dumps({**json.loads(asset("tokens.json").read_bytes()), "shadow": {}}), "utf-8")
    with pytest.raises(TypeError, match=r"Theme.*shadow"):
        read_theme(more)


def test_the_tokens_that_are_read_are_those_that_are_kept() -> None:
    """After a change of `tokens.toml`: `python assets/scripts/make_tokens.py`."""
    kept = tomllib.loads((PACKAGE.parent / "assets" / "tokens.toml").read_text(encoding="utf-8"))
    assert repr(json.loads(asset("tokens.json").read_bytes())) == repr(kept)


@pytest.mark.parametrize("word", ["", "red", "#12345", "#1234567", "#GGGGGG"])
def test_what_is_no_colour_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        rgb(word)


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mix((0, 0, 0), (10, 20, 30), 0) == (0, 0, 0)
    assert mix((0, 0, 0), (10, 20, 30), 0.5) == (5, 10, 15)
    assert mix((0, 0, 0), (10, 20, 30), 1) == (10, 20, 30)


def test_every_length_and_time_of_the_tokens_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    theme = read_theme()
    tables = (theme.size, theme.bounded, theme.icon, theme.space, theme.radius, theme.stroke, theme.time)
    assert [name for table in tables for name in table if f'"{name}"' not in sources] == []


def test_every_easing_and_all_of_kinds_and_seats_is_used() -> None:
    ui, tables = PACKAGE / "ui", PACKAGE.glob("games/*/table")
    files = [path for folder in (ui, *tables) for path in folder.rglob("*.py") if path.name != "theme.py"]
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    assert [name for name in read_theme().easing if f'"{name}"' not in sources] == []
    for style, start in ((KindStyle, r"\bkind\b[^\n]*"), (SeatStyle, r"theme\.seat\([^\n]*\)")):
        fields = style.__annotations__
        assert [name for name in fields if not re.search(rf"{start}\.{name}\b", sources)] == []
