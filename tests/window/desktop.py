"""A real window under a virtual display, looked at and used as a person does: by eye, mouse and keyboard."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from PIL import Image, ImageGrab

NEEDED = ("Xvfb", "xdotool")
SIZE = (1920, 1080)
TRIES = 600
COLOURS = 500
"""How many colours a picture has at least that shows more than a background."""
LEGAL = (0x63, 0xE6, 0xF2)
PRIMARY = (0xFF, 0xC2, 0x4B)
BULB = (0x7B, 0xE5, 0xA5)


def is_drawn(image: Image.Image) -> bool:
    """Whether there is more to be seen than a background."""
    return len(image.resize((480, 270)).getcolors(1 << 17) or []) > COLOURS


def missing() -> str:
    """What a real window would need and this machine has not."""
    return ", ".join(name for name in NEEDED if shutil.which(name) is None)


class Desktop:
    """The client in a window of its own display; `folder` is its portable folder."""

    def __init__(self, folder: Path, *words: str, size: tuple[int, int] = SIZE) -> None:
        self.folder = folder
        self.words = words
        self.display = ""
        self.size = size

    def __enter__(self) -> Self:
        self._open_display()
        settings = {"full_screen": True, "speed": "instant", "player_name": "Ada"}
        (self.folder / "settings.json").write_text(json.dumps(settings))
        environment = {**os.environ, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"}
        environment.pop("SDL_VIDEODRIVER", None)
        program = [sys.executable, "-m", "galaxy_desktop", "--portable", str(self.folder), *self.words]
        self.log = (self.folder / "output.txt").open("wb")
        self.client = subprocess.Popen(program, env=environment, stdout=self.log, stderr=self.log)
        return self

    def _open_display(self) -> None:
        """A display that nobody else has; it says its number when it is ready.

        With -noreset: otherwise it starts anew, deaf for a moment, whenever nobody is connected.
        """
        screen = f"{self.size[0]}x{self.size[1]}x24"
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]
        self.server = subprocess.Popen(
            command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as said:
            number = said.readline().strip()
        assert number, "Xvfb did not start"
        self.display = f":{number}"

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.kill()
        self.client.wait()
        self.server.terminate()
        self.server.wait()
        self.log.close()

    def said(self) -> str:
        """All that the program has printed."""
        return (self.folder / "output.txt").read_text()

    def running(self) -> bool:
        """Whether the program still runs."""
        return self.client.poll() is None

    def do(self, *words: str) -> None:
        """Something that mouse or keyboard does, in the words of xdotool."""
        subprocess.run(["xdotool", *words], env={**os.environ, "DISPLAY": self.display}, check=True)

    def click(self, at: tuple[int, int]) -> None:
        """Move there, and press and let go."""
        self.do("mousemove", str(at[0]), str(at[1]), "click", "--delay", "12", "1")

    def press(self, *keys: str) -> None:
        """Press and let go of keys, one after the other."""
        self.do("key", *keys)

    def wait(self, holds: Callable[[Image.Image], bool], what: str) -> None:
        """Until what is on the screen is as wanted; `what` says what was missed where it never is."""
        for _try in range(TRIES):
            if holds(self.look()):
                return
            assert self.running(), self.said()
            time.sleep(0.1)
        raise AssertionError(what)

    def look(self) -> Image.Image:
        """What is on the screen now."""
        return ImageGrab.grab(xdisplay=self.display).convert("RGB")
