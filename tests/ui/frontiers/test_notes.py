"""What the table of New Frontiers says: who comes next, what a choice would come to, what is missing."""

from functools import cache

import pygame
import pytest

from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import DEVELOP, tiles
from galaxy_desktop.games.frontiers.develop import market
from galaxy_desktop.games.frontiers.explore import PickWorld
from galaxy_desktop.games.frontiers.outlook import outlook
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.table import PAINTER, standing
from galaxy_desktop.games.frontiers.table.action_words import for_you
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.coming import TURNS, coming, seats_of
from galaxy_desktop.games.frontiers.table.look import PlateLook, TileLook
from galaxy_desktop.games.frontiers.table.preview_notes import NOTES, preview_lines
from galaxy_desktop.games.frontiers.table.signs_of_power import FULL, parts_of
from galaxy_desktop.games.frontiers.track import to_select
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.help.legend import legend, signs_used
from galaxy_desktop.ui.tabletop.parts import PartText, Sign
from galaxy_desktop.ui.tabletop.points import points_by_source
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.contract.grammar import faults_of as faults
from tests.games.frontiers.laid import answer, own, run_action, select, table
from tests.games.frontiers.walk import WALKS, busy
from tests.ui.frontiers_rig import GAMES, moment, moments, played
from tests.ui.painter_rig import kit_of, moment_of


def board_of(shown: Shown) -> Board:
    """What a table tells of a moment; nothing is laid on it."""
    return PAINTER(kit_of((1920, 1080)), GAME).board(shown, Sheet())


@cache
def board_at(topic: str, seats: int) -> Board:
    """The table at one of the moments, with all that lies on it; nobody changes it."""
    painter, shown = PAINTER(kit_of((1920, 1080)), GAME), moments()[topic, seats]
    painter.show(shown)
    return painter.board(shown, painter.sheet)


def test_those_who_still_select_come_next_in_the_order_of_the_track(screen: pygame.Surface) -> None:
    for met, shown in moments().items():
        if shown.view.over or not shown.view.round:
            continue
        seats = [line.seat for line in coming(board_at(*met)) if " select" in line.text and not line.sign]
        assert seats == list(to_select(shown.view))


def acting(g: FrontiersState, topic: str) -> list[int]:
    """Who is asked this in the rest of the running action, one after the other."""
    g, action, found = g.clone(), g.action, []
    while g.action == action:
        seat, decision = next(iter(open_asks(g).items()))
        found += [seat] * (decision.topic == topic)
        give(g, seat, decision.only())
    return found


@pytest.mark.slow
def test_those_who_still_act_come_next_in_the_order_in_which_they_do() -> None:
    compared = 0
    for seats, goal_choice, seed in WALKS:
        for g, _, decision in busy(seats, goal_choice, seed)[seed::3]:
            if decision.topic in ("explore", "settle"):
                later = acting(g, decision.topic)[1:]
                still = seats_of(g.waiting[:-1], TURNS)
                assert still[: len(later)] == later
                assert len(later) == len(still) or not g.bag
                compared += len(later)
    assert compared > 80


def test_every_choice_with_a_price_says_what_would_be_left(screen: pygame.Surface) -> None:
    for (topic, seats), shown in moments().items():
        if topic not in ("develop", "sell", "pay_production") or not shown.open:
            continue
        assert "You'd have" in preview_lines(board_at(topic, seats))[-1].text


def test_the_price_in_the_box_is_the_price_in_the_market(screen: pygame.Surface) -> None:
    met = 0
    for (topic, seats), shown in moments().items():
        if topic == "develop" and shown.chosen:
            price = market(shown.view, shown.seat).prices[shown.chosen[0]]
            assert preview_lines(board_at(topic, seats))[1].text.startswith(f"You pay **${price}** of your")
            met += 1
    assert met >= 2


def test_colonists_instead_of_a_world_are_counted(screen: pygame.Surface) -> None:
    shown = next(s for (t, _n), s in moments().items() if t == "settle" and s.chosen == (COLONISTS,))
    me = shown.view.players[shown.seat]
    number = me.colonists + min(2, shown.view.colonists)
    assert f"**{number}** unused colonist" in preview_lines(board_of(shown))[-1].text


def test_every_note_can_be_written_in_every_game(screen: pygame.Surface) -> None:
    met = set()
    for seats, seed in GAMES:
        for g, seat, decision in played(seats, seed):
            if decision.topic in NOTES and decision.topic not in met:
                for clicks in (0, 1):
                    notes = preview_lines(board_of(moment(g, seat, clicks)))
                    assert all(note.text for note in notes), decision.topic
                met.add(decision.topic)
    assert met >= NOTES.keys() - {"produce_short"}


def settling(world: str, *colonies: str, developments: tuple[str, ...] = ()) -> list[str]:
    """The notes about an explored world that seat 0 has chosen to settle."""
    g = table(2)
    own(g, colonies=colonies, developments=developments, explored=[world], credits_=9, colonists=2)
    run_action(g, "settle", 1)
    answer(g, "settle", "colonists", seat=1)
    return [note.text for note in preview_lines(board_of(moment_of(GAME, g, 0, 2, world)))]


