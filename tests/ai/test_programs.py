"""Programs of others at the table: what they are told, and what becomes of those that fail."""

import json
import multiprocessing
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from itertools import islice
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from galaxy_desktop.ai import pipe, program_bot
from galaxy_desktop.ai.arena import Match, outcome, play_one
from galaxy_desktop.ai.bot import Budget, never
from galaxy_desktop.ai.levels import bot_of
from galaxy_desktop.ai.pipe import LONGEST
from galaxy_desktop.ai.program_bot import LIMIT, LISTED, PROTOCOL, ProgramBot, question
from galaxy_desktop.ai.programs import (
    STAND_IN,
    TROUBLES,
    Program,
    ProgramError,
    Trouble,
    level_of,
    program_of,
    read_trouble,
)
from galaxy_desktop.ai.thinking import Request
from galaxy_desktop.ai.worker import LAST, PATIENCE, Worker
from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.engine.decisions import (
    Assign,
    Compose,
    Confirm,
    Decision,
    Number,
    Order,
    Pay,
    Pick,
    Place,
)
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import asset
from galaxy_desktop.games import look_up
from tests.ai.programs_at_play import BAD, FAIR, GREETING, HELLO, PYTHON, is_alive, program, recorder
from tests.ai.test_worker import FORKS, wait
from tests.ai.toy_playbook import toys
from tests.contract.walk import GAMES, Some, steps
from tests.toy import TOYS

TOY = TOYS["toy"]
QUICK = "jumpdrive"
EXAMPLE = (sys.executable, "-S", str(asset("example_bot.py")))


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that does not leave by itself is not waited for."""
    monkeypatch.setattr(pipe, "LEAVE", 0.05)


@contextmanager
def at_play(code: str | Program, limit: float = 30.0) -> Iterator[ProgramBot]:
    bot = ProgramBot(program(code) if isinstance(code, str) else code, TOY, 0, limit)
    try:
        yield bot
    finally:
        bot.close()


def ask(bot: ProgramBot, ring: bool = False) -> Any:
    """Put the first question of a game to seat 0."""
    g = TOY.new(2, {}, 1)
    budget = Budget(0, lambda: ring)
    return bot.choose(TOY.view(g, 0), open_asks(g)[0], Dice(1), budget)


def trouble_of(bot: ProgramBot) -> Trouble:
    with pytest.raises(ProgramError) as caught:
        ask(bot)
    return caught.value.trouble


def test_a_program_is_greeted_asked_told_the_end_and_leaves(tmp_path: Path) -> None:
    file = tmp_path / "heard"
    bot = ProgramBot(recorder(file), TOY, 0)
    answer = ask(bot)
    bot.end(None, [3, 4])
    pid = bot.pipe.pid if bot.pipe else 0
    bot.close()
    assert not is_alive(pid)
    hello, asked, end = map(json.loads, file.read_text().splitlines())
    g = TOY.new(2, {}, 1)
    decision = open_asks(g)[0]
    assert decision.allows(answer)
    told = hello["hello"]
    assert (told["protocol"], told["game"], told["seat"], told["players"]) == (PROTOCOL, "toy", 0, 2)
    assert asked["question"]["view"] == json.loads(json.dumps(TOY.encode(TOY.view(g, 0))))
    assert (asked["question"]["id"], asked["question"]["topic"]) == (1, decision.topic)
    assert [frozen(one) for one in asked["question"]["answers"]] == list(decision.answers())
    assert end == {"end": {"winners": [], "scores": [3, 4]}}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_program_is_found_out(hasty: None, what: str, capfd: pytest.CaptureFixture[str]) -> None:
    code, text = BAD[what]
    with at_play(text) as bot:
        trouble = trouble_of(bot)
    assert trouble.code in ({code, "unasked"} if what == "chatters" else {code})
    line = trouble.line("tester")
    assert line.startswith("The program tester ")
    assert len(line) < 130
    assert "\n" not in line
    assert capfd.readouterr() == ("", "")


def test_a_program_that_says_more_than_it_was_asked_is_found_out_at_the_next_question() -> None:
    chatty = FAIR + "        say(answer={'id': 1, 'value': 'as I said'})\n"
    with at_play(chatty) as bot:
        ask(bot)
        running = bot.pipe
        assert running is not None
        until = monotonic() + 20
        while running._lines.empty() and monotonic() < until:
            sleep(0.01)
        assert trouble_of(bot).code == "unasked"


@pytest.mark.parametrize("code", [GREETING + "time.sleep(60)", HELLO + "time.sleep(60)", "while True: pass"])
def test_a_slow_program_is_waited_for_no_longer_than_it_was_told(hasty: None, code: str) -> None:
    with at_play(code, limit=0.1) as bot:
        assert trouble_of(bot) == Trouble("slow", "0")


@pytest.mark.slow
def test_a_program_that_never_reads_does_not_hold_us_up(hasty: None) -> None:
    deaf = 'print(\'{"hello": {"protocol": 1}}\', flush=True)\nimport time; time.sleep(60)'
    more_than_fits_into_a_pipe = replace(TOY, trim=lambda data: {**data, "long": "x" * 3_000_000})
    with at_play(deaf, limit=0.2) as bot:
        bot._game = more_than_fits_into_a_pipe
        assert trouble_of(bot).code == "slow"


def test_a_program_is_told_to_hurry_once_when_the_bell_rings() -> None:
    late = HELLO + "q = hear()['question']; heard = hear()\n"
    late += "say(answer={'id': heard['hurry']['id'], 'value': q['answers'][0]}); hear()"
    with at_play(late) as bot:
        assert open_asks(TOY.new(2, {}, 1))[0].allows(ask(bot, ring=True))


@pytest.mark.parametrize("command", [("/nowhere/at/all",), ("",), ("/",), ("a\0b",)])
def test_a_program_that_cannot_be_started_is_a_trouble(command: tuple[str, ...]) -> None:
    with at_play(Program("tester", command)) as bot:
        assert trouble_of(bot).code == "start"


def test_what_it_says_to_its_errors_is_not_on_the_screen(capfd: pytest.CaptureFixture[str]) -> None:
    with at_play("import sys; print('oh no', file=sys.stderr)\n" + FAIR) as bot:
        ask(bot)
    assert capfd.readouterr() == ("", "")


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes as Linux shows them")
def test_one_that_does_not_leave_is_ended_with_all_it_has_started(hasty: None, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    child = "import time; time.sleep(600)"
    text = f"""
