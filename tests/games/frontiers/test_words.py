"""Everything that happens, is asked or is offered has words, short enough for their places."""

import inspect
import re

import pytest

from galaxy_desktop.engine.events import GameEnded, RoundBegan
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.games.frontiers import (
    GAME,
    chart,
    consume,
    events,
    produce,
    reasons,
    trade,
    upgrade,
    ways,
)
from galaxy_desktop.games.frontiers.box import actions, goals, tiles
from galaxy_desktop.games.frontiers.schema import HOME, Tile
from galaxy_desktop.games.frontiers.words import log
from galaxy_desktop.games.frontiers.words.asks import QUESTIONS
from galaxy_desktop.games.frontiers.words.counts import GOALS, bonus_text, goal_text, steps_text
from galaxy_desktop.games.frontiers.words.powers import SENTENCES, power_text
from galaxy_desktop.games.frontiers.words.reasons import SENTENCES as REASONS
from tests.each import each
from tests.games.frontiers.laid import answer, offered, own, run_action, table
from tests.games.wording import (
    check_explained,
    check_question,
    check_rules,
    check_text,
    events_in,
    play,
    reasons_in,
)
from tests.sweep import many

WORDS = GAME.words
NAMES_OF_SEATS = ["Ada", "Vega", "Rigel", "Mira", "Deneb"]


@pytest.mark.parametrize("seed", range(many(1)))
@pytest.mark.parametrize(("seats", "options"), [(2, {"goals": "on"}), (3, {"setup": "first_game"}), (5, {})])
def test_everything_in_a_game_has_words(seats: int, options: dict[str, str], seed: int) -> None:
    for g, seat, decision in play(GAME, seats, options, seed):
        view = GAME.view(g, seat)
        for event in g.events:
            if isinstance(event, events.ActionDone):
                continue
            for viewer in (None, *range(seats)):
                check_text(WORDS.event(event.seen_by(viewer), NAMES_OF_SEATS, viewer))
        check_text(WORDS.phase(GAME.moment(g).phase))
        if decision.topic != "over":
            check_question(WORDS, view, decision, 90)


def test_whatever_is_not_offered_says_why() -> None:
    said = set()
    for g, seat, decision in play(GAME, 3, {"goals": "on"}, 5):
        player = g.players[seat]
        for item in (*g.stock, *player.explored, *player.colonies, *g.selected):
            reason = decision.why_not(item)
            if item not in decision.options() and reason is not None:
                check_text(WORDS.reason(reason), 150)
                said.add(reason.code)
    assert {"tile_taken", "credits_short", "military_short", "colonists_short", "already_owned"} <= said


def test_every_event_has_a_line() -> None:
    assert events_in(events) | {RoundBegan, GameEnded} == log.LINES.rows.keys()


def test_every_power_of_the_data_has_its_sentence_and_no_sentence_is_spare() -> None:
    powers = [power for tile in tiles().values() for power in tile.powers]
    assert {(power.action, power.code) for power in powers} == SENTENCES.rows.keys()
    for power in powers:
        check_text(power_text(power), 190)
        assert "all of this" not in power_text(power), "no row for a sort of tile that is printed"


def test_different_powers_have_different_sentences() -> None:
    powers = {power for tile in tiles().values() for power in tile.powers}
    assert len({power_text(power) for power in powers}) == len(powers)


def test_every_bonus_and_every_goal_has_its_sentence() -> None:
    for tile in tiles().values():
        for line in tile.bonus:
            check_text(bonus_text(tile, line), 120)
            assert "all of this" not in bonus_text(tile, line), tile.id
    assert {goal.counts for goal in goals().values()} == GOALS.rows.keys()
    for goal in goals().values():
        check_text(goal_text(goal), 130)
        check_text(steps_text(goal), 80)


def test_a_later_line_of_a_bonus_speaks_of_other_tiles() -> None:
    league = tiles()["pan_galactic_league"]
    assert [bonus_text(league, line) for line in league.bonus] == [
        "**2** VP for each Genes {genes} colony.",
        "**1** VP for each other military colony.",
    ]


def test_every_reason_has_a_sentence() -> None:
    codes = reasons_in(chart, reasons, ways, upgrade, produce, trade, consume)
    assert codes == REASONS.rows.keys()
    asked = {"tile": "gem_world", "action": "settle", "colony": "comet_zone", "kind": "rare"}
    for code in REASONS.rows:
        reason = because(code, **asked, needs=_needs(code), has=1, short=1, most=3, seat=1)
        check_text(WORDS.reason(reason), 150)


def _needs(code: str) -> int | str:
    return "genes" if code in ("wrong_kind", "wrong_good") else 2


def test_a_price_tells_what_is_missing() -> None:
    reason = because("credits_short", tile="trade_league", needs=5, has=3, short=2)
    assert WORDS.reason(reason) == "Trade League costs **$5**; you have **$3**. You need **$2** more."


def test_every_question_that_rules_ask_has_words() -> None:
    package = "bonuses chart consume develop ending explore kinds limit produce round settle setup"
    topics = set()
    for name in [*package.split(), "stockpile", "trade", "upgrade"]:
        module = __import__(f"galaxy_desktop.games.frontiers.{name}", fromlist=[name])
        topics |= set(re.findall(r'(?:Pick|Confirm|Order|Number)\(\s*"(\w+)"', inspect.getsource(module)))
    assert topics == QUESTIONS.rows.keys()


