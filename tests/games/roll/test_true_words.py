"""What questions, options, reasons and the inspector say is what the rules then do, in all positions."""

import re
from collections import Counter
from functools import cache

import pytest

from galaxy_desktop.engine.decisions import Compose, Decision
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.assign import assignment
from galaxy_desktop.games.roll.assignment import Assignment
from galaxy_desktop.games.roll.box import sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.powers import need
from galaxy_desktop.games.roll.reasons import why_no_move
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.scoring import bonus_points
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.words.gains import bonus_text
from galaxy_desktop.games.roll.words.powers import power_text
from tests.contract.walk import Some
from tests.games.roll.laid import behind_screen, offered, own, run_phase, table
from tests.games.wording import check_ask
from tests.sweep import TIMES, some

GAMES = some([(2, 51), (4, 53), (3, 52), (5, 54)], 3)
WORDS = GAME.words


@cache
def positions() -> tuple[tuple[RollState, int, Decision], ...]:
    """The questions of games by chance, each with its state, which nobody changes."""
    found = []
    for seats, seed in GAMES:
        g, dice = GAME.new(seats, {}, seed), Dice(seed)
        while asks := open_asks(g):
            seat = min(asks)
            found.append((g.clone(), seat, asks[seat]))
            give(g, seat, asks[seat].sample(dice))
    return tuple(found)


def told(g: RollState, seat: int, answer: object) -> list[object]:
    after = g.clone()
    after.events = []
    give(after, seat, answer)
    return [event for event in after.events if getattr(event, "seat", None) == seat]


def said_of(view: RollState, decision: Decision, option: str) -> str:
    return WORDS.ask(view, decision, (option,)).line


def texts(view: RollState, item: str) -> list[str]:
    return [line.text for line in WORDS.explain(view, item)]


@pytest.mark.slow
def test_an_option_of_ship_names_all_it_brings() -> None:
    met = Counter[str]()
    for g, seat, decision in positions():
        if decision.topic not in ("ship", "explore"):
            continue
        view = GAME.view(g, seat)
        for option in decision.options():
            event = next(iter(told(g, seat, (option,))), None)
            text = WORDS.option(view, decision, option)
            if isinstance(event, e.GoodTraded):
                assert text.endswith(f": **${event.credits - event.lost}**"), text
            elif isinstance(event, e.GoodConsumed):
                paid = f" and **${event.credits - event.lost}**" if event.credits - event.lost else ""
                assert text.endswith(f": **{event.vp}** VP{paid}"), text
            elif isinstance(event, e.Stocked):
                assert text.endswith(f": **${event.credits - event.lost}**"), text
            else:
                continue
            if event.lost:
                met["lost"] += 1
                assert f"**${event.lost}** over the **$10** limit is lost" in said_of(view, decision, option)
            met[type(event).__name__] += 1
    print(met)
    assert min(met[kind] for kind in ("GoodTraded", "GoodConsumed", "Stocked", "lost")) > 3


def test_a_consume_that_also_pays_says_so() -> None:
    """Rulings, example 10: 5 VP and $4."""
    g = table()
    names = ("space_refineries", "galactic_renaissance", "mining_industry", "trade_levies", "new_economy")
    own(g, tableau=("mining_world", *names), goods={"mining_world": ("rare",)}, workers={"ship": ("rare",)})
    run_phase(g, "ship")
    decision = open_asks(g)[0]
    option = next(option for option in offered(g) if option.startswith("consume"))
    view = GAME.view(g, 0)
    assert WORDS.option(view, decision, option).endswith(": **5** VP and **$4**")
    assert WORDS.ask(view, decision, (option,)).primary == "Consume for 5 VP and $4"


def test_the_rest_of_the_builders_go_where_the_question_says() -> None:
    met = Counter[str]()
    for g, seat, decision in positions():
        if decision.topic not in ("builder", "working"):
            continue
        line = WORDS.ask(GAME.view(g, seat), decision, ()).line
        last = len(g.players[seat].stack(sides()[decision.about].side)) == 1
        assert ("Unused dice return to your cup" in line) == last
        assert ("work on the next tile" in line) == (not last)
        met[str(last)] += 1
    assert min(met["True"], met["False"]) > 1


@pytest.mark.parametrize(
    ("tableau", "line"),
    [
        ((), "The dice that complete it move to your Citizenry."),
        (
            ("new_galactic_order",),
            "Its Military dice return to your cup, the rest to your Citizenry.",
        ),
        (
            ("galactic_exchange",),
            "Back to your cup: **1** or **2** of its dice (your choice). To your Citizenry: the rest.",
        ),
        (
            ("galactic_exchange", "new_galactic_order"),
            (
                "Back to your cup: all its Military dice and **1** or **2** of the others. To your "
                "Citizenry: the rest."
            ),
        ),
    ],
)
def test_builders_are_told_which_dice_go_to_the_cup(tableau: tuple[str, ...], line: str) -> None:
    g = table()
    own(g, tableau=tableau, worlds=("spice_world",), workers={"settle": ("home", "military", "genes")})
    run_phase(g, "settle")
    decision = open_asks(g)[0]
    said = check_ask(WORDS, GAME.view(g, 0), decision, ()).line
    assert said == f"{line} Unused dice return to your cup."
    while open_asks(g).get(0):
        give(g, 0, open_asks(g)[0].sample(Dice(3)))
    military = [die for die in g.players[0].citizenry if type_of(die) == "military"]
    assert not (military and "Military" in line)
    assert len(g.players[0].cup) >= 1


