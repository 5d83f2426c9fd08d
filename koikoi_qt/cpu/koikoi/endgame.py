"""Koi-koi in the last month, for playouts: nobody stops on a loss or goes on with a win."""

from dataclasses import dataclass

import numpy as np

from koikoi_qt.cpu.koikoi.equity import months_left
from koikoi_qt.cpu.koikoi.kernel import Months, Policy, stop_score
from koikoi_qt.cpu.koikoi.tally import Flags, Ints
from koikoi_qt.games.koikoi import View


@dataclass(frozen=True)
class LastMonth:
    """Another policy's play; `ahead` is by how much each seat led before the month."""

    policy: Policy
    ahead: tuple[int, int]

    def play(self, months: Months) -> tuple[Ints, Ints]:
        """See `Policy`."""
        return self.policy.play(months)

    def choose(self, months: Months, rows: Ints, cards: Ints) -> Ints:
        """See `Policy`."""
        return self.policy.choose(months, rows, cards)

    def calls(self, months: Months, rows: Ints, worth: Ints) -> Flags:
        """See `Policy`."""
        seat = months.turn
        lead = self.ahead[seat] + stop_score(months, seat, rows, worth)
        liked = self.policy.calls(months, rows, worth)
        called: Flags = np.where(lead == 0, liked, lead < 0)
        return called


def with_endgame(policy: Policy, view: View) -> Policy:
    """Return the policy as it plays in the view's month."""
    if months_left(view) > 0:
        return policy
    lead = view.scores[0] - view.scores[1]
    return LastMonth(policy, (lead, -lead))
