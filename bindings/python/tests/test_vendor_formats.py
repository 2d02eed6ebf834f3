"""The programs of docs/files.md for files of Nikon, Zeiss and Leica give the rows and the pixel size of the movie.

The ND2 and LIF files are written by the tests, for the packages nd2 and liffile. The format of Zeiss may not be
written, so a module with the interface of czifile stands for it.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from conftest import ROOT, assert_same, import_or_skip
from lif_writer import write_lif
from nd2_writer import write_nd2

import gaussmle as gm

PIXEL_SIZE = 0.107
CAMERA = gm.Camera(PIXEL_SIZE, offset=100, gain=0.45)
PAGE = (ROOT / "docs/files.md").read_text(encoding="utf-8")

CZIFILE = f"""
import numpy

class Image:
    mpp = ({PIXEL_SIZE}, {PIXEL_SIZE})

    def __init__(self, pixels):
        self.pixels = pixels

    def __call__(self, *, C):
        assert C == 0
        return self

    def chunks(self):
        return map(Image, self.pixels)

    def asarray(self):
        return self.pixels

class CziFile:
    def __init__(self, path):
        self.scenes = {{0: Image(numpy.load(path))}}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.scenes.clear()
"""


def write_czi(path: Path, frames: np.ndarray, _: float) -> None:
    path.with_name("czifile.py").write_text(CZIFILE)
    with open(path, "wb") as file:
        np.save(file, frames)


@pytest.mark.parametrize("package, write", [("nd2", write_nd2), ("czifile", write_czi), ("liffile", write_lif)])
def test_program_of_the_page_localizes_the_file(package, write, tmp_path):
    if write is not write_czi:
        import_or_skip(package)
    frames, _ = gm.simulate_movie(30, 64, 80, emitters=5, camera=CAMERA, seed=9)
    [program] = re.findall(rf"```python\n(import {package}\n.*?)```", PAGE, re.DOTALL)
    ending = {"nd2": "nd2", "czifile": "czi", "liffile": "lif"}[package]
    write(tmp_path / f"movie.{ending}", frames, PIXEL_SIZE)
    (tmp_path / "program.py").write_text(program + 'spots.save("spots.npz")\n')
    environment = {**os.environ, "GAUSSMLE_BACKEND": "cpu"}
    done = subprocess.run([sys.executable, "program.py"], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    found = gm.read(tmp_path / "spots.npz")
    assert found.metadata.pixel_size == pytest.approx(PIXEL_SIZE, rel=1e-9)
    # The pixel size of a LIF file is a difference of positions in metres.
    exact = gm.Camera(found.metadata.pixel_size, offset=100, gain=0.45)
    expected = gm.localize(frames, model=gm.Gaussian(sigma=0.13), camera=exact, backend="cpu")
    assert len(expected) > 80
    assert_same(found, expected)
