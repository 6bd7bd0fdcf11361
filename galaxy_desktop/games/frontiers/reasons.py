"""Reasons that an action tile, a development, a world or a good cannot be chosen now."""

from collections.abc import Mapping

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason, because


def why_no_action(taken: Mapping[str, Seat], option: Option) -> Reason | None:
    """Return the reason that an action tile cannot be selected, or None."""
    return because("tile_taken", action=option, seat=taken[option]) if option in taken else None


@plain
class Market:
    """Credits, prices and tiles left for one seat that buys a development."""

    credits: int
    owned: tuple[str, ...]
    prices: Mapping[str, int]
    left: Mapping[str, int]

    def buyable(self) -> tuple[str, ...]:
        """Return the developments that can be bought."""
        return tuple(
            [
                tile
                for tile, price in self.prices.items()
                if price <= self.credits and self.left[tile] and tile not in self.owned
            ]
        )


def why_no_development(offer: Market, option: Option) -> Reason | None:
    """Return the reason that a development cannot be bought, or None."""
    if option not in offer.prices:
        return None
    if option in offer.owned:
        return because("already_owned", tile=option)
    if not offer.left[option]:
        return because("none_left", tile=option)
    return _credits_short(option, offer.prices[option], offer.credits)


def _credits_short(tile: str, needs: int, has: int) -> Reason | None:
    if needs <= has:
        return None
    return because("credits_short", tile=tile, needs=needs, has=has, short=needs - has)
