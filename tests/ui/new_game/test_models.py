"""What the screens know without drawing: seeds, levels, the table being set, words about saves and scores."""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.game import Game, Moment, Result, Score
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import GiveAnswer, NewGame, Undo
from galaxy_desktop.play.document import Meta, Summary
from galaxy_desktop.play.refusals import UndoNotAllowedError
from galaxy_desktop.play.seats import Bot, Person, Table, TakeBack, hash_pin
from galaxy_desktop.play.strengths import Strength, players_of, read_strengths, strengths_of, table_key
from galaxy_desktop.ui.art.icons import names
from galaxy_desktop.ui.help.legend import SAMPLES, button_signs, goods, legend, phase_signs, signs_used
from galaxy_desktop.ui.new_game.remembered import FILE, last_table, remember_table, table_again
from galaxy_desktop.ui.new_game.setup import (
    TAKE_BACKS,
    Setup,
    first_setup,
    lesson,
    setup_again,
    take_back_words,
)
from galaxy_desktop.ui.new_game.strengths import strength_words
from galaxy_desktop.ui.scenes.seeds import LEAST, MOST, named, new_seed, read_seed, seed_name
from galaxy_desktop.ui.scenes.shelf import date_words, day_words, others_words
from galaxy_desktop.ui.score.words import Ending
from tests.each import each
from tests.play.tables import ANN, BEN, ROBOT, new_bus
from tests.toy import TOYS

TOY = TOYS["toy"]


def test_a_seed_has_a_name_and_the_name_gives_the_seed_back() -> None:
    for seed in (0, 1, 99, 100, 123_456, named() - 1):
        assert read_seed(seed_name(seed)) == seed
        assert read_seed(seed_name(seed).lower()) == seed
    assert len({seed_name(seed) for seed in range(0, named(), 9973)}) == len(range(0, named(), 9973))


@pytest.mark.parametrize("rule", TAKE_BACKS)
@pytest.mark.parametrize("people", [1, 2])
def test_who_must_agree_to_an_undo_is_said_for_the_people_at_the_table(rule: TakeBack, people: int) -> None:
    bus = new_bus(ANN, BEN if people == 2 else ROBOT, take_back=rule)
    for seat in (1, 0):
        bus.do(GiveAnswer(seat, (bus.view(seat).players[seat].hand[0],)))
    bar = ""
    try:
        bus.undo_marks(Undo(seat=people - 1))
    except UndoNotAllowedError as refusal:
        bar = refusal.bar
    said = take_back_words(rule, people)[1]
    assert ("everyone must agree" in said) == (bar == "others")


@pytest.mark.parametrize("seed", [LEAST, -1, named(), MOST])
def test_a_seed_beyond_the_names_is_written_as_a_number(seed: int) -> None:
    assert seed_name(seed) == str(seed)
    assert read_seed(str(seed)) == seed


@each(["", "hello", "K7-NOWHERE-42", "I7-ORBIT-42", str(MOST + 1), "1.5", "٣"])
def test_what_is_no_seed_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(ValueError, match="K7-ORBIT-42"):
        read_seed(text)


def test_a_new_seed_has_a_name() -> None:
    assert "-" in seed_name(new_seed())


def test_the_strength_of_a_level_is_told_as_it_was_measured() -> None:
    strengths = read_strengths("[2.hard]\ngames = 400\nshare = 0.71\nlow = 0.67\nhigh = 0.75\n")
    assert strengths["2"]["hard"] == Strength(400, 0.71, 0.67, 0.75)
    assert strength_words(strengths, "2", "hard") == "Wins 71% (±4%) against Medium"
    assert strength_words(strengths, "3", "hard") == ""


def test_the_strength_at_a_larger_table_tells_against_how_many() -> None:
    """A share of 48 % is much against three, and would be little against one."""
    strengths = read_strengths('["4 storm".hard]\ngames = 400\nshare = 0.48\nlow = 0.43\nhigh = 0.53\n')
    assert strength_words(strengths, "4 storm", "hard") == "Wins 48% (±5%) against 3 × Medium"


def test_the_strength_at_a_usual_table_is_not_told_of_one_with_a_variant() -> None:
    assert table_key(TOY, 2, {}) == table_key(TOY, 2, {"length": "short"}) == "2"
    assert table_key(TOY, 2, {"wind": "storm"}) == "2 storm"
    setup = first_setup(TOY, "Ada", "easy", 7)
    setup.choose("wind", "storm")
    assert table_key(TOY, len(setup.chairs), setup.options) == "2 storm"
    strengths = read_strengths('["2 storm".hard]\ngames = 400\nshare = 0.6\nlow = 0.55\nhigh = 0.65\n')
    assert strength_words(strengths, "2 storm", "hard") == "Wins 60% (±5%) against Medium"
    assert strength_words(strengths, "2", "hard") == ""
    assert players_of("2 storm") == players_of("2") == 2


