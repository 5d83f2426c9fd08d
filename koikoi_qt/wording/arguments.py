"""What argparse says by itself, so that the command line speaks the user's language throughout."""

import argparse

from koikoi_qt.i18n import N_, Language

# Translators: these texts belong to the command line; keep %(…)s, %r and %s as they are.
ARGPARSE = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("expected one argument"),
    N_("ignored explicit argument %r"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("invalid %(type)s value: %(value)r"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
)
"""The texts of argparse that our commands can bring about, word for word."""


def speak(language: Language) -> None:
    """Let argparse speak a language; it has one for the whole process, as a command line does."""
    vars(argparse).update(_=language.gettext, ngettext=language.ngettext)
