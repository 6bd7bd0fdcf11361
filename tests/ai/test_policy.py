"""The network of choices."""

import json
from math import log, tanh
from pathlib import Path

import pytest

from galaxy_desktop.ai.network import softmax
from galaxy_desktop.ai.policy import Policy, read_policy

POLICY = Policy(
    things=("go", "stay"),
    inputs={"far": (1.0, 0.5, -0.5), "late": (2.0, 0.0, 3.0)},
    bias=(0.5, 0.0, 1.0),
    out=((2.0,), (-1.0,)),
)


def test_a_wish_is_what_the_hidden_units_and_the_direct_way_say() -> None:
    wishes = POLICY.wishes({"far": 2.0, "late": 0.0})
    assert wishes == pytest.approx({"go": 1.0 + 2 * tanh(2.5), "stay": 0.0 - tanh(2.5)})


def test_without_any_input_the_bias_decides() -> None:
    assert POLICY.wishes({"far": 0.0}) == pytest.approx({"go": 2 * tanh(0.5), "stay": 1.0 - tanh(0.5)})


def test_an_unknown_input_is_an_error() -> None:
    with pytest.raises(KeyError, match="near"):
        POLICY.wishes({"near": 1.0})


def test_a_policy_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "policy.json"
    data = {"things": POLICY.things, "inputs": POLICY.inputs, "bias": POLICY.bias, "out": POLICY.out}
    file.write_text(json.dumps(data), encoding="utf-8")
    assert read_policy(file) == POLICY


def test_options_are_as_likely_as_the_exponential_of_their_wish() -> None:
    assert softmax([log(3), 0.0]) == pytest.approx([0.75, 0.25])
    assert softmax([5000.0, -5000.0]) == [1.0, 0.0]
