"""Movies are read frame by frame, as gm.read_movie reads them."""

from pathlib import Path

import numpy as np
import pytest
import tifffile

import gaussmle as gm
from napari_gaussmle import _lazy, _movies

KEYS = [
    3,
    -1,
    np.int64(7),
    (5, slice(None), slice(None)),
    (5, slice(2, 20, 3), slice(None, None, -1)),
    slice(2, 9),
    slice(None, None, -4),
    slice(9, 9),
    [4, 1, 1],
    (Ellipsis, slice(0, 5)),
    (2, Ellipsis, 3),
    (Ellipsis, 4, slice(1, 9), 7),
    (slice(None), 3, 4),
    Ellipsis,
    (),
]


@pytest.mark.parametrize("key", KEYS, ids=str)
@pytest.mark.parametrize("frames_of_block", [1, 4, 100])
def test_slices_are_those_of_an_array(movie_file: Path, pixels: np.ndarray, key, frames_of_block: int) -> None:
    lazy = _lazy.LazyMovie(gm.movie(movie_file))
    lazy._frames_of_block = frames_of_block
    for _ in range(2):
        np.testing.assert_array_equal(lazy[key], pixels[key])
        assert lazy[key].shape == pixels[key].shape
    np.testing.assert_array_equal(np.asarray(lazy), pixels)


def test_frames_are_read_in_blocks(movie_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = []
    monkeypatch.setattr(gm.Movie, "read", lambda self, frames: read.append(frames) or gm.read_movie(self.path, frames))
    lazy = _lazy.LazyMovie(gm.movie(movie_file))
    lazy._frames_of_block = 10
    for number in [*range(40), *reversed(range(40))]:
        lazy[number]
    # Four blocks in each direction; the last block is the first one of the way back.
    assert read == [(0, 10), (10, 20), (20, 30), (30, 40), (20, 30), (10, 20), (0, 10)]


@pytest.mark.parametrize("suffix", [".tif", ".npy", ".raw"])
def test_the_reader_opens_what_gaussmle_reads(tmp_path: Path, pixels: np.ndarray, suffix: str) -> None:
    path = str(tmp_path / f"movie{suffix}")
    gm.write_movie(path, pixels)
    reader = _movies.get_reader(path)
    assert reader is not None
    [(data, options, kind)] = reader([path, path])[:1]
    assert kind == "image" and options["name"] == "movie"
    np.testing.assert_array_equal(data[:], pixels)
    low, high = options["contrast_limits"]
    assert (low, high) == (pixels[20].min(), pixels[20].max())


def test_the_scale_is_the_pixel_size_of_the_file(tmp_path: Path, pixels: np.ndarray) -> None:
    stated, unknown = str(tmp_path / "stated.ome.tif"), str(tmp_path / "unknown.tif")
    scale = {"PhysicalSizeX": 0.16, "PhysicalSizeXUnit": "µm", "PhysicalSizeY": 0.16, "PhysicalSizeYUnit": "µm"}
    tifffile.imwrite(stated, pixels, metadata={"axes": "TYX", **scale}, photometric="minisblack")
    tifffile.imwrite(unknown, pixels, photometric="minisblack")
    [(_, options, _)] = _movies.read(stated)
    assert options["scale"] == (1, pytest.approx(0.16), pytest.approx(0.16))
    assert options["units"] == ("pixel", "um", "um")
    [(_, options, _)] = _movies.read(unknown)
    assert "scale" not in options and "units" not in options


def test_each_channel_and_plane_is_a_layer(tmp_path: Path) -> None:
    path = str(tmp_path / "planes.ome.tif")
    planes = np.arange(4 * 3 * 2 * 16 * 16, dtype=np.uint16).reshape(4, 3, 2, 16, 16)
    channels = {"Channel": {"Name": ["green", "red"]}}
    tifffile.imwrite(path, planes, metadata={"axes": "TZCYX", **channels}, photometric="minisblack")
    layers = _movies.read(path)
    assert [options["name"] for _, options, _ in layers] == [
        f"planes channel {channel} z {z}" for channel in ("green", "red") for z in range(3)
    ]
    for number, (data, _, _) in enumerate(layers):
        np.testing.assert_array_equal(data[:], planes[:, number % 3, number // 3])


def test_each_series_is_a_layer(tmp_path: Path, pixels: np.ndarray) -> None:
    path = str(tmp_path / "series.ome.tif")
    with tifffile.TiffWriter(path, ome=True) as file:
        for name, frames in (("before", pixels[:20]), ("after", pixels[20:])):
            file.write(frames, metadata={"axes": "TYX", "Name": name}, photometric="minisblack")
    layers = _movies.read(path)
    assert [options["name"] for _, options, _ in layers] == ["series series before", "series series after"]
    np.testing.assert_array_equal(np.concatenate([data[:] for data, _, _ in layers]), pixels)


def test_other_files_are_left_to_other_readers(tmp_path: Path) -> None:
    text, table = tmp_path / "notes.npy", tmp_path / "folder"
    text.write_text("no array")
    table.mkdir()
    assert _movies.get_reader(str(text)) is None and _movies.get_reader(str(table)) is None


def test_a_damaged_file_of_ours_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "movie.raw"
    path.write_bytes(b"1234")
    reader = _movies.get_reader(str(path))
    assert reader is not None
    with pytest.raises(gm.FileError, match="yaml"):
        reader(str(path))
