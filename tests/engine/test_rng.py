"""Chance is one integer."""

from collections import Counter

from galaxy_desktop.engine import rng


def test_the_same_chance_gives_the_same_numbers_on_every_machine() -> None:
    """The published first outputs of SplitMix64 for the seed 1234567."""
    dice = rng.Dice(1234567)
    assert [dice.below(2**64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_numbers_are_fair() -> None:
    dice = rng.Dice(7)
    counts = Counter(dice.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_a_shuffle_keeps_all_and_reaches_every_order() -> None:
    dice = rng.Dice(3)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        dice.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)


def test_seeds_may_be_any_whole_number() -> None:
    assert rng.seeded(-1) == rng.seeded(2**64 - 1)
    number, left = rng.below(rng.seeded(-5), 10)
    assert 0 <= number < 10
    assert 0 <= left < 2**64
