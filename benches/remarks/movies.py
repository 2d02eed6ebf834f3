"""Movies of molecules by NumPy alone: light, photons, and what a camera makes of them.

A PSF is a table of images: the share of the light in each pixel of a window, for each of STEPS x STEPS
positions within a pixel. Molecules lie on these positions, so nothing is interpolated. `vectorial` images
are those of `benches/psf/optics.py` (diffraction, freely rotating dipoles); the others are Gaussians.
"""

import importlib.util
import math
import pathlib
from dataclasses import dataclass, field

import numpy as np
from scipy.optimize import least_squares
from scipy.special import erf

SIZE, FRAMES = 96, 200  # pixels a side
STEPS = 12  # positions a pixel, along an axis
WINDOW = 25  # pixels of an image
PIXEL_UM = 0.1
SIGMA_UM = 0.13  # of Gaussian spots
OFFSET_ADU, GAIN_E_PER_ADU, READ_NOISE_E = 100.0, 0.45, 1.6
EM_GAIN = 300.0


def gaussian(x, y, sigma):
    """Shares of the light of a Gaussian at (x, y) pixels of the window."""
    edges = np.arange(WINDOW + 1) - 0.5
    u, v = (np.diff(0.5 * erf((edges - c) / (sigma * math.sqrt(2)))) for c in (x, y))
    return v[:, None] * u


def optics():
    path = pathlib.Path(__file__).parents[1] / "psf" / "optics.py"
    spec = importlib.util.spec_from_file_location("optics", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Optics("plain")


class Psf:
    """Images of one PSF; `blur` is the width of a Gaussian, or the depth (um) of vectorial spots."""

    known = {}

    def __init__(self, kind, blur):
        places = (np.arange(STEPS) + 0.5) / STEPS - 0.5 + WINDOW // 2
        y, x = (grid.ravel() for grid in np.meshgrid(places, places, indexing="ij"))
        if kind == "vectorial":
            self.images = optics().images(x, y, blur, WINDOW)
        else:
            self.images = np.stack([gaussian(a, b, blur / PIXEL_UM) for a, b in zip(x, y)])
        self.sigma_um = SIGMA_UM if kind == "gaussian" else self.best_width(x, y)

    def best_width(self, x, y):
        """The width of the Gaussian that is nearest to the middle of an image, as a fit in a ROI finds it."""
        near = slice(WINDOW // 2 - 4, WINDOW // 2 + 5)
        which = len(x) // 2
        image = self.images[which][near, near]

        def difference(p):
            model = p[0] * gaussian(x[which], y[which], p[1])[near, near] + p[2]
            return ((model - image) / np.sqrt(image + 0.005)).ravel()

        return PIXEL_UM * least_squares(difference, [1, 1.1, 0]).x[1]

    @classmethod
    def of(cls, kind, defocused=False):
        key = kind, defocused
        if key not in cls.known:
            blur = {"gaussian": (SIGMA_UM, 1.6 * SIGMA_UM), "vectorial": (0.0, 0.45)}[kind][defocused]
            cls.known[key] = cls(kind, blur)
        return cls.known[key]


@dataclass(frozen=True)
class Scene:
    psf: str
    density: float  # molecules a um2 in each frame
    seed: int
    photons: float = 2000.0  # median
    background: float = 10.0
    slope: float = 0.0  # photons a pixel and pixel, along x
    defocused: bool = False
    camera: str = "plain"  # or maps, em
    hot: float = 0.0  # part of the pixels
    ceiling: float = 65535.0  # ADU
    frames: int = field(default=FRAMES)


def maps(seed):
    """Offset (ADU), gain (e-/ADU) and read variance (e-2) of each pixel, as of a sCMOS camera."""
    rng = np.random.default_rng(seed + 77)
    offset = OFFSET_ADU + 3 * rng.standard_normal((SIZE, SIZE)) + 2 * rng.standard_normal(SIZE)
    gain = GAIN_E_PER_ADU * (1 + 0.03 * rng.standard_normal((SIZE, SIZE)))
    variance = np.minimum(READ_NOISE_E**2 * np.exp(0.7 * rng.standard_normal((SIZE, SIZE))), 400)
    return offset, gain, variance


def light(scene, rng):
    """The expected photons of each pixel."""
    psf = Psf.of(scene.psf, scene.defocused)
    out = np.full((scene.frames, SIZE + 2 * WINDOW, SIZE + 2 * WINDOW), scene.background)
    out += scene.slope * np.maximum(np.arange(SIZE + 2 * WINDOW) - WINDOW, 0)
    for frame in out:
        count = rng.poisson(scene.density * (SIZE * PIXEL_UM) ** 2)
        corners = rng.integers(WINDOW - WINDOW // 2, SIZE + WINDOW - WINDOW // 2, (count, 2))
        shapes = rng.integers(0, STEPS**2, count)
        photons = scene.photons * np.exp(0.4 * rng.standard_normal(count))
        for (x, y), shape, number in zip(corners, shapes, photons):
            frame[y : y + WINDOW, x : x + WINDOW] += number * psf.images[shape]
    return out[:, WINDOW:-WINDOW, WINDOW:-WINDOW]


def expose(scene):
    """The movie, ADU."""
    rng = np.random.default_rng([scene.seed, round(1000 * scene.density), round(scene.photons)])
    mean = light(scene, rng)
    if scene.hot:
        hot = rng.random((SIZE, SIZE)) < scene.hot
        mean = mean + hot * rng.uniform(50, 400, (SIZE, SIZE))
    electrons = rng.poisson(mean).astype(float)
    if scene.camera == "em":
        # Each electron becomes an exponential number of electrons.
        electrons = np.where(electrons > 0, rng.gamma(np.maximum(electrons, 1e-9)), 0.0)
        read = 30.0 / EM_GAIN
        adu = OFFSET_ADU + (electrons + read * rng.standard_normal(mean.shape)) / GAIN_E_PER_ADU
    elif scene.camera == "maps":
        offset, gain, variance = maps(scene.seed)
        adu = offset + (electrons + np.sqrt(variance) * rng.standard_normal(mean.shape)) / gain
    else:
        adu = OFFSET_ADU + (electrons + READ_NOISE_E * rng.standard_normal(mean.shape)) / GAIN_E_PER_ADU
    return np.clip(np.rint(adu), 0, scene.ceiling).astype(np.uint16)


def ceiling(scene, part):
    """The value, ADU, that the brightest pixel of a part of the spots exceeds."""
    from scipy.stats import norm

    peak = np.median(Psf.of(scene.psf).images.max(axis=(1, 2)))
    photons = scene.photons * math.exp(0.4 * norm.isf(part))
    return float(round(OFFSET_ADU + (photons * peak + scene.background) / GAIN_E_PER_ADU))
