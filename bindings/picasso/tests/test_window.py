"""The dialog in Picasso: Localize."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

import gaussmle as gm

pytest.importorskip(
    "PyQt6.QtWidgets", reason="the window needs PyQt6, which `cargo xtask hosts` installs", exc_type=ImportError
)

from picasso import io  # noqa: E402
from PyQt6.QtWidgets import QApplication, QFileDialog, QMessageBox  # noqa: E402

Wait = Callable[[Callable[[], bool]], None]


@pytest.fixture(scope="session")
def application() -> QApplication:
    return QApplication.instance() or QApplication([])


@pytest.fixture
def wait(application: QApplication) -> Wait:
    def until(condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 300
        while not condition():
            assert time.monotonic() < deadline, "the condition did not hold within five minutes"
            application.processEvents()
            time.sleep(0.005)

    return until


@pytest.fixture
def window(application: QApplication) -> Iterator[Any]:
    """Picasso: Localize with the plug-in, as `picasso.gui.app` starts it."""
    from picasso.gui.localize import Window
    from picasso.gui.plugins_loader import add_plugins_menu_actions, load_plugins

    window = Window()
    [plugin] = load_plugins(window, "localize")
    add_plugins_menu_actions(window, "localize")
    window.show()
    yield window
    window._stop_active_worker()
    window.deleteLater()


@pytest.fixture
def opened(window: Any, movie: Path, wait: Wait) -> Any:
    """The window with the movie, and with its camera's parameters."""
    window.open(str(movie))
    wait(lambda: window.movie is not None)
    parameters = window.parameters_dialog
    parameters.baseline.setValue(100)
    parameters.sensitivity.setValue(0.5)
    parameters.pixelsize.setValue(160)
    parameters.box_spinbox.setValue(9)
    return window


def open_dialog(window: Any) -> Any:
    """Opens the dialog by the menu."""
    [action] = [action for action in window.plugin_menu.actions() if action.text() == "gaussmle..."]
    action.trigger()
    return window.plugins[0].run


def test_localizations_are_picassos_own(opened: Any, movie: Path, wait: Wait) -> None:
    run = open_dialog(opened)
    for words in ("Box size: 9 px", "Baseline 100", "Sensitivity 0.5"):
        assert words in run.message.toPlainText()
    run.start_button.click()
    assert opened.abort_action.isEnabled()
    wait(lambda: run.worker is None)
    path = movie.with_name("movie_locs.hdf5")
    locs, info = io.load_locs(str(path))
    out = movie.with_name("reference.hdf5")
    gm.localize(movie, out, model=gm.Xynbs(), camera=gm.Camera(0.16, offset=100, gain=0.5), detection=gm.Detection(roi_size=9))
    expected, _ = io.load_locs(str(out))
    assert len(locs) > 50
    pd.testing.assert_frame_equal(locs, expected, check_exact=True)
    pd.testing.assert_frame_equal(opened.locs, expected, check_exact=True)
    assert info[-1]["Box Size"] == 9 and info[0]["Frames"] == 60
    assert str(path) in opened.status_bar.currentMessage()
    # Warnings about the movie and its fits keep the dialog open.
    assert run.message.toPlainText() == "\n".join(info[-1]["Warnings"]) and run.dialog.isVisible() == bool(
        info[-1]["Warnings"]
    )
    # A marker for each fit of the shown frame, in the coordinates of the scene.
    opened.set_frame(20)
    markers = [item for item in opened.scene.items() if type(item).__name__ == "FitMarker"]
    here = locs[locs.frame == 20]
    places = [item.mapToScene(item.childrenBoundingRect().center()) for item in markers]
    np.testing.assert_allclose(
        sorted((place.x(), place.y()) for place in places), sorted(zip(here.x + 0.5, here.y + 0.5)), atol=0.01
    )
    assert len(markers) == np.count_nonzero(locs.frame == 20) > 0
    # Picasso saves, and filters columns, as it does with its own fits.
    copy = movie.with_name("copy.hdf5")
    opened.save_locs(str(copy))
    assert len(io.load_locs(str(copy))[0]) == len(locs)


