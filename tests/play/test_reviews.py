"""Reviews are made from records and kept beside them; what is wrong with a file is said."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from koikoi_qt.games.record import Record
from koikoi_qt.play import autosave, reviews
from koikoi_qt.play.reviews import ReviewError, bring, keep, kept, make_review, path_beside
from tests.ui.matches import SIDE_BY_SIDE, made_up_review, played, recorded

RECORD = recorded(months=2)
REVIEW = made_up_review(RECORD)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return path_beside(tmp_path / "match.koikoi")


def test_a_review_is_made_from_a_record_with_its_progress() -> None:
    record, seen = recorded(months=1), []
    review = make_review(record, 0, lambda done, count: seen.append((done, count)))
    count = len(review.decisions)
    assert seen == [(done, count) for done in range(1, count + 1)] != []
    for decision in review.decisions:
        assert decision.move == record.months[decision.month - 1].moves[decision.number - 1]


def test_it_is_kept_beside_the_record_and_found_again(path: Path) -> None:
    assert path.name == "match.koikoi-review"
    assert kept(path, RECORD) == {}
    keep(path, RECORD, {0: REVIEW})
    assert kept(path, RECORD) == {0: REVIEW}
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_both_seats_of_two_people_are_kept(path: Path) -> None:
    record = Record.from_match(played(months=2), SIDE_BY_SIDE)
    both = {seat: made_up_review(record, seat) for seat in (0, 1)}
    keep(path, record, both)
    assert kept(path, record) == both


def test_the_review_of_another_match_is_none(path: Path) -> None:
    keep(path, RECORD, {0: REVIEW})
    assert kept(path, recorded(months=3)) == {}


def test_other_names_are_the_same_match(path: Path) -> None:
    keep(path, RECORD, {0: REVIEW})
    renamed = Record(RECORD.rules, SIDE_BY_SIDE, RECORD.months)
    assert kept(path, renamed) == {0: REVIEW}


def test_what_was_seen_before_each_decision() -> None:
    for decision, view in zip(REVIEW.decisions, reviews.views_of(RECORD, REVIEW), strict=True):
        assert (view.month, view.turn, view.seat) == (decision.month, 0, 0)
        assert decision.move in map(str, view.legal_moves)


def test_a_review_goes_with_a_record_that_is_saved(path: Path) -> None:
    autosave.keep(RECORD)
    keep(path_beside(autosave.path()), RECORD, {0: REVIEW})
    saved = path.with_suffix(".koikoi")
    bring(autosave.path(), saved, RECORD)
    assert kept(path, RECORD) == {0: REVIEW}
    autosave.forget()
    assert kept(path_beside(autosave.path()), RECORD) == {}


def test_without_a_review_nothing_goes_along(path: Path) -> None:
    bring(autosave.path(), path.with_suffix(".koikoi"), RECORD)
    assert not path.exists()


def changed(**values: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda data: {**data, **values}


def in_review(**values: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda data: {**data, "reviews": [{**data["reviews"][0], **values}]}


def in_decision(**values: Any) -> Callable[[dict[str, Any]], Any]:
    def change(data: dict[str, Any]) -> Any:
        first, *others = data["reviews"][0]["decisions"]
        return in_review(decisions=[{**first, **values}, *others])(data)

    return change


WRONG: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (lambda _: [], "must be an object with the keys format, version, record, reviews"),
    (changed(more=1), "must be an object with the keys"),
    (changed(format="koikoi-record"), "format: 'koikoi-record' is not known"),
    (changed(version=2), "version: 2 is not known; it must be 1"),
    (changed(version=True), "version: True is not known"),
    (changed(reviews={}), "reviews: {} stands where a list .* must stand"),
    (changed(reviews=[7]), "review 1: this is no review"),
    (in_review(seat=2), "review 1, seat: 2 is not 0 or 1"),
    (in_review(seat=True), "review 1, seat: True is not 0 or 1"),
    (in_review(months=[0.5]), "review 1, months: there must be a chance before and after"),
    (in_review(months=[0.5, 0.5, 2]), "review 1, months: there must be a chance"),
    (in_review(accuracy=-1), "review 1, accuracy: -1 is not from 0 to 1"),
    (in_review(turning_points=[500]), "review 1, turning_points: they must be places"),
    (in_review(turning_points=[[]]), "review 1, turning_points: they must be places"),
    (in_review(more=1), "review 1: this is no review"),
    (in_review(decisions=[{}]), "review 1: this is no review"),
    (in_decision(move="stop"), "review 1, decision 1: 'stop' is not the move that was made there"),
    (in_decision(month=0), "review 1, decision 1: .* is not the move that was made there"),
    (in_decision(number="x"), "review 1, decision 1: .* is not the move that was made there"),
    (in_decision(best="eat"), "review 1, decision 1, best: 'eat' is no move"),
    (in_decision(best=None), "review 1, decision 1, best: None is no move"),
    (in_decision(chance=1.5), "review 1, decision 1: 1.5 is not a chance from 0 to 1"),
    (in_decision(best_chance=float("nan")), "review 1, decision 1: nan is not a chance"),
]


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_a_wrong_file_says_what_is_wrong(
    change: Callable[[dict[str, Any]], Any], message: str, path: Path
) -> None:
    keep(path, RECORD, {0: REVIEW})
    path.write_text(json.dumps(change(json.loads(path.read_text()))))
    with pytest.raises(ReviewError, match=message):
        kept(path, RECORD)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "this is not JSON: "),
        (b"\xff\xfe", "this is not JSON: "),
        (b"[" * 100_000, "this is not JSON: "),
        (b" " * (reviews.MOST_BYTES + 1), "the file is larger than"),
    ],
)
def test_what_is_no_review_at_all(content: bytes, message: str, path: Path) -> None:
    path.write_bytes(content)
    with pytest.raises(ReviewError, match=message):
        kept(path, RECORD)


def test_what_cannot_be_written_leaves_the_old_file(path: Path) -> None:
    keep(path, RECORD, {0: REVIEW})
    with pytest.raises(OSError, match="missing"):
        keep(path.parent / "missing" / path.name, RECORD, {0: REVIEW})
    assert kept(path, RECORD) == {0: REVIEW}
