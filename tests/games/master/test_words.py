"""What the game says: a sentence for everything, with the numbers of the table."""

from dataclasses import fields
from itertools import product
from operator import itemgetter

import pytest

from galaxy_desktop.engine.decisions import Compose, Order, Pick
from galaxy_desktop.engine.events import GameEnded
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME, card_events, events, schema
from galaxy_desktop.games.master.box import SIDES, cards, projects
from galaxy_desktop.games.master.moves import PlaceConflict, Take
from galaxy_desktop.games.master.schema import COLOURS, DECKS, Condition
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.view import view
from galaxy_desktop.games.master.words import WORDS
from galaxy_desktop.games.master.words.effects import (
    EFFECTS,
    MOMENTS,
    OBJECTIVES,
    AbilityTrigger,
    ability_text,
    moment_text,
    objective_text,
)
from galaxy_desktop.games.master.words.log import LINES
from galaxy_desktop.games.master.words.names import item
from galaxy_desktop.play import challenges
from tests.each import each
from tests.games.master.laid import (
    build,
    draw_hand,
    fill,
    full_table,
    implement,
    own,
    route,
    table,
)
from tests.games.wording import events_in


def test_every_verb_and_every_moment_has_words() -> None:
    assert set(EFFECTS.rows) == {code for (code,) in schema.EFFECTS.of}
    assert set(OBJECTIVES.rows) == set(product((code for (code,) in schema.STAKES.of), SIDES))
    assert set(MOMENTS.rows) == set(schema.MOMENTS)
    assert all(moment_text(when, AbilityTrigger(Condition())) for when in MOMENTS.rows)


def test_every_effect_of_every_card_is_a_sentence_of_its_own() -> None:
    said = {}
    for card in cards().values():
        for ability in card.abilities:
            text = ability_text(ability)
            assert text.endswith(".")
            assert "{n}" not in text
            said[card.id] = text
        if card.deck == "conflict":
            assert all(objective_text(card, facing) for facing in SIDES)
    assert len(set(said.values())) >= 40


def test_every_event_has_a_line() -> None:
    known = events_in(events, card_events)
    assert set(LINES.rows) == known | {GameEnded}
    assert all(fields(kind) or kind.__doc__ for kind in known)


@each([*cards(), *projects(), *star_map().systems, *star_map().tracks, *star_map().symbols, *DECKS, *COLOURS])
def test_everything_has_a_name_and_an_explanation(item: str) -> None:
    g = full_table()
    assert WORDS.item(item)
    for seat in (0, 3):
        lines = WORDS.explain(view(g, seat), item)
        assert lines
        assert all(line.sign and line.text for line in lines)


def test_the_explanation_of_a_system_has_its_numbers() -> None:
    g = full_table()
    text = " ".join(line.text for line in WORDS.explain(view(g, 0), "nw_home"))
    assert "**3** planets, **2** not settled" in text
    assert "to gain **3** red" in text
    gate = " ".join(line.text for line in WORDS.explain(view(g, 0), "nw_gate"))
    assert "Your route here lacks **1** cube." in gate
    assert "you (adjacent, route needs **1** cube)" in gate


def test_a_system_with_one_planet_is_told_in_the_singular() -> None:
    g = table()
    one = next(system for system in star_map().systems.values() if system.planets == 1)
    g.owners[one.id], g.bases[one.id], g.planets[one.id] = 0, 1, ("red",)
    lines = [line.text for line in WORDS.explain(view(g, 0), one.id)]
    assert "**1** planet, settled." in lines
    assert any("Bases: **1** of **1**." in line for line in lines)


def test_a_discount_shortens_what_a_route_lacks() -> None:
    g = table()
    implement(g, 0, "star_gates")
    route(g, 0, "nw_home-nw_gate", "nw_home", 1)
    gate = " ".join(line.text for line in WORDS.explain(view(g, 0), "nw_gate"))
    assert "Your route here lacks **1** cube." in gate


def test_the_sentence_about_a_route_begins_with_a_capital() -> None:
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home", 1)
    lines = [line.text for line in WORDS.explain(view(g, 0), "nw_home-nw_gate")]
    assert any(line.startswith("You, route to Palehaven: **1** of **3**") for line in lines)
    assert any(line.startswith("Player 1, route to Palehaven") for line in _track_lines(g, 1))


