"""Names of cards of Race are clear of the good, and of the cost of a card that is being paid."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.box import deck, designs
from galaxy_desktop.games.race.table import face
from galaxy_desktop.games.race.table.empire import due_plate
from galaxy_desktop.games.race.table.look import RaceLook
from galaxy_desktop.games.race.table.painter import RacePainter
from galaxy_desktop.games.race.words.terms import item
from galaxy_desktop.ui.tabletop import card_names
from galaxy_desktop.ui.tabletop.look import Detail
from tests.sweep import some
from tests.ui.ink import TOUCH, Drawn
from tests.ui.kits import wordy_kit
from tests.ui.master.test_standings import Written
from tests.ui.race_rig import moments

LOOKS: tuple[tuple[Detail, tuple[int, int], float], ...] = (
    ("mini", (73, 66), 1.0),
    ("mini", (82, 115), 1.0),
    ("medium", (90, 126), 1.0),
    ("medium", (106, 148), 1.3),
    ("medium", (124, 174), 1.0),
    ("plain", (96, 103), 2.0),
    ("plain", (147, 128), 2.0),
    ("plain", (221, 206), 2.0),
)
"""Levels of detail, sizes on the table, and sizes of text."""
HELD = (
    ((1280, 720), (94, 130)),
    ((1366, 768), (125, 173)),
    ((1600, 900), (97, 136)),
    ((1600, 900), (116, 162)),
    ((1920, 1080), (124, 174)),
    ((1920, 1080), (156, 218)),
)
"""Windows, and sizes of the cards in hand there."""


@pytest.mark.parametrize(("level", "size", "step"), some(LOOKS, 3))
def test_no_good_lies_on_the_name(
    monkeypatch: pytest.MonkeyPatch, level: Detail, size: tuple[int, int], step: float
) -> None:
    kit, good_sign = wordy_kit((1280, 720), step), face.good_sign
    wrong, looked = [], 0
    for card, design in designs("second").items():
        for good in ("socket", "token") if design.good else ():
            drawn = Drawn(pygame.mask.Mask(size), pygame.mask.Mask(size))

            def sign(*given: Any, drawn: Drawn = drawn, **flags: Any) -> pygame.Surface:
                drawn.signs.append(good_sign(*given, **flags))
                return drawn.signs[-1]

            monkeypatch.setattr(card_names, "set_line", drawn.line)
            monkeypatch.setattr(face, "good_sign", sign)
            monkeypatch.setattr(face, "put_sign", drawn.sign)
            face.draw_face(kit, deck("second"), RaceLook(card, size, level, good))
            looked += bool(drawn.names.count() and drawn.goods.count())
            share = drawn.names.overlap_area(drawn.goods, (0, 0)) / max(1, drawn.names.count())
            if share > TOUCH or drawn.covered:
                wrong.append((design.name, good, share, drawn.covered))
    assert looked > 50
    assert wrong == []


@pytest.mark.parametrize(("window", "size"), some(HELD, 2))
def test_no_cost_lies_on_the_name(
    monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], size: tuple[int, int]
) -> None:
    kit, wrong, looked = wordy_kit(window), [], 0
    plate = due_plate(kit, pygame.Rect((0, 0), size))
    covered = pygame.mask.Mask(plate.size, fill=True)
    for card, design in designs("second").items():
        drawn = Drawn(pygame.mask.Mask(size), pygame.mask.Mask(size))
        monkeypatch.setattr(card_names, "set_line", drawn.line)
        face.draw_face(kit, deck("second"), RaceLook(card, size, "medium", "socket"))
        looked += bool(drawn.names.count())
        if drawn.names.overlap_area(covered, plate.topleft):
            wrong.append(design.name)
    assert looked > 50
    assert wrong == []


@pytest.mark.parametrize(("size", "step", "named"), [((147, 45), 1.5, True), ((147, 45), 2.0, False)])
def test_a_strip_has_the_name_above_the_phases_if_both_have_room(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], step: float, named: bool
) -> None:
    kit, lines, chips = wordy_kit((1280, 720), step), list[tuple[int, pygame.Rect]](), list[pygame.Rect]()

    def line(*given: Any) -> None:
        font, row = given[2], given[4]
        lines.append((font.get_height(), row))

    def row_of_chips(*given: Any) -> None:
        chips.append(given[3])

    monkeypatch.setattr(card_names, "set_line", line)
    monkeypatch.setattr(face, "draw_chips", row_of_chips)
    for card in designs("second"):
        lines.clear()
        face.draw_face(kit, deck("second"), RaceLook(card, size, "sliver", "socket"))
        assert all(row.bottom <= chips[-1].top and height >= 14 for height, row in lines)
        assert named or not lines
    assert bool(lines) is named


def letters(words: str) -> str:
    return words.replace(" ", "").replace("-", "")


@pytest.mark.parametrize("built", [3, 8, 11])
@pytest.mark.parametrize("seats", [2, 4])
def test_with_large_text_the_own_cards_keep_their_names_while_an_action_is_chosen(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, seats: int, built: int
) -> None:
    kit, shown = wordy_kit((1280, 720), 2.0), moments()["action", seats]
    view = shown.view.clone()
    names = sorted(designs("second"))[: 2 * built : 2]
    view.players[shown.seat].tableau = names
    painter = RacePainter(kit, GAME)
    painter.show(replace(shown, view=view))
    looks = [spot.look for spot in painter.sheet.spots.values() if isinstance(spot.look, RaceLook)]
    own = [look for look in looks if look.card in names]
    assert len(own) == built
    for look in own:
        lines: list[str] = []
        with monkeypatch.context() as patch:
            patch.setattr(card_names, "set_line", lambda *given, lines=lines: lines.append(given[3]))
            face.draw_face(kit, deck("second"), look)
        assert letters("".join(lines)) == letters(item(look.card))


@pytest.mark.parametrize("code", ["de", "en", "fr"])
@pytest.mark.parametrize("seats", [2, 4])
def test_and_the_words_of_the_actions_fit(screen: pygame.Surface, code: str, seats: int) -> None:
    language.use(code)
    painter = RacePainter(wordy_kit((1280, 720), 2.0), GAME)
    painter.show(moments()["action", seats])
    with pytest.MonkeyPatch.context() as patch:
        written = Written(patch)
        painter.draw(pygame.Surface((1280, 720), 0, 32))
    assert written.texts
