"""Everything that happens, is asked or is offered has words, short enough for their places."""

import pytest

from galaxy_desktop.engine.events import GameEnded, RoundBegan
from galaxy_desktop.engine.reasons import because
from galaxy_desktop.games.roll import GAME, events, reasons
from galaxy_desktop.games.roll.box import die_types, factions, sides, tiles
from galaxy_desktop.games.roll.dice import all_dice
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.table import strip
from galaxy_desktop.games.roll.words import log
from galaxy_desktop.games.roll.words.gains import COUNTED, GAINS, bonus_text, gain_text
from galaxy_desktop.games.roll.words.powers import SENTENCES, power_text
from galaxy_desktop.games.roll.words.reasons import SENTENCES as REASONS
from galaxy_desktop.games.roll.words.short import WorkersPlaced
from tests.contract.walk import Some
from tests.games.wording import (
    check_explained,
    check_question,
    check_rules,
    check_text,
    events_in,
    play,
    reasons_in,
)
from tests.sweep import some

WORDS = GAME.words


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), some([(3, {"setup": "first_game"}), (2, {}), (5, {})], 2))
def test_everything_in_a_game_has_words(seats: int, options: dict[str, str]) -> None:
    names = ["Ada", "Vega", "Rigel", "Mira", "Deneb"]
    wanted = Some(4, 13)
    for g, seat, decision in play(GAME, seats, options, 3):
        view = GAME.view(g, seat)
        for event in g.events:
            for viewer in (None, *range(seats)):
                check_text(WORDS.event(event.seen_by(viewer), names, viewer))
        if decision.topic == "over":
            return
        check_text(WORDS.phase(GAME.moment(g).phase))
        if wanted(decision):
            check_question(WORDS, view, decision, 90)


def test_every_event_has_a_line() -> None:
    assert events_in(events) | {RoundBegan, GameEnded, WorkersPlaced} == log.LINES.rows.keys()


def test_every_power_gain_and_bonus_of_the_data_has_its_sentence_and_no_sentence_is_spare() -> None:
    powers = [power for side in sides().values() for power in side.powers]
    gains = [gain for side in sides().values() for gain in side.gains]
    bonuses = [side.bonus for side in sides().values() if side.bonus]
    assert {power.code for power in powers} == SENTENCES.rows.keys()
    assert {gain.code for gain in gains} == GAINS.rows.keys()
    assert {bonus.count for bonus in bonuses} == {*COUNTED.rows, "chip_triangle"}
    for power in powers:
        check_text(power_text(power), 150)
    for gain in gains:
        check_text(gain_text(gain), 80)
    for bonus in bonuses:
        check_text(bonus_text(bonus), 110)


def test_different_powers_have_different_sentences() -> None:
    powers = {power for side in sides().values() for power in side.powers}
    assert len({power_text(power) for power in powers}) == len(powers)


def test_every_reason_has_a_sentence() -> None:
    assert reasons_in(reasons, strip) == REASONS.rows.keys()


def test_reasons_speak_of_what_is_needed_and_what_there_is() -> None:
    asked = {"die": "home:1", "phase": "ship", "power": "nanotechnology", "side": "gem_world"}
    asked["selected"] = "settle"
    for code in REASONS.rows:
        reason = because(code, **asked, number=2, needs=2, has=1)
        check_text(WORDS.reason(reason), 130)


def test_everything_can_be_inspected() -> None:
    g = GAME.new(2, {"setup": "first_game"}, 1)
    items = (*sides(), *factions(), *die_types(), *all_dice(), *PHASES, "dictate")
    check_explained(WORDS, GAME.view(g, 0), items, 190)


def test_the_inspector_counts_with_the_viewers_discounts_and_bonuses() -> None:
    g = GAME.new(2, {"setup": "first_game"}, 1)
    g.players[0].tableau.append("investment_credits")
    lines = WORDS.explain(GAME.view(g, 0), "galactic_bankers")
    owned = sum(not sides()[side].is_world for side in g.players[0].tableau)
    texts = [line.text for line in lines]
    assert "Cost **6**; you need **5** workers." in texts
    assert any(text.endswith(f"With it in your tableau: **{owned + 1}** VP.") for text in texts)


def test_names_are_those_printed() -> None:
    assert WORDS.item("deep_space_symbionts_ltd") == "Deep Space Symbionts, Ltd."
    assert WORDS.item("rare:3") == "Rare Elements"
    assert WORDS.item("home:extra") == "Home (extra)"
    assert WORDS.item("?") == "a hidden tile"
    assert all(WORDS.item(tile) == sides()[tile].name for tile in tiles())


def test_a_roll_is_told_to_its_owner_only() -> None:
    event = events.DiceRolled(0, ("home:1", "alien:1"), (0, 5))
    assert WORDS.event(event, ["Ada", "Bo"], 0) == "You roll Home (Explore) and Alien Technology (Wild)."
    assert WORDS.event(event.seen_by(1), ["Ada", "Bo"], 1) == "Ada rolls **2** dice."


def test_the_rules_have_pages() -> None:
    check_rules(WORDS, 10)


def test_a_name_that_ends_with_a_period_ends_its_sentence() -> None:
    tile = next(side for side, known in sides().items() if known.name.endswith("."))
    line = log.event_text(events.WorkerPlaced(0, all_dice()[0], tile), ("Ada",), 0)
    assert line.endswith(f"{sides()[tile].name}")
    assert not line.endswith("..")


def test_a_selected_phase_addresses_the_viewer_in_the_language_in_use() -> None:
    names = ["Ada", "Vega", "Rigel"]
    said = {
        (2,): "**Explore**, selected by Rigel.",
        (0,): "**Explore**, selected by you.",
        (0, 1): "**Explore**, selected by you and Vega.",
        (1, 0, 2): "**Explore**, selected by you, Vega and Rigel.",
    }
    for selectors, text in said.items():
        told = WORDS.event(events.PhaseBegan(phase="explore", selectors=selectors), names, 0)
        assert told is not None
        assert told.endswith(text), told
