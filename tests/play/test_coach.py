"""The coach: which choices it judges, in which order, what it makes of them, and what it keeps."""

import gzip
import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from galaxy_desktop.ai.appraise import Verdict
from galaxy_desktop.ai.bot import budget_of
from galaxy_desktop.ai.levels import bot_of
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, look_up
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.coach.agenda import Agenda, Pace, Pass
from galaxy_desktop.play.coach.choices import choices_of, choices_of_all, seats_of_persons
from galaxy_desktop.play.coach.on_the_spot import judge_next
from galaxy_desktop.play.coach.report import ChoiceEffect, ChoiceVerdict, Report, empty_report
from galaxy_desktop.play.coach.shelf import ReportShelf
from galaxy_desktop.play.commands import GiveAnswer, NewGame, Resign
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Bot, Person
from tests.contract.walk import fewest_and_most
from tests.sweep import many

GAMES = find_games()
TABLES = [(game.id, seats) for game in GAMES.values() for seats in fewest_and_most(game)]
PACE = Pace(Pass(2, 9.0), Pass(1, 9.0), Pass(3, 9.0), again=2)


@cache
def played(game: str, seats: int, answers: int = 10**6, persons: int = 1) -> RunningGame:
    """A game by chance; the first seats are persons'."""
    bus, dice = CommandBus(GAMES), Dice(seats)
    people = [Person(f"P{seat}") for seat in range(persons)]
    bus.do(NewGame(game, (*people, *(Bot("easy", f"B{seat}") for seat in range(persons, seats))), {}, 3))
    for _ in range(answers):
        if bus.is_over():
            break
        seat = bus.awaited()[0]
        decision = bus.ask(seat)
        assert decision is not None
        bus.do(GiveAnswer(seat, decision.sample(dice)))
    return bus.game_so_far()


def verdict(running: RunningGame, line: int, seat: Seat, cost: float = 0.0, effect: float = 0.0) -> Verdict:
    """A verdict that nobody has worked out: one better answer by chance, and an effect on its seat."""
    number = len(running.table.seats)
    _view, decision = running.question(line, seat)
    others = [-effect / max(1, number - 1)] * number
    shares = [1 / number] * number
    others[seat] = effect
    better = decision.sample(Dice(line))
    return Verdict(2, shares[seat], 0.1, tuple(shares), tuple(others), better, cost, 0.01, ())


def finished(running: RunningGame, pace: Pace = PACE) -> tuple[Report, list[int]]:
    """The report once the agenda is over, and the lines in the order in which they were judged."""
    agenda, order = Agenda(running, 0, pace), []
    while (task := agenda.next()) is not None:
        line = task.choice.line
        order.append(line)
        cost = line % 7 / 100
        agenda.take(task, verdict(running, line, task.choice.seat, cost, (line % 5 - 2) / 100))
    assert agenda.over
    assert agenda.done <= agenda.total
    return agenda.report, order


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_only_real_choices_of_persons_are_judged(game: str, seats: int) -> None:
    running = played(game, seats, 60, persons=min(2, seats))
    for seat in seats_of_persons(running):
        for choice in choices_of(running, seat):
            given = running.history.given[choice.line]
            view, decision = running.question(choice.line, seat)
            assert (given.seat, given.by, given.answer) == (seat, "person", choice.answer)
            assert view.viewer == seat
            assert decision.allows(choice.answer)
            assert not decision.forced()
    assert len(choices_of_all(running)) >= sum(len(choices_of(running, seat)) for seat in range(seats))


def test_a_game_of_bots_has_no_choices_of_persons() -> None:
    running = played("jumpdrive", 2, persons=0)
    assert not seats_of_persons(running)
    assert choices_of_all(running)


def test_all_choices_are_judged_then_those_of_others_then_the_costliest_anew() -> None:
    running = played("jumpdrive", 3)
    report, order = finished(running)
    own, number = list(report.lines), len(choices_of_all(running))
    assert order[: len(own)] == own
    assert not set(order[len(own) : number]) & set(own)
    again = sorted(own, key=lambda line: (-(line % 7), line))[: PACE.again]
    assert order[number:] == again
    assert report.whole
    assert report.balanced


def test_without_the_verdict_on_one_choice_of_another_luck_is_not_told() -> None:
    running = played("jumpdrive", 2)
    agenda, lost = Agenda(running, 0, PACE), False
    while (task := agenda.next()) is not None:
        if task.review.brief and not lost:
            lost = True
            agenda.give_up(task)
        else:
            agenda.take(task, verdict(running, task.choice.line, task.choice.seat))
    assert lost
    assert agenda.over
    assert agenda.report.whole
    assert agenda.report.balances() == ()


