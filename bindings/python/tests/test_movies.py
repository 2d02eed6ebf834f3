"""Movies, detection, rendering and analysis."""

import dataclasses
import gzip
import json
import pickle
import subprocess
import sys

import numpy as np
import pytest
from conftest import CAMERA, MODEL, assert_same, program

import gaussmle as gm


@pytest.fixture(scope="module")
def movie():
    return gm.simulate_movie(60, 96, 128, emitters=12, seed=7)


def run(movie, output=None, **options):
    return gm.localize(movie, output, **{"model": MODEL, "camera": CAMERA, "backend": "cpu", **options})


@pytest.mark.parametrize("ending", [".tif", ".npy", ".raw"])
@pytest.mark.parametrize("dtype", ["u2", "f4"])
def test_written_movies_read_back(movie, tmp_path, ending, dtype):
    pixels = movie[0].astype(dtype)
    path = tmp_path / f"movie{ending}"
    gm.write_movie(path, pixels)
    info = gm.movie(path)
    assert info.shape == (60, 96, 128) and np.dtype(info.dtype) == pixels.dtype and info.format
    assert np.array_equal(gm.read_movie(path), pixels)
    part = gm.read_movie(path, (10, 20))
    assert np.array_equal(part, pixels[10:20]) and part.flags.writeable
    assert np.array_equal(info.read((50, None)), pixels[50:])
    assert gm.read_movie(path, (5, 5)).shape == (0, 96, 128)
    with pytest.raises(gm.InputError, match="50:70"):
        gm.read_movie(path, (50, 70))


def test_every_spot_is_counted(movie, tmp_path):
    path = tmp_path / "movie.tif"
    gm.write_movie(path, movie[0])
    spots, saved = run(movie[0]), run(path, tmp_path / "a.csv")
    counts = spots.info["counts"]
    assert counts == saved.info["counts"]
    assert counts["found"] == len(spots) + counts["border"] and counts["border"] > 0 <= counts["close"]
    by_status = {name: int((spots.status == code).sum()) for code, name in enumerate(gm.STATUS)}
    assert {name: counts[name] for name in by_status} == by_status and counts["saturated"] == 0


def test_an_empty_result_says_why(movie, caplog):
    spots = run(movie[0], detection=gm.Detection(threshold=1e4))
    (note,) = spots.metadata.notes
    assert len(spots) == 0 and "no spot was found in 60 frames" in note and "`threshold`" in note
    assert note in caplog.text


