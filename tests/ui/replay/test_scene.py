"""A replay on the screen: every game at every seat count and from every seat, by mouse and by keyboard."""

from itertools import cycle
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.replay import Replay, Swing
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.replay.things import Thing
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.speech.spoken import spoken
from galaxy_desktop.ui.table.zoom import ZoomScene
from galaxy_desktop.ui.widgets.drop_down import DropDown
from tests.sweep import some
from tests.ui.acts import click, key
from tests.ui.finished import SOME, given_up, played
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
MOST = [(game.id, game.seats[-1]) for game in GAMES.values()]
IN_TURN = [(game.id, game.seats[-(number % 2)]) for number, game in enumerate(GAMES.values())]
"""Games at the fewest seats and at the most, in turn."""
ALONE = ("jumpdrive", 1)

SHIFT, CTRL = pygame.KMOD_SHIFT, pygame.KMOD_CTRL


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return SceneRig(folder, (1920, 1080), games=GAMES)


def opened(
    rig: SceneRig, game: str = "race", seats: int = 3, line: int | None = None, answers: int = 10**6
) -> ReplayScene:
    bus = played(game, seats, answers)
    return rig.open(ReplayScene(rig.client, Replay(bus.game_so_far(), 0), line))


def plays(scene: ReplayScene) -> bool:
    """Whether it goes on by itself; a call, because that changes with every step."""
    return scene.watching.playing


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [*MOST, ALONE])
def test_a_seat_sees_its_table_at_any_moment_and_with_all_cards_open(
    rig: SceneRig, game: str, seats: int
) -> None:
    scene = rig.open(ReplayScene(rig.client, Replay(given_up(game, seats).game_so_far(), 0), None))
    stops = scene.replay.stops
    for seat in {0, seats - 1}:
        scene.look_from(seat)
        scene.go(stops[(2 * seat + 1) * len(stops) // (2 * seats)])
        rig.step()
    scene.open_all()
    for line in (stops[0], stops[len(stops) // 2]):
        scene.go(line)
        rig.step()
    assert scene.replay.at > 0


@pytest.mark.parametrize(("game", "seats"), some(IN_TURN, 3))
def test_a_game_in_which_nothing_was_chosen_yet_is_shown(rig: SceneRig, game: str, seats: int) -> None:
    scene = opened(rig, game, seats, answers=0)
    assert rig.picture()
    assert rig.top() is scene


def test_open_cards_are_those_of_the_moment(rig: SceneRig) -> None:
    scene = opened(rig)
    scene.open_all()
    states = played("race", 3).game_so_far().history.states
    for line in (scene.replay.stops[0], scene.replay.stops[-1] // 2):
        scene.go(line)
        hands = [player.hand for player in scene.replay.open_view(0).players]
        assert hands == [player.hand for player in states[line].players]


@pytest.mark.parametrize(("game", "seats"), IN_TURN)
def test_a_running_game_is_looked_back_at_from_its_own_seat(rig: SceneRig, game: str, seats: int) -> None:
    scene = opened(rig, game, seats, answers=8)
    for code in (pygame.K_2, pygame.K_o, pygame.K_HOME):
        rig.key(code)
    for _ in scene.replay.stops:
        rig.key(pygame.K_RIGHT)
    assert scene.watching.seat == 0
    assert not scene.watching.open_hands
    assert scene.replay.at == scene.replay.end


@pytest.mark.parametrize("game", some([*GAMES], 3))
def test_playing_shows_every_choice_up_to_the_end_and_stops_there(rig: SceneRig, game: str) -> None:
    seats = GAMES[game].seats[-1]
    scene = opened(rig, game, seats, answers=SOME)
    start = scene.replay.stops[max(0, len(scene.replay.stops) - 8)]
    scene.go(start)
    rig.key(pygame.K_SPACE)
    assert plays(scene)
    seen = {scene.replay.at}
    for _ in range(4000):
        rig.step(dt=0.1)
        seen.add(scene.replay.at)
        if not plays(scene):
            break
    assert seen == {line for line in scene.replay.stops if line >= start}
    assert not plays(scene)
    assert scene.rest > 1


def test_keys_go_by_choice_by_phase_and_by_round(rig: SceneRig) -> None:
    scene = opened(rig, line=0)
    rig.key(pygame.K_RIGHT)
    assert scene.replay.at == scene.replay.stops[1]
    rig.key(pygame.K_LEFT)
    assert scene.replay.at == 0
    rig.key(pygame.K_RIGHT, mod=SHIFT)
    assert scene.replay.at == scene.replay.stop_near(scene.replay.spans[1].first)
    rig.key(pygame.K_RIGHT, mod=CTRL)
    rig.key(pygame.K_RIGHT, mod=CTRL)
    assert scene.replay.at == scene.replay.stop_near(scene.replay.rounds[1][1])
    rig.key(pygame.K_LEFT, mod=CTRL)
    assert scene.replay.at == scene.replay.stop_near(scene.replay.rounds[0][1])
    rig.key(pygame.K_END)
    assert scene.replay.at == scene.replay.end
    rig.key(pygame.K_HOME)
    assert scene.replay.at == 0


def test_a_click_on_the_timeline_and_a_drag_along_it_show_their_moments(rig: SceneRig) -> None:
    scene = opened(rig, line=0)
    track = scene.timeline.track
    down, up = click((track.centerx, scene.timeline.blocks.centery))[-2:]
    rig.step(down)
    middle = scene.replay.at
    assert 0 < middle < scene.replay.end
    rig.step(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(track.right, track.top), rel=(0, 0), buttons=(1, 0, 0))
    )
    assert scene.replay.at == scene.replay.end
    rig.step(up)
    for line in scene.replay.stops:
        assert scene.timeline.line_at(scene.timeline.x_of(line)) == line


def test_rounds_are_named_along_the_whole_timeline(rig: SceneRig) -> None:
    timeline = opened(rig, line=0).timeline
    for to_come in (True, False):
        row = timeline._layer(to_come=to_come).subsurface(timeline._on_layer(timeline.labels))
        assert row.get_bounding_rect().width > 0.8 * row.get_width()


def test_the_next_mark_goes_round(rig: SceneRig) -> None:
    scene = opened(rig, line=0)
    marks = [scene.replay.stop_near(swing.line) for swing in scene.replay.swings]
    assert marks
    seen = []
    for _ in range(len(marks) + 1):
        rig.key(pygame.K_n)
        seen.append(scene.replay.at)
    assert seen == [*marks, marks[0]]


def test_points_of_the_timeline_are_read_out(rig: SceneRig) -> None:
    scene = opened(rig, line=20)
    heard = list(scene.reading)
    totals = [one.total for one in scene.replay.course[1]]
    assert heard[0].startswith("Round 1: Ada ")
    assert [int(part.split()[-1]) for part in heard[0].split(", ")] == totals
    assert len(heard) == len(scene.replay.rounds) + len(scene.replay.swings)
    if scene.replay.swings:
        assert heard[-1].endswith(f" +{scene.replay.swings[-1].gain} VP")


@pytest.mark.parametrize("game", GAMES)
def test_a_large_gain_is_one_of_vp_only_where_points_decide_who_wins(rig: SceneRig, game: str) -> None:
    scene = opened(rig, game, GAMES[game].seats[-1], answers=SOME)
    scene.replay.swings = (Swing(1, 20, 0, 9),)
    said = " +9 VP" if GAMES[game].has_points else " +9%"
    assert scene.reading[-1].endswith(said)


def test_seats_and_open_cards_by_key(rig: SceneRig) -> None:
    scene = opened(rig, line=20)
    first = rig.picture()
    rig.key(pygame.K_2)
    assert scene.watching.seat == 1
    assert rig.picture() != first
    rig.key(pygame.K_o)
    assert scene.watching.open_hands
    rig.key(pygame.K_9)
    assert scene.watching.seat == 1
    rig.key(pygame.K_o)
    rig.key(pygame.K_1)
    rig.step(times=2)
    assert (scene.watching.seat, scene.watching.open_hands) == (0, False)


def test_the_speed_changes_by_keys_and_has_ends(rig: SceneRig) -> None:
    scene = opened(rig)
    for code, speed in ((pygame.K_PLUS, 2.0), (pygame.K_EQUALS, 4.0), (pygame.K_PLUS, 4.0)):
        rig.key(code)
        assert scene.watching.speed == speed
    for _ in range(5):
        rig.key(pygame.K_MINUS)
    assert scene.watching.speed == 0.5


def test_reduced_motion_shows_moments_without_anything_moving(folder: Path) -> None:
    settings = Settings(mute=True, reduced_motion=True)
    rig = SceneRig(folder, (1920, 1080), settings, games=GAMES)
    scene = opened(rig, line=0)
    rig.key(pygame.K_SPACE)
    for _ in range(20):
        rig.step(dt=0.3)
        assert not scene.table.painter.busy
    assert scene.replay.at > 0


def test_at_rest_nothing_is_drawn(rig: SceneRig) -> None:
    scene = opened(rig, line=10)
    rig.step(times=30)
    frames = rig.app.frames
    rig.step(times=5)
    assert rig.app.frames == frames
    assert scene.rest > 1


def test_a_card_is_enlarged_by_a_right_click(rig: SceneRig) -> None:
    scene = opened(rig)
    item = next(item for item in scene.table.painter.items() if item.subject)
    at = item.rect.center
    rig.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=at))
    assert isinstance(rig.top(), ZoomScene)


@pytest.mark.parametrize(
    ("game", "size", "step"),
    [
        (game, *size)
        for game, size in zip(
            GAMES, cycle([((1280, 720), 2.0), ((1280, 720), 1.0), ((1920, 1080), 2.0)]), strict=False
        )
    ],
)
def test_table_timeline_and_bars_have_room_in_every_window(
    folder: Path, game: str, size: tuple[int, int], step: float
) -> None:
    rig = SceneRig(folder, size, Settings(mute=True, text_step=step), games=GAMES)
    scene = opened(rig, game, GAMES[game].seats[-1], answers=SOME)
    content = scene.table.painter.areas.content
    assert content.bottom <= scene.foot.top
    assert content.height > size[1] * 0.4
    assert scene.foot.bottom <= scene.kit.metrics.prompt_bar.top
    assert scene.foot.contains(scene.timeline.rect)
    assert all(scene.foot.contains(widget.rect) for widget in scene.controls.widgets)
    assert scene.timeline.track.width > size[0] * 0.25
    for code in (pygame.K_l, pygame.K_o, pygame.K_i):
        rig.key(code)
        rig.step()


@pytest.mark.parametrize(("size", "step"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_short_names_are_whole_where_a_seat_is_chosen(
    folder: Path, size: tuple[int, int], step: float
) -> None:
    rig = SceneRig(folder, size, Settings(mute=True, text_step=step), games=GAMES)
    lists = [widget for widget in opened(rig).controls.widgets if isinstance(widget, DropDown)]
    assert len(lists) == 2
    for one in lists:
        assert one.rect.width >= one.natural_width


@pytest.mark.parametrize("hand", [False, True])
@pytest.mark.parametrize(("size", "step"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_the_buttons_of_the_top_bar_leave_the_place_of_the_game_free(
    folder: Path, size: tuple[int, int], step: float, hand: bool
) -> None:
    rig = SceneRig(folder, size, Settings(mute=True, text_step=step, left_handed=hand), games=GAMES)
    replay = Replay(played("race", 3).game_so_far(), 0)
    scene = rig.open(ReplayScene(rig.client, replay, None, coach=lambda: None))
    areas = scene.table.painter.areas
    buttons = {button.icon: button.rect for button in scene.controls.top}
    rects = [buttons[icon] for icon in ("fold_left", "hint", "log")]
    assert areas.title.contains(rects[0])
    assert all(areas.icons.contains(rect) for rect in rects[1:])
    assert not rects[1].colliderect(rects[2])


def test_the_log_is_a_drawer_where_it_has_no_place_and_escape_closes_it_first(folder: Path) -> None:
    rig = SceneRig(folder, (1280, 720), games=GAMES)
    scene = opened(rig)
    rig.key(pygame.K_l)
    assert scene.table.side.drawer == "log"
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is scene
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is rig.below


def test_the_log_stays_folded_or_open_with_another_size_of_text(folder: Path) -> None:
    rig = SceneRig(folder, (1280, 720), games=GAMES)
    scene = opened(rig)
    rig.key(pygame.K_l)
    rig.app.apply(rig.app.settings.but(text_step=1.15))
    assert scene.table.side.drawer == "log"
    rig = SceneRig(folder, (1920, 1080), games=GAMES)
    scene = opened(rig)
    rig.key(pygame.K_l)
    assert scene.table.side.log_folded
    rig.app.apply(rig.app.settings.but(text_step=1.3))
    assert scene.table.side.log_folded


def test_pause_menu_and_score_lead_to_a_replay(rig: SceneRig) -> None:
    rig.open(PauseScene(rig.client, rig.session(answers=8, game="race")))
    rig.click("Look back")
    scene = rig.top()
    assert isinstance(scene, ReplayScene)
    assert scene.replay.viewers == (0,)
    rig.key(pygame.K_ESCAPE)
    rig.open(ScoreScene(rig.client, rig.session(game="race")))
    rig.step(key(pygame.K_SPACE))
    rig.step(times=3)
    rig.click("Replay")
    scene = rig.top()
    assert isinstance(scene, ReplayScene)
    assert scene.replay.viewers == (0, 1)


def test_a_new_window_and_other_settings_keep_the_moment(rig: SceneRig) -> None:
    scene = opened(rig, line=30)
    at = scene.replay.at
    rig.app.apply(Settings(mute=True, high_contrast=True, left_handed=True))
    rig.step(pygame.event.Event(pygame.VIDEORESIZE, size=(1366, 768), w=1366, h=768))
    assert scene.replay.at == at
    assert scene.foot.bottom <= scene.kit.metrics.prompt_bar.top


def test_all_buttons_do_what_their_keys_do(rig: SceneRig) -> None:
    scene = opened(rig, line=20)
    start, back, play, on, end, *_rest = scene.controls.widgets
    at = scene.replay.at
    for button, line in (
        (on, scene.replay.stop_after(at)),
        (back, at),
        (end, scene.replay.end),
        (start, 0),
    ):
        rig.step(*click(button.rect.center))
        assert scene.replay.at == line
    rig.step(*click(play.rect.center))
    assert plays(scene)
    rig.step(*click(play.rect.center))
    assert not plays(scene)


def test_the_keyboard_visits_the_table_and_goes_to_a_line_of_the_log(rig: SceneRig) -> None:
    scene = opened(rig, line=60)
    for _press in range(30):
        rig.key(pygame.K_TAB)
        if isinstance(rig.form.focus.current, Thing):
            break
    current = rig.form.focus.current
    assert isinstance(current, Thing)
    at = scene.replay.at
    rig.key(pygame.K_RIGHT)
    assert scene.replay.at == at
    assert rig.form.focus.current is not current
    for _press in range(30):
        current = rig.form.focus.current
        if isinstance(current, Thing) and current.item.subject:
            break
        rig.key(pygame.K_TAB)
    rig.key(pygame.K_SPACE)
    assert isinstance(rig.top(), ZoomScene)
    rig.key(pygame.K_ESCAPE)
    while rig.form.focus.current is not scene.visits.log:
        rig.key(pygame.K_TAB)
    for _press in range(40):
        rig.key(pygame.K_UP)
    line = scene.table.side.log.lines[scene.visits.log.at]
    assert scene.visits.log.state.startswith(spoken(line.text).rstrip("."))
    rig.key(pygame.K_RETURN)
    assert scene.replay.at == scene.replay.stop_near(line.line + 1)
    rig.key(pygame.K_RIGHT)
    assert scene.replay.at > scene.replay.stop_near(line.line + 1)