@pytest.mark.parametrize(("game", "seats"), [("jumpdrive", 2), ("jumpdrive", 4), ("race", 3)])
def test_start_play_and_luck_add_up_to_each_point_of_the_curve(game: str, seats: int) -> None:
    report, _order = finished(played(game, seats))
    assert report.curve()[-1] == (report.end, report.result)
    for seat in range(seats):
        for part, (line, shares) in zip(report.balances(seat), report.curve(), strict=True):
            total = report.start[seat] + part.play + part.others + part.luck
            assert part.line == line
            assert total == pytest.approx(shares[seat])
    play = sum(one.verdict.effect[0] for one in report.judged)
    assert report.balances()[-1].play == pytest.approx(play)
    others = sum(one.shares[0] for one in report.effects)
    assert report.balances()[-1].others == pytest.approx(others)


def test_luck_is_what_the_draws_changed_and_nothing_else() -> None:
    """A made-up course of 400 choices: each answer, each opponent and each draw moves the chance."""
    dice, chance = Dice(5), 0.5
    judged, effects, drawn = [], [], 0.0
    for line in range(0, 800, 2):
        play, other, draw = ((dice.below(201) - 100) / 50_000 for _ in range(3))
        seats = (chance + play, 1 - chance - play)
        judged.append(ChoiceVerdict(line, Verdict(1, seats[0], 0.0, seats, (play, -play), (), 0.0, 0.0, ())))
        effects.append(ChoiceEffect(line + 1, 1, (other, -other)))
        chance += play + other + draw
        drawn += draw
    lines = tuple(one.line for one in judged)
    report = Report(0, lines, tuple(judged), 800, (chance, 1 - chance), tuple(effects), balanced=True)
    assert report.balances()[-1].luck == pytest.approx(drawn)
    assert report.balances(1)[-1].luck == pytest.approx(-drawn)


@pytest.mark.slow
def test_the_weakness_of_an_opponent_is_not_taken_for_luck() -> None:
    """Over games against random answers the wins come from the opponents' choices; luck sums near 0."""
    game, playbook = look_up("jumpdrive")
    parts = []
    for seed in range(many(2)):
        bus, dice = CommandBus(GAMES), Dice(seed)
        bots = {0: bot_of("medium", game, playbook), 1: bot_of("random", game, playbook)}
        bus.do(NewGame("jumpdrive", (Person("Ada"), Bot("random", "B")), {}, seed))
        while not bus.is_over():
            seat = bus.awaited()[0]
            decision = bus.ask(seat)
            assert decision is not None
            answer = bots[seat].choose(bus.view(seat), decision, dice, budget_of(playbook, decision))
            bus.do(GiveAnswer(seat, answer))
        parts.append(really_judged(bus.game_so_far()).balances()[-1])
    assert sum(part.others for part in parts) / len(parts) > 0.25
    assert abs(sum(part.luck for part in parts)) / len(parts) < 0.4


def really_judged(running: RunningGame) -> Report:
    """The report of the real judge, in very few trials."""
    _game, playbook = look_up(running.table.game)
    assert playbook is not None
    agenda = Agenda(running, 0, Pace(Pass(2, 99.0), Pass(2, 99.0), Pass(1, 1.0), again=0))
    while judge_next(agenda, playbook) is not None:
        pass
    return agenda.report


def test_the_costliest_come_first_and_a_repeated_miss_counts_once() -> None:
    running = played("jumpdrive", 2)
    lines = empty_report(running, 0).lines[:4]
    costs = (0.04, 0.09, 0.001, 0.05)
    judged = [
        ChoiceVerdict(line, verdict(running, line, 0, cost)) for line, cost in zip(lines, costs, strict=True)
    ]
    same = judged[1].verdict.better
    judged[3] = replace(judged[3], verdict=replace(judged[3].verdict, better=same))
    judged[0] = replace(judged[0], verdict=replace(judged[0].verdict, better=("other",)))
    report = replace(empty_report(running, 0), judged=tuple(judged))
    assert [one.line for one in report.costliest()] == [lines[1], lines[0]]
    assert len(report.costliest(1)) == 1
    judged[1] = replace(judged[1], verdict=replace(judged[1].verdict, margin=0.2))
    judged[3] = replace(judged[3], verdict=replace(judged[3].verdict, margin=0.2))
    unsure = replace(report, judged=tuple(judged))
    assert [one.line for one in unsure.costliest()] == [lines[0]]