def test_an_own_route_says_what_it_lacks_and_what_it_allows_then() -> None:
    track = "nw_home-nw_gate"
    base = "you may place a constructed base in Palehaven"
    for cubes, helped, words in (
        (1, False, f"**2** more cubes complete it. Then {base}."),
        (2, False, f"**1** more cube completes it. Then {base}."),
        (1, True, f"**1** more cube completes it. Then {base}."),
        (3, False, f"Complete: {base} when you take rewards."),
        (2, True, f"Complete: {base} when you take rewards."),
    ):
        g = table()
        if helped:
            implement(g, 0, "star_gates")
        route(g, 0, track, "nw_home", cubes)
        assert any(line.endswith(words) for line in _track_lines(g, 0)), (cubes, _track_lines(g, 0))
        assert not any("constructed base" in line for line in _track_lines(g, 1))
    own(g, 0, "nw_gate")
    assert not any("constructed base" in line for line in _track_lines(g, 0))


def test_at_a_table_a_seat_goes_by_its_name() -> None:
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home", 1)
    g.names = "Ada*", "Vega"
    assert any(line.startswith(r"Ada\*, route to Palehaven") for line in _track_lines(g, 1))


def _track_lines(g: MasterState, viewer: int) -> list[str]:
    return [line.text for line in WORDS.explain(view(g, viewer), "nw_home-nw_gate")]


def test_the_allocation_says_what_is_in_hand_and_how_to_take_back() -> None:
    g = table()
    draw_hand(g, "red", "red", "white")
    decision, seen = open_asks(g)[0], view(g, 0)
    assert "Choose a placed cube" not in WORDS.ask(seen, decision, ()).line
    line = WORDS.ask(seen, decision, ("place red humans.base:3",)).line
    assert "**1** red" in line
    assert "Choose a placed cube to return it to your hand." in line


def test_what_an_allocation_completes_is_named() -> None:
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    draw_hand(g, "red", "red", "white")
    made = ("place red nw_home-nw_gate:2", "place red nw_home:0", "place white nw_home:1")
    line = WORDS.ask(view(g, 0), open_asks(g)[0], made).line
    assert line == "Complete: 2 planets of Rubicund and the route Rubicund – Palehaven."


def test_planets_of_one_system_are_counted() -> None:
    g = table()
    draw_hand(g, "red", "red", "white")
    made = ("place red nw_home:0", "place white nw_home:1")
    assert WORDS.ask(view(g, 0), open_asks(g)[0], made).line == "Complete: 2 planets of Rubicund."


def test_the_allocation_counts_the_cubes_that_have_a_place_and_cancels_only_what_is_begun() -> None:
    fresh, begun = table(), table()
    route(begun, 0, "nw_home-nw_gate", "nw_home", 2)
    asks = []
    for g in (fresh, begun):
        draw_hand(g, "red", "black", "black")
        asks.append(WORDS.ask(view(g, 0), open_asks(g)[0], ()))
    assert [ask.primary for ask in asks] == ["Place 1 cube"] * 2
    assert [ask.second for ask in asks] == ["Return 3 cubes to your bag"] * 2
    assert ["cancel" in ask.line for ask in asks] == [False, True]


def test_black_cubes_that_could_only_cancel_are_returned_without_a_warning() -> None:
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    draw_hand(g, "red", "black", "black")
    ask = WORDS.ask(view(g, 0), open_asks(g)[0], ("place red nw_home:0",))
    assert (ask.primary, ask.second, ask.loss) == ("Return 2 cubes to your bag", "", "")
    assert not ask.unfinished


def test_black_cubes_are_counted_up_to_the_black_slots() -> None:
    g = table()
    g.players[0].row[0] = "myrmicoids"
    draw_hand(g, "red", "black", "black")
    assert WORDS.ask(view(g, 0), open_asks(g)[0], ()).primary == "Place 2 cubes"


def test_cubes_of_a_color_are_counted_up_to_the_slots_for_it() -> None:
    """With the projects of the species full, yellow cubes have one track, and its slots are fewer."""
    g = table()
    for project in ("base", "receive", "receive2", "agenda"):
        fill(g, f"humans.{project}")
    draw_hand(g, *["yellow"] * 7)
    decision = open_asks(g)[0]
    assert isinstance(decision, Compose)
    made: tuple[str, ...] = ()
    while moves := [move for move in decision.composer.moves(made) if move.startswith("place")]:
        made = (*made, moves[0])
    assert 1 < len(made) < 7
    assert WORDS.ask(view(g, 0), decision, ()).primary == f"Place {len(made)} cubes"


