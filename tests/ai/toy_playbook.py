"""Playbooks for the toy game, and lookups that a worker process can import."""

import time
from dataclasses import replace
from itertools import islice
from typing import Any

from galaxy_desktop.ai import worker
from galaxy_desktop.ai.bot import Playbook, Rated, best_first
from galaxy_desktop.engine.decisions import Decision
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game
from tests.toy import TOYS, ToyState
from tests.toy.steps import STEPS

TOPICS = [step.__name__.lower() for step in STEPS]


def rate(g: ToyState, seat: Seat, decision: Decision) -> list[Rated]:
    answers = list(islice(decision.answers(), 6))
    return best_first((float(-number), answer) for number, answer in enumerate(answers))


def value(g: ToyState, seat: Seat) -> float:
    points = [player.points for player in g.players]
    return 2.0 * points[seat] - sum(points)


def sleep(g: ToyState, seat: Seat, decision: Decision) -> list[Rated]:
    """Do not come back."""
    time.sleep(60)
    return rate(g, seat, decision)


def leave(g: ToyState, seat: Seat, decision: Decision) -> list[Rated]:
    raise SystemExit(3)


PLAYBOOK: Playbook[ToyState] = Playbook(
    slips={2: 1.0, 3: 1.0},
    raters=dict.fromkeys(TOPICS, rate),
    positions=dict.fromkeys(TOPICS, 200),
    clock=lambda g: g.round,
    value=value,
)
STUCK = replace(PLAYBOOK, raters=dict.fromkeys(TOPICS, sleep))
BROKEN = replace(PLAYBOOK, raters=dict.fromkeys(TOPICS, leave))
TIRELESS = replace(PLAYBOOK, positions=dict.fromkeys(TOPICS, 10**9))
"""Thinks until it is asked to hurry."""


def toys(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    return TOYS[game], PLAYBOOK


def toys_without_playbook(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    return TOYS[game], None


def stuck_toys(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    return TOYS[game], STUCK


def broken_toys(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    return TOYS[game], BROKEN


def tireless_toys(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    return TOYS[game], TIRELESS


def lively_toys(game: str) -> tuple[Game[Any], Playbook[Any] | None]:
    """Let the process that asks for them show more often that it lives, from its next question on."""
    worker.PULSE = 0.02
    return tireless_toys(game)
