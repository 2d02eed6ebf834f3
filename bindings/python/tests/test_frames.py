"""Frames from anywhere: rows are those of the file, and memory is as flat."""

import numpy as np
import pytest
from conftest import CAMERA, MODEL, assert_same, import_or_skip, python_output

import gaussmle as gm

OPTIONS = {"model": MODEL, "camera": CAMERA, "backend": "cpu"}


@pytest.fixture(scope="module")
def frames():
    return gm.simulate_movie(70, 64, 80, emitters=6, seed=2)[0]


@pytest.fixture(scope="module")
def path(frames, tmp_path_factory):
    path = tmp_path_factory.mktemp("movie") / "movie.npy"
    np.save(path, frames)
    return path


def dask_array(frames, path):
    return import_or_skip("dask.array").from_array(frames, chunks=((30, 1, 39), 64, 80))


def h5py_dataset(frames, path):
    h5py = import_or_skip("h5py")
    return h5py.File(path.with_suffix(".h5"), "w").create_dataset("movie", data=frames, chunks=(8, 64, 80))


def zarr_array(frames, path):
    zarr = import_or_skip("zarr")
    store = str(path.with_suffix(".zarr"))
    out = zarr.create(shape=frames.shape, chunks=(9, 64, 80), dtype=frames.dtype, store=store, overwrite=True)
    out[:] = frames
    return out


def unaligned(frames, path):
    """Returns a memory map that begins at an odd byte, as in a file with a header of any length."""
    file = path.with_suffix(".odd")
    file.write_bytes(b"\0" + frames.tobytes())
    return np.memmap(file, frames.dtype, "r", offset=1, shape=frames.shape)


class Mapped:
    """An array-like of a movie in memory without chunks."""

    def __init__(self, frames):
        self.frames, self.shape, self.dtype = frames, frames.shape, frames.dtype

    def __getitem__(self, key):
        return self.frames[key]


def reused(frames):
    """Yields frames in one buffer, as cameras do."""
    buffer = np.empty_like(frames[0])
    for frame in frames:
        buffer[:] = frame
        yield buffer


SOURCES = {
    "array": lambda frames, path: frames,
    "transposed": lambda frames, path: np.asfortranarray(frames),
    "int64": lambda frames, path: frames.astype(np.int64),
    "memmap": lambda frames, path: np.load(path, mmap_mode="r"),
    "unaligned memmap": unaligned,
    "dask": dask_array,
    "h5py": h5py_dataset,
    "zarr": zarr_array,
    "array-like": lambda frames, path: Mapped(frames),
    "list": lambda frames, path: list(frames),
    "generator": lambda frames, path: (frame for frame in frames),
    "blocks": lambda frames, path: (frames[first : first + 13] for first in range(0, 70, 13)),
    "reused buffer": lambda frames, path: reused(frames),
}


@pytest.mark.parametrize("limits", [None, (3, 41), (66, None)])
@pytest.mark.parametrize("source", SOURCES)
def test_rows_are_those_of_the_file(frames, path, source, limits, monkeypatch):
    # Several blocks.
    monkeypatch.setattr("gaussmle._frames.BLOCK_BYTES", 100_000)
    expected = gm.localize(path, frames=limits, **OPTIONS)
    found = gm.localize(SOURCES[source](frames, path), frames=limits, **OPTIONS)
    assert len(expected) > 10
    assert_same(expected, found)
    for name in ("n_frames", "width", "height", "frames"):
        # An iterable is not read beyond the frames that are asked for.
        if name != "n_frames" or limits is None or limits[1] is None:
            assert found.metadata[name] == expected.metadata[name], name


def test_progress_has_the_number_of_frames_if_it_is_known(frames):
    for source, total in ((list(frames), 70), ((frame for frame in frames), 0)):
        calls = []
        gm.localize(source, progress=lambda *numbers: calls.append(numbers), **OPTIONS)
        assert calls[-1][:2] == (70, 70)
        assert {call[1] for call in calls[:-1]} <= {total}


@pytest.mark.parametrize("after", [0, 40])
def test_an_error_of_the_generator_arrives_unchanged(frames, after):
    class Unplugged(Exception):
        pass

    error = Unplugged("camera")

    def generator():
        yield from frames[:after]
        raise error

    with pytest.raises(Unplugged) as raised:
        gm.localize(generator(), **OPTIONS)
    assert raised.value is error


