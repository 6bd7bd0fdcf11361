"""Names of cards in rows of signs are whole: on one line, narrowed, or on two; else the row is left out."""

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.table.face import draw_face
from galaxy_desktop.games.jumpdrive.table.look import SHAPE, JumpLook
from galaxy_desktop.games.jumpdrive.words.terms import title
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.tabletop import parts
from galaxy_desktop.ui.tabletop.parts import PartText, Sign, draw_parts
from tests.ui.kits import fresh_kit

NAME = "Galactic Trendsetters"
PARTS = (PartText("-1"), Sign("card"), PartText(NAME, soft=True, whole=True))
QUOTING = {
    card.id: named
    for card in cards().values()
    if (named := [power.on.card for power in card.powers if power.code == "discount" and power.on.card])
}


@pytest.mark.slow
@pytest.mark.parametrize("step", [1.0, 2.0])
def test_a_name_in_a_row_is_whole_or_the_row_is_left_out(written: list[str], step: float) -> None:
    kit = fresh_kit((1280, 720), step)
    ends: dict[int, set[bool]] = {}
    for height in (20, 34, 64):
        for width in range(40, 260, 40):
            surface = pygame.Surface((400, height), pygame.SRCALPHA, 32)
            end = draw_parts(kit, surface, PARTS, pygame.Rect(0, 0, width, height), kit.metrics.text(14))
            assert end <= width
            assert bool(surface.get_bounding_rect().width) is (end > 0)
            ends.setdefault(height, set()).add(end > 0)
    assert set(written) == {"-1", NAME, *NAME.split(" ")}
    assert ends[20] == {True, False}


def test_a_sign_beside_a_long_name_is_no_smaller_on_a_card_that_is_turned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The face of a turned card is drawn larger and shrunk afterwards."""
    kit, sizes = fresh_kit((1920, 1080)), list[int]()
    sign = parts.draw_sign

    def noted(kit: Kit, one: Sign, size: int) -> pygame.Surface:
        sizes.append(size)
        return sign(kit, one, size)

    monkeypatch.setattr(parts, "draw_sign", noted)
    least = dict[int, int]()
    for grain in (1, 2):
        sizes.clear()
        draw_face(kit, JumpLook("galactic_advertisers", (150, 192), "medium", grain=grain))
        least[grain] = min(sizes)
    assert least[2] == 2 * least[1]


def test_a_high_row_holds_a_name_that_a_low_one_leaves_out() -> None:
    kit = fresh_kit((1280, 720))
    drawn = [
        draw_parts(kit, pygame.Surface((400, 60)), PARTS, pygame.Rect(0, 0, 90, height), 14) > 0
        for height in (20, 34)
    ]
    assert drawn == [False, True]


@pytest.mark.parametrize(("width", "code"), [(108, "en"), (150, "en"), (228, "pseudo"), (460, "pseudo")])
def test_a_card_that_names_another_names_it_whole(written: list[str], width: int, code: str) -> None:
    kit = fresh_kit((1280, 720))
    language.use(code)
    assert QUOTING
    for card, names in QUOTING.items():
        written.clear()
        draw_face(kit, JumpLook(card, (width, round(width * SHAPE)), "medium" if width < 200 else "large"))
        said = " ".join(written)
        assert all(word in said for name in names for word in title(name).split(" "))
