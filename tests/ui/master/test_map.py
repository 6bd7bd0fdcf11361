"""The star map: every system and track is hit by its pixel at every zoom; what a cube can fill lights up."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from galaxy_desktop.games.master.moves import PlaceCube, parse, place_of, spot_id
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, Conflict
from galaxy_desktop.games.master.table import pieces
from galaxy_desktop.games.master.table.held import HandCube
from galaxy_desktop.games.master.table.map_places import map_places, square
from galaxy_desktop.games.master.table.names import free_place, name_places, name_size
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.games.master.table.zoom_box import BUTTONS, FIT, IN, OUT
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.hex_camera import ZOOMS
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from tests.games.master.laid import draw_hand, fill, own, table
from tests.ui.master.test_painter import painter_at
from tests.ui.master_rig import GAMES, colourful, moment, moments, played
from tests.ui.painter_rig import WINDOW_IDS, WINDOWS, drawn, pixels


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_name_covers_a_symbol_or_another_name(
    screen: pygame.Surface, window: tuple[int, int], players: int
) -> None:
    shown = moments(0)["cards", players]
    painter = painter_at(window, 1.0, shown)
    table = painter.board(shown, painter.sheet)
    names = name_places(table.kit, table.camera, frozenset(table.view.dark))
    places = [place.inflate(-2, -4) for place in names.values()]
    symbols = [square(table.lens, table.lens.hex(symbol.at), 0.8) for symbol in star_map().symbols.values()]
    for number, place in enumerate(places):
        assert place.collidelist(places[number + 1 :]) < 0
        assert place.move(table.frame.map.topleft).collidelist(symbols) < 0


@pytest.mark.parametrize("window", [(1920, 1080), (3840, 2160)])
def test_no_conflict_covers_a_name(screen: pygame.Surface, window: tuple[int, int]) -> None:
    painter = painter_at(window, 1.0, calm())
    table = painter.board(calm(), painter.sheet)
    names = name_places(table.kit, table.camera, frozenset())
    size = pieces.CARD if window == (3840, 2160) else pieces.BADGE
    assert pieces.has_cards(table.kit, table.camera.size) is (size == pieces.CARD)
    tracks = [pieces.middle_of(track) for track in star_map().tracks.values()]
    conflicts = [pieces._around(table, table.lens.at(middle), size) for middle in tracks]
    for name in names.values():
        assert name.inflate(-4, -4).move(table.frame.map.topleft).collidelist(conflicts) < 0


@pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
def test_two_conflicts_on_neighboring_tracks_lie_side_by_side(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    g = table(4)
    own(g, 0, "nw_core")
    painter = painter_at(window, step, moment(g, 0, 0))
    tracks = [track for track in star_map().tracks.values() if track.id.startswith("nw")]
    for one, other in combinations(tracks, 2):
        fought = g.clone()
        fought.conflicts = {
            card: Conflict(track.id, 0, NOBODY, *track.ends, 0, 0)
            for card, track in (("blockade", one), ("crusade", other))
        }
        board = painter.board(replace(moment(g, 0, 0), view=fought), painter.sheet)
        first, second = (pieces.conflict_rect(board, card) for card in fought.conflicts)
        assert not first.colliderect(second), (one.id, other.id)
        for rect, track in ((first, one), (second, other)):
            assert rect.collidepoint(board.lens.at(pieces.middle_of(track)))


def calm() -> Shown:
    """A moment at which nothing lies over the map."""
    return moments(0)["cards", 3]


def subject_at(painter: MasterPainter, pixel: tuple[int, int]) -> str:
    """What is pointed at there."""
    found = [item.subject for item in painter.items() if item.rect.collidepoint(pixel)]
    return found[-1] if found else ""


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("zoom", range(len(ZOOMS)))
def test_every_system_and_track_is_hit_by_its_pixel(
    screen: pygame.Surface, window: tuple[int, int], zoom: int
) -> None:
    painter = painter_at(window, 1.0, calm())
    table = painter.board(calm(), painter.sheet)
    painter.wheel(table.frame.map.center, zoom)
    table = painter.board(calm(), painter.sheet)
    inside = table.frame.map.inflate(-2 * round(table.lens.size), -2 * round(table.lens.size))
    fought = {conflict.track for conflict in table.view.conflicts.values()}
    hit = 0
    for system in star_map().systems.values():
        if inside.collidepoint(table.lens.hex(system.at)):
            assert subject_at(painter, table.lens.hex(system.at)) == system.id
            hit += 1
    for track in star_map().tracks.values():
        dark = any(end in table.view.dark for end in track.ends)
        for slot in track.slots:
            pixel = table.lens.hex(slot)
            if inside.collidepoint(pixel) and track.id not in fought and not covered(painter, pixel):
                assert subject_at(painter, pixel) == ("" if dark else track.id)
                hit += 1
    assert hit > 10


def covered(painter: MasterPainter, pixel: tuple[int, int]) -> bool:
    """Whether a conflict lies over a place."""
    assert painter.shown is not None
    conflicts = [painter.sheet.places[card] for card in painter.shown.view.conflicts]
    return any(rect.collidepoint(pixel) for rect in conflicts)


def test_zoom_and_pan_show_another_part_and_home_the_whole(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, calm())
    whole = pixels(painter)
    centre = painter.board(calm(), painter.sheet).frame.map.center
    assert painter.wheel(centre, 2)
    near = pixels(painter)
    painter.pan(-60, 30)
    pushed = pixels(painter)
    painter.end_pan()
    assert whole != near != pushed
    assert pixels(painter) == pushed
    assert painter.key(pygame.K_HOME)
    assert pixels(painter) == whole


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
def test_what_is_chosen_in_words_lies_on_the_map_and_covers_nothing_beside_it(
    screen: pygame.Surface, window: tuple[int, int]
) -> None:
    painter = painter_at(window, 1.0, calm())
    frame = painter.board(calm(), painter.sheet).frame
    row = painter.chips_row(painter.kit.metrics.target())
    assert frame.map.left <= row.left
    assert row.right <= frame.map.right
    for beside in (frame.key, frame.players, frame.standings):
        assert not row.colliderect(beside)


def test_the_wheel_beside_the_map_is_not_used(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, calm())
    assert not painter.wheel((1200, 300), 1)
    assert not painter.can_pan((1200, 300))


def test_keys_zoom_and_stride(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, calm())
    painter.key(pygame.K_PLUS)
    painter.key(pygame.K_PLUS)
    before = painter.camera.centre
    painter.key(pygame.K_d)
    assert painter.camera.centre[0] > before[0]
    painter.key(pygame.K_MINUS)
    painter.key(pygame.K_MINUS)
    assert painter.camera.zoom == 1.0
    assert not painter.key(pygame.K_q)


def test_the_map_cannot_be_pushed_below_cards_on_offer(screen: pygame.Surface) -> None:
    painter = painter_at((1920, 1080), 1.0, moments()["draw", 3])
    assert not painter.can_pan(painter.board(moments()["draw", 3], painter.sheet).frame.map.center)


def test_a_cube_in_hand_lights_up_what_it_can_fill(screen: pygame.Surface) -> None:
    shown = moments(0)["allocate", 3]
    painter = painter_at((1920, 1080), 1.0, shown)
    hand = shown.view.hand
    for number, colour in enumerate(hand):
        can_hold = HandCube(number).item in painter.holdable()
        assert can_hold == any(_uses(option, colour) for option in shown.open)
        if not can_hold:
            continue
        painter.hold(HandCube(number).item)
        ids = {item.id for item in painter.items()}
        wanted = {option for option in shown.open if _uses(option, colour)}
        own = {option for option in wanted if _is_seen(painter, option)}
        assert own <= ids
        assert not {i for i in ids if i in shown.open} - wanted
        painter.hold("")


LOOKS = 4
"""So many positions are looked at."""


def test_a_cube_whose_only_place_another_has_taken_is_not_picked_up(screen: pygame.Surface) -> None:
    """Two cubes of a colour, one place: nothing would be left to click."""
    found = 0
    for seats, seed in GAMES:
        for g, seat, decision in played(seats, seed):
            if decision.topic != "allocate" or len(g.hand) == len({*g.hand}):
                continue
            shown = moment(g, seat, clicks=len(g.hand))
            free = {option for option in shown.open if option not in shown.chosen}
            left = [*g.hand]
            for move in map(parse, shown.chosen):
                left.remove(move.colour) if isinstance(move, PlaceCube) and move.colour in left else None
            stuck = [colour for colour in left if not any(_uses(option, colour) for option in free)]
            if stuck:
                painter = painter_at((1280, 720), 1.0, shown)
                held = painter.holdable()
                assert not [c for n, c in enumerate(g.hand) if c in stuck and HandCube(n).item in held]
            found += bool(stuck)
            if found == LOOKS:
                return
    assert found


def _uses(option: str, colour: str) -> bool:
    words = option.split(" ")
    return words[1] == colour if words[0] == "place" else colour == "black"


def _is_seen(painter: MasterPainter, option: str) -> bool:
    """Whether the place of an option is on the table now: not on the tab of another conflict."""
    return option.rpartition(" ")[2] in painter.sheet.places


def test_a_black_cube_in_hand_says_that_it_cancels_projects(screen: pygame.Surface) -> None:
    shown = next(
        moment(g, seat, 0)
        for g, seat, decision in played(3, 5)
        if decision.topic == "allocate" and {"black", "red"} <= set(g.hand)
    )
    tips = {item.id: item.tip for item in painter_at((1920, 1080), 1.0, shown).items()}
    black, red = (tips[HandCube(shown.view.hand.index(colour)).item] for colour in ("black", "red"))
    assert "cancel one of your projects" in black
    assert "cancel" not in red


@pytest.mark.parametrize("cancels", [True, False])
@pytest.mark.parametrize("places", [True, False])
def test_a_black_cube_is_told_of_what_it_can_do_now_alone(
    screen: pygame.Surface, places: bool, cancels: bool
) -> None:
    g = table()
    if places:
        g.players[0].row[0] = "wanderers"
    if cancels:
        fill(g, f"{g.players[0].row[0]}.agenda", 1)
    draw_hand(g, "black")
    shown = moment(g, 0, 0)
    assert any(option.startswith("place") for option in shown.open) == places
    assert any(option.startswith("cancel") for option in shown.open) == cancels
    painter = painter_at((1920, 1080), 1.0, shown)
    tip = next(item.tip for item in painter.items() if item.id == HandCube(0).item)
    assert ("cancel" in tip.casefold()) == cancels
    assert ("slot" in tip or "place." in tip.replace("can't place", "")) == places


def test_a_spot_can_be_named_before_its_cube(screen: pygame.Surface) -> None:
    shown = colourful()
    painter = painter_at((1920, 1080), 1.0, shown)
    planets = [item.id for item in painter.items() if item.group == "planets"]
    assert planets
    for where in planets:
        assert where in painter.holdable()
        painter.hold(where)
        options = {option for option in shown.open if option.endswith(f" {where}")}
        assert len(options) > 1
        assert options <= {item.id for item in painter.items()}
        painter.hold("")


def test_what_has_been_placed_lies_there_and_can_be_taken_back(screen: pygame.Surface) -> None:
    shown = moments(1)["allocate", 3]
    painter = painter_at((1920, 1080), 1.0, shown)
    (move,) = shown.chosen
    assert painter.sheet.item(move) is not None
    table = painter.board(shown, painter.sheet)
    if move.startswith("place"):
        assert table.lies.cubes[move.split(" ")[2]] == move.split(" ")[1]
        assert table.lies.fresh == {move.split(" ")[2]: move}


def test_cubes_of_the_game_lie_on_their_spots(screen: pygame.Surface) -> None:
    shown = calm()
    painter = painter_at((1920, 1080), 1.0, shown)
    lies = painter.board(shown, painter.sheet).lies
    for track, route in shown.view.routes.items():
        filled = [n for n in range(star_map().tracks[track].length) if spot_id(track, n) in lies.cubes]
        assert len(filled) == route.cubes
        first = (
            0 if route.departure == star_map().tracks[track].ends[0] else star_map().tracks[track].length - 1
        )
        assert first in filled
    on_cards = {where for where in lies.cubes if "." in place_of(where)}
    assert len(on_cards) == sum(len(cubes) - cubes.count("") for cubes in shown.view.cubes.values())


NARROW = [((1280, 720), 1.0), ((1366, 768), 1.3), ((1280, 720), 2.0), ((1920, 1080), 2.0)]


@pytest.mark.parametrize(("window", "step"), NARROW)
def test_the_note_about_wheel_and_key_hides_nothing(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    painter = painter_at(window, step, calm())
    table = painter.board(calm(), painter.sheet)
    dark = frozenset(table.view.dark)
    names = name_places(table.kit, table.camera, dark)
    assert len(names) == len(star_map().systems) - len(dark)
    place = free_place(table.kit, table.camera, dark, names.values(), (130, 24))
    assert place is not None
    on_map = [
        square(table.lens, table.lens.hex(slot), 0.9) for t in star_map().tracks.values() for slot in t.slots
    ]
    seen = place.move(table.frame.map.topleft)
    assert table.frame.map.contains(seen)
    live = [rect for rect in on_map if not any(rect.collidepoint(table.lens.hex(h)) for h in _dead(dark))]
    assert seen.collidelist(live) < 0
    assert place.collidelist(list(names.values())) < 0


def _dead(dark: frozenset[str]) -> list[tuple[int, int]]:
    """The slots of tracks that lead into black holes."""
    return [slot for track in star_map().tracks.values() if dark & set(track.ends) for slot in track.slots]


def test_names_of_systems_grow_with_the_text(screen: pygame.Surface) -> None:
    small, large = (
        name_size(painter.kit, painter.board(calm(), painter.sheet).camera)
        for painter in (painter_at((1920, 1080), step, calm()) for step in (1.0, 2.0))
    )
    assert small < large
    camera = painter_at((1280, 720), 2.0, calm())
    assert name_size(camera.kit, camera.board(calm(), camera.sheet).camera) > SMALLEST_WORD


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("window", "step"), [((1920, 1080), 1.0), ((1280, 720), 1.0), *(((1280, 720), s) for s in (1.5, 2.0))]
)
def test_the_buttons_of_the_map_zoom_it_and_lie_beside_all_places(
    screen: pygame.Surface, window: tuple[int, int], step: float, players: int
) -> None:
    shown = moments(0)["cards", players]
    painter = painter_at(window, step, shown)
    table = painter.board(shown, painter.sheet)
    buttons = {button: painter.sheet.item(button) for button in BUTTONS}
    assert set(BUTTONS) <= painter.turnable()
    for item in buttons.values():
        assert item is not None
        assert table.frame.map.contains(item.rect)
        under = [other.rect for other in painter.items() if other.group == "map"]
        assert item.rect.collidelist(under) < 0
        assert not painter.can_pan(item.rect.center)
    names = name_places(table.kit, table.camera, frozenset(table.view.dark))
    zoom = painter.sheet.places["zoom"]
    assert zoom.collidelist([name.move(table.frame.map.topleft) for name in names.values()]) < 0
    painter.turn(IN)
    painter.turn(IN)
    assert painter.camera.step == 2
    painter.turn(OUT)
    assert painter.camera.step == 1
    painter.turn(FIT)
    assert painter.camera.step == 0


def test_planets_cubes_and_slots_are_large_enough_to_be_read(screen: pygame.Surface) -> None:
    for window, slot, planet in (((1920, 1080), 30, 16), ((1280, 720), 22, 12)):
        painter = painter_at(window, 1.0, calm())
        table = painter.board(calm(), painter.sheet)
        rects = map_places(table).rects
        for track in star_map().tracks.values():
            assert rects[spot_id(track.id, 0)].width >= slot
        for system in star_map().systems.values():
            assert rects[spot_id(system.id, 0)].width >= planet


def test_a_chosen_system_is_seen_to_be_chosen_below_the_keyboard_focus(screen: pygame.Surface) -> None:
    g, seat, _decision = next(there for there in played(2, 8) if there[2].topic == "corner")
    shown = moment(g, seat, 1)
    (corner,) = shown.chosen

    def amber(then: Shown) -> int:
        painter = painter_at((1280, 720), 1.0, then)
        painter.draw(screen)
        item = painter.sheet.item(corner)
        assert item is not None
        there = drawn(painter).subsurface(item.rect.inflate(item.rect.size).clip(painter.sheet.places["map"]))
        shade = painter.kit.theme.colour.primary
        return pygame.mask.from_threshold(there, shade, (24, 24, 24, 255)).count()

    alone = amber(shown)
    assert alone
    assert amber(replace(shown, hovered=corner, focused=True)) > 0.9 * alone
