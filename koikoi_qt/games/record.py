"""A match as one file: written, read back and checked against every rule (design.md, "The record").

The file is JSON. Loading checks its shape and values; `Record.match` plays it through the rules
engine, so a record that loads and plays is a match that really could have been.
"""

import contextlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from koikoi_qt.games.common import (
    SEAT_NAMES,
    IllegalMove,
    Phrase,
    UnreadableMove,
    phrase,
    quoted,
)
from koikoi_qt.games.koikoi.cards import Card
from koikoi_qt.games.koikoi.deal import Deal, Deck, Draw, WrongDeal, check_deal
from koikoi_qt.games.koikoi.match import Match
from koikoi_qt.games.koikoi.moves import Move
from koikoi_qt.games.koikoi.rules import Rules, RulesError
from koikoi_qt.games.strict_json import (
    Where,
    WrongShape,
    a_list,
    a_text,
    an_object,
    at,
    below,
    not_known,
    read_json,
    why_no_json,
)

FORMAT: Final = "koikoi-record"
VERSION: Final = 1
SUFFIX: Final = ".koikoi"
LEVELS: Final = ("random", "easy", "medium", "hard", "master")
MOST_BYTES: Final = 4 * 1024 * 1024
"""A match of twelve months takes about 10 KB; many redeals a little more."""

_KEYS: Final = ("format", "version", "game", "rules", "players", "months")
_PLAYER_KEYS: Final = ("seat", "name", "level")
_MONTH_KEYS: Final = ("dealer", "draws", "rejected", "deck", "moves")