import os, signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-I", "-S", "-c", {child!r}])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
{FAIR}
time.sleep(600)
"""
    with at_play(text) as bot:
        ask(bot)
    until = monotonic() + 20
    left = [int(pid) for pid in pids.read_text().split()]
    while any(map(is_alive, left)) and monotonic() < until:
        sleep(0.01)
    assert not [pid for pid in left if is_alive(pid)]


def test_every_trouble_has_a_sentence_and_comes_through_to_another_process() -> None:
    for code in TROUBLES:
        trouble = Trouble(code, "x")
        assert "tester" in trouble.line("tester")
        assert read_trouble(json.loads(json.dumps(trouble.plain()))) == trouble
    assert read_trouble(("x",)) is None


def test_greeting_and_answer_are_waited_for_less_long_than_the_table_waits_for_its_process() -> None:
    assert 2 * LIMIT + 2 < LAST * PATIENCE


@pytest.mark.parametrize("name", ["a", "Deep Space 9", "x.y-z_1"])
def test_a_level_names_a_program(name: str) -> None:
    assert program_of(level_of(name)) == name


@pytest.mark.parametrize(
    "level", ["hard", "program:", "program:a/b", "program: a", "program:" + "a" * 25, ""]
)
def test_other_levels_name_none(level: str) -> None:
    assert program_of(level) == ""


@pytest.mark.parametrize("id", GAMES)
def test_questions_tell_what_the_view_tells_and_how_to_answer(id: str) -> None:
    """In random games, nothing changes in a question when all that is hidden is dealt anew."""
    game, dice, dealt_anew = GAMES[id], Dice(7), False
    g = game.new(game.seats[0] if game.seats[0] > 1 else 2, {}, 5)
    wanted = Some(2, 9)
    for number, (seat, decision, _answer) in enumerate(islice(steps(g, 3), 90)):
        if not wanted(decision):
            continue
        view = game.view(g, seat)
        told = question(game, view, decision, Dice(number))
        json.dumps(told)
        assert told["answers"]
        assert len(told["answers"]) <= LISTED
        assert all(decision.allows(frozen(one)) for one in told["answers"][:5])
        if told["all"]:
            assert len(told["answers"]) == decision.count()
        guess = game.guess(view, dice)
        again = game.view(guess, seat)
        again.sealed = view.sealed
        anew = question(game, again, open_asks(guess)[seat], Dice(number))
        assert json.dumps(anew) == json.dumps(told)
        dealt_anew = dealt_anew or game.encode(guess) != game.encode(g)
    assert dealt_anew


def ready_to_compose() -> Any:
    """A game at its first question that is answered move by move."""
    g = GAMES[QUICK].new(2, {}, 1)
    while not isinstance(open_asks(g)[0], Compose):
        for seat, asked in open_asks(g).items():
            give(g, seat, asked.only())
    return g


def test_a_long_answer_is_put_together_move_by_move() -> None:
    game, g = GAMES[QUICK], ready_to_compose()
    view, decision = game.view(g, 0), open_asks(g)[0]
    good = """
q = hear()["question"]; made, after = [], q
while after["next"]:
    made.append(after["next"][0])
    say(moves={"id": q["id"], "made": made})
    after = hear()["moves"]
