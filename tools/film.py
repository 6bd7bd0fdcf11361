"""Contact sheet of what the table shows after an answer: `python -m tools.film race --out sheet.png`.

A picture is taken every 0.2 seconds until the player is asked again.
"""

import argparse
from pathlib import Path
from typing import Any

from galaxy_desktop.ai.levels import bot_of, budget_of
from galaxy_desktop.commands.offscreen import house_without_screen, play_on
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import look_up
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import GiveAnswer, NewGame
from galaxy_desktop.play.seats import COMPUTERS, Bot, Person

SIZE, PICTURE, ACROSS = (1920, 1080), (640, 360), 5
EVERY, RATE = 0.2, 30
MOST = 100


def main() -> None:
    """Film one round, or `--questions` of the player's own, and write the sheet."""
    parser = argparse.ArgumentParser(prog="python -m tools.film", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--answers", type=int, default=40, help="answers given before the film")
    parser.add_argument("--questions", type=int, default=1, help="questions the player answers in the film")
    parser.add_argument("--speed", default="normal")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    pictures = film(args.game, args.players, args.answers, args.questions, args.speed)
    write(pictures, args.out)
    print(f"{len(pictures)} pictures, {len(pictures) * EVERY:.1f} s: {args.out}")


def film(game: str, players: int, answers: int, questions: int, speed: str) -> list[Any]:
    """Return the pictures, in the order of time."""
    import pygame

    from galaxy_desktop.presenter.session import Session
    from galaxy_desktop.ui.table.scene import TableScene

    rules, playbook = look_up(game)
    bots = tuple(Bot("easy", name) for name in COMPUTERS[: players - 1])
    with house_without_screen(SIZE, quick=True, speed=speed, mute=True) as house:
        bus = CommandBus(house.games)
        bus.do(NewGame(game, (Person("Ada"), *bots), {}, 1))
        play_on(bus, "easy", answers, (0,))
        session, dice = Session(bus, house.thinker), Dice(1)
        table = TableScene(session, house.doors)
        house.app.open(table)
        house.app.step((), 0.1)
        pictures: list[Any] = []
        bot, clock, asked = bot_of("easy", rules, playbook), 0.0, 0
        while len(pictures) < MOST and not bus.is_over():
            if table.controller.question is not None and not table.view.painter.busy:
                if asked == questions:
                    break
                asked += 1
                decision = table.controller.question.decision
                session.do(
                    GiveAnswer(0, bot.choose(bus.view(0), decision, dice, budget_of(playbook, decision)))
                )
            house.app.step((), 1 / RATE)
            clock += 1 / RATE
            if clock >= EVERY:
                clock -= EVERY
                pictures.append(pygame.transform.smoothscale(house.app.surface, PICTURE))
        return pictures


def write(pictures: list[Any], path: Path) -> None:
    """Write pictures side by side, row by row."""
    import pygame

    down = -(-len(pictures) // ACROSS)
    sheet = pygame.Surface((ACROSS * PICTURE[0], max(1, down) * PICTURE[1]))
    for number, picture in enumerate(pictures):
        sheet.blit(picture, (number % ACROSS * PICTURE[0], number // ACROSS * PICTURE[1]))
    pygame.image.save(sheet, str(path))


if __name__ == "__main__":
    main()
