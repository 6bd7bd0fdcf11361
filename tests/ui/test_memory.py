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

def tell(falls):
    for back in (False, True):
        if not os.fork():
            print(falls(back), flush=True)
            os._exit(0)
        os.wait()
"""
"""Tells by how many megabytes a process falls that drops something, as it is and with pages given back."""
PICTURES = """
import pygame
from galaxy_desktop.ui.memory import give_back_large_blocks

def falls(back):
    if back:
        give_back_large_blocks()
    pygame.Surface((1920, 1080)).fill(1)
    pictures = [pygame.Surface((512, 512), 0, 32) for _ in range(40)]
    for picture in pictures:
        picture.fill(1)
    most = resident()
    del pictures[:-1]  # the last one lies above the others and keeps their memory from going back by itself
    return most - resident()

tell(falls)
"""
SMALL = """
from galaxy_desktop.ui.memory import give_back_free_pages

def falls(back):
    between = []
    blocks = [(b"x" * 60_000, between.append(bytes(1_000))) for _ in range(800)]
    most = resident()
    del blocks
    if back:
        give_back_free_pages()
    return most - resident()

tell(falls)
"""


@pytest.mark.slow
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library")
@pytest.mark.parametrize("program", [SMALL, PICTURES], ids=["small blocks", "pictures"])
def test_memory_is_given_back(program: str) -> None:
    told = subprocess.check_output([sys.executable, "-c", MEASURES + program], text=True)
    as_it_is, given_back = map(int, told.split())
    assert as_it_is < 10
    assert given_back > 20
