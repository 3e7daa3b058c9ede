"""Settings of all tests: random examples take the time they need, and are the same ones on every run in CI."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("ours", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("ours")
