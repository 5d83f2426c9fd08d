"""CPU players of Koi-Koi, and what the same mind says as advice and in a review."""

import os

# Players get one core each, and a sum must not depend on how many threads share it: the same
# seed has to give the same match on every machine. It has to be said before numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
