"""napari finds the plug-in: its manifest, readers, writer, sample and widget."""

from collections.abc import Callable
from pathlib import Path

import napari
import npe2
import numpy as np
import pytest
from napari.components import ViewerModel

import gaussmle as gm
from napari_gaussmle._lazy import LazyMovie
from napari_gaussmle._localize import LocalizeWidget

NAME = "napari-gaussmle"


@pytest.fixture(autouse=True)
def plugins() -> npe2.PluginManager:
    manager = npe2.PluginManager.instance()
    manager.discover()
    assert NAME in manager, f"{NAME} is not installed beside napari: run `cargo xtask hosts`"
    return manager


def test_every_command_exists(plugins: npe2.PluginManager) -> None:
    commands = plugins.get_manifest(NAME).contributions.commands
    assert len(commands) == 5
    for command in commands:
        assert callable(plugins.commands.get(command.id))


def test_napari_opens_and_saves_files(tmp_path: Path, pixels: np.ndarray) -> None:
    movie, table, saved = (tmp_path / name for name in ("movie.raw", "spots.parquet", "saved.csv"))
    gm.write_movie(movie, pixels)
    spots = gm.localize(pixels, model=gm.Xynbs(), camera=gm.Camera(0.16))
    spots.save(table)
    viewer = ViewerModel()
    [image] = viewer.open(str(movie), plugin=NAME)
    [points] = viewer.open(str(table), plugin=NAME)
    assert isinstance(image.data, LazyMovie) and image.data.shape == pixels.shape
    assert len(points.data) == np.count_nonzero(spots.usable)
    assert points.save(str(saved), plugin=NAME) == [str(saved)]
    np.testing.assert_allclose(gm.read(saved).x, spots.x[spots.usable], rtol=1e-6)


def test_the_sample_is_a_movie(plugins: npe2.PluginManager) -> None:
    viewer = ViewerModel()
    [layer] = viewer.open_sample(NAME, "movie")
    assert layer.data.shape == (1000, 128, 128) and layer.scale[-1] == 0.1


def test_the_widget_is_in_the_menu(wait: Callable[[Callable[[], bool]], None]) -> None:
    viewer = napari.Viewer()
    try:
        dock, widget = viewer.window.add_plugin_dock_widget(NAME, "Localize")
        assert isinstance(widget, LocalizeWidget) and widget.movies.count() == 0
        wait(widget.isVisible)
        widget.form.pixel_size.setValue(0.1)
        assert widget.preview.is_active
        # A widget that was closed searches no frames.
        viewer.window.remove_dock_widget(dock)
        assert not widget.preview.is_active
    finally:
        viewer.close()
