"""Everything that happens, is asked or is offered has words, short enough for their places."""

import inspect
import re

import pytest

from galaxy_desktop.engine.decisions import Number
from galaxy_desktop.engine.events import GameEnded, Reshuffled, RoundBegan
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.games.race import GAME, events, reasons, ways
from galaxy_desktop.games.race.box import EDITIONS, actions, designs
from galaxy_desktop.games.race.round import PHASES, action_choices
from galaxy_desktop.games.race.scoring import table_lines
from galaxy_desktop.games.race.words import log
from galaxy_desktop.games.race.words.powers import SENTENCES, power_text, what_it_does
from galaxy_desktop.games.race.words.reasons import SENTENCES as REASONS
from galaxy_desktop.games.race.words.tables import record_text
from galaxy_desktop.games.race.words.terms import phase as phase_name
from tests.contract.walk import Some
from tests.games.race.laid import asked, begin, lay, player, told
from tests.games.wording import check_explained, check_question, check_text, events_in, play
from tests.sweep import many

WORDS = GAME.words
DESIGNS = designs("second")
TABLES = [
    (2, {}),
    (2, {"variant": "experienced"}),
    (2, {"setup": "choice"}),
    (3, {"setup": "first_game"}),
    (4, {"start_worlds": "all"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_in_a_game_has_words(seats: int, options: dict[str, str]) -> None:
    names, wanted = ["Ada", "Vega", "Rigel", "Mira"], Some(4, 5)
    for g, seat, decision in play(GAME, seats, options, 7):
        view = GAME.view(g, seat)
        for event in view.events:
            check_text(WORDS.event(event, names, seat))
        check_text(WORDS.phase(GAME.moment(g).phase))
        if decision.topic == "over":
            continue
        if not wanted(decision):
            continue
        check_question(WORDS, view, decision)
        for card in view.players[seat].hand:
            if (reason := decision.why_not(card)) and card not in decision.options():
                check_text(WORDS.reason(reason))


def test_whatever_is_not_offered_says_why() -> None:
    told = set()
    for seed in range(many(2)):
        for g, seat, decision in play(GAME, 3, {"start_worlds": "all"}, seed):
            if decision.topic in {"develop", "settle"}:
                for card in g.players[seat].hand:
                    reason = decision.why_not(card)
                    assert (reason is None) == (card in decision.options())
                    told.add(reason.code if reason else "offered")
    assert told == {
        "offered",
        "is_a_world",
        "is_a_development",
        "placed_already",
        "cards_short",
        "military_short",
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_power_and_every_score_line_has_a_sentence(edition: str) -> None:
    for design in designs(edition).values():
        for power in design.powers:
            check_text(power_text(power, design))
            what, named = what_it_does(power, design), phase_name(power.phase)
            assert power_text(power, design) == (what if what.startswith(f"{named} ") else f"{named}: {what}")
        for record in design.score:
            check_text(record_text(design, record, edition))


def test_there_is_no_sentence_for_a_power_that_no_card_has() -> None:
    powers = [p for design in designs("second").values() for p in design.powers]
    powers += [p for action in actions().values() for p in action.bonus]
    assert {(p.phase, p.code) for p in powers} == SENTENCES.rows.keys()


def test_every_sort_of_event_has_a_line() -> None:
    assert events_in(events) | {RoundBegan, Reshuffled, GameEnded} == log.LINES.rows.keys()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_inspector_explains_every_card_and_every_action(edition: str) -> None:
    for seed in range(many(1)):
        for number, (g, seat, _) in enumerate(play(GAME, 2, {"edition": edition}, seed)):
            if number % 60 == 30:
                items = (*g.cards, *actions(), *action_choices("experienced"), "military")
                check_explained(WORDS, GAME.view(g, seat), items)


def test_a_price_tells_who_lowers_it() -> None:
    g = GAME.new(2, {}, 1)
    g.players[0].tableau = ["replicant_robots", "mining_robots"]
    view = GAME.view(g, 0)
    texts = [line.text for line in WORDS.explain(view, "new_earth")]
    assert texts[0] == (
        "Costs **5** cards. Replicant Robots and Mining Robots reduce this by **3**: you discard **2** cards."
    )


@pytest.mark.parametrize(
    ("placed", "world", "said"),
    [
        ("replicant_robots", "new_earth", "Replicant Robots reduces this by **2**"),
        (
            "contact_specialist",
            "rebel_fuel_cache",
            "Your Military against it is **−1**, so you need **2** more.",
        ),
        ("drop_ships", "rebel_fuel_cache", "Your Military against it is **3**."),
    ],
)
def test_a_world_is_priced_with_the_development_that_is_being_paid_for(
    placed: str, world: str, said: str
) -> None:
    g = lay(player(["old_earth", placed], [world]), phase="develop")
    g.players[0].placed = placed
    assert said in WORDS.explain(GAME.view(g, 0), world)[0].text


@pytest.mark.parametrize("card", ["galactic_imperium", "alien_tech_institute"])
def test_the_military_of_a_card_being_paid_for_is_told_with_the_total(card: str) -> None:
    g = lay(player(["new_sparta", card]), phase="develop")
    g.players[0].placed = card
    told = [line.text for line in WORDS.explain(GAME.view(g, 0), "military")]
    assert told[0] == "Military **2** against every military world."
    assert [text for text in told if text.startswith(DESIGNS[card].name)], told


def test_a_start_world_on_offer_has_its_price_alone_for_nothing_is_paid_or_conquered() -> None:
    g = GAME.new(2, {"setup": "choice"}, 1)
    view = GAME.view(g, 0)
    told = [WORDS.explain(view, world)[0].text for world in view.players[0].offered]
    prices = [g.cards[world].price for world in view.players[0].offered]
    kinds = ["Defense" if g.cards[world].is_military else "Cost" for world in view.players[0].offered]
    assert told == [f"{kind} **{n}**." for kind, n in zip(kinds, prices, strict=True)]
    assert len(told) == 2


def test_points_tell_what_6_cost_developments_add() -> None:
    g = GAME.new(2, {}, 1)
    g.players[0].tableau = ["merchant_guild"]
    texts = [line.text for line in WORDS.explain(GAME.view(g, 0), "new_earth")]
    assert texts[1] == "Worth **3** VP at game end, plus **2** from Merchant Guild."


def test_a_later_line_of_a_table_speaks_of_other_cards() -> None:
    federation = designs("second")["galactic_federation"]
    assert record_text(federation, federation.score[1], "second") == "**1** VP for each other development."


def test_a_later_line_of_a_table_that_counts_its_own_card_says_so() -> None:
    institute = designs("second")["alien_tech_institute"]
    alone = table_lines(lay(player([institute.id])), 0, institute)
    counted = [record for record, points in alone if points]
    assert [record_text(institute, record, "second") for record in counted] == [
        "**2** VP for this card and each other card with the Alien keyword."
    ]


def test_the_log_calls_the_viewer_you_and_hides_the_cards_of_others() -> None:
    drawn = events.CardsDrawn(0, ("gem_world", "spice_world"), "explore")
    assert WORDS.event(drawn, ["Ada", "Vega"], 0) == "You look at Gem World and Spice World."
    assert WORDS.event(drawn.seen_by(1), ["Ada", "Vega"], 1) == "Ada looks at **2** cards."


@pytest.mark.parametrize(
    ("cause", "said"), [("explore", "Explore"), ("settle", "Settle"), ("public_works", "Public Works")]
)
def test_the_log_names_the_phase_or_card_that_cards_are_discarded_for(cause: str, said: str) -> None:
    event = events.CardsDiscarded(0, ("gem_world",), cause)
    assert WORDS.event(event, ["Ada", "Vega"], 0) == f"You discard Gem World ({said})."


def test_options_titles_and_pages_are_there() -> None:
    for option in GAME.options:
        assert all(map(check_is_text, WORDS.table_option(option.name)))
        assert all(check_is_text(WORDS.choice(option.name, choice)) for choice in option.choices)
    for code in ("tableau", "chips", "both"):
        check_text(WORDS.ended_by(code))
    for source, _ in GAME.scores(GAME.new(2, {}, 1))[0].parts:
        check_text(WORDS.source(source))
    for phase in (*PHASES, "setup", "actions", "limit", "over", "trade"):
        check_text(WORDS.phase(phase))
    pages = WORDS.rules()
    assert len(pages) >= 12
    for page in pages:
        check_text(page.title.read())
        check_text(page.text)
    for text in (GAME.title.tagline(), GAME.title.pitch(), WORDS.about()):
        check_text(text)


def check_is_text(text: str) -> bool:
    check_text(text)
    return True


def test_every_reason_that_rules_give_has_a_sentence() -> None:
    source = "".join(inspect.getsource(module) for module in (reasons, ways))
    assert (
        set(re.findall(r'(?:because\(\s*|code = )"(\w+)"', source)) | {"goods_short"} == REASONS.rows.keys()
    )


def test_a_number_is_asked_for_in_words() -> None:
    view = GAME.view(GAME.new(2, {}, 1), 0)
    assert WORDS.ask(view, Number("guess", 1, 7, about="gambling_world/1"), ("3",)).primary == "Name 3"


@pytest.mark.parametrize(
    ("tableau", "hand", "world", "line"),
    [
        (
            ["replicant_robots"],
            ["comet_zone", "mining_world"],
            "comet_zone",
            "Next you discard **1** card.",
        ),
        (
            ["colony_ship"],
            ["comet_zone"],
            "comet_zone",
            "To place it you must discard Colony Ship from your tableau.",
        ),
        (
            ["colony_ship"],
            ["gem_world", "a", "b"],
            "gem_world",
            "Next you discard **2** cards from your hand, or a card from your tableau instead.",
        ),
        (["space_marines"], ["rebel_miners"], "rebel_miners", "You conquer it: Military {military:2}"),
        (
            ["space_marines", "new_military_tactics"],
            ["rebel_outpost"],
            "rebel_outpost",
            ("You'll discard New Military Tactics for **+3** Military ({military:5} against defense **5**)."),
        ),
        ([], ["refugee_world"], "refugee_world", "You place it at no cost."),
    ],
)
def test_the_question_tells_what_placing_a_world_takes(
    tableau: list[str], hand: list[str], world: str, line: str
) -> None:
    fillers = {"a": "tourist_world", "b": "rebel_base"}
    g = begin(lay(player(tableau, [fillers.get(card, card) for card in hand])), "settle")
    assert WORDS.ask(GAME.view(g, 0), asked(g), (world,)).line.startswith(line)


@pytest.mark.parametrize(
    ("world", "said"),
    [
        (
            "windfall",
            (
                "Windfall world: it receives {one} good when placed. Later it gets one only through powers "
                "and the Produce bonus."
            ),
        ),
        ("production", "Production world: it produces {one} good in Produce if it has none."),
    ],
)
def test_a_world_says_when_it_gets_its_good(world: str, said: str) -> None:
    g = GAME.new(2, {}, 1)
    cards = [card for card in g.cards if g.cards[card].good and g.cards[card].source == world]
    assert cards
    for card in cards:
        lines = WORDS.explain(GAME.view(g, 0), card)
        text = next(line.text for line in lines if line.sign == g.cards[card].good)
        head, _, price = text.partition(" Its good sells for ")
        assert re.fullmatch(re.escape(said).replace(re.escape("{one}"), r"(?:1|a|an) [^.]+?"), head), head
        assert price.endswith(".")


def test_a_production_world_says_once_that_it_produces_and_what_it_draws_then() -> None:
    """Some draw with the good: then that is left to say, as of a windfall world."""
    drew = 0
    for card, design in designs("second").items():
        if design.source != "production":
            continue
        said = [line.text for line in WORDS.explain(GAME.view(lay(player()), 0), card)]
        assert sum(bool(re.search(r"[Pp]roduces? (an?|\*\*1\*\*) ", text)) for text in said) <= 2
        assert not any("here if this world has none" in text for text in said)
        draws = [text for text in said if text.endswith("when you produce a good here.")]
        g = begin(lay(player([card])), "produce")
        cards = sum(len(event.cards) for event in told(g, events.CardsDrawn) if event.cause == card)
        assert draws == (
            [f"Produce: Draw {cards_text(cards)} when you produce a good here."] if cards else []
        )
        drew += bool(cards)
    assert drew


@pytest.mark.parametrize(
    ("card", "won", "own", "other"),
    [
        ("", False, "Gambling World: you name **2**, but the deck is empty.", ", but the deck is empty."),
        (
            "new_earth",
            True,
            "Gambling World: you name **2**, reveal New Earth and keep it.",
            " and keeps it.",
        ),
    ],
    ids=["no card", "won"],
)
def test_a_guess_is_told_with_its_outcome(card: str, won: bool, own: str, other: str) -> None:
    event = events.Guessed(0, "gambling_world", 2, card, won)
    assert WORDS.event(event, ["Ada", "Boris"], 0) == own
    told = WORDS.event(event, ["Ada", "Boris"], 1)
    assert told.startswith("Gambling World: Ada names **2**, ")
    assert told.endswith(other)


def test_whose_two_actions_are_revealed_is_told() -> None:
    names = ["Ada", "Vega"]
    one = events.ActionsRevealed((("develop",), ("settle",)))
    two = events.ActionsRevealed((("develop", "consume_trade"), ("consume_double", "produce")))
    assert WORDS.event(one, names, None) == "Players reveal Develop (Ada) and Settle (Vega)."
    assert WORDS.event(two, names, None) == (
        "Players reveal Develop and Consume: Trade (Ada); Consume: 2× VP and Produce (Vega)."
    )


@pytest.mark.parametrize(
    ("world", "cause", "own", "other"),
    [
        ("empath_world", "empath_world", "Your Empath World receives", "Ada's Empath World receives"),
        ("spice_world", "spice_world", "You produce", "Ada produces"),
        ("empath_world", "genetics_lab", "You produce", "Ada produces"),
        ("empath_world", "produce", "You produce", "Ada produces"),
    ],
)
def test_a_good_is_produced_unless_a_windfall_world_comes_with_it(
    world: str, cause: str, own: str, other: str
) -> None:
    event, names = events.GoodPlaced(0, world, "genes", cause), ["Ada", "Vega"]
    assert WORDS.event(event, names, 0).startswith(own)
    assert WORDS.event(event, names, 1).startswith(other)
