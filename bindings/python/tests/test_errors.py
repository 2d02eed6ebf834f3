"""Each class of exception, provoked."""

import numpy as np
import pytest
from conftest import CAMERA, MODEL, fit, prints

import gaussmle as gm


def test_hierarchy():
    for kind, also in [
        (gm.InputError, ValueError),
        (gm.DeviceError, RuntimeError),
        (gm.DeviceTimeout, TimeoutError),
        (gm.FileError, OSError),
    ]:
        assert issubclass(kind, gm.Error) and issubclass(kind, also) and kind.__module__ == "gaussmle"
    assert not issubclass(gm.InputError, gm.FileError)


def test_input():
    for call in (
        lambda: gm.Xynb(-0.1),
        lambda: gm.Xynb(float("nan")),
        lambda: gm.Xynbs(0.0),
        lambda: gm.Astigmatic(0.13, 0.13, d=-1),
        lambda: gm.simulate(-1),
        lambda: gm.simulate(5, roi=0),
        lambda: gm.simulate(5, photons=float("nan")),
        lambda: gm.localize(np.zeros((2, 20, 20), np.uint16)),
        lambda: gm.localize(np.zeros((2, 20, 20), np.uint16), model=MODEL, camera=CAMERA, border="cut"),
        lambda: gm.localize(np.zeros((2, 20, 20), np.uint16), model=MODEL, camera=CAMERA, frames=(0, 3)),
        lambda: gm.localize(np.zeros((2, 20, 20), np.uint16), model=MODEL, camera=CAMERA, frames=(-1, 2)),
        lambda: gm.localize(
            np.zeros((2, 20, 20), np.uint16), model=MODEL, camera=CAMERA, threshold=5, false_alarms=1
        ),
        lambda: gm.render({"x": [1.0], "y": [1.0]}, pixel_size=-1.0),
        lambda: fit(np.zeros((1, 7, 7)), backend="fpga"),
        lambda: gm.nena({"x": [1.0], "y": [1.0]}),
    ):
        with pytest.raises(gm.InputError) as error:
            call()
        assert len(str(error.value)) > 10


def test_files(tmp_path):
    (tmp_path / "bad.tif").write_bytes(b"nothing")
    (tmp_path / "bad.csv").write_text("nothing,at\nall")
    fits = fit(gm.simulate(3)[0])
    for call in (
        lambda: gm.read(tmp_path / "none.csv"),
        lambda: gm.read(tmp_path / "bad.csv"),
        lambda: gm.movie(tmp_path / "none.tif"),
        lambda: gm.read_movie(tmp_path / "bad.tif"),
        lambda: fits.save(tmp_path / "no/such/folder.csv"),
        lambda: gm.render(fits, pixel_size=0.01).save(tmp_path / "no/such/folder.png"),
    ):
        with pytest.raises(gm.FileError) as error:
            call()
        assert str(tmp_path) in str(error.value)


def test_devices():
    """No GPU may be used, whatever the machine has."""
    with pytest.raises(gm.DeviceError, match="no GPU"):
        fit(gm.simulate(3)[0], backend="gpu", devices=["GPU-00000000-0000-0000-0000-000000000000"])


def test_environment_is_heard():
    words = prints(
        "import gaussmle as gm\n"
        "try:\n"
        "    gm.fit(gm.simulate(3)[0], model=gm.Xynb(0.13), camera=gm.Camera(0.1))\n"
        "except gm.InputError as error:\n"
        "    print(error)\n",
        GAUSSMLE_BACKEND="fpga",
    )
    assert "fpga" in words and "GAUSSMLE_BACKEND" in words
