"""Every sound of the client by name; the argument is the variant's chance and a small shift of pitch."""

import random
from collections.abc import Callable, Mapping

from sounding.waves import BELL, GLASS, SOFT, Wave, hiss, knock, mix, note, tone

Maker = Callable[[random.Random, float], Wave]


def card_draw(rng: random.Random, shift: float) -> Wave:
    """A card slides off the deck."""
    return hiss(rng, 0.15, 900 * shift, 5200 * shift, peak=0.55, sweep=0.5)


def card_place(rng: random.Random, shift: float) -> Wave:
    """A card slides and lands."""
    slide = hiss(rng, 0.11, 700 * shift, 3600 * shift, peak=0.6)
    return mix((0.0, 0.6, slide), (0.085, 1.0, knock(rng, 190 * shift, 0.09, click=0.7)))


def card_flip(rng: random.Random, shift: float) -> Wave:
    """A card snaps over."""
    first = hiss(rng, 0.06, 1400 * shift, 7500 * shift, peak=0.2)
    second = hiss(rng, 0.05, 900 * shift, 5000 * shift, peak=0.1)
    return mix((0.0, 0.7, first), (0.07, 1.0, second))


def shuffle(rng: random.Random, shift: float) -> Wave:
    """Many cards fall into one another."""
    parts = [
        (
            0.028 * i + rng.uniform(0, 0.008),
            rng.uniform(0.5, 1.0),
            hiss(rng, 0.03, 1500 * shift, 7000, peak=0.12),
        )
        for i in range(12)
    ]
    return mix(*parts)


def pay(rng: random.Random, shift: float) -> Wave:
    """Cards drop on the discards together."""
    parts = [
        (0.045 * i, 0.8 - 0.15 * i, hiss(rng, 0.09, 600 * shift, 3200 * shift, peak=0.3)) for i in range(3)
    ]
    return mix(*parts, (0.13, 0.7, knock(rng, 150 * shift, 0.08, click=0.3)))


def good_on(rng: random.Random, shift: float) -> Wave:
    """A good appears."""
    return mix(
        (0.0, 1.0, tone(note(12) * shift, 0.18, GLASS, bend=0.05)),
        (0.0, 0.4, knock(rng, 420 * shift, 0.05)),
    )


def good_off(rng: random.Random, shift: float) -> Wave:
    """A good is used up."""
    return mix(
        (0.0, 1.0, tone(note(12) * shift, 0.16, GLASS, bend=-0.22)),
        (0.02, 0.3, hiss(rng, 0.12, 900, 4200, peak=0.3)),
    )


def die_shake(rng: random.Random, shift: float) -> Wave:
    """Dice rattle in a cup."""
    parts = [
        (
            rng.uniform(0, 0.31),
            rng.uniform(0.4, 1.0),
            knock(rng, rng.uniform(700, 1300) * shift, 0.05, click=0.9),
        )
        for _ in range(13)
    ]
    return mix((0.0, 0.25, hiss(rng, 0.36, 300, 1500, peak=0.5)), *parts)


def die_hit(rng: random.Random, shift: float) -> Wave:
    """A die strikes the tray."""
    return knock(rng, 620 * shift, 0.09, click=1.0)


def die_settle(rng: random.Random, shift: float) -> Wave:
    """A die comes to rest."""
    parts = [
        (0.055 * i, 1.0 - 0.3 * i, knock(rng, (520 - 40 * i) * shift, 0.06, click=0.8)) for i in range(3)
    ]
    return mix(*parts)


def cube_click(rng: random.Random, shift: float) -> Wave:
    """A wooden cube in its slot."""
    return knock(rng, 880 * shift, 0.07, click=0.7)


def base_thud(rng: random.Random, shift: float) -> Wave:
    """Something heavy is built."""
    return mix(
        (0.0, 1.0, knock(rng, 96 * shift, 0.24, click=0.3)), (0.0, 0.4, hiss(rng, 0.12, 150, 900, peak=0.1))
    )


def tile_slide(rng: random.Random, shift: float) -> Wave:
    """A tile slides and stops."""
    return mix(
        (0.0, 0.7, hiss(rng, 0.19, 350 * shift, 2100 * shift, peak=0.7)),
        (0.17, 1.0, knock(rng, 300 * shift, 0.07)),
    )


def disk_slide(rng: random.Random, shift: float) -> Wave:
    """A disk moves along a track."""
    return hiss(rng, 0.2, 500 * shift, 2600 * shift, peak=0.5, sweep=-0.3)


def coins(rng: random.Random, shift: float) -> Wave:
    """Coins."""
    return mix(
        (0.0, 0.8, tone(2050 * shift, 0.13, GLASS, attack=0.001)),
        (0.06, 1.0, tone(2480 * shift, 0.20, GLASS, attack=0.001)),
    )


def points(rng: random.Random, shift: float) -> Wave:
    """Points: two bright notes that rise."""
    return mix(
        (0.0, 0.8, tone(note(16) * shift, 0.2, BELL)),
        (0.075, 1.0, tone(note(21) * shift, 0.28, BELL)),
    )


def your_turn(rng: random.Random, shift: float) -> Wave:
    """It is your turn: a fourth, gentle."""
    return mix((0.0, 0.9, tone(note(7) * shift, 0.22, SOFT)), (0.10, 1.0, tone(note(12) * shift, 0.24, SOFT)))