def test_a_hand_of_black_cubes_that_could_only_cancel_is_not_returned_by_the_main_button() -> None:
    g = table()
    route(g, 0, "nw_home-nw_gate", "nw_home", 2)
    draw_hand(g, "black", "black", "black")
    ask = WORDS.ask(view(g, 0), open_asks(g)[0], ())
    assert (ask.primary, ask.second) == ("Choose a project", "Return 3 cubes to your bag")
    assert ask.line.endswith("You can only cancel a project with a black cube.")
    assert ask.unfinished
    assert ask.loss == ""
    assert "cancel" in ask.line


def test_the_explanation_of_a_conflict_says_who_leads_and_what_is_at_stake() -> None:
    g = full_table()
    lines = [line.text for line in WORDS.explain(view(g, 0), "trade_war")]
    assert any("Now: you." in line for line in lines)
    assert any("**1** of **5** filled" in line for line in lines)
    assert any("it takes a Commerce card from the blue side" in line for line in lines)


@each(cards())
def test_starred_slots_are_told_of_each_project_that_has_some(card: str) -> None:
    told = [line.text for line in WORDS.explain(view(table(), 0), card)]
    starred = [project for project in cards()[card].projects if any(slot.marked for slot in project.slots)]
    assert sum("Starred slots: " in line for line in told) == len(starred)


def asked(topic: str, *options: str, about: str = "", discarded: int = 0) -> str:
    """Head and line of a question, with nothing chosen yet."""
    g = full_table()
    g.discarded = discarded
    said = WORDS.ask(view(g, 0), Pick(topic, options, about=about), ())
    return f"{said.head} {said.line}"


@pytest.mark.parametrize(
    ("about", "card", "says"),
    [
        ("prophet", "marshal", "take an opponent's card"),
        ("crusade", "marshal", "take an opponent's card"),
        ("planetary_invasion", "marshal", "destroy an opponent's card"),
        ("blockade", "warp_physics", "destroy an opponent's card"),
        ("blockade", "colony_arks", "take an opponent's card"),
        ("pirate_raids", "border_war", "destroy an opponent's card"),
    ],
)
def test_the_question_says_whether_a_card_is_taken_or_destroyed(about: str, card: str, says: str) -> None:
    assert says in asked("card", card, about=about)


def test_the_card_of_a_cancelled_conflict_against_a_neutral_system_goes_under_its_deck() -> None:
    assert (
        "The player on the red side gets the card; against a neutral system, it returns to its deck."
        in asked("cancel", "trade_war", about="envoy")
    )


def test_the_question_of_phase_3_says_what_one_more_card_brings() -> None:
    assert asked("cards", "discard marshal", "end").endswith("Discard **1** card to gain **1** cube.")
    assert "iscard" not in asked("cards", "end")
    once = asked("cards", "discard marshal", "end", discarded=1)
    assert once.endswith("Cards discarded: **1**, for **1** cube; one more makes it **3** cubes.")
    assert asked("cards", "end", discarded=1).endswith("Cards discarded: **1**, for **1** cube.")
    for most in (3, 4):
        said = asked("cards", "discard marshal", "end", discarded=most)
        assert said.endswith(f"Cards discarded: **{most}**, for **5** cubes."), "one more gives none"


def test_the_side_chosen_for_a_conflict_is_told_in_the_bar() -> None:
    g = table()
    own(g, 0, "nw_core")
    view = GAME.view(g, 0)
    said = {}
    for topic in ("cards", "limit"):
        for facing in SIDES:
            move = PlaceConflict("trade_war", "ne_core-nw_core", facing).option
            said[topic, facing] = GAME.words.ask(view, Pick(topic, (move, "end")), (move,)).line
    systems = f"{item('nw_core')} against {item('ne_core')}"
    for (_topic, facing), line in said.items():
        assert line == f"You take the {facing} side: {systems}."


def test_the_last_to_draft_a_species_is_told_that_they_choose_their_system_first() -> None:
    g = GAME.new(3, {"setup": "draft"}, 4)
    said = []
    while (asks := open_asks(g)) and (seat := min(asks)) >= 0 and asks[seat].topic == "draft":
        said.append(GAME.words.ask(GAME.view(g, seat), asks[seat], ()).line)
        give(g, seat, asks[seat].sample(Dice(1)))
    assert ["Players after you" in line for line in said] == [True, True, False]
    assert said[-1].endswith("in reverse order: you go first.")
    assert open_asks(g)[seat].topic == "corner"