def test_memory_file_and_command_line_agree(movie, tmp_path):
    path = tmp_path / "movie.tif"
    gm.write_movie(path, movie[0])
    saved = run(path, tmp_path / "a.csv")
    words = ["localize", str(path), "-o", str(tmp_path / "b.csv"), "--model", "xynb", "--sigma", "0.13"]
    words += ["--pixel-size", "0.1", "--backend", "cpu", "--quiet"]
    done = subprocess.run([sys.executable, "-m", "gaussmle", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()
    in_file, in_memory, from_array = saved.read(), run(path), run(movie[0])
    assert saved.path == str(tmp_path / "a.csv") and saved.count == len(saved) == len(in_memory) > 300
    assert isinstance(saved, gm.Localizations) and saved.metadata.model == "xynb" and saved.info.backend == "cpu"
    assert_same(saved, in_file)
    assert_same(pickle.loads(pickle.dumps(saved)), in_file)
    assert_same(in_memory, in_file)
    assert_same(from_array, in_file)
    assert_same(run(movie[0].astype(">f8")), in_file)
    again = gm.localize(path, config=tmp_path / "a.csv.toml")
    assert_same(again, in_file)


def test_bright_emitters_are_localized(movie):
    pixels, truth = movie
    spots = run(pixels)
    bright = truth.where("photons > 500 and x > 0.6 and x < 12.2 and y > 0.6 and y < 9")
    found = 0
    for frame, x, y in zip(bright.frame, bright.x, bright.y):
        here = spots.frame == frame
        found += bool(np.any(np.hypot(spots.x[here] - x, spots.y[here] - y) < 0.1))
    assert found > 0.85 * len(bright)
    assert spots.metadata.width == 128 and spots.metadata.height == 96 and spots.info.backend == "cpu"


def test_pixel_size_of_the_file_is_used(movie, tmp_path, caplog):
    tifffile = pytest.importorskip("tifffile")
    path = tmp_path / "movie.ome.tif"
    micrometre = "\u00b5m"
    metadata = {"axes": "TYX", "PhysicalSizeX": 0.1, "PhysicalSizeXUnit": micrometre}
    tifffile.imwrite(path, movie[0], ome=True, metadata=metadata)
    assert gm.movie(path).pixel_size == 0.1 and gm.movie(path).axes[0] == ("time", len(movie[0]))
    expected = run(movie[0])
    caplog.set_level("INFO", "gaussmle")
    for output in (None, tmp_path / "a.csv"):
        caplog.clear()
        spots = run(path, output, camera=gm.Camera())
        spots = spots if output is None else spots.read()
        assert_same(spots, expected)
        assert spots.metadata.pixel_size == 0.1
        assert any("0.1 um, from `PhysicalSizeX`" in note for note in spots.metadata.notes)
        # A value that was taken from the file is no warning.
        levels = {record.levelname for record in caplog.records if "PhysicalSizeX" in record.getMessage()}
        assert levels == {"INFO"}, caplog.text
    other = run(path, camera=gm.Camera(0.3))
    assert any("0.3 um" in note and "0.1 um" in note for note in other.metadata.notes)
    assert any("0.3 um, but" in record.getMessage() for record in caplog.records if record.levelname == "WARNING")
    assert gm.Camera().pixel_size is None and "None" in repr(gm.Camera())
    with pytest.raises(gm.InputError, match="pixel_size"):
        run(movie[0], camera=gm.Camera())
    with pytest.raises(gm.InputError, match="pixel_size"):
        gm.fit(np.zeros((1, 7, 7), "u2"), model=gm.Xynb(0.13), camera=gm.Camera())


def test_a_channel_is_chosen(movie, tmp_path):
    tifffile = pytest.importorskip("tifffile")
    path = tmp_path / "two.ome.tif"
    two = np.stack([np.full_like(movie[0], 7), movie[0]], axis=1)
    metadata = {"axes": "TCYX", "Channel": {"Name": ["DAPI", "Cy5"]}}
    tifffile.imwrite(path, two, ome=True, metadata=metadata)
    for call in (gm.movie, gm.read_movie, run):
        with pytest.raises(gm.FileError, match=r"0 \(DAPI\), 1 \(Cy5\).*\(channel\)"):
            call(path)
    for channel in (1, "Cy5"):
        info = gm.movie(path, planes=gm.Planes(channel=channel))
        assert info.channels == ("DAPI", "Cy5") and info.n_frames == len(movie[0])
        assert np.array_equal(info.read((0, 3)), movie[0][:3])
        assert_same(run(path, planes=gm.Planes(channel=channel)), run(movie[0]))


def test_an_image_of_several_is_chosen(movie, tmp_path):
    tifffile = pytest.importorskip("tifffile")
    path = tmp_path / "two.ome.tif"
    with tifffile.TiffWriter(path, ome=True) as file:
        file.write(np.full_like(movie[0], 7), metadata={"axes": "TYX", "Name": "left"})
        file.write(movie[0], metadata={"axes": "TYX", "Name": "right"})
    for call in (gm.movie, gm.read_movie, run):
        with pytest.raises(gm.FileError, match=r"0 \(left\), 1 \(right\).*\(series\)"):
            call(path)
    for series in (1, "right"):
        info = gm.movie(path, planes=gm.Planes(series=series))
        assert info.all_series == ("left", "right") and info.n_frames == len(movie[0])
        assert np.array_equal(info.read((0, 3)), movie[0][:3])
        assert_same(run(path, planes=gm.Planes(series=series)), run(movie[0]))


def test_a_camera_that_contradicts_the_movie_is_reported():
    camera = gm.Camera(0.1, offset=100, gain=0.45, read_noise=1.6)
    pixels = gm.simulate_movie(60, 64, 64, camera=camera, emitters=5, seed=3)[0]
    notes = run(pixels, camera=camera).metadata.notes
    assert not any("contradicts" in note for note in notes)
    notes = run(pixels, camera=gm.Camera(0.1)).metadata.notes
    assert any("contradicts" in note for note in notes)


def test_every_way_in_has_the_same_notes_on_the_camera(movie, tmp_path):
    """The movie states another pixel size, offset and gain than the caller."""
    path = tmp_path / "movie.raw"
    gm.write_movie(path, movie[0])
    with open(path.with_suffix(".yaml"), "a") as description:
        description.write("Pixelsize: 160\nBaseline: 150\nSensitivity: 2.5\nGain: 1\n")
    stated = [note for note in run(path).metadata.notes if "0.16 um" in note or "states" in note]
    assert len(stated) == 3 and "150 ADU" in stated[1] and "2.5 e-/ADU" in stated[2], stated
    camera = "pixel_size_um = 0.1\noffset_adu = 90\ngain_e_per_adu = 0.5\nread_noise_e = 1.5\n"
    (tmp_path / "camera.toml").write_text(camera)
    (tmp_path / "run.toml").write_text(f'[localize]\nmodel = "xynb"\nsigma_um = 0.13\n{camera}')
    numbers = gm.Camera(0.1, offset=90, gain=0.5, read_noise=1.5)
    from_file = gm.Camera.from_file(tmp_path / "camera.toml")
    expected = list(run(path, camera=numbers).metadata.notes)
    assert len(expected) >= 3 and "offset is 90 ADU" in expected[1], expected
    others = [
        run(path, camera=from_file),
        gm.localize(path, config=tmp_path / "run.toml", backend="cpu"),
        run(path, tmp_path / "a.csv", camera=numbers).read(),
        run(path, tmp_path / "b.npz", camera=from_file).read(),
    ]
    for spots in others:
        assert list(spots.metadata.notes) == expected
    typed = ["--pixel-size", "0.1", "--offset", "90", "--gain", "0.5", "--read-noise", "1.5"]
    for number, words in enumerate((typed, ["--camera", str(tmp_path / "camera.toml")])):
        table = tmp_path / f"{number}.parquet"
        words = ["localize", str(path), "-o", str(table), "--model", "xynb", "--sigma", "0.13", "--backend", "cpu", *words]
        done = subprocess.run([program(), *words], capture_output=True, text=True, check=True)
        assert list(gm.read(table).metadata.notes) == expected
        assert all(f"note: {note}" in done.stderr for note in expected)


def test_remarks_are_kept_in_tables(tmp_path, caplog):
    camera = gm.Camera(0.1, offset=100)
    pixels = gm.simulate_movie(30, 64, 64, camera=camera, emitters=2, photons=3000, seed=4)[0]
    path = tmp_path / "movie.tif"
    gm.write_movie(path, pixels)
    spots, saved = run(pixels), run(path, tmp_path / "a.csv")
    remarks = spots.metadata.remarks
    cause, text = remarks[0]
    assert cause == "offset_low" and "offset is given too low by about" in text
    assert text in caplog.text and text not in spots.metadata.notes and text in saved.notes
    assert saved.metadata.remarks == remarks
    from_memory = run(pixels, tmp_path / "b.parquet")
    assert from_memory.metadata.remarks == remarks and text in from_memory.notes
    (warning,) = [line for line in gm.report(spots, tmp_path / "page.html") if text in line]
    assert warning in gm.report(tmp_path / "a.csv", tmp_path / "page.html")
    right = run(pixels, camera=camera)
    assert right.metadata.remarks == []


def test_detection_options(movie):
    pixels = movie[0]
    base = run(pixels)
    part = run(pixels, frames=(10, 30))
    inside = (base.frame >= 10) & (base.frame < 30)
    assert np.array_equal(part.x, base.x[inside])
    assert len(run(pixels, detection=gm.Detection(threshold=12))) < len(base) < len(run(pixels, detection=gm.Detection(false_alarms=20)))
    assert len(run(pixels, detection=gm.Detection(border="shift"))) > len(base)
    assert len(run(pixels, detection=gm.Detection(min_net_gradient=400))) > 100
    assert len(run(pixels, detection=gm.Detection(detection_sigma=0.2))) != len(base)
    assert not np.array_equal(run(pixels, detection=gm.Detection(roi_size=7)).x, base.x[: len(run(pixels, detection=gm.Detection(roi_size=7)))])
    bounded = run(pixels, fitting=gm.Fitting(bounds={"photons": (1, 500)}))
    assert bounded.photons.max() <= 500.01
    calls = []
    run(pixels, progress=lambda *now: calls.append(now))
    assert calls[-1][:2] == (60, 60) and calls[-1][2] == len(base)
    assert len(run(pixels[:0])) == 0


@pytest.mark.parametrize("ending", [".csv", ".parquet", ".npz"])
def test_cameras_and_models_without_files_give_the_same_table(movie, tmp_path, ending):
    """Maps in memory and curves of numbers cannot be stated in a configuration file."""
    pixels = movie[0]
    path = tmp_path / "movie.npy"
    gm.write_movie(path, pixels)
    maps = gm.Camera(0.1, offset=np.zeros((96, 128)), gain=1.0)
    saved = run(path, tmp_path / f"a{ending}", camera=maps)
    assert_same(saved.read(), run(pixels, camera=maps))
    psf = gm.Astigmatic(0.13, 0.13, gamma=0.2, d=0.4)
    saved = run(path, tmp_path / f"b{ending}", model=psf)
    assert "z" in saved.read() and len(saved) == len(run(pixels, model=psf))
    with pytest.raises(gm.InputError, match="resume"):
        run(pixels, tmp_path / "c.csv", resume=True)


def test_interrupted_run_resumes(movie, tmp_path):
    path = tmp_path / "movie.npy"
    gm.write_movie(path, np.tile(movie[0], (30, 1, 1)))

    def stop(done, total, rows):
        raise RuntimeError("stopped")

    output = tmp_path / "a.csv"
    with pytest.raises(RuntimeError, match="stopped"):
        run(path, output, progress=stop)
    assert not output.exists()
    saved = run(path, output, resume=True)
    assert_same(saved.read(), run(path))


def test_a_growing_movie_is_followed(movie, tmp_path):
    """The writer appends frames when those before are localized."""
    frames = movie[0]
    path, output = tmp_path / "movie.dax", tmp_path / "a.csv"
    path.with_suffix(".inf").write_text(
        "data type = 16 bit integers (binary, little endian)\n"
        f"frame dimensions = {frames.shape[2]} x {frames.shape[1]}\nnumber of frames = {len(frames)}\n"
    )
    path.write_bytes(frames[:4].tobytes())
    seen = []
    # Compiles the kernel: the movie must not look finished meanwhile.
    run(frames)

    def append(done, total, rows):
        if done == 4 and 4 not in seen:
            with open(path, "ab") as file:
                file.write(frames[4:].tobytes())
        seen.append(done)

    # A busy machine does not reach this time between the start and the writer.
    saved = run(path, output, follow=10.0, progress=append)
    assert 4 in seen
    assert_same(saved.read(), run(path))
    with pytest.raises(gm.InputError, match="follow needs an output"):
        run(path, follow=2.0)


def test_cameras_and_curves_from_files(movie, tmp_path):
    np.save(tmp_path / "offset.npy", np.full((96, 128), 3.0, np.float32))
    text = 'pixel_size_um = 0.1\noffset_adu = "offset.npy"\ngain_e_per_adu = 0.9\nread_noise_e = 1.5\n'
    (tmp_path / "camera.toml").write_text(text)
    camera = gm.Camera.from_file(tmp_path / "camera.toml")
    assert camera.shape == (96, 128) and np.all(camera.offset == 3.0)
    assert np.allclose(camera.variance, 2.25) and gm.Camera.from_file(camera.path, pixel_size=0.2).pixel_size == 0.2
    path = tmp_path / "movie.npy"
    gm.write_movie(path, movie[0])
    saved = run(path, tmp_path / "a.csv", camera=camera)
    maps = gm.Camera(0.1, offset=np.full((96, 128), 3.0), gain=0.9, read_noise=1.5)
    assert_same(saved.read(), run(path, camera=maps))
    (tmp_path / "psf.toml").write_text(
        "sigma_x0_um=0.13\nsigma_y0_um=0.14\nAx=0\nAy=0\nBx=0\nBy=0\ngamma_um=0.2\nd_um=0.4\n"
    )
    psf = gm.Astigmatic.from_file(tmp_path / "psf.toml")
    assert psf == gm.Astigmatic(0.13, 0.14, gamma=0.2, d=0.4)
    saved = run(path, tmp_path / "b.parquet", model=psf)
    assert_same(saved.read(), run(path, model=psf))


def test_rendering(movie, tmp_path):
    spots = run(movie[0])
    picture = gm.render(spots, pixel_size=0.02)
    assert picture.shape == (480, 640) and abs(picture.counts.sum() / picture.tally.inside - 1) < 0.02
    histogram = gm.render(spots, pixel_size=0.05, histogram=True, region=(0, 0, 12.8, 9.6))
    expected, _, _ = np.histogram2d(spots.y, spots.x, bins=(192, 256), range=((0, 9.6), (0, 12.8)))
    good = spots.usable
    assert np.all(good) and np.array_equal(np.asarray(histogram), expected)
    picture.save(tmp_path / "a.png", colors="magma", gamma=0.7)
    picture.save(tmp_path / "a.tif")
    assert (tmp_path / "a.png").read_bytes()[:4] == b"\x89PNG"
    assert np.allclose(gm.read_movie(tmp_path / "a.tif")[0], picture.counts)
    spots.save(tmp_path / "a.parquet")
    assert np.array_equal(gm.render(tmp_path / "a.parquet", pixel_size=0.05, histogram=True, region=(0, 0, 12.8, 9.6)).counts, expected)
    for unknown in ("nice", "INFERNO"):
        with pytest.raises(gm.InputError, match=unknown):
            picture.save(tmp_path / "b.png", colors=unknown)
    deep = gm.Localizations({"x": [0.5, 0.6], "y": [0.5, 0.5], "z": [-0.1, 0.3]})
    z = gm.render(deep, pixel_size=0.1, width=0.01, z=True, region=(0, 0, 1, 1)).z
    # Percentiles 2 and 98 of two rows are the rows.
    assert gm.render(deep, width=0.01, z=True, region=(0, 0, 1, 1)).z_range == pytest.approx((-0.1, 0.3))
    assert z is not None and abs(np.nanmin(z) + 0.1) < 1e-6 and abs(np.nanmax(z) - 0.3) < 1e-6


def test_pictures_are_those_of_the_command_line(movie, tmp_path):
    spots = run(movie[0])
    spots.save(tmp_path / "a.parquet")
    picture = gm.render(spots)
    picture.save(tmp_path / "python.png")
    subprocess.run([program(), "render", tmp_path / "a.parquet", "-o", tmp_path / "program.png", "-q"], check=True)
    assert (tmp_path / "program.png").read_bytes() == (tmp_path / "python.png").read_bytes()
    full, gamma = picture.brightness
    assert full > 0 and 0.4 <= gamma <= 1 and picture.z_range is None
    sharp = gm.render(spots, pixel_size=0.005, discs=False)
    assert sharp.counts.max() > gm.render(spots, pixel_size=0.005).counts.max()


def test_link(movie):
    spots = run(movie[0])
    linked = gm.link(spots, distance=0.05, gap=1)
    assert len(linked) < len(spots) and linked.frames_on.sum() == linked.info.used
    assert np.all(linked.last_frame >= linked.frame)


def test_drift_is_estimated_and_corrected():
    rng = np.random.default_rng(0)
    places = rng.uniform(0, 10, (300, 2))
    n, frames = 60000, 3000
    which, frame = rng.integers(0, 300, n), np.sort(rng.integers(0, frames, n))
    true = 0.2 * frame / frames
    positions = places[which] + rng.normal(0, 0.01, (n, 2))
    table = gm.Localizations({"frame": frame, "x": positions[:, 0] + true, "y": positions[:, 1] - true})
    corrected, path = gm.drift(table)
    assert len(path) == path.frame[-1] + 1 and np.allclose(path.x - path.x[0], 0.2 * path.frame / frames, atol=0.002)
    assert np.std(corrected.x - positions[:, 0]) < 0.001 < np.std(table.x - positions[:, 0])


def test_nena():
    """Each of two frames has 2000 of 3000 positions, and they share 1000."""
    rng = np.random.default_rng(1)
    places = rng.uniform(0, 60, (3000, 2))
    both = np.concatenate([places[:2000], places[1000:]]) + rng.normal(0, 0.012, (4000, 2))
    table = gm.Localizations({"frame": np.repeat([0, 1], 2000), "x": both[:, 0], "y": both[:, 1]})
    precision, std = gm.nena(table)
    assert abs(precision - 0.012) < 5 * std < 0.006


def test_filter(movie, tmp_path):
    spots = run(movie[0])
    assert np.array_equal(gm.filter(spots, "photons > 800").x, spots.x[spots.photons > 800])


def test_calibration(tmp_path):
    rng = np.random.default_rng(3)
    shape = (32, 40)
    offset, gain, noise = rng.normal(100, 4, shape), rng.normal(0.5, 0.02, shape), rng.uniform(1, 2, shape)

    def stack(light):
        electrons = rng.poisson(light, (400, *shape)) + rng.normal(0, 1, (400, *shape)) * noise
        return np.round(offset + electrons / gain).astype(np.uint16)

    gm.write_movie(tmp_path / "dark.npy", stack(0))
    bright = []
    for light in (50, 500, 2000):
        bright.append(tmp_path / f"bright{light}.npy")
        gm.write_movie(bright[-1], stack(light))
    camera = gm.calibrate_camera(tmp_path / "dark.npy", bright, tmp_path / "maps", pixel_size=0.1)
    assert camera.shape == shape and np.nanstd(camera.offset - offset) < 0.3
    assert np.nanstd(camera.gain / gain - 1) < 0.1 and abs(np.nanmean(camera.gain / gain) - 1) < 0.02
    # Arrays and iterables of frames give the same files.
    arrays = [np.load(path) for path in (tmp_path / "dark.npy", *bright)]
    same = {
        "arrays": (arrays[0], arrays[1:]),
        "iterables": (iter(arrays[0]), [arrays[1], bright[1], iter(arrays[3])]),
        "maps": (np.load(tmp_path / "dark.npy", mmap_mode="r"), tuple(np.load(path, mmap_mode="r") for path in bright)),
    }
    expected = {path.name: path.read_bytes() for path in (tmp_path / "maps").iterdir()}
    for name, (dark, lit) in same.items():
        gm.calibrate_camera(dark, lit, tmp_path / f"{name}-again", pixel_size=0.1)
        assert {path.name: path.read_bytes() for path in (tmp_path / f"{name}-again").iterdir()} == expected, name
    # One bright movie: a file, an array, a list of frames, a generator of them.
    one = [gm.calibrate_camera(arrays[0], lit, tmp_path / "one") for lit in (bright[2], arrays[3], list(arrays[3]), iter(arrays[3]))]
    for other in one[1:]:
        np.testing.assert_array_equal(other.gain, one[0].gain)


WRONG_MOVIES = [
    3,
    None,
    [],
    np.zeros((4, 4)),
    [np.zeros((4, 4)), np.zeros((4, 5))],
    [np.zeros((30, 4, 4)), np.zeros((4, 4))],
]


@pytest.mark.parametrize("wrong", WRONG_MOVIES, ids=range(len(WRONG_MOVIES)))
def test_calibration_names_the_movie_that_is_wrong(tmp_path, wrong):
    movie = np.zeros((30, 4, 4), np.uint16)
    with pytest.raises(gm.InputError, match="bright"):
        gm.calibrate_camera(movie, wrong, tmp_path)
    with pytest.raises(gm.InputError, match="dark"):
        gm.calibrate_camera(wrong, movie, tmp_path)
    with pytest.raises(gm.FileError, match="no.npy"):
        gm.calibrate_camera(movie, ["no.npy", movie], tmp_path)


def test_devices_estimate_and_doctor():
    assert any(device.backend == "cpu" for device in gm.devices())
    estimate = gm.estimate(1000, 11, model=MODEL, device=gm.Device(backend="cpu"))
    assert estimate.decision in ("cpu", "gpu") and estimate.cpu_seconds > 0 and estimate.reason
    diagnosis = gm.doctor()
    assert diagnosis.version == gm.__version__ and "cpu" in diagnosis.built_in and gm.__version__ in str(diagnosis)


def test_simulation_is_reproducible():
    a, b, c = (gm.simulate(20, seed=seed)[0] for seed in (1, 1, 2))
    assert np.array_equal(a, b) and not np.array_equal(a, c)
    assert gm.simulate(3, roi_size=7, rounded=False)[0].dtype == np.float32
    m, n = (gm.simulate_movie(3, 20, 30, seed=1)[0] for _ in range(2))
    assert m.shape == (3, 20, 30) and np.array_equal(m, n)


@pytest.mark.parametrize("options", [{}, {"fitting": gm.Fitting(bounds={"photons": (1, 1e5)})}])
def test_inputs_are_never_overwritten(movie, tmp_path, options):
    path = tmp_path / "mv.raw"
    gm.write_movie(path, movie[0])
    text = "sigma_x0_um=0.13\nsigma_y0_um=0.13\nAx=0\nAy=0\nBx=0\nBy=0\ngamma_um=0.2\nd_um=0.4\n"
    (tmp_path / "psf.toml").write_text(text)
    (tmp_path / "camera.toml").write_text("pixel_size_um = 0.1\noffset_adu = 0.0\ngain_e_per_adu = 1.0\nread_noise_e = 0.0\n")
    psf, camera = gm.Astigmatic.from_file(tmp_path / "psf.toml"), gm.Camera.from_file(tmp_path / "camera.toml")
    (tmp_path / "sub").mkdir()
    before = {file.name: file.read_bytes() for file in tmp_path.glob("*.*")}
    # mv.hdf5 would also write mv.yaml.
    for name in ("mv.raw", "mv.yaml", "sub/../mv.raw", "psf.toml", "camera.toml", "mv.hdf5", "sub"):
        form = "picasso" if name == "mv.hdf5" else "csv"
        kind = IsADirectoryError if name == "sub" else gm.InputError
        with pytest.raises(kind, match="written over|folder"):
            run(path, tmp_path / name, format=form, model=psf, camera=camera, **options)
    with pytest.raises(gm.InputError, match="written over"):
        run(path, tmp_path / "a.csv", report=path, **options)
    assert {file.name: file.read_bytes() for file in tmp_path.glob("*.*")} == before


def test_outputs_are_checked_before_the_fits(movie, tmp_path):
    calls = []
    for options in ({"output": "out.xyz"}, {"output": "out.csv", "format": "xyz"}, {"output": "none/out.csv"}):
        output = tmp_path / options.pop("output")
        with pytest.raises(FileNotFoundError if output.parent.name == "none" else gm.InputError):
            run(movie[0], output, progress=lambda *now: calls.append(now), **options)
    assert not calls


def test_changed_file_of_a_model_or_camera_is_not_used(movie, tmp_path):
    path = tmp_path / "movie.npy"
    gm.write_movie(path, movie[0])
    file = tmp_path / "psf.toml"
    text = "sigma_x0_um=0.13\nsigma_y0_um=0.13\nAx=0\nAy=0\nBx=0\nBy=0\ngamma_um={}\nd_um=0.4\n"
    file.write_text(text.format(0.2))
    psf = gm.Astigmatic.from_file(file)
    other = dataclasses.replace(psf, gamma=-0.2)
    assert_same(run(path, tmp_path / "a.csv", model=other).read(), run(path, model=other))
    expected = run(path, model=psf)
    file.write_text(text.format(0.3))
    assert_same(run(path, tmp_path / "b.csv", model=psf).read(), expected)
    file.unlink()
    assert_same(run(path, tmp_path / "c.csv", model=psf).read(), expected)

    np.save(tmp_path / "offset.npy", np.full((96, 128), 3.0, np.float32))
    file = tmp_path / "camera.toml"
    text = 'pixel_size_um = 0.1\noffset_adu = "offset.npy"\ngain_e_per_adu = {}\nread_noise_e = 1.5\n'
    file.write_text(text.format(0.9))
    camera = pickle.loads(pickle.dumps(gm.Camera.from_file(file)))
    assert camera._matches_file
    expected = run(path, camera=camera)
    np.save(tmp_path / "offset.npy", np.full((96, 128), 4.0, np.float32))
    assert not camera._matches_file
    assert_same(run(path, tmp_path / "d.csv", camera=camera).read(), expected)
    (tmp_path / "offset.npy").unlink()
    assert_same(run(path, tmp_path / "e.csv", camera=camera).read(), expected)
    file.write_text("pixel_size_um = 0.1\noffset_adu = 2.0\ngain_e_per_adu = 0.9\nread_noise_e = 1.5\n")
    camera = gm.Camera.from_file(file)
    assert pickle.loads(pickle.dumps(camera))._matches_file
    expected = run(path, camera=camera)
    file.unlink()
    assert_same(run(path, tmp_path / "f.csv", camera=camera).read(), expected)


def test_localize_writes_a_report(movie, tmp_path):
    path = tmp_path / "movie.npy"
    gm.write_movie(path, movie[0])
    run(path, tmp_path / "a.csv", report=tmp_path / "a.html")
    run(path, tmp_path / "b.csv", report=tmp_path / "b.html", fitting=gm.Fitting(bounds={"photons": (1, 1e5)}))
    run(movie[0], report=tmp_path / "c.html")
    for name in "abc":
        assert "<html" in (tmp_path / f"{name}.html").read_text()


def test_zarr_that_claims_more_than_it_has_raises_and_does_not_end_the_interpreter(tmp_path):
    plain = [{"name": "bytes", "configuration": {"endian": "little"}}]
    configuration = {"chunk_shape": [1, 13, 17], "codecs": plain, "index_codecs": plain}
    metadata = {
        "zarr_format": 3,
        "node_type": "array",
        "shape": [2, 13, 17],
        "data_type": "uint16",
        "fill_value": 0,
        "chunk_grid": {"name": "regular", "configuration": {"chunk_shape": [10**12, 13, 17]}},
        "chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}},
        "codecs": [{"name": "sharding_indexed", "configuration": configuration}],
    }
    shard = tmp_path / "shard.zarr"
    (shard / "c/0/0").mkdir(parents=True)
    (shard / "c/0/0/0").write_bytes(bytes(2000))
    (shard / "zarr.json").write_text(json.dumps(metadata))
    with pytest.raises(gm.FileError, match=str(16 * 10**12)):
        gm.read_movie(shard)

    chunk = tmp_path / "chunk.zarr"
    (chunk / "c/0/0").mkdir(parents=True)
    compressed = gzip.compress(bytes(16 << 20), 9)
    (chunk / "c/0/0/0").write_bytes(compressed)
    metadata["chunk_grid"]["configuration"]["chunk_shape"] = [1, 13, 17]
    metadata["codecs"] = [*plain, {"name": "gzip", "configuration": {"level": 1}}]
    (chunk / "zarr.json").write_text(json.dumps(metadata))
    with pytest.raises(gm.FileError, match=str(13 * 17 * 2)):
        gm.read_movie(chunk)
