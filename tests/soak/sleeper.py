"""The client in a process of its own, which is stopped and continued as a computer that sleeps."""

import json
import os
import random
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.soak.measured import Measured

AWAKE, ASLEEP = (4.0, 15.0), (0.1, 3.0)
"""Shortest and longest seconds that the client is awake and asleep."""
PATIENCE = 900.0
"""Seconds for one game, sleep left out, after which the client is asked where it stands, and ended."""


@dataclass(slots=True)
class Run:
    """What the client said of every game, and what became of it."""

    games: list[Measured] = field(default_factory=list)
    sleeps: int = 0
    said: str = ""
    """All that it or its computer players' process printed beside that."""
    code: int = 0
    stands: bool = False
    """Whether a game did not come to its end."""


def soak(games: int, seed: int, log: Path | None = None, settling: int = 20) -> Run:
    """Let the client play so many games, and look so often for events in vain before it is measured."""
    run = Run()
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "said.txt").open("w+") as said:
        given = folder, *map(str, (games, seed, settling))
        words = ["-X", "faulthandler", "-m", "tests.soak.client", *given]
        client = subprocess.Popen(
            [sys.executable, *words],
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        )
        try:
            _follow(client, run, random.Random(seed), log)
        finally:
            client.kill()
            run.code = client.wait()
            assert client.stdout is not None
            client.stdout.close()
        said.seek(0)
        run.said = said.read()
    return run


def _follow(client: subprocess.Popen[str], run: Run, chance: random.Random, log: Path | None) -> None:
    """Read what the client says to its end, and send it to sleep now and then."""
    assert client.stdout is not None
    os.set_blocking(client.stdout.fileno(), False)
    with selectors.DefaultSelector() as selector:
        selector.register(client.stdout, selectors.EVENT_READ)
        last, rest = time.monotonic(), ""
        while True:
            if not selector.select(chance.uniform(*AWAKE)):
                _sleep(client, chance)
                run.sleeps += 1
                if time.monotonic() - last > PATIENCE:
                    run.stands = True
                    client.send_signal(signal.SIGABRT)
                    client.wait()
                    return
                continue
            text = client.stdout.read()
            if not text:
                client.wait(PATIENCE)
                return
            *lines, rest = (rest + text).split("\n")
            for line in lines:
                last = time.monotonic()
                run.games.append(Measured(**json.loads(line)))
                if log is not None:
                    with log.open("a") as file:
                        file.write(f"{line}\n")


def _sleep(client: subprocess.Popen[str], chance: random.Random) -> None:
    """Stop the client, and as often as not its computer players too, and let it go on."""
    whole = chance.random() < 0.5
    for number in (signal.SIGSTOP, signal.SIGCONT):
        if whole:
            os.killpg(client.pid, number)
        else:
            client.send_signal(number)
        if number == signal.SIGSTOP:
            time.sleep(chance.uniform(*ASLEEP))
