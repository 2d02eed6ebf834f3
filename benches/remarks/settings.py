"""The settings of the table: a movie, the options of a user who is right or wrong, and the right answers."""

from dataclasses import dataclass, replace

import numpy as np

import movies
from movies import GAIN_E_PER_ADU, OFFSET_ADU, PIXEL_UM, READ_NOISE_E, SIZE, Psf, Scene

DENSITIES = (0.02, 0.08, 0.25)  # molecules a um2
OVERLAPPING = (0.4, 0.7, 1.0)  # those of the settings on overlap
BRIGHT = 8000.0
PLAIN = {"offset": OFFSET_ADU, "gain": GAIN_E_PER_ADU, "read-noise": READ_NOISE_E}
NONE = "none"


@dataclass(frozen=True)
class Setting:
    name: str
    right: tuple  # first remarks that are right
    scene: Scene
    options: dict
    maps: str = ""  # right, transposed or shifted: those of the camera file


def control(psf, density, free_width=False):
    """The remarks that right options may have. Diffraction is no Gaussian, and overlap is no mistake of a user."""
    right = (NONE,) if psf == "gaussian" else (NONE, "psf")
    # With a free width, overlapping spots are not fitted together.
    return (*right, "overlap") if free_width and density > min(DENSITIES) else right


def settings(psf, seed):
    """60 settings: 20 kinds at three densities."""
    for density, dense in zip(DENSITIES, OVERLAPPING):
        scene = Scene(psf, density, seed)
        fixed = {"model": "xynb", "sigma": round(Psf.of(psf).sigma_um, 4), "pixel-size": PIXEL_UM}
        free = {"model": "xynbs", "pixel-size": PIXEL_UM}
        bright = replace(scene, photons=BRIGHT)
        shape = (NONE,) if psf == "gaussian" else ("psf",)
        yield Setting("right", control(psf, density), scene, fixed | PLAIN)
        yield Setting("bright", shape, bright, fixed | PLAIN)
        free_shape = control(psf, density, True) if psf == "gaussian" else ("psf", "overlap")[: 1 + (density > min(DENSITIES))]
        yield Setting("bright, free width", free_shape, bright, free | PLAIN)
        yield Setting("gain x2", ("gain_high",), scene, fixed | PLAIN | {"gain": 2 * GAIN_E_PER_ADU})
        yield Setting("gain x2, bright", ("gain_high",), bright, fixed | PLAIN | {"gain": 2 * GAIN_E_PER_ADU})
        yield Setting("gain /2", ("gain_low",), scene, fixed | PLAIN | {"gain": 0.5 * GAIN_E_PER_ADU})
        yield Setting("offset untold", ("offset_low",), scene, fixed | PLAIN | {"offset": 0})
        yield Setting("offset +15", ("offset_high",), scene, fixed | PLAIN | {"offset": OFFSET_ADU + 15})
        em = replace(scene, camera="em")
        camera = {"offset": OFFSET_ADU, "gain": GAIN_E_PER_ADU, "read-noise": 0.1}
        yield Setting("EM gain untold", ("excess_noise",), em, fixed | camera)
        yield Setting("EM gain", control(psf, density), em, fixed | camera | {"excess-noise": 2})
        yield Setting("width x1.35", ("width",), scene, fixed | PLAIN | {"sigma": round(1.35 * fixed["sigma"], 4)})
        yield Setting("pixel size x2, free width", ("pixel_size",), scene, free | PLAIN | {"pixel-size": 2 * PIXEL_UM})
        yield Setting("defocus", ("width", "psf"), replace(scene, defocused=True), fixed | PLAIN)
        overlapping = fixed | PLAIN | {"crowded": "off"}
        yield Setting("overlap", ("overlap",), replace(scene, density=dense), overlapping)
        saturated = replace(bright, ceiling=movies.ceiling(bright, 0.06))
        yield Setting("6 % saturated", ("saturation",), saturated, fixed | PLAIN)
        yield Setting("hot pixels, free width", ("dead_pixels",), replace(scene, hot=0.003), free | PLAIN)
        with_maps = replace(scene, camera="maps")
        yield Setting("maps", control(psf, density), with_maps, fixed, "right")
        wrong = "transposed" if density != DENSITIES[1] else "shifted"
        yield Setting(f"maps {wrong}", ("maps",), with_maps, fixed, wrong)
        yield Setting("maps untold", ("maps",), with_maps, fixed | PLAIN)
        yield Setting("slope", ("background",), replace(scene, photons=1500.0, slope=3.6), fixed | PLAIN)


def camera_file(folder, setting):
    """Writes the camera file of a setting with maps."""
    change = {"right": lambda a: a, "transposed": np.transpose, "shifted": lambda a: np.roll(a, 16, axis=1)}
    names = ("offset", "gain", "variance")
    for name, values in zip(names, movies.maps(setting.scene.seed)):
        np.save(folder / f"{name}.npy", np.ascontiguousarray(change[setting.maps](values)).astype(np.float32))
    text = f"pixel_size_um = {PIXEL_UM}\noffset_adu = 'offset.npy'\n"
    text += "gain_e_per_adu = 'gain.npy'\nvariance_e2 = 'variance.npy'\n"
    (folder / "camera.toml").write_text(text)
    assert SIZE == np.load(folder / "gain.npy").shape[0]
    return folder / "camera.toml"
