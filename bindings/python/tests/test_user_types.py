"""Type checks of users' programs, by mypy and pyright: good ones pass, and each mistake is found."""

import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import HERE, import_or_skip

import gaussmle as gm
from gaussmle import _localize_keywords

RECIPES = (HERE.parent / "docs/recipes.md").read_text(encoding="utf-8")

GOOD = """
from typing import Literal
import numpy as np
import gaussmle as gm

camera = gm.Camera(pixel_size=0.1)
rois, truth = gm.simulate(10)
fits = gm.fit(rois, model=gm.Gaussian(sigma=0.13), camera=camera, outputs=("std", "p_value"))
total: float = float(fits.x.sum() + fits.p_value[0] + truth.corner_x[0])
rows: gm.Fits = fits[fits.usable]
few: gm.Fits = rows.where("x > 1").head(3)[1:]
plain: gm.Localizations = few[["x", "y"]].with_columns(x=[1.0])
precision, std = gm.nena(plain)
corrected, path = gm.drift(plain)
linked = gm.link(corrected)
particles: int = int(linked.particles.sum() + linked.frames_on[0])
model: gm.Xynbs = gm.Gaussian(free="sigma")
both: gm.Xynbsxsy = gm.Gaussian(sigma=0.13, free=("sigma_x", "sigma_y"))
device = gm.Device(backend="gpu", gpu_timeout=60)
saved: gm.Saved = gm.localize("movie.tif", "locs.csv", model=model, camera=camera, device=device)
spots: gm.Localizations = gm.localize("movie.tif", model=model, camera=camera, detection=gm.Detection(border="shift"))
named = gm.localize("movie.tif", model="xynbs", camera=camera)
size: tuple[int, int] = named.shape
kind: np.dtype = named.dtypes["x"]
peaks = gm.detect((frame for frame in rois), camera=camera)
cuts: gm.Cuts = gm.cut("movie.tif", peaks, roi_size=9)
again = gm.fit(cuts.rois, model=model, camera=camera, corners=cuts.corners, frame=cuts.frame)
left: float = float(again.residuals(cuts.rois).sum() + again.model_image().sum())
curve: gm.Astigmatic = gm.calibrate_astigmatism("beads.tif", 0.02, camera=camera).curve
width: float = gm.calibrate_sigma("movie.tif", camera=camera).sigma
fixed: gm.Xynb = gm.Gaussian(sigma=0.13)
depth: gm.Astigmatic = gm.Gaussian(psf=curve)
several = gm.Device(backend="cpu", devices=[0, "GPU-1"])
ranged = gm.localize("movie.tif", model=fixed, camera=camera, frames=slice(3, None), device=several)
molecules: gm.Linked = linked.head(3)
joined = gm.concat([spots, plain])
name: Literal["csv", "parquet"] = "csv"
joined.save("file", format=name)
result: gm.dask.Result = gm.dask.localize("movie.tif", model=model, camera=camera, detection=gm.Detection(border="skip"))
other: np.ndarray = spots["a_column_of_my_own"]
with gm.Session((64, 64), model=model, camera=camera, detection=gm.Detection(border="shift"), device=device) as session:
    taken: range | None = session.push(rois[0])
    more: gm.Localizations = session.poll(timeout=None)
    parts = [part for part in session]
end: gm.SessionEnd | None = session.finish(timeout=1)
whole: gm.Localizations = session.result([more, *parts])
late: float | None = session.progress.latency_99
"""

