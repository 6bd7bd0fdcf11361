"""Meteors, a sixth game that is nothing but this folder."""

from tests.toy.meteors.game import GAME

__all__ = ["GAME"]
