"""A replay as an animation: pictures of its moments in a WebP or GIF file."""

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from galaxy_desktop.commands.errors import CommandError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.diskfile import replace_whole
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.replay import Replay

FORMATS = {".webp": "WEBP", ".gif": "GIF"}
EACH = ("choice", "phase", "round")
WINDOW = (1280, 720)
QUALITY = 80
LAST = 3
"""Factor by which the last picture is shown longer than the others."""


def pillow() -> Any:
    """Return the module that writes pictures; raise `CommandError` if it is not installed."""
    try:
        from PIL import Image
    except ImportError:
        line = _("--animation needs the package Pillow: install galaxy-desktop[animation]")
        raise CommandError(line) from None
    return Image


def moments(replay: Replay, each: str, end: int) -> list[int]:
    """Return the numbers of answers at which pictures are taken, up to `end`."""
    lines = {
        "choice": list(replay.stops),
        "phase": [span.first for span in replay.spans],
        "round": [line for _number, line in replay.rounds],
    }[each]
    found = [replay.stop_near(line) for line in (0, *lines)]
    return [*dict.fromkeys(line for line in found if line < end), end]


def write_animation(
    replay: Replay, lines: Sequence[int], path: Path, *, seat: int, width: int, milliseconds: int
) -> int:
    """Write the moments to a file and return its bytes; raise `CommandError` if that is not possible."""
    image = pillow()
    size = width, round(width * WINDOW[1] / WINDOW[0])
    frames = [image.frombytes("RGB", WINDOW, raw).resize(size) for raw in _pictures(replay, lines, seat)]
    times = [milliseconds] * (len(frames) - 1) + [milliseconds * LAST]
    raw = io.BytesIO()
    kind = FORMATS[path.suffix.lower()]
    more = {"quality": QUALITY} if kind == "WEBP" else {}
    frames[0].save(raw, kind, save_all=True, append_images=frames[1:], duration=times, loop=0, **more)
    try:
        replace_whole(path, raw.getvalue(), 1)
    except SaveError as error:
        raise CommandError(str(error)) from None
    return len(raw.getvalue())


def _pictures(replay: Replay, lines: Sequence[int], seat: int) -> Iterator[bytes]:
    """Yield the pixels of each moment, as the replay shows it."""
    from galaxy_desktop.house.offscreen import house_without_screen

    with house_without_screen(WINDOW, speed="instant", mute=True) as house:
        import pygame

        from galaxy_desktop.ui.replay.scene import ReplayScene

        scene = ReplayScene(house.client, replay)
        house.app.open(scene)
        scene.look_from(seat)
        for line in lines:
            scene.go(line)
            house.app.step((), 0.0)
            yield pygame.image.tobytes(house.app.surface, "RGB")
