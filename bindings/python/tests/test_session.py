"""Sessions: frames that are pushed have the rows, the metadata and the counts of `localize`."""

import inspect
import subprocess
import time

import numpy as np
import pytest
from conftest import CAMERA, MODEL, assert_same, program

import gaussmle as gm
from gaussmle import _native

SHAPE = (48, 64)
OPTIONS = {"model": MODEL, "camera": CAMERA, "backend": "cpu"}
PSF = gm.Astigmatic(0.13, 0.14, Ax=0.05, gamma=0.25, d=0.4)


@pytest.fixture(scope="module")
def frames():
    return gm.simulate_movie(40, *SHAPE, emitters=6, seed=3)[0]


def maps():
    rng = np.random.default_rng(1)
    return gm.Camera(0.1, offset=rng.normal(100, 1, SHAPE), gain=0.45, variance=np.full(SHAPE, 2.0))


def in_pushes(frames, sizes, **options):
    """Returns the table of a session, and its result."""
    with gm.Session(frames.shape[1:], **{**OPTIONS, **options}) as session:
        start = 0
        for turn in range(len(frames)):
            end = min(start + sizes[turn % len(sizes)], len(frames))
            assert session.push(frames[start:end]) == range(start, end)
            start = end
    return session.result(), session.finish()


def assert_as_localized(found, expected, one_block=True):
    """Compares rows to the bit, metadata, and the information that is not a time.

    The ROIs that remarks are based on depend on the blocks of frames that are fitted together.
    """
    assert_same(found, expected)
    assert found.units == expected.units
    assert {**found.metadata, "remarks": None} == {**expected.metadata, "remarks": None}
    assert not one_block or found.metadata.remarks == expected.metadata.remarks
    for name in ("counts", "backend", "device"):
        assert found.info[name] == expected.info[name], name


@pytest.mark.parametrize("sizes", [[1], [40], [7, 1, 0, 12]])
def test_rows_and_metadata_are_those_of_localize(frames, sizes):
    found, end = in_pushes(frames, sizes)
    expected = gm.localize(frames, **OPTIONS)
    assert len(expected) > 100
    assert_as_localized(found, expected, one_block=sizes == [40])
    assert end.complete and (end.frames, end.localizations) == (40, len(expected))
    assert end.usable == expected.usable.sum() and end.converged == (expected.status == 0).sum()
    assert end.counts == expected.info.counts and end.counts.converged == end.converged
    assert end.notes == tuple(expected.metadata.notes) and end.remarks == tuple(found.metadata.remarks)


def test_rows_are_those_of_the_command_line(frames, tmp_path):
    np.save(tmp_path / "movie.npy", frames)
    words = ["--model", "xynb", "--sigma", "0.13", "--pixel-size", "0.1", "--backend", "cpu", "--quiet"]
    subprocess.run([program(), "localize", tmp_path / "movie.npy", "-o", tmp_path / "a.npz", *words], check=True)
    expected = gm.read(tmp_path / "a.npz")
    assert len(expected) > 100
    assert_same(in_pushes(frames, [3])[0], expected)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """A PSF and a camera with maps in files, and a configuration."""
    folder = tmp_path_factory.mktemp("files")
    keys = "sigma_x0_um=0.13\nsigma_y0_um=0.14\nAx=0\nAy=0\nBx=0\nBy=0\ngamma_um=0.2\nd_um=0.4\n[calibration]\nroi = 13\n"
    (folder / "psf.toml").write_text(keys)
    np.save(folder / "offset.npy", np.full(SHAPE, 100, np.float32))
    (folder / "camera.toml").write_text('pixel_size_um = 0.1\noffset_adu = "offset.npy"\ngain_e_per_adu = 0.5\n')
    (folder / "run.toml").write_text('[localize]\nmodel = "xynbs"\nsigma_um = 0.2\npixel_size_um = 0.1\nthreshold = 7\nbackend = "cpu"\n')
    return folder


def from_files(folder, **options):
    return {
        "model": gm.Astigmatic.from_file(folder / "psf.toml"),
        "camera": gm.Camera.from_file(folder / "camera.toml"),
        **options,
    }


