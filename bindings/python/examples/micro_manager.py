"""Localizes the frames of a camera of Micro-Manager while it runs.

Needs pymmcore-plus, and the device adapters of a Micro-Manager installation or of the package mm-test-adapters.
The argument is a configuration file of Micro-Manager. Without one, a camera in Python plays a simulated movie.
"""

import sys
import time

import numpy as np
from pymmcore_plus import CMMCorePlus
from pymmcore_plus.experimental.unicore import CameraDevice, UniMMCore

import gaussmle as gm


def localize_camera(core: CMMCorePlus, n_frames: int, show=print, **options) -> gm.Localizations:
    """Localizes the next frames of the core's camera. The options are those of `gm.Session`."""
    shape = core.getImageHeight(), core.getImageWidth()
    # All rows wait in memory until the end. To show them meanwhile, poll them in another thread.
    with gm.Session(shape, expected_frames=n_frames, max_waiting_rows=2**30, **options) as session:
        # Stops if the buffer of Micro-Manager is full: no frame is lost in between.
        core.startSequenceAcquisition(n_frames, 0, True)
        taken = 0
        while taken < n_frames:
            if core.getRemainingImageCount() > 0:
                # Waits while the queue of the session is full. Micro-Manager's buffer takes the frames meanwhile.
                session.push(core.popNextImage(), timeout=None)
                taken += 1
            elif core.isSequenceRunning():
                time.sleep(0.001)
            elif core.getRemainingImageCount() == 0:
                raise RuntimeError(f"the camera stopped after {taken} of {n_frames} frames")
        core.stopSequenceAcquisition()
    latency = 1e3 * session.progress.latency_99
    show(f"{n_frames} frames, {session.progress.localizations} localizations, 99 % within {latency:.0f} ms")
    return session.result()


class MoviePlayer(CameraDevice):
    """A camera that plays a movie."""

    def __init__(self, movie: np.ndarray) -> None:
        super().__init__()
        self.movie = movie
        self.exposure = 10.0

    def get_exposure(self) -> float:
        return self.exposure

    def set_exposure(self, exposure: float) -> None:
        self.exposure = exposure

    def shape(self) -> tuple[int, ...]:
        return self.movie.shape[1:]

    def dtype(self) -> np.dtype:
        return self.movie.dtype

    def start_sequence(self, n, get_buffer):
        for frame in self.movie[:n]:
            get_buffer(self.shape(), self.dtype())[:] = frame
            yield {}


def play(movie: np.ndarray) -> CMMCorePlus:
    """Returns a core whose camera plays a movie."""
    core = UniMMCore()
    core.loadPyDevice("Camera", MoviePlayer(movie))
    core.initializeDevice("Camera")
    core.setCameraDevice("Camera")
    return core


if __name__ == "__main__":
    if len(sys.argv) > 1:
        core = CMMCorePlus()
        core.loadSystemConfiguration(sys.argv[1])
        # Enter offset and gain of the camera. Micro-Manager knows the pixel size of a calibrated objective.
        camera = gm.Camera(pixel_size=core.getPixelSizeUm() or 0.1, offset=100, gain=0.45)
        spots = localize_camera(core, 1000, model=gm.Xynbs(), camera=camera)
    else:
        camera = gm.Camera(pixel_size=0.1, offset=100, gain=0.45)
        movie, _ = gm.simulate_movie(200, 128, 96, emitters=10, camera=camera)
        options = {"model": gm.Gaussian(sigma=0.13), "camera": camera}
        spots = localize_camera(play(movie), 200, **options)
        assert (spots.x == gm.localize(movie, **options).x).all()
    spots.save("live.parquet")