def test_frames_that_do_not_match_are_named(frames):
    for wrong, message in [
        (frames[0, :, 1:], r"frame 2 has the shape \(64, 79\), the first one \(64, 80\)"),
        (frames[0].astype(float), "frame 2 is of type float64, the first one of uint16"),
    ]:
        with pytest.raises(gm.InputError, match=message):
            gm.localize([frames[0], frames[1], wrong], **OPTIONS)
    with pytest.raises(gm.InputError, match="no frames"):
        gm.localize(iter(()), **OPTIONS)
    with pytest.raises(gm.InputError, match="3: pass a path"):
        gm.localize(3, **OPTIONS)
    with pytest.raises(gm.InputError, match="0:80 is not in the movie, which has 70 frames"):
        gm.localize(iter(frames), frames=(0, 80), **OPTIONS)


def test_only_the_frames_asked_for_are_drawn(frames):
    drawn = []

    def generator():
        for number, frame in enumerate(frames):
            drawn.append(number)
            yield frame

    gm.localize(generator(), frames=(0, 5), **OPTIONS)
    assert drawn == [0, 1, 2, 3, 4]


def test_a_generator_may_use_the_package(frames):
    def generator():
        for frame in frames:
            rois = gm.simulate(600, seed=1)[0]
            assert len(gm.fit(rois, **OPTIONS)) == 600
            yield frame

    assert_same(gm.localize(generator(), **OPTIONS), gm.localize(frames, **OPTIONS))


MEMORY = """
import resource
import numpy as np
import gaussmle as gm
frames = np.load(path, mmap_mode="r")
if kind == "dask":
    import dask.array
    # Computed when it is read: dask copies the chunks of an array that it is made from.
    make = lambda block_info=None: np.full((20, 512, 512), 10 + block_info[None]["chunk-location"][0] % 3, np.uint16)
    frames = dask.array.map_blocks(make, chunks=((20,) * 25, (512,), (512,)), dtype=np.uint16)
elif kind == "generator":
    frames = (np.full((512, 512), 10 + k % 3, np.uint16) for k in range(len(frames)))
elif kind == "path":
    frames = path
gm.localize(frames, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000)
"""


def test_memory_is_as_flat_as_that_of_a_file(tmp_path):
    path = tmp_path / "movie.npy"
    movie = np.lib.format.open_memmap(path, mode="w+", dtype=np.uint16, shape=(500, 512, 512))
    for k in range(500):
        movie[k] = 10 + k % 3
    del movie
    kinds = ["path", "memmap", "generator"]
    try:
        import dask.array  # noqa: F401

        kinds.append("dask")
    except ImportError:
        pass
    peaks = {}
    for kind in kinds:
        code = f"path, kind = {str(path)!r}, {kind!r}\n{MEMORY}"
        peaks[kind] = float(python_output(code).split()[-1])
    # The movie has 262 MB. Two blocks of 16 MB and their copies are 64 MB. A mapped file adds the pages of a
    # block. The package dask takes 20 MB, and 120 MB when it computes (measured without gaussmle).
    for kind in kinds[1:]:
        most = 240 if kind == "dask" else 100
        assert peaks[kind] < peaks["path"] + most, peaks


def test_masked_frames_and_wrong_parts_are_refused(frames):
    masked = np.ma.masked_array(frames[0], mask=frames[0] > 100)
    with pytest.raises(gm.InputError, match="masked"):
        gm.localize(iter([masked, frames[1]]), **OPTIONS)

    class Wrong:
        shape, dtype = frames.shape, frames.dtype

        def __getitem__(self, key):
            return frames[key][:, :-1]

    with pytest.raises(gm.InputError, match="the array states"):
        gm.localize(Wrong(), **OPTIONS)


def test_refused_calls_draw_no_frame(frames):
    source = iter(frames)
    with pytest.raises(gm.InputError, match="resume"):
        gm.localize(source, resume=True, **OPTIONS)
    with pytest.raises(gm.InputError, match="pixel_size"):
        gm.localize(source, model=MODEL, camera=gm.Camera(), backend="cpu")
    assert len(list(source)) == len(frames)