def test_nobody_is_said_to_move_in_where_one_of_the_ways_takes_no_colonist(screen: pygame.Surface) -> None:
    notes = settling("spice_world", "doomed_colony")
    assert notes[1:] == ["You can settle it in 2 ways."]
    both = settling("pirate_world", "old_earth", developments=("contact_specialist",))
    assert "You place **1** of your 2 unused colonists." in both


def test_the_colony_that_gives_way_is_named_before_it_is_replaced(screen: pygame.Surface) -> None:
    g = table(2, faces=["terraforming_engineers"])
    own(
        g,
        colonies=["earths_lost_colony"],
        developments=["terraforming_engineers"],
        explored=["galactic_news_hub"],
        goods=["earths_lost_colony"],
        colonists=1,
    )
    run_action(g, "settle")
    answer(g, "settle", "colonists")
    notes = [note.text for note in preview_lines(board_of(moment_of(GAME, g, 0)))]
    assert notes == [
        "Replacing Earth's Lost Colony",
        "Galactic News Hub replaces Earth's Lost Colony. You pay no credits.",
        "You lose the good on Earth's Lost Colony.",
        "You'd have **$0** and **3** unused colonists left.",
    ]
    answer(g, "upgrade", "galactic_news_hub")
    answer(g, "replaced", "earths_lost_colony")
    assert (g.players[0].credits, g.players[0].colonists) == (0, 3)


def test_what_comes_next_says_who_is_asked_about_a_goal_before_anyone_acts(screen: pygame.Surface) -> None:
    for holder in (0, 1):
        g = table(2, goals=[])
        g.asks_holders, g.players[holder].goal = True, "exploration"
        select(g)
        answer(g, "action", "settle")
        lines = {seat: coming(board_of(moment_of(GAME, g, seat)))[0] for seat in (0, 1)}
        assert {line.seat for line in lines.values()} == {holder}
        assert lines[holder].text.startswith("First you decide")
        assert "a face-down goal" in lines[1 - holder].text


def test_orders_that_stand_are_marked_on_the_action_tiles(screen: pygame.Surface) -> None:
    g = table(2, goals=[])
    g.players[0].goal, g.players[0].turn_up = "exploration", ["settle"]
    select(g)
    shown = moment_of(GAME, g, 0, 0)
    assert shown.chosen == ("settle",)
    assert shown.open == {"explore", "settle"}


def test_the_legend_says_of_no_sign_that_cards_pay_for_it() -> None:
    for page in (page.title.read() + page.text for page in GAME.words.rules()):
        for sign in signs_used([page]):
            assert "discard" not in legend()[sign][1]


def test_notes_and_what_comes_next_are_grammatical(screen: pygame.Surface) -> None:
    for seats, seed in GAMES[:4]:
        for turn, (g, seat, _) in enumerate(played(seats, seed)):
            if turn % 5 == 0:
                board = board_of(moment(g, seat))
                for line in (*preview_lines(board), *(coming(board) if g.round else ())):
                    assert not faults(line.text), line.text


def test_plates_of_the_market_show_the_price_for_the_viewer(screen: pygame.Surface) -> None:
    for met, shown in moments().items():
        board, offer = board_at(*met), market(shown.view, shown.seat)
        for spot in board.sheet.spots.values():
            if isinstance(spot.look, PlateLook) and spot.look.left >= 0:
                assert spot.look.price == offer.prices[spot.look.card]
                assert spot.look.left == shown.view.stock[spot.look.card]


def test_colonies_show_their_goods_and_whose_colonists_live_there(screen: pygame.Surface) -> None:
    for met, shown in moments().items():
        me = shown.view.players[shown.seat]
        board = board_at(*met)
        for colony in me.colonies:
            look = board.sheet.spots[colony].look
            assert isinstance(look, TileLook)
            assert look.owner == shown.seat
            assert look.good == me.goods.get(colony, "")


def test_the_selector_of_explore_picks_first_and_last(screen: pygame.Surface) -> None:
    for seats, seed in GAMES[:4]:
        for g, seat, decision in played(seats, seed):
            if decision.topic == "explore" and g.selector == seat and len(g.offer) == 7:
                order = seats_of(moment(g, seat).view.waiting, (PickWorld,))
                assert (order[0], order[-1], len(order)) == (seat, seat, seats + 1)
                return
    raise AssertionError("nobody explored")


def test_dimmed_plates_are_those_that_cannot_be_bought(screen: pygame.Surface) -> None:
    for met, shown in moments().items():
        buyable = market(shown.view, shown.seat).buyable()
        if met[0] == "action" and DEVELOP in (*shown.open, *shown.chosen):
            buyable = outlook(shown.view, shown.seat, DEVELOP, selects=True).tiles
        for spot in board_at(*met).sheet.spots.values():
            if isinstance(spot.look, PlateLook) and spot.look.left >= 0:
                assert spot.look.dim == (spot.look.card not in buyable)
                assert spot.look.card in tiles()


