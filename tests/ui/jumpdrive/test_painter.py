"""The table of Jump Drive at every size: everything in its place, nothing drawn by looking."""

from dataclasses import replace
from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import survey_teams
from galaxy_desktop.games.jumpdrive.builder import TO_PAY
from galaxy_desktop.games.jumpdrive.state import Player
from galaxy_desktop.games.jumpdrive.table import PAINTER, empire, round_frame, top, track
from galaxy_desktop.games.jumpdrive.table.painter import JumpPainter
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.painter import SECOND, Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import write
from tests.games.jumpdrive.tables import table
from tests.ui.drawn_texts import DrawnTexts, watched
from tests.ui.jump_rig import TOPICS, moment, moments, played
from tests.ui.painter_rig import WINDOW_IDS, WINDOWS, drawn, heard, in_turn, kit_of
from tests.ui.table_rules import TableRules, Tables

STACKED = ("hand", "tableau", "track")

TABLES: Tables[JumpPainter] = Tables(PAINTER, GAME, moments)
painter_at = TABLES.at


class TestTable(TableRules):
    tables = TABLES
    usual_topics = frozenset({*TOPICS, "pay", "over"})
    in_the_bar = frozenset({"supplies"})
    margin = 20
    lifted = 30
    drawn_twice = (("build", 4), ("over", 1))
    pointed_in = ("build", 4)

    def pointed_at(self, shown: Shown) -> tuple[str, ...]:
        return (shown.view.players[shown.seat].empire[0],)

    def may_cover(self, one: Item, other: Item) -> bool:
        return one.group == other.group and (one.group in STACKED or one.group.startswith("opp"))


def test_builds_are_met_at_every_number_of_players() -> None:
    assert all(("build", seats) in moments() for seats in GAME.seats)


