"""Small programs that play, well or badly, for tests."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from galaxy_desktop.ai.programs import Program

PYTHON = (sys.executable, "-I", "-S")
"""Python without what takes it long to start."""
GREETING = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def hear():
    return json.loads(sys.stdin.readline() or "{}")
hello = hear()
"""
HELLO = GREETING + "say(hello={'protocol': 1})\n"
FAIR = (
    HELLO
    + """
for line in sys.stdin:
    if "question" in line:
        question = json.loads(line)["question"]
        say(answer={"id": question["id"], "value": question["answers"][0]})
"""
)
LINES = "for line in sys.stdin:\n"
RECORDER = FAIR.replace(LINES, f"{LINES}    log.write(line); log.flush()\n")
BAD: Mapping[str, tuple[str, str]] = {
    "quits at once": ("ended", "import sys; sys.exit(3)"),
    "quits when asked": ("ended", HELLO + "hear(); sys.exit()"),
    "says what is not JSON": ("unreadable", HELLO + "hear(); print('Hi, I think I will draw!', flush=True)"),
    "says what is JSON of another kind": ("unreadable", HELLO + "hear(); print('[1, 2]', flush=True)"),
    "nests too deeply": ("unreadable", HELLO + "hear(); print('[' * 60000, flush=True)"),
    "answers with too many brackets": (
        "unreadable",
        HELLO + """hear(); print('{"answer":{"id":1,"value":' + '[' * 900 + ']' * 900 + '}}', flush=True)""",
    ),
    "says bytes that are no text": (
        "unreadable",
        HELLO + "hear(); sys.stdout.buffer.write(b'\\xff\\x00\\xfe\\n'); sys.stdout.flush()",
    ),
    "answers another question": ("unreadable", HELLO + "hear(); say(answer={'id': 77, 'value': True})"),
    "gives no value": ("unreadable", HELLO + "hear(); say(answer={'id': 1})"),
    "answers what is not allowed": ("illegal", HELLO + "hear(); say(answer={'id': 1, 'value': ['x']})"),
    "answers with an object": ("illegal", HELLO + "hear(); say(answer={'id': 1, 'value': {'a': [{}]}})"),
    "answers with a huge number": ("illegal", HELLO + "hear(); say(answer={'id': 1, 'value': 10**4000})"),
    "asks for moves of a question without": (
        "unreadable",
        HELLO + "hear(); say(moves={'id': 1, 'made': []})",
    ),
    "floods with one line": (
        "long",
        HELLO + "hear()\nfor _ in range(100):\n    sys.stdout.write('x' * 1_000_000)\ntime.sleep(60)",
    ),
    "chatters": ("unreadable", HELLO + "for _ in range(10**9): print('and', flush=True)"),
    "speaks another version": ("version", GREETING + "say(hello={'protocol': 2}); hear()"),
    "does not greet": ("unreadable", GREETING + "say(answer={'id': 1, 'value': True}); hear()"),
    "shuts its ears": ("ended", HELLO + "os.close(0); os.close(1); os._exit(0)"),
}
"""Code of the trouble and the program, by what is wrong with it."""


def program(code: str) -> Program:
    return Program("tester", (*PYTHON, "-c", code))


def recorder(file: Path) -> Program:
    """A fair program that writes down all it hears after the greeting."""
    log = f"log = open({str(file)!r}, 'w'); hello = hear(); log.write(json.dumps(hello) + '\\n')"
    return program(RECORDER.replace("hello = hear()", log))


def is_alive(pid: int) -> bool:
    """Whether a process runs, and is not merely waited for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        try:
            os.kill(pid, 0)
        except OSError:
            return False
        return not Path("/proc").is_dir()