#: Each line is a mistake.
WRONG = """
fits.photon
truth.corner
saved.coutn
linked.frames
joined.xstd
gm.concat([rows, few]).photon
gm.fit(rois, model="xynb", camera=camera)
gm.fit(rois, model=gm.Gaussian(0.13))
gm.fit(rois, model=model, camera=0.1)
gm.fit(rois, model=model, camera=camera, outputs="stdev")
gm.fit(rois, model=model, camera=camera, tolerance=1e-3)
gm.fit(rois, model=model, camera=camera, backend="cuda")
gm.fit(rois, model=model, camera=camera, device="gpu")
gm.Gaussian(sigma="wide")
gm.Gaussian(sigma=0.13, free="width")
gm.Xynb("wide")
gm.Device(backend="cuda")
gm.Device(time_out=3)
gm.Detection(border="reflect")
gm.Fitting(tolerence=1e-3)
gm.localize("movie.tif", model=model, camera=camera, treshold=3)
gm.localize("movie.tif", "locs.csv", model=model, camera=camera, format="xlsx")
gm.localize("movie.tif", model=model, camera=camera).read()
gm.detect("movie.tif", camera=camera, detection=gm.Device())
gm.cut("movie.tif", peaks, roi_size="wide")
gm.cut("movie.tif", peaks, border="reflect")
gm.calibrate_sigma("movie.tif", camera=camera, treshold=3)
gm.calibrate_astigmatism("beads.tif", 0.02, camera=camera, device="cpu")
gm.dask.localize("movie.tif", model=model, camera=camera, treshold=3)
gm.Session((64, 64), model=model, camera=camera, treshold=3)
gm.Session(64, model=model, camera=camera)
session.push(rois[0]).start
session.progress.frames
fits.save(3)
fits.save("file", format="parket")
gm.write(fits, "file", format="parket")
fits.to_pandas(status="name")
gm.render(fits).save("picture.png", colors="jet")
gm.simulate(10, photon=3)
"""


def code_blocks() -> dict[str, str]:
    """Returns the programs of the recipes by the name of a file."""
    blocks = re.findall(r"```python\n(.*?)```", RECIPES, re.DOTALL)
    return {f"recipe_{number}.py": block for number, block in enumerate(blocks, 1)}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("programs")
    for name, text in {"good.py": GOOD, "wrong.py": GOOD + WRONG, **code_blocks()}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def mypy(folder: Path) -> set[tuple[str, int]]:
    import_or_skip("mypy")
    # Some packages that recipes use have no types.
    words = ["--strict", "--ignore-missing-imports", "--allow-untyped-calls", "--disable-error-code", "import-untyped"]
    command = [sys.executable, "-m", "mypy", *words, "--cache-dir", "cache", "."]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    print(done.stdout)
    assert done.returncode in (0, 1), done.stderr
    return {(name, int(line)) for name, line in re.findall(r"^(\w+\.py):(\d+): error", done.stdout, re.MULTILINE)}


def pyright(*words: str, cwd: Path) -> dict:
    import_or_skip("basedpyright")
    command = [sys.executable, "-m", "basedpyright", "--outputjson", "--pythonpath", sys.executable, *words]
    done = subprocess.run(command, capture_output=True, text=True, cwd=cwd, env={**os.environ})
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return json.loads(done.stdout)


def pyright_errors(folder: Path) -> set[tuple[str, int]]:
    # Pyright's own default, instead of the stricter one of this distribution.
    settings = {"typeCheckingMode": "standard", "reportMissingModuleSource": False, "reportMissingImports": False}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    found = pyright(".", cwd=folder)["generalDiagnostics"]
    found = [item for item in found if item["severity"] == "error"]
    print(*(f"{item['file']}:{item['range']['start']['line'] + 1}: {item['message']}" for item in found), sep="\n")
    return {(Path(item["file"]).name, item["range"]["start"]["line"] + 1) for item in found}


@pytest.mark.parametrize("checker", [mypy, pyright_errors], ids=["mypy", "pyright"])
def test_checkers_accept_programs_and_find_each_mistake(checker, folder):
    first = len(GOOD.splitlines()) + 2
    mistakes = {("wrong.py", first + number) for number in range(len(WRONG.splitlines()) - 1)}
    assert checker(folder) == mistakes


def test_types_are_complete(tmp_path):
    report = pyright("--verifytypes", "gaussmle", "--ignoreexternal", cwd=tmp_path)["typeCompleteness"]
    unknown = [symbol["name"] for symbol in report["symbols"] if symbol["isExported"] and not symbol["isTypeKnown"]]
    assert report["completenessScore"] > 0.95, unknown


def test_keywords_of_checkers_are_those_of_the_functions():
    def keywords(function) -> set[str]:
        parameters = inspect.signature(function).parameters.values()
        return {parameter.name for parameter in parameters if parameter.kind is parameter.KEYWORD_ONLY}

    assert keywords(gm.localize) == _localize_keywords.LocalizeKeywords.__annotations__.keys()
