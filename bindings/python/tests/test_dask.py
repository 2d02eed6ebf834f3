"""gaussmle.dask on a cluster of two processes gives the table of one machine, whatever fails."""

import dataclasses
import gzip
import json
import os
import pickle
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest
from conftest import import_or_skip, program

import gaussmle

import_or_skip("distributed")
pq = import_or_skip("pyarrow.parquet")

import pyarrow as pa  # noqa: E402
from distributed import Client, LocalCluster  # noqa: E402

import gaussmle.dask as gd  # noqa: E402
from gaussmle.dask import _identity, _localize, _parts, _schedule  # noqa: E402

FRAMES, STEP = 120, 20
MODEL = gaussmle.Xynb(sigma=0.13)
CAMERA = gaussmle.Camera(pixel_size=0.1, offset=100.0, gain=0.45, read_noise=1.6)
OPTIONS = {"model": MODEL, "camera": CAMERA, "backend": "cpu"}


def simulate(path: Path, frames: int = FRAMES, side: int = 64, seed: int = 1) -> Path:
    camera = ["--offset", "100", "--gain", "0.45", "--read-noise", "1.6"]
    size = ["--frames", frames, "--width", side, "--height", side, "--emitters", 6, "--seed", seed]
    subprocess.run([program(), "simulate", "--movie", "-q", "-o", path, *map(str, size), *camera], check=True)
    return path


@pytest.fixture(scope="module")
def movie(tmp_path_factory) -> Path:
    return simulate(tmp_path_factory.mktemp("movie") / "movie.tif")


@pytest.fixture(scope="module")
def whole(movie) -> pa.Table:
    """The table of one run over all frames."""
    table = movie.with_name("whole.parquet")
    gaussmle.localize(str(movie), str(table), **OPTIONS)
    return pq.read_table(table)


@pytest.fixture(scope="module")
def cluster():
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as cluster:
        yield cluster


@pytest.fixture
def client(cluster):
    with Client(cluster) as client:
        client.wait_for_workers(2, timeout=300)
        yield client


def assert_identical(result: gd.Result, whole: pa.Table) -> None:
    """Compares every column of every row, bit by bit."""
    table = pa.Table.from_pandas(result.dataframe().compute(), preserve_index=False)
    assert table.column_names == whole.column_names
    for name in whole.column_names:
        found, expected = table[name].to_numpy(), whole[name].to_numpy()
        assert found.dtype == expected.dtype and found.tobytes() == expected.tobytes(), name


def part_times(out: Path) -> dict[str, tuple[int, int]]:
    return {file.name: (file.stat().st_mtime_ns, file.stat().st_ino) for file in out.glob("part-*")}


def is_clean(out: Path) -> bool:
    """True if the folder has only parts and manifests."""
    return all(
        name.startswith(("part-", "_manifest-")) and name.endswith((".parquet", ".json")) for name in os.listdir(out)
    )


def test_package_imports_dask_at_its_first_use():
    code = "import sys, gaussmle; assert 'dask' not in sys.modules; print(gaussmle.dask.localize.__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "localize\n", done.stderr


