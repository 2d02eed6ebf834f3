"""The widget: boxes of the shown frame, runs, and errors."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from napari.components import ViewerModel
from qtpy.QtWidgets import QApplication

import gaussmle as gm
from napari_gaussmle import _movies, _preview, _run
from napari_gaussmle._localize import LocalizeWidget
from napari_gaussmle._settings import THRESHOLDS

from conftest import PIXEL_SIZE

Wait = Callable[[Callable[[], bool]], None]


def boxes(viewer: ViewerModel) -> set[tuple[int, ...]]:
    """Frame, row and column of the boxes."""
    data = viewer.layers[_preview.LAYER].data if _preview.LAYER in viewer.layers else []
    return {tuple(int(value) for value in point) for point in data}


def brightest_pixels(spots: gm.Table, frame: int) -> set[tuple[int, ...]]:
    """Frame, row and column of the pixels of the rows of a frame."""
    here = spots[spots.frame == frame]
    pixels = np.floor(np.stack([here.y, here.x], axis=1) / PIXEL_SIZE).astype(int)
    return {(frame, *pixel) for pixel in pixels.tolist()}


def run(widget: LocalizeWidget, wait: Wait) -> None:
    widget.run.click()
    wait(lambda: widget.run.isEnabled())


def localized(source: Any, **options: Any) -> gm.Localizations:
    return gm.localize(source, model=gm.Xynbs(), camera=gm.Camera(PIXEL_SIZE), **options)


def assert_rows(layer: Any, spots: gm.Table) -> None:
    """Compares a points layer with a table by um, to f64 rounding, and features to the bit."""
    spots = spots[spots.usable]
    assert len(layer.data) == len(spots) > 20
    np.testing.assert_array_equal(layer.data[:, 0], spots.frame)
    np.testing.assert_allclose((layer.data[:, 1] + 0.5) * PIXEL_SIZE, spots.y, rtol=1e-12)
    np.testing.assert_allclose((layer.data[:, 2] + 0.5) * PIXEL_SIZE, spots.x, rtol=1e-12)
    for name in set(spots.columns) - {"frame", "x", "y", "status"}:
        np.testing.assert_array_equal(layer.features[name], spots[name])


def test_boxes_follow_frame_and_settings(
    viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, wait: Wait
) -> None:
    viewer.add_image(pixels, name="movie")
    camera = gm.Camera(PIXEL_SIZE)
    for frame in (3, 17):
        viewer.dims.set_point(0, frame)
        peaks = gm.detect(pixels, camera=camera)
        peaks = peaks[peaks.frame == frame]
        expected = {(frame, int(row), int(column)) for row, column in zip(peaks["row"], peaks["column"])}
        assert expected
        wait(lambda expected=expected: boxes(viewer) == expected)
        # Most peaks are the pixel in which the fitted position lies.
        assert len(expected & brightest_pixels(localized(pixels), frame)) > len(expected) / 2
    widget.form.threshold.setCurrentText("Signal / noise")
    widget.form.threshold_value.setValue(1e6)
    wait(lambda: not boxes(viewer))
    wait(lambda: widget.found.text() == "Frame 17: 0 spots")
    widget.form.threshold.setCurrentText("False alarms per frame")
    wait(lambda: boxes(viewer) == expected)
    widget.form.roi.setValue(7)
    wait(lambda: set(np.atleast_1d(viewer.layers[_preview.LAYER].size)) == {7})
    assert boxes(viewer) >= expected
    # A ROI of 8 pixels has its centre on the corner of a pixel, half a pixel before the peak.
    widget.form.roi.setValue(8)
    wait(lambda: set(np.atleast_1d(viewer.layers[_preview.LAYER].size)) == {8})
    centres = {tuple(point) for point in viewer.layers[_preview.LAYER].data}
    assert centres >= {(frame, row - 0.5, column - 0.5) for frame, row, column in expected}
    widget.boxes.setChecked(False)
    wait(lambda: _preview.LAYER not in viewer.layers)


@pytest.mark.parametrize("source", ["array", "file"])
def test_rows_are_those_of_localize(
    viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, movie_file: Path, wait: Wait, source: str
) -> None:
    if source == "array":
        viewer.add_image(pixels, name="movie")
    else:
        [(data, options, _)] = _movies.read(str(movie_file))
        viewer.add_image(data, **options)
    wait(lambda: boxes(viewer) != set())
    viewer.reset_view()
    camera = getattr(viewer, "scene", viewer).camera  # napari 0.9 has moved it
    zoom = camera.zoom
    run(widget, wait)
    layer = viewer.layers["movie localizations"]
    assert_rows(layer, localized(pixels))
    # The view follows the scale: the movie fills it as before, with the boxes.
    np.testing.assert_allclose(camera.center[1:], [47 * PIXEL_SIZE / 2, 63 * PIXEL_SIZE / 2])
    np.testing.assert_allclose(camera.zoom, zoom / PIXEL_SIZE)
    assert f"{len(layer.data)} localizations" in widget.message.text()
    # um, for the scale bar and for tables that are opened later.
    for name in ("movie", "movie localizations"):
        np.testing.assert_allclose(viewer.layers[name].scale, (1, PIXEL_SIZE, PIXEL_SIZE))
        assert [str(unit) for unit in viewer.layers[name].units] == ["pixel", "micrometer", "micrometer"]


def test_a_run_ends_with_a_full_bar_and_words_of_the_widget(
    viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, wait: Wait
) -> None:
    viewer.add_image(pixels, name="movie")
    run(widget, wait)
    assert widget.bar.value() == widget.bar.maximum() > 0
    text = dict(localized(pixels).metadata.remarks)["overlap"]
    assert "`crowded` = on" in text and "`roi`" in text
    shown = widget.message.text()
    assert "\u201cCrowded fields\u201d = on" in shown and "(\u201cROI size\u201d)" in shown
    assert gm.Xynb.label in shown and "`" not in shown


def test_the_settings_reach_the_run(
    viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, wait: Wait
) -> None:
    viewer.add_image(pixels, name="movie")
    form = widget.form
    for field, value in (
        (form.offset, 2),
        (form.gain, 0.8),
        (form.read_noise, 1.5),
        (form.excess_noise, 2),
        (form.sigma, 0.2),
    ):
        field.setValue(value)
    form.model.setCurrentText(gm.Xynb.label)
    form.roi.setValue(9)
    form.threshold.setCurrentText("Picasso's net gradient")
    form.threshold_value.setValue(900)
    form.isolated.setChecked(True)
    run(widget, wait)
    camera = gm.Camera(PIXEL_SIZE, offset=2, gain=0.8, read_noise=1.5, excess_noise=2)
    assert_rows(
        viewer.layers["movie localizations"],
        gm.localize(pixels, model=gm.Xynb(0.2), camera=camera, detection=gm.Detection(roi_size=9, min_net_gradient=900, isolated=True)),
    )


def test_crowded_fields_reach_the_run(
    viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, wait: Wait
) -> None:
    viewer.add_image(pixels, name="movie")
    widget.form.model.setCurrentText(gm.Xynb.label)
    widget.form.sigma.setValue(0.2)
    widget.form.crowded.setCurrentText("on")
    run(widget, wait)
    detection = gm.Detection(false_alarms=0.1, crowded="on")
    expected = gm.localize(pixels, model=gm.Xynb(0.2), camera=gm.Camera(PIXEL_SIZE), detection=detection)
    assert "split_gain" in expected
    assert_rows(viewer.layers["movie localizations"], expected)


def test_spots_lie_on_the_movie(viewer: ViewerModel, widget: LocalizeWidget, wait: Wait) -> None:
    """One bright spot: its pixel, its point and its place in the picture are the same place of the world."""
    pixels = np.full((5, 40, 60), 10, np.uint16)
    y, x = np.mgrid[:40, :60]
    pixels += (2000 * np.exp(-((y - 12) ** 2 + (x - 33) ** 2) / (2 * 1.3**2))).astype(np.uint16)
    movie = viewer.add_image(pixels, name="movie", scale=(1, 0.16, 0.16), translate=(0, 3.0, -7.0))
    widget.picture_pixel.setValue(20)
    run(widget, wait)
    spots, picture = viewer.layers["movie localizations"], viewer.layers["movie picture"]
    assert len(spots.data) == 5
    world = movie.data_to_world((2, 12, 33))
    np.testing.assert_allclose(spots.data_to_world(spots.data[2]), world, atol=0.002)
    brightest = np.unravel_index(np.argmax(picture.data), picture.data.shape)
    # The picture's pixels are 20 nm wide, so their centres are up to 10 nm away.
    np.testing.assert_allclose(picture.data_to_world(brightest), world[1:], atol=0.0101)
    # The whole field: the picture's outer corners are those of the movie.
    first = picture.data_to_world((-0.5, -0.5))
    last = picture.data_to_world(np.array(picture.data.shape) - 0.5)
    np.testing.assert_allclose(first, movie.data_to_world((0, -0.5, -0.5))[1:], atol=1e-9)
    np.testing.assert_allclose(last, movie.data_to_world((0, 39.5, 59.5))[1:], atol=1e-9)


class SlowMovie:
    """A movie that is longer than the test."""

    shape = (100_000, 48, 64)
    dtype = np.dtype(np.uint16)
    ndim = 3
    size = 100_000 * 48 * 64

    def __init__(self, pixels: np.ndarray) -> None:
        self.pixels = pixels

    def __getitem__(self, key: Any) -> np.ndarray:
        frames, *rest = key if isinstance(key, tuple) else (key,)
        return self.pixels[(np.arange(self.shape[0])[frames] % len(self.pixels), *rest)]


def test_cancel_ends_a_run(viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, wait: Wait) -> None:
    viewer.add_image(SlowMovie(pixels), name="movie", contrast_limits=(0, 100))
    widget.boxes.setChecked(False)
    widget.run.click()
    wait(lambda: widget.bar.value() > 0)
    assert not widget.run.isEnabled() and widget.bar.maximum() == 100_000
    job = widget._job
    widget.cancel.click()
    # Blocks are fitted within milliseconds. A run that goes on takes minutes.
    assert job is not None and job.wait(60)
    wait(lambda: widget.run.isEnabled())
    assert widget.message.text() == "Cancelled." and len(viewer.layers) == 1
    # The widget runs again.
    viewer.layers.clear()
    viewer.add_image(pixels, name="short")
    run(widget, wait)
    assert "short localizations" in viewer.layers


def test_a_closed_widget_ends_its_run(viewer: ViewerModel, pixels: np.ndarray, wait: Wait) -> None:
    viewer.add_image(SlowMovie(pixels), name="movie", contrast_limits=(0, 100))
    widget = LocalizeWidget(viewer)
    widget.form.pixel_size.setValue(PIXEL_SIZE)
    widget.run.click()
    wait(lambda: widget.bar.value() > 0)
    job = widget._job
    widget.close()
    assert job is not None and job.wait(60)
    # It searches no frames of movies that are opened later.
    viewer.add_image(pixels, name="later")
    assert not widget.preview.is_active


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("pixel_size", 0.0, "pixel size"),
        ("gain", 0.0, "gain"),
        ("roi", 3, "roi"),
        ("excess_noise", 0.5, "excess"),
        ("model", gm.Xynb.label, "needs a sigma"),
        ("model", gm.Astigmatic.label, "psf file"),
        ("camera_file", "/missing/camera.toml", "/missing/camera.toml"),
    ],
)
def test_bad_settings_are_refused_in_words(
    viewer: ViewerModel,
    widget: LocalizeWidget,
    pixels: np.ndarray,
    wait: Wait,
    capsys: pytest.CaptureFixture[str],
    field: str,
    value: Any,
    words: str,
) -> None:
    viewer.add_image(pixels, name="movie")
    chosen = getattr(widget.form, field)
    if field == "model":
        chosen.setCurrentText(value)
    elif field == "camera_file":
        chosen.path.setText(value)
        chosen.changed.emit()
    else:
        chosen.setValue(value)
    wait(lambda: words in widget.found.text().lower())
    run(widget, wait)
    assert words in widget.message.text().lower()
    assert "movie localizations" not in viewer.layers
    assert "Traceback" not in capsys.readouterr().err


def test_without_a_movie_the_widget_says_so(widget: LocalizeWidget) -> None:
    widget.run.click()
    assert "Open a movie first" in widget.message.text()


def test_movies_are_images_of_frames(viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray) -> None:
    viewer.add_image(pixels[0], name="flat")
    viewer.add_image(np.zeros((4, 8, 3), np.uint8), rgb=True, name="colours")
    viewer.add_points([[1, 2, 3]], name="points")
    movie = viewer.add_image(pixels, name="movie", scale=(1, 0.108, 0.108), units=("pixel", "um", "um"))
    assert [widget.movies.itemText(row) for row in range(widget.movies.count())] == ["movie"]
    assert widget.form.pixel_size.value() == pytest.approx(0.108)
    movie.name = "renamed"
    assert widget.movies.currentText() == "renamed"
    viewer.layers.remove(movie)
    assert widget.movie() is None


def test_each_threshold_is_a_keyword(pixels: np.ndarray) -> None:
    for keyword, value in THRESHOLDS.values():
        # The suggested value finds the spots of the movie, and a value a thousand times larger none.
        camera = gm.Camera(PIXEL_SIZE)
        # A net gradient is in ADU. Cameras have more of them for an electron than this movie.
        movie = 100 * pixels if keyword == "min_net_gradient" else pixels
        found = [len(gm.detect(movie, camera=camera, detection=gm.Detection(**{keyword: v}))) for v in (value, 1000 * value)]
        assert (found[1] >= found[0] > 0) if keyword == "false_alarms" else (found[0] > 0 == found[1])


def test_a_camera_file_enters_its_pixel_size(widget: LocalizeWidget, tmp_path: Path) -> None:
    file = tmp_path / "camera.toml"
    file.write_text("pixel_size_um = 0.16\noffset_adu = 100\ngain_e_per_adu = 0.5\n")
    widget.form.camera_file.path.setText(str(file))
    widget.form.camera_file.changed.emit()
    assert widget.form.pixel_size.value() == 0.16
    assert widget.form.settings().camera().pixel_size == 0.16
    # A change by the user stays when the field of the file loses the focus.
    widget.form.pixel_size.setValue(0.15)
    widget.form.camera_file.changed.emit()
    assert widget.form.settings().camera().pixel_size == 0.15


def test_a_picture_of_nothing_is_left_out(viewer: ViewerModel, widget: LocalizeWidget, wait: Wait) -> None:
    viewer.add_image(np.full((3, 32, 32), 5, np.uint16), name="dark")
    run(widget, wait)
    assert "dark picture" not in viewer.layers and len(viewer.layers["dark localizations"].data) == 0
    assert widget.message.text().startswith("0 localizations")


def test_the_layers_have_the_names_of_the_movie(pixels: np.ndarray) -> None:
    spots = localized(pixels)
    placement = {"scale": (1, 2, 3), "translate": (0, 0, 0), "units": ("pixel", "um", "um")}
    layers = _run.layers_of("cell", spots, gm.render(spots, pixel_size=0.05), placement)
    assert [(options["name"], kind) for _, options, kind in layers] == [
        ("cell picture", "image"),
        ("cell localizations", "points"),
    ]


def test_pixels_that_are_not_square(
    viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, wait: Wait
) -> None:
    movie = viewer.add_image(pixels, name="movie")
    widget.form.pixel_size.setValue((0.16, 0.2))
    run(widget, wait)
    spots = gm.localize(pixels, model=gm.Xynbs(), camera=gm.Camera((0.16, 0.2)))
    spots = spots[spots.usable]
    layer, picture = viewer.layers["movie localizations"], viewer.layers["movie picture"]
    np.testing.assert_allclose((layer.data[:, 1:] + 0.5) * (0.2, 0.16), np.stack([spots.y, spots.x], axis=1))
    for each in (movie, layer):
        np.testing.assert_allclose(each.scale[-2:], (0.2, 0.16))
    # The picture's pixels are square, and its outer corners are those of the movie.
    np.testing.assert_allclose(picture.scale[0], picture.scale[1])
    first = picture.data_to_world((-0.5, -0.5))
    np.testing.assert_allclose(first, movie.data_to_world((0, -0.5, -0.5))[1:], atol=1e-9)
    # A layer's scale is entered.
    viewer.layers.clear()
    viewer.add_image(pixels, scale=(1, 0.12, 0.1), units=("pixel", "um", "um"))
    assert widget.form.pixel_size.value() == (0.1, 0.12)
    assert widget.form.pixel_size.text.text() == "0.1,0.12"


@pytest.mark.parametrize("text", ["", "0.1x", "0.1,0.1,0.1"])
def test_a_pixel_size_that_is_none_is_refused(
    viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, text: str
) -> None:
    viewer.add_image(pixels, name="movie")
    widget.form.pixel_size.text.setText(text)
    widget.form.pixel_size.text.editingFinished.emit()
    assert "width and height" in widget.found.text()
    widget.run.click()
    assert "width and height" in widget.message.text() and widget.run.isEnabled()


def test_the_pixel_size_of_a_movie_is_not_that_of_the_next(
    viewer: ViewerModel, application: QApplication, pixels: np.ndarray, wait: Wait
) -> None:
    widget = LocalizeWidget(viewer)
    movie = viewer.add_image(pixels, name="unknown")
    field = widget.form.pixel_size.text
    assert field.text() == "" and field.placeholderText() == "not in the file: enter it"
    widget.run.click()
    assert "the pixel size is not in the movie's file" in widget.message.text() and widget.run.isEnabled()
    viewer.add_image(pixels, name="known", scale=(1, 0.108, 0.108), units=("pixel", "um", "um"))
    widget.movies.setCurrentText("known")
    assert field.text() == "0.108"
    widget.movies.setCurrentText("unknown")
    assert field.text() == ""
    # A value that the user has entered is of both, and after a run it is that of the layer.
    widget.form.pixel_size.setValue(PIXEL_SIZE)
    run(widget, wait)
    assert tuple(movie.scale[-2:]) == (PIXEL_SIZE, PIXEL_SIZE)
    widget.movies.setCurrentText("known")
    widget.movies.setCurrentText("unknown")
    assert field.text() == "0.16"
    widget.close()


def test_a_picture_replaces_the_one_before(
    viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, wait: Wait
) -> None:
    viewer.add_image(pixels, name="movie")
    run(widget, wait)
    first = viewer.layers["movie picture"]
    widget.form.threshold_value.setValue(0.01)
    run(widget, wait)
    pictures = [layer for layer in viewer.layers if "picture" in layer.name]
    assert [layer.name for layer in pictures] == ["movie picture"] and pictures[0] is not first
    # One that the user has removed is no error.
    viewer.layers.remove(pictures[0])
    run(widget, wait)
    assert "movie picture" in viewer.layers


def test_z_is_shown_by_hues(viewer: ViewerModel, widget: LocalizeWidget, tmp_path: Path, wait: Wait) -> None:
    curve = gm.Astigmatic(sigma_x0=0.13, sigma_y0=0.13, gamma=0.25, d=0.4)
    pixels, _ = gm.simulate_movie(20, 48, 64, emitters=6, photons=4000, psf=curve, camera=gm.Camera(PIXEL_SIZE), seed=5)
    file = tmp_path / "psf.toml"
    file.write_text("sigma_x0_um = 0.13\nsigma_y0_um = 0.13\nAx = 0\nAy = 0\nBx = 0\nBy = 0\ngamma_um = 0.25\nd_um = 0.4\n")
    viewer.add_image(pixels, name="movie")
    widget.form.model.setCurrentText(gm.Astigmatic.label)
    widget.form.psf_file.path.setText(str(file))
    run(widget, wait)
    layer = viewer.layers["movie picture"]
    spots = gm.localize(pixels, model=curve, camera=gm.Camera(PIXEL_SIZE))
    assert layer.rgb and layer.data.shape == (*gm.render(spots).shape, 3)
    colours = layer.data[layer.data.any(axis=2)]
    # Grey and one colour map have one hue.
    assert len({tuple(np.argsort(colour)) for colour in colours}) > 2


def test_long_remarks_leave_the_fields_their_height(widget: LocalizeWidget, wait: Wait) -> None:
    widget.resize(340, 500)
    widget.show()
    widget.message.setText("A remark of many words. " * 100)
    field = widget.form.offset
    wait(lambda: widget.message.height() > 500)
    assert field.height() >= field.minimumSizeHint().height()
    assert field.mapTo(widget, field.rect().topRight()).x() < widget.width()
