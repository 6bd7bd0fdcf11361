"""Text is never outside its box, at any size of text."""

import pygame
import pytest

from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.settings import TEXT_STEPS
from tests.sweep import paired, some
from tests.ui.painter_rig import kit_of

SENTENCE = (
    "Costs **5** cards, then {novelty} gives {points:12} and [primary]Unabbreviatedextraordinarylongname[/]. "
    "Ång Éa {military:+2} qgpyj, **W{card:3}W** end."
)
WIDTHS = [30, 120, 900]


def ink(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect()


def drawn(kit: Kit, rect: pygame.Rect, style: str) -> pygame.Surface:
    surface = pygame.Surface((rect.right + rect.left, rect.bottom + rect.top), pygame.SRCALPHA, 32)
    kit.text.draw(surface, rect, SENTENCE, style)
    return surface


@pytest.mark.parametrize(("step", "window"), paired(some(TEXT_STEPS, 2), [(1280, 720), (1920, 1080)]))
def test_text_stays_inside_its_box(screen: pygame.Surface, step: float, window: tuple[int, int]) -> None:
    kit = kit_of(window, step)
    for style, height in (("body", 140), ("heading", 90), ("small", 60), ("button", 50)):
        for width in WIDTHS:
            rect = pygame.Rect(100, 100, width, height)
            assert rect.contains(ink(drawn(kit, rect, style))), (style, width)


def test_lines_that_do_not_fit_end_in_an_ellipsis(kit: Kit) -> None:
    whole = kit.text.block(SENTENCE, 300)
    short = kit.text.block(SENTENCE, 300, lines=2)
    assert not whole.cut
    assert whole.lines > 2
    assert short.cut
    assert short.lines == 2
    assert short.size[0] <= 300
    assert kit.text.block("fits", 300, lines=1).cut is False


def test_the_narrow_space_of_french_is_narrow(kit: Kit) -> None:
    narrow, wide = (kit.text.width(f"Tour{space}: 1") for space in "\u202f ")
    assert kit.text.width("Tour: 1") < narrow < wide


def test_the_height_is_that_of_the_lines(kit: Kit) -> None:
    line = kit.fonts.style("body", kit.metrics).line
    block = kit.text.block("one\ntwo\n\nfour", 400)
    assert block.lines == 4
    assert block.height == 4 * line
    assert kit.text.block(SENTENCE, 300, height=2 * line + 3).lines == 2


@pytest.mark.parametrize(("align", "left"), [("left", 0), ("centre", 1), ("right", 2)])
def test_a_line_lies_at_the_edge_or_in_the_middle_as_it_is_told(kit: Kit, align: str, left: int) -> None:
    surface = pygame.Surface((400, 60), pygame.SRCALPHA, 32)
    kit.text.draw(surface, pygame.Rect(0, 0, 400, 60), "xx", align=align)  # type: ignore[arg-type]
    seen = ink(surface)
    expected = (seen.left < 10, abs(seen.centerx - 200) < 3, seen.right > 390)
    assert expected.index(True) == left


def test_a_word_is_not_torn_from_its_comma(kit: Kit) -> None:
    width = kit.text.width("**five**")
    assert kit.text.block("**five**,", width + 1).lines == 2
    assert kit.text.block("**five**,", width + 20).lines == 1


def test_a_sign_nobody_draws_is_written_in_words(kit: Kit) -> None:
    assert kit.text.width("{no_such_sign}") == kit.text.width("no such sign")


def test_bold_words_in_a_soft_text_are_bright(kit: Kit) -> None:
    surface = pygame.Surface((300, 40), 0, 32)
    soft = kit.theme.colour.text_soft
    kit.text.draw(surface, pygame.Rect(0, 0, 300, 40), "**M**", colour=soft)
    brightest = max(tuple(surface.get_at((x, y)))[:3] for x in range(40) for y in range(40))
    assert brightest == kit.theme.colour.text


def test_a_label_is_set_smaller_before_it_is_cut(kit: Kit) -> None:
    full = kit.text.width("Place New Earth", "primary")
    tight = kit.text.label("Place New Earth", full - 20, "primary")
    assert not tight.cut
    assert tight.size[0] <= full - 20
    assert kit.text.label("Place New Earth", full // 3, "primary").cut


def test_laid_out_text_is_kept(kit: Kit) -> None:
    assert kit.text.block(SENTENCE, 300) is kit.text.block(SENTENCE, 300)


@pytest.mark.parametrize("odd", ["tab\there", "null\0null", "bell\a", "\N{ZERO WIDTH SPACE}"])
def test_characters_no_font_can_draw_do_no_harm(kit: Kit, odd: str) -> None:
    assert kit.text.block(odd, 200).lines == 1


def test_texts_are_kept_while_there_is_room(kit: Kit) -> None:
    room = 4 * kit.text.block("Word number 10", 400).bytes
    text = RichText(kit.theme, kit.fonts, kit.metrics, kit.signs, room)
    first = text.block("Word number 10", 400)
    for number in range(11, 99):
        text.block(f"Word number {number}", 400)
        assert text.used <= text.room
    assert text.block("Word number 98", 400) is text.block("Word number 98", 400)
    assert text.block("Word number 10", 400) is not first


@pytest.mark.parametrize("width", [0, -1, -40])
def test_where_there_is_no_room_for_text_nothing_fails(kit: Kit, width: int) -> None:
    assert kit.text.block(SENTENCE, width, lines=2).cut
    assert kit.text.label("on top", width).lines == 1