def test_a_run_belongs_to_its_movie(opened: Any, movie: Path, wait: Wait) -> None:
    """Another movie that is loaded meanwhile keeps its own localizations."""
    other = movie.with_name("other.raw")
    gm.simulate_movie(40, 32, 32, emitters=3, camera=gm.Camera(0.16, offset=100, gain=0.5), output=other)
    run = open_dialog(opened)
    run.start_button.click()
    opened.open(str(other))
    wait(lambda: opened.movie_path == str(other) and run.worker is None)
    assert not other.with_name("other_locs.hdf5").exists()
    assert io.load_locs(str(movie.with_name("movie_locs.hdf5")))[1][0]["Frames"] == 60
    assert opened.locs is None or len(opened.locs) == 0


def test_a_file_that_cannot_be_written_is_named(opened: Any, movie: Path, wait: Wait) -> None:
    run = open_dialog(opened)
    run.start_button.click()
    movie.with_name("movie_locs.hdf5").mkdir()
    wait(lambda: run.worker is None)
    assert "movie_locs.hdf5 could not be written" in run.message.toPlainText() and run.dialog.isVisible()


def test_settings_of_dialog_and_window_reach_the_run(opened: Any, movie: Path, wait: Wait) -> None:
    opened.view.rois = [[[0, 0], [48, 32]]]
    opened.frame_range = [[10, 39]]
    opened.parameters_dialog.mng_slider.setValue(900)
    run = open_dialog(opened)
    run.model.setCurrentText("Gaussian, width given")
    run.width.setValue(208)
    run.threshold.setCurrentText("Min. Net Gradient")
    assert run.value.value() == 900
    run.start_button.click()
    wait(lambda: run.worker is None)
    out = movie.with_name("reference.hdf5")
    camera = gm.Camera(0.16, offset=100, gain=0.5)
    gm.localize(movie, out, model=gm.Xynb(0.208), camera=camera, detection=gm.Detection(roi_size=9, min_net_gradient=900), frames=(10, 40))
    expected, _ = io.load_locs(str(out))
    expected = expected[expected.x < 31.5].reset_index(drop=True)
    assert len(expected) > 20
    pd.testing.assert_frame_equal(opened.locs, expected, check_exact=True)


def test_the_pixel_size_is_that_of_the_file(opened: Any, movie: Path, wait: Wait) -> None:
    # Picasso's own field has whole numbers.
    opened.info[0]["Pixelsize"] = 107.25
    run = open_dialog(opened)
    assert run.pixel_size.text() == "107.25"
    run.pixel_size.setText("108.5")
    run.start_button.click()
    wait(lambda: run.worker is None)
    assert io.load_locs(str(movie.with_name("movie_locs.hdf5")))[1][-1]["Pixelsize"] == 108.5


def test_pixels_have_a_width_and_a_height(opened: Any, movie: Path, wait: Wait) -> None:
    run = open_dialog(opened)
    for wrong in ("160,", "160,192,160", "wide", ""):
        run.pixel_size.setText(wrong)
        run.start_button.click()
        assert run.worker is None and "such as 100,120" in run.message.toPlainText()
    run.pixel_size.setText("160,192")
    run.start_button.click()
    wait(lambda: run.worker is None)
    out = movie.with_name("reference.hdf5")
    camera = gm.Camera((0.16, 0.192), offset=100, gain=0.5)
    gm.localize(movie, out, model=gm.Xynbs(), camera=camera, detection=gm.Detection(roi_size=9))
    expected, facts = io.load_locs(str(out))
    locs, info = io.load_locs(str(movie.with_name("movie_locs.hdf5")))
    assert len(locs) > 50
    pd.testing.assert_frame_equal(locs, expected, check_exact=True)
    # 48 rows are 57.6 widths of a pixel.
    assert info[0]["Height"] == facts[0]["Height"] == 58 and info[-1]["Pixelsize"] == 160
    # Markers are in pixels of the frame.
    np.testing.assert_allclose((opened.locs_display.y + 0.5) * 1.2, locs.y + 0.5, atol=1e-4)
    assert opened.locs_display.y.max() < 48 and opened.locs_display.x.equals(opened.locs.x)


