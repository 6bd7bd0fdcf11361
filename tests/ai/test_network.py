"""The small network."""

import json
from math import tanh
from pathlib import Path

import pytest

from galaxy_desktop.ai.network import Network, read_network, softmax

NETWORK = Network(
    groups={
        "left": {"one": (1.0, 0.5, 3.0), "two": (2.0, 0.0, -1.0)},
        "right": {"three": (1.0, -1.0, 0.25)},
    },
    bias=(0.5, 0.0, 0.0),
    out=(2.0, -1.0),
    grows_by="three",
)


def test_a_group_adds_up_for_each_unit_and_for_the_outcome() -> None:
    assert NETWORK.sums("left", {"one": 2.0, "two": -0.5}) == (1.0, 1.0, 6.5)
    assert NETWORK.sums("left", {"two": 0.0}) == (0.0, 0.0, 0.0)


def test_inputs_are_known_by_their_names_whatever_their_order() -> None:
    assert NETWORK.sums("left", {"two": -0.5, "one": 2.0}) == (1.0, 1.0, 6.5)
    with pytest.raises(KeyError, match="three"):
        NETWORK.sums("left", {"three": 1.0})


def test_the_outcome_is_what_the_hidden_units_and_the_direct_way_say() -> None:
    sums = (NETWORK.sums("left", {"one": 2.0, "two": -0.5}), NETWORK.sums("right", {"three": 4.0}))
    expected = 2 * tanh(1.0 + 4.0 + 0.5) - tanh(1.0 - 4.0) + 6.5 + 1.0
    assert NETWORK.outcome(sums) == pytest.approx(expected)


def test_what_grows_is_multiplied_by_the_input_named_for_it() -> None:
    groups = {
        "tableau": {"size": (1.0, 2.0)},
        "growing": {"size": (3.0, 5.0)},
        "seat": {"points": (0.0, 0.0), "rounds": (0.5, 0.25)},
    }
    known = Network(groups, bias=(0.0, 0.0), out=(1.0,), grows_by="rounds")
    expected = tanh(2.0 + 4.0 * 6.0 + 0.5 * 4.0) + 4.0 + 4.0 * 10.0 + 1.0
    assert known.strength(known.tableau_sums({"size": 2.0}), {"points": 9.0, "rounds": 4.0}) == pytest.approx(
        expected
    )


def test_a_network_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "network.json"
    data = {"groups": NETWORK.groups, "bias": NETWORK.bias, "out": NETWORK.out, "grows_by": "three"}
    file.write_text(json.dumps(data), encoding="utf-8")
    assert read_network(file) == NETWORK


def test_shares_are_parts_of_one_win_however_far_apart_the_strengths() -> None:
    assert softmax([1.5, 1.5]) == [0.5, 0.5]
    best, worst = softmax([4000.0, -4000.0])
    assert (best, worst) == (1.0, 0.0)
    known = softmax([0.3, 1.0, -2.0])
    assert sum(known) == pytest.approx(1)
    assert sorted(known) == [known[2], known[0], known[1]]