class RecordError(ValueError):
    """A record that is no match; the message says where in the file, what, and what is allowed."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat where: `level` is a CPU player's level, None for a person."""

    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class MonthRecord:
    """One month: its deal, and the moves as text, unread."""

    deal: Deal
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A match of Koi-Koi as it is kept: rules, players (Red, Blue) and months."""

    rules: Rules
    players: tuple[Player, Player]
    months: tuple[MonthRecord, ...]

    @staticmethod
    def from_match(
        match: Match, players: tuple[Player, Player] = (Player("Red"), Player("Blue"))
    ) -> "Record":
        """Return the record of a match as far as it has come."""
        months = (MonthRecord(m.deal, tuple(map(str, m.moves))) for m in match.months)
        return Record(match.rules, players, tuple(months))

    def match(self) -> Match:
        """Play the record through the rules; `RecordError` names the month, the move and why."""
        *_, last = self.steps()
        return last

    def steps(self) -> Iterator[Match]:
        """Yield the match after the first deal and after each move and further deal."""
        match: Match | None = None
        for number, month in enumerate(self.months, 1):
            match = self._deal(match, number, month.deal)
            yield match
            for place, text in enumerate(month.moves, 1):
                match = _play(match, number, place, text)
                yield match
            if number < len(self.months) and match.month.result is None:
                raise RecordError(
                    phrase("month {month}: it is not over, but another month follows", month=number)
                )

    def _deal(self, match: Match | None, number: int, given: Deal) -> Match:
        try:
            check_deal(self.rules, given, match.next_dealer if match else None)
            return match.deal_given(given)[0] if match else Match.start(self.rules, given)
        except (WrongDeal, IllegalMove) as error:
            raise RecordError(at(_month(number), error)) from None

    def to_json(self) -> str:
        """Return the file's text."""
        return json.dumps(self._as_json(), ensure_ascii=False) + "\n"

    def _as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": "koikoi",
            "rules": self.rules.changes(),
            "players": [
                {"seat": seat, "name": player.name}
                | ({"level": player.level} if player.level else {})
                for seat, player in zip(SEAT_NAMES, self.players, strict=True)
            ],
            "months": [_month_as_json(month) for month in self.months],
        }

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a file's text; `RecordError` says where it is wrong."""
        try:
            return _read_record(read_json(text))
        except WrongShape as error:
            raise RecordError(*error.args) from None

    def save(self, path: Path | str) -> None:
        """Write the file beside its final place and rename it; `OSError` leaves all as it was."""
        path = Path(path)
        # Not with_name: a folder such as / has none, and is refused when it is written to.
        fresh = path.parent / f"{path.name}.new"
        text = self.to_json()
        try:
            with fresh.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                fresh.unlink()
            # A full disk names no file, and the other name means nothing to whoever is told.
            error.filename, error.filename2 = str(path), None
            raise

    @staticmethod
    def load(path: Path | str) -> "Record":
        """Read a file; `RecordError` says what is wrong with it, `OSError` that it is not there."""
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
        if len(raw) > MOST_BYTES:
            raise RecordError(
                phrase("the file is larger than {most} bytes, more than any match", most=MOST_BYTES)
            )
        try:
            return Record.from_json(raw.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise RecordError(why_no_json(error)) from None


def _play(match: Match, number: int, place: int, text: str) -> Match:
    try:
        return match.play(Move.from_text(text))[0]
    except (IllegalMove, UnreadableMove) as error:
        raise RecordError(
            phrase(
                "month {month}, move {place} ({move}): {problem}",
                month=number,
                place=place,
                move=quoted(text),
                problem=error,
            )
        ) from None


def _month_as_json(month: MonthRecord) -> dict[str, Any]:
    dealt = month.deal
    data: dict[str, Any] = {"dealer": SEAT_NAMES[dealt.dealer]}
    if dealt.draws:
        data["draws"] = [_codes(draw) for draw in dealt.draws]
    if dealt.rejected:
        data["rejected"] = [_codes(deck) for deck in dealt.rejected]
    return data | {"deck": _codes(dealt.deck), "moves": list(month.moves)}


def _codes(pile: tuple[Card, ...]) -> list[str]:
    return [card.code for card in pile]


def _month(number: int) -> Phrase:
    return phrase("month {number}", number=number)


def _read_record(data: object) -> Record:
    fields = an_object(data, phrase("the record"), _KEYS, required=_KEYS)
    for key, wanted in (("format", FORMAT), ("version", VERSION), ("game", "koikoi")):
        found = fields[key]
        if type(found) is not type(wanted) or found != wanted:
            raise RecordError(not_known(key, found, wanted))
    rules = _read_rules(fields["rules"])
    months = a_list(fields["months"], "months")
    if not 1 <= len(months) <= rules.months:
        raise RecordError(
            phrase(
                # Translators: {key} is the word "months" of the file.
                "{key}: there are {count}; these rules allow from 1 to {most}",
                key="months",
                count=len(months),
                most=rules.months,
            )
        )
    return Record(
        rules,
        _read_players(fields["players"]),
        tuple(_read_month(month, _month(number)) for number, month in enumerate(months, 1)),
    )


def _read_rules(data: object) -> Rules:
    try:
        return Rules.from_dict(an_object(data, "rules"))
    except RulesError as error:
        raise RecordError(*error.args) from None


def _read_players(data: object) -> tuple[Player, Player]:
    entries = a_list(data, "players")
    if len(entries) != len(SEAT_NAMES):
        raise RecordError(
            phrase(
                # Translators: {key} is the word "players" of the file; red and blue stay too.
                "{key}: there are {count}; there must be two, red and blue",
                key="players",
                count=len(entries),
            )
        )
    red, blue = (_read_player(entry, seat) for entry, seat in zip(entries, SEAT_NAMES, strict=True))
    return (red, blue)


def _read_player(data: object, seat: str) -> Player:
    where = below("players", seat)
    fields = an_object(data, where, _PLAYER_KEYS, required=("seat", "name"))
    if fields["seat"] != seat:
        raise RecordError(
            phrase(
                # Translators: seat, red and blue are words of the file, and stay.
                "{where}: seat is {value}; red comes first, then blue",
                where=where,
                value=quoted(fields["seat"]),
            )
        )
    level = fields.get("level")
    if "level" in fields and level not in LEVELS:
        raise RecordError(
            phrase(
                # Translators: level is a word of the file, and stays.
                "{where}: level {value} is not one of {levels}",
                where=where,
                value=quoted(level),
                levels=", ".join(LEVELS),
            )
        )
    return Player(a_text(fields["name"], below(where, "name")), level)


def _read_month(data: object, where: Phrase) -> MonthRecord:
    fields = an_object(data, where, _MONTH_KEYS, required=("dealer", "deck", "moves"))
    if fields["dealer"] not in SEAT_NAMES:
        raise RecordError(
            phrase(
                # Translators: dealer, red and blue are words of the file, and stay.
                "{where}: dealer {value} is not red or blue",
                where=where,
                value=quoted(fields["dealer"]),
            )
        )
    rejected = a_list(fields.get("rejected", []), below(where, "rejected"))
    draws = a_list(fields.get("draws", []), below(where, "draws"))
    dealt = Deal(
        SEAT_NAMES.index(fields["dealer"]),
        _pile(fields["deck"], below(where, "deck")),
        tuple(
            _pile(deck, phrase("{where}, rejected deal {place}", where=where, place=place))
            for place, deck in enumerate(rejected, 1)
        ),
        tuple(
            _pair(draw, phrase("{where}, draw {place}", where=where, place=place))
            for place, draw in enumerate(draws, 1)
        ),
    )
    moves = a_list(fields["moves"], below(where, "moves"))
    texts = (
        a_text(move, phrase("{where}, move {place}", where=where, place=place))
        for place, move in enumerate(moves, 1)
    )
    return MonthRecord(dealt, tuple(texts))


def _pile(data: object, where: Where) -> Deck:
    codes = a_list(data, where)
    try:
        return tuple(Card.from_code(a_text(code, where)) for code in codes)
    except WrongShape:
        raise
    except ValueError as error:
        raise RecordError(at(where, error)) from None


def _pair(data: object, where: Where) -> Draw:
    pile = _pile(data, where)
    if len(pile) != len(SEAT_NAMES):
        raise RecordError(phrase("{where}: it must be two cards, Red's and Blue's", where=where))
    return (pile[0], pile[1])
