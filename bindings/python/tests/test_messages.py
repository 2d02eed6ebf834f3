"""Messages about wrong arguments name the keyword, as the caller wrote it."""

import inspect
import math
import re
from pathlib import Path

import numpy as np
import pytest
from conftest import CAMERA, MODEL

import gaussmle as gm

NAN = math.nan
PSF = gm.Astigmatic(sigma_x0=0.13, sigma_y0=0.14, gamma=0.2, d=0.4)


class Wrong:
    """A value of a type that no argument has."""

    def __repr__(self) -> str:
        return "<wrong>"


WRONG = Wrong()

FRAMES = gm.simulate_movie(12, 40, 48, emitters=5, seed=2)[0]
ROIS = gm.simulate(5)[0]
SPOTS = {"frame": [0, 0, 1], "x": [1.0, 2.0, 1.0], "y": [1.0, 2.0, 1.0], "x_std": [0.01] * 3, "y_std": [0.01] * 3}

SPLINE = gm.Spline.from_file(Path(__file__).parents[3] / "crates" / "io" / "fixtures" / "psf" / "own_h5py.h5")

#: Functions with valid arguments. The folder of a test is `{folder}`.
CALLS = {
    gm.fit: {"rois": ROIS, "model": MODEL, "camera": CAMERA},
    gm.localize: {"movie": FRAMES, "model": MODEL, "camera": CAMERA},
    gm.detect: {"movie": FRAMES, "camera": CAMERA},
    gm.cut: {"movie": FRAMES, "positions": {"frame": [0], "x": [2.0], "y": [2.0]}, "roi_size": 9, "pixel_size": 0.1},
    gm.calibrate_sigma: {"movie": FRAMES, "camera": CAMERA},
    gm.calibrate_astigmatism: {"beads": FRAMES, "z_step": 0.05, "camera": CAMERA},
    gm.calibrate_psf: {"beads": FRAMES, "z_step": 0.05, "camera": CAMERA},
    gm.calibrate_camera: {"dark": "{folder}/movie.npy", "bright": "{folder}/movie.npy", "output": "{folder}/camera"},
    gm.simulate: {"n": 3},
    gm.simulate_movie: {"n_frames": 2, "height": 20, "width": 20, "emitters": 1},
    gm.estimate: {"spots": 10, "model": MODEL},
    gm.movie: {"path": "{folder}/movie.npy"},
    gm.read_movie: {"path": "{folder}/movie.npy"},
    gm.write_movie: {"path": "{folder}/other.npy", "pixels": FRAMES},
    gm.read: {"path": "{folder}/spots.csv"},
    gm.link: {"table": SPOTS},
    gm.drift: {"table": SPOTS},
    gm.nena: {"table": SPOTS},
    gm.frc: {"table": SPOTS},
    gm.render: {"table": SPOTS, "pixel_size": 0.1},
    gm.report: {"table": SPOTS, "path": "{folder}/page.html"},
    gm.filter: {"table": SPOTS, "condition": "x > 1"},
    gm.write: {"table": SPOTS, "path": "{folder}/other.csv"},
    gm.doctor: {"quick": True},
    gm.concat: {"tables": [SPOTS]},
    gm.Camera: {"pixel_size": 0.1},
    gm.Camera.from_file: {"path": "{folder}/camera.toml"},
    **{model: {"sigma": 0.13} for model in gm.MODELS.values() if model.takes.endswith("width")},
    gm.Gaussian: {"sigma": 0.13},
    gm.Astigmatic: {"sigma_x0": 0.13, "sigma_y0": 0.14},
    gm.Astigmatic.from_file: {"path": "{folder}/psf.toml"},
    gm.Spline: {"psf": SPLINE.psf},
    gm.Spline.from_file: {"path": SPLINE.path},
    gm.Spline2d: {"psf": SPLINE.plane().psf},
    gm.Device: {},
    gm.Detection: {},
    gm.Fitting: {},
    gm.Planes: {},
    gm.Picture.save: {"self": None, "path": "{folder}/picture.png"},
    gm.Localizations.save: {"self": None, "path": "{folder}/table.csv"},
    gm.Fits.save: {"self": None, "path": "{folder}/table.csv"},
}

#: The bound of a parameter that no model has. The library finds it when it is used.
UNKNOWN_BOUND = {"nothing": (0, 1)}