@each([tile for tile in tiles().values() if tile.sort == HOME])
def test_nobody_is_told_to_pay_for_a_home_colony_or_to_conquer_it(home: Tile) -> None:
    g = table(2)
    first = WORDS.explain(GAME.view(g, 0), home.id)[0].text
    assert first.startswith(("Printed cost **$", "Defense **")), first
    assert "never" in first
    own(g, colonies=[home.id])
    assert WORDS.explain(GAME.view(g, 0), home.id)[0].text == first


@pytest.mark.parametrize("seat", [0, 1])
def test_everything_can_be_inspected(seat: int) -> None:
    g = GAME.new(2, {"setup": "first_game", "goals": "on"}, 1)
    own(g, 0, developments=["investment_credits", "contact_specialist", "mining_league"], credits_=4)
    own(g, 0, colonies=["alien_oort_cloud_factory", "comet_zone"], explored=["rebel_miners"]).kind = "rare"
    check_explained(WORDS, GAME.view(g, seat), (*tiles(), *actions(), *goals(), "military"), 190)


def test_a_windfall_world_of_any_kind_is_told_to_receive_a_good() -> None:
    told = [line.text for line in WORDS.explain(GAME.view(table(2), 0), "alien_oort_cloud_factory")]
    first = "Windfall world of any kind: it receives a good when settled."
    assert any(line.startswith(first) for line in told)


def test_the_inspector_counts_with_the_viewers_discounts_and_military() -> None:
    g = table(2)
    own(
        g, developments=["investment_credits", "mining_robots", "contact_specialist"], colonies=["new_sparta"]
    )
    view = GAME.view(g, 0)
    texts = {item: WORDS.explain(view, item)[0].text for item in ("trade_league", "comet_zone", "rebel_base")}
    assert texts["trade_league"] == "Cost **$5**; you pay **$4** (Investment Credits)."
    assert texts["comet_zone"] == "Cost **$3**; you could settle it for **$2**."
    assert texts["rebel_base"] == (
        "Defense **6**; your Military against it can reach **2**, so you need **4** more. You may pay "
        "**$5** instead."
    )


def test_the_inspector_says_what_a_bonus_is_worth_now() -> None:
    g = table(2)
    own(g, colonies=["volcanic_world", "asteroid_belt"], developments=["mining_industries"])
    texts = [line.text for line in WORDS.explain(GAME.view(g, 0), "mining_league")]
    assert "Would currently be worth **5** VP in your empire." in texts


def test_a_question_tells_what_settling_takes_and_what_is_left() -> None:
    g = table(2)
    own(g, explored=["artist_settlement"], credits_=3)
    run_action(g, "settle")
    ask = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ("artist_settlement",))
    assert ask.line == "You pay **$1** and place **1** colonist. You keep **$2** and **0** unused colonists."


def test_a_world_in_place_of_a_colony_keeps_the_colonist_there() -> None:
    g = table(2)
    own(g, colonies=["doomed_colony"], explored=["spice_world"], credits_=1)
    run_action(g, "settle", 1)
    answer(g, "settle", "colonists", seat=1)
    ask = WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ("spice_world",))
    assert ask.line == (
        "It replaces Doomed Colony. You pay no credits. The colonist there remains. "
        "You keep **$1** and **0** unused colonists."
    )


def test_a_way_names_the_goods_that_are_removed() -> None:
    g = table(2)
    own(g, colonies=["imperium_fuel_depot"], explored=["rebel_miners"], goods=["imperium_fuel_depot"])
    run_action(g, "settle")
    answer(g, "settle", "rebel_miners")
    text = WORDS.option(GAME.view(g, 0), open_asks(g)[0], offered(g)[0])
    assert text == (
        "Conquer with Military **2**, removing the Rare Elements {rare} good on Imperium Fuel Depot"
    )


def test_the_log_calls_the_viewer_you_and_hides_the_goals_of_others() -> None:
    kept = events.GoalKept(0, ("conscription",))
    assert WORDS.event(kept, ["Ada", "Bo"], 0) == "You keep Conscription face down."
    assert WORDS.event(kept.seen_by(1), ["Ada", "Bo"], 1) == "Ada keeps **1** goal face down."


def test_that_an_action_is_done_is_only_seen() -> None:
    assert WORDS.event(events.ActionDone(0, "develop", 1), ["Ada", "Bo"], 0) == ""


def test_the_last_round_is_announced() -> None:
    g = table(2)
    assert WORDS.notice(g, ()) == ""
    g.ended = ["colonies"]
    assert WORDS.notice(g, ()) == "This round is the last: more than 7 colonies."
    g.over = True
    assert WORDS.notice(g, ()) == ""


def test_about_tells_which_tiles_are_published_and_how_many_are_our_design() -> None:
    about = WORDS.about()
    for tile in tiles().values():
        assert (tile.name in about) == (tile.source == "published")
    assert all(f"{number} " in about for number in (36, 56, 16))


def test_the_rules_have_pages() -> None:
    check_rules(WORDS, 15)


def test_names_are_those_printed_and_nothing_is_without_a_name() -> None:
    assert all(WORDS.item(tile.id) == tile.name for tile in tiles().values())
    assert WORDS.item("trade_consume") == "Trade, Consume"
    assert WORDS.item("conscription") == "Conscription"
    assert WORDS.item("rare") == "Rare Elements {rare}"
    assert WORDS.item("?") == "a hidden goal"
    assert (WORDS.item("colonists"), WORDS.item("pay|rare")) == ("Colonists", "pay|rare")
