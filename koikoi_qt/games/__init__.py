"""The rules of the games: immutable states, moves in, events out. Standard library only."""