def test_the_lit_plates_are_as_many_as_the_develop_action_says_are_affordable(screen: pygame.Surface) -> None:
    painter, numbers = PAINTER(kit_of((1920, 1080)), GAME), set()
    for g, seat, decision in played(2, 3):
        if decision.topic == "action" and DEVELOP in decision.options():
            shown = moment(g, seat, 0)
            painter.show(shown)
            looks = [spot.look for spot in painter.sheet.spots.values() if isinstance(spot.look, PlateLook)]
            lit = [look for look in looks if look.left >= 0 and not look.dim]
            board = painter.board(shown, painter.sheet)
            assert for_you(board, DEVELOP) == f"{len(lit)} affordable"
            numbers.add(len(lit))
    assert len(numbers) > 1


def test_no_plate_of_the_market_is_dimmed_once_the_game_is_over(screen: pygame.Surface) -> None:
    g = [g for g, _seat, _decision in played(2, 3)][-1]
    painter = PAINTER(kit_of((1920, 1080)), GAME)
    painter.show(moment(g, 0))
    plates = [spot.look for spot in painter.sheet.spots.values() if isinstance(spot.look, PlateLook)]
    assert g.over
    assert len(market(g, 0).buyable()) < len(g.stock)
    assert plates
    assert not any(look.dim for look in plates)
    assert not any(item.why for item in painter.sheet.items if item.group == "market")


def test_every_power_is_drawn_in_full_and_no_drawing_is_left_over() -> None:
    used = {(power.action, power.code) for tile in tiles().values() for power in tile.powers}
    assert FULL.keys() == used
    for tile in tiles().values():
        for power in tile.powers:
            assert parts_of(power), tile.id


def test_a_power_says_what_it_takes_and_brings() -> None:
    (consume,) = [power for power in tiles()["old_earth"].powers if power.action == "consume"]
    assert parts_of(consume) == (
        Sign("consume"),
        Sign("any_good"),
        PartText("×2"),
        Sign("arrow_right"),
        Sign("points", "3"),
    )


def test_points_with_a_goal_face_down_are_the_least_and_the_most(screen: pygame.Surface) -> None:
    g = table(2, goals=[])
    g.players[1].goal = "conscription"
    own(g, 0, colonies=["alien_monolith"], colonists=5)
    board = board_of(moment_of(GAME, g, 0))
    counter, least = standing.total(board, 0), GAME.scores(board.view)[0].total
    assert counter.figure == f"{least}–{least + 5}"
    note = f"**{least}** without the goal that Vega keeps face down"
    assert counter.tip == f"Current score: **{counter.figure}** VP ({note})."
    assert standing.hidden_note(board, 0) == note
    assert points_by_source(board, 0).startswith(f"Score now **{counter.figure}**")
    holder = board_of(moment_of(GAME, g, 1))
    assert standing.total(holder, 0).tip == f"Current score: **{least + 5}** VP."
    assert standing.hidden_note(holder, 0) == ""


@pytest.mark.parametrize(
    ("faces", "goods", "said"),
    [
        (["new_economy"], [], "up to $1"),
        (["new_economy"], ["gem_world"], "up to $2"),
        ([], ["gem_world"], "sell for $1"),
    ],
)
def test_credits_beside_a_sale_are_not_said_to_be_from_it(
    screen: pygame.Surface, faces: list[str], goods: list[str], said: str
) -> None:
    g = table(2, faces=faces)
    own(g, colonies=["gem_world"], developments=faces, goods=goods)
    select(g)
    board = board_of(moment_of(GAME, g, 0))
    assert for_you(board, "trade_consume") == said
    answer(g, "action", "trade_consume")
    for colony in goods:
        answer(g, "sell", colony)
    assert g.players[0].credits == int(said.rpartition("$")[2])


@pytest.mark.parametrize(
    ("goal", "said"), [("citizen_services", "confirm"), ("exploration", "decide whether")]
)
def test_who_keeps_a_goal_that_nothing_is_stockpiled_for_has_nothing_to_decide(
    screen: pygame.Surface, goal: str, said: str
) -> None:
    g = table(2, goals=())
    g.asks_holders, g.players[1].goal = True, goal
    select(g)
    answer(g, "action", "explore")
    mine, others = (coming(board_of(moment_of(GAME, g, seat)))[0].text for seat in (1, 0))
    assert mine.startswith(f"First you {said}")
    assert "decides whether to turn a face-down goal face up" in others


def test_a_good_that_cannot_be_sold_promises_no_credits(screen: pygame.Surface) -> None:
    g = table(2)
    own(
        g,
        colonies=["expanding_colony", "alien_oort_cloud_factory"],
        goods={"alien_oort_cloud_factory": "alien"},
    )
    select(g)
    assert for_you(board_of(moment_of(GAME, g, 0)), "trade_consume") == "1 VP, 1 power"
