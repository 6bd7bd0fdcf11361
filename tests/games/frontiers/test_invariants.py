"""A damaged state of New Frontiers is told by its fault, so that no save with one is played on."""

from typing import Any

from galaxy_desktop.games.frontiers.box import goals, tiles, worlds
from galaxy_desktop.games.frontiers.schema import ANY, HOME
from tests.each import each
from tests.games.damage import Damage, put, told_of, when


def first(g: Any) -> Any:
    return g.players[0]


def in_action(g: Any, *actions: str) -> Any:
    """The first player, in a state in which one of these action tiles is in use."""
    return when(g.action in actions, first(g))


def between(g: Any) -> Any:
    """The first player, in a state in which no action tile is in use."""
    return in_action(g, "")


def gray_colony() -> str:
    """A colony whose kind its owner sets."""
    return next(one.id for one in tiles().values() if one.kind == ANY)


DAMAGES: list[tuple[str, Damage]] = [
    ("impossible number of rounds: -1", lambda g: put(g, round=-1)),
    ("the game is over, but steps remain", lambda g: put(g, over=True)),
    ("unknown end 'sleep'", lambda g: g.ended.append("sleep")),
    ("an end appears twice", lambda g: g.ended.append(g.ended[0])),
    ("unknown action 'lunch'", lambda g: put(g, action="lunch")),
    ("unknown action 'lunch'", lambda g: g.selected.append("lunch")),
    ("unknown seat '9'", lambda g: g.disks.append(9)),
    ("unknown seat '9'", lambda g: g.selectors.append(9)),
    ("unknown goal 'moon'", lambda g: g.goals.append("moon")),
    ("unknown world 'moon'", lambda g: g.bag.append("moon")),
    ("unknown tile 'moon'", lambda g: g.stock.update(moon=1)),
    ("the supply does not have each kind of goods", lambda g: g.goods.popitem()),
    ("impossible number of credits on Produce: -1", lambda g: put(g, produce_credits=-1)),
    ("unknown mat 'moon'", lambda g: put(first(g), mat="moon")),
    ("unknown tile 'moon'", lambda g: first(g).colonies.append("moon")),
    ("unknown world 'moon'", lambda g: first(g).explored.append("moon")),
    ("unknown kind of goods 'tea'", lambda g: put(first(g), kind="tea")),
    ("unknown goal 'moon'", lambda g: put(first(g), goal="moon")),
    ("impossible number of credits: -1", lambda g: put(first(g), credits=-1)),
    ("impossible number of VP: -1", lambda g: put(first(g), chips=-1)),
    ("impossible number of Military for now: -1", lambda g: put(first(g), temporary=-1)),
    ("impossible number of goods consumed: -1", lambda g: put(first(g), consumed=-1)),
    ("goods on the table", lambda g: g.goods.update(rare=g.goods["rare"] + 1)),
    ("colonists on the table", lambda g: put(g, colonists=g.colonists + 1)),
    ("seat 0 has -1 colonists", lambda g: put(first(g), colonists=-1)),
    ("do not agree with the chips of the players", lambda g: put(g, pool=g.pool + 1)),
    ("the pool is empty, but that does not end the game", lambda g: put(g, pool=0)),
    ("not each world is in one place", lambda g: g.bag.pop()),
    ("not each world is in one place", lambda g: g.bag.append(g.bag[0])),
    ("worlds lie in the center outside Explore", lambda g: between(g) and g.offer.append(g.bag.pop())),
    (
        "worlds wait to go back outside Explore and Settle",
        lambda g: between(g) and g.returning.append(g.bag.pop()),
    ),
    ("left and", lambda g: g.stock.update({one: g.stock[one] + 1 for one in [next(iter(g.stock))]})),
    ("not each stack of developments shows one face", lambda g: g.stock.popitem()),
    ("not each disk is on the track", lambda g: g.disks.pop()),
    ("an action tile was selected twice", lambda g: g.selected.append(g.selected[0])),
    ("tiles are selected by", lambda g: g.selectors.pop()),
    ("cannot be selecting", lambda g: put(g, turn=99)),
    ("cannot be selecting", lambda g: put(when(len(g.selected) > 1, g), action=g.selected[0])),
    (
        "credits lie on Produce",
        lambda g: put(when("produce" in g.selected and g.action != "produce", g), produce_credits=3),
    ),
    ("not each goal is in one place", lambda g: g.goals.append(next(iter(goals())))),
    (
        "more than one goal lies face down",
        lambda g: [put(one, goal=next(iter(goals()))) for one in g.players],
    ),
    ("goods stockpiled", lambda g: first(g).stocked_goods.extend(["rare"] * 9)),
    ("credits stockpiled", lambda g: put(first(g), stocked_credits=99)),
    ("worlds stockpiled", lambda g: first(g).stocked_worlds.extend([*worlds()][:9])),
    (
        "has its goal turned up by what does not feed it",
        lambda g: put(when(not first(g).goal, first(g)), turn_up=["explore"]),
    ),
    ("cannot be choosing what turns its goal up", lambda g: put(first(g), ordering=True)),
    (
        "has the home colony of another mat",
        lambda g: first(g).colonies.append(
            next(one.id for one in tiles().values() if one.sort == HOME and one.id not in first(g).colonies)
        ),
    ),
    (
        "has more tiles than the mat can hold",
        lambda g: first(g).colonies.extend([*worlds()][:12]),
    ),
    ("owns a development twice", lambda g: first(g).developments.append(first(g).developments[0])),
    ("has more worlds than the limit", lambda g: between(g).explored.extend(g.bag[:20])),
    ("which cannot hold one", lambda g: first(g).goods.update({g.bag[0]: "rare"})),
    (
        "good on",
        lambda g: first(g).goods.update(
            {
                one: "rare"
                for one in first(g).colonies
                if tiles()[one].holds_goods and tiles()[one].kind not in ("rare", ANY)
            }
        ),
    ),
    (
        "has not set the kind of a colony",
        lambda g: first(g).colonies.append(gray_colony()) or put(first(g), kind=""),
    ),
]


@each(DAMAGES)
def test_each_fault_is_told(fault: str, damage: Damage) -> None:
    assert fault in told_of("frontiers", 2, damage)