def test_a_game_that_nobody_has_measured_has_no_strengths() -> None:
    assert strengths_of("race")["2"].keys() == {"medium", "hard", "expert"}
    assert strengths_of("toy") == {}


def test_a_newcomer_plays_against_one_computer() -> None:
    setup = first_setup(TOY, "Ada", "easy", 7)
    assert setup.seats == (Person("Ada"), Bot("easy", "Vega"))
    assert setup.missing() == ("", "")
    assert setup.command() == NewGame(
        "toy", setup.seats, {"length": "short", "wind": "calm"}, 7, setup.undo_rule
    )
    assert lesson(TOY, "Ada", "easy", 7).seats == setup.seats


def test_a_nameless_player_and_two_of_one_name_are_told() -> None:
    setup = first_setup(TOY, "Ada", "easy", 7)
    setup.chairs[1].name = "  "
    assert setup.missing()[0] == "Name player 2"
    setup.chairs[1].name = "Ada "
    assert setup.missing()[0] == "Rename player 2"
    assert "Ada" in setup.missing()[1]


def test_a_choice_for_other_numbers_of_players_is_told() -> None:
    setup = first_setup(TOY, "Ada", "easy", 7)
    setup.choose("wind", "storm")
    assert setup.missing() == ("", "")
    setup.add("medium")
    assert setup.missing()[0] == "Change the options"
    length, wind = TOY.options
    assert setup.why_not(wind) == {"storm": "“wind: storm” is for 2 players, not 3."}
    assert setup.missing()[1] == setup.why_not(wind)["storm"]
    assert setup.why_not(length) == {}
    setup.remove(2)
    assert setup.missing() == ("", "")


def test_computers_and_guests_get_names_of_their_own() -> None:
    setup = Setup(TOY, [], 1)
    for _seat in range(6):
        setup.add("easy")
    assert len({chair.name for chair in setup.chairs}) == 6
    setup.seat_person(1, "Ada")
    setup.seat_person(2, "Ada")
    assert [setup.chairs[1].name, setup.chairs[2].name] == ["Ada", "Player 3"]
    setup.seat_computer(1, "hard")
    assert setup.chairs[1].level == "hard"


def test_the_summary_names_people_and_options() -> None:
    setup = first_setup(TOY, "Ada", "easy", 7)
    setup.choose("length", "long")
    assert setup.summary()[:2] == ["1 human player, 1 computer player", "length: long"]
    setup.seat_computer(0, "easy")
    setup.seat_computer(1, "easy")
    assert setup.summary()[0] == "2 computer players"
    assert any("watch" in line for line in setup.summary())


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
def test_no_choice_repeats_the_title_of_its_option(game: Game[Any]) -> None:
    for option in game.options:
        title = game.words.table_option(option.name)[0].casefold()
        for choice in option.choices:
            assert title not in game.words.choice(option.name, choice).casefold()


def test_the_last_table_is_remembered_for_each_game(tmp_path: Path) -> None:
    where = Folders(tmp_path)
    assert last_table(where, "toy") is None
    begun = NewGame("toy", (Person("Ada", hash_pin("1")), Bot("hard", "Vega")), {"length": "long"}, 5, "ask")
    remember_table(where, begun)
    assert last_table(where, "toy") == begun
    assert last_table(where, "other") is None
    again = setup_again(TOY, begun, 9)
    assert (again.seed, again.seats, again.choice("length")) == (9, begun.seats, "long")


@pytest.mark.parametrize("content", ["", "[]", "{", '{"toy": 3}', '{"toy": {"game": "x"}}', "[" * 5000])
def test_a_damaged_memory_is_as_none(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content, encoding="utf-8")
    assert last_table(Folders(tmp_path), "toy") is None


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to("/dev/zero")])
def test_a_memory_that_is_no_file_is_as_none_and_is_kept(tmp_path: Path, make: Any) -> None:
    make(tmp_path / FILE)
    where = Folders(tmp_path)
    assert last_table(where, "toy") is None
    begun = NewGame("toy", (Person("Ada"), Bot("hard", "Vega")), {"length": "long"}, 1 << 63, "ask")
    remember_table(where, begun)
    assert last_table(where, "toy") == begun
    assert os.path.lexists(tmp_path / "last tables.damaged.json")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", [{"name": "Ada", "pin": None}] * 100),
        ("seats", [{"name": "Ada", "pin": None}]),
        ("seats", [{"name": "Ada", "pin": None}, {"name": "Vega", "level": "god"}]),
        ("options", {"length": "endless"}),
        ("options", {"nonsense": "x"}),
        ("seed", 1 << 64),
        ("seed", "1"),
    ],
)
def test_a_remembered_table_that_cannot_be_played_is_as_none(tmp_path: Path, field: str, value: Any) -> None:
    where = Folders(tmp_path)
    remember_table(where, NewGame("toy", (Person("Ada"), Bot("hard", "Vega")), {"length": "long"}, 5))
    assert table_again(where, TOY)
    data = json.loads((tmp_path / FILE).read_text())
    data["toy"][field] = value
    (tmp_path / FILE).write_text(json.dumps(data))
    assert table_again(where, TOY) is None


