"""The build backend: maturin, after `cargo xtask setup-build` has fetched LLVM.

It builds from a checkout only, because the library is two folders above this one.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import maturin
from maturin import (  # noqa: F401 - required by the backend interface
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

_ROOT = Path(__file__).resolve().parents[2]


def _set_up() -> None:
    """Fetches LLVM if it is missing."""
    # PYTHON* variables of pip and maturin are for the build itself.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    subprocess.run(["cargo", "xtask", "setup-build", "--install"], cwd=_ROOT, check=True, env=environment)


def build_wheel(*args: Any, **kwargs: Any) -> str:
    _set_up()
    return maturin.build_wheel(*args, **kwargs)


def build_editable(*args: Any, **kwargs: Any) -> str:
    _set_up()
    return maturin.build_editable(*args, **kwargs)


def build_sdist(*args: Any, **kwargs: Any) -> str:
    raise RuntimeError("gaussmle has no source distribution: in a checkout run pip install ./bindings/python")
