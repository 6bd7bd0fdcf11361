"""A small complete game for tests: hidden hands, chance, secret choice and every kind of question."""

from tests.toy.game import TOYS
from tests.toy.state import ToyState
from tests.toy.steps import Choose, Draw, Walk

__all__ = ["TOYS", "Choose", "Draw", "ToyState", "Walk"]
