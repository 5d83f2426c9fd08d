"""A review in words."""

from dataclasses import replace

import pytest

from koikoi_qt.play.reviews import views_of
from koikoi_qt.wording.reviewing import (
    Review,
    chart_text,
    decision_lines,
    position_lines,
    progress_text,
    summary,
)
from tests.ui.matches import made_up_review, recorded
from tests.wording.telling import CODES, narrator

RECORD = recorded(months=2)
REVIEW = made_up_review(RECORD)
VIEWS = views_of(RECORD, REVIEW)


def test_every_decision_has_a_line_with_its_chance_and_what_was_better() -> None:
    lines = decision_lines(REVIEW, VIEWS, narrator("en"))
    assert len(lines) == len(REVIEW.decisions)
    turning = [place for place, line in enumerate(lines) if line.startswith("Turning point. ")]
    assert turning == list(REVIEW.turning_points) != []
    for decision, line in zip(REVIEW.decisions, lines, strict=True):
        assert f"Month {decision.month}, move {decision.number}. " in line
        assert f": {decision.chance:.0%}" in line
        better = f"{decision.chance:.0%}" != f"{decision.best_chance:.0%}"
        assert ("Better: " in line) is better
        assert ("as good as any." in line) is not better


def test_the_summary() -> None:
    count = len(REVIEW.decisions)
    assert summary(REVIEW, narrator("en")) == (
        f"You: {count} decisions. Accuracy: {REVIEW.accuracy:.0%} of them were the best choice,"
        f" or nearly. {len(REVIEW.turning_points)} turning points."
    )
    by_name = summary(REVIEW, narrator("en", you=None))
    assert by_name.startswith(f"Red: {count} decisions.")


def test_nothing_to_decide() -> None:
    empty = Review(0, (), (0.5, 1.0), 1.0, ())
    assert summary(empty, narrator("en")) == "There was nothing to decide in this match."
    assert decision_lines(empty, (), narrator("en")) == ()


def test_no_turning_point() -> None:
    calm = replace(REVIEW, turning_points=())
    assert summary(calm, narrator("en")).endswith("No turning point: no decision cost much.")


def test_the_chart_says_all_that_it_shows() -> None:
    lines = chart_text(REVIEW, narrator("en")).splitlines()
    assert lines[0] == "At the start: 50%"
    assert lines[-1] == "After month 2: 100%"
    drops = [line for line in lines if line.startswith("Turning point in month ")]
    assert len(drops) == len(REVIEW.turning_points)


def test_a_position_is_told_in_full() -> None:
    lines = " ".join(position_lines(VIEWS[0], narrator("en")))
    for part in ("Total: ", "Hand, ", "Field, ", "captured", "cards in hand"):
        assert part in lines


def test_progress() -> None:
    assert progress_text(12, 84, narrator("en").language) == "12 of 84 decisions looked at."


@pytest.mark.parametrize("code", CODES)
def test_every_language_fills_all_its_texts(code: str) -> None:
    teller = narrator(code)
    texts = (
        summary(REVIEW, teller),
        chart_text(REVIEW, teller),
        *decision_lines(REVIEW, VIEWS, teller),
        *position_lines(VIEWS[0], teller),
    )
    assert not [text for text in texts if "{" in text or not text]