def test_dice_that_have_to_go_to_the_cup_are_not_said_to_stay() -> None:
    g = table()
    own(
        g,
        tableau=("galactic_exchange", "new_galactic_order"),
        worlds=("spice_world",),
        workers={"settle": ("home", "military")},
    )
    run_phase(g, "settle")
    decision = open_asks(g)[0]
    assert decision.topic == "return_to_cup"
    line = WORDS.ask(GAME.view(g, 0), decision, ()).line
    assert line == (
        "Choose **1** or **2**. Of the others, Military dice also return to your cup; "
        "the rest remain in your Citizenry."
    )


@pytest.mark.parametrize(
    ("tableau", "line"),
    [
        ((), "Once per round: set aside 1 worker, then Reassign **1** worker."),
        (
            ("backup_planning",),
            "Any number of times per round: set aside 1 worker, then Reassign **1** worker.",
        ),
        (
            ("galactic_mandate",),
            "Once per round: set aside 1 worker, then Reassign up to **3** workers.",
        ),
        (
            ("galactic_mandate", "backup_planning"),
            "Any number of times per round: set aside 1 worker, then Reassign up to **3** workers.",
        ),
    ],
)
def test_dictate_is_explained_with_the_powers_of_the_viewer(tableau: tuple[str, ...], line: str) -> None:
    g = table()
    own(g, tableau=tableau)
    assert texts(GAME.view(g, 0), "dictate") == [
        line,
        "The worker set aside does no task and returns to your cup.",
    ]


def test_a_bonus_of_an_opponent_is_counted_in_the_opponents_empire() -> None:
    met = 0
    for g, seat, decision in positions():
        if decision.topic not in ("recall", "produce", "explore"):
            continue
        view = GAME.view(g, seat)
        for other, player in enumerate(g.players):
            for side in [side for side in player.tableau if sides()[side].bonus]:
                bonus = sides()[side].bonus
                assert bonus is not None
                whose = "" if other == seat else " for its owner"
                wanted = f"{bonus_text(bonus)} Currently **{bonus_points(player, bonus)}** VP{whose}."
                assert wanted in texts(view, side), (side, texts(view, side))
                met += other != seat
    print(met)
    assert met > 10


def test_what_an_opponents_top_tile_needs_is_counted_with_the_opponents_discounts() -> None:
    met = 0
    for g, seat, decision in positions():
        if decision.topic not in ("recall", "produce", "explore"):
            continue
        view = GAME.view(g, seat)
        for other, player in enumerate(g.players):
            for side in (player.developments[-1:] + player.worlds[-1:]) if other != seat else []:
                due, cost = need(player.tableau, side), sides()[side].cost
                workers = f"**{due}** worker{'s' if due > 1 else ''}"
                said = (
                    f"Cost **{cost}**: needs {workers}."
                    if due == cost
                    else f"Cost **{cost}**; its owner needs {workers}."
                )
                assert said in texts(view, side)
                met += due != cost
    print(met)
    assert met > 5


@pytest.mark.slow
def test_every_die_that_cannot_be_moved_has_its_reason() -> None:
    dice, fixed, free = Dice(7), 0, 0
    for g, _seat, decision in positions():
        if not isinstance(decision, Compose) or not isinstance(decision.composer, Assignment):
            continue
        composer = decision.composer
        whole = decision.sample(dice)
        for length in range(len(whole) + 1):
            made = whole[:length]
            moves = composer.moves(made)
            for die in composer.dice:
                reason = why_no_move(composer, made, die)
                if any(die in move.split(" ") for move in moves):
                    free += 1
                else:
                    fixed += 1
                    assert reason is not None, (made, die, g.round)
                    assert WORDS.reason(reason)
    print(fixed, free)
    assert fixed > 500


