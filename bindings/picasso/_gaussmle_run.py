"""Runs of gaussmle on movies of Picasso, with Picasso's parameters."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Sequence
from typing import Any, Union

import numpy as np
import picasso
from picasso import io

import gaussmle as gm

#: The models by their names on the command line of gaussmle, and in the dialog.
MODELS = {
    model.name: model.label
    for model in sorted(gm.MODELS.values(), key=lambda model: model is not gm.Xynbs)
}

#: Side of a pixel, or its width and height, nm.
PixelSize = Union[float, tuple[float, float]]

#: The pixel size that Picasso takes if none is given.
DEFAULT_PIXEL_SIZE = 130.0

#: A rectangle of Picasso: y and x of its first pixel, and of the one after its last.
Region = Sequence[Sequence[int]]


class Frames:
    """A movie of Picasso as an array `(frames, height, width)` that is read in parts."""

    def __init__(self, movie: Any) -> None:
        self._movie = movie
        first = np.asarray(movie[0])
        self.shape = (len(movie), *first.shape)
        self.dtype = first.dtype

    def __getitem__(self, frames: slice) -> np.ndarray:
        return np.stack([np.asarray(self._movie[number]) for number in range(*frames.indices(len(self._movie)))])


def camera_of(camera_info: dict[str, Any], calibration: dict[str, Any] | None = None) -> gm.Camera:
    """Returns the camera of Picasso's camera parameters.

    Picasso converts with `(adu - Baseline) * Sensitivity / Gain`, where Gain is the electron
    multiplication. An EMCCD has twice the variance of its photoelectrons.

    Parameters
    ----------
    camera_info
        Baseline, Sensitivity, Gain and Pixelsize (nm), which may also be width and height.
    calibration
        The maps of an sCMOS camera, as `picasso.io.load_camera_calibration` returns them.
    """
    nm = camera_info["Pixelsize"]
    pixel_size = (nm[0] / 1000, nm[1] / 1000) if isinstance(nm, tuple) else nm / 1000
    gain = camera_info["Sensitivity"] / camera_info["Gain"]
    if calibration:
        # A string of JSON is one of TOML.
        maps = json.dumps(os.path.abspath(calibration["Path"]), ensure_ascii=False)
        lines = [f"picasso = {maps}", f"pixel_size_um = {json.dumps(pixel_size)}"]
        if calibration.get("gain") is None:
            lines.append(f"gain_e_per_adu = {float(gain)!r}")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "camera.toml")
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(lines))
            return gm.Camera.from_file(path)
    excess_noise = 2.0 if camera_info["Gain"] > 1 else 1.0
    return gm.Camera(
        pixel_size,
        offset=camera_info["Baseline"],
        gain=gain,
        excess_noise=excess_noise,
    )


def pixelsize(text: str) -> PixelSize:
    """Returns a pixel size: one number, or width and height with a comma between."""
    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (1, 2):
        raise gm.InputError(f"the pixel size is {text!r}: enter nm, such as 130, or width and height, such as 100,120")
    return numbers[0] if len(numbers) == 1 else (numbers[0], numbers[1])


def pixelsize_text(nm: PixelSize) -> str:
    """Returns a pixel size as :func:`pixelsize` takes it."""
    return ",".join(f"{side:.7g}" for side in (nm if isinstance(nm, tuple) else (nm,)))


def stated_pixel_size(path: str, info: list[dict[str, Any]]) -> PixelSize | None:
    """Returns the pixel size, nm, that a movie's file states. None if it states none."""
    try:
        um = gm.movie(path).pixel_size
    except (gm.Error, OSError):
        # Picasso reads formats that gaussmle does not.
        um = None
    if isinstance(um, tuple):
        # Picasso has square pixels alone.
        return round(1000 * um[0], 4), round(1000 * um[1], 4)
    if info and info[0].get("Pixelsize"):
        return float(info[0]["Pixelsize"])
    return None if um is None else round(1000 * um, 4)


def needs_file(name: str) -> bool:
    """True for a model whose PSF comes from a file, by its name in :data:`MODELS`."""
    return hasattr(gm.MODELS[name], "from_file")


