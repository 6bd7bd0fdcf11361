"""In a tall window, cards and tiles are larger, and opponents show theirs wherever there is room."""

from itertools import combinations, pairwise, product
from typing import Any

import pygame
import pytest

from galaxy_desktop.games.frontiers import GAME as FRONTIERS
from galaxy_desktop.games.frontiers import table as frontiers
from galaxy_desktop.games.frontiers.table.frame import frame_of as frontiers_frame_of
from galaxy_desktop.games.jumpdrive import GAME as JUMP
from galaxy_desktop.games.jumpdrive import table as jumpdrive
from galaxy_desktop.games.jumpdrive.table.frame import frame_of as jump_frame_of
from galaxy_desktop.games.master.table.frame import divided
from galaxy_desktop.games.master.table.frame import frame_of as master_frame_of
from galaxy_desktop.games.race import GAME as RACE
from galaxy_desktop.games.race import table as race
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table.frame import RowKind, frame_of
from galaxy_desktop.games.roll import GAME as ROLL
from galaxy_desktop.games.roll import table as roll
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.areas import areas_of
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.tabletop.fan import fan
from galaxy_desktop.ui.tabletop.sheet_painter import SheetPainter
from tests.each import each
from tests.ui import frontiers_rig, jump_rig, race_rig, roll_rig
from tests.ui.painter_rig import kit_of

KINDS: tuple[RowKind, ...] = ("actions", "powers")


@each(product([(1280, 1400), (1280, 1920), (1600, 1200)], KINDS))
def test_opponents_show_their_cards_where_the_own_cards_keep_their_size(
    window: tuple[int, int], row: RowKind
) -> None:
    metrics = Metrics(window, 1.0)
    frame = frame_of(metrics, areas_of(metrics), row)
    assert frame.minis
    assert frame.opponents.height == frame_of(metrics, areas_of(metrics), "none").opponents.height
    assert frame.own.height > frame.own_card[1]
    assert frame.own.bottom < frame.choices.top < frame.hand.top


@each([(1280, 1400), (1280, 1920), (1400, 1900)])
def test_the_cards_of_a_hand_lie_side_by_side_in_a_tall_window(width: int, height: int) -> None:
    metrics = Metrics((width, height), 1.0)
    areas = areas_of(metrics)
    for frame in (frame_of(metrics, areas, "none"), jump_frame_of(metrics, areas)):
        places, _angles = fan(metrics, frame.hand, frame.hand_card, 6)
        assert all(one.right <= after.left for one, after in pairwise(places))
        assert frame.hand_card[0] * 6 > 0.85 * frame.hand.width, "they use the width"


@each([(1280, 1440), (1440, 2560), (1280, 1920)])
def test_cards_on_the_table_grow_in_a_tall_window_whatever_is_asked(width: int, height: int) -> None:
    metrics = Metrics((width, height), 1.0)
    frames = [frame_of(metrics, areas_of(metrics), row) for row in ("none", *KINDS)]
    assert len({(frame.own_card, frame.opponents.height) for frame in frames}) == 1
    for frame in frames:
        assert frame.own_card[1] > metrics.px(260)
        assert frame.own_card[1] <= frame.hand_card[1]
        assert frame.opponents.height > metrics.px(180)
        assert frame.own.height > 2 * frame.own_card[1]


@each(product([(1280, 720), (1366, 768), (1280, 960)], ("none", *KINDS)))
def test_cards_on_the_table_keep_their_size_in_a_low_window(window: tuple[int, int], row: RowKind) -> None:
    metrics = Metrics(window, 1.0)
    frame = frame_of(metrics, areas_of(metrics), row)
    assert frame.own_card == (metrics.px(176), metrics.px(246))
    assert frame.own_rows == (2 if row == "none" else 1)
    assert frame.opponents.height <= max(metrics.px(158), 100)


def test_own_cards_lie_in_two_rows_where_they_are_larger_so(screen: pygame.Surface) -> None:
    sizes: dict[tuple[str, int], list[int]] = {}
    for height in (720, 1440):
        painter = race.PAINTER(kit_of((1280, height), 1.0), RACE)
        for (topic, seats), shown in race_rig.moments().items():
            painter.show(shown)
            own = [item.rect for item in painter.items() if item.group == "tableau" and item.subject]
            if own and not painter.sheet.covered:
                sizes.setdefault((topic, seats), []).append(min(rect.width for rect in own))
    assert all(tall > low for low, tall in sizes.values())


def own_cards_of_jump_drive(size: tuple[int, int]) -> dict[tuple[str, int], list[pygame.Rect]]:
    """The cards of the own empire, by moment."""
    painter, found = jumpdrive.PAINTER(kit_of(size, 1.0), JUMP), {}
    for moment, shown in jump_rig.moments().items():
        painter.show(shown)
        items = [item for item in painter.items() if item.group == "tableau"]
        found[moment] = [item.rect for item in items if item.id in painter.sheet.spots]
    return found


def test_own_cards_of_jump_drive_grow_in_a_tall_window_and_lie_in_two_rows_where_they_are_larger_so(
    screen: pygame.Surface,
) -> None:
    low, tall = (own_cards_of_jump_drive((1280, height)) for height in (720, 1991))
    assert any(low.values())
    rows = set[int]()
    for moment, cards in tall.items():
        assert all(one.width >= 1.5 * other.width for one, other in zip(cards, low[moment], strict=True))
        rows.add(len({card.top for card in cards}))
    assert rows == {0, 1, 2}


