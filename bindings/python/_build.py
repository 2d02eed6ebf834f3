"""The build backend: sets up what cargo needs, then is maturin.

Only a checkout can be built: the library lies two folders above this one.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import maturin
from maturin import (  # noqa: F401 - what a backend has to have
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

_ROOT = Path(__file__).resolve().parents[2]


def _set_up() -> None:
    """Fetches LLVM, if it is not there; `cargo xtask` does nothing else here."""
    # What maturin and pip put there is for the build itself.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    subprocess.run(["cargo", "xtask", "setup-build"], cwd=_ROOT, check=True, env=environment)


def build_wheel(*arguments: Any, **named: Any) -> str:
    _set_up()
    return maturin.build_wheel(*arguments, **named)


def build_editable(*arguments: Any, **named: Any) -> str:
    _set_up()
    return maturin.build_editable(*arguments, **named)


def build_sdist(*arguments: Any, **named: Any) -> str:
    raise RuntimeError("gaussmle is built from a checkout: pip install ./bindings/python")
