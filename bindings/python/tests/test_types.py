"""Type annotations of the package, and type checks of programs that use it."""

import builtins
import inspect
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import HERE, import_or_skip

import gaussmle as gm
from gaussmle import _native

PROGRAM = """
import gaussmle as gm
rois, truth = gm.simulate(10)
fits = gm.fit(rois, model=gm.Xynb(sigma=0.13), camera=gm.Camera(pixel_size=0.1))
total: float = float(fits.x.sum())
rows: gm.Fits = fits[fits.usable]
few: gm.Fits = rows.where("x > 1").head(3)[1:]
plain: gm.Localizations = few[["x", "y"]].with_columns(x=[1.0])
precision, std = gm.nena(plain)
corrected, path = gm.drift(plain)
particles = gm.link(corrected).particles.sum()
saved: gm.Localizations = gm.localize("movie.tif", "locs.csv", model=gm.Xynbs(), camera=gm.Camera(0.1))
spots: gm.Localizations = gm.localize("movie.tif", model=gm.Xynbs(), camera=gm.Camera(0.1))
peaks: gm.Localizations = gm.detect((frame for frame in rois), camera=gm.Camera(0.1))
cuts: gm.Cuts = gm.cut("movie.tif", peaks, roi_size=9)
again = gm.fit(cuts.rois, model=gm.Xynbs(), camera=gm.Camera(0.1), corners=cuts.corners, frame=cuts.frame)
left: float = float(again.residuals(cuts.rois).sum() + again.model_image().sum())
curve: gm.Astigmatic = gm.calibrate_astigmatism("beads.tif", 0.02, camera=gm.Camera(0.1)).curve
width: float = gm.calibrate_sigma("movie.tif", camera=gm.Camera(0.1)).sigma
"""

WRONG = """
gm.fit(rois, model="xynb", camera=gm.Camera(0.1))
gm.fit(rois, model=gm.Xynb(0.13))
gm.Xynb("wide")
fits.save(3)
gm.cut("movie.tif", peaks, roi_size="wide")
"""


def mypy(*words: str, cwd: Path) -> str:
    import_or_skip("mypy")
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", str(cwd / "cache"), *words]
    done = subprocess.run(command, capture_output=True, text=True, cwd=cwd)
    return done.stdout + done.stderr


def test_package_passes_mypy(tmp_path):
    package = Path(gm.__file__).parent
    ignored = ["--disable-error-code", "import-untyped", "--disable-error-code", "import-not-found"]
    settings = HERE.parent / "pyproject.toml"
    assert mypy("--strict", "--config-file", str(settings), *ignored, str(package), cwd=tmp_path) == ""


def test_mypy_finds_errors_in_programs(tmp_path):
    (tmp_path / "good.py").write_text(PROGRAM)
    (tmp_path / "wrong.py").write_text(PROGRAM + WRONG)
    assert mypy("good.py", cwd=tmp_path) == ""
    output = mypy("wrong.py", cwd=tmp_path)
    lines = len(PROGRAM.splitlines())
    for line in range(lines + 2, lines + 1 + len(WRONG.splitlines())):
        assert f"wrong.py:{line}: error" in output, output


def test_stub_matches_the_native_module(tmp_path):
    import_or_skip("mypy")
    import ast

    stub = ast.parse((HERE.parent / "python/gaussmle/_native.pyi").read_text())

    def names(function: ast.FunctionDef) -> list[str]:
        return [argument.arg for argument in function.args.args if argument.arg != "self"]

    functions = {node.name: node for node in stub.body if isinstance(node, ast.FunctionDef)}
    classes = {node.name: node for node in stub.body if isinstance(node, ast.ClassDef)}
    exported = {name for name in dir(_native) if not name.startswith("_")}
    assert exported == functions.keys() | classes.keys()
    for name, node in functions.items():
        assert list(inspect.signature(getattr(_native, name)).parameters) == names(node), name
    for name, node in classes.items():
        kind = getattr(_native, name)
        methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
        public = {part for part in vars(kind) if not part.startswith("__")} | {"__array_interface__"} & set(vars(kind))
        assert public == methods.keys() - {"__len__"}, name
        for method, part in methods.items():
            got = getattr(kind, method)
            if callable(got) and method != "__len__":
                assert [p for p in inspect.signature(got).parameters if p != "self"] == names(part), (name, method)


@pytest.mark.parametrize("name", ["py.typed", "_native.pyi"])
def test_type_information_is_installed(name):
    assert (Path(gm.__file__).parent / name).exists()


def test_package_shows_what_users_use():
    names = {name for name in dir(gm) if not name.startswith("_")}
    assert names - {"dask"} == set(gm.__all__) | {"filter"}


def test_import_of_all_names_hides_none_of_python():
    assert not set(gm.__all__) & set(dir(builtins))


@pytest.mark.parametrize("name", [name for name in gm.__all__ if name != "STATUS"])
def test_names_say_where_users_import_them(name):
    assert getattr(gm, name).__module__ == "gaussmle"
