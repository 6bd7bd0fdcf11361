"""Contact sheet of one round at the table: `python -m tools.film race --out sheet.png`.

A picture is taken every 0.2 seconds. The log of the round is printed, to compare it with the sheet.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from galaxy_desktop.ai.bot import budget_of
from galaxy_desktop.ai.levels import bot_of
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games, look_up
from galaxy_desktop.house.offscreen import house_without_screen, play_on
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person
from galaxy_desktop.ui.settings import SPEEDS
from tools.given import check_players, picture, some

if TYPE_CHECKING:
    import pygame

    from galaxy_desktop.house.house import House
    from galaxy_desktop.ui.table.scene import TableScene

SIZE, ACROSS = (1920, 1080), 4
EVERY, RATE = 0.2, 30
MOST = 600
REST = 3
"""Pictures of the table at rest in the end, with the plates of what was done since the player chose."""


def main() -> None:
    """Film one round, or the first `--questions` of the player in it, and write the sheet."""
    parser = argparse.ArgumentParser(prog="python -m tools.film", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=find_games(), help="game that is filmed")
    parser.add_argument("--players", type=some, default=3, help="number of players (default: %(default)s)")
    parser.add_argument("--round", type=some, default=3, help="round that is filmed")
    parser.add_argument("--questions", type=some, default=MOST, help="most questions the player answers")
    parser.add_argument(
        "--speed", default="normal", choices=SPEEDS, help="speed of the animations (default: %(default)s)"
    )
    parser.add_argument("--width", type=some, default=640, help="width of a picture in pixels")
    parser.add_argument("--out", type=picture, required=True, help="PNG file to write")
    args = parser.parse_args()
    check_players(parser, find_games()[args.game], args.players)
    size = (args.width, args.width * SIZE[1] // SIZE[0])
    pictures, log = film(args.game, args.players, args.round, args.questions, args.speed, size)
    write(pictures, args.out)
    print("\n".join(log))
    print(f"{len(pictures)} pictures, {len(pictures) * EVERY:.1f} s: {args.out}")


class Camera:
    """Takes a picture of a house every `EVERY` seconds of its time, scaled to `size`."""

    def __init__(self, house: House, size: tuple[int, int]) -> None:
        self.pictures: list[pygame.Surface] = []
        self._house = house
        self._size = size
        self._clock = 0.0

    def pass_frame(self) -> None:
        """Let a frame pass, and take the picture that is due after it."""
        self._house.app.step((), 1 / RATE)
        self._clock += 1 / RATE
        if self._clock >= EVERY:
            self._clock -= EVERY
            self._take()

    def rest(self) -> None:
        """Take some pictures of what has come to rest."""
        for _picture in range(REST):
            for _step in range(round(EVERY * RATE)):
                self._house.app.step((), 1 / RATE)
            self._take()

    def _take(self) -> None:
        from pygame.transform import smoothscale

        self.pictures.append(smoothscale(self._house.app.surface, self._size))


def film(
    game: str, players: int, number: int, questions: int, speed: str, size: tuple[int, int]
) -> tuple[Sequence[pygame.Surface], Sequence[str]]:
    """Return the pictures in the order of time, and the lines of the log that were told."""
    rules, playbook = look_up(game)
    with house_without_screen(SIZE, quick=True, speed=speed, mute=True) as house:
        bus = _begun(house, game, players, number)
        before = len(bus.log(0))
        table = _opened(house, bus)
        camera, bot, dice, asked = Camera(house, size), bot_of("easy", rules, playbook), Dice(1), 0
        while len(camera.pictures) < MOST and not bus.is_over():
            question = table.controller.question
            if question is not None and not table.view.painter.busy:
                if asked == questions or bus.moment().round > number:
                    break
                asked += 1
                budget = budget_of(playbook, question.decision)
                answer = bot.choose(bus.view(0), question.decision, dice, budget)
                table.session.do(GiveAnswer(0, answer))
            camera.pass_frame()
        camera.rest()
        return camera.pictures, [plain(line.text) for line in bus.log(0)[before:]]


def _begun(house: House, game: str, players: int, number: int) -> CommandBus:
    """Return a game at the first question of the player in a round."""
    bots = tuple(Bot("easy", name) for name in COMPUTERS[: players - 1])
    bus = CommandBus(house.games)
    bus.do(NewGame(game, (Person("Ada"), *bots), {}, 1))
    while bus.moment().round < number and not bus.is_over():
        play_on(bus, "easy", 1)
    play_on(bus, "easy", 0, (0,))
    return bus


def _opened(house: House, bus: CommandBus) -> TableScene:
    """Return the table of a game, open and drawn once."""
    from galaxy_desktop.presenter.session import Session
    from galaxy_desktop.ui.table.scene import TableScene

    table = TableScene(Session(bus, house.thinker), house.doors)
    house.app.open(table)
    house.app.step((), 0.1)
    return table


def write(pictures: Sequence[pygame.Surface], path: Path) -> None:
    """Write pictures side by side, row by row."""
    import pygame

    width, height = pictures[0].get_size() if pictures else (1, 1)
    sheet = pygame.Surface((ACROSS * width, -(-max(1, len(pictures)) // ACROSS) * height))
    for number, shot in enumerate(pictures):
        sheet.blit(shot, (number % ACROSS * width, number // ACROSS * height))
    pygame.image.save(sheet, str(path))


if __name__ == "__main__":
    main()