def test_the_words_for_a_complete_route_promise_no_reward() -> None:
    view = GAME.view(table(), 0)
    take = Pick("rewards", (Take("nw_home-nw_gate").option, Take("humans.base").option))
    said = [GAME.words.ask(view, take, (option,)).primary for option in take.options()]
    assert said == ["Complete this route", "Take this reward"]
    (complete, reward) = [GAME.words.option(view, take, option) for option in take.options()]
    assert complete.startswith("Complete the route Rubicund")
    assert reward.startswith("Take the reward of ")


def test_a_base_outside_the_normal_way_brings_a_card_that_is_named() -> None:
    assert "a conflict for the second, or a government for the third" in asked(
        "system", "nw_core", about="colony_arks"
    )


def test_a_black_cube_settles_no_planet() -> None:
    text = " ".join(line.text for line in WORDS.explain(view(full_table(), 0), "nw_home"))
    assert "any other cube except black" in text


def test_abilities_are_used_in_an_order_once_all_of_them_are_in_it() -> None:
    question = Order("order", ("marshal", "empire"), about=next(iter(MOMENTS.rows)))
    seen = view(table(), 0)
    buttons = [
        WORDS.ask(seen, question, chosen).primary for chosen in ((), ("empire",), ("empire", "marshal"))
    ]
    assert buttons == ["Choose the next ability", "Choose the next ability", "Use in this order"]


def test_the_notice_warns_of_who_can_win_next() -> None:
    g = table()
    assert WORDS.notice(view(g, 0), ("Ann", "Bo")) == ""
    own(g, 1, "se_core", 3)
    own(g, 1, "se_cross", 2)
    own(g, 1, "se_home", 3)
    build(g, 1, "rocs.base")
    route(g, 1, "se_home-se_gate", "se_home")
    assert WORDS.notice(view(g, 0), ("Ann", "Bo")) == "Bo could win by expansion on their next turn."
    assert WORDS.notice(view(g, 1), ("Ann", "Bo")) == "You could win by expansion on your next turn."


def test_about_says_that_values_and_map_are_ours() -> None:
    assert "our own design" in WORDS.about()


def test_spoils_count_for_the_challenge_of_a_thief_and_it_says_so() -> None:
    (thief,) = (one for one in GAME.challenges() if one.id == "thief")
    assert challenges._fits(events.CubeStolen(0, 1, "red", "humans.base:0", "spoils"), thief.goal.count[0])
    assert "spoils" in thief.words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_options_of_a_question_read_alike(seats: int) -> None:
    g, dice, asked = GAME.new(seats, {}, seats), Dice(seats), 0
    for _answer in range(160):
        seat, decision = min(open_asks(g).items(), key=itemgetter(0))
        words = [GAME.words.option(GAME.view(g, seat), decision, option) for option in decision.options()]
        assert len(set(words)) == len(words), decision.topic
        asked += len(words) > 1
        give(g, seat, decision.sample(dice))
    assert asked > 50


@each(
    [
        ("expansion", "all your bases", "all their bases"),
        ("domination", "you have", "they have"),
        ("conquest", "you hold", "they hold"),
    ]
)
def test_a_victory_is_told_to_the_winner_as_their_own(ended_by: str, own_way: str, other_way: str) -> None:
    event, names = GameEnded(ended_by, (1,)), ["Ada", "Vega"]
    to_winner, to_other = (WORDS.event(event, names, viewer) for viewer in (1, 0))
    assert to_winner.startswith("**You are Master of the Galaxy**")
    assert own_way in to_winner
    assert to_other.startswith("**Vega is Master of the Galaxy**")
    assert other_way in to_other


def test_a_cube_is_taken_as_spoils_and_stolen_by_a_card() -> None:
    card, spot = next(iter(cards())), next(iter(projects()))
    spoils, theft = (
        WORDS.event(events.CubeStolen(0, 1, "red", spot, cause), ["Ada", "Vega"], 0)
        for cause in ("spoils", card)
    )
    assert spoils.startswith("You take")
    assert "(spoils)" in spoils
    assert theft.startswith("You steal")
