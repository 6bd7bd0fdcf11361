"""The faces of the cards of Race: every card at every level, text in its box, names that can be read."""

from itertools import islice
from typing import Any

import pygame
import pytest

from galaxy_desktop.games.race.box import EDITIONS, deck, designs
from galaxy_desktop.games.race.schema import Card
from galaxy_desktop.games.race.table.face import draw_face
from galaxy_desktop.games.race.table.look import ANATOMY, RaceLook
from galaxy_desktop.games.race.table.pictures import TablePictures
from galaxy_desktop.games.race.table.signs_of_power import COMPOSERS, PowerRow, rows_of
from galaxy_desktop.games.race.table.signs_of_score import score_rows
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.tabletop.card_names import NARROWEST, set_name, wrapped
from galaxy_desktop.ui.tabletop.look import Detail
from galaxy_desktop.ui.tabletop.parts import draw_parts
from tests.sweep import paired
from tests.ui.painter_rig import kit_of

SIZES: tuple[tuple[Detail, tuple[int, int]], ...] = (
    ("sliver", (30, 58)),
    ("mini", (76, 88)),
    ("mini", (117, 56)),
    ("medium", (90, 126)),
    ("medium", (140, 196)),
    ("large", (228, 319)),
    ("largest", (460, 644)),
    ("plain", (186, 206)),
)
CARDS = deck("second")


