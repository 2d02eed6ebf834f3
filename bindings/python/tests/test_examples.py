"""The examples, the notebook, the doctests and the code in the documents run."""

import doctest
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import HERE, ROOT, assert_same_text, import_or_skip

import gaussmle as gm

EXAMPLES = HERE.parent / "examples"
NEEDS = {"compare_with_picasso": "picasso.gaussmle", "micro_manager": "pymmcore_plus"}


def run(code: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "ignore::DeprecationWarning", "-c", code],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "GAUSSMLE_BACKEND": "cpu", "MPLBACKEND": "agg"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


#: dask_cluster takes arguments, and Dask's processes import its file.
SCRIPTS = sorted(path for path in EXAMPLES.glob("*.py") if path.stem != "dask_cluster")


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_example_runs(path, tmp_path):
    if path.stem in NEEDS:
        import_or_skip(NEEDS[path.stem])
    assert run(path.read_text(), tmp_path)


def test_dask_example_runs(tmp_path):
    import_or_skip("distributed")
    movie, _ = gm.simulate_movie(60, 64, 64, emitters=5, seed=2)
    gm.write_movie(tmp_path / "movie.npy", movie)
    words = [sys.executable, EXAMPLES / "dask_cluster.py", "movie.npy", "--out", "parts"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert list((tmp_path / "parts").glob("part-*.parquet"))


def test_notebook_prints_what_it_shows(tmp_path):
    import_or_skip("matplotlib")
    path = EXAMPLES / "fit_a_stack.ipynb"
    cells = [cell for cell in json.loads(path.read_text())["cells"] if cell["cell_type"] == "code"]
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert sum("image/png" in output.get("data", ()) for output in outputs) == 4
    assert path.stat().st_size < 300_000
    # `info` has the seconds of the fit.
    cells = [cell for cell in cells if "fits.info" not in "".join(cell["source"])]
    streams = [output for cell in cells for output in cell["outputs"] if output.get("name") == "stdout"]
    shown = "".join("".join(output["text"]) for output in streams)
    assert "scatter/CRLB" in shown
    assert_same_text(run("\n".join("".join(cell["source"]) for cell in cells), tmp_path), shown)


def docstring_examples():
    """Yields the doctests of the package and of everything that it shows."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    names = {**vars(gm), "gm": gm}
    yield from doctest.DocTestFinder(recurse=False).find(gm, "gaussmle", module=False, globs=names)
    for name in (*gm.__all__, "filter"):
        value = getattr(gm, name)
        bases = value.__mro__ if inspect.isclass(value) else [value] if inspect.isroutine(value) else []
        for base in bases:
            if base.__module__.startswith("gaussmle"):
                yield from finder.find(inspect.unwrap(base), base.__name__, module=False, globs=names)


EXAMPLES_BY_NAME = {test.name: test for test in docstring_examples() if test.examples}


@pytest.mark.parametrize("name", EXAMPLES_BY_NAME)
def test_docstring_examples(name, monkeypatch):
    monkeypatch.setenv("GAUSSMLE_BACKEND", "cpu")
    assert doctest.DocTestRunner().run(EXAMPLES_BY_NAME[name]).failed == 0


def test_there_are_docstring_examples():
    assert {"gaussmle", "fit", "localize", "detect", "simulate", "BaseModel.parameters", "Device", "Detection", "Gaussian"} <= EXAMPLES_BY_NAME.keys()
    assert sum(len(test.examples) for test in EXAMPLES_BY_NAME.values()) > 40


def test_public_names_have_docstrings():
    for name in gm.__all__:
        if name not in ("Model", "STATUS"):
            assert getattr(gm, name).__doc__, name


DOCUMENTS = {
    "README": HERE.parent / "README.md",
    "the project's README": ROOT / "README.md",
    "from-picasso": ROOT / "docs/from-picasso.md",
    "from-gaussmle-jl": ROOT / "docs/from-gaussmle-jl.md",
}


#: Setup that the documents assume.
SETUP = "import gaussmle as gm\ngm.write_movie('movie.raw', gm.simulate_movie(60, 64, 64, emitters=5, seed=2)[0])\n"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_document_runs(name, tmp_path):
    """All Python blocks of a document run as one program."""
    text = DOCUMENTS[name].read_text()
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    if "picasso" in "".join(blocks):
        import_or_skip("picasso.gaussmle")
        import_or_skip("picasso.localize")
    run(SETUP + "\n".join(blocks), tmp_path)


#: Hides all packages that the installation of gaussmle does not bring.
ONLY_NUMPY = """
import importlib.abc, sys
class Only(importlib.abc.MetaPathFinder):
    def find_spec(self, name, *_):
        if name.partition(".")[0] not in {*sys.stdlib_module_names, "numpy", "gaussmle"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Only())
"""


@pytest.mark.parametrize("name", ["README", "the project's README"])
def test_readme_needs_no_other_package_and_no_file(name, tmp_path):
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENTS[name].read_text(), re.DOTALL)
    optional = [block for block in blocks if "to_arrow()" in block]
    assert len(optional) <= 1 and len(blocks) > len(optional)
    printed = run(ONLY_NUMPY + "\n".join(block for block in blocks if block not in optional), tmp_path)
    # Uncertainties tell how many digits a position has.
    assert re.match(r"\d\.\d{3} \+- 0\.\d{3} um, converged\n", printed), printed


def test_from_picasso_runs_on_picassos_test_movie(data, tmp_path):
    import_or_skip("picasso.gaussmle")
    import_or_skip("picasso.localize")
    for ending in ("raw", "yaml"):
        shutil.copyfile(data / f"picasso/testdata_1000f.{ending}", tmp_path / f"movie.{ending}")
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENTS["from-picasso"].read_text(), re.DOTALL)
    run("\n".join(blocks), tmp_path)
