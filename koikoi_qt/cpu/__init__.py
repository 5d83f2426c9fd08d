"""CPU players: they get a view of their seat and a random source of their own, nothing else."""

from koikoi_qt.cpu.koikoi.players import ALL_LEVELS, LEVELS, Player, make_player

__all__ = ["ALL_LEVELS", "LEVELS", "Player", "make_player"]
