"""The faces of the cards of Jump Drive: every card at every level, signs in their row, names to be read."""

from itertools import islice

import pygame
import pytest

from galaxy_desktop.games.jumpdrive.box import cards, designs
from galaxy_desktop.games.jumpdrive.table import face
from galaxy_desktop.games.jumpdrive.table.face import draw_face, labels
from galaxy_desktop.games.jumpdrive.table.look import SHAPE, JumpLook
from galaxy_desktop.games.jumpdrive.table.signs_of_card import COMPOSERS, bonuses_of, icons_of, powers_of
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.tabletop import card_names
from galaxy_desktop.ui.tabletop.look import Detail
from galaxy_desktop.ui.tabletop.parts import PartText, Sign, draw_parts
from galaxy_desktop.ui.theme import RGB

SIZES: tuple[tuple[Detail, tuple[int, int]], ...] = (
    ("sliver", (30, 40)),
    ("mini", (60, 77)),
    ("medium", (100, 128)),
    ("medium", (150, 192)),
    ("large", (228, 292)),
    ("largest", (460, 589)),
    ("plain", (186, 206)),
)


@pytest.mark.parametrize(
    ("level", "size"),
    [pytest.param(*one, marks=pytest.mark.slow) if one[0] == "largest" else one for one in SIZES],
    ids=str,
)
def test_every_card_is_drawn_at_every_level(kit: Kit, level: Detail, size: tuple[int, int]) -> None:
    first, every = (0, 6) if level == "largest" else (SIZES.index((level, size)) % 3, 3)
    for card in islice(designs(), first, None, every):
        face = draw_face(kit, JumpLook(card, size, level))
        assert face.get_size() == size
        assert face.get_at((size[0] // 2, size[1] // 4)).a == 255
        assert face.get_at((0, 0)).a < 128, "round corners"


def test_every_power_code_has_a_composer_and_none_is_idle() -> None:
    used = {power.code for card in designs().values() for power in card.powers}
    assert used == COMPOSERS.keys()


def test_every_term_has_a_line() -> None:
    for card in designs().values():
        assert len(bonuses_of(card)) == len(card.vp_bonuses) + len(card.income_bonuses), card.id


def test_cards_that_differ_look_different() -> None:
    seen: dict[object, str] = {}
    for card in designs().values():
        look = (
            card.name,
            icons_of(card),
            powers_of(card),
            bonuses_of(card),
            card.vp,
            card.income,
            card.price,
        )
        assert look not in seen, (card.id, seen.get(look))
        seen[look] = card.id


@pytest.mark.parametrize(("width", "height"), [(100, 20), (134, 27), (200, 40)])
def test_signs_of_a_card_stay_inside_their_row(kit: Kit, width: int, height: int) -> None:
    surface = pygame.Surface((400, 60), pygame.SRCALPHA)
    for card in designs().values():
        parts = [part for group in (icons_of(card), *powers_of(card)) for part in group]
        for line in (tuple(parts), *bonuses_of(card)):
            if line:
                assert draw_parts(kit, surface, line, pygame.Rect(0, 0, width, height), 14) <= width + 1, (
                    card.id
                )


def test_a_plus_says_that_the_empire_adds_to_a_figure() -> None:
    known = cards()
    look = JumpLook("consumer_markets", (150, 192), "medium")
    assert labels(known["consumer_markets"], look) == ("0+", "0+")
    assert labels(known["spice_world"], JumpLook("spice_world", (150, 192), "medium")) == ("0", "2")
    standing = JumpLook("consumer_markets", (150, 192), "medium", (3, 4))
    assert labels(known["consumer_markets"], standing) == ("3", "4")


def test_what_a_card_brings_is_drawn_on_it(kit: Kit) -> None:
    def drawn(brings: tuple[int, int]) -> bytes:
        look = JumpLook("consumer_markets", (150, 192), "medium", brings)
        return pygame.image.tobytes(draw_face(kit, look), "RGBA")

    assert drawn((1, 1)) != drawn((2, 1)) != drawn((2, 2))


def test_a_label_before_signs_is_whole_or_left_out(kit: Kit, written: list[str]) -> None:
    parts = (PartText("at stake:", soft=True), Sign("explore"), PartText("3"))
    for width in range(30, 140, 10):
        draw_parts(kit, pygame.Surface((200, 40)), parts, pygame.Rect(0, 0, width, 24), 14)
    assert {text for text in written if text} == {"at stake:", "3"}


@pytest.mark.parametrize("size", [(95, 122), (98, 125)], ids=str)
def test_a_card_of_a_small_window_has_its_whole_name(
    kit: Kit, written: list[str], size: tuple[int, int]
) -> None:
    """Names of two lines reach into the picture where their band is as high as one."""
    for card, design in designs().items():
        written.clear()
        draw_face(kit, JumpLook(card, size, "medium"))
        assert set(design.name.split()) <= set(" ".join(written).split()), card


@pytest.mark.parametrize("width", [54, 62, 70, 73])
def test_no_name_of_a_small_card_lies_on_its_cost_or_kind(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """As small as cards of opponents are at a full table, and own ones late in a game."""
    lines: list[pygame.Rect] = []
    signs: list[pygame.Rect] = []

    def line(
        _kit: Kit, _face: pygame.Surface, font: pygame.font.Font, text: str, row: pygame.Rect, *_colour: RGB
    ) -> None:
        letters = pygame.Rect(
            0, 0, min(row.width, width_of(font, text)), font.get_ascent() - font.get_height() // 6
        )
        letters.center = row.center
        lines.append(letters)

    monkeypatch.setattr(card_names, "set_line", line)
    monkeypatch.setattr(face, "put_sign", lambda _face, sign, at: signs.append(sign.get_rect(center=at)))
    named = 0
    for card in designs():
        lines.clear()
        signs.clear()
        draw_face(kit, JumpLook(card, (width, round(width * SHAPE)), "mini"))
        named += bool(lines)
        for sign in signs[:2]:
            small = sign.inflate(-width // 10, -width // 10)
            assert small.collidelist(lines) < 0, card
    assert named > len(designs()) / 2
