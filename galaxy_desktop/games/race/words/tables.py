"""Sentences for the score tables of cost-6 developments."""

from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.games.race.box import designs
from galaxy_desktop.games.race.schema import Card, ScoreRecord, Where
from galaxy_desktop.games.race.scoring import satisfies
from galaxy_desktop.games.race.words.terms import item, kind, phase, tag
from galaxy_desktop.language import gettext as _


def record_text(card: Card, record: ScoreRecord, edition: str) -> str:
    """Return a sentence for what one line of a score table counts."""
    if record.per == "vp_chips":
        return _("{vp} for every **{n}** VP in chips.").format(vp=vp(record.vp), n=record.every)
    if record.per == "total_military":
        return _("{vp} for each point of your Military.").format(vp=vp(record.vp))
    if record.per == "good":
        return _("{vp} for each good {{any_good}} on your worlds.").format(vp=vp(record.vp))
    if record.where.id:
        form = _("{vp} for each of {cards}.") if len(record.where.id) > 1 else _("{vp} for {cards}.")
        return form.format(vp=vp(record.vp), cards=listed([item(card) for card in record.where.id]))
    form = (
        _("{vp} for each other {what}.") if _overlaps(card, record, edition) else _("{vp} for each {what}.")
    )
    return form.format(vp=vp(record.vp), what=_counted(record.where))


def _overlaps(card: Card, record: ScoreRecord, edition: str) -> bool:
    """Return whether an earlier line may have counted cards that this line would count too."""
    earlier = [r.where for r in card.score[: card.score.index(record)] if r.per == "card"]
    return any(
        satisfies(design, record.where) and any(satisfies(design, where) for where in earlier)
        for design in designs(edition).values()
    )


def _counted(where: Where) -> str:
    """Return the cards that a line counts, in the singular."""
    if where.power_in:
        form = (
            _("world with a power in {phase}")
            if where.type == "world"
            else _("development with a power in {phase}")
        )
        return form.format(phase=phase(where.power_in))
    if where.tag:
        form = _("military {word} world") if where.military else _("card with the word {word}")
        return form.format(word=tag(where.tag))
    if where.good:
        forms = {"production": _("{kind} production world"), "windfall": _("{kind} windfall world")}
        return forms.get(where.source, _("{kind} world")).format(kind=kind(where.good))
    if where.type == "development":
        return _("development of cost **{n}**").format(n=where.cost) if where.cost else _("development")
    if where.military:
        return _("military world")
    return _("production world") if where.source else _("world")
