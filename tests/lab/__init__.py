"""Tests of the lab. More threads for small tables would only slow each other down."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