@each(product(range(720, 2300, 60), [1.0, 1.25]))
def test_worlds_of_new_frontiers_have_rows_of_their_own_where_these_are_high_enough(
    height: int, text_step: float
) -> None:
    metrics = Metrics((1280, height), text_step)
    frame = frontiers_frame_of(metrics, areas_of(metrics), players=4, goals=None)
    assert frame.roomy == (height >= 1380) or 1100 < height < 1380
    if frame.roomy:
        assert frame.mat.height > 0.45 * frame.mat.width


def test_tiles_of_new_frontiers_grow_in_a_tall_window(screen: pygame.Surface) -> None:
    sizes: dict[int, list[int]] = {}
    for height in (720, 1991):
        painter = frontiers.PAINTER(kit_of((1280, height), 1.0), FRONTIERS)
        for seats in (2, 5):
            painter.show(frontiers_rig.moments()["develop", seats])
            spots = [item for item in painter.items() if item.id in painter.sheet.spots]
            own = [item.rect for item in spots if item.group in ("explored", "tableau")]
            sizes.setdefault(height, []).extend(rect.height for rect in own)
    low, tall = sizes.values()
    assert len(low) == len(tall) > 5
    assert all(one > 1.1 * other for one, other in zip(tall, low, strict=True))


@each(product([(1280, 1440), (1280, 1991), (1280, 2275), (1400, 1900)], [2, 5], [False, True]))
def test_the_map_of_master_is_as_wide_as_a_tall_window(
    window: tuple[int, int], players: int, left_handed: bool
) -> None:
    metrics = Metrics(window, 1.0)
    areas = divided(metrics, areas_of(metrics, left_handed=left_handed), left_handed=left_handed)
    frame = master_frame_of(metrics, areas, left_handed=left_handed, players=players, key=True)
    assert frame.map.width == areas.content.width
    parts = [frame.map, frame.standings, frame.drawn, frame.cards]
    assert all(areas.content.contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))


@each([(1280, 720), (1280, 960), (1400, 900)])
def test_the_map_of_master_is_beside_the_cards_in_a_low_window(width: int, height: int) -> None:
    metrics = Metrics((width, height), 1.0)
    areas = areas_of(metrics)
    frame = master_frame_of(metrics, areas, left_handed=False, players=3, key=True)
    assert frame.map.height == areas.content.height
    assert frame.cards.left > frame.map.right


def roll_tiles(size: tuple[int, int], group: str) -> list[int]:
    """The heights of the tiles of a group in Roll, at the questions of two and of five players."""
    painter, found = roll.PAINTER(kit_of(size, 1.0), ROLL), list[int]()
    for (topic, seats), shown in roll_rig.moments().items():
        if (topic, seats) in (("assign", 5), ("recruit", 2)):
            painter.show(shown)
            there = [
                item
                for item in painter.items()
                if item.group == group and item.subject in painter.sheet.spots
            ]
            found += [item.rect.height for item in there]
    return found


@pytest.mark.parametrize(("group", "growth"), [("tableau", 1.6), ("opponents 1", 1.3)])
def test_tiles_of_roll_grow_in_a_tall_window(screen: pygame.Surface, group: str, growth: float) -> None:
    low, tall = (roll_tiles((1280, height), group) for height in (720, 1991))
    assert len(low) == len(tall) > 5
    assert all(one >= growth * other for one, other in zip(tall, low, strict=True))


@each(product([(1280, 720), (1366, 768), (1280, 800)], KINDS))
def test_a_low_window_leaves_the_room_to_the_own_cards(window: tuple[int, int], row: RowKind) -> None:
    metrics = Metrics(window, 1.0)
    assert not frame_of(metrics, areas_of(metrics), row).minis


@each(product([(1280, 1400), (1280, 1920)], [1.5, 2.0]))
def test_opponents_show_their_cards_in_a_tall_window_with_large_text(
    window: tuple[int, int], text_step: float
) -> None:
    metrics = Metrics(window, text_step)
    for frame in (frame_of(metrics, areas_of(metrics), "none"), jump_frame_of(metrics, areas_of(metrics))):
        assert frame.minis
        assert frame.own.height > 2 * metrics.px(210)


@each(product([(1280, 720), (1920, 1080), (2560, 1440)], [1.5, 2.0]))
def test_with_large_text_a_low_window_leaves_the_room_to_the_own_cards(
    window: tuple[int, int], text_step: float
) -> None:
    metrics = Metrics(window, text_step)
    assert not any(frame_of(metrics, areas_of(metrics), row).minis for row in ("none", *KINDS))
    assert not jump_frame_of(metrics, areas_of(metrics)).minis


def cards_lying(painter: SheetPainter[Any], moments: dict[tuple[str, int], Shown]) -> int:
    """Number of the cards that opponents have at moments without an overlay; each of them is an item."""
    seen = 0
    for (topic, _seats), shown in moments.items():
        painter.show(shown)
        if painter.sheet.covered:
            continue
        lying = {item.id for item in painter.items()}
        for seat, player in enumerate(shown.view.players):
            if seat != shown.seat:
                cards = player.tableau if isinstance(shown.view, RaceState) else player.empire
                assert {*cards} <= lying, topic
                seen += len(cards)
    return seen


@pytest.mark.parametrize("text_step", [1.0, 2.0])
def test_every_card_of_opponents_can_be_pointed_at_in_a_tall_window(
    screen: pygame.Surface, text_step: float
) -> None:
    kit = kit_of((1280, 1920), text_step)
    assert cards_lying(race.PAINTER(kit, RACE), race_rig.moments())
    assert cards_lying(jumpdrive.PAINTER(kit, JUMP), jump_rig.moments())
