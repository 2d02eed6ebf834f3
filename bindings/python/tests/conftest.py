"""Helpers of the tests. Missing requirements skip a test, unless GAUSSMLE_TEST_REQUIRE names them."""

from __future__ import annotations

import faulthandler
import functools
import importlib
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

# Before gaussmle reads the environment.
sys.path.insert(0, str(Path(__file__).parents[3] / "tests/python"))
import own_environment  # noqa: F401

import gaussmle as gm

# A background job of a shell ignores Ctrl-C, and so would the processes that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
MODEL = gm.Xynb(sigma=0.13)
CAMERA = gm.Camera(pixel_size=0.1)


@functools.cache
def measured_psf() -> gm.Spline:
    """The model of a PSF that was measured from simulated beads."""
    curve = gm.Astigmatic(0.13, 0.14, 0.05, -0.05, 0.02, 0.03, gamma=0.25, d=0.45)
    beads, _ = gm.simulate_movie(57, 200, 200, psf=curve, beads=0.025, emitters=10, photons=20000, seed=1)
    return gm.calibrate_psf(beads, 0.025, camera=CAMERA).model


@pytest.fixture(autouse=True)
def limit_of_a_test():
    """A test that hangs ends the run, with the stacks of all threads."""
    faulthandler.dump_traceback_later(900, exit=True, file=sys.__stderr__)
    yield
    faulthandler.cancel_dump_traceback_later()


def required(name: str) -> bool:
    return name in os.environ.get("GAUSSMLE_TEST_REQUIRE", "").split(",")


def import_or_skip(name: str):
    """Imports a third-party package."""
    if required("python"):
        return importlib.import_module(name)
    return pytest.importorskip(name)


def program() -> str:
    """Returns the path of the command line program: a build, or the one of the package."""
    from_environment = os.environ.get("GAUSSMLE_TEST_PROGRAM")
    installed = Path(gm.__file__).parents[1] / "bin/gaussmle"
    candidates = [from_environment, str(ROOT / "target/release/gaussmle"), str(installed), shutil.which("gaussmle")]
    path = next((path for path in candidates if path and os.path.exists(path)), None)
    if path is None:
        assert not required("python"), "there is no gaussmle program: build it, or name it in GAUSSMLE_TEST_PROGRAM"
        pytest.skip("there is no gaussmle program: build it, or name it in GAUSSMLE_TEST_PROGRAM")
    return path


@pytest.fixture(scope="session")
def full_gpu(tmp_path_factory):
    """Builds a fake NVML library with one GPU whose memory is full."""
    folder = tmp_path_factory.mktemp("nvml")
    source = ROOT / "tests/suite/fake_nvml.rs"
    library = folder / "libnvidia-ml.so.1"
    build = ["rustc", "--edition", "2024", "-o", library, source]
    try:
        subprocess.run(build, check=True, capture_output=True)
    except FileNotFoundError:
        assert not required("rustc"), "rustc is missing"
        pytest.skip("rustc is missing, which builds the fake NVML library")
    gpu = "gpu uuid=GPU-a name=Full free=1000000 total=80000000000 busy=90 capability=8.0 process=1:79000000000"
    (folder / "script.txt").write_text(f"look\n{gpu}\n")
    return library


@pytest.fixture
def data() -> Path:
    """Returns the folder of measured movies."""
    folder = Path(os.environ.get("GAUSSMLE_TEST_DATA", ROOT.parent / "shared/data"))
    if not (folder / "picasso/testdata_1000f.raw").exists():
        assert not required("data"), f"{folder} has no picasso/testdata_1000f.raw"
        pytest.skip("GAUSSMLE_TEST_DATA has no picasso/testdata_1000f.raw")
    return folder


@pytest.fixture(scope="session")
def stack():
    """Returns u16 ROIs and their ground truth."""
    return gm.simulate(2000, seed=3)


def fit(rois, **options):
    return gm.fit(rois, **{"model": MODEL, "camera": CAMERA, "backend": "cpu", **options})


def assert_same(a, b) -> None:
    """Compares all columns bit by bit."""
    assert a.columns == b.columns
    for name in a.columns:
        assert a[name].dtype == b[name].dtype, name
        assert a[name].tobytes() == b[name].tobytes(), name


def assert_same_text(a: str, b: str) -> None:
    """Compares outputs. Rounding differs between processors, and moves a few spots across a limit.

    A number may differ by 2 %, or by one unit of its last digit.
    """
    number = re.compile(r"\d+(?:\.\d+)?")
    assert number.sub("0", a) == number.sub("0", b)
    for one, other in zip(number.findall(a), number.findall(b)):
        unit = 10.0 ** -len(other.partition(".")[2])
        # A hundredth of a unit is the error of the decimal numbers.
        assert float(one) == pytest.approx(float(other), rel=0.02, abs=1.01 * unit if "." in other else 0), (one, other)


def run_python(code: str, *, seconds: float = 300, **environment: str) -> subprocess.CompletedProcess:
    """Runs Python code in another process, with a time limit."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=seconds,
        env={**os.environ, **environment},
    )


def run_script(name: str, *arguments: object) -> str:
    """Returns the output of a script in tests/python, which the Rust tests also use."""
    words = [sys.executable, "-Wignore", str(ROOT / "tests/python" / name), *map(str, arguments)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def python_output(code: str, **options) -> str:
    """Returns the output of Python code in another process, which must succeed."""
    done = run_python(code, **options)
    assert done.returncode == 0, done.stderr
    return done.stdout