def test_every_icon_of_the_legend_can_be_drawn_and_every_good_and_phase_is_in_it() -> None:
    assert {name.partition(":")[0] for name in legend()} <= {*names(), *SAMPLES, "cube"}
    assert {*goods(), *phase_signs(), *button_signs()} <= set(legend())
    assert signs_used(["{points:3} and {novelty}", "{undo}"]) == ["novelty", "points"]


def test_days_are_told_as_people_say_them() -> None:
    now = datetime(2026, 11, 21, 22, 0)
    assert day_words(datetime(2026, 11, 21, 21, 40), now) == "Today 21:40"
    assert day_words(datetime(2026, 11, 20, 22, 5), now) == "Yesterday 22:05"
    assert day_words(datetime(2026, 11, 17), now) == "17 Nov"
    assert day_words(datetime(2025, 11, 17), now) == "17 Nov 2025"
    assert date_words(datetime(2025, 11, 17, 9, 5)) == "17 Nov 2025, 09:05"


def score(points: int, tie_break: int = 0) -> Score:
    return Score((("chips", points),), tie_break)


def test_the_winner_comes_first_and_equals_share_a_place() -> None:
    scores = [score(30), score(44), score(30), score(12)]
    ending = Ending(["A", "B", "C", "D"], scores, Result((1,), "cards"))
    assert ending.ranking() == [1, 0, 2, 3]
    assert ending.places() == {1: 1, 0: 2, 2: 2, 3: 4}


NAMES_OF_THREE = ["Ada", "Rigel", "Vega"]
SCORES_OF_THREE = [score(44), score(40), score(44, -1)]


def ending(*winners: int, **about: Any) -> Ending:
    return Ending(NAMES_OF_THREE, SCORES_OF_THREE, Result(winners, "x"), **about)


def test_the_end_is_told_with_its_margin() -> None:
    assert ending(0).headline() == "Ada wins with 44 VP"
    assert ending(0, cause="the twelfth card").margin() == (
        "Tied with Vega, won on the tiebreaker. Game end: the twelfth card."
    )
    assert ending(0, 2).headline() == "Ada and Vega share the win with 44 VP"
    assert ending(0, 2, cause="it").margin() == "4 VP ahead of Rigel. Game end: it."
    assert ending().headline() == "No one wins"
    assert ending(1, with_points=False).headline() == "Rigel wins"
    assert ending(1, cause="it", with_points=False).margin() == "Game end: it."
    assert ending(0, 1, 2, cause="it").margin() == "Game end: it."


def of_sources(*points: int, tie_break: int = 0) -> Score:
    return Score(tuple(zip(("chips", "cards", "large"), points, strict=True)), tie_break)


def deciding(won: Score, other: Score, *winners: int, **about: Any) -> str:
    told = Ending(["Ada", "Vega"], [won, other], Result(winners or (0,), "x"), **about)
    return told.deciding(["VP chips", "Cards", "Bonuses"], "Tiebreaker: credits")


def test_the_end_names_the_source_of_the_largest_lead() -> None:
    won, other = of_sources(10, 12, 9), of_sources(11, 12, 2)
    assert deciding(won, other) == "Largest lead over Vega: Bonuses, **9** VP to **2**."
    assert deciding(other, won, 1, you=0) == "Largest lead over you: Bonuses, **9** VP to **2**."
    both = of_sources(14, 12, 5)
    assert deciding(both, other) == "Largest leads over Vega: VP chips and Bonuses, **3** VP each."


def test_the_end_names_the_tiebreaker_with_its_figures() -> None:
    won, other = of_sources(10, 12, 9, tie_break=5), of_sources(12, 12, 7, tie_break=3)
    assert deciding(won, other) == "Tiebreaker: credits, **5** to **3**."


def test_nothing_is_named_where_no_source_decides() -> None:
    won, other = of_sources(1, 2, 3), of_sources(1, 2, 2)
    assert deciding(won, other, 0, 1) == ""
    assert deciding(won, other, resigned=1) == ""
    assert Ending(["Ada"], [won], Result((0,), "x")).deciding(["a", "b", "c"], "Tiebreaker") == ""
    assert Ending(["Ada", "Vega"], [won, other], Result((0,), "x")).deciding(["a", "b", "c"], "") == ""


