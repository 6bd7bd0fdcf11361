"""Training settings of the network of Master of the Galaxy."""

from galaxy_desktop.ai.subject import Subject, TrainingTable
from galaxy_desktop.games.master.bot.inputs import all_inputs

SUBJECT = Subject(
    inputs=all_inputs,
    every=2,
    epochs=6,
    outcome=0.9,
    decay=0.5,
    tables=(
        TrainingTable(2, {}, 1_500, 7_000_000, odd=50, strays=6),
        TrainingTable(2, {}, 2_500, 2_000_000),
        TrainingTable(3, {}, 1_800, 5_000_000, odd=50, strays=6),
        TrainingTable(3, {}, 2_500, 3_000_000),
        TrainingTable(4, {}, 1_100, 6_000_000, odd=50, strays=6),
        TrainingTable(4, {}, 1_000, 4_002_000),
    ),
    grows_by="nearest of all",
)
