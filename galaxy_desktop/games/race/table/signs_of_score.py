"""Signs of the score lines of a cost-6 development: points, then the things counted."""

from galaxy_desktop.games.race.schema import Card, ScoreRecord, Where
from galaxy_desktop.games.race.table.signs_of_power import PowerRow, chip
from galaxy_desktop.games.race.words.terms import item
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.parts import Part, PartText, Sign


def score_rows(card: Card) -> tuple[PowerRow, ...]:
    """Return the score lines of a card, one for each card that a line names."""
    return tuple(
        PowerRow(Sign("points", str(record.vp)), (PartText(_("per"), soft=True), *counted))
        for record in card.score
        for counted in _counted(record)
    )


def closing_row() -> PowerRow:
    """Return the one line that stands for the score lines where there is no room for them."""
    return PowerRow(Sign("points", "?"), (PartText(_("end bonus"), soft=True),))


def _counted(record: ScoreRecord) -> list[tuple[Part, ...]]:
    if record.per == "vp_chips":
        return [(PartText(str(record.every)), Sign("points"))]
    if record.per == "total_military":
        return [(Sign("military"),)]
    if record.per == "good":
        return [(Sign("any_good"),)]
    if record.where.id:
        return [(PartText(item(card), soft=True, whole=True),) for card in record.where.id]
    return [_cards_that(record.where)]


def _cards_that(where: Where) -> tuple[Part, ...]:
    """Return the signs of the cards that satisfy a condition."""
    parts: list[Part] = []
    if where.power_in:
        parts.append(chip(where.power_in))
    if where.tag:
        parts.append(Sign(f"tag_{where.tag}"))
    if where.type == "development":
        parts.append(Sign("development_cost", str(where.cost or "")))
    elif where.type == "world":
        parts += _world(where)
    else:
        parts.append(Sign("card"))
    return tuple(parts)


def _world(where: Where) -> list[Part]:
    if where.good and where.source:
        return [Sign("windfall" if where.source == "windfall" else "socket", where.good)]
    if where.good:
        return [Sign("socket", where.good), PartText("/"), Sign("windfall", where.good)]
    if where.source:
        return [Sign("produce"), Sign("civil_cost")]
    return [Sign("defense" if where.military else "civil_cost")]
