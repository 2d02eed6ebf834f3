"""Runs 3D-DAOSTORM of storm-analysis on a movie: a process of its own, so it may have other packages.

    PYTHONPATH=FOLDER_OF_STORM_ANALYSIS python daostorm.py MOVIE.npy OUT.npz SETTINGS.json

SETTINGS has offset, gain (numbers or .npy files), variance (a number or an .npy file, e-^2), frames and
the parameters of storm-analysis. OUT has the rows, and `seconds`, wall and CPU time of a frame without start and first frame.
"""

import contextlib
import io
import json
import pathlib
import sys
import tempfile
import time

import numpy as np
import storm_analysis.daostorm_3d.find_peaks as find_peaks
import storm_analysis.sa_library.parameters as parameters


class Frame:
    """A reader of one frame in memory, as analyzeImage takes it."""

    def __init__(self, image):
        self.image = image

    def getFrame(self):
        return self.image

    def getBackground(self):
        return None


def value(given):
    return np.load(given).astype(float) if isinstance(given, str) else given


def main(movie, out, settings):
    settings = json.loads(pathlib.Path(settings).read_text())
    frames = np.load(movie, mmap_mode="r")[: settings["frames"]]
    offset, gain, variance = (value(settings[name]) for name in ("offset", "gain", "variance"))
    options = parameters.ParametersDAO()
    for name, given in settings["parameters"].items():
        kind = options.attr[name][0]
        options.changeAttr(name, given, node_type=kind[1] if isinstance(kind, tuple) else None)
    with tempfile.TemporaryDirectory() as folder:
        if np.ndim(variance):
            calibration = np.empty(5, object)
            # Its gain is in ADU/e-, its variance in ADU^2; 2 is the version of this layout.
            calibration[:] = [offset, variance / gain**2, 1 / gain, np.ones_like(gain), 2]
            np.save(f"{folder}/calibration.npy", calibration, allow_pickle=True)
            options.attr["camera_calibration"] = ["filename", f"{folder}/calibration.npy"]
        finder = find_peaks.initFindAndFit(options)
    rows = []
    with contextlib.redirect_stdout(io.StringIO()):
        for number, frame in enumerate(frames):
            # Its likelihood takes no value below 1; its own reader of frames does the same.
            image = np.maximum((frame.astype(float) - offset) * gain, 1.0)
            peaks = finder.analyzeImage(Frame(image))
            rows.append({"frame": np.full(len(peaks["x"]), number), **peaks})
            if number == 0:
                start = np.array(
                    [time.monotonic(), time.process_time()]
                )  # the first frame has the plans of the Fourier transforms
        seconds = (np.array([time.monotonic(), time.process_time()]) - start) / max(len(frames) - 1, 1)
        finder.cleanUp()
    table = {name: np.concatenate([row[name] for row in rows]) for name in rows[0]}
    table["photons"] = table.pop("sum")
    np.savez(
        out,
        seconds=seconds,
        **{k: v for k, v in table.items() if k in ("frame", "x", "y", "z", "photons", "background")},
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
