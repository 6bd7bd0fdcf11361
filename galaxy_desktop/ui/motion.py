"""Animation over time: easings of the tokens, and a queue that any click may finish."""

from collections.abc import Callable

Ease = Callable[[float], float]
FADE = 120


def linear(t: float) -> float:
    """Move evenly."""
    return t


def out_cubic(t: float) -> float:
    """Start fast, end slowly."""
    return 1 - (1 - t) ** 3


def out_quint(t: float) -> float:
    """Start very fast, end slowly."""
    return 1 - (1 - t) ** 5


def in_cubic(t: float) -> float:
    """Start slowly, end fast."""
    return t**3


def in_out(t: float) -> float:
    """Start and end slowly."""
    return t * t * (3 - 2 * t)


def out_back(t: float, over: float = 1.4) -> float:
    """Go a little too far, then back."""
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


EASES: dict[str, Ease] = {
    "linear": linear,
    "out_cubic": out_cubic,
    "out_quint": out_quint,
    "in_cubic": in_cubic,
    "in_out": in_out,
    "out_back": out_back,
}


def ease_named(token: str) -> Ease:
    """Return the easing of a token such as "out_cubic" or "out_back 1.4"; raise `KeyError` if unknown."""
    name, *numbers = token.replace(",", " ").split()
    if name == "out_back" and numbers:
        over = float(numbers[0])
        return lambda t: out_back(t, over)
    return EASES[name]


class Tween:
    """Animation: `value` goes from 0 to 1 in `ms` after `delay` ms; `ended` is called when it is over."""

    def __init__(
        self,
        ms: float,
        ease: Ease = out_cubic,
        delay: float = 0.0,
        ended: Callable[[], None] | None = None,
    ) -> None:
        self.ms = ms
        self.ease = ease
        self.delay = delay
        self.ended = ended
        self.passed = 0.0

    @property
    def value(self) -> float:
        """Eased share of the way, 0 at the start and 1 at the end."""
        return self.ease(self.passed_share)

    @property
    def passed_share(self) -> float:
        """Share of its time that has passed, before any easing."""
        return 1.0 if self.ms <= 0 else min(1.0, max(0.0, (self.passed - self.delay) / self.ms))

    @property
    def started(self) -> bool:
        """True once the delay is over."""
        return self.passed >= self.delay

    @property
    def left(self) -> float:
        """Milliseconds still to go."""
        return max(0.0, self.delay + self.ms - self.passed)


class Motion:
    """Running animations of a screen, at the speed the player has chosen."""

    def __init__(self, speed: float = 1.0, limit: float = 2500.0, *, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self.limit = limit
        self.tweens: list[Tween] = []

    def start(
        self,
        ms: float,
        ease: Ease = out_cubic,
        *,
        delay: float = 0.0,
        ended: Callable[[], None] | None = None,
    ) -> Tween:
        """Start an animation and return it; reduced motion makes it a short fade."""
        length = min(ms, FADE) if self.reduced else ms
        wait = 0.0 if self.reduced else delay
        tween = Tween(length * self.speed, linear if self.reduced else ease, wait * self.speed, ended)
        self.tweens.append(tween)
        return tween

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True if anything was moving."""
        if not self.tweens:
            return False
        for tween in self.tweens:
            tween.passed += dt * 1000
        if max(tween.left for tween in self.tweens) > self.limit:
            self.finish()
        over = [tween for tween in self.tweens if tween.left <= 0]
        self.tweens = [tween for tween in self.tweens if tween.left > 0]
        _end(over)
        return True

    def finish(self) -> None:
        """Bring every animation to its end at once, as after any click or key."""
        over, self.tweens = self.tweens, []
        for tween in over:
            tween.passed = tween.delay + tween.ms
        _end(over)

    @property
    def busy(self) -> bool:
        """True while anything moves."""
        return bool(self.tweens)


def _end(tweens: list[Tween]) -> None:
    for tween in tweens:
        if tween.ended is not None:
            tween.ended()
