"""Simulated movies with their truth, by numpy and scipy alone.

Positions are in pixels, and an integer is the centre of a pixel. Light is in photoelectrons. Each
emitter is on for an exponential time, in the first and the last frame partly, so a frame holds 4/3
of the density at an instant, and 46 % of these emitters have less than the full light.
PSFs by diffraction are those of `benches/psf/optics.py`.
"""

import dataclasses
import functools
import hashlib
import pathlib
import sys

import numpy as np
from scipy.special import erf

sys.path.append(str(pathlib.Path(__file__).parents[1] / "psf"))
import optics

PIXEL = 0.1  # um
SIZE = 128  # pixels
SIGMA = 1.3  # pixels
PITCH = 16  # pixels between isolated spots, and between pairs
SPLIT_DEPTH = {
    "sigma_x0_um": 0.13,
    "sigma_y0_um": 0.13,
    "Ax": 0.0,
    "Ay": 0.0,
    "Bx": 0.0,
    "By": 0.0,
    "gamma_um": 0.2,
    "d_um": 0.4,
}
DEPTH = 0.4  # um; emitters of astigmatic movies lie between -DEPTH and DEPTH
HALO_WIDTH = 2.2  # widths of the core
WINDOW = 41  # pixels of an image by diffraction
DEPTH_STEP = 0.02  # um; images by diffraction are computed at multiples


@dataclasses.dataclass(frozen=True)
class Scene:
    """What is simulated; `seed` makes it reproducible."""

    seed: int
    layout: str = "blinking"  # blinking, lone, pairs or empty
    frames: int = 100
    density: float = 1.0  # emitters that are on at an instant, a um^2
    photons: float = 1000.0  # of a whole frame
    spread: float = 0.0  # standard deviation of the logarithm of the photons
    background: float = 10.0
    slope: float = 0.0  # the background varies by this share around its mean
    sigma: float = SIGMA
    halo: float = 0.0  # share of the light in a Gaussian of HALO_WIDTH
    psf: str = ""  # a name of optics.PSFS in place of a Gaussian
    thickness: float = 0.0  # um; emitters lie up to half of it above and below the focus
    lifetime: float = 3.0  # frames
    filaments: int = 0
    camera: str = "ideal"  # ideal, scmos or emccd
    astigmatic: bool = False
    separation: float = 0.0  # of the emitters of a pair, in SIGMA
    second: float = 1000.0  # photons of the second emitter of a pair

    def settings(self):
        """Text of what differs from the defaults. It names and seeds the movie, so a new field changes no other."""
        values = ((field.name, getattr(self, field.name), field.default) for field in dataclasses.fields(self))
        return " ".join(
            f"{name}={value}" if isinstance(value, str) else f"{name}={value:.10g}"
            for name, value, usual in values
            if value != usual
        )


def shares(position, sigma, size=SIZE):
    """The light of each emitter in each column, or row, of the frame."""
    edges = np.arange(size + 1) - 0.5
    return np.diff(
        0.5 * erf((edges - position[:, None]) / (np.sqrt(2) * np.broadcast_to(sigma, len(position))[:, None]))
    )


def widths(z):
    """Both widths of an astigmatic spot, in pixels."""
    p = SPLIT_DEPTH
    x, y = (z - p["gamma_um"]) / p["d_um"], (z + p["gamma_um"]) / p["d_um"]
    return p["sigma_x0_um"] / PIXEL * np.sqrt(1 + x * x), p["sigma_y0_um"] / PIXEL * np.sqrt(1 + y * y)


@functools.cache
def optics_of(psf):
    return optics.Optics(psf)


