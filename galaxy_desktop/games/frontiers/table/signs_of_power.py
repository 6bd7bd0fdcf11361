"""Signs of the powers of a tile: in full if there is room, else the action in which each works."""

from collections.abc import Callable, Mapping

from galaxy_desktop.games.frontiers.schema import KINDS, Power, Tile, Where
from galaxy_desktop.ui.tabletop.parts import MINUS, TIMES, Part, PartText, Sign, signed

Parts = tuple[Part, ...]
PowerKey = tuple[str, str]
ARROW = Sign("arrow_right")


def parts_of_powers(tile: Tile) -> Parts:
    """Return a sign for each action in which a power works, and for Military; no two alike."""
    return tuple(dict.fromkeys(part for power in tile.powers for part in _short(power)))


def full_parts_of_powers(tile: Tile) -> Parts:
    """Return what each power takes and brings, one after the other."""
    return tuple(part for power in tile.powers for part in parts_of(power))


def parts_of_keywords(tile: Tile) -> Parts:
    """Return the signs of the keywords of a tile."""
    return tuple(Sign(f"tag_{keyword}") for keyword in tile.keywords)


def parts_of(power: Power) -> Parts:
    """Return one power in full: its action, what it takes, what it brings."""
    return FULL[power.action, power.code](power)


def _short(power: Power) -> Parts:
    if power.code == "military":
        return (Sign("military", signed(power.amount)),)
    kind = (Sign(power.kind),) if power.kind in KINDS else ()
    return (Sign(power.action), *kind)


def _good(kind: str) -> Part:
    """Return the sign of a good of a kind, or of any kind."""
    return Sign(kind if kind in KINDS else "any_good")


def _about(where: Where | None) -> Parts:
    """Return the sign of the worlds that a power is about: their kind, keyword or sort; empty for all."""
    if where is None:
        return ()
    if where.kind in KINDS:
        return (Sign(where.kind),)
    if where.keyword:
        return (Sign(f"tag_{where.keyword}"),)
    return (Sign("civil_cost"),) if where.settle else ()


def _credits(power: Power) -> Parts:
    return (Sign(power.action), Sign("credits"), PartText(signed(power.amount)))


def _military(power: Power) -> Parts:
    return (Sign("military", signed(power.amount)), *_about(power.where))


def _temporary(power: Power) -> Parts:
    return (_good(power.kind), ARROW, Sign("military", signed(power.amount)))


def _discount(power: Power) -> Parts:
    return (Sign(power.action), *_about(power.where), PartText(f"{MINUS}{power.amount}"))


def _sale(power: Power) -> Parts:
    return (Sign("trade"), _good(power.kind), PartText(signed(power.amount)))


def _consume(power: Power) -> Parts:
    """Return the goods that a Consume power takes, and what it pays for them."""
    taken = (_good(power.kind), *((PartText(f"{TIMES}{power.goods}"),) if power.goods > 1 else ()))
    points = (Sign("points", str(power.vp)),) if power.vp else ()
    paid = (Sign("credits"), PartText(str(power.credits))) if power.credits else ()
    price = (Sign("credits"),) if power.credits_from_price else ()
    often = (PartText(f"{TIMES}{power.times}"),) if power.times > 1 else ()
    return (Sign("consume"), *taken, ARROW, *points, *paid, *price, *often)


def _action_alone(power: Power) -> Parts:
    return (Sign(power.action),)


FULL: Mapping[PowerKey, Callable[[Power], Parts]] = {
    ("explore", "draw"): lambda power: (Sign("explore"), PartText(signed(power.amount))),
    ("explore", "credits"): _credits,
    ("explore", "colonists"): lambda power: (
        Sign("explore"),
        Sign("colonist"),
        PartText(signed(power.amount)),
    ),
    ("develop", "credits"): _credits,
    ("develop", "discount"): _discount,
    ("settle", "military"): _military,
    ("settle", "temporary_military"): _temporary,
    ("settle", "discount"): _discount,
    ("settle", "credits"): _credits,
    ("settle", "colonists"): lambda power: (Sign("settle"), Sign("colonist"), PartText(signed(power.amount))),
    ("settle", "draw"): lambda power: (Sign("settle"), Sign("bag"), PartText(signed(power.amount))),
    ("settle", "pay_for_military"): lambda power: (Sign("settle"), Sign("credits"), Sign("defense")),
    ("settle", "second_world"): lambda power: (Sign("settle"), PartText(f"{TIMES}2")),
    ("settle", "upgrade"): _action_alone,
    ("settle", "replace_self"): _action_alone,
    ("produce", "windfall"): lambda power: (Sign("produce"), _good(power.kind)),
    ("produce", "credits"): _credits,
    ("produce", "paid_production"): lambda power: (
        Sign("produce"),
        Sign("credits"),
        PartText(f"{MINUS}{power.cost}"),
    ),
    ("trade", "bonus"): _sale,
    ("consume", "consume"): _consume,
    ("consume", "credits"): _credits,
    ("consume", "vp"): lambda power: (Sign("consume"), Sign("points", str(power.amount))),
    ("consume", "vp_per_good"): lambda power: (
        Sign("consume"),
        Sign("any_good"),
        ARROW,
        Sign("points", str(power.amount)),
    ),
}
"""Functions that return the signs of a power in full, by its action and code."""
