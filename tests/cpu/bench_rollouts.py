"""Print how quick the playout kernel and the players are on one core.

    OPENBLAS_NUM_THREADS=1 python -m tests.cpu.bench_rollouts

It is processor time, so that other work on the machine counts little.
"""

import random
import statistics
from time import process_time

import numpy as np

from koikoi_qt.cpu import make_player
from koikoi_qt.cpu.koikoi.batches import fresh_months
from koikoi_qt.cpu.koikoi.judgement import JudgementPolicy
from koikoi_qt.cpu.koikoi.kernel import Policy, play_out
from koikoi_qt.cpu.koikoi.thinking import learned_policy
from koikoi_qt.games.koikoi import Match, Rules

AT_ONCE = (200, 1000, 5000)
REPEATS = 4


def rollouts_a_second(policy: Policy, count: int) -> float:
    """Return how many months from full hands to the end, the best of a few tries."""
    rng = np.random.default_rng(1)
    best = float("inf")
    for _ in range(REPEATS):
        months = fresh_months(Rules(), 1, 0, count, rng)
        begun = process_time()
        play_out(months, (policy, policy))
        best = min(best, process_time() - begun)
    return count / best


def seconds_a_decision(level: str, months: int = 12) -> list[float]:
    """Return the processor time of every decision of a match in which medium plays along."""
    rng = random.Random(1)
    players = (make_player(level, rng), make_player("medium", rng))
    match, times = Match.new(Rules(months=months), rng), []
    while not match.finished:
        if match.turn is None:
            match, _ = match.deal(rng)
            continue
        begun = process_time()
        move = players[match.turn].decide(match.view(match.turn))
        if match.turn == 0:
            times.append(process_time() - begun)
        match, _ = match.play(move)
    return times


def main() -> None:
    policies: dict[str, Policy] = {
        "judgement (hard)": JudgementPolicy(Rules(), 1),
        "learned (master)": learned_policy(),
    }
    for name, policy in policies.items():
        for count in AT_ONCE:
            speed = rollouts_a_second(policy, count)
            print(f"{name}: {speed:,.0f} rollouts a second, {count} at once")
    for level in ("easy", "medium", "hard", "master"):
        times = seconds_a_decision(level)
        print(
            f"{level}: {statistics.median(times) * 1000:.1f} ms a decision in the median, "
            f"{max(times) * 1000:.0f} ms at most, the first {times[0] * 1000:.0f} ms"
        )


if __name__ == "__main__":
    main()