def by_diffraction(truth, psf):
    """The light of the emitters in one frame, by a PSF of `optics`."""
    image = np.zeros((SIZE + 2 * WINDOW, SIZE + 2 * WINDOW))
    corner = [np.round(truth[axis]).astype(int) - WINDOW // 2 for axis in "xy"]
    x, y = (truth[axis] - first for axis, first in zip("xy", corner))
    z = np.round(truth["z"] / DEPTH_STEP) * DEPTH_STEP
    images = optics_of(psf).images(x, y, z, WINDOW)
    for share, photons, column, row in zip(images, truth["photons"], *corner):
        image[row + WINDOW :, column + WINDOW :][:WINDOW, :WINDOW] += photons * share
    return np.maximum(image[WINDOW:-WINDOW, WINDOW:-WINDOW], 0)


def expected(truth, scene):
    """The light of the emitters in one frame, without background."""
    if scene.psf:
        return by_diffraction(truth, scene.psf)
    sx, sy = widths(truth["z"]) if scene.astigmatic else (scene.sigma, scene.sigma)
    image = np.zeros((SIZE, SIZE))
    for share, factor in ((1 - scene.halo, 1.0), (scene.halo, HALO_WIDTH)):
        if share > 0:
            columns, rows = shares(truth["x"], factor * sx), shares(truth["y"], factor * sy)
            image += (rows * (share * truth["photons"])[:, None]).T @ columns
    return image


def background(scene):
    """The background of each pixel: even, or with one slow wave along each axis."""
    phase = 2 * np.pi * (np.arange(SIZE) + 0.5) / SIZE
    return scene.background * (1 + scene.slope * np.outer(np.sin(phase), np.cos(phase)))


# --- Emitters ------------------------------------------------------------------------------------


def along_filaments(scene, count, rng):
    """Positions on winding lines through the field, evenly along the lines."""
    angle, phase = rng.uniform(0, 2 * np.pi, (2, scene.filaments))
    middle = rng.uniform(0.2 * SIZE, 0.8 * SIZE, (scene.filaments, 2))
    # Lines are longer than the diagonal. Positions outside the field are drawn again.
    x, y = np.empty(0), np.empty(0)
    while len(x) < count:
        line, t = rng.integers(0, scene.filaments, count), rng.uniform(-SIZE, SIZE, count)
        off = 6 * np.sin(2 * np.pi * t / 80 + phase[line]) + rng.normal(0, 0.1, count)
        u = middle[line, 0] + t * np.cos(angle[line]) - off * np.sin(angle[line])
        v = middle[line, 1] + t * np.sin(angle[line]) + off * np.cos(angle[line])
        inside = (abs(u - (SIZE - 1) / 2) < SIZE / 2) & (abs(v - (SIZE - 1) / 2) < SIZE / 2)
        x, y = np.r_[x, u[inside]], np.r_[y, v[inside]]
    return x[:count], y[:count]


def blinking(scene, rng):
    """The emitters of each frame. The simulation starts early, so all frames have the same statistics."""
    lead = 20 * scene.lifetime
    mean = scene.density * (SIZE * PIXEL) ** 2
    count = round(mean * (scene.frames + lead) / scene.lifetime)
    start = rng.uniform(-lead, scene.frames, count)
    end = start + rng.exponential(scene.lifetime, count)
    if scene.filaments:
        x, y = along_filaments(scene, count, rng)
    else:
        x, y = rng.uniform(-0.5, SIZE - 0.5, (2, count))
    depth = DEPTH if scene.astigmatic else scene.thickness / 2
    z = rng.uniform(-depth, depth, count) if depth else np.zeros(count)
    # The mean of a log-normal distribution is exp(mu + spread^2 / 2).
    light = scene.photons * np.exp(rng.normal(0, 1, count) * scene.spread - scene.spread**2 / 2)
    for frame in range(scene.frames):
        on = np.flatnonzero((end > frame) & (start < frame + 1))
        lit = np.minimum(end[on], frame + 1) - np.maximum(start[on], frame)
        yield {"x": x[on], "y": y[on], "z": z[on], "photons": lit * light[on]}


def centres():
    """The centres of the cells that hold one spot, or one pair, each."""
    grid = np.arange(PITCH / 2, SIZE, PITCH)
    return np.stack(np.meshgrid(grid, grid), -1).reshape(-1, 2)


def on_grid(scene, rng):
    """Isolated spots or pairs at the same places in all frames, anywhere in their pixel."""
    middle = centres() + rng.uniform(-0.5, 0.5, centres().shape)
    if scene.layout == "empty":
        middle = middle[:0]
    photons = np.full(len(middle), float(scene.photons))
    if scene.layout == "pairs":
        angle = rng.uniform(0, 2 * np.pi, len(middle))
        half = np.c_[np.cos(angle), np.sin(angle)] * scene.separation * SIGMA / 2
        middle = np.r_[middle + half, middle - half]
        photons = np.r_[photons, np.full(len(photons), float(scene.second))]
    z = rng.uniform(-0.5, 0.5, len(middle)) * scene.thickness if scene.thickness else np.zeros(len(middle))
    spots = {"x": middle[:, 0], "y": middle[:, 1], "z": z, "photons": photons}
    for _ in range(scene.frames):
        yield spots


# --- Cameras -------------------------------------------------------------------------------------


def camera_of(scene, rng):
    """Offset (ADU), gain (e-/ADU), read-noise variance (e-^2) and excess noise; maps for sCMOS."""
    if scene.camera == "scmos":
        shape = (SIZE, SIZE)
        variance = 1.6**2 * rng.lognormal(0, 0.4, shape)
        hot = rng.random(shape) < 0.02
        variance[hot] = rng.uniform(100, 900, int(hot.sum()))
        return {
            "offset": rng.normal(100, 3, shape),
            "gain": 0.45 * rng.normal(1, 0.05, shape),
            "variance": variance,
            "excess": 1.0,
        }
    if scene.camera == "emccd":
        return {"offset": 100.0, "gain": 0.1, "variance": 0.04, "excess": 2.0}
    return {"offset": 0.0, "gain": 1.0, "variance": 0.0, "excess": 1.0}


def recorded(mean, camera, rng):
    """Pixel values of an expected image."""
    light = rng.poisson(mean).astype(float)
    if camera["excess"] > 1:
        # The sum of n exponential variables: the output of a multiplying register for n electrons.
        light = np.where(light > 0, rng.gamma(np.maximum(light, 1)), 0.0)
    light = light + rng.normal(0, 1, mean.shape) * np.sqrt(camera["variance"])
    return np.clip(np.rint(camera["offset"] + light / camera["gain"]), 0, 65535).astype(np.uint16)


# --- Files ---------------------------------------------------------------------------------------


def write_camera(folder, camera, pixel):
    """gaussmle's camera file, with maps beside it."""
    lines = [f"pixel_size_um = {pixel}", f"excess_noise = {camera['excess']}"]
    for name, key in (("offset", "offset_adu"), ("gain", "gain_e_per_adu"), ("variance", "variance_e2")):
        if np.ndim(camera[name]):
            np.save(folder / f"{name}.npy", camera[name].astype(np.float32))
            lines.append(f'{key} = "{name}.npy"')
        elif name == "variance":
            lines.append(f"read_noise_e = {camera[name] ** 0.5}")
        else:
            lines.append(f"{key} = {camera[name]}")
    (folder / "camera.toml").write_text("\n".join(lines) + "\n")


class Movie:
    """A scene in a folder: movie.npy, truth.npz and the files of its camera and PSF. Made once."""

    def __init__(self, scene, work):
        settings = scene.settings()
        self.scene, self.pixel, self.shape, self.stated_sigma = scene, PIXEL, (SIZE, SIZE), SIGMA
        self.folder = work / "movies" / hashlib.sha256(settings.encode()).hexdigest()[:16]
        self.path = self.folder / "movie.npy"
        if not (self.folder / "truth.npz").exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            self.simulate(settings)
        stored = np.load(self.folder / "truth.npz")
        self.truth = {name: stored[name] for name in ("frame", "x", "y", "z", "photons")}
        self.camera = {name: stored[name] for name in ("offset", "gain", "variance", "excess")}
        self.background = background(scene)

    def simulate(self, settings):
        scene = self.scene
        rng = np.random.default_rng(list(hashlib.sha256(settings.encode()).digest()))
        camera = camera_of(scene, rng)
        spots = blinking(scene, rng) if scene.layout == "blinking" else on_grid(scene, rng)
        frames, truth = np.empty((scene.frames, SIZE, SIZE), np.uint16), []
        for frame, lit in enumerate(spots):
            frames[frame] = recorded(background(scene) + expected(lit, scene), camera, rng)
            truth.append({"frame": np.full(len(lit["x"]), frame), **lit})
        np.save(self.path, frames)
        write_camera(self.folder, camera, PIXEL)
        psf = [f"{name} = {value}" for name, value in SPLIT_DEPTH.items()] + [
            f"z_range_um = [{-1.5 * DEPTH}, {1.5 * DEPTH}]"
        ]
        (self.folder / "psf.toml").write_text("\n".join(psf) + "\n")
        # The truth is written last. Without it, an interrupted movie is simulated again.
        columns = {name: np.concatenate([part[name] for part in truth]) for name in truth[0]}
        np.savez(self.folder / "truth.npz", settings=settings, **columns, **camera)

    def electrons(self):
        """The frames in photoelectrons."""
        return (np.load(self.path) - self.camera["offset"]) * self.camera["gain"]
