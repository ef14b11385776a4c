"""One suite that every game signs: run over all registered games and the three games in little."""

import pytest

pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.leak")
