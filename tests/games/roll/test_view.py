"""Who sees what (page 9): dice behind screens, tiles below the top, the bag and what lies abandoned."""

from collections.abc import Callable

from galaxy_desktop.engine.codec import encode
from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.roll import GAME
from galaxy_desktop.games.roll.assign import Assign
from galaxy_desktop.games.roll.invariants import invariants
from galaxy_desktop.games.roll.state import RollState
from tests.contract.walk import texts
from tests.games.roll.laid import behind_screen, own, run, table


def assigned() -> RollState:
    """The first of three has given an assignment, the others have not."""
    g = table(3)
    own(g, tableau=["isolation_policy"], developments=["public_works", "space_docks", "trade_levies"])
    rolled = [("home", "explore"), ("military", "wild"), ("genes", "settle"), ("novelty", "ship")]
    dice = behind_screen(g, 0, rolled)
    for seat in (1, 2):
        behind_screen(g, seat, [("home", "ship"), ("rare", "produce")])
    g.phase = "assign"
    run(g, Assign())
    made = (
        f"place {dice['military']} explore",
        f"select {dice['genes']} ship",
        f"reassign isolation_policy {dice['home']} settle",
        f"dictate {dice['novelty']}",
        f"reassign dictate {dice['military']} settle",
    )
    give(g, 0, made)
    return g


def test_a_given_assignment_is_in_nothing_that_another_seat_sees() -> None:
    g = assigned()
    secret = set(g.sealed[0])
    for seat in (1, 2):
        seen = GAME.view(g, seat)
        assert not texts(encode(seen)) & secret
        assert seen.sealed == {0: HIDDEN}
        assert seen.players[0].workers == {}
        assert seen.players[0].selected == ""
        assert set(seen.players[0].faces.values()) == {-1}
        assert seen.asking is not None
        assert seen.asking.keys() == {seat}


def test_views_of_others_do_not_change_with_the_assignment_or_the_faces() -> None:
    g = assigned()
    other = g.clone()
    other.sealed[0] = (f"select {g.players[0].rolled[0]} explore",)
    other.players[0].faces = dict.fromkeys(other.players[0].faces, 3)
    for seat in (1, 2):
        assert GAME.view(other, seat) == GAME.view(g, seat)
    assert GAME.view(other, 0) != GAME.view(g, 0)


def test_everybody_sees_which_dice_were_rolled_and_their_owner_the_faces() -> None:
    g = assigned()
    assert GAME.view(g, 1).players[0].rolled == g.players[0].rolled
    assert GAME.view(g, 0).players[0].faces == g.players[0].faces


def test_of_anothers_stack_only_the_top_is_seen_and_how_many_there_are() -> None:
    g = assigned()
    assert GAME.view(g, 1).players[0].developments == [HIDDEN, HIDDEN, "public_works"]
    assert GAME.view(g, 0).players[0].developments == ["trade_levies", "space_docks", "public_works"]


def test_nobody_sees_the_bag_and_abandoned_tiles_only_who_gave_them_up() -> None:
    g = table(bag=["mining_league", "nanotechnology"])
    g.abandoned = [("public_works", 0), ("space_docks", 1)]
    for seat, seen in enumerate(GAME.view(g, seat) for seat in range(2)):
        assert seen.bag == [HIDDEN, HIDDEN]
        assert [tile for tile, _ in seen.abandoned if tile != HIDDEN] == [g.abandoned[seat][0]]


def test_tiles_being_looked_at_are_hidden_from_others() -> None:
    g = table()
    g.players[0].drawn = ["public_works"]
    assert GAME.view(g, 1).players[0].drawn == [HIDDEN]
    assert GAME.view(g, 0).players[0].drawn == ["public_works"]


def test_a_guess_deals_faces_and_tiles_anew() -> None:
    g = GAME.new(3, {"setup": "first_game"}, 4)
    seen, dice = GAME.view(g, 0), Dice(1)
    guesses = [GAME.guess(seen, dice) for _ in range(6)]
    assert all(invariants(guess) == [] for guess in guesses)
    assert len({tuple(guess.bag) for guess in guesses}) == 6
    assert len({tuple(guess.players[1].faces.values()) for guess in guesses}) > 1
    assert all(guess.players[0] == g.players[0] for guess in guesses)
    assert all(open_asks(guess)[0] == open_asks(g)[0] for guess in guesses)


def test_what_is_wrong_with_a_table_is_found() -> None:
    spoil: dict[str, Callable[[RollState], object]] = {
        "a die in two places": lambda g: g.supply.append(g.players[0].rolled[0]),
        "a tile lost": lambda g: g.bag.pop(),
        "chips": lambda g: setattr(g, "pool", g.pool - 1),
        "credits": lambda g: setattr(g.players[0], "credits", 11),
        "no credits at a roll": lambda g: setattr(g.players[0], "credits", 0),
        "a lent worker": lambda g: g.players[0].extras.append("home:extra"),
        "a face": lambda g: g.players[0].faces.update({g.players[0].rolled[0]: 6}),
        "nothing rolled": lambda g: setattr(g.players[0], "rolled", []),
        "an abandoned tile": lambda g: g.abandoned.append((g.bag.pop(), 0)),
        "the wrong stack": lambda g: g.players[0].worlds.append(g.players[0].developments.pop()),
        "a good on a gray world": lambda g: g.players[0].goods.update({g.supply.pop(): "old_earth"}),
        "the first seat": lambda g: setattr(g, "first", 7),
        "no faction": lambda g: setattr(g.players[0], "faction", ""),
    }
    for what, spoiled in spoil.items():
        g = GAME.new(2, {"setup": "first_game"}, 4)
        assert invariants(g) == []
        spoiled(g)
        assert invariants(g), what
