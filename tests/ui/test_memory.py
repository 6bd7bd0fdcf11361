"""Dropped pictures go back to the system, whatever lies between them in memory."""

import platform
import subprocess
import sys

import pytest

KEEPS = """
import sys
from pathlib import Path
import pygame
from galaxy_desktop.ui.memory import give_back_large_blocks

def resident():
    lines = Path("/proc/self/status").read_text().splitlines()
    return sum(int(line.split()[1]) // 1024 for line in lines if line.startswith(("VmRSS", "VmSwap")))

if "back" in sys.argv:
    give_back_large_blocks()
pygame.Surface((1920, 1080)).fill(1)
before, between = resident(), []
pictures = [(pygame.Surface((512, 512), 0, 32), between.append(b"x" * 60_000)) for _ in range(30)]
for picture, _ in pictures:
    picture.fill(1)
del pictures, picture
print(resident() - before)
"""


FREES = """
import sys
from pathlib import Path
import pygame
from galaxy_desktop.ui.memory import give_back_free_pages

def resident():
    lines = Path("/proc/self/status").read_text().splitlines()
    return sum(int(line.split()[1]) // 1024 for line in lines if line.startswith(("VmRSS", "VmSwap")))

before, between = resident(), []
blocks = [(b"x" * 60_000, between.append(bytes(1_000))) for _ in range(2000)]
del blocks
if "back" in sys.argv:
    give_back_free_pages()
print(resident() - before)
"""


@pytest.mark.slow
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library")
def test_free_pages_between_small_blocks_are_given_back() -> None:
    kept, back = (
        int(subprocess.check_output([sys.executable, "-c", FREES, word], text=True))
        for word in ("as it is", "back")
    )
    assert kept > 20
    assert back < 10


@pytest.mark.slow
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library")
def test_large_blocks_are_given_back() -> None:
    kept, back = (
        int(subprocess.check_output([sys.executable, "-c", KEEPS, word], text=True))
        for word in ("as it is", "back")
    )
    assert kept > 20
    assert back < 10
