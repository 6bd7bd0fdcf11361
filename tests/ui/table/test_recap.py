"""Since the own turn: a plate for every act of others, to read and to see once more."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.games import find_games
from galaxy_desktop.games.frontiers.events import ActionSelected
from galaxy_desktop.games.jumpdrive.events import Scored
from galaxy_desktop.games.master.card_events import CardGained, CardsPutUnder, CardsSeen
from galaxy_desktop.games.master.events import BasePlaced, DrawOffered, HolePlaced, ProjectDone, TurnSkipped
from galaxy_desktop.games.race.events import PlacementPaid, WorldPlaced
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.records import UNASKED, By, Given, Record
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.happenings import News
from galaxy_desktop.presenter.story import Beat, beats_of
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.roles.telling import Telling
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table import recap
from galaxy_desktop.ui.table.folded import KeyHint
from galaxy_desktop.ui.table.recap import ActPlate, MorePlate
from galaxy_desktop.ui.table.retelling import Excerpt, RetoldAct
from galaxy_desktop.ui.table.side import RECAP
from galaxy_desktop.ui.theme import RGB
from galaxy_desktop.ui.widgets.widget import Widget
from tests.games.master.laid import table
from tests.sweep import many, some
from tests.ui.painter_rig import kit_of, moment_of, showing
from tests.ui.table_rig import Rig

GAMES = find_games()
SEATS = (Person("Ada"), Bot("easy", "Vega"), Bot("easy", "Rigel"))
STEP = 0.05
SIZES = {"wide": ((1920, 1080), 1.0), "medium": ((1280, 720), 1.0), "large": ((1920, 1080), 2.0)}


def answered(folder: Path, game: str, size: str = "wide", answers: int = 3) -> Rig:
    """A table at which the first questions have been answered, the last of them before our eyes."""
    window, text = SIZES[size]
    settings = Settings(mute=True, text_step=text)
    rig = Rig(folder, SEATS, game=game, games=GAMES, settings=settings, size=window, drawn=False)
    for _answer in range(answers - 1):
        rig.pass_unseen(next(rig.asked.answers()))
    rig.show()
    wait(rig)
    rig.session.do(GiveAnswer(0, next(rig.question.decision.answers())))
    wait(rig)
    return rig


def wait(rig: Rig) -> None:
    """Let time pass until the person is asked and nothing moves."""
    for _step in range(2000):
        rig.app.advance([], STEP)
        view = rig.scene.view
        if rig.scene.controller.question is not None and not view.moves and not rig.session.news:
            break
        if view.painter.busy:
            view.painter.skip()
    rig.app.advance([], STEP)
    rig.move((1, 1))


def plates(rig: Rig) -> Sequence[Widget]:
    return [one for one in rig.scene.view.widgets.recap if not isinstance(one, KeyHint)]


def told(rig: Rig) -> list[tuple[str, ...]]:
    """The sentences of all beats that are told from now on, until nothing moves."""
    seen: list[tuple[str, ...]] = []
    for _step in range(600):
        rig.app.advance([], STEP)
        painter = rig.scene.view.painter
        assert isinstance(painter, Telling)
        if painter.beat is not None and (not seen or seen[-1] != painter.beat.lines):
            seen.append(painter.beat.lines)
        if not rig.scene.view.moves:
            break
    rig.app.advance([], STEP)
    return seen


@pytest.mark.parametrize("game", ["frontiers", "jumpdrive", "master"])
def test_the_strip_lists_the_acts_of_others_since_the_own_choice_and_only_those(
    tmp_path: Path, game: str
) -> None:
    rig = answered(tmp_path, game)
    seen: list[tuple[str, ...]] = []
    play = rig.scene.view.play

    def played(news):  # type: ignore[no-untyped-def]
        own = [one.given for one in news.records if one.given is not None and one.given.seat == 0]
        if any(given.by not in UNASKED for given in own):
            seen.clear()
        names = [escape(name) for name in rig.bus.table().names()]
        beats = beats_of(news.events, rig.bus.game().words, names, 0)
        seen.extend(beat.lines for beat in beats if beat.seats and beat.lines)
        play(news)

    rig.scene.view.play = played  # type: ignore[method-assign]
    rig.session.do(GiveAnswer(0, next(rig.question.decision.answers())))
    wait(rig)
    shown = [plate.told.beat.lines for plate in plates(rig) if isinstance(plate, ActPlate)]
    earlier = sum(plate.earlier for plate in plates(rig) if isinstance(plate, MorePlate))
    assert seen
    assert shown == seen[earlier:]
    assert all(set(plate.told.beat.seats) != {0} for plate in plates(rig) if isinstance(plate, ActPlate))
    rig.close()


def test_what_was_chosen_for_the_viewer_drops_no_act(tmp_path: Path) -> None:
    rig = answered(tmp_path, "frontiers")
    view = rig.scene.view
    acts = view.retelling.acts(0)
    assert acts
    by: By
    for by in ("forced", "same", "implied", "rare"):
        view.play(News((), [Record("answer", 1, Given(0, (), by))], fresh=False))
        assert view.retelling.acts(0) == acts
    view.play(News((), [Record("answer", 1, Given(0, (), "person"))], fresh=False))
    assert view.retelling.acts(0) == ()
    rig.close()


@pytest.mark.parametrize("size", some([*SIZES], 2))
def test_a_click_shows_one_act_again_and_leaves_the_table_as_it_was(tmp_path: Path, size: str) -> None:
    rig = answered(tmp_path, "frontiers", size)
    plate = plates(rig)[-1]
    assert isinstance(plate, ActPlate)
    before, question = rig.picture(), rig.question
    rig.click(plate.rect.center)
    assert rig.scene.view.moves
    rig.move((1, 1))
    assert told(rig) == [plate.told.beat.lines]
    assert rig.question is question
    assert rig.picture() == before
    assert plates(rig)[-1] is plate
    rig.close()


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_each_act_can_be_seen_again(tmp_path: Path, game: str) -> None:
    rig = answered(tmp_path, game, "medium")
    for _answer in range(12):
        if plates(rig):
            break
        rig.session.do(GiveAnswer(0, next(rig.question.decision.answers())))
        wait(rig)
    shown = [plate for plate in plates(rig) if isinstance(plate, ActPlate)]
    assert shown
    rig.scene.view.drop_notice()
    before, question = rig.picture(), rig.question
    for plate in shown[-many(1) :]:
        rig.click(plate.rect.center)
        rig.move((1, 1))
        assert plate.told.beat.lines in told(rig)
    assert rig.question is question
    assert rig.picture() == before
    rig.close()


def test_tab_reaches_the_strip_and_enter_shows_the_act(tmp_path: Path) -> None:
    rig = answered(tmp_path, "master")
    assert len(plates(rig)) > 1
    form = rig.scene.view.widgets.form
    for _press in range(40):
        rig.key(pygame.K_TAB)
        if form.focus.current in plates(rig):
            break
    first = form.focus.current
    assert isinstance(first, ActPlate)
    rig.key(pygame.K_RIGHT)
    plate = form.focus.current
    assert isinstance(plate, ActPlate)
    assert plate is not first
    rig.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert plate.told.beat.lines in told(rig)
    assert form.focus.current is plate
    rig.close()


def test_earlier_acts_without_room_are_counted_and_a_click_shows_everything(tmp_path: Path) -> None:
    rig = answered(tmp_path, "master")
    view = rig.scene.view
    asked: list[object] = []
    acts = view.retelling.acts(0)
    narrow = pygame.Rect(0, 0, 130, 44)
    more, last = recap.plates(view.kit, view.painter, narrow, acts, asked.append, lambda: asked.append("all"))
    assert isinstance(more, MorePlate)
    assert isinstance(last, ActPlate)
    assert last.told is acts[-1]
    assert more.earlier == len(acts) - 1 > 1
    assert all(line in more.tip for line in acts[-2].beat.lines)
    more.use((0, 0))
    last.use((0, 0))
    assert asked == ["all", acts[-1]]
    rig.close()


@pytest.mark.parametrize("size", some([*SIZES], 2))
def test_the_strip_covers_nothing_and_tells_who_saw_the_acts_what_happened(tmp_path: Path, size: str) -> None:
    rig = answered(tmp_path, "frontiers", size)
    view = rig.scene.view
    assert plates(rig)
    others = [
        widget for widget in view.widgets.form.widgets if widget not in plates(rig) and widget.rect.width
    ]
    for plate in plates(rig):
        assert not [other.label for other in others if other.rect.colliderect(plate.rect)]
        assert not view.side.log_rect.colliderect(plate.rect)
        assert not view.painter.areas.inspector.width or not view.side.inspector_rect.colliderect(plate.rect)
    plate, retelling = plates(rig)[-1], view.retelling
    assert isinstance(plate, ActPlate)
    rig.move(plate.rect.center)
    assert view.widgets.form.hovered is plate
    assert plate.explanation == "\n".join(plate.told.beat.lines)
    assert retelling.acts(0)
    assert retelling.has_parts(0)
    assert not retelling.acts(1)
    assert not retelling.has_parts(1)
    assert not retelling.acts(None)
    rig.close()


def test_the_strip_follows_the_seam_between_inspector_and_log(tmp_path: Path) -> None:
    rig = answered(tmp_path, "frontiers")
    side, top = rig.scene.view.side, plates(rig)[0].rect.top
    seam = (plates(rig)[0].rect.centerx, (side.inspector_rect.bottom + top) // 2)
    rig.drag(seam, (seam[0], seam[1] - 120))
    assert plates(rig)[0].rect.top == top - 120
    assert side.inspector_rect.bottom <= plates(rig)[0].rect.top
    assert plates(rig)[0].rect.bottom <= side.log_rect.top
    rig.key(pygame.K_l)
    assert side.inspector_rect.bottom <= plates(rig)[0].rect.top
    assert plates(rig)[0].rect.bottom <= side.areas.log.bottom
    rig.close()


def test_own_acts_alone_leave_no_strip(tmp_path: Path) -> None:
    rig = Rig(tmp_path, SEATS, game="frontiers", games=GAMES, settings=Settings(mute=True))
    assert list(plates(rig)) == []
    rig.close()


def test_at_a_shared_screen_the_next_person_sees_nothing_of_it(tmp_path: Path) -> None:
    rig = answered(tmp_path, "frontiers")
    assert plates(rig)
    rig.scene.view.forget()
    assert list(plates(rig)) == []
    assert rig.scene.view.retelling.acts(0) == ()
    rig.close()


def test_a_plate_shows_the_cards_of_others_and_never_my_own(tmp_path: Path) -> None:
    rig = answered(tmp_path, "race", answers=2)
    acts = rig.scene.view.retelling.acts(0)
    shared = [act for act in acts if 0 in act.beat.seats]
    assert shared
    for act in acts:
        assert act.events
        assert 0 not in act.seats
        assert all(getattr(event, "seat", None) != 0 for event in act.events)
    rig.close()


def test_a_card_placed_and_then_paid_for_is_one_act(tmp_path: Path) -> None:
    rig = answered(tmp_path, "race", answers=1)
    view, shown = rig.scene.view, rig.scene.view.shown
    assert shown is not None
    view.retelling.begin()
    placed, paid = WorldPlaced(1, "gem_world"), PlacementPaid(1, ("?", "?"), "gem_world", "pay", (), 0)
    other = WorldPlaced(2, "new_earth")
    for event in (placed, other, paid):
        view.retelling.add(Excerpt((event,), shown, shown), view.painter)
    first, second = view.retelling.acts(0)
    assert (first.seats, first.beat.events, first.part.events) == ((1,), (placed, paid), (placed, paid))
    assert [line.split()[0] for line in first.beat.lines] == ["Vega", "Vega"]
    assert second.beat.events == (other,)
    view.retelling.add(Excerpt((WorldPlaced(1, "empath_world"),), shown, shown), view.painter)
    assert len(view.retelling.acts(0)) == 3
    rig.close()


def test_who_scores_is_shown_with_the_points_and_several_that_differ_without(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["jumpdrive"]
    drawn: list[tuple[str, str]] = []
    painter = painter_for(kit, game)
    sign = Kit.sign

    def note(kit: Kit, name: str, height: int, colour: RGB | None = None, label: str = "") -> pygame.Surface:
        drawn.append((name, label))
        return sign(kit, name, height, colour, label)

    monkeypatch.setattr(Kit, "sign", note)
    for vps, figure in (((3,), "3"), ((4, 4), "4"), ((4, 2), "")):
        events = tuple(Scored(seat, vp, 0, vp, ()) for seat, vp in enumerate(vps, 1))
        beat = Beat(events, tuple(range(1, len(vps) + 1)), ("A line.",), "act")
        shown = moment_of(game, game.new(3, {}, 5), 0)
        recap._picture(kit, painter, RetoldAct(beat, Excerpt(events, shown, shown)), 40)
        assert drawn.pop() == ("points", figure)


def test_a_card_drawn_is_shown_and_not_those_looked_at_or_put_back(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["master"]
    shown = moment_of(game, game.new(2, {}, 5), 0)
    painter = showing(painter_for(kit, game), shown)
    drawn: list[str] = []
    face = recap._face

    def note(painter: Painter, thing: str, size: int) -> pygame.Surface | None:
        found = face(painter, thing, size)
        drawn.extend([thing] * (found is not None))
        return found

    monkeypatch.setattr(recap, "_face", note)
    seen, under = CardsSeen(1, "species", ("rocs", "zong")), CardsPutUnder("species", ("rocs",))
    refused = CardsPutUnder("species", ("rocs", "zong"))
    kept, blind = CardGained(1, "zong", "kept"), CardGained(1, "estrel", "blind")
    for events, card in (
        ((under, kept), "zong"),
        ((seen, under, kept), "zong"),
        ((seen, refused, blind), "estrel"),
        ((seen,), "rocs"),
    ):
        beat = Beat(events, (1,), ("A line.",), "act")
        recap._picture(kit, painter, RetoldAct(beat, Excerpt(events, shown, shown)), 40)
        assert (events, drawn.pop()) == (events, card)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_selected_action_is_shown_by_its_icon_and_not_by_a_tile_too_small_to_read(
    size: tuple[int, int],
) -> None:
    kit, game = kit_of(size), GAMES["frontiers"]
    shown = moment_of(game, game.new(2, {}, 5), 0)
    painter = showing(painter_for(kit, game), shown)
    events = (ActionSelected(1, "settle", 0),)
    beat = Beat(events, (1,), ("A line.",), "act")
    height = round(max(RECAP, kit.metrics.px(RECAP)) * recap.PICTURE)
    picture = recap._picture(kit, painter, RetoldAct(beat, Excerpt(events, shown, shown)), height)
    assert picture.get_width() < 1.5 * picture.get_height(), "a tile lies flat"


def test_a_broad_picture_ends_inside_its_plate(screen: pygame.Surface) -> None:
    kit, game = kit_of((1280, 720)), GAMES["frontiers"]
    shown = moment_of(game, game.new(2, {}, 5), 0)
    painter = showing(painter_for(kit, game), shown)
    events = (ActionSelected(1, "retreat_into_isolation", 0),)
    act = RetoldAct(Beat(events, (1,), ("A line.",), "act"), Excerpt(events, shown, shown))
    (plate,) = recap.plates(kit, painter, pygame.Rect(0, 0, 300, RECAP), [act], print, print)
    assert isinstance(plate, ActPlate)
    assert plate.room.contains(plate._picture.get_rect(center=plate.room.center))


@pytest.mark.parametrize(
    ("event", "sign"),
    [
        (ProjectDone(1, "nw_home-nw_gate"), "route"),
        (BasePlaced(1, "nw_gate", 2, "supply"), "base"),
        (HolePlaced(1, "nw_gate"), "black_hole"),
        (TurnSkipped(1, 0), "skip_turn"),
        (DrawOffered(1), "log"),
    ],
)
def test_an_act_about_no_card_has_an_icon_of_its_own(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, event: Event, sign: str
) -> None:
    kit, shown = kit_of((1920, 1080)), moment_of(GAMES["master"], table(), 0, 0)
    painter = showing(painter_for(kit, GAMES["master"]), shown)
    asked: list[str] = []
    find = Kit.sign

    def noted(one: Kit, name: str, *more: Any) -> pygame.Surface:
        asked.append(name)
        return find(one, name, *more)

    monkeypatch.setattr(Kit, "sign", noted)
    (beat,) = beats_of((event,), GAMES["master"].words, ("Ada", "Vega"), 0)
    recap._picture(kit, painter, RetoldAct(beat, Excerpt((event,), shown, shown)), 60)
    assert asked == [sign]
