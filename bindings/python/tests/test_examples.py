"""Examples, the notebook, doctests, and the code in the documents: every line runs."""

import doctest
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import HERE, ROOT, library

import gaussmle as gm

EXAMPLES = HERE.parent / "examples"
NEEDS = {"compare_with_picasso": "picasso.gaussmle"}


def run(code: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "ignore::DeprecationWarning", "-c", code],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "GAUSSMLE_BACKEND": "cpu"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


#: That one is told what to do, and started from a file: Dask's processes import it.
SCRIPTS = sorted(path for path in EXAMPLES.glob("*.py") if path.stem != "dask_cluster")


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_example(path, tmp_path):
    if path.stem in NEEDS:
        library(NEEDS[path.stem])
    assert run(path.read_text(), tmp_path)


def test_dask_example(tmp_path):
    library("distributed")
    movie, _ = gm.simulate_movie(60, 64, 64, emitters=5, seed=2)
    gm.write_movie(tmp_path / "movie.npy", movie)
    words = [sys.executable, EXAMPLES / "dask_cluster.py", "movie.npy", "--out", "parts"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert list((tmp_path / "parts").glob("part-*.parquet"))


def test_notebook(tmp_path):
    """Its cells, one after the other, without a kernel; and it is kept without outputs."""
    book = json.loads((EXAMPLES / "fit_a_stack.ipynb").read_text())
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    assert book["nbformat"] == 4 and all(cell["outputs"] == [] for cell in cells)
    assert "scatter/CRLB" in run("\n".join("".join(cell["source"]) for cell in cells), tmp_path)


MODULES = ["", ".cameras", ".fitting", ".machine", ".models", ".movies", ".rendering", ".simulation", ".tables"]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name, monkeypatch):
    monkeypatch.setenv("GAUSSMLE_BACKEND", "cpu")
    module = importlib.import_module(f"gaussmle{name}")
    failed, _ = doctest.testmod(module, verbose=False)
    assert failed == 0


def test_there_are_docstring_examples():
    finder = doctest.DocTestFinder()
    modules = [importlib.import_module(f"gaussmle{name}") for name in MODULES]
    count = sum(len(test.examples) for module in modules for test in finder.find(module))
    assert count > 15, count


def test_all_is_documented():
    for name in gm.__all__:
        if name not in ("Model", "STATUS"):
            assert getattr(gm, name).__doc__, name


DOCUMENTS = {
    "README": HERE.parent / "README.md",
    "the project's README": ROOT / "README.md",
    "from-picasso": ROOT / "docs/from-picasso.md",
    "from-gaussmle-jl": ROOT / "docs/from-gaussmle-jl.md",
}


#: What documents take as given.
GIVEN = "import gaussmle as gm\ngm.write_movie('movie.raw', gm.simulate_movie(60, 64, 64, emitters=5, seed=2)[0])\n"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_document(name, tmp_path):
    """All blocks of Python of a document, one after the other, as one program."""
    text = DOCUMENTS[name].read_text()
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    if "picasso" in "".join(blocks):
        library("picasso.gaussmle")
        library("picasso.localize")
    run(GIVEN + "\n".join(blocks), tmp_path)


def test_from_picasso_on_picassos_own_movie(data, tmp_path):
    """Not only on a simulation of ours."""
    library("picasso.gaussmle")
    library("picasso.localize")
    for ending in ("raw", "yaml"):
        shutil.copyfile(data / f"picasso/testdata_1000f.{ending}", tmp_path / f"movie.{ending}")
    blocks = re.findall(r"```python\n(.*?)```", DOCUMENTS["from-picasso"].read_text(), re.DOTALL)
    run("\n".join(blocks), tmp_path)
