"""What the tests share. What a machine lacks is skipped, unless GAUSSMLE_REQUIRE names it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import gaussmle as gm

# What is started in the background of a shell ignores Ctrl-C, and so would the processes that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
MODEL = gm.Xynb(sigma=0.13)
CAMERA = gm.Camera(pixel_size=0.1)


def required(what: str) -> bool:
    return what in os.environ.get("GAUSSMLE_REQUIRE", "").split(",")


def library(name: str):
    """A package of other people's."""
    if required("python"):
        return __import__(name, fromlist=["*"])
    return pytest.importorskip(name)


def program() -> str:
    """The command line: a build of it, else what the package has brought along."""
    named = os.environ.get("GAUSSMLE_PROGRAM")
    brought = Path(gm.__file__).parents[1] / "bin/gaussmle"
    found = [named, str(ROOT / "target/release/gaussmle"), str(brought), shutil.which("gaussmle")]
    place = next((place for place in found if place and os.path.exists(place)), None)
    if place is None:
        assert not required("python"), "there is no gaussmle program: build it, or name it in GAUSSMLE_PROGRAM"
        pytest.skip("there is no gaussmle program: build it, or name it in GAUSSMLE_PROGRAM")
    return place


@pytest.fixture
def data() -> Path:
    """The folder of real movies."""
    folder = Path(os.environ.get("GAUSSMLE_DATA", ROOT.parent / "shared/data"))
    if not (folder / "picasso/testdata_1000f.raw").exists():
        assert not required("data"), f"{folder} has no picasso/testdata_1000f.raw"
        pytest.skip("GAUSSMLE_DATA has no picasso/testdata_1000f.raw")
    return folder


@pytest.fixture(scope="session")
def stack():
    """ROIs as u16, and their truth."""
    return gm.simulate(2000, seed=3)


def fit(rois, **more):
    return gm.fit(rois, **{"model": MODEL, "camera": CAMERA, "backend": "cpu", **more})


def same(a, b) -> None:
    """All columns, to the bit."""
    assert a.columns == b.columns
    for name in a.columns:
        assert a[name].dtype == b[name].dtype, name
        assert a[name].tobytes() == b[name].tobytes(), name


def child(code: str, *, seconds: float = 120, **environment: str) -> subprocess.CompletedProcess:
    """Runs Python in a process of its own, which must end in time."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=seconds,
        env={**os.environ, **environment},
    )


def script(name: str, *arguments: object) -> str:
    """What one of the scripts that the Rust tests share, in tests/python, prints."""
    words = [sys.executable, "-Wignore", str(ROOT / "tests/python" / name), *map(str, arguments)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def prints(code: str, **more) -> str:
    """What such a process prints; it must succeed."""
    done = child(code, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


rng = np.random.default_rng(1)
