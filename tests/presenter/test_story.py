"""What happened, in beats."""

import pytest

from galaxy_desktop.engine.events import Event, GameEnded, RoundBegan, seat_of
from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.frontiers import events as f
from galaxy_desktop.games.jumpdrive import events as j
from galaxy_desktop.games.master import card_events as c
from galaxy_desktop.games.master import events as m
from galaxy_desktop.games.race import events as e
from galaxy_desktop.games.roll.events import WorkerPlaced
from galaxy_desktop.presenter.story import Beat, beats_of

GAMES = find_games()
NAMES = ("Ada", "Vega", "Rigel", "Mira", "Sol")


def told(*events: Event, game: str = "race") -> list[Beat]:
    return beats_of(events, GAMES[game].words, NAMES, 0)


def test_all_that_one_player_does_in_a_row_is_one_beat() -> None:
    settled = e.WorldPlaced(1, "gem_world")
    paid = e.PlacementPaid(1, ("?", "?"), "gem_world", "pay", (), 0)
    (beat,) = told(settled, paid)
    assert (beat.seats, beat.weight, len(beat.lines)) == ((1,), "act", 2)
    assert [beat.seats for beat in told(settled, e.WorldPlaced(2, "epsilon_eridani"), paid)] == [(1, 2), (1,)]


def test_what_completes_an_act_is_shown_with_it_and_told_by_the_log_alone() -> None:
    placed = [j.CardPlaced(seat, "gem_world", "pay", 2, 0) for seat in (1, 2)]
    paid = [j.BuildPaid(seat, ("?", "?")) for seat in (1, 2)]
    (beat,) = told(placed[0], paid[0], placed[1], paid[1], game="jumpdrive")
    assert (beat.seats, beat.said) == ((1, 2), 4)
    assert [line.split()[:2] for line in beat.lines] == [["Vega", "places"], ["Rigel", "places"]]
    assert all("for **2** cards" in line for line in beat.lines)


def test_what_happens_to_several_at_once_is_one_beat() -> None:
    (beat,) = told(e.CardsDrawn(1, ("?",), "explore"), e.CardsDrawn(2, ("?", "?"), "explore"))
    assert beat.seats == (1, 2)
    assert [line.split()[0] for line in beat.lines] == ["Vega", "Rigel"]


def test_what_several_do_with_cards_that_only_they_see_is_one_beat() -> None:
    kept = [(e.CardsKept(seat, ("?",)), e.CardsDiscarded(seat, ("?",), "explore")) for seat in (1, 2, 0)]
    (beat,) = told(*[event for pair in kept for event in pair])
    assert beat.seats == (1, 2, 0)
    assert [line.split()[0] for line in beat.lines] == ["Vega", "Vega", "Rigel", "Rigel"]


def test_own_acts_take_no_time_and_need_no_words() -> None:
    own, both = (
        told(e.WorldPlaced(0, "gem_world")),
        told(e.WorldPlaced(0, "gem_world"), e.WorldPlaced(1, "new_earth")),
    )
    assert [(beat.lines, beat.weight) for beat in own] == [((), "none")]
    assert [(beat.seats, beat.weight, len(beat.lines)) for beat in both] == [((0, 1), "act", 1)]


def test_rounds_phases_and_reveals_are_banners() -> None:
    beats = told(RoundBegan(3), e.ActionsRevealed((("develop",), ("settle",))), e.PhaseBegan("settle", (1,)))
    assert [(beat.seats, beat.weight) for beat in beats] == [((), "banner"), ((), "reveal"), ((), "banner")]


def test_the_end_is_a_banner_that_leaves_who_has_won_to_the_final_score() -> None:
    ends = {
        "race": "tableau",
        "roll": "chips",
        "frontiers": "colonies",
        "jumpdrive": "points",
        "master": "conquest",
    }
    for game, code in ends.items():
        (beat,) = told(GameEnded(code, (1,), (40, 52)), game=game)
        assert (beat.weight, beat.ends, beat.said) == ("banner", True, 1)
        assert "Vega" not in beat.lines[0]
        assert beat.lines[0].startswith("Game end: ")


def test_what_only_follows_from_an_act_is_told_with_it_and_after_it() -> None:
    under, gained = c.CardsPutUnder("expansion", ("citadels",)), c.CardGained(1, "colony_arks", "blind")
    (before,) = told(under, gained, game="master")
    (after,) = told(c.CardLost(1, "citadels", "discarded"), under, game="master")
    for beat in (before, after):
        assert (beat.seats, beat.weight) == ((1,), "act")
        assert [line.startswith("Vega") for line in beat.lines] == [True, False]


def test_what_follows_from_an_own_act_takes_no_time_either() -> None:
    (beat,) = told(f.WorldPicked(0, "new_vinland"), f.OfferReturned(("gem_world",)), game="frontiers")
    assert (beat.lines, beat.weight) == ((), "none")
    (alone,) = told(f.OfferReturned(("gem_world",)), game="frontiers")
    assert (len(alone.lines), alone.weight) == (1, "banner")


def test_an_act_of_another_kind_by_the_same_player_is_a_beat_of_its_own() -> None:
    placed = m.CubePlaced(1, "red", "humans.base:0")
    beats = told(
        placed,
        placed,
        m.ProjectCancelled(1, "humans.receive"),
        placed,
        m.HandReturned(1, ("red",)),
        m.ProjectDone(1, "humans.base"),
        m.BaseConstructed(1, "humans.base", built=True),
        game="master",
    )
    assert [len(beat.lines) for beat in beats] == [2, 1, 2, 2]


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_game_by_chance_is_told_once_in_its_order(game: str) -> None:
    rules, dice = GAMES[game], Dice(3)
    g = rules.new(rules.seats[-1], {}, 3)
    for _answer in range(300):
        if not (asks := open_asks(g)):
            break
        seat = min(asks)
        g.events = []
        seal(g, seat, asks[seat].sample(dice))
        events = [event.seen_by(0) for event in g.events]
        beats = beats_of(events, rules.words, NAMES, 0)
        assert [event for beat in beats for event in beat.events] == events
        for beat in beats:
            others = rules.words.in_short(beat.events)
            others = [event for event in others if seat_of(event) != 0 and not event.completes]
            lines = [line for event in others if (line := rules.words.event(event, NAMES, 0))]
            if not beat.ends:
                assert sorted(beat.lines) == (sorted(lines) if beat.seats != (0,) else [])
            assert (beat.weight == "none") == (not beat.lines)


def test_dice_put_on_one_tile_are_told_in_one_sentence() -> None:
    events = (
        WorkerPlaced(1, "home:1", "gem_world"),
        WorkerPlaced(1, "home:2", "gem_world"),
        WorkerPlaced(1, "consumption:1", "gem_world"),
        WorkerPlaced(1, "home:3", "mining_world"),
    )
    (beat,) = beats_of(events, GAMES["roll"].words, NAMES, 0)
    assert beat.lines == (
        f"{NAMES[1]} assigns 2 Home and 1 Consumption dice to Gem World.",
        f"{NAMES[1]} assigns 1 Home die to Mining World.",
    )
    assert (beat.events, beat.said) == (events, 4)