def hint(rng: random.Random, shift: float) -> Wave:
    """A hint lights up."""
    return mix(
        (0.0, 0.7, tone(note(19) * shift, 0.22, GLASS)), (0.05, 0.8, tone(note(24) * shift, 0.26, GLASS))
    )


def undo(rng: random.Random, shift: float) -> Wave:
    """Back one step."""
    return mix(
        (0.0, 1.0, tone(note(9) * shift, 0.13, SOFT, bend=-0.15)),
        (0.07, 0.8, tone(note(4) * shift, 0.15, SOFT)),
    )


def redo(rng: random.Random, shift: float) -> Wave:
    """Forward again."""
    return mix(
        (0.0, 0.8, tone(note(4) * shift, 0.13, SOFT)),
        (0.07, 1.0, tone(note(9) * shift, 0.15, SOFT, bend=0.1)),
    )


def refuse(rng: random.Random, shift: float) -> Wave:
    """Not allowed: soft and low."""
    low = tone(note(-14) * shift, 0.22, SOFT, attack=0.012, bend=-0.06)
    return mix((0.0, 1.0, low), (0.0, 0.5, tone(note(-7) * shift, 0.14, SOFT, attack=0.012)))


def button(rng: random.Random, shift: float) -> Wave:
    """A button is pressed."""
    return mix(
        (0.0, 1.0, knock(rng, 540 * shift, 0.045, click=0.5)), (0.0, 0.3, tone(note(19) * shift, 0.05, SOFT))
    )


def chosen(rng: random.Random, shift: float) -> Wave:
    """Something is chosen."""
    return mix(
        (0.0, 0.5, knock(rng, 640 * shift, 0.04)), (0.0, 1.0, tone(note(14) * shift, 0.13, SOFT, bend=0.04))
    )


def taken_back(rng: random.Random, shift: float) -> Wave:
    """A choice is taken back."""
    return mix(
        (0.0, 0.5, knock(rng, 480 * shift, 0.04)), (0.0, 1.0, tone(note(9) * shift, 0.12, SOFT, bend=-0.08))
    )


def drawer(rng: random.Random, shift: float) -> Wave:
    """A drawer opens or closes."""
    return hiss(rng, 0.16, 250 * shift, 1900 * shift, peak=0.4, sweep=0.6)


def conflict_begins(rng: random.Random, shift: float) -> Wave:
    """A conflict begins: a drum and a low fifth."""
    return mix(
        (0.0, 1.0, knock(rng, 82 * shift, 0.30, click=0.4)),
        (0.0, 0.5, tone(note(-12) * shift, 0.36, SOFT, attack=0.02)),
        (0.0, 0.4, tone(note(-5) * shift, 0.36, SOFT, attack=0.02)),
    )


def conflict_won(rng: random.Random, shift: float) -> Wave:
    """A conflict is won."""
    return mix(*((0.07 * i, 0.8, tone(note(s) * shift, 0.26, BELL)) for i, s in enumerate((0, 7, 12))))


def symbol_gained(rng: random.Random, shift: float) -> Wave:
    """A symbol is gained."""
    return mix(
        (0.0, 0.8, tone(note(12) * shift, 0.24, GLASS)), (0.09, 0.8, tone(note(17) * shift, 0.28, GLASS))
    )


def last_round(rng: random.Random, shift: float) -> Wave:
    """A bell: the last round."""
    return tone(note(5) * shift, 0.39, (*BELL, (0.5, 0.5, 1.0), (2.4, 0.25, 0.6)), attack=0.002)


def victory(rng: random.Random, shift: float) -> Wave:
    """Won: a chord that climbs."""
    steps = (0, 4, 7, 12, 16)
    return mix(*((0.08 * i, 0.7, tone(note(s) * shift, 0.46, BELL)) for i, s in enumerate(steps)))


def defeat(rng: random.Random, shift: float) -> Wave:
    """Lost: three notes that come to rest."""
    return mix(*((0.13 * i, 0.8, tone(note(s) * shift, 0.44, SOFT)) for i, s in enumerate((7, 4, 0))))


def saved(rng: random.Random, shift: float) -> Wave:
    """The game is saved."""
    return mix((0.0, 0.7, tone(note(12) * shift, 0.12, SOFT)), (0.06, 0.9, tone(note(19) * shift, 0.2, SOFT)))


def _phase(step: int) -> Maker:
    def make(rng: random.Random, shift: float) -> Wave:
        return mix(
            (0.0, 1.0, tone(note(step) * shift, 0.30, BELL, attack=0.010)),
            (0.0, 0.35, tone(note(step - 12) * shift, 0.30, SOFT, attack=0.010)),
        )

    return make


_PHASES = dict(zip(("explore", "develop", "settle", "consume", "produce"), (0, 2, 4, 7, 9), strict=True))

EFFECTS: Mapping[str, Maker] = {
    **{
        f.__name__: f
        for f in (
            card_draw, card_place, card_flip, shuffle, pay, good_on, good_off, die_shake, die_hit, die_settle,
            cube_click, base_thud, tile_slide, disk_slide, coins, points, your_turn, hint, undo, redo, refuse,
            button, chosen, taken_back, drawer, conflict_begins, conflict_won, symbol_gained, last_round,
            victory, defeat, saved,
        )
    },
    **{f"phase_{name}": _phase(step) for name, step in _PHASES.items()},
}  # fmt: skip
