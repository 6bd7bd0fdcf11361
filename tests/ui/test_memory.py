"""Dropped pictures go back to the system, whatever lies between them in memory."""

import platform
import subprocess
import sys

import pytest

MEASURES = """
import os
from pathlib import Path

def resident():
    lines = Path("/proc/self/status").read_text().splitlines()
    return sum(int(line.split()[1]) // 1024 for line in lines if line.startswith(("VmRSS", "VmSwap")))

def tell(growth):
    for back in (False, True):
        if not os.fork():
            print(growth(back), flush=True)
            os._exit(0)
        os.wait()
"""
"""Tells by how many megabytes a process grows that does something, as it is and with pages given back."""
KEEPS = """
import pygame
from galaxy_desktop.ui.memory import give_back_large_blocks

def growth(back):
    if back:
        give_back_large_blocks()
    pygame.Surface((1920, 1080)).fill(1)
    before, between = resident(), []
    pictures = [(pygame.Surface((512, 512), 0, 32), between.append(b"x" * 60_000)) for _ in range(30)]
    for picture, _ in pictures:
        picture.fill(1)
    del pictures, picture
    return resident() - before

tell(growth)
"""
FREES = """
from galaxy_desktop.ui.memory import give_back_free_pages

def growth(back):
    before, between = resident(), []
    blocks = [(b"x" * 60_000, between.append(bytes(1_000))) for _ in range(800)]
    del blocks
    if back:
        give_back_free_pages()
    return resident() - before

tell(growth)
"""


@pytest.mark.slow
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library")
@pytest.mark.parametrize("program", [FREES, KEEPS], ids=["free pages between small blocks", "large blocks"])
def test_memory_is_given_back(program: str) -> None:
    told = subprocess.check_output([sys.executable, "-c", MEASURES + program], text=True)
    kept, back = map(int, told.split())
    assert kept > 20
    assert back < 10
