"""Regions: the areas of layers of shapes and labels, where the viewer draws them."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from napari.components import ViewerModel

import gaussmle as gm
from napari_gaussmle import _preview, _regions
from napari_gaussmle._localize import LocalizeWidget

from conftest import PIXEL_SIZE

Wait = Callable[[Callable[[], bool]], None]

#: Rows 10 to 29 and columns 20 to 49.
BOX = (20, 10, 50, 30)
EDGES = np.array([[9.5, 19.5], [9.5, 49.5], [29.5, 49.5], [29.5, 19.5]])


def box_mask() -> np.ndarray:
    mask = np.zeros((48, 64), bool)
    mask[10:30, 20:50] = True
    return mask


def in_frames(corners: np.ndarray) -> np.ndarray:
    return np.column_stack([np.full(len(corners), 5), corners])


def add_region(viewer: ViewerModel, kind: str) -> Any:
    """The same box as a layer of each kind, for a movie without a scale."""
    if kind == "labels":
        labels = np.zeros((3, 48, 64), np.uint8)
        labels[1, 10:30, 20:50] = 4
        return viewer.add_labels(labels, name="area")
    return viewer.add_shapes([in_frames(EDGES)], shape_type=kind, name="area")


@pytest.mark.parametrize("kind", ["rectangle", "polygon", "labels"])
def test_a_region_limits_boxes_and_rows(
    viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, wait: Wait, kind: str
) -> None:
    viewer.add_image(pixels, name="movie")
    add_region(viewer, kind)
    camera = gm.Camera(PIXEL_SIZE)
    peaks = gm.detect(pixels, camera=camera)
    inside = (peaks["column"] >= 20) & (peaks["column"] < 50) & (peaks["row"] >= 10) & (peaks["row"] < 30)
    frame = next(n for n in range(40) if 0 < np.sum(inside & (peaks.frame == n)) < np.sum(peaks.frame == n))
    viewer.dims.set_point(0, frame)
    wait(lambda: widget.found.text() == f"Frame {frame}: {np.sum(peaks.frame == frame)} spots")
    widget.regions.setCurrentText("area")
    wait(lambda: widget.found.text() == f"Frame {frame}: {np.sum(inside & (peaks.frame == frame))} spots")
    # The second run has the layers as the first one has scaled them.
    for number in range(2):
        widget.run.click()
        wait(lambda: widget.run.isEnabled())
        expected = gm.localize(pixels, model=gm.Xynbs(), camera=camera, region=BOX)
        expected = expected[expected.usable]
        layer = [each for each in viewer.layers if each.name.startswith("movie localizations")][number]
        np.testing.assert_allclose((layer.data[:, 1:] + 0.5) * PIXEL_SIZE, np.stack([expected.y, expected.x], 1))
    assert tuple(viewer.layers["area"].scale[-2:]) == (PIXEL_SIZE, PIXEL_SIZE)
    viewer.layers.remove("area")
    wait(lambda: widget.found.text() == f"Frame {frame}: {np.sum(peaks.frame == frame)} spots")
    assert _preview.LAYER in viewer.layers


@pytest.mark.parametrize("kind", ["shapes", "labels"])
def test_a_region_lies_where_it_is_drawn(viewer: ViewerModel, pixels: np.ndarray, kind: str) -> None:
    """The movie has a scale and a shift, and the region's layer others."""
    movie = viewer.add_image(pixels, scale=(1, 0.12, 0.1), translate=(0, 3.0, -7.0))
    if kind == "shapes":
        world = EDGES * (0.12, 0.1) + (3.0, -7.0)
        layer = viewer.add_shapes([(world - (1.0, 2.0)) / 0.5], scale=(0.5, 0.5), translate=(1.0, 2.0))
    else:
        # Four labels a pixel of the movie, from row 10 and column 20.
        labels = np.ones((40, 60), np.uint8)
        corner = np.array([9.75, 19.75]) * (0.12, 0.1) + (3.0, -7.0)
        layer = viewer.add_labels(labels, scale=(0.06, 0.05), translate=corner)
    np.testing.assert_array_equal(_regions.mask_of(layer, movie), box_mask())


def test_an_ellipse_is_round(viewer: ViewerModel, pixels: np.ndarray) -> None:
    movie = viewer.add_image(pixels)
    layer = viewer.add_shapes([EDGES], shape_type="ellipse")
    y, x = np.mgrid[:48, :64]
    expected = ((y - 19.5) / 10) ** 2 + ((x - 34.5) / 15) ** 2 < 1
    mask = _regions.mask_of(layer, movie)
    assert mask is not None and np.sum(mask ^ expected) <= 4
    assert np.sum(box_mask()) - np.sum(mask) > 100


def test_a_region_without_an_area_is_refused(
    viewer: ViewerModel, widget: LocalizeWidget, pixels: np.ndarray, wait: Wait
) -> None:
    viewer.add_image(pixels, name="movie")
    layer = viewer.add_shapes([in_frames(EDGES[:2])], shape_type="line", name="area")
    widget.regions.setCurrentText("area")
    wait(lambda: "no area" in widget.found.text())
    widget.run.click()
    assert "\u201carea\u201d has no area" in widget.message.text() and widget.run.isEnabled()
    # A shape that is drawn is searched at once.
    layer.add_rectangles([in_frames(EDGES)])
    wait(lambda: widget.found.text().startswith("Frame"))
