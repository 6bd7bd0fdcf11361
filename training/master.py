"""Master of the Galaxy, as it is learned."""

from pathlib import Path

from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.bot import PLAYBOOK
from galaxy_desktop.games.master.bot.inputs import all_inputs
from training.subject import Subject, Table

SUBJECT = Subject(
    game=GAME,
    playbook=PLAYBOOK,
    inputs=all_inputs,
    phase="allocate",
    odd=25,
    epochs=12,
    tables=(Table(2, {}, 1.0), Table(3, {}, 0.25), Table(4, {}, 0.15)),
    out=Path("galaxy_desktop/games/master/data/network.json"),
)