#: Wrong values beside those of a wrong type, by keyword.
VALUES = {
    "tolerance": [-1.0, NAN, "a"],
    "max_iterations": [0, 0.5, -3],
    "bounds": [3, {"photons": 3}, UNKNOWN_BOUND, {"photons": (2, 1)}, {"photons": ("a", 1)}, {"photons": (NAN, 1)}],
    "index_mismatch": [0.5, "a"],
    "outputs": ["all", [1], 3],
    "device": ["cpu", {"backend": "cpu"}],
    "backend": ["fpga", 3],
    "auto_timeout": [-1.0, NAN, "soon"],
    "gpu_timeout": [-1.0, NAN, "soon"],
    "hang_timeout": [-1.0, 0, "soon"],
    "gpu_idle_timeout": [-1.0, "soon"],
    "batch_size": [0, -1, 0.5],
    "devices": [[0.5], []],
    "gpu_memory_limit": [0, "half", "200%"],
    "jobs_per_gpu": [0, 0.5],
    "memory_budget": [0, "much"],
    "frames": [(0, 99), (-1, 2), 3, "all", (5, 2)],
    "frame": [[0, 1], [[0]] * 5, [0.5] * 5, [-1] * 5, ["a"] * 5],
    "corners": [[0, 1], [[0, 1]], [[0, 0, 0]] * 5, [[0.5, 0]] * 5],
    "detection": [{"threshold": 5.0}, gm.Device()],
    "fitting": [{"tolerance": 1e-3}, gm.Planes()],
    "planes": [{"z": 1}, gm.Detection()],
    "roi_size": [0, -7, 0.5, 4, 99],
    "false_alarms": [-1.0, 0, NAN],
    "threshold": [-1.0, 0, NAN],
    "min_net_gradient": [NAN, "a"],
    "detection_sigma": [-1.0, 0, NAN],
    "min_separation": [-1.0, NAN],
    "border": ["mirror"],
    "isolated": ["yes", 2],
    "crowded": ["maybe", True],
    "psf_misfit": [-0.01, 1.5, NAN],
    "background_frames": [0, 9, -1, 0.5],
    "allow_truncated": ["yes", 2],
    "series": [-1, 0.5],
    "channel": [-1, 0.5],
    "z": [-1, 0.5],
    "format": ["docx"],
    "resume": ["yes"],
    "follow": [-1.0, NAN, "soon"],
    "progress": ["yes", 3],
    "on_wait": [3],
    "sigma": [-1.0, 0, NAN, "wide"],
    "z_step": [0, NAN, "a"],
    "frames_per_plane": [0, 0.5, -1],
    "saturation": [-1.0, NAN],
    "excess_noise": [0.5, NAN],
    "pixel_size": [-1.0, 0, NAN],
    "n": [-1, 0.5],
    "n_frames": [-1, 0.5],
    "height": [0, 0.5],
    "width": [0, -1.0],
    "photons": [-1.0, NAN],
    "background": [-1.0, NAN],
    "emitters": [-1.0, NAN],
    "on_frames": [0, NAN],
    "spread": [-1.0, NAN],
    "filaments": [-1, 0.5],
    "beads": [0.05, "a"],
    "seed": [-1, 0.5, "one"],
    "spots": [-1, 0.5],
    "distance": [-1.0, 0, NAN],
    "sigmas": [-1.0, 0, NAN],
    "gap": [-1, 0.5],
    "region": [(0, 0, 1), 3],
    "max_std": [-1.0, NAN],
    "max_points": [-1, 0.5],
    "condition": ["nothing > 1", "x >"],
    "colors": ["pink"],
    "percentile": [-1.0, 101.0, NAN],
    "count": [-1.0, NAN],
    "gamma": [0, -1.0, NAN],
    "offset": [NAN, "a", np.ones(3)],
    "gain": [0, -1.0, NAN, "a"],
    "read_noise": [-1.0, NAN, "a"],
    "variance": [-1.0, NAN, "a"],
    "sigma_x0": [-1.0, NAN],
    "sigma_y0": [-1.0, NAN],
    "d": [0, -1.0],
    "z_range": [(1.0, -1.0), 3, ("a", "b")],
    "free": ["width", 3],
    "psf": [MODEL],
}

#: Values that are right for one function, or whose files are missing.
RIGHT = {
    gm.cut: {"roi_size": [4]},
    gm.Astigmatic: {"gamma": [0, -1.0]},
    gm.calibrate_astigmatism: {"beads": [0.05, "a"]},
    gm.calibrate_psf: {"beads": [0.05, "a"]},
    gm.simulate: {"z_range": [3]},
    gm.simulate_movie: {"z_range": [3]},
    # The library checks them when they are used.
    gm.Device: {"gpu_memory_limit": ["half", "200%"], "memory_budget": ["much"], "hang_timeout": [0]},
    gm.Detection: {
        "roi_size": [0, 4, 99],
        "false_alarms": [-1.0, 0],
        "threshold": [-1.0, 0],
        "detection_sigma": [-1.0, 0],
        "min_separation": [-1.0],
        "psf_misfit": [-0.01, 1.5],
        "background_frames": [0, 9],
    },
    gm.Fitting: {
        "tolerance": [-1.0],
        "max_iterations": [0],
        "index_mismatch": [0.5],
        "bounds": [UNKNOWN_BOUND],
    },
}