@pytest.mark.parametrize(
    ("tableau", "made", "die", "said"),
    [
        (
            ("isolation_policy", "executive_power"),
            ("dictate military", "reassign dictate novelty ship"),
            "genes",
            "Executive Power needs **2** workers from the same phase; Settle has **1**.",
        ),
        (
            ("space_docks",),
            ("dictate military", "reassign dictate novelty ship"),
            "genes",
            "You have no power to Reassign Genes dice from Settle, and you can't Dictate now.",
        ),
        (
            (),
            ("dictate military",),
            "military",
            "This Military die was set aside to Dictate and can't be Reassigned.",
        ),
        (
            (),
            ("dictate military", "reassign dictate genes ship"),
            "genes",
            "Dictate has already Reassigned this Genes die.",
        ),
    ],
)
def test_the_reason_names_what_holds_a_die(
    tableau: tuple[str, ...], made: tuple[str, ...], die: str, said: str
) -> None:
    g = table()
    own(g, tableau=tableau)
    faces = (("home", "explore"), ("military", "develop"), ("novelty", "produce"), ("genes", "settle"))
    dice = behind_screen(g, 0, faces)
    moves = tuple(
        " ".join(dice.get(word, word) for word in move.split(" ")) for move in ("select home explore", *made)
    )
    composer = assignment(g, 0)
    for length in range(len(moves)):
        assert moves[length] in composer.moves(moves[:length])
    reason = why_no_move(composer, moves, dice[die])
    assert reason is not None
    assert WORDS.reason(reason) == said


def test_space_piracy_rounds_up_and_says_so() -> None:
    power = next(p for p in sides()["space_piracy"].powers if p.code == "credits_per_die")
    assert power_text(power) == (
        "Ship: Gain **$1** for every **2** Military dice in your Citizenry at the end of the phase, "
        "rounded up."
    )
    g = table()
    own(g, tableau=("space_piracy",), citizenry=("military",) * 3)
    run_phase(g, "ship")
    assert g.players[0].credits == 2


def test_free_trade_zone_leaves_cheap_worlds_as_they_are_and_says_so() -> None:
    power = sides()["free_trade_zone"].powers[0]
    assert power_text(power) == (
        "Settle: Reduce the cost of gray worlds by **2**, but never to less than **2**."
    )
    grays = [side for side in sides().values() if side.is_world and side.color == "none"]
    for side in grays:
        assert need(("free_trade_zone",), side.id) == max(1, min(side.cost, max(2, side.cost - 2)))


def test_a_scout_says_how_many_tiles_it_will_draw() -> None:
    for bag, said in ((5, "You'll draw **1** tile."), (0, "You'll draw up to **1** tile")):
        g = table(2, bag=("public_works",) * bag)
        own(g, developments=("space_docks",), workers={"explore": ("home",)})
        run_phase(g, "explore")
        give(g, 0, (offered(g)[0],))
        assert open_asks(g)[0].topic == "abandon"
        assert WORDS.ask(GAME.view(g, 0), open_asks(g)[0], ()).line.startswith(said)


@pytest.mark.slow
def test_no_sentence_speaks_of_one_thing_as_of_many() -> None:
    """In every line of the log, every question and every option of some games."""
    wrong = re.compile(
        r"\*\*1\*\* (?:\w+ )?(?:dice|workers|tiles|goods|squares|developments|worlds|explorers)\b"
        r"|\*\*(?:[02-9]|1\d)\*\* (?:die|worker|tile|good|square|development|world)\b"
        r"|\b[Aa] (?:\*\*)?[AEIOUaeiou]"
    )
    names = ["Ada", "Vega", "Rigel", "Mira", "Deneb"]
    read, dice, wanted = 0, Dice(11), Some(4, max(1, 3 // TIMES))
    for g, seat, decision in positions():
        if not wanted(decision):
            continue
        view = GAME.view(g, seat)
        lines = [WORDS.event(event.seen_by(v), names, v) for event in g.events for v in (None, seat)]
        if isinstance(decision, Compose):
            made = decision.sample(dice)
            answers = [made[:length] for length in range(len(made) + 1)]
        else:
            answers = [(), *((option,) for option in decision.options())]
        for chosen in answers:
            ask = WORDS.ask(view, decision, chosen)
            lines += [ask.head, ask.line, ask.primary, ask.second]
            lines += [WORDS.option(view, decision, option) for option in chosen]
        for line in lines:
            read += 1
            assert not wrong.search(line), line
    assert read > 1500


def test_the_inspector_says_who_selected_each_phase_once_the_screens_are_lifted() -> None:
    g = table(3)
    g.names = ("Ada", "Vega", "Rigel")
    for seat, phase in enumerate(("settle", "settle", "ship")):
        g.players[seat].selected = phase
    g.phase, g.occurring = "settle", ("explore", "settle", "ship")
    view = GAME.view(g, 0)
    said = {phase: next(text for text in texts(view, phase) if " this round" in text) for phase in PHASES}
    assert said == {
        "explore": "Explore this round: from the spare die.",
        "develop": "Develop this round: not selected.",
        "settle": "Settle this round: selected by you and Vega.",
        "produce": "Produce this round: not selected.",
        "ship": "Ship this round: selected by Rigel.",
    }
    g.phase = "assign"
    assert not [text for text in texts(GAME.view(g, 0), "settle") if " this round" in text]
