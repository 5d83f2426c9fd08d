"""The command `simulate`: the same whatever the number of jobs, in words and in JSON."""

import argparse
import json

import pytest

from koikoi_qt.games.koikoi import Rules
from koikoi_qt.i18n import Language
from koikoi_qt.play.simulate import add_arguments, run, summary
from koikoi_qt.play.simulation import Simulation, Tally, interval, rules_of_match, simulate

ENGLISH = Language.load("en")


def options(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.set_defaults(seed=None)
    add_arguments(parser, ENGLISH)
    return parser.parse_args(arguments)


BASIC = ("--matches", "12", "--red", "medium", "--blue", "easy", "--months", "3", "--seed", "5")


def test_json_has_the_agreed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(options(*BASIC, "--json"), ENGLISH) == 0
    result = json.loads(capsys.readouterr().out)
    assert list(result) == [
        "matches",
        "wins",
        "draws",
        "points_per_month",
        "yaku",
        "koikoi",
        "seconds_per_move",
    ]
    assert result["matches"] == 12 == sum(result["wins"].values()) + result["draws"]
    for key in ("wins", "points_per_month", "yaku", "koikoi", "seconds_per_move"):
        assert set(result[key]) == {"red", "blue"}
    assert result["koikoi"]["blue"] == 0
    assert set(result["seconds_per_move"]["red"]) == {"median", "max"}


def test_the_result_does_not_depend_on_the_jobs() -> None:
    def played(jobs: int) -> dict[str, object]:
        levels = ("medium", "random")
        result = summary(simulate(Simulation(9, levels, Rules(months=2), 3, jobs)))
        return {key: value for key, value in result.items() if key != "seconds_per_move"}

    assert played(1) == played(2)


def test_the_first_dealer_changes_by_turns() -> None:
    simulation = Simulation(4, ("easy", "easy"), Rules(first_dealer="draw"), 1)
    dealers = [rules_of_match(simulation, number).first_dealer for number in range(4)]
    assert dealers == ["red", "blue", "red", "blue"]


def test_progress_sees_every_match() -> None:
    seen: list[int] = []
    simulate(
        Simulation(5, ("random", "random"), Rules(months=1), 1),
        lambda tally: seen.append(tally.matches),
    )
    assert seen == [1, 2, 3, 4, 5]


def test_the_report_has_intervals_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    run(options(*BASIC), ENGLISH)
    first, red, blue, draws = capsys.readouterr().out.splitlines()
    assert first == "12 matches played; months: 3; seed: 5."
    assert red.startswith("Red (Medium): ")
    assert "with a certainty of 95%" in red
    assert "ms in the median" in blue
    assert "draw" in draws


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (("--matches", "0"), "'0' is not a whole number from 1 to 10000000"),
        (("--months", "13"), "'13' is not a whole number from 1 to 12"),
        (("--jobs", "x"), "'x' is not a whole number from 1 to 256"),
        (("--red", "expert"), "invalid choice: 'expert'"),
        (("--preset", "x"), "invalid choice: 'x'"),
    ],
)
def test_wrong_options_are_told(
    wrong: tuple[str, str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        options(*BASIC, *wrong)
    assert reason in capsys.readouterr().err


def test_the_interval_holds_at_the_ends() -> None:
    share, low, high = interval(Tally(wins=[10, 0]), 0)
    assert share == 1
    assert 0.69 < low < 0.75
    assert high == pytest.approx(1)
    assert interval(Tally(wins=[0, 0], draws=10), 0)[0] == 0.5
