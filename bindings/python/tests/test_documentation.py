"""The recipes run, are short, and print what the page shows. The reference lists all names."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import HERE, assert_same_text, import_or_skip

import gaussmle as gm

PAGE = (HERE.parent / "docs/recipes.md").read_text(encoding="utf-8")
#: The Python block of each section, and the output that follows it.
SECTION = re.compile(r"^## (.*?)\n.*?```python\n(.*?)```\n(?:\n```text\n(.*?)```)?", re.DOTALL | re.MULTILINE)
SECTIONS = {title: (code, shown) for title, code, shown in SECTION.findall(PAGE)}
FILES = SECTIONS.pop("Files to try the recipes")[0]
#: Packages beside those that the tests of the package itself need.
PACKAGES = ("h5py", "zarr", "dask.array", "distributed", "matplotlib", "polars", "scipy")


def run(code: str, folder: Path) -> str:
    # Dask's processes import the file.
    (folder / "recipe.py").write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "ignore::DeprecationWarning", "recipe.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "GAUSSMLE_BACKEND": "cpu", "MPLBACKEND": "agg"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    for name in PACKAGES:
        import_or_skip(name)
    folder = tmp_path_factory.mktemp("recipes")
    run(FILES, folder)
    return folder


def test_the_recipes_are_numbered():
    assert [title.split(".")[0] for title in SECTIONS] == [str(number) for number in range(1, 12)]


@pytest.mark.parametrize("title", SECTIONS)
def test_recipe_prints_what_the_page_shows(title, folder):
    code, shown = SECTIONS[title]
    assert sum(bool(line.strip()) for line in code.splitlines()) < 15
    printed = run(code, folder)
    if shown:
        assert_same_text(printed, shown)


def test_page_shows_outputs():
    assert sum(bool(shown) for _, shown in SECTIONS.values()) >= 5


def test_reference_lists_all_names():
    listed = re.findall(r"^   (\w+)$", (HERE.parent / "docs/api.rst").read_text(), re.MULTILINE)
    # Model is a union of the classes listed, STATUS an `autodata`.
    assert set(listed) == set(gm.__all__) - {"MODELS", "Model", "STATUS"} | {"filter"}