def test_result_equals_that_of_one_machine(movie, whole, client, tmp_path):
    seen = []
    result = gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, progress=seen.append, **OPTIONS)
    assert_identical(result, whole)
    assert result.computed == len(result.parts) == FRAMES // STEP and sum(result.counts) == whole.num_rows
    assert result.frames == [(first, first + STEP) for first in range(0, FRAMES, STEP)]
    assert [now.done for now in seen] == list(range(FRAMES // STEP + 1)) and seen[-1].rows == whole.num_rows
    assert result.dataframe().npartitions == len(result.parts)
    assert is_clean(tmp_path)
    manifest = json.loads(Path(result.manifest).read_text())
    assert [part["name"] for part in manifest["parts"]] == [os.path.basename(part) for part in result.parts]
    assert manifest["rows"] == whole.num_rows and manifest["failed"] == []
    # The parts as one table in memory: the same rows, numbered in each part.
    joined = gaussmle.concat(result.parts)
    for name in set(whole.column_names) - {"roi", "status"}:
        assert joined[name].tobytes() == whole[name].to_numpy().tobytes(), name
    assert joined.roi.tolist() == [row for count in result.counts for row in range(count)]


def test_the_priority_is_that_of_dask(movie, tmp_path, monkeypatch):
    asked = []

    class Recording(_localize.Scheduler):
        def __init__(self, client, job, **options):
            asked.append(options["priority"])
            super().__init__(client, job, **options)

    monkeypatch.setattr(_localize, "Scheduler", Recording)
    for number, given in enumerate(({"task_priority": 3}, {})):
        gd.localize(movie, out=tmp_path / str(number), frames=(0, 2), **given, **OPTIONS)
    assert asked == [3, 0]


def test_rerun_computes_nothing(movie, client, tmp_path, monkeypatch):
    first = gd.localize(f"file://{movie}", client=client, out=tmp_path, frames_per_part=STEP, **OPTIONS)
    before = part_times(tmp_path)
    again = gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, **OPTIONS)
    assert (first.computed, again.computed) == (FRAMES // STEP, 0) and part_times(tmp_path) == before
    monkeypatch.setattr(_schedule.Scheduler, "submit", lambda *_: pytest.fail("a part was submitted"))
    assert gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, **OPTIONS).counts == first.counts
    monkeypatch.setattr(gaussmle._localize, "localize", lambda *_, **__: pytest.fail("localize was called"))
    assert gd.localize(movie, out=tmp_path, frames_per_part=STEP, **OPTIONS).counts == first.counts
    part = gd.localize(movie, out=tmp_path, frames_per_part=STEP, frames=(STEP, 3 * STEP), **OPTIONS)
    assert part.counts == first.counts[1:3] and part.manifest != first.manifest


def test_only_damaged_parts_are_computed_again(movie, whole, tmp_path, monkeypatch):
    calls = []
    real = gaussmle.localize
    monkeypatch.setattr(gaussmle._localize, "localize", lambda *a, **k: calls.append(k["frames"]) or real(*a, **k))
    result = gd.localize(movie, out=tmp_path, frames_per_part=60, **OPTIONS)
    assert calls == [(0, 60), (60, 120)]
    assert_identical(result, whole)
    # Half a part, a part with a damaged footer, and an empty part.
    for damage in (lambda data: data[: len(data) // 2], lambda data: data[:-100] + bytes(100), lambda data: b""):
        part = Path(result.parts[1])
        part.write_bytes(damage(part.read_bytes()))
        calls.clear()
        result = gd.localize(movie, out=tmp_path, frames_per_part=60, **OPTIONS)
        assert calls == [(60, 120)]
        assert_identical(result, whole)


def slow_localize(seconds: float) -> None:
    import time

    import gaussmle

    gaussmle.original_localize = gaussmle._localize.localize

    def slow(*args, **options):
        result = gaussmle.original_localize(*args, **options)
        time.sleep(seconds)
        return result

    gaussmle._localize.localize = slow


def restore_localize() -> None:
    import gaussmle

    # A worker that was started meanwhile has its own.
    original = getattr(gaussmle, "original_localize", gaussmle._localize.localize)
    gaussmle._localize.localize = original


def test_killed_worker_does_not_change_the_result(movie, whole, client, tmp_path):
    """The process is stopped before it is killed, so it cannot finish its part in between."""
    killed, over = [], threading.Event()
    pids = set(client.run(os.getpid).values())

    def kill():
        while not killed and not over.is_set():
            for unfinished in tmp_path.glob(".gaussmle-*/*/*part-*.parquet*"):
                pid = int(unfinished.parent.name.split("-")[-2])
                name = re.search(r"part-\w{16}-\d{9}-\d{9}\.parquet", unfinished.name)
                if pid not in pids or name is None:
                    continue
                part = tmp_path / name[0]
                os.kill(pid, signal.SIGSTOP)
                if unfinished.exists() and not part.exists():
                    os.kill(pid, signal.SIGKILL)
                    killed.append((pid, part))
                    break
                os.kill(pid, signal.SIGCONT)
            time.sleep(0.002)

    # A part has its own folder for half a second, so that it is seen on a busy machine as well.
    client.run(slow_localize, 0.5)
    killer = threading.Thread(target=kill)
    killer.start()
    try:
        result = gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, **OPTIONS)
    finally:
        over.set()
        killer.join()
        client.run(restore_localize)
    ((pid, part),) = killed
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert part.exists() and not result.failed and result.computed == FRAMES // STEP
    assert_identical(result, whole)
    assert is_clean(tmp_path)


def write_zarr(movie: Path, folder: Path, chunk: int) -> Path:
    """Writes the movie in compressed chunks, each in its own file."""
    frames = np.load(movie)
    folder.mkdir()
    metadata = {
        "zarr_format": 2,
        "shape": frames.shape,
        "chunks": [chunk, *frames.shape[1:]],
        "dtype": "<u2",
        "order": "C",
    }
    metadata |= {"compressor": {"id": "gzip", "level": 1}, "fill_value": 0, "filters": None}
    (folder / ".zarray").write_text(json.dumps(metadata))
    for first in range(0, len(frames), chunk):
        (folder / f"{first // chunk}.0.0").write_bytes(gzip.compress(frames[first : first + chunk].tobytes(), 1))
    return folder


def test_unreadable_frames_are_reported_and_the_others_are_localized(client, tmp_path):
    movie = write_zarr(simulate(tmp_path / "movie.npy", frames=80), tmp_path / "movie.zarr", chunk=20)
    good = gd.localize(movie, client=client, out=tmp_path / "good", frames_per_part=20, **OPTIONS)
    (movie / "2.0.0").write_bytes(b"not gzip")
    out = tmp_path / "out"
    result = gd.localize(movie, client=client, out=out, frames_per_part=20, retries=1, errors="report", **OPTIONS)
    (failure,) = result.failed
    assert failure.frames == (40, 60) and failure.attempts == 2 and "FileError" in failure.error
    assert result.counts == good.counts[:2] + good.counts[3:] and is_clean(out)
    # `roi` has no gap for the missing part.
    assert result.dataframe().roi.compute().tolist() == list(range(result.rows))
    assert json.loads(Path(result.manifest).read_text())["failed"][0]["frames"] == [40, 60]
    with pytest.raises(gd.PartsFailed, match="frames 40:60") as raised:
        gd.localize(movie, client=client, out=out, frames_per_part=20, retries=0, **OPTIONS)
    assert raised.value.result.computed == 0
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


def test_truncated_movie(whole, tmp_path):
    short = simulate(tmp_path / "movie.npy")
    os.truncate(short, short.stat().st_size * 2 // 3)
    with pytest.raises(gaussmle.FileError, match="cut short"):
        gd.localize(short, out=tmp_path / "out", **OPTIONS)
    result = gd.localize(short, out=tmp_path / "out", frames_per_part=40, planes=gaussmle.Planes(allow_truncated=True), **OPTIONS)
    end = result.frames[-1][1]
    assert end == FRAMES * 2 // 3 - 1  # The header takes bytes of the last frame.
    kept = whole.slice(0, sum(frame < end for frame in whole["frame"].to_pylist()))
    assert_identical(result, kept)


def test_movie_that_changes_during_a_run_fails(movie, tmp_path):
    copy = Path(shutil.copy(movie, tmp_path / "movie.tif"))

    def touch(now: gd.Progress) -> None:
        if now.done == 1:
            os.utime(copy, ns=(0, 0))

    result = gd.localize(copy, out=tmp_path, frames_per_part=60, retries=0, errors="report", progress=touch, **OPTIONS)
    assert [failure.frames for failure in result.failed] == [(60, 120)] and "not the file" in result.failed[0].error


def test_failed_parts_are_retried_last_and_input_errors_never(movie, whole, tmp_path, monkeypatch):
    calls, real = [], gaussmle.localize

    def flaky(*args, **options):
        calls.append(options["frames"])
        if options["frames"] == (0, 60) and calls.count((0, 60)) < 3:
            raise gaussmle.DeviceError("lost for a moment")
        return real(*args, **options)

    monkeypatch.setattr(gaussmle._localize, "localize", flaky)
    result = gd.localize(movie, out=tmp_path, frames_per_part=60, **OPTIONS)
    assert calls == [(0, 60), (60, 120), (0, 60), (0, 60)]
    assert_identical(result, whole)

    def reject(*_, **__):
        calls.append(None)
        raise gaussmle.InputError("an error of the call")

    calls.clear()
    monkeypatch.setattr(gaussmle._localize, "localize", reject)
    with pytest.raises(gd.PartsFailed, match="of the call"):
        gd.localize(movie, out=tmp_path, frames_per_part=60, detection=gaussmle.Detection(roi_size=9), **OPTIONS)
    assert len(calls) == 2


def break_localize(marker: Path) -> None:
    import gaussmle

    gaussmle.original_localize = gaussmle._localize.localize

    def broken(*_, **__):
        marker.touch()
        raise gaussmle.DeviceError("this machine is broken")

    gaussmle._localize.localize = broken


def test_retries_avoid_a_broken_worker(movie, whole, client, tmp_path):
    """A worker that fails at once is always idle, so it would receive every part."""
    bad = list(client.nthreads())[0]
    marker = tmp_path / "the broken worker had a part"
    client.run(break_localize, marker, workers=[bad])
    try:
        result = gd.localize(movie, client=client, out=tmp_path / "out", frames_per_part=STEP, retries=1, **OPTIONS)
    finally:
        client.run(restore_localize, workers=[bad])
    # Without it there was nothing to retry.
    assert marker.exists()
    assert_identical(result, whole)


def test_two_clients_share_a_folder(movie, whole, cluster, tmp_path):
    results = []

    def run():
        with Client(cluster, set_as_default=False) as client:
            results.append(gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, **OPTIONS))

    threads = [threading.Thread(target=run) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 2 and results[0].parts == results[1].parts
    assert sum(result.computed for result in results) >= FRAMES // STEP
    for result in results:
        assert_identical(result, whole)
    assert is_clean(tmp_path)


def job_of(movie: Path, out: Path) -> _parts.Job:
    return _parts.Job(
        hash="h" * 16,
        version=gaussmle.__version__,
        movie=str(movie),
        fingerprint=_identity.fingerprint(str(movie)),
        out=str(out),
        folder=str(out / ".gaussmle-0123456789ab"),
        model=MODEL,
        camera=CAMERA,
        options={"backend": "cpu"},
    )


def test_two_workers_may_compute_the_same_part(movie, tmp_path, monkeypatch):
    """Both find no file and write one: one of the two identical files stays."""
    barrier, real = threading.Barrier(2), gaussmle.localize

    def together(*args, **options):
        barrier.wait(300)
        real(*args, **options)
        barrier.wait(300)

    monkeypatch.setattr(gaussmle._localize, "localize", together)
    job, outcomes = job_of(movie, tmp_path), []
    os.mkdir(job.folder)
    threads = [
        threading.Thread(target=lambda: outcomes.append(_parts.localize_part(job, (0, 20)))) for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(outcomes) == 2 and outcomes[0] == outcomes[1] and outcomes[0].computed
    assert os.listdir(tmp_path) == ["part-hhhhhhhhhhhhhhhh-000000000-000000020.parquet"]


def test_ctrl_c_cancels_waiting_parts(movie, whole, client, tmp_path):
    def interrupt(now: gd.Progress) -> None:
        if now.done == 1:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt) as raised:
        gd.localize(movie, client=client, out=tmp_path, frames_per_part=10, progress=interrupt, **OPTIONS)
    # The scheduler has dropped them although the traceback still references the futures.
    deadline = time.monotonic() + 300
    while left := client.run_on_scheduler(
        lambda dask_scheduler: [str(key) for key in dask_scheduler.tasks if "gaussmle" in str(key)]
    ):
        assert time.monotonic() < deadline, left
        time.sleep(0.05)
    del raised
    assert not list(tmp_path.glob("_manifest*")) and not list(tmp_path.glob(".gaussmle-*/job.pickle"))
    result = gd.localize(movie, client=client, out=tmp_path, frames_per_part=10, **OPTIONS)
    # Only the parts that had started were finished.
    assert 12 - 5 <= result.computed < 12
    assert_identical(result, whole)


def test_identity_depends_on_everything_that_changes_a_table(movie, tmp_path):
    maps = tmp_path / "offset.npy"
    camera_file = tmp_path / "camera.toml"
    np.save(maps, np.full((64, 64), 100.0))
    camera_file.write_text('pixel_size_um = 0.1\noffset_adu = "offset.npy"\nread_noise_e = 1.6\n')
    copy = Path(shutil.copy2(movie, tmp_path / "other name.tif"))

    def name(movie=movie, model=MODEL, camera=CAMERA, **options) -> str:
        return _identity.identity(str(movie), model, camera, options)

    models, sides = (gaussmle.Xynb(sigma=0.14), gaussmle.Xynbs()), (11, 13)
    names = [name(), *(name(model=model) for model in models)]
    names += [name(detection=gaussmle.Detection(roi_size=side)) for side in sides]
    names += [
        name(camera=gaussmle.Camera(pixel_size=0.1)),
        name(detection=gaussmle.Detection(threshold=11)),
        name(camera=gaussmle.Camera.from_file(str(camera_file))),
    ]
    # The same camera file with other maps.
    np.save(maps, np.full((64, 64), 101.0))
    names.append(name(camera=gaussmle.Camera.from_file(str(camera_file))))
    assert len(set(names)) == len(names)
    # A copy with the same times is the same movie. A change of the time, or of a pixel only, makes
    # another.
    assert name(movie=copy) == names[0] == name() == name(model=pickle.loads(pickle.dumps(MODEL)))
    assert name(device=gaussmle.Device(batch_size=7)) == names[0]
    times = copy.stat().st_mtime_ns
    with copy.open("r+b") as file:
        file.seek(5000)
        byte = file.read(1)[0]
        file.seek(5000)
        file.write(bytes([byte ^ 1]))
    os.utime(copy, ns=(times, times))
    changed = name(movie=copy)
    os.utime(copy, ns=(times, times + 1))
    assert len({names[0], changed, name(movie=copy)}) == 3


def test_changed_option_makes_new_parts(movie, tmp_path):
    first = gd.localize(movie, out=tmp_path, frames=(0, 20), **OPTIONS)
    second = gd.localize(movie, out=tmp_path, frames=(0, 20), detection=gaussmle.Detection(roi_size=7), **OPTIONS)
    assert second.computed == 1 and not set(first.parts) & set(second.parts) and first.manifest != second.manifest
    assert len(part_times(tmp_path)) == 2


def test_each_mask_makes_new_parts(movie, whole, tmp_path):
    y, x = np.indices((64, 64))
    column, row = (np.floor(whole[name].to_numpy() / 0.1).astype(int) for name in "xy")
    file = tmp_path / "mask.npy"
    for radius in (20, 21):
        mask = (x - 30) ** 2 + (y - 34) ** 2 < radius**2
        np.save(file, mask)
        for region in (mask, file):
            result = gd.localize(movie, out=tmp_path / "out", frames_per_part=60, region=region, **OPTIONS)
            assert result.computed == 2
            table = result.dataframe().compute()
            assert table["x"].to_numpy().tobytes() == whole["x"].to_numpy()[mask[row, column]].tobytes()
    assert gd.localize(movie, out=tmp_path / "out", frames_per_part=60, region=mask, **OPTIONS).computed == 0


def test_remote_movies_and_invalid_options_are_rejected(movie, tmp_path):
    for url in ("s3://bucket/movie.tif", "https://host/movie.tif", "file://other-host/movie.tif"):
        with pytest.raises(gaussmle.InputError, match="^movie is .*copy or mount"):
            gd.localize(url, out=tmp_path, **OPTIONS)
    with pytest.raises(gaussmle.InputError, match="100:300"):
        gd.localize(movie, out=tmp_path, frames=(100, 300), **OPTIONS)
    with pytest.raises(gaussmle.InputError, match="format"):
        gd.localize(movie, out=tmp_path, format="csv", **OPTIONS)
    with pytest.raises(gaussmle.InputError, match="errors"):
        gd.localize(movie, out=tmp_path, errors="ignore", **OPTIONS)


def test_split_and_default_step(movie, tmp_path):
    assert _parts.split(5, 50, 20) == [(5, 20), (20, 40), (40, 50)]
    assert _parts.split(7, 7, 20) == []
    frame = 512 * 512 * 2
    for frames in (1, 1000, 10**5, 10**7, 10**9):
        step = _parts.default_step(frames, frame)
        assert step & (step - 1) == 0 and _parts.MIN_PART_BYTES / 2 < step * frame <= _parts.MAX_PART_BYTES
    assert _parts.default_step(10, 1 << 40) == 1
    names = [job_of(movie, tmp_path).path((first, first + 9)) for first in (0, 9, 99, 10**6)]
    assert names == sorted(names)


def test_each_process_claims_its_own_share(tmp_path):
    """Two processes get a GPU and a core each, the third none. A killed one frees its share."""
    tool = tmp_path / "nvidia-smi"
    tool.write_text("#!/bin/sh\necho GPU-a\necho GPU-b\n")
    tool.chmod(0o755)
    program = (
        "import json, os, sys, gaussmle; from gaussmle.dask import _workers as w\n"
        "def backend(**options): return w.worker_options({'device': gaussmle.Device(**options)})['device'].backend\n"
        f"s = w.claim_share(1, {str(tmp_path / 'claims')!r})\n"
        "print(json.dumps([s.gpu, s.cpus, os.environ.get('CUDA_VISIBLE_DEVICES'), os.environ['RAYON_NUM_THREADS'],"
        " backend() or 'auto', backend(backend='gpu'), sorted(os.sched_getaffinity(0))]), flush=True)\n"
        "sys.stdin.read()\n"
    )
    env = {key: value for key, value in os.environ.items() if key not in ("CUDA_VISIBLE_DEVICES", "RAYON_NUM_THREADS")}
    env["PATH"] = f"{tmp_path}{os.pathsep}{env['PATH']}"
    running = []

    def start() -> list:
        process = subprocess.Popen(
            [sys.executable, "-c", program], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        running.append(process)
        return json.loads(process.stdout.readline())

    try:
        a, b, c = start(), start(), start()
        assert [a[0], b[0], c[0]] == ["GPU-a", "GPU-b", None] and [a[2], b[2], c[2]] == ["GPU-a", "GPU-b", ""]
        assert [a[4], b[4], c[4], c[5]] == ["auto", "auto", "cpu", "gpu"] and a[3] == "1"
        assert len(a[1]) == 1 and a[6] == a[1] and set(a[1]).isdisjoint(b[1])
        running[0].kill()
        running[0].wait()
        d = start()
        assert d[0] == "GPU-a" and d[1] == a[1]
    finally:
        for process in running:
            process.kill()
            process.communicate()


def test_pinned_workers(movie, whole, cluster, tmp_path):
    """It has its own cluster, because a worker keeps its share."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as own, Client(own) as client:
        gd.pin(client)
        shares = list(client.run(gd.share).values())
        assert all(share.pinned for share in shares)
        if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
            assert len({share.cpus for share in shares}) == 2
        threads = client.run(lambda: os.environ["RAYON_NUM_THREADS"])
        assert set(threads.values()) == {os.environ.get("RAYON_NUM_THREADS", "1")}
        assert_identical(gd.localize(movie, client=client, out=tmp_path, frames_per_part=60, **OPTIONS), whole)


def test_a_process_computes_one_part_at_a_time(movie, tmp_path, monkeypatch):
    now, most, lock = 0, 0, threading.Lock()
    real = gaussmle.localize

    def counted(*args, **options):
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        try:
            return real(*args, **options)
        finally:
            with lock:
                now -= 1

    monkeypatch.setattr(gaussmle._localize, "localize", counted)
    with Client(processes=False, n_workers=1, threads_per_worker=4, dashboard_address=":0") as client:
        result = gd.localize(movie, client=client, out=tmp_path, frames_per_part=40, **OPTIONS)
    assert result.computed == 3 and most == 1


def test_pickling(movie, tmp_path):
    result = gd.localize(movie, out=tmp_path, frames=(0, 20), **OPTIONS)
    for thing in (result, gd.Failure((0, 1), "error", 3), gd.Pin()):
        back = pickle.loads(pickle.dumps(thing))
        assert type(back) is type(thing) and (back == thing or isinstance(thing, gd.Pin))


def test_empty_range_of_frames(movie, tmp_path):
    result = gd.localize(movie, out=tmp_path, frames=(5, 5), **OPTIONS)
    assert result.rows == 0 and result.parts == []
    with pytest.raises(gaussmle.InputError, match="no table"):
        result.dataframe()


@pytest.mark.parametrize("missing", ["dask", "distributed", "pyarrow"])
def test_missing_package_names_the_extra(missing):
    program = f"import sys; sys.modules[{missing!r}] = None\nimport gaussmle\nimport gaussmle.dask"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1 and "ImportError" in done.stderr and "pip install './bindings/python[dask]'" in done.stderr


def test_part_whose_permitted_workers_are_gone_runs_elsewhere(movie, client, tmp_path, monkeypatch):
    monkeypatch.setattr(_schedule, "UPDATE_SECONDS", 0.2)
    job, part = job_of(movie, tmp_path), (0, 20)
    scheduler = _schedule.Scheduler(client, job)
    scheduler.workers = {"tcp://127.0.0.1:1", "tcp://127.0.0.1:2"}
    scheduler.failed_on[part] = {"tcp://127.0.0.1:2"}
    done = []
    with job.saved() as scheduler.checksum:
        scheduler.submit(part)
        waiting = threading.Thread(target=lambda: done.append(scheduler.next_finished()), daemon=True)
        waiting.start()
        waiting.join(300)
    ((found, outcome),) = done
    assert found == part and outcome.rows


def test_model_modified_after_reading_differs_from_its_file(movie, tmp_path):
    file = tmp_path / "psf.toml"
    file.write_text("sigma_x0_um=0.13\nsigma_y0_um=0.13\nAx=0\nAy=0\nBx=0\nBy=0\ngamma_um=0.2\nd_um=0.4\n")
    changed = dataclasses.replace(gaussmle.Astigmatic.from_file(file), gamma=-0.2)
    options = {**OPTIONS, "model": changed}
    result = gd.localize(movie, out=tmp_path / "out", frames=(0, 20), **options)
    alone = gaussmle.localize(movie, frames=(0, 20), **{**options, "model": dataclasses.replace(changed, path=None)})
    z = pq.read_table(result.parts[0])["z"].to_numpy()
    assert len(z) > 20 and z.tobytes() == alone.z.tobytes()


def test_only_abandoned_folders_of_gaussmle_are_removed(movie, tmp_path):
    abandoned, recent = tmp_path / ".gaussmle-0123456789ab", tmp_path / ".gaussmle-ba9876543210"
    for folder in (abandoned, recent):
        (folder / "host-12-x").mkdir(parents=True)
        (folder / "job.pickle").write_text("")
    others = [".gaussmle-notes.txt", ".my.gaussmle-0123456789ab", ".gaussmle-aaaaaaaaaaaa", ".gaussmle-settings.toml"]
    for name in others:
        (tmp_path / name).write_text("")
    for name in (abandoned.name, *others):
        os.utime(tmp_path / name, (0, 0))
    week = time.time() - _localize.ABANDONED_SECONDS
    os.utime(recent, (week + 600, week + 600))
    gd.localize(movie, out=tmp_path, frames=(0, 20), **OPTIONS)
    assert not abandoned.exists() and {recent.name, *others} < set(os.listdir(tmp_path))


def test_run_survives_the_removal_of_its_folder(movie, whole, tmp_path):
    def remove(now):
        for folder in tmp_path.glob(".gaussmle-*"):
            shutil.rmtree(folder)

    result = gd.localize(movie, out=tmp_path, frames_per_part=60, progress=remove, errors="report", **OPTIONS)
    assert not result.failed and result.about
    assert_identical(result, whole)


def test_fingerprint_of_a_zarr_follows_its_metadata(tmp_path):
    folder = tmp_path / "movie.zarr"
    (folder / "0").mkdir(parents=True)
    metadata = folder / "0" / "zarr.json"
    metadata.write_text("{}")
    before = _identity.fingerprint(str(folder))
    assert before == _identity.fingerprint(str(folder))
    metadata.write_text('{"shape": [1]}')
    assert _identity.fingerprint(str(folder)) != before


@pytest.mark.parametrize("workers", [False, True])
def test_a_note_is_logged_once_a_run(movie, tmp_path, caplog, capfd, request, workers):
    """The camera is not stated, which each of the six parts notes."""
    config = tmp_path / "run.toml"
    config.write_text("[localize]\nmodel = 'xynbs'\npixel_size_um = 0.1\nbackend = 'cpu'\n")
    client = request.getfixturevalue("client") if workers else None
    result = gd.localize(movie, out=tmp_path / "parts", frames_per_part=STEP, config=config, client=client)
    logged = [record.getMessage() for record in caplog.records if "not stated" in record.getMessage()]
    assert len(logged) == 1 and logged[0].endswith("(in 6 of 6 parts)"), logged
    assert sum("not stated" in note for note in result.notes) == 1
    assert "not stated" not in capfd.readouterr().err.replace(logged[0], "")


def test_notes_that_differ_in_numbers_are_logged_once(movie, tmp_path, monkeypatch, caplog):
    real, shares = gaussmle.localize, iter(["12 %", "13.5 %"])

    def noting(*args, **options):
        saved = real(*args, **options)
        saved.notes = (f"{next(shares)} of the fits are poor",)
        return saved

    monkeypatch.setattr(gaussmle._localize, "localize", noting)
    result = gd.localize(movie, out=tmp_path, frames_per_part=60, **OPTIONS)
    assert [record.getMessage() for record in caplog.records] == ["12 % of the fits are poor (in 2 of 2 parts)"]
    assert result.notes == ["12 % of the fits are poor", "13.5 % of the fits are poor"]


def test_notes_of_workers_are_in_the_result(movie, tmp_path, monkeypatch):
    real = gaussmle.localize

    def noting(*args, **options):
        saved = real(*args, **options)
        saved.notes = ("the camera is warm",)
        return saved

    monkeypatch.setattr(gaussmle._localize, "localize", noting)
    result = gd.localize(movie, out=tmp_path, frames_per_part=60, **OPTIONS)
    assert result.notes == ["the camera is warm"] == json.loads(Path(result.manifest).read_text())["notes"]


def test_invalid_model_or_camera_is_rejected_before_the_run(movie, tmp_path):
    with pytest.raises(gaussmle.InputError, match="model must be a gm.Gaussian"):
        gd.localize(movie, out=tmp_path, model="gauss", camera=CAMERA)
    with pytest.raises(gaussmle.InputError, match="camera must be a gm.Camera"):
        gd.localize(movie, out=tmp_path, model=MODEL, camera=0.1)


@pytest.mark.parametrize(
    "wrong, kind, message",
    [
        ({"treshold": 5.0}, TypeError, "treshold"),
        ({"threshold": 5.0}, TypeError, "threshold"),
        ({"detection": {"threshold": 5.0}}, gaussmle.InputError, "detection must be a gm.Detection"),
        ({"detection": gaussmle.Detection(threshold=-1.0)}, gaussmle.InputError, "threshold"),
        ({"detection": gaussmle.Detection(roi_size=4)}, gaussmle.InputError, "roi_size: it is 4"),
        ({"detection": gaussmle.Detection(roi_size=99)}, gaussmle.InputError, "roi_size: it is 99"),
        ({"fitting": gaussmle.Fitting(bounds={"z": (0, 1)})}, gaussmle.InputError, "no parameter z"),
        ({"backend": "fpga"}, gaussmle.InputError, "fpga"),
        ({"model": None}, gaussmle.InputError, "model"),
        ({"camera": 0.1}, gaussmle.InputError, "camera must be"),
        ({"camera": gaussmle.Camera(0.1, offset=np.zeros((9, 9)))}, gaussmle.InputError, "9x9"),
        ({"config": "none.toml"}, FileNotFoundError, "none.toml"),
        ({"frames": slice(0, 10, 2)}, gaussmle.InputError, "leave out the step"),
        ({"frames_per_part": 0}, gaussmle.InputError, "frames_per_part is 0"),
        ({"device": "cpu"}, gaussmle.InputError, "device must be"),
    ],
)
def test_wrong_options_are_one_error_before_workers_start(movie, client, tmp_path, wrong, kind, message, monkeypatch):
    monkeypatch.setattr(client, "submit", lambda *_, **__: pytest.fail("a part was submitted"))
    with pytest.raises(kind, match=message) as error:
        gd.localize(movie, client=client, out=tmp_path / "out", **{**OPTIONS, **wrong})
    assert not isinstance(error.value, gd.PartsFailed) and not (tmp_path / "out").exists()


def test_a_pixel_size_that_nobody_states_is_one_error(movie, client, tmp_path, monkeypatch):
    monkeypatch.setattr(client, "submit", lambda *_, **__: pytest.fail("a part was submitted"))
    plain = tmp_path / "movie.npy"  # the TIFF states it
    np.save(plain, gaussmle.read_movie(movie))
    with pytest.raises(gaussmle.InputError, match="pixel_size"):
        gd.localize(plain, client=client, out=tmp_path / "out", **{**OPTIONS, "camera": gaussmle.Camera()})


def test_missing_movie_is_one_error(client, tmp_path):
    with pytest.raises(FileNotFoundError, match="none.npy"):
        gd.localize(tmp_path / "none.npy", client=client, out=tmp_path / "out", **OPTIONS)
    assert not (tmp_path / "out").exists()


def test_checks_write_no_logs(movie, tmp_path):
    options = {**OPTIONS, "device": gaussmle.Device(performance_log=tmp_path / "log.jsonl", metrics=tmp_path / "metrics.prom")}
    gaussmle._localize.check(str(movie), {**options, "frames": (0, 3)})
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "wrong, words",
    [
        ({"task_priority": "high"}, "task_priority"),
        ({"retries": -1}, "retries"),
        ({"retries": "two"}, "retries"),
        ({"progress": 3}, "progress"),
        ({"report": "page.html"}, "report"),
    ],
)
def test_options_of_the_scheduler_are_checked_before_parts_start(tmp_path, movie, wrong, words):
    with pytest.raises(gaussmle.InputError, match=words):
        gd.localize(movie, out=tmp_path / "parts", **{**OPTIONS, **wrong})
    assert not (tmp_path / "parts").exists()


def test_resources_that_no_worker_offers_are_refused(tmp_path, movie, client):
    with pytest.raises(gaussmle.InputError, match="no worker offers it: .*GPU=1"):
        gd.localize(movie, client=client, out=tmp_path / "parts", resources={"GPU": 1}, **OPTIONS)
    with pytest.raises(gaussmle.InputError, match="resources"):
        gd.localize(movie, client=client, out=tmp_path / "parts", resources={"GPU": "one"}, **OPTIONS)
