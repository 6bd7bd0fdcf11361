"""What is said beforehand is what the rules then do: at every table of games played by chance."""

import re

import pytest

from galaxy_desktop.engine.decisions import Compose, Pick
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.master.allocate import Allocate
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.bases import open_systems, roomy
from galaxy_desktop.games.master.draw import Draw
from galaxy_desktop.games.master.events import BasePlaced
from galaxy_desktop.games.master.outlook import FAR, near, route_lacks
from galaxy_desktop.games.master.projects import due, is_complete_route
from galaxy_desktop.games.master.rewards import TakeRewards
from galaxy_desktop.games.master.routes import departures
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import NOBODY, MasterState, Route
from galaxy_desktop.games.master.supply import CubeGain
from galaxy_desktop.games.master.table.hand import complete_text
from galaxy_desktop.games.master.view import view
from galaxy_desktop.games.master.words import WORDS
from tests.games.master.laid import (
    answer,
    choose,
    draw_hand,
    fight,
    fill,
    happened,
    hold,
    implement,
    look,
    own,
    run,
    table,
)
from tests.games.master.laid import plain_text as plain
from tests.games.master.played import builder, tables

from galaxy_desktop.engine.rng import Dice  # isort: skip


def told(g: MasterState, item: str, seat: int = 0) -> str:
    """Everything that the inspector says about something."""
    return plain(" ".join(line.text for line in WORDS.explain(view(g, seat), item)))


@pytest.mark.slow
def test_what_is_said_to_be_complete_is_due_and_what_is_said_to_wait_is_full_and_not() -> None:
    seen, dice = [0, 0, 0], Dice(7)
    for number, g in enumerate(tables()):
        step = g.waiting[-1] if g.waiting and number % 2 == 0 else None
        if not isinstance(step, Allocate):
            continue
        decision = open_asks(g)[step.seat]
        made = builder(decision, dice)
        line = WORDS.ask(view(g, step.seat), decision, made).line
        assert isinstance(decision, Compose)
        assert isinstance(decision.composer, Allocation)
        ready, idle = decision.composer.ready(made), decision.composer.idle(made)
        after = g.clone()
        after.waiting = []
        step.done(after, {step.seat: made})
        if after.ended_by:
            continue
        assert set(ready) == set(due(after, step.seat))
        assert all(p in after.cubes and "" not in after.cubes[p] and p not in after.active for p in idle)
        assert (line.count("Complete:"), line.count("Full, but")) == (bool(ready), bool(idle))
        if "complete no project" in line:
            assert not due(after, step.seat)
        seen = [n + bool(x) for n, x in zip(seen, (ready, idle, "complete no project" in line), strict=True)]
    assert seen[0] > 50
    assert seen[2] > 25


@pytest.mark.slow
def test_the_button_asks_for_as_many_cubes_as_find_a_place() -> None:
    """More cubes of a color than there are places for it are not asked for: tried in many orders."""
    fewer, dice = 0, Dice(5)
    for number, g in enumerate(tables()):
        step = g.waiting[-1] if g.waiting and number % 4 == 0 else None
        if not isinstance(step, Allocate):
            continue
        decision = open_asks(g)[step.seat]
        assert isinstance(decision, Compose)
        made = _placed(decision, (), dice)[: dice.below(3)]
        primary = WORDS.ask(view(g, step.seat), decision, made).primary
        asked_for = re.fullmatch(r"Place (\d+) (?:more )?cubes?", primary)
        if asked_for:
            most = max(len(_placed(decision, made, dice)) for _try in range(12)) - len(made)
            assert int(asked_for[1]) == most, (primary, made)
            fewer += most < len(g.hand) - len(made)
    assert fewer > 3