@pytest.mark.parametrize(("window", "step"), WINDOWS[:3], ids=WINDOW_IDS[:3])
def test_every_card_that_can_be_clicked_has_a_place(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    for (topic, _seats), shown in moments().items():
        if shown.decision is None:
            continue
        painter = painter_at(window, step, shown)
        covered, offered = painter.covers(shown.decision), frozenset(shown.decision.options())
        assert covered <= offered | shown.open | set(shown.chosen)
        assert {option for option in shown.open if "|" not in option and option != TO_PAY} <= covered, topic
        ids = [item.id for item in painter.items()]
        assert all(ids.count(option) == 1 for option in covered), topic
        for option in shown.open | set(shown.chosen):
            assert ids.count(option) == 1 or option == TO_PAY or "|" in option, (topic, option)


@pytest.mark.usefixtures("no_cards")
@pytest.mark.parametrize(("window", "step", "code"), in_turn(), ids=str)
def test_no_shield_lies_on_the_title_of_the_track(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float, code: str
) -> None:
    shown = moments()["build", 4]
    shown = replace(shown, view=shown.view.clone())
    for player in shown.view.players:
        player.turns.clear()
    ends = list[int]()
    monkeypatch.setattr(track, "write", lambda *given: ends.append(write(*given)))
    try:
        language.use(code)
        painter = painter_at(window, step, shown)
        heard(painter)
    finally:
        language.use()
    assert len(ends) == (painter.kit.metrics.mode == "wide")
    assert all(end < painter.sheet.places[item_id("track", seat)].left for end in ends for seat in range(4))


def test_the_hand_shows_every_card_apart_from_the_others(screen: pygame.Surface) -> None:
    shown = moments()["build", 4]
    shown = replace(shown, chosen=())
    items = [item for item in painter_at((1280, 720), 1.0, shown).items() if item.group == "hand"]
    assert [item.id for item in items] == shown.view.players[shown.seat].hand
    for left, right in pairwise(items):
        assert right.rect.left - left.rect.left >= 30


def test_every_card_of_an_empire_can_be_pointed_at(screen: pygame.Surface) -> None:
    for (topic, seats), shown in moments().items():
        ids = {item.id for item in painter_at((1920, 1080), 1.0, shown).items()}
        for player in shown.view.players:
            assert set(player.empire) <= ids, (topic, seats)


def test_a_chosen_card_goes_from_the_hand_to_the_round_under_way(screen: pygame.Surface) -> None:
    shown = moments()["build", 2]
    assert shown.chosen
    groups = {item.id: item.group for item in painter_at((1920, 1080), 1.0, shown).items()}
    assert groups[shown.chosen[0]] == "tableau"


def test_what_was_chosen_stays_shown_while_others_choose(screen: pygame.Surface) -> None:
    for g, seat, decision in played(2, 3):
        if g.round == 2 and isinstance(decision, Compose) and seat == 0:
            answer = next(found for found in (decision.sample(Dice(n)) for n in range(50)) if found)
            give(g, seat, answer)
            assert 1 in open_asks(g)
            items = painter_at((1920, 1080), 1.0, moment(g, 0)).items()
            assert {item.id: item.group for item in items}[answer[0]] == "tableau"
            return
    raise AssertionError("no second round")


def test_the_survey_team_can_be_chosen_until_it_is_placed(screen: pygame.Surface) -> None:
    g = GAME.new(2, {}, 1)
    for seat in sorted(open_asks(g)):
        give(g, seat, next(open_asks(g)[seat].answers()))
    painter = painter_at((1920, 1080), 1.0, moment(g, 0, 0))
    assert survey_teams()[0] in {item.id for item in painter.items()}


def test_alone_the_goals_stand_where_others_would(screen: pygame.Surface) -> None:
    groups = {item.group for item in painter_at((1920, 1080), 1.0, moments()["build", 1]).items()}
    assert "goals" in groups
    assert "opponents 1" not in groups


def test_faces_for_inspector_and_zoom(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, moments()["build", 2])
    face = painter.face("spice_world", (460, 644))
    assert face is not None
    assert face.get_width() == 460
    assert painter.face("no_such_card", (460, 644)) is None
    assert painter.face("?", (100, 140)) is None


def test_cards_are_dropped_on_the_own_empire(screen: pygame.Surface) -> None:
    shown = moments()["build", 2]
    painter = painter_at((1920, 1080), 1.0, shown)
    card = next(item for item in painter.items() if item.group == "tableau")
    assert painter.dropped(shown.chosen[0], card.rect.center) == shown.chosen[0]
    assert not painter.dropped(shown.chosen[0], painter.areas.prompt.center)


def test_alone_the_top_bar_tells_the_rounds_and_the_imaginary_empire(screen: pygame.Surface) -> None:
    for seats, told in ((1, True), (2, False)):
        shown = moments()["build", seats]
        ids = {item.id: item for item in painter_at((1280, 720), 1.0, shown).items()}
        assert ("rival" in ids, "rounds" in ids) == (told, told)
        assert not told or f"**{shown.view.round}**" in ids["rival"].tip
    setup = moment(table(Player(), round=0), 0, 0)
    board = SimpleNamespace(view=setup.view, game=GAME)
    assert [counter.figure for counter in top._alone(cast("Any", board))] == ["0 / 7", "1"]


@pytest.mark.slow
def test_after_the_end_no_next_scoring_is_told(screen: pygame.Surface) -> None:
    for topic, told in (("build", True), ("over", False)):
        shown = moments()[topic, 2]
        ids = {item.id for item in painter_at((1920, 1080), 1.0, shown).items()}
        assert (f"next:{shown.seat}" in ids) == told


def test_the_box_about_exploring_promises_no_card_that_may_be_missing(screen: pygame.Surface) -> None:
    g = table(Player(), Player(), round=2)
    tip = next(i.tip for i in painter_at((1920, 1080), 1.0, moment(g, 0, 0)).items() if i.id == SECOND)
    assert "Draw **5** (" in tip
    assert tip.endswith("then discard **3**.")
    g.discards, g.supply = [], g.supply[:8]
    tip = next(i.tip for i in painter_at((1920, 1080), 1.0, moment(g, 0, 0)).items() if i.id == SECOND)
    assert "Draw up to **5** (" in tip
    assert tip.endswith("then discard 2 fewer than you drew.")


def test_the_own_header_does_not_name_you_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[tuple[str, str]] = []

    def lay(
        _board: object, _header: object, titles: tuple[str, str], *_more: object, **_named: object
    ) -> int:
        laid.append(titles)
        return 0

    monkeypatch.setattr(empire, "lay_titled_header", lay)
    shown = moments()["build", 2]
    for name in ("Ada", "You"):
        painter = PAINTER(kit_of((1920, 1080)), GAME)
        sitter = replace(shown.sitters[shown.seat], name=name)
        sitters = [sitter if seat == shown.seat else one for seat, one in enumerate(shown.sitters)]
        painter.show(replace(shown, sitters=tuple(sitters)))
    assert laid == [("Your empire", "Ada"), ("Your empire", "")]


def slot_words(shown: Shown, window: tuple[int, int], step: float) -> list[str]:
    """The words in the place for a second card, or the sign that stands for them."""
    painter = painter_at(window, step, shown)
    with pytest.MonkeyPatch.context() as patch:
        written = watched(patch)
        drawn(painter)
    return [text for text in written.words if text == round_frame.ADD or text.startswith("Add a ")]


def test_the_place_for_a_second_card_is_blank_in_no_window() -> None:
    late = (
        moment(g, seat) for g, seat, decision in played(2, 3) if decision.topic == "build" and g.round > 3
    )
    inviting = next(shown for shown in late if slot_words(shown, (1920, 1080), 1.0))
    for window in ((1920, 1080), (1600, 900), (1280, 720)):
        assert slot_words(inviting, window, 2.0), window


@pytest.mark.parametrize(
    ("window", "code", "word", "clicks"),
    [
        ((1600, 900), "en", "forecast", 0),
        ((1920, 1080), "de", "Prognose", 0),
        ((1920, 1080), "en", "forecast", 1),
        ((1280, 720), "en", "forecast", 0),
        ((1280, 720), "de", "Prognose", 0),
        ((1280, 720), "fr", "prévu", 0),
    ],
)
def test_the_figures_of_the_open_round_are_called_a_forecast_once_in_a_frame_narrow_or_wide(
    screen: pygame.Surface,
    drawn_texts: DrawnTexts,
    request: pytest.FixtureRequest,
    window: tuple[int, int],
    code: str,
    word: str,
    clicks: int,
) -> None:
    language.use(code)
    request.addfinalizer(partial(language.use, "en"))
    g = table(Player(hand=["mining_robots", "secluded_world", "comet_zone"][: 1 + 2 * clicks]), Player())
    heard(painter_at(window, 1.0, moment(g, 0, clicks)))
    assert drawn_texts.words.count(word) == 1