#: Options of a session and of `localize`, from a folder of files.
CASES = {
    "widths": lambda folder: {"model": gm.Xynbsxsy(0.13), "detection": gm.Detection(roi_size=9, border="shift", threshold=6.0)},
    "maps in memory": lambda folder: {"camera": maps(), "detection": gm.Detection(isolated=True)},
    "excess noise": lambda folder: {"camera": gm.Camera(0.1, 100, 0.5, 1.5, excess_noise=2)},
    "curve in memory": lambda folder: {"model": PSF, "fitting": gm.Fitting(index_mismatch=0.8, bounds={"z": (-0.2, 0.2)})},
    "curve of ROIs in memory": lambda folder: {
        "model": gm.Astigmatic(0.13, 0.14, gamma=0.25, d=0.4, roi_size=13),
        "camera": maps(),
    },
    "files": from_files,
    "net gradient": lambda folder: {"detection": gm.Detection(min_net_gradient=300.0)},
    "configuration": lambda folder: {"model": None, "camera": None, "config": folder / "run.toml"},
    "configuration and a model": lambda folder: {"model": gm.Xynbs(), "camera": None, "config": folder / "run.toml"},
    "configuration and a camera": lambda folder: {"model": None, "camera": maps(), "config": folder / "run.toml"},
    "configuration and a curve": lambda folder: {"model": PSF, "camera": None, "config": folder / "run.toml"},
}


@pytest.mark.parametrize("case", CASES)
def test_each_model_camera_and_search_gives_the_table_of_localize(case, files):
    options = {**OPTIONS, **CASES[case](files)}
    camera = options["camera"] or CAMERA
    psf = options["model"] if isinstance(options["model"], gm.Astigmatic) else None
    frames, _ = gm.simulate_movie(25, *SHAPE, emitters=6, photons=3000, camera=camera, psf=psf, seed=5)
    # As of an iterable: a session does not compare the camera with the noise of its frames.
    expected = gm.localize(iter(frames), **options)
    assert len(expected) > 40
    assert_as_localized(in_pushes(frames, [25], **options)[0], expected)


def test_a_changed_camera_file_is_a_camera_in_memory(files, tmp_path, frames):
    path = tmp_path / "camera.toml"
    path.write_text("pixel_size_um = 0.1\noffset_adu = 3\n")
    camera = gm.Camera.from_file(path)
    path.write_text("pixel_size_um = 0.1\noffset_adu = 5\n")
    found, _ = in_pushes(frames, [40], camera=camera)
    assert_as_localized(found, gm.localize(iter(frames), **{**OPTIONS, "camera": camera}))
    assert "offset_adu = 3" in found.metadata.configuration