def test_a_resigned_game_has_no_result_and_a_lone_one_has_points() -> None:
    bus = CommandBus(GAMES)
    bus.do(NewGame("jumpdrive", (Person("Ada"), Bot("easy", "B")), {}, 1))
    decision = bus.ask(0)
    assert decision is not None
    bus.do(GiveAnswer(0, decision.sample(Dice(1))))
    bus.do(Resign(0))
    report = empty_report(bus.game_so_far(), 0)
    assert (len(report.lines), report.result) == (1, ())
    alone = played("jumpdrive", 1)
    assert empty_report(alone, 0).in_points
    assert empty_report(alone, 0).result == (float(alone.game.scores(alone.history.now)[0].total),)


@pytest.fixture
def shelf(tmp_path: Path) -> ReportShelf:
    return ReportShelf(tmp_path)


def test_a_report_is_kept_and_read_as_it_was(shelf: ReportShelf) -> None:
    running = played("jumpdrive", 3)
    report, _order = finished(running)
    shelf.keep("key", report)
    assert shelf.load("key", running, 0) == report
    assert shelf.load("key", running, 1) is None
    assert shelf.load("other", running, 0) is None
    assert shelf.load("key", played("jumpdrive", 2), 0) is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.update(program="0.0.0"),
        lambda data: data["report"].update(lines=[]),
        lambda data: data["report"]["judged"][0]["verdict"].update(better=["nothing like it"]),
        lambda data: data["report"]["judged"][0]["verdict"].update(worlds=0),
        lambda data: data["report"]["judged"][0]["verdict"].update(seats=[1.0]),
        lambda data: data["report"]["judged"][0]["verdict"].update(moves=[["nothing", 1.0]]),
        lambda data: data["report"]["judged"].reverse(),
        lambda data: data["report"]["effects"][0].update(shares=[]),
        lambda data: data.pop("report"),
    ],
)
def test_a_report_that_does_not_fit_is_worked_out_anew(shelf: ReportShelf, damage: object) -> None:
    running = played("jumpdrive", 3)
    shelf.keep("key", finished(running)[0])
    path = shelf.path("key", 0)
    data = json.loads(gzip.decompress(path.read_bytes()))
    assert callable(damage)
    damage(data)
    path.write_bytes(gzip.compress(json.dumps(data).encode()))
    assert shelf.load("key", running, 0) is None
    path.write_bytes(b"\x1f\x8b broken")
    assert shelf.load("key", running, 0) is None


def test_reports_go_with_their_games(tmp_path: Path) -> None:
    running = played("jumpdrive", 2)
    archive = Archive(tmp_path, GAMES)
    key = archive.keep(running)
    assert archive.key_of(running) == key
    assert archive.has(key)
    shelf = ReportShelf(tmp_path)
    report, _order = finished(running)
    shelf.keep(key, report)
    archive.begin_to_catch_up()
    assert shelf.load(key, running, 0) == report
    archive.delete(key)
    assert not archive.has(key)
    archive.begin_to_catch_up()
    assert shelf.load(key, running, 0) is None


def test_a_folder_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "coach").write_text("in the way")
    shelf = ReportShelf(tmp_path)
    running = played("jumpdrive", 2)
    shelf.keep("key", finished(running)[0])
    assert shelf.load("key", running, 0) is None


def test_when_time_is_up_nothing_is_judged_anew() -> None:
    running = played("jumpdrive", 2)
    _report, order = finished(running, replace(PACE, whole=0.0))
    assert len(order) == len(choices_of_all(running))


def test_the_best_choice_is_the_one_that_gained_most_if_any_gained_something() -> None:
    running = played("jumpdrive", 2)
    blank = empty_report(running, 0)
    little = blank.least / 2

    def report(*gains: float) -> Report:
        pairs = zip(blank.lines, gains, strict=False)
        judged = (ChoiceVerdict(line, verdict(running, line, 0, effect=gain)) for line, gain in pairs)
        return replace(blank, judged=tuple(judged))

    best = report(little * 2, -0.2, little * 3, little).best()
    assert best is not None
    assert best.line == blank.lines[2]
    assert report(little, 0.0, -0.2).best() is None
    assert report().best() is None