def test_who_looks_at_the_end_alone_is_addressed_in_whole_sentences() -> None:
    assert ending(0, you=0).headline() == "You win with 44 VP"
    assert ending(0, you=0, with_points=False).headline() == "You win"
    assert ending(0, 2, you=2).headline() == "You share the win with Ada: 44 VP each"
    assert ending(0, 1, 2, you=2, with_points=False).headline() == "You share the win with Ada and Rigel"
    assert ending(0, 2, you=1, cause="it").margin() == "4 VP ahead of you. Game end: it."
    alone = Ending(["Ada"], [score(51)], Result((0,), "x"), you=0)
    assert alone.headline() == "You score 51 VP"


SAID = {
    "en": [
        "4 VP ahead of you. Game end: it.",
        "4 VP ahead of Rigel. Game end: it.",
        "Tied with you, won on the tiebreaker. Game end: it.",
        "Tied with Vega, won on the tiebreaker. Game end: it.",
        "Largest lead over you: Bonuses, **9** VP to **2**.",
        "Largest lead over Ada: Bonuses, **9** VP to **2**.",
    ],
    "de": [
        "4 SP vor dir. Spielende: it.",
        "4 SP vor Rigel. Spielende: it.",
        "Gleichstand mit dir, durch die Gleichstandsregel gewonnen. Spielende: it.",
        "Gleichstand mit Vega, durch die Gleichstandsregel gewonnen. Spielende: it.",
        "Größter Vorsprung vor dir: Bonuses, **9** zu **2** SP.",
        "Größter Vorsprung vor Ada: Bonuses, **9** zu **2** SP.",
    ],
    "fr": [
        "4 PV devant toi. Fin de partie\u202f: it.",
        "4 PV devant Rigel. Fin de partie\u202f: it.",
        "À égalité avec toi, victoire au départage. Fin de partie\u202f: it.",
        "À égalité avec Vega, victoire au départage. Fin de partie\u202f: it.",
        "Plus forte avance sur toi\u202f: Bonuses, **9** PV contre **2**.",
        "Plus forte avance sur Ada\u202f: Bonuses, **9** PV contre **2**.",
    ],
}


@pytest.mark.parametrize("code", SAID)
def test_the_seat_behind_the_winner_has_its_form_in_each_language(code: str) -> None:
    won, other = of_sources(10, 12, 9), of_sources(11, 12, 2)
    try:
        language.use(code)
        said = [
            ending(0, 2, you=1, cause="it").margin(),
            ending(0, 2, cause="it").margin(),
            ending(0, you=2, cause="it").margin(),
            ending(0, you=0, cause="it").margin(),
            deciding(other, won, 1, you=0),
            deciding(other, won, 1),
        ]
    finally:
        language.use("en")
    assert said == SAID[code]


def test_the_end_of_a_game_given_up_names_who_did_it_and_puts_them_last() -> None:
    told = ending(1, you=0, resigned=0, round=3)
    assert told.headline() == "Rigel wins with 40 VP"
    assert told.margin() == "You resigned in round 3."
    assert told.ranking() == [1, 2, 0]
    assert ending(1, resigned=0).margin() == "Ada resigned during setup."
    assert ending(you=0, resigned=0, round=1).headline() == "You resigned"


def test_the_end_names_all_who_resigned_and_compares_the_others() -> None:
    told = ending(2, gone={0: 3}, cause="it")
    assert told.headline() == "Vega wins with 44 VP"
    assert told.margin() == "4 VP ahead of Rigel. Game end: it. Ada resigned in round 3."
    assert told.ranking() == [2, 1, 0]
    assert ending(1, gone={0: 3, 2: 4}, cause="it").margin() == (
        "Game end: it. Ada resigned in round 3. Vega resigned in round 4."
    )
    all_gone = ending(gone={0: 3, 1: 4}, resigned=2, round=5)
    assert all_gone.headline() == "No one wins"
    assert all_gone.margin() == (
        "Ada resigned in round 3. Rigel resigned in round 4. Vega resigned in round 5."
    )


@pytest.mark.parametrize(
    ("number", "alone", "words"),
    [
        (7, False, "Round 7 with Ben and Robot"),
        (0, False, "Setup with Ben and Robot"),
        (7, True, "Round 7"),
        (0, True, "Setup"),
    ],
)
def test_an_unfinished_game_says_its_round_and_who_else_plays(number: int, alone: bool, words: str) -> None:
    """Before the first round it is set up, as the card of the menu says of the same game."""
    seats = (ANN,) if alone else (ANN, BEN, ROBOT)
    summary = Summary(Moment(number, "place"), (), over=False)
    meta = Meta("", "", 1, "", Table("toy", seats, {}, 1), False, True, summary, None, None)
    assert others_words(meta) == words