def model_of(name: str, sigma: float | None, psf: str | None) -> gm.Model:
    """Returns a model by its name in :data:`MODELS`, with a width in um, or with the PSF of a file."""
    of = gm.MODELS[name]
    model: gm.Model
    if needs_file(name):
        if not psf:
            raise gm.InputError(f"the model {name} needs a PSF file: `gaussmle calibrate` writes it")
        model = of.from_file(psf)
        return model
    if psf:
        those = [other for other in MODELS if needs_file(other)]
        raise gm.InputError(f"the model {name} takes no PSF file: choose {', '.join(those[:-1])} or {those[-1]}")
    if of.takes == "width" and sigma is None:
        raise gm.InputError(f"the model {name} needs the width of a spot: give it in nm")
    model = of(sigma)
    return model


def localize(
    movie: Any,
    info: list[dict[str, Any]],
    camera_info: dict[str, Any],
    box: int,
    *,
    gradient: float | None = None,
    false_alarms: float | None = None,
    model: str = "xynbs",
    sigma: float | None = None,
    psf: str | None = None,
    camera_calibration: dict[str, Any] | None = None,
    frame_bounds: Sequence[Sequence[int]] | None = None,
    rois: Sequence[Region] | None = None,
    progress: Callable[[int, int, int], Any] | None = None,
    on_wait: Callable[[dict[str, Any]], Any] | None = None,
) -> tuple[Any, list[dict[str, Any]]]:
    """Localizes a movie of Picasso, and returns localizations and metadata for `picasso.io.save_locs`.

    Parameters
    ----------
    movie, info
        As `picasso.io.load_movie` returns them.
    camera_info, camera_calibration
        As for :func:`camera_of`.
    box
        Side of the boxes, pixels.
    gradient, false_alarms
        The threshold: Picasso's minimum net gradient, or expected false spots in an empty frame. The
        default is 0.1 false alarms.
    model, sigma, psf
        A name of :data:`MODELS`, and the width of a spot, um, or the file of a PSF.
    frame_bounds
        First and last frame of each part that is localized, from 0. None for all frames.
    rois
        Rectangles in which spots are kept. None for the whole frame.
    progress, on_wait
        Are called with frames done, frames in total and localizations, and while a GPU is waited for.
        What they raise ends the run.
    """
    bounds = [(first, last) for first, last in frame_bounds or []]
    frames = (min(first for first, _ in bounds), max(last for _, last in bounds) + 1) if bounds else None
    frames_of = movie if isinstance(movie, np.ndarray) else Frames(movie)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "locs.hdf5")
        saved = gm.localize(
            frames_of,
            path,
            model=model_of(model, sigma, psf),
            camera=camera_of(camera_info, camera_calibration),
            detection=gm.Detection(roi_size=box, min_net_gradient=gradient, false_alarms=false_alarms),
            frames=frames,
            region=_region(rois, frames_of.shape[1:]),
            progress=progress or False,
            on_wait=on_wait,
        )
        # gaussmle converts to Picasso's units, and Picasso reads its own format.
        locs, ours = io.load_locs(path)
    locs = locs[_in_bounds(locs.frame, bounds)].reset_index(drop=True)
    facts = {
        **ours[-1],
        **camera_info,
        "Pixelsize": ours[-1]["Pixelsize"],
        "Generated by": f"Picasso v{picasso.__version__}, plug-in of gaussmle {gm.__version__}",
        "Fit method": f"gaussmle, {MODELS[model]}",
        "PSF file": psf,
        "Box Size": box,
        "Min. Net Gradient": gradient,
        "False alarms": false_alarms,
        "ROI": [[list(map(int, corner)) for corner in roi] for roi in rois or []] or None,
        "Frame bounds": [list(map(int, part)) for part in bounds] or None,
        "Warnings": [*saved.notes],
    }
    # Picasso's pixels are square. The height of the frames is in units of the width of a pixel, as y is.
    sizes = {key: ours[0][key] for key in ("Width", "Height")}
    movie_facts, *others = io.strip_mm_metadata(info) or [{}]
    return locs, [{**movie_facts, **sizes}, *others, facts]


def _in_bounds(frame: Any, bounds: Sequence[tuple[int, int]]) -> Any:
    """Returns a mask of the rows in one of the parts."""
    frame = np.asarray(frame)
    inside = [(first <= frame) & (frame <= last) for first, last in bounds]
    return np.any(inside, axis=0) if bounds else np.ones(len(frame), bool)


def _region(rois: Sequence[Region] | None, shape: Sequence[int]) -> list[tuple[int, int, int, int]] | None:
    """Returns the rectangles as pixels of the frames, which one that is drawn may leave."""
    height, width = shape
    corners = [(*map(int, first), *map(int, end)) for first, end in rois or []]
    return [(max(x0, 0), max(y0, 0), min(x1, width), min(y1, height)) for y0, x0, y1, x1 in corners] or None
