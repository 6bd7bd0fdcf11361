"""What is wrong with a table is found."""

from collections.abc import Callable

from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.state import FrontiersState
from tests.each import each


def dealt() -> FrontiersState:
    return GAME.new(3, {"setup": "first_game", "goals": "on"}, 7)


def _take_world(g: FrontiersState) -> None:
    g.bag.pop()


def _explore_too_many(g: FrontiersState) -> None:
    g.players[0].explored = [g.bag.pop() for _ in range(9)]


def _good_on_gray(g: FrontiersState) -> None:
    g.bag.remove("rebel_base")
    g.players[0].colonies.append("rebel_base")
    g.players[0].goods["rebel_base"] = "rare"
    g.goods["rare"] -= 1
    g.colonists -= 2


def _kind_not_set(g: FrontiersState) -> None:
    g.bag.remove("alien_oort_cloud_factory")
    g.players[0].colonies.append("alien_oort_cloud_factory")
    g.colonists -= 1


def _wrong_good(g: FrontiersState) -> None:
    g.bag.remove("comet_zone")
    g.players[0].colonies.append("comet_zone")
    g.players[0].goods["comet_zone"] = "genes"
    g.goods["genes"] -= 1
    g.colonists -= 1


def _buy_twice(g: FrontiersState) -> None:
    g.players[0].developments = ["space_marines", "space_marines"]
    g.stock["space_marines"] = 0


def _two_goals(g: FrontiersState) -> None:
    g.players[0].goal, g.players[1].goal = g.goal_stack.pop()[0], g.goal_stack.pop()[0]


def _turns_up_wrongly(g: FrontiersState) -> None:
    g.players[0].turn_up = ["produce"]


def _order_without_a_goal(g: FrontiersState) -> None:
    g.players[0].ordering = True


def _order_on_the_turn_of_another(g: FrontiersState) -> None:
    seat = g.disks[1]
    g.goal_stack.remove(("exploration", -1))
    g.players[seat].goal, g.players[seat].ordering = "exploration", True


@each(
    [
        (_take_world, "not each world is in one place"),
        (lambda g: g.offer.append(g.bag.pop()), "worlds lie in the center outside Explore"),
        (lambda g: g.returning.append(g.bag.pop()), "worlds wait to go back outside Explore and Settle"),
        (_explore_too_many, "seat 0 has more worlds than the limit"),
        (_good_on_gray, "seat 0 has a good on rebel_base, which cannot hold one"),
        (_wrong_good, "seat 0 has a genes good on comet_zone"),
        (_kind_not_set, "seat 0 has not set the kind of a colony"),
        (_buy_twice, "seat 0 owns a development twice"),
        (_two_goals, "more than one goal lies face down"),
        (_turns_up_wrongly, "seat 0 has its goal turned up by what does not feed it"),
        (_order_without_a_goal, "seat 0 cannot be choosing what turns its goal up"),
        (_order_on_the_turn_of_another, "seat 2 cannot be choosing what turns its goal up"),
        (lambda g: g.goals.append(g.goals[0] if g.goals else "exploration"), "not each goal is in one place"),
        (lambda g: g.disks.reverse() or g.disks.append(0), "not each disk is on the track"),
        (lambda g: g.goods.update(rare=3), "3 rare goods on the table, 3 of them in the supply"),
        (lambda g: setattr(g, "colonists", 1), "4 colonists on the table, 1 of them in the supply"),
        (lambda g: setattr(g, "pool", 35), "35 VP in the pool do not agree with the chips of the players"),
        (lambda g: setattr(g, "produce_credits", -1), "impossible number of credits on Produce: -1"),
        (lambda g: setattr(g.players[0], "credits", -1), "impossible number of credits: -1"),
        (lambda g: setattr(g.players[0], "mat", 99), "unknown mat '99'"),
        (
            lambda g: g.selected.extend(["develop"] * 2),
            "an action tile was selected twice, or is not in play",
        ),
        (lambda g: setattr(g.players[0], "stocked_credits", 8), "seat 0 has 8 credits stockpiled"),
        (lambda g: g.stock.pop("space_marines"), "not each stack of developments shows one face"),
    ]
)
def test_a_fault_is_named(spoil: Callable[[FrontiersState], object], line: str) -> None:
    g = dealt()
    assert GAME.invariants(g) == []
    spoil(g)
    assert line in GAME.invariants(g)