def cases():
    for function, valid in CALLS.items():
        for name in inspect.signature(function).parameters:
            if name in ("self", "options"):
                continue
            right = RIGHT.get(function, {}).get(name, [])
            for value in (WRONG, *VALUES.get(name, ())):
                if any(value is one for one in right) or (isinstance(value, (int, float, str)) and value in right):
                    continue
                yield pytest.param(function, valid, name, value, id=f"{function.__qualname__}-{name}-{value!r}"[:80])


#: Values of options that the library refuses, with their group.
REFUSED = [
    (gm.Detection, "roi_size", 4),
    (gm.Detection, "roi_size", 99),
    (gm.Detection, "false_alarms", -1.0),
    (gm.Detection, "threshold", 0),
    (gm.Detection, "detection_sigma", -1.0),
    (gm.Detection, "min_separation", -1.0),
    (gm.Detection, "psf_misfit", -0.01),
    (gm.Detection, "background_frames", 9),
    (gm.Fitting, "tolerance", -1.0),
    (gm.Fitting, "max_iterations", 0),
    (gm.Fitting, "index_mismatch", 0.5),
    (gm.Fitting, "bounds", {"photons": (-1.0, 5.0)}),
    (gm.Device, "gpu_memory_limit", "half"),
    (gm.Device, "memory_budget", "much"),
    (gm.Device, "hang_timeout", 0),
    (gm.Planes, "channel", 1),
]


@pytest.mark.parametrize("group, name, value", REFUSED)
def test_the_library_names_the_option_that_it_refuses(folder, group, name, value):
    options = {group.__name__.lower(): group(**{name: value})}
    with pytest.raises((gm.InputError, gm.FileError)) as error:
        gm.localize(folder / "movie.npy", model=MODEL, camera=CAMERA, **options)
    assert re.search(rf"(^|[(]){name}([:)]|$)", str(error.value)), error.value


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("files")
    gm.write_movie(folder / "movie.npy", FRAMES)
    gm.write(SPOTS, folder / "spots.csv")
    (folder / "camera.toml").write_text("pixel_size_um = 0.1\n")
    (folder / "psf.toml").write_text("sigma_x0_um=0.13\nsigma_y0_um=0.13\nAx=0\nAy=0\nBx=0\nBy=0\ngamma_um=0.2\nd_um=0.4\n")
    return folder


@pytest.mark.parametrize("function, valid, name, value", list(cases()))
def test_message_names_the_keyword(folder, function, valid, name, value):
    known = {key: given.format(folder=folder) if isinstance(given, str) else given for key, given in valid.items()}
    if "self" in known:
        fits = gm.fit(ROIS, model=MODEL, camera=CAMERA, backend="cpu")
        known["self"] = {"Picture": gm.render(fits, pixel_size=0.1), "Fits": fits}.get(
            function.__qualname__.split(".")[0], gm.Localizations(SPOTS)
        )
    arguments = {**known, name: value}
    with pytest.raises((gm.InputError, gm.DeviceError, TypeError)) as error:
        function(**arguments)
    assert re.search(rf"\b{name}\b", str(error.value)), f"{type(error.value).__name__}: {error.value}"
    # One-letter names are English words and units, too.
    if len(name) == 1:
        assert re.search(rf"(^|[ :]){name}( is| are|:| must|\[|=|, | )", str(error.value)), error.value


@pytest.mark.parametrize(
    ("given", "words", "others"),
    [
        ({"model": MODEL}, r"^camera is missing: pass camera=gm.Camera\(pixel_size=...\).*config that has it$", "model is"),
        ({"camera": CAMERA}, '^model is missing: pass model="xynbs".*config that has it$', "camera is"),
        ({}, "^model is missing: .*; camera is missing: .*config that has both$", "or camera"),
    ],
)
def test_a_missing_argument_is_named(given, words, others):
    for call in (lambda: gm.localize(FRAMES, **given), lambda: gm.Session((20, 20), **given)):
        with pytest.raises(gm.InputError, match=words) as error:
            call()
        assert others not in str(error.value)


@pytest.mark.parametrize(
    "call",
    [
        lambda: gm.Gaussian(sigma=130),
        lambda: gm.Gaussian(sigma=130, free="sigma"),
        lambda: gm.Xynbsxsy(130),
        lambda: gm.Astigmatic(sigma_x0=130, sigma_y0=0.13),
        lambda: gm.Astigmatic(sigma_x0=0.13, sigma_y0=130),
    ],
)
def test_nanometres_are_recognized(call):
    with pytest.raises(gm.InputError, match=r"sigma.* is 130: .*it is in um: 0.13 for 130 nm"):
        call()