say(answer={"id": q["id"], "value": made}); hear()
"""
    bad = good.replace("[0])", "[0] + 'x')")
    bots = [ProgramBot(program(HELLO + text), game, 0) for text in (good, bad)]
    answer = bots[0].choose(view, decision, Dice(1), Budget(0, never))
    assert decision.allows(answer)
    assert len(answer) > 0
    with pytest.raises(ProgramError) as caught:
        bots[1].choose(view, decision, Dice(1), Budget(0, never))
    assert caught.value.trouble.code == "illegal"
    for bot in bots:
        bot.close()


@pytest.mark.slow
def test_one_that_asks_for_moves_and_never_reads_them_is_found_out(hasty: None) -> None:
    g = ready_to_compose()
    asking = "while True: say(moves={'id': number, 'made': []}); time.sleep(0.0005)"
    text = f"{HELLO}number = hear()['question']['id']\n{asking}"
    bot = ProgramBot(program(text), GAMES[QUICK], 0, 60.0)
    with pytest.raises(ProgramError) as caught:
        bot.choose(GAMES[QUICK].view(g, 0), open_asks(g)[0], Dice(1), Budget(0, never))
    bot.close()
    assert caught.value.trouble.code in ("unread", "unasked")


def test_in_a_match_a_bot_plays_on_for_a_program_that_fails() -> None:
    bad = program(FAIR.replace('["id"]', '["id"] + question["id"] // 3'))
    level = level_of(bad.name)
    match = Match("toy", (level, "easy"), 1, 1, programs={level: bad})
    played = play_one(match, toys, 0)
    ((named, trouble),) = played.troubles
    assert (named, trouble.code) == (level, "unreadable")
    assert played.winners
    assert outcome(match, [played], 1.0)["troubles"] == [
        {"level": level, "code": "unreadable", "cause": trouble.cause, "games": 1}
    ]


def test_the_example_plays_a_whole_game_against_itself() -> None:
    example = Program("example", EXAMPLE)
    level = level_of("example")
    match = Match(QUICK, (level, level), 1, 1, programs={level: example})
    played = play_one(match, look_up, 0)
    assert played.winners
    assert played.troubles == ()


def test_the_example_is_short_and_needs_nothing_but_python() -> None:
    text = asset("example_bot.py").read_text()
    assert len(text.splitlines()) <= 60
    named = {line.split()[1] for line in text.splitlines() if line.startswith(("import", "from"))}
    assert named <= sys.stdlib_module_names


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    monkeypatch.setattr(multiprocessing, "get_context", lambda _way: FORKS)
    started = Worker(toys, 30.0, 30.0, start=30.0)
    yield started
    started.close()


def of_program(code: str, seed: int = 1, number: int = 1) -> Request:
    g = TOY.new(2, {}, seed)
    command = (*PYTHON, "-c", code) if code else ()
    view = TOY.encode(TOY.view(g, 1))
    return Request("toy", level_of("tester"), 1, 5, view, command=command, table=number)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes as Linux shows them")
def test_the_process_of_bots_asks_programs_one_for_each_table_and_ends_them(
    worker: Worker, tmp_path: Path
) -> None:
    pids = tmp_path / "pids"
    code = FAIR.replace(
        "hello = hear()", f"hello = hear(); open({str(pids)!r}, 'a').write(f'{{os.getpid()}} ')"
    )
    for seed, number in ((1, 1), (2, 1), (3, 2)):
        worker.ask(of_program(code, seed, number))
        assert open_asks(TOY.new(2, {}, seed))[1].allows(wait(worker)[1])
    first, second = map(int, pids.read_text().split())
    assert not is_alive(first)
    assert is_alive(second)
    worker.close()
    assert not is_alive(second)


def test_the_process_of_bots_tells_what_was_wrong_with_a_program(worker: Worker) -> None:
    worker.ask(of_program(BAD["quits when asked"][1]))
    assert read_trouble(wait(worker)[1]) == Trouble("ended")
    worker.ask(of_program(""))
    assert read_trouble(wait(worker)[1]) == Trouble("missing")


def test_what_takes_over_is_a_level() -> None:
    assert bot_of(STAND_IN, *look_up(QUICK))


PAGE = (Path(program_bot.__file__).parent / "WRITE_A_BOT.md").read_text(encoding="utf-8")
KINDS = (Pick, Pay, Order, Number, Assign, Place, Confirm, Compose)


def test_the_page_names_every_kind_of_question_with_its_fields() -> None:
    for kind in KINDS:
        (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{kind.__name__.lower()}` |")]
        fields_of_kind = {f.name for f in fields(kind) if f.compare} - {f.name for f in fields(Decision)}
        named = {*re.findall("`(\\w+)`", row)}
        wanted = {"next", "complete"} if kind is Compose else fields_of_kind
        assert wanted <= named, kind


def test_the_page_names_what_comes_with_every_question() -> None:
    (line,) = [line for line in PAGE.split("\n\n") if line.startswith("All questions have ")]
    sent = {f.name for f in fields(Decision) if f.compare}
    assert sent | {"answers", "all"} <= {*re.findall("`(\\w+)`", line)}


def test_the_page_says_the_limits_that_are_kept() -> None:
    for said in (f"within {LIMIT:g} seconds", f"up to {LISTED}", f"more than {LONGEST // 1024} KB"):
        assert said in PAGE
    assert f"in {len(asset('example_bot.py').read_text().splitlines())} lines of Python" in PAGE
    assert json.dumps({"hello": {"protocol": PROTOCOL}}) in PAGE
