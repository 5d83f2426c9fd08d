"""Sums what the long tests counted, from all processes, and prints it at the end."""

from collections import Counter

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the sum of each number that passing tests recorded."""
    totals: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        totals.update(dict(report.user_properties))
    if totals:
        told = ", ".join(f"{count:,} {what}" for what, count in totals.items())
        terminalreporter.write_line(f"walked: {told}")