TYPES = {
    "u8": lambda frames: (frames // 2).astype(np.uint8),
    "bool": lambda frames: frames > 30,
    "big-endian u16": lambda frames: frames.astype(">u2"),
    "i16": lambda frames: frames.astype(np.int16),
    "f32": lambda frames: frames.astype(np.float32) + 0.25,
    "f64": lambda frames: frames + 0.25,
    "Fortran": np.asfortranarray,
    "every other column": lambda frames: np.repeat(frames, 2, axis=2)[:, :, ::2],
    "every other frame, reversed": lambda frames: frames[::-2],
}


@pytest.mark.parametrize("kind", TYPES)
def test_all_types_and_orders_of_pixels_are_those_of_localize(frames, kind):
    pixels = TYPES[kind](frames)
    expected = gm.localize(pixels, detection=gm.Detection(threshold=4.0), **OPTIONS)
    assert len(expected) > 20
    found, _ = in_pushes(pixels, [6], detection=gm.Detection(threshold=4.0))
    assert_same(found, expected)


def test_a_frame_has_two_dimensions_or_three(frames):
    with gm.Session(SHAPE, **OPTIONS) as session:
        assert session.push(frames[0]) == range(0, 1)
        assert session.push(frames[1:1]) == range(1, 1)
        assert session.push(list(frames[1:40])) == range(1, 40)
    assert_same(session.result(), gm.localize(frames, **OPTIONS))


def test_frames_are_copied(frames):
    buffer = np.empty_like(frames[0])
    with gm.Session(SHAPE, **OPTIONS) as session:
        for frame in frames:
            buffer[:] = frame
            session.push(buffer)
            buffer[:] = 0
    assert_same(session.result(), gm.localize(frames, **OPTIONS))


def test_frames_that_do_not_match_are_refused(frames):
    with gm.Session(SHAPE, **OPTIONS) as session:
        session.push(frames[:3])
        for wrong, message in [
            (frames[0, :, 1:], r"48x63 pixels \(height x width\).*48x64"),
            (frames[0].astype(np.float32), "32-bit floating-point pixels.*16-bit"),
            (frames[0].astype(np.uint8), "8-bit pixels.*16-bit"),
            (frames[np.newaxis], r"\(1, 40, 48, 64\).*\(n, height, width\)"),
            (frames[0, 0], r"\(64,\)"),
            (np.ma.masked_array(frames[0], mask=frames[0] > 50), "masked"),
            ("frame", "real numbers"),
        ]:
            with pytest.raises(gm.InputError, match=message):
                session.push(wrong)
        # None of them counts.
        assert session.push(frames[3:]) == range(3, 40)
    assert_same(session.result(), gm.localize(frames, **OPTIONS))


def test_wrong_arguments_are_named(files):
    (files / "movie.toml").write_text('[localize]\nmodel = "xynbs"\npixel_size_um = 0.1\nframes = "3:9"\n')
    for wrong, message in [
        ({"shape": 48}, "shape is 48: pass"),
        ({"shape": (0, 64)}, "height is 0"),
        ({"shape": (48, 6)}, "48x6"),
        ({"camera": gm.Camera()}, "pixel_size is missing"),
        ({"camera": gm.Camera(0.1, offset=np.ones((48, 65)))}, "48x65"),
        ({"model": None}, "model is missing"),
        ({"model": None, "camera": None, "config": files / "movie.toml"}, "frames: the frames are in memory"),
        ({"max_queued_bytes": 0}, "max_queued_bytes is 0"),
        ({"max_waiting_rows": "many"}, "max_waiting_rows is 'many'"),
        ({"expected_frames": 0.5}, "expected_frames is 0.5"),
        ({"detection": gm.Detection(threshold=5.0, false_alarms=1.0)}, "false_alarms"),
        ({"detection": {"border": "skip"}}, "detection must be a gm.Detection"),
        ({"device": "cpu"}, "did you mean backend"),
        ({"on_wait": 3}, "on_wait is 3"),
    ]:
        with pytest.raises(gm.InputError, match=message):
            gm.Session(**{"shape": SHAPE, **OPTIONS, **wrong})
    session = gm.Session(SHAPE, **OPTIONS)
    for timeout in (-1, "long", float("nan")):
        for call in (session.poll, session.finish, lambda time: session.push(np.zeros(SHAPE, np.uint16), time)):
            with pytest.raises(gm.InputError, match="timeout is"):
                call(timeout)


def test_keywords_are_those_of_localize():
    def keywords(function):
        return set(inspect.signature(function).parameters)

    of_files = {"movie", "output", "frames", "planes", "format", "report", "resume", "follow", "progress"}
    own = {"shape", "expected_frames", "max_queued_bytes", "max_waiting_rows"}
    assert keywords(gm.Session) == keywords(gm.localize) - of_files | own


def polled_until_idle(session, pushed):
    """Waits until no frame is in work."""
    deadline = time.monotonic() + 120
    while session.progress.frames_done < pushed:
        assert time.monotonic() < deadline, session.progress
        time.sleep(0.001)


def test_without_room_a_push_takes_nothing(frames):
    session = gm.Session(SHAPE, **OPTIONS, max_waiting_rows=50)
    session.push(frames[:20])
    polled_until_idle(session, 20)
    waiting = session.progress.rows_waiting
    assert waiting >= 50
    for timeout in (0, 0.02):
        assert session.push(frames[20:], timeout) is None
    assert session.progress.frames_pushed == 20
    first = session.poll()
    assert len(first) == waiting
    assert session.push(frames[20:], None) == range(20, 40)
    session.end()
    assert_same(session.result([first, *session]), gm.localize(frames, **OPTIONS))


def test_bytes_of_the_queue_are_limited_unless_a_push_is_larger(frames):
    session = gm.Session(SHAPE, **OPTIONS, max_queued_bytes=1)
    assert session.push(frames[:30], None) == range(0, 30)
    assert session.push(frames[30:], 60) == range(30, 40)
    assert_same(session.result(), gm.localize(frames, **OPTIONS))


def test_polled_tables_make_up_the_result(frames):
    expected = gm.localize(frames, **OPTIONS)
    session = gm.Session(SHAPE, **OPTIONS)
    tables = []
    for frame in frames:
        session.push(frame)
        tables.append(session.poll(60))
    assert all(table.metadata.model == "xynb" and table.metadata.pixel_size == 0.1 for table in tables)
    assert_same(gm.concat(tables), expected)
    # The options of the run; the number of frames and the device are known at its end.
    text = gm.concat(tables).metadata.configuration
    assert text.startswith("[localize]") and not text.startswith("#") and "[run]" not in text
    assert expected.metadata.configuration.startswith(text.rstrip())
    with pytest.raises(gm.InputError, match=f"{len(expected)} localizations, but {len(expected) - len(tables[0])} are"):
        session.result(tables[1:])
    assert_as_localized(session.result(tables), expected, one_block=False)


def test_an_idle_session_has_no_rows_and_waits_for_them(frames):
    session = gm.Session(SHAPE, **OPTIONS)
    for timeout in (0, 0.01):
        assert len(session.poll(timeout)) == 0
    assert session.poll().columns == gm.localize(frames[:1], **OPTIONS).columns
    assert not session.ended and session.progress.latency_median is None
    session.push(frames[:5])
    # No number of frames is waited for.
    assert len(session.poll(120)) > 0
    session.push(frames[5:10])
    session.end()
    with pytest.raises(gm.InputError, match="takes no more frames"):
        session.push(frames[0])
    assert sum(map(len, session)) > 0 and session.ended
    assert len(session.poll(None)) == 0 and list(session) == []
    progress = session.progress
    assert (progress.frames_pushed, progress.frames_done, progress.frames_queued, progress.rows_waiting) == (10, 10, 0, 0)
    assert 0 < progress.latency_median <= progress.latency_99 <= progress.latency_longest <= progress.seconds
    assert progress.frames_per_second == pytest.approx(10 / progress.seconds) and progress.bytes_queued == 0


def test_a_session_without_spots_says_why():
    with gm.Session(SHAPE, **OPTIONS, detection=gm.Detection(threshold=20)) as session:
        session.push(np.random.default_rng(1).poisson(10, (5, *SHAPE)))
    spots = session.result()
    assert len(spots) == 0 and "no spot was found in 5 frames" in spots.metadata.notes[-1]
    with gm.Session(SHAPE, **OPTIONS) as session:
        pass
    assert session.finish().frames == 0 and "no frames" in session.finish().notes[-1]


def test_notes_are_logged_once_at_the_end(frames, caplog):
    camera = gm.Camera(0.1, offset=90)
    with gm.Session(SHAPE, **{**OPTIONS, "camera": camera}) as session:
        session.push(frames)
    texts = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert texts == [*session.finish().notes, *(text for _, text in session.finish().remarks)]
    assert len(texts) > 0


def test_stub_has_the_progress_of_the_library():
    session = gm.Session(SHAPE, **OPTIONS)
    fields = inspect.signature(gm.SessionProgress).parameters
    assert list(session._native.progress()) == list(fields) and isinstance(session._native, _native.Session)


def test_the_share_of_poor_fits_depends_on_no_sample():
    """Remarks name that of all fits, however the frames arrive."""
    movie, _ = gm.simulate_movie(150, 64, 64, emitters=60, photons=2000, seed=4)
    options = {"model": gm.Xynbs(), "camera": gm.Camera(0.1), "backend": "cpu"}
    texts = []
    for n_frames in (1, 7, 150):
        with gm.Session(movie.shape[1:], **options) as session:
            for first in range(0, len(movie), n_frames):
                session.push(movie[first : first + n_frames], timeout=None)
        spots = session.result()
        texts.append(dict(spots.metadata.remarks)["overlap"])
    poor = 100 * np.mean(spots.p_value[spots.usable] < 0.01)
    assert poor > 10
    assert dict(gm.localize(movie, **options).metadata.remarks)["overlap"] == texts[0]
    assert len(set(texts)) == 1 and f"{poor:.0f} % of the p-values are below 0.01" in texts[0], texts