def _placed(decision: Compose, made: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    """The moves after some, by chance, until no more cube has a place."""
    while moves := [move for move in decision.composer.moves(made) if move.startswith("place")]:
        made = (*made, moves[dice.below(len(moves))])
    return made


def test_a_full_fourth_development_of_a_type_is_said_to_wait() -> None:
    g = table()
    implement(g, 0, "space_exchange", "credit_syndicate", "free_ports")
    hold(g, 0, "star_fairs")
    fill(g, "star_fairs.implement", 4)
    draw_hand(g, "white")
    decision = open_asks(g)[0]
    line = WORDS.ask(view(g, 0), decision, ("place white star_fairs.implement:4",)).line
    assert line == "Full, but you can't implement more of that type: Star Fairs."
    fill(g, "star_fairs.implement")
    assert "Full, but only 3 Commerce developments can be implemented." in told(g, "star_fairs")
    assert "You" not in told(g, "star_fairs", seat=1), "it is said to the opponent, who owns none of them"


def test_what_a_leader_needs_is_not_asked_of_a_viewer_who_does_not_own_it() -> None:
    g = table()
    hold(g, 0, "marshal")
    for seat in (0, 1):
        assert "Its ability needs 1 military" in told(g, "marshal", seat)
        assert "you must" not in told(g, "marshal", seat)


def test_the_cubes_to_go_to_a_system_complete_a_route_there_and_one_less_does_not() -> None:
    seen = 0
    for number, g in enumerate(tables(200)):
        for system in star_map().systems if number % 20 == 0 else ():
            for one in near(g, system):
                open_ = leading_to(g, one.seat, system)
                if one.systems != 1 or one.cubes == FAR:
                    assert one.systems > 1 or system in g.owners or not open_
                    continue
                assert system not in g.owners
                assert completes(g, one.seat, system, one.cubes)
                assert not one.cubes or not completes(g, one.seat, system, one.cubes - 1)
                seen += 1
    assert seen > 150


def leading_to(g: MasterState, seat: int, system: str) -> list[str]:
    """Tracks over which a seat may build a route to a system."""
    return [
        track
        for track, forwards in departures(g, seat).items()
        if any(star_map().tracks[track].ends[forward] == system for forward in forwards)
    ]


def completes(g: MasterState, seat: int, system: str, cubes: int) -> bool:
    """Whether so many cubes more on some track to a system are a complete route."""
    for track in star_map().tracks_of[system]:
        route = g.routes.get(track.id)
        if route and route.owner == seat:
            there = Route(seat, route.departure, route.colour, route.cubes + cubes)
        elif cubes and track.id in leading_to(g, seat, system):
            there = Route(seat, track.other(system), "red", cubes)
        else:
            continue
        other = g.clone()
        other.routes[track.id] = there
        if is_complete_route(other, track.id):
            return True
    return False


def test_nothing_is_to_go_to_the_system_of_a_rival() -> None:
    g = table(4)
    own(g, 0, "nw_core")
    own(g, 1, "ne_core")
    text = told(g, "ne_core")
    assert "you (adjacent)" in text
    assert "route needs" not in text


def test_who_has_no_system_is_near_all_neutral_ones_and_needs_no_route() -> None:
    g = table()
    del g.owners["nw_home"], g.bases["nw_home"]
    look(g)
    text = told(g, "ne_core")
    assert "you (any constructed base)" in text
    assert "a route" not in text
    assert "You don't have a constructed base." in text


@pytest.mark.slow
def test_a_base_can_be_placed_exactly_where_no_route_is_said_to_lack() -> None:
    seen = {True: 0, False: 0}
    for number, g in enumerate(tables(300)):
        for seat, player in enumerate(g.players):
            if number % 90 or not (player.unused or player.built):
                continue
            other = g.clone()
            if not player.built:
                other.players[seat].unused -= 1
                other.players[seat].built = [f"{player.row[0]}.base"] if player.row else ["humans.base"]
            places = open_systems(other, seat)
            for system in star_map().systems:
                if system in g.dark or (system in g.owners and system not in roomy(g, seat)):
                    continue
                lacks = route_lacks(other, seat, system)
                assert (system in places) == (lacks == 0)
                text = told(other, system, seat)
                assert ("can place a constructed base here" in text) == (lacks == 0)
                assert ("don't have a route here" in text or "can't build a route here" in text) == (
                    lacks == FAR
                )
                seen[lacks == 0] += 1
    assert min(seen.values()) > 15


def test_reinforcing_without_routes_is_not_said_to_lack_one() -> None:
    g = table()
    hold(g, 0, "frontier_pact")
    assert "a route" not in told(g, "nw_home")


@pytest.mark.slow
def test_a_track_is_said_to_take_cubes_exactly_where_somebody_could_lay_some() -> None:
    seen = 0
    for number, g in enumerate(tables(300)):
        for track in star_map().tracks.values() if number % 20 == 0 else ():
            text = told(g, track.id)
            fillable = any(track.id in departures(g, seat) for seat in range(len(g.players)))
            assert ("A route here needs" in text) != ("No route" in text)
            if any(end in g.owners for end in track.ends):
                assert ("A route here needs" in text) == fillable
            seen += "No route" in text
    assert seen > 100


def test_a_conflict_against_a_neutral_system_promises_what_it_brings() -> None:
    g = table()
    own(g, 0, "nw_core")
    fight(g, "trade_war", "nw_cross-nw_core", "nw_core")
    text = told(g, "trade_war")
    assert "loser" not in text
    assert "If the" not in text
    assert "If you win, you get this card and 4 non-black cubes from the reserve" in text
    assert "and may place a base in Indigofork." in text
    assert "If Player 1 wins, they get this card" in told(g, "trade_war", 1)
    fill(g, "trade_war.red")
    run(g, TakeRewards(0))
    choose(g, "rewards", "take trade_war.red")
    answer(g, "claim", True)
    assert happened(g, BasePlaced)[0].system == "nw_cross"
    while "colours" not in {d.topic for d in open_asks(g).values()}:
        choose(g, "draw", g.looked[0])
    gains = open_asks(g)[0]
    assert isinstance(gains, Compose)
    assert isinstance(gains.composer, CubeGain)
    assert gains.composer.count == 4
    assert "trade_war" in g.players[0].row


def test_no_conflict_with_nobody_speaks_of_a_loser() -> None:
    seen = 0
    for g in tables():
        for card, conflict in g.conflicts.items():
            neutral = NOBODY in (conflict.red, conflict.blue)
            assert ("loser" in told(g, card)) != neutral
            seen += neutral
    assert seen > 50


def test_two_rewards_never_have_the_same_name() -> None:
    seen = 0
    for g in tables():
        for seat, decision in open_asks(g).items():
            if isinstance(decision, Pick) and decision.topic in {"rewards", "base_from", "cards", "project"}:
                names = [WORDS.option(view(g, seat), decision, option) for option in decision.options()]
                assert len(set(names)) == len(names), names
                seen += len(names) > 1
    assert seen > 200


def test_the_reward_of_a_planet_says_which_planet_and_how_many_cubes() -> None:
    g = table()
    g.planets["nw_home"] = ("red", "red", "blue")
    g.settled = ["nw_home:0", "nw_home:1", "nw_home:2"]
    fill(g, "humans.receive")
    run(g, TakeRewards(0))
    decision = open_asks(g)[0]
    names = [plain(WORDS.option(view(g, 0), decision, option)) for option in decision.options()]
    assert names[:3] == [
        "Take the reward of Rubicund, planet 1: 3 red",
        "Take the reward of Rubicund, planet 2: 3 red",
        "Take the reward of Rubicund, planet 3: 2 blue",
    ]


def test_refusing_a_whole_deck_names_the_card_that_comes_back() -> None:
    g = table()
    under = g.decks["leader"][2:]
    g.decks["leader"] = g.decks["leader"][:2]
    first = g.decks["leader"][0]
    run(g, Draw(0, ("leader",)))
    decision, name = open_asks(g)[0], WORDS.item(first)
    ask = WORDS.ask(view(g, 0), decision, ())
    assert ask.line == f"These are all the cards in the deck. If you refuse all, you take {name}."
    assert WORDS.option(view(g, 0), decision, "refuse") == f"Refuse all and take {name} again"
    g.decks["leader"].append(under[0])
    assert "unseen" in WORDS.option(view(g, 0), decision, "refuse")
    g.decks["leader"].clear()
    g.players[1].row += under  # all cards are somewhere
    choose(g, "draw", "refuse")
    assert g.players[0].row[-1] == first


def test_help_names_all_that_is_dark_around_an_empty_corner() -> None:
    text = next(page.text for page in WORDS.rules() if page.name == "setup")
    assert "each corner where no one starts and the 2 systems closest to it" in text
    assert all(len(corner.blackout) == 3 for corner in star_map().corners.values())


def test_the_panel_of_the_hand_and_the_prompt_bar_call_what_is_complete_the_same() -> None:
    g = table()
    fill(g, "humans.base", 3)
    draw_hand(g, "red")
    decision, made = open_asks(g)[0], ("place red humans.base:3",)
    assert isinstance(decision, Compose)
    assert isinstance(decision.composer, Allocation)
    line = WORDS.ask(view(g, 0), decision, made).line
    assert line == "Complete: the Humans base project."
    assert complete_text(decision.composer.ready(made)) == "Complete: the Humans base project"