def luminance(colour: pygame.Color | tuple[int, ...]) -> float:
    parts = [value / 255 for value in colour[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def share_at(level: Detail, size: tuple[int, int]) -> tuple[int, None, int]:
    """Which cards are drawn so: at the largest level every sixth, at the others one third after the other."""
    return (0, None, 6) if level == "largest" else (SIZES.index((level, size)) % 3, None, 3)


@pytest.mark.parametrize(
    ("level", "size"),
    [pytest.param(*one, marks=pytest.mark.slow) if one[0] == "largest" else one for one in SIZES],
    ids=str,
)
def test_every_card_is_drawn_at_every_level(kit: Kit, level: Detail, size: tuple[int, int]) -> None:
    drawn: list[object] = []
    for edition in EDITIONS:
        for card, design in islice(designs(edition).items(), *share_at(level, size)):
            if design in drawn:
                continue
            drawn.append(design)
            face = draw_face(kit, deck(edition), RaceLook(card, size, level, "token"))
            assert face.get_size() == size
            assert face.get_at((size[0] // 2, size[1] // 4)).a == 255
            assert face.get_at((0, 0)).a < 128, "round corners"


def test_every_power_code_has_signs() -> None:
    for edition in EDITIONS:
        for card in designs(edition).values():
            for power, row in zip(card.powers, rows_of(card), strict=True):
                assert (power.phase, power.code) in COMPOSERS
                assert row.parts, f"{card.id}: {power.code} shows nothing"


def test_powers_that_differ_look_different() -> None:
    seen: dict[PowerRow, set[object]] = {}
    for card in designs("second").values():
        for power, row in zip(card.powers, rows_of(card), strict=True):
            known = (power.phase, power.code, power.amount, power.cards, power.vp, power.goods, power.times)
            seen.setdefault(row, set()).add((*known, power.good, power.tag, power.different, power.price))
    assert not [row for row, powers in seen.items() if len(powers) > 1]


@pytest.mark.parametrize(("width", "height"), [(72, 20), (100, 30), (170, 34)])
def test_signs_of_powers_stay_inside_their_row(kit: Kit, width: int, height: int) -> None:
    surface = pygame.Surface((400, 60), pygame.SRCALPHA)
    for card in designs("second").values():
        for row in (*rows_of(card), *score_rows(card)):
            box = pygame.Rect(0, 0, width, height)
            assert draw_parts(kit, surface, row.parts, box, 14) <= width + 1, card.name


def name_ink(kit: Kit, card: Card, look: RaceLook) -> tuple[pygame.mask.Mask, pygame.mask.Mask]:
    """Where the letters of a name are, and what lies right around them."""
    anatomy = ANATOMY[look.level]
    width, height = look.size
    top, bottom = (round(height * share) for share in anatomy.name)
    box = pygame.Rect(0, top, width, bottom - top).inflate(-round(width * 0.06), 0)
    alone = pygame.Surface(look.size, 0, 32)
    px = max(kit.metrics.text(14), round(width * anatomy.name_share))
    set_name(kit, alone, card.name, box, px, kit.theme.colour.text, foot=anatomy.foot)
    letters = pygame.mask.from_threshold(alone, kit.theme.colour.text, (30, 30, 30, 255))
    wide = pygame.mask.Mask(look.size)
    for dx in range(-2, 3):
        for dy in range(-2, 3):
            wide.draw(letters, (dx, dy))
    soft = pygame.mask.from_threshold(alone, kit.theme.colour.text, (215, 215, 215, 255))
    wide.erase(soft, (0, 0))
    return letters, wide


def lights_of(face: pygame.Surface, part: pygame.mask.Mask) -> list[float]:
    """The luminance of each pixel of a part, darkest first."""
    found: Any = part.get_bounding_rects()
    box = found[0].unionall(found) if found else pygame.Rect(0, 0, 0, 0)
    places = [(x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)]
    return sorted(luminance(face.get_at(place)) for place in places if part.get_at(place))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("look", "dim"),
    paired([("mini", (76, 88)), ("medium", (124, 174)), ("plain", (221, 206))], [False, True]),
)
def test_names_keep_their_contrast_on_drawn_cards(
    pictured_kit: Kit, look: tuple[Detail, tuple[int, int]], dim: bool
) -> None:
    level, size = look
    for card in list(designs("second").values())[::13]:
        drawn = RaceLook(card.id, size, level, "socket", dim=dim)
        face = draw_face(pictured_kit, CARDS, drawn)
        letters, around = name_ink(pictured_kit, card, drawn)
        lights, darks = lights_of(face, letters), lights_of(face, around)
        assert lights
        assert darks
        assert contrast(lights[len(lights) // 2], darks[len(darks) * 9 // 10]) >= 4.5, card.name


def test_names_are_whole_or_left_out(kit: Kit) -> None:
    font = kit.fonts.font("card", 700, 14)
    assert wrapped(font, "Gem World", 120) == ["Gem World"]
    assert wrapped(font, "Lost Species Ark World", 118) == ["Lost Species", "Ark World"]
    assert wrapped(font, "Group-Mind", 70) == ["Group-", "Mind"]
    assert wrapped(font, "Terraforming", 50) == ["Terrafor-", "ming"]
    assert wrapped(font, "Bio-Hazard Mining World", 50, 4) == ["Bio-", "Hazard", "Mining", "World"]
    assert wrapped(font, "Bio-Hazard Mining World", 40) == []
    thin = kit.fonts.font("card", 400, 14)
    broken = wrapped(thin, "Imperium Armaments World", 72)
    assert len(broken) == 2
    assert broken[0].startswith("Imperium Ar"), "the second word begins on the first line"
    assert broken[0].removesuffix("-") + broken[1] == "Imperium Armaments World"
    assert all(thin.size(line)[0] * NARROWEST <= 73 for line in broken)


def test_a_name_is_set_narrower_before_a_word_is_broken(kit: Kit) -> None:
    font = kit.fonts.font("card", 700, 14)
    width = font.size("Nanotechnology")[0]
    face = pygame.Surface((width, 40), pygame.SRCALPHA, 32)
    box = pygame.Rect(4, 0, round(width * 0.8), 40)
    assert wrapped(font, "Nanotechnology", box.width) == ["Nanotechnology"]
    assert "".join(wrapped(font, "Nanotechnology", round(width * 0.6))) == "Nanotechno-logy"
    assert wrapped(font, "Nanotechnology", round(width * 0.6), 1) == []
    set_name(kit, face, "Nanotechnology", box, 14, (255, 255, 255), foot=True)
    ink = face.get_bounding_rect()
    assert box.inflate(2, 0).contains(ink), "with the dark edge of a pixel around the letters"
    assert ink.width > box.width - 4


def test_the_deck_of_the_first_edition_shows_its_own_values(kit: Kit) -> None:
    look = RaceLook("imperium_armaments_world", (140, 196), "medium", "socket")
    first = TablePictures(kit, "race first", deck("first")).face(look)
    second = TablePictures(kit, "race second", deck("second")).face(look)
    assert pygame.image.tobytes(first, "RGBA") != pygame.image.tobytes(second, "RGBA")


def test_goods_show_whether_they_are_there(kit: Kit) -> None:
    pictures = {
        good: pygame.image.tobytes(
            draw_face(kit, CARDS, RaceLook("gem_world", (140, 196), "medium", good)), "RGBA"
        )
        for good in ("", "socket", "token")
    }
    assert len(set(pictures.values())) == 3


def test_large_words_show_phases_instead_of_rows() -> None:
    kit = kit_of((1920, 1080), 2.0)
    face = draw_face(kit, CARDS, RaceLook("gem_world", (221, 206), "plain", "socket"))
    assert face.get_size() == (221, 206)
