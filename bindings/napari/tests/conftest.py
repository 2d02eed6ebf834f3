"""A viewer without a window, the widget, and movies."""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from napari.components import ViewerModel
from qtpy.QtWidgets import QApplication

# Before gaussmle reads the environment.
sys.path.insert(0, str(Path(__file__).parents[3] / "tests/python"))
import own_environment  # noqa: F401

import gaussmle as gm
from napari_gaussmle._localize import LocalizeWidget

PIXEL_SIZE = 0.16


@pytest.fixture(scope="session")
def application() -> QApplication:
    return QApplication.instance() or QApplication([])


@pytest.fixture
def wait(application: QApplication) -> Callable[[Callable[[], bool]], None]:
    """Runs the event loop until a condition holds."""

    def until(condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 300
        while not condition():
            assert time.monotonic() < deadline, "the condition did not hold within five minutes"
            application.processEvents()
            time.sleep(0.005)

    return until


@pytest.fixture
def pixels() -> np.ndarray:
    """A movie of 40 frames."""
    return gm.simulate_movie(40, 48, 64, emitters=6, camera=gm.Camera(PIXEL_SIZE), seed=3)[0]


@pytest.fixture
def movie_file(tmp_path: Path, pixels: np.ndarray) -> Path:
    path = tmp_path / "movie.tif"
    gm.write_movie(path, pixels)
    return path


@pytest.fixture
def viewer() -> ViewerModel:
    return ViewerModel()


@pytest.fixture
def widget(viewer: ViewerModel, application: QApplication) -> Iterator[LocalizeWidget]:
    widget = LocalizeWidget(viewer)
    widget.form.pixel_size.setValue(PIXEL_SIZE)
    yield widget
    widget.close()
