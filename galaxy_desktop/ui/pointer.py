"""State of pointer and keys as the events tell it; pygame's own state is never asked."""

import pygame

LEFT, RIGHT = pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT
ALT = (pygame.K_LALT, pygame.K_RALT)
SHIFT = (pygame.K_LSHIFT, pygame.K_RSHIFT)
CTRL = (pygame.K_LCTRL, pygame.K_RCTRL)
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
PRESS = (*ENTER, pygame.K_SPACE)
"""Keys that press what has the focus, where both may."""
SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
"""Steps of the arrow keys to the left and to the right."""
COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
"""Modifiers of commands: Ctrl, or the command key of a Mac."""
FAR, STILL = 6, 1
"""Pixels from which a moved press is a drag, and up to which it rests."""
HOLD, DOUBLE_CLICK = 0.4, 0.4
"""Seconds that a press rests until it is held, and within which a second click makes a double click."""
NOWHERE = (-1, -1)


def without_alt_gr(event: pygame.event.Event) -> pygame.event.Event:
    """Return a key without Ctrl and Alt if both come from AltGr, which is the two together on Windows."""
    held = event.mod if event.type == pygame.KEYDOWN else 0
    if not (held & pygame.KMOD_LCTRL and held & pygame.KMOD_RALT):
        return event
    mod = held & ~(pygame.KMOD_LCTRL | pygame.KMOD_RALT)
    return pygame.event.Event(pygame.KEYDOWN, {**event.dict, "mod": mod})


class Pointer:
    """Position of the pointer, held buttons and keys, and whether a press is a click, a drag or a hold.

    `dragging` is True from the moment the pressed pointer has moved away from where it was pressed; `held`
    once the left button has rested in one place for 400 ms: it means the same as a right click.
    """

    def __init__(self) -> None:
        self.pos: tuple[int, int] = NOWHERE
        self.pressed_at: tuple[int, int] | None = None
        self.dragging = False
        self.held = False
        self.buttons: set[int] = set()
        self.keys: set[int] = set()
        self.mods = 0
        self.by_keys = False
        """True if a key was pressed after the mouse was last moved or pressed."""
        self.by_pad = False
        """True if the player has used a gamepad last."""
        self._rested = 0.0
        self._still_at: tuple[int, int] = NOWHERE
        """Position since which the pointer has rested."""

    def handle(self, event: pygame.event.Event) -> None:
        """Record an event; call it before anything else sees the event."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.by_keys = event.type == pygame.KEYDOWN
        if event.type == pygame.MOUSEMOTION:
            if self._is_off(event.pos, STILL):
                self._rested, self._still_at = 0.0, event.pos
            self.pos = event.pos
            self.dragging = self.dragging or self._is_far()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button <= RIGHT:
            self._press(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button <= RIGHT:
            self.pos = event.pos
            self.buttons.discard(event.button)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._key(event)
        elif event.type == pygame.WINDOWLEAVE:
            self.pos = NOWHERE
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.forget()

    def settle(self, event: pygame.event.Event) -> None:
        """End a press; call it after everything else has seen the event."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            self.pressed_at, self.dragging, self.held = None, False, False

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return True once, at the moment a press becomes a hold."""
        if LEFT not in self.buttons or self.dragging or self.held:
            return False
        self._rested += dt
        self.held = self._rested >= HOLD
        return self.held

    @property
    def waiting(self) -> bool:
        """True while a press may still become a hold."""
        return LEFT in self.buttons and not self.dragging and not self.held

    def over(self, rect: pygame.Rect) -> bool:
        """Return whether the pointer is in the rectangle."""
        return rect.collidepoint(self.pos)

    def let_go(self) -> list[pygame.event.Event]:
        """Release the buttons; return the ends of their presses, which are nowhere."""
        ends = [pygame.event.Event(pygame.MOUSEBUTTONUP, button=one, pos=NOWHERE) for one in self.buttons]
        self.buttons.clear()
        self.pressed_at, self.dragging, self.held = None, False, False
        return ends

    def forget(self) -> None:
        """Release everything, as when the window loses the focus."""
        self.buttons.clear()
        self.keys.clear()
        self.mods = 0
        self.pressed_at, self.dragging, self.held = None, False, False

    def _press(self, event: pygame.event.Event) -> None:
        self.pos = event.pos
        self.buttons.add(event.button)
        if event.button == LEFT:
            self.pressed_at, self.dragging, self.held, self._rested = event.pos, False, False, 0.0
            self._still_at = event.pos

    def _key(self, event: pygame.event.Event) -> None:
        self.mods = getattr(event, "mod", self.mods)
        if event.type == pygame.KEYDOWN:
            self.keys.add(event.key)
        else:
            self.keys.discard(event.key)

    def _is_off(self, pos: tuple[int, int], far: int) -> bool:
        return any(abs(now - then) > far for now, then in zip(pos, self._still_at, strict=True))

    def _is_far(self) -> bool:
        if self.pressed_at is None or LEFT not in self.buttons:
            return False
        return any(abs(now - then) > FAR for now, then in zip(self.pos, self.pressed_at, strict=True))
