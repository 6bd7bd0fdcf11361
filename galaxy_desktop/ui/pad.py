"""Gamepads as they come and go: their events as those of keys."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import pygame

from galaxy_desktop.ui.pad_keys import AXES, BUTTONS, CHORD, CHORDS, PLAIN, TOGGLED, PadKey

PRESSED, RELEASED = 0.5, 0.35
"""Share of the way of a stick or trigger from which it is pressed, and below which it is let go."""
WHOLE = 32767
AFTER, EVERY = 0.4, 0.11
"""Seconds after which a direction that is held repeats, and between two repetitions."""
HATS: Mapping[tuple[int, int], int] = {
    (0, -1): pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    (0, 1): pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    (1, 1): pygame.CONTROLLER_BUTTON_DPAD_UP,
    (1, -1): pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
"""Button of the cross for an axis of a hat and its direction."""
PadPart = int | tuple[int, int]
PARTS: Mapping[PadPart, PadKey] = dict([*BUTTONS.items(), *AXES.items()])
TYPES = frozenset(
    {
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
        pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP,
        pygame.JOYAXISMOTION,
        pygame.JOYHATMOTION,
    }
)


class Pads:
    """All gamepads: controllers, whose buttons the system knows, and plain joysticks."""

    def __init__(self) -> None:
        self._controller: Any = None
        """Module of pygame for controllers, which takes time to import; None until pads are looked for."""
        self._open: dict[int, Any] = {}
        """Pads that are open, by their id."""
        self._known: set[int] = set()
        """Ids of those whose buttons the system knows."""
        self._down: dict[PadPart, PadKey] = {}
        """Whatever is pressed now, by the part of the pad."""
        self._toggled: set[int] = set()
        self._alone = False
        """True if nothing else has been pressed since the chord is held."""
        self._waits = AFTER

    def begin(self) -> None:
        """Look for pads from now on; those that are there come as events."""
        from pygame._sdl2 import controller

        with suppress(pygame.error):
            pygame.joystick.init()
            controller.init()
            self._controller = controller

    def end(self) -> None:
        """Close all pads."""
        self._open.clear()
        if self._controller is not None:
            self._controller.quit()
            pygame.joystick.quit()
            self._controller = None

    @property
    def rest(self) -> float | None:
        """Seconds until a direction that is held repeats; None if none is."""
        return max(0.0, self._waits) if any(pad.repeats for pad in self._down.values()) else None

    def update(self, dt: float) -> list[pygame.event.Event]:
        """Advance by `dt` seconds; return the keys that repeat."""
        held = [pad for pad in self._down.values() if pad.repeats]
        if not held:
            self._waits = AFTER
            return []
        self._waits -= dt
        if self._waits > 0:
            return []
        self._waits = EVERY
        return [_key(pygame.KEYDOWN, held[-1])]

    def keys(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """Return an event of a pad as those of the keys it stands for."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
            return []
        if event.type == pygame.JOYDEVICEREMOVED:
            return self._remove(event.instance_id)
        return [key for part, down in self._parts(event) for key in self._turn(part, down=down)]

    def let_go(self) -> list[pygame.event.Event]:
        """Let go of everything, as when the window loses the focus."""
        down = [pad for part, pad in self._down.items() if part != CHORD and pad.code not in TOGGLED]
        ups = [_key(pygame.KEYUP, pad) for pad in down]
        ups += [_key(pygame.KEYUP, PadKey("", code)) for code in self._toggled]
        self._down.clear()
        self._toggled.clear()
        return ups

    def _add(self, index: int) -> None:
        with suppress(pygame.error, ValueError):
            if self._controller is not None and self._controller.is_controller(index):
                pad = self._controller.Controller(index)
                number = pad.as_joystick().get_instance_id()
                self._known.add(number)
            else:
                pad = pygame.joystick.Joystick(index)
                number = pad.get_instance_id()
            self._open[number] = pad

    def _remove(self, number: int) -> list[pygame.event.Event]:
        self._open.pop(number, None)
        self._known.discard(number)
        return self.let_go()

    def _parts(self, event: pygame.event.Event) -> Iterator[tuple[PadPart, bool]]:
        """Yield the parts of the pad that an event is about, and whether each is pressed."""
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            yield event.button, event.type == pygame.CONTROLLERBUTTONDOWN
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(event.axis, event.value / WHOLE)
        elif event.instance_id in self._known:
            return
        elif event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            if event.button < len(PLAIN):
                yield PLAIN[event.button], event.type == pygame.JOYBUTTONDOWN
        elif event.type == pygame.JOYAXISMOTION and event.axis < 2:
            yield from self._axis(event.axis, event.value)
        elif event.type == pygame.JOYHATMOTION:
            for (across, way), button in HATS.items():
                yield button, event.value[across] == way

    def _axis(self, axis: int, value: float) -> Iterator[tuple[PadPart, bool]]:
        for way in (-1, 1):
            least = RELEASED if (axis, way) in self._down else PRESSED
            yield (axis, way), value * way >= least

    def _turn(self, part: PadPart, *, down: bool) -> list[pygame.event.Event]:
        """Press or let go of a part; return the key if that is new."""
        pad = self._key_of(part)
        if pad is None or down == (part in self._down):
            return []
        if down:
            self._down[part], self._waits = pad, AFTER
        else:
            del self._down[part]
        if part == CHORD:
            alone, self._alone = self._alone, down
            return [] if down or not alone else [_key(pygame.KEYDOWN, pad), _key(pygame.KEYUP, pad)]
        if down:
            self._alone = False
        if pad.code not in TOGGLED:
            return [_key(pygame.KEYDOWN if down else pygame.KEYUP, pad)]
        if not down:
            return []
        self._toggled ^= {pad.code}
        return [_key(pygame.KEYDOWN if pad.code in self._toggled else pygame.KEYUP, pad)]

    def _key_of(self, part: PadPart) -> PadKey | None:
        """Return the key of a part: the one it was pressed as, or with the chord held its second one."""
        if part in self._down:
            return self._down[part]
        second = CHORDS.get(part) if CHORD in self._down else None
        return second or PARTS.get(part)


def _key(kind: int, pad: PadKey) -> pygame.event.Event:
    """Return the event of a key that a pad has pressed or let go."""
    mod = pad.mod if kind == pygame.KEYDOWN else 0
    return pygame.event.Event(kind, key=pad.code, mod=mod, unicode="", pad=True)
