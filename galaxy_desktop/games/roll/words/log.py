"""Log lines for every event, worded for one reader."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Event, GameEnded, RoundBegan, Seat
from galaxy_desktop.engine.sentences import Sentences, ended_line, first_text, listed, round_line
from galaxy_desktop.engine.wording import Reader
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.dice import UNKNOWN_FACE, face_of
from galaxy_desktop.games.roll.words import log_phases
from galaxy_desktop.games.roll.words.terms import dice, dice_list, die, item, lent_list, money, phase
from galaxy_desktop.games.roll.words.titles import ended_by_text
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def event_text(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """Return the line for an event, addressing the viewer as "you", without a doubled final period."""
    text = LINES[type(event)](event, Reader(names, viewer))
    return text.removesuffix(".") if text.endswith("..") else text


def _game_began(event: e.GameBegan, r: Reader) -> str:
    empires = [
        _("{who}: {faction} and {home}").format(who=r.called(seat), faction=item(faction), home=item(home))
        for seat, (faction, home) in enumerate(zip(event.factions, event.homes, strict=True))
    ]
    return _("Empires: {empires}. {first}").format(
        empires="; ".join(empires), first=first_text(r, event.first)
    )


def _dice_rolled(event: e.DiceRolled, r: Reader) -> str:
    if UNKNOWN_FACE in event.faces:
        return _("{name} rolls {n}.").format(name=r.names[event.seat], n=dice(len(event.dice)))
    shown = [
        f"{die(one)} ({phase(face_of(one, face))})" for one, face in zip(event.dice, event.faces, strict=True)
    ]
    return r.says(event.seat, _("You roll {shown}."), _("{name} rolls {shown}."), shown=listed(shown))


def _workers_revealed(event: e.WorkersRevealed, r: Reader) -> str:
    places = dict.fromkeys(event.columns)
    below = [
        _("{phase}: {dice}").format(
            phase=phase(place),
            dice=dice_list(one for one, at in zip(event.dice, event.columns, strict=True) if at == place),
        )
        for place in places
    ]
    return r.says(
        event.seat,
        _("You select **{phase}**. {places}."),
        _("{name} selects **{phase}**. {places}."),
        phase=phase(event.selected),
        places="; ".join(below),
    )


def _extra_die_rolled(event: e.ExtraDieRolled, _r: Reader) -> str:
    if event.adds:
        return _("The spare die shows {phase}: it happens too.").format(phase=phase(event.phase))
    return _("The spare die shows {phase}, which was selected already.").format(phase=phase(event.phase))


def _phases_revealed(event: e.PhasesRevealed, _r: Reader) -> str:
    return _("This round: **{phases}**.").format(phases=listed([phase(name) for name in event.phases]))


def _dice_to_cup(event: e.DiceToCup, r: Reader) -> str:
    facts = {"dice": dice_list(event.dice)}
    if event.cause == "reveal":
        return r.says(
            event.seat,
            _("Unused, back to your cup: {dice}."),
            _("Unused, back to the cup of {name}: {dice}."),
            **facts,
        )
    return r.says(
        event.seat,
        _("Back to your cup: {dice} ({cause})."),
        _("Back to the cup of {name}: {dice} ({cause})."),
        cause=item(event.cause),
        **facts,
    )


def _phase_began(event: e.PhaseBegan, r: Reader) -> str:
    if not event.selectors:
        return _("**{phase}**, by the spare die.").format(phase=phase(event.phase))
    who = listed([r.called(seat) for seat in event.selectors])
    return _("**{phase}**, selected by {who}.").format(phase=phase(event.phase), who=who)


def _workers_lent(event: e.WorkersLent, r: Reader) -> str:
    return r.says(
        event.seat,
        _("{cause} lends you {workers}."),
        _("{cause} lends {name} {workers}."),
        cause=item(event.cause),
        workers=lent_list(event.workers),
    )


def _workers_recruited(event: e.WorkersRecruited, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You recruit {dice} for {money}."),
        _("{name} recruits {dice} for {money}."),
        dice=dice_list(event.dice),
        money=money(len(event.dice)),
    )


def _dice_recalled(event: e.DiceRecalled, r: Reader) -> str:
    return r.says(
        event.seat, _("You recall {dice}."), _("{name} recalls {dice}."), dice=dice_list(event.dice)
    )


def _round_ended(event: e.RoundEnded, _r: Reader) -> str:
    squares = ngettext("**{n}** square", "**{n}** squares", event.squares).format(n=event.squares)
    return _(
        "Round {round} is over: **{pool}** VP left in the pool, the largest empire has {squares}."
    ).format(round=event.round, pool=max(0, event.pool), squares=squares)


LINES: Sentences = {
    **log_phases.LINES,
    e.GameBegan: _game_began,
    RoundBegan: round_line,
    e.DiceRolled: _dice_rolled,
    e.WorkersRevealed: _workers_revealed,
    e.ExtraDieRolled: _extra_die_rolled,
    e.PhasesRevealed: _phases_revealed,
    e.DiceToCup: _dice_to_cup,
    e.PhaseBegan: _phase_began,
    e.WorkersLent: _workers_lent,
    e.WorkersRecruited: _workers_recruited,
    e.DiceRecalled: _dice_recalled,
    e.RoundEnded: _round_ended,
    GameEnded: ended_line(ended_by_text),
}
"""The function that words the line, by sort of event."""
