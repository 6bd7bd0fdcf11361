"""Sentences for the bonuses that 6-cost developments score at the end of the game."""

from collections.abc import Mapping
from dataclasses import dataclass

from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.engine.wording import Cases, Row, Wording, cases, row, sentence
from galaxy_desktop.games.race.box import designs
from galaxy_desktop.games.race.schema import Card, ScoreRecord
from galaxy_desktop.games.race.scoring import satisfies
from galaxy_desktop.games.race.words.terms import item, kind, phase, tag
from galaxy_desktop.language import N_


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of a development's bonus; `other` if an earlier line may have counted cards it would count.

    `own` if the line counts the development itself.
    """

    record: ScoreRecord
    other: bool
    own: bool


def record_text(card: Card, record: ScoreRecord, edition: str) -> str:
    """Return a sentence for what one line of a bonus counts."""
    line = ScoreLine(record, _overlaps(card, record, edition), _counts_itself(card, record))
    return sentence(SENTENCES, record.per, line)


def _overlaps(card: Card, record: ScoreRecord, edition: str) -> bool:
    """Return whether an earlier line may have counted cards that this line would count too."""
    earlier = [r.where for r in card.score[: card.score.index(record)] if r.per == "card"]
    return record.per == "card" and any(
        satisfies(design, record.where) and any(satisfies(design, where) for where in earlier)
        for design in designs(edition).values()
    )


def _counts_itself(card: Card, record: ScoreRecord) -> bool:
    """Return whether a line counts the card that it is on."""
    counting = (r for r in card.score if r.per == "card" and satisfies(card, r.where))
    return next(counting, None) is record


def _of_a_world(line: ScoreLine) -> bool:
    return line.record.where.type == "world"


def _other(line: ScoreLine) -> bool:
    return line.other


def _itself_too(line: ScoreLine) -> bool:
    return line.other and line.own


_WITH_A_POWER = cases(
    (_of_a_world, row(N_("{vp} for each world with a power in {phase}."))),
    otherwise=row(N_("{vp} for each development with a power in {phase}.")),
)
_WITH_A_KEYWORD = cases(
    (lambda line: line.record.where.military, row(N_("{vp} for each {tag} military world."))),
    (_itself_too, row(N_("{vp} for this card and each other card with the {tag} keyword."))),
    (_other, row(N_("{vp} for each other card with the {tag} keyword."))),
    otherwise=row(N_("{vp} for each card with the {tag} keyword.")),
)
_OF_A_KIND = cases(
    (
        lambda line: line.record.where.source == "production",
        row(N_("{vp} for each {kind} production world.")),
    ),
    (lambda line: line.record.where.source == "windfall", row(N_("{vp} for each {kind} windfall world."))),
    otherwise=row(N_("{vp} for each {kind} world.")),
)
_DEVELOPMENTS = cases(
    (lambda line: line.record.where.cost, row(N_("{vp} for each {cost}-cost development."))),
    (_other, row(N_("{vp} for each other development."))),
    otherwise=row(N_("{vp} for each development.")),
)
_WORLDS = cases(
    (
        lambda line: line.record.where.military and line.other,
        row(N_("{vp} for each other military world.")),
    ),
    (lambda line: line.record.where.military, row(N_("{vp} for each military world."))),
    (lambda line: line.record.where.source, row(N_("{vp} for each production world."))),
    (_other, row(N_("{vp} for each other world."))),
    otherwise=row(N_("{vp} for each world.")),
)
_NAMED = cases(
    (lambda line: len(line.record.where.id) > 1, row(N_("{vp} for each of {cards}."))),
    otherwise=row(N_("{vp} for {cards}.")),
)
ROWS: Mapping[str, Row | Cases[Row]] = {
    "vp_chips": row(N_("{vp} for every **{every}** VP in chips, rounded down.")),
    "total_military": row(N_("{vp} for each point of your total Military.")),
    "good": row(N_("{vp} for each good {any_good} on your worlds.")),
    "card": cases(
        (lambda line: line.record.where.id, _NAMED),
        (lambda line: line.record.where.power_in, _WITH_A_POWER),
        (lambda line: line.record.where.tag, _WITH_A_KEYWORD),
        (lambda line: line.record.where.good, _OF_A_KIND),
        (lambda line: line.record.where.type == "development", _DEVELOPMENTS),
        otherwise=_WORLDS,
    ),
}

SENTENCES: Wording[Row] = Wording(
    rows=ROWS,
    values={
        "vp": lambda line: vp(line.record.vp),
        "every": lambda line: line.record.every,
        "cards": lambda line: listed([item(card) for card in line.record.where.id]),
        "phase": lambda line: phase(line.record.where.power_in),
        "tag": lambda line: tag(line.record.where.tag),
        "kind": lambda line: kind(line.record.where.good),
        "cost": lambda line: line.record.where.cost,
    },
)
"""The row of what each line counts."""
