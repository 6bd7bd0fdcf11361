"""Guided first game of a game: its table, and the note that its guide is under way."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.folders import Folders
from galaxy_desktop.play.commands import Load, NewGame
from galaxy_desktop.play.learned import learned, remember
from galaxy_desktop.play.savelist import SaveInfo
from galaxy_desktop.ui.menu.running import begun_guide
from galaxy_desktop.ui.new_game.setup import lesson
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.stage import Stage


def guided_under_way(folders: Folders, game: str, saves: Sequence[SaveInfo]) -> SaveInfo | None:
    """Return the newest of the unfinished games whose guide is under way; None if there is none."""
    seed = learned(folders, game).seed
    guided = (info for info in saves if info.meta is not None and info.meta.table.seed == seed)
    return next(guided, None)


def begin_guided(
    stage: Stage,
    client: Client,
    game: Game[Any],
    saves: Sequence[SaveInfo],
    begin: Callable[[NewGame | Load], None],
) -> None:
    """Begin the guided game of a game, or ask whether to continue the one among its unfinished games."""

    def start_over() -> None:
        begin(guided_game(client, stage.folders, game, stage.kit.settings.name_at_table))

    def answered(begun: SaveInfo, go_on: bool | None) -> None:  # noqa: FBT001 - the result of a dialog
        if go_on:
            begin(Load(begun.path))
        elif go_on is not None:
            start_over()

    begun = guided_under_way(stage.folders, game.id, saves)
    if begun is None:
        start_over()
    else:
        stage.open(begun_guide(game.name, begun), partial(answered, begun))


def guided_game(client: Client, folders: Folders, game: Game[Any], player: str) -> NewGame:
    """Return the command that begins a newcomer's first game; its guide starts from the first lesson.

    A game without a guide gets its options for beginners and a random deal.
    """
    guide = game.guide()
    if guide is None:
        return lesson(game, player, client.levels[0], client.seed()).command()
    setup = lesson(game, player, client.levels[0], guide.seed)
    while len(setup.chairs) < guide.seats:
        setup.add(client.levels[0])
    for option, choice in guide.options.items():
        setup.choose(option, choice)
    remember(folders, game.id, replace(learned(folders, game.id), lessons=(), seed=guide.seed))
    return setup.command()