def test_localizations_are_replaced_on_request(
    opened: Any, movie: Path, wait: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = movie.with_name("movie_locs.hdf5")
    path.write_text("an earlier result")
    run = open_dialog(opened)
    questions: list[str] = []
    for answer in (QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes):
        monkeypatch.setattr(QMessageBox, "question", lambda *words: questions.append(words[-1]) or answer)
        assert path.read_bytes() == b"an earlier result"
        run.start_button.click()
        wait(lambda: run.worker is None)
    assert len(io.load_locs(str(path))[0]) > 50
    assert len(questions) == 2 and str(path) in questions[0]


def test_long_remarks_are_shown_whole(opened: Any) -> None:
    run = open_dialog(opened)
    run.message.setPlainText("a word of a long remark\n" * 60)
    assert run.message.verticalScrollBar().maximum() > 0
    assert run.message.minimumSizeHint().height() < run.dialog.height()


def test_a_psf_file_is_fitted(opened: Any, movie: Path, wait: Wait, monkeypatch: pytest.MonkeyPatch) -> None:
    psf = Path(__file__).parents[3] / "crates/io/fixtures/psf/picasso_2d.hdf5"
    opened.parameters_dialog.box_spinbox.setValue(7)
    run = open_dialog(opened)
    assert run.width.isVisible() and not run.psf.isVisible()
    run.model.setCurrentText(gm.Spline2d.label)
    assert run.psf.isVisible() and not run.width.isVisible()
    run.start_button.click()
    wait(lambda: run.worker is None)
    assert "needs a PSF file" in run.message.toPlainText() and opened.locs is None
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(psf), ""))
    run.psf.actions()[0].trigger()
    assert run.psf.text() == str(psf)
    run.start_button.click()
    wait(lambda: run.worker is None)
    out = movie.with_name("reference.hdf5")
    camera = gm.Camera(0.16, offset=100, gain=0.5)
    gm.localize(movie, out, model=gm.Spline2d.from_file(psf), camera=camera, detection=gm.Detection(roi_size=7))
    expected, _ = io.load_locs(str(out))
    assert len(expected) > 20
    pd.testing.assert_frame_equal(opened.locs, expected, check_exact=True)


class LongMovie:
    """A movie that is longer than the test."""

    def __init__(self, movie: Any) -> None:
        self.movie = movie

    def __len__(self) -> int:
        return 200_000

    def __getitem__(self, number: int) -> Any:
        return self.movie[int(number) % len(self.movie)]


@pytest.mark.parametrize("by", ["Cancel", "Picasso's Abort"])
def test_a_run_is_cancelled(opened: Any, movie: Path, wait: Wait, by: str) -> None:
    short, opened.movie = opened.movie, LongMovie(opened.movie)
    run = open_dialog(opened)
    run.start_button.click()
    wait(lambda: run.bar.value() > 0)
    if by == "Cancel":
        run.cancel_button.click()
    else:
        opened.abort()
    wait(lambda: run.worker is None)
    assert run.message.toPlainText() == "Cancelled." and opened.locs is None
    assert not movie.with_name("movie_locs.hdf5").exists() and not opened.abort_action.isEnabled()
    opened.movie = short
    run.start_button.click()
    wait(lambda: run.worker is None)
    assert len(opened.locs) > 50


def test_errors_are_shown_in_the_dialog(opened: Any, wait: Wait) -> None:
    opened.parameters_dialog.sensitivity.setValue(0)
    run = open_dialog(opened)
    run.start_button.click()
    wait(lambda: run.worker is None)
    assert "gain" in run.message.toPlainText() and run.start_button.isEnabled()


def test_without_a_movie_the_plugin_says_so(window: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: shown.append(words[-1]))
    open_dialog(window)
    assert shown == ["Load a movie first."]
