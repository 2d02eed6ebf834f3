"""A movie that Picasso loads, and a home folder with the plug-in."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# Before gaussmle reads the environment.
sys.path.insert(0, str(Path(__file__).parents[3] / "tests/python"))
import own_environment  # noqa: F401

import gaussmle as gm

PLUGIN = Path(__file__).parents[1] / "picasso_gaussmle.py"


@pytest.fixture(scope="session", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The enabled plug-in in a home folder of the tests. Picasso keeps plug-ins and settings there."""
    home = str(tmp_path_factory.mktemp("home"))
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("HOME", "USERPROFILE"):
            patch.setenv(variable, home)
        patch.setenv("QT_QPA_PLATFORM", os.environ.get("QT_QPA_PLATFORM", "offscreen"))
        from picasso import io, plugins

        path = Path(io.plugins_directory()) / PLUGIN.name
        for part in PLUGIN.parent.glob("*.py"):
            shutil.copy(part, path.parent)
        plugins.set_enabled(plugins.load_state(), PLUGIN.name, True)
        yield path


@pytest.fixture
def movie(tmp_path: Path) -> Path:
    """60 frames of 48 x 64 pixels of 160 nm, with an offset and a gain."""
    path = tmp_path / "movie.raw"
    camera = gm.Camera(0.16, offset=100, gain=0.5)
    gm.simulate_movie(60, 48, 64, emitters=6, camera=camera, seed=5, output=path)
    return path
