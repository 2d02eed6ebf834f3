"""Cameras of Micro-Manager: the functions of the example with a real core.

They run in processes of their own: pymmcore-plus changes the levels of all loggers.
"""

import pytest
from conftest import HERE, import_or_skip, python_output

EXAMPLE = HERE.parent / "examples/micro_manager.py"

START = f"""
import runpy
import numpy as np
import gaussmle as gm

example = runpy.run_path({str(EXAMPLE)!r})
options = {{"model": gm.Xynb(0.13), "camera": gm.Camera(0.1, offset=100, gain=0.5), "backend": "cpu"}}
movie = gm.simulate_movie(130, 64, 80, emitters=6, camera=options["camera"], seed=6)[0]
shown = []

def assert_same(a, b):
    assert a.columns == b.columns and len(a) == len(b)
    assert all(a[name].tobytes() == b[name].tobytes() for name in a.columns)
"""


def run(code: str) -> str:
    import_or_skip("pymmcore_plus")
    return python_output(START + code)


def test_rows_of_a_played_movie_are_those_of_localize():
    code = """
spots = example["localize_camera"](example["play"](movie), len(movie), show=shown.append, **options)
expected = gm.localize(movie, **options)
assert len(spots) > 300 and f"{len(spots)} localizations" in shown[0]
assert_same(spots, expected)
assert spots.metadata.configuration == expected.metadata.configuration
print("same")
"""
    assert run(code) == "same\n"


def test_a_camera_that_stops_ends_the_session():
    code = """
try:
    example["localize_camera"](example["play"](movie[:20]), 30, **options)
except RuntimeError as error:
    print(error)
"""
    assert run(code) == "the camera stopped after 20 of 30 frames\n"


@pytest.mark.parametrize("pixels", ["8bit", "16bit"])
def test_frames_of_a_device_adapter_are_localized(pixels):
    """The demo camera is compiled, and shows beads. Its rows are those of the same frames."""
    import_or_skip("mm_test_adapters")
    code = f"""
import mm_test_adapters
from pymmcore_plus import CMMCorePlus

core = CMMCorePlus(adapter_paths=[mm_test_adapters.device_adapter_path()])
core.loadDevice("Camera", "DemoCamera", "DCam")
core.initializeDevice("Camera")
core.setCameraDevice("Camera")
core.setProperty("Camera", "PixelType", "{pixels}")
core.setProperty("Camera", "Mode", "Fluorescent Beads")
core.setProperty("Camera", "Exposure", 1)
options["camera"] = gm.Camera(0.1)
frames = []

class Recorded:
    # The core, which keeps the frames that are taken.
    def __getattr__(self, name):
        return getattr(core, name)

    def popNextImage(self):
        frames.append(core.popNextImage())
        return frames[-1]

spots = example["localize_camera"](Recorded(), 15, **options)
assert len(frames) == 15 and frames[0].dtype.itemsize == {pixels.removesuffix("bit")} // 8
assert_same(spots, gm.localize(np.stack(frames), **options))
print(len(spots) > 100)
"""
    assert run(code).endswith("True\n")
