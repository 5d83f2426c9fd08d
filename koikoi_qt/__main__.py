"""The command line: play (the default), replay, simulate.

Nothing heavy is imported before it must be: no Qt for a record, no numpy for a window.
"""

import argparse
import io
import os
import struct
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from koikoi_qt import __version__
from koikoi_qt.i18n import N_, Language, Message, UnknownLanguage
from koikoi_qt.settings import Settings

PROGRAM = "koikoi-qt"
CANNOT, WRONG, INTERRUPTED = 1, 2, 130
"""Exit codes: it cannot be done here; it was asked for wrongly; Ctrl+C."""

Arguments = Sequence[str]


def main(argv: Arguments | None = None) -> int:
    """Run the command that the arguments name and return its exit code, 0 if all went well."""
    arguments = sys.argv[1:] if argv is None else argv
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal without our letters gets others, not an error.
        sys.stdout.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Nor is what is typed there in other letters than ours.
        sys.stdin.reconfigure(errors="surrogateescape")
    try:
        code = _run(arguments)
        print(end="", flush=True)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output, such as head, has had enough; Python would complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CANNOT
    return code


def _run(arguments: Arguments) -> int:
    settings = Settings.load()
    try:
        language = _language(arguments, settings)
    except UnknownLanguage as error:
        return _complain(error.text(Language.chosen(settings.language)))
    except (OSError, ValueError, struct.error) as error:
        return _complain(f"the translations cannot be read: {error}")
    options = _parser(arguments, language).parse_args(arguments)
    code: int = options.command(options, language, settings)
    return code


def _complain(problem: str, code: int = WRONG) -> int:
    print(f"{PROGRAM}: {problem}", file=sys.stderr)
    return code


def _language(arguments: Arguments, settings: Settings) -> Language:
    """Find the language before anything is said: the one asked for, the chosen, the system's."""
    early = argparse.ArgumentParser(PROGRAM, add_help=False, allow_abbrev=False)
    early.add_argument("--language", nargs="?")
    asked, _ = early.parse_known_args(arguments)
    return Language.load(asked.language) if asked.language else Language.chosen(settings.language)


# The parser, which speaks the user's language too.


def _parser(arguments: Arguments, language: Language) -> argparse.ArgumentParser:
    from koikoi_qt.wording.arguments import speak

    speak(language)
    parser = argparse.ArgumentParser(
        PROGRAM,
        allow_abbrev=False,
        description=language.gettext("Koi-Koi, the Japanese game of flower cards, for everyone."),
    )
    parser.set_defaults(command=_play, language=None, seed=None, terminal=False)
    parser.add_argument(
        "--version",
        action="version",
        version=f"{PROGRAM} {__version__}",
        help=language.gettext("show the version and exit"),
    )
    _play_arguments(parser, language)
    commands = parser.add_subparsers(
        title=language.gettext("commands"), metavar=language.gettext("COMMAND")
    )
    for name, command in COMMANDS.items():
        words = language.message(command.words)
        sub = commands.add_parser(name, allow_abbrev=False, help=words, description=words)
        sub.set_defaults(command=command.run)
        # To add the options of a command is to import it.
        if name in arguments:
            command.add_arguments(sub, language)
    return parser


# What stands before a command must not be undone by the command's own options, so these have no
# defaults of their own.


def _language_argument(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument(
        "--language",
        metavar=language.gettext("CODE"),
        default=argparse.SUPPRESS,
        help=language.gettext("the language: {codes}").format(
            codes=", ".join(Language.available())
        ),
    )


def _play_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    _language_argument(parser, language)

    def whole_number(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(
                language.gettext("{value} is not a whole number").format(value=repr(text))
            ) from None

    parser.add_argument(
        "--seed",
        metavar="N",
        type=whole_number,
        default=argparse.SUPPRESS,
        help=language.gettext("a whole number; the same number deals the same cards"),
    )
    parser.add_argument(
        "--terminal",
        action="store_true",
        default=argparse.SUPPRESS,
        help=language.gettext("play line by line in the terminal, without a window"),
    )


def _replay_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    _language_argument(parser, language)
    parser.add_argument(
        "file",
        metavar=language.gettext("FILE"),
        type=Path,
        help=language.gettext("the record, NAME.koikoi"),
    )
    parser.add_argument(
        "--json", action="store_true", help=language.gettext("print one JSON object instead")
    )


def _simulate_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    from koikoi_qt.play import simulate

    _language_argument(parser, language)
    simulate.add_arguments(parser, language)


# The commands.


def _play(options: argparse.Namespace, language: Language, settings: Settings) -> int:
    if options.terminal:
        from koikoi_qt import terminal

        _tell_problems(settings, language)
        return terminal.run(language, settings, options.seed)
    from koikoi_qt.system_check import missing_for_display

    missing = missing_for_display(language)
    if missing:
        return _complain(missing, CANNOT)
    from koikoi_qt.ui.app import run

    return run(language, settings, options.seed)


def _replay(options: argparse.Namespace, language: Language, settings: Settings) -> int:
    from koikoi_qt.games.record import RecordError
    from koikoi_qt.wording.faults import reason

    _tell_problems(settings, language)
    try:
        lines = _told(options.file, language, as_json=options.json)
    except (RecordError, OSError) as error:
        form = language.gettext("{where}: {problem}")
        problem = reason(error, language)
        return _complain(form.format(where=_name(options.file), problem=problem))
    print(*lines, sep="\n")
    return 0


def _told(path: Path, language: Language, *, as_json: bool) -> list[str]:
    """Return all lines before any is printed: of a wrong record nothing is told but the error."""
    from koikoi_qt.games.record import Record

    record = Record.load(path)
    if as_json:
        import json

        from koikoi_qt.play.replay import summary

        return [json.dumps(summary(record.match()))]
    from koikoi_qt.wording.replaying import tell_record

    return list(tell_record(record, language))


def _name(path: Path) -> str:
    """A file's name on one line, whatever characters are in it."""
    return str(path) if str(path).isprintable() else ascii(str(path))


def _simulate(options: argparse.Namespace, language: Language, settings: Settings) -> int:
    from koikoi_qt.play import simulate

    _tell_problems(settings, language)
    return simulate.run(options, language)


def _tell_problems(settings: Settings, language: Language) -> None:
    for problem in settings.problems:
        print(f"{PROGRAM}: {problem.text(language)}", file=sys.stderr)


@dataclass(frozen=True)
class Command:
    """What can stand after the program's name; `run` returns the exit code."""

    words: Message
    add_arguments: Callable[[argparse.ArgumentParser, Language], None]
    run: Callable[[argparse.Namespace, Language, Settings], int]


COMMANDS = {
    "play": Command(
        N_("play in a window (what happens without a command)"), _play_arguments, _play
    ),
    "replay": Command(N_("check the record of a match and tell it"), _replay_arguments, _replay),
    "simulate": Command(
        N_("let CPU players play matches, without a window"), _simulate_arguments, _simulate
    ),
}


if __name__ == "__main__":
    sys.exit(main())
