"""The Dask layer, on a real cluster of two processes: what comes out is what one machine makes, whatever happens meanwhile."""

import dataclasses
import gzip
import json
import os
import pickle
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest
from conftest import library, program

import gaussmle

library("distributed")
pq = library("pyarrow.parquet")

import pyarrow as pa  # noqa: E402
from distributed import Client, LocalCluster  # noqa: E402

import gaussmle.dask as gd  # noqa: E402
from gaussmle.dask import _identity, _parts, _places, _task  # noqa: E402

FRAMES, STEP = 120, 20
MODEL = gaussmle.Xynb(sigma=0.13)
CAMERA = gaussmle.Camera(pixel_size=0.1, offset=100.0, gain=0.45, read_noise=1.6)
HOW = {"model": MODEL, "camera": CAMERA, "backend": "cpu"}


def simulate(to: Path, frames: int = FRAMES, side: int = 64, seed: int = 1) -> Path:
    camera = ["--offset", "100", "--gain", "0.45", "--read-noise", "1.6"]
    size = ["--frames", frames, "--width", side, "--height", side, "--emitters", 6, "--seed", seed]
    subprocess.run([program(), "simulate", "--movie", "-q", "-o", to, *map(str, size), *camera], check=True)
    return to


@pytest.fixture(scope="module")
def movie(tmp_path_factory) -> Path:
    return simulate(tmp_path_factory.mktemp("movie") / "movie.tif")


@pytest.fixture(scope="module")
def whole(movie) -> pa.Table:
    """One run over all frames."""
    table = movie.with_name("whole.parquet")
    gaussmle.localize(str(movie), str(table), **HOW)
    return pq.read_table(table)


@pytest.fixture(scope="module")
def cluster():
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as cluster:
        yield cluster


@pytest.fixture
def client(cluster):
    with Client(cluster) as client:
        client.wait_for_workers(2, timeout=30)
        yield client


def identical(result: gd.Result, whole: pa.Table) -> None:
    """Every column of every row, to the bit; NaN is NaN."""
    table = pa.Table.from_pandas(result.dataframe().compute(), preserve_index=False)
    assert table.column_names == whole.column_names
    for name in whole.column_names:
        ours, theirs = table[name].to_numpy(), whole[name].to_numpy()
        assert ours.dtype == theirs.dtype and ours.tobytes() == theirs.tobytes(), name


def state(out: Path) -> dict[str, tuple[int, int]]:
    return {file.name: (file.stat().st_mtime_ns, file.stat().st_ino) for file in out.glob("part-*")}


def tidy(out: Path) -> bool:
    """Nothing but parts and manifests."""
    return all(
        name.startswith(("part-", "_manifest-")) and name.endswith((".parquet", ".json")) for name in os.listdir(out)
    )


def test_equals_one_machine(movie, whole, client, tmp_path):
    seen = []
    result = gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, progress=seen.append, **HOW)
    identical(result, whole)
    assert result.computed == len(result.parts) == FRAMES // STEP and sum(result.counts) == whole.num_rows
    assert result.frames == [(first, first + STEP) for first in range(0, FRAMES, STEP)]
    assert [now.done for now in seen] == list(range(FRAMES // STEP + 1)) and seen[-1].rows == whole.num_rows
    assert result.dataframe().npartitions == len(result.parts)
    assert tidy(tmp_path)
    manifest = json.loads(Path(result.manifest).read_text())
    assert [part["name"] for part in manifest["parts"]] == [os.path.basename(part) for part in result.parts]
    assert manifest["rows"] == whole.num_rows and manifest["failed"] == []


def test_a_rerun_does_no_work(movie, client, tmp_path, monkeypatch):
    first = gd.localize(f"file://{movie}", client=client, out=tmp_path, frames_per_part=STEP, **HOW)
    before = state(tmp_path)
    again = gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, **HOW)
    assert (first.computed, again.computed) == (FRAMES // STEP, 0) and state(tmp_path) == before
    # Nothing is sent, and nothing called.
    monkeypatch.setattr(_places.Cluster, "send", lambda *_: pytest.fail("a part was sent"))
    assert gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, **HOW).counts == first.counts
    monkeypatch.setattr(gaussmle, "localize", lambda *_, **__: pytest.fail("it was called"))
    assert gd.localize(movie, out=tmp_path, frames_per_part=STEP, **HOW).counts == first.counts
    part = gd.localize(movie, out=tmp_path, frames_per_part=STEP, frames=(STEP, 3 * STEP), **HOW)
    assert part.counts == first.counts[1:3] and part.manifest != first.manifest


def test_here_counts_its_calls(movie, whole, tmp_path, monkeypatch):
    """Without a client; a part that is not whole is made again, and no other."""
    calls = []
    real = gaussmle.localize
    monkeypatch.setattr(gaussmle, "localize", lambda *a, **k: calls.append(k["frames"]) or real(*a, **k))
    result = gd.localize(movie, out=tmp_path, frames_per_part=60, **HOW)
    assert calls == [(0, 60), (60, 120)]
    identical(result, whole)
    # Half a part, and one that has its length but not its end.
    for damage in (lambda data: data[: len(data) // 2], lambda data: data[:-100] + bytes(100), lambda data: b""):
        part = Path(result.parts[1])
        part.write_bytes(damage(part.read_bytes()))
        calls.clear()
        result = gd.localize(movie, out=tmp_path, frames_per_part=60, **HOW)
        assert calls == [(60, 120)]
        identical(result, whole)


def test_a_killed_worker_costs_nothing(movie, whole, client, tmp_path):
    """SIGKILL while a part is under way: the process is stopped first, so that it cannot have finished when it is looked at."""
    killed = []

    def kill():
        pids = set(client.run(os.getpid).values())
        deadline = time.monotonic() + 30
        while not killed and time.monotonic() < deadline:
            for begun in tmp_path.glob(".gaussmle-*.parquet*"):
                run, pid = (
                    begun.name.split("-part-")[0].split("-")[1],
                    int(begun.name.split("-part-")[0].split("-")[-2]),
                )
                part = tmp_path / f"part-{begun.name.split('-part-')[1].split('.parquet')[0]}.parquet"
                if pid not in pids:
                    continue
                os.kill(pid, signal.SIGSTOP)
                if begun.exists() and not part.exists():
                    os.kill(pid, signal.SIGKILL)
                    killed.append((run, pid, part))
                    break
                os.kill(pid, signal.SIGCONT)
            time.sleep(0.002)

    killer = threading.Thread(target=kill)
    killer.start()
    result = gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, **HOW)
    killer.join()
    ((_, pid, part),) = killed
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert part.exists() and not result.failed and result.computed == FRAMES // STEP
    identical(result, whole)
    assert tidy(tmp_path)


def zarr(movie: Path, to: Path, chunk: int) -> Path:
    """The movie in compressed chunks, one of which can be damaged and the others not."""
    frames = np.load(movie)
    to.mkdir()
    about = {
        "zarr_format": 2,
        "shape": frames.shape,
        "chunks": [chunk, *frames.shape[1:]],
        "dtype": "<u2",
        "order": "C",
    }
    about |= {"compressor": {"id": "gzip", "level": 1}, "fill_value": 0, "filters": None}
    (to / ".zarray").write_text(json.dumps(about))
    for at in range(0, len(frames), chunk):
        (to / f"{at // chunk}.0.0").write_bytes(gzip.compress(frames[at : at + chunk].tobytes(), 1))
    return to


def test_a_poisoned_range_is_told_and_the_rest_is_done(client, tmp_path):
    movie = zarr(simulate(tmp_path / "movie.npy", frames=80), tmp_path / "movie.zarr", chunk=20)
    good = gd.localize(movie, client=client, out=tmp_path / "good", frames_per_part=20, **HOW)
    (movie / "2.0.0").write_bytes(b"no gzip at all")
    out = tmp_path / "out"
    result = gd.localize(movie, client=client, out=out, frames_per_part=20, retries=1, errors="report", **HOW)
    (failure,) = result.failed
    assert failure.frames == (40, 60) and failure.attempts == 2 and "FileError" in failure.error
    assert result.counts == good.counts[:2] + good.counts[3:] and tidy(out)
    # Numbers go on over what is missing.
    assert result.dataframe().roi.compute().tolist() == list(range(result.rows))
    assert json.loads(Path(result.manifest).read_text())["failed"][0]["frames"] == [40, 60]
    with pytest.raises(gd.PartsFailed, match="frames 40:60") as raised:
        gd.localize(movie, client=client, out=out, frames_per_part=20, retries=0, **HOW)
    assert raised.value.result.computed == 0
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


def test_a_movie_cut_short(whole, tmp_path):
    short = simulate(tmp_path / "movie.npy")
    os.truncate(short, short.stat().st_size * 2 // 3)
    with pytest.raises(gaussmle.FileError, match="cut short"):
        gd.localize(short, out=tmp_path / "out", **HOW)
    result = gd.localize(short, out=tmp_path / "out", frames_per_part=40, allow_truncated=True, **HOW)
    there = result.frames[-1][1]
    assert there == FRAMES * 2 // 3 - 1  # The header takes some of the last one's bytes.
    kept = whole.slice(0, sum(frame < there for frame in whole["frame"].to_pylist()))
    identical(result, kept)


def test_a_movie_that_changes_meanwhile(movie, tmp_path):
    """Frames of two movies must not become one table."""
    copy = Path(shutil.copy(movie, tmp_path / "movie.tif"))

    def touch(now: gd.Progress) -> None:
        if now.done == 1:
            os.utime(copy, ns=(0, 0))

    result = gd.localize(copy, out=tmp_path, frames_per_part=60, retries=0, errors="report", progress=touch, **HOW)
    assert [failure.frames for failure in result.failed] == [(60, 120)] and "not the file" in result.failed[0].error


def test_retries(movie, whole, tmp_path, monkeypatch):
    """A part that fails goes to the end of the queue; faults of the call are not tried again."""
    calls, real = [], gaussmle.localize

    def flaky(*args, **how):
        calls.append(how["frames"])
        if how["frames"] == (0, 60) and calls.count((0, 60)) < 3:
            raise gaussmle.DeviceError("lost for a moment")
        return real(*args, **how)

    monkeypatch.setattr(gaussmle, "localize", flaky)
    result = gd.localize(movie, out=tmp_path, frames_per_part=60, **HOW)
    assert calls == [(0, 60), (60, 120), (0, 60), (0, 60)]
    identical(result, whole)

    def wrong(*_, **__):
        calls.append(None)
        raise gaussmle.InputError("roi is 2: at least 5")

    calls.clear()
    monkeypatch.setattr(gaussmle, "localize", wrong)
    with pytest.raises(gd.PartsFailed, match="at least 5"):
        gd.localize(movie, out=tmp_path, frames_per_part=60, roi=2, **HOW)
    assert len(calls) == 2


def break_localize() -> None:
    import gaussmle

    gaussmle.whole_localize = gaussmle.localize

    def broken(*_, **__):
        raise gaussmle.DeviceError("this machine is broken")

    gaussmle.localize = broken


def mend_localize() -> None:
    import gaussmle

    gaussmle.localize = gaussmle.whole_localize


def test_a_broken_worker_is_avoided(movie, whole, client, tmp_path):
    """It fails at once and would be given part after part."""
    bad = list(client.nthreads())[0]
    client.run(break_localize, workers=[bad])
    try:
        result = gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, retries=1, **HOW)
    finally:
        client.run(mend_localize, workers=[bad])
    identical(result, whole)


def test_two_clients_at_once(movie, whole, cluster, tmp_path):
    results = []

    def one():
        with Client(cluster, set_as_default=False) as client:
            results.append(gd.localize(movie, client=client, out=tmp_path, frames_per_part=STEP, **HOW))

    threads = [threading.Thread(target=one) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 2 and results[0].parts == results[1].parts
    assert sum(result.computed for result in results) >= FRAMES // STEP
    for result in results:
        identical(result, whole)
    assert tidy(tmp_path)


def job_of(movie: Path, out: Path) -> _task.Job:
    how = (MODEL, CAMERA, {"backend": "cpu"})
    return _task.Job("0" * 12, "h" * 16, gaussmle.__version__, str(movie), _identity.stamp(str(movie)), str(out), *how)


def test_one_part_twice_at_once(movie, tmp_path, monkeypatch):
    """Both have looked, found nothing, and write: one of the two files stays, whole, and neither fails."""
    barrier, real = threading.Barrier(2), gaussmle.localize

    def together(*args, **how):
        barrier.wait(10)
        real(*args, **how)
        barrier.wait(10)

    monkeypatch.setattr(gaussmle, "localize", together)
    job, outcomes = job_of(movie, tmp_path), []
    threads = [
        threading.Thread(target=lambda: outcomes.append(_task.localize_part(job, _parts.Part(0, 20)))) for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(outcomes) == 2 and outcomes[0] == outcomes[1] and outcomes[0][1]
    assert os.listdir(tmp_path) == ["part-hhhhhhhhhhhhhhhh-000000000-000000020.parquet"]


def test_ctrl_c(movie, whole, client, tmp_path):
    def interrupt(now: gd.Progress) -> None:
        if now.done == 1:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt) as raised:
        gd.localize(movie, client=client, out=tmp_path, frames_per_part=10, progress=interrupt, **HOW)
    # Called off, not just forgotten: the traceback still holds what was sent.
    deadline = time.monotonic() + 10
    while left := client.run_on_scheduler(
        lambda dask_scheduler: [str(key) for key in dask_scheduler.tasks if "gaussmle" in str(key)]
    ):
        assert time.monotonic() < deadline, left
        time.sleep(0.05)
    del raised
    assert not list(tmp_path.glob("_manifest*"))
    result = gd.localize(movie, client=client, out=tmp_path, frames_per_part=10, **HOW)
    # Called off: only those under way were still finished.
    assert 12 - 5 <= result.computed < 12
    identical(result, whole)


def test_what_changes_the_names(movie, tmp_path):
    maps = tmp_path / "offset.npy"
    camera_file = tmp_path / "camera.toml"
    np.save(maps, np.full((64, 64), 100.0))
    camera_file.write_text('pixel_size_um = 0.1\noffset_adu = "offset.npy"\nread_noise_e = 1.6\n')
    copy = Path(shutil.copy2(movie, tmp_path / "other name.tif"))

    def name(movie=movie, model=MODEL, camera=CAMERA, **options) -> str:
        return _identity.identity(str(movie), model, camera, options)

    names = [name(), name(model=gaussmle.Xynb(sigma=0.14)), name(model=gaussmle.Xynbs()), name(roi=11), name(roi=13)]
    names += [
        name(camera=gaussmle.Camera(pixel_size=0.1)),
        name(threshold=11),
        name(camera=gaussmle.Camera.from_file(str(camera_file))),
    ]
    # The same camera file, other maps in it.
    np.save(maps, np.full((64, 64), 101.0))
    names.append(name(camera=gaussmle.Camera.from_file(str(camera_file))))
    assert len(set(names)) == len(names)
    # A copy with its times is the same movie; a later change, or one of the pixels at the same time, makes another.
    assert name(movie=copy) == names[0] == name() == name(model=pickle.loads(pickle.dumps(MODEL))) == name(batch_size=7)
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


def test_a_changed_option_makes_new_parts(movie, tmp_path):
    first = gd.localize(movie, out=tmp_path, frames=(0, 20), **HOW)
    second = gd.localize(movie, out=tmp_path, frames=(0, 20), roi=7, **HOW)
    assert second.computed == 1 and not set(first.parts) & set(second.parts) and first.manifest != second.manifest
    assert len(state(tmp_path)) == 2


def test_where_a_movie_may_be(movie, tmp_path):
    for uri in ("s3://bucket/movie.tif", "https://host/movie.tif", "file://other-host/movie.tif"):
        with pytest.raises(gaussmle.InputError, match="gaussmle reads files"):
            gd.localize(uri, out=tmp_path, **HOW)
    assert _identity.path_of("file:///a%20b/c.tif") == "/a b/c.tif" and os.path.isabs(_identity.path_of("c.tif"))
    with pytest.raises(gaussmle.InputError, match="100:300"):
        gd.localize(movie, out=tmp_path, frames=(100, 300), **HOW)
    with pytest.raises(gaussmle.InputError, match="format"):
        gd.localize(movie, out=tmp_path, format="csv", **HOW)
    with pytest.raises(gaussmle.InputError, match="errors"):
        gd.localize(movie, out=tmp_path, errors="ignore", **HOW)


def test_how_a_movie_is_cut():
    assert [part.frames for part in _parts.cut(5, 50, 20)] == [(5, 20), (20, 40), (40, 50)]
    assert _parts.cut(7, 7, 20) == []
    frame = 512 * 512 * 2
    for frames in (1, 1000, 10**5, 10**7, 10**9):
        step = _parts.step_for(frames, frame)
        assert step & (step - 1) == 0 and _parts.LEAST_BYTES / 2 < step * frame <= _parts.MOST_BYTES
    assert _parts.step_for(10, 1 << 40) == 1
    names = [_parts.Part(first, first + 9).name("0") for first in (0, 9, 99, 10**6)]
    assert names == sorted(names)


def test_a_share_for_each_process(tmp_path):
    """Two processes get a GPU and a core each, the third the CPU; what one had is free when it is killed."""
    tool = tmp_path / "nvidia-smi"
    tool.write_text("#!/bin/sh\necho GPU-a\necho GPU-b\n")
    tool.chmod(0o755)
    program = (
        "import json, os, sys; from gaussmle.dask import _workers as w\n"
        f"s = w.claim_share(1, {str(tmp_path / 'claims')!r})\n"
        "print(json.dumps([s.gpu, s.cpus, os.environ.get('CUDA_VISIBLE_DEVICES'), os.environ['RAYON_NUM_THREADS'],"
        " w.settings({}).get('backend', 'auto'), w.settings({'backend': 'gpu'})['backend'], sorted(os.sched_getaffinity(0))]), flush=True)\n"
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
    """On a cluster of its own, because what a worker has claimed it keeps."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as own, Client(own) as client:
        gd.pin(client)
        shares = list(client.run(gd.share).values())
        assert all(share.pinned for share in shares)
        if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
            assert len({share.cpus for share in shares}) == 2
        threads = client.run(lambda: os.environ["RAYON_NUM_THREADS"])
        assert set(threads.values()) == {os.environ.get("RAYON_NUM_THREADS", "1")}
        identical(gd.localize(movie, client=client, out=tmp_path, frames_per_part=60, **HOW), whole)


def test_one_at_a_time_in_a_process(movie, tmp_path, monkeypatch):
    """A worker with many threads does not make many fits compete."""
    now, most, lock = 0, 0, threading.Lock()
    real = gaussmle.localize

    def counted(*args, **how):
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        try:
            return real(*args, **how)
        finally:
            with lock:
                now -= 1

    monkeypatch.setattr(gaussmle, "localize", counted)
    with Client(processes=False, n_workers=1, threads_per_worker=4, dashboard_address=":0") as client:
        result = gd.localize(movie, client=client, out=tmp_path, frames_per_part=40, **HOW)
    assert result.computed == 3 and most == 1


def test_pickling(movie, tmp_path):
    result = gd.localize(movie, out=tmp_path, frames=(0, 20), **HOW)
    for thing in (result, gd.Failure((0, 1), "words", 3), gd.Pin(), _parts.Part(0, 5)):
        back = pickle.loads(pickle.dumps(thing))
        assert type(back) is type(thing) and (back == thing or isinstance(thing, gd.Pin))


def test_empty(movie, tmp_path):
    result = gd.localize(movie, out=tmp_path, frames=(5, 5), **HOW)
    assert result.rows == 0 and result.parts == []
    with pytest.raises(gaussmle.InputError, match="no table"):
        result.dataframe()


@pytest.mark.parametrize("missing", ["dask", "distributed", "pyarrow"])
def test_without_an_extra_it_says_how_to_get_it(missing):
    program = f"import sys; sys.modules[{missing!r}] = None\nimport gaussmle\nimport gaussmle.dask"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1 and "ImportError" in done.stderr and "pip install './bindings/python[dask]'" in done.stderr


def test_a_stranded_part_goes_elsewhere(movie, client, tmp_path, monkeypatch):
    """All workers that a second attempt may go to are gone by then."""
    monkeypatch.setattr(_places, "COUNT_SECONDS", 0.2)
    job = job_of(movie, tmp_path)
    Path(job.file).write_bytes(pickle.dumps(job))
    cluster = _places.Cluster(client, job, None, 0)
    cluster.workers = ["tcp://127.0.0.1:1", "tcp://127.0.0.1:2"]
    cluster.send(_parts.Part(0, 20), {"tcp://127.0.0.1:2"})
    done = []
    waiting = threading.Thread(target=lambda: done.append(cluster.next()), daemon=True)
    waiting.start()
    waiting.join(20)
    ((part, outcome),) = done
    assert part.frames == (0, 20) and outcome.rows


def test_what_is_hashed_is_what_is_computed(movie, tmp_path):
    """A curve that was changed after it was read from its file."""
    file = tmp_path / "psf.toml"
    file.write_text("sigma_x0_um=0.13\nsigma_y0_um=0.13\nAx=0\nAy=0\nBx=0\nBy=0\ngamma_um=0.2\nd_um=0.4\n")
    changed = dataclasses.replace(gaussmle.Astigmatic.from_file(file), gamma=-0.2)
    how = {**HOW, "model": changed}
    result = gd.localize(movie, out=tmp_path / "out", frames=(0, 20), **how)
    alone = gaussmle.localize(movie, frames=(0, 20), **{**how, "model": dataclasses.replace(changed, path=None)})
    z = pq.read_table(result.parts[0])["z"].to_numpy()
    assert len(z) > 20 and z.tobytes() == alone.z.tobytes()


def test_only_its_own_leavings_are_removed(movie, tmp_path):
    run, part = "0123456789ab", f"part-{'0' * 16}-000000000-000000020.parquet"
    begun = f".gaussmle-{run}-a.host-12-01234567-{part}"
    ours = [f".gaussmle-{run}.job", begun, f"{begun}.unfinished", f"partial.{begun}", f".{begun}.partial-12-0"]
    theirs = [".gaussmle-notes.txt", ".my.gaussmle-run-1.csv", f".gaussmle-{run}.job.bak", ".gaussmle-settings.toml"]
    for name in ours + theirs:
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (0, 0))
    gd.localize(movie, out=tmp_path, frames=(0, 20), **HOW)
    left = set(os.listdir(tmp_path))
    assert not left & set(ours) and set(theirs) < left


def test_a_job_that_is_gone_is_no_error(movie, tmp_path):
    def take(now):
        for job in tmp_path.glob("*.job"):
            assert time.time() - job.stat().st_mtime < 60
            job.unlink()

    assert gd.localize(movie, out=tmp_path, frames=(0, 20), progress=take, errors="report", **HOW).about


def test_a_zarr_that_changes_is_seen(tmp_path):
    folder = tmp_path / "movie.zarr"
    (folder / "0").mkdir(parents=True)
    about = folder / "0" / "zarr.json"
    about.write_text("{}")
    before = _identity.stamp(str(folder))
    assert before == _identity.stamp(str(folder))
    about.write_text('{"shape": [1]}')
    assert _identity.stamp(str(folder)) != before


def test_notes_come_through(movie, tmp_path, monkeypatch):
    real = gaussmle.localize

    def noting(*args, **how):
        saved = real(*args, **how)
        saved.notes = ("the camera is warm",)
        return saved

    monkeypatch.setattr(gaussmle, "localize", noting)
    result = gd.localize(movie, out=tmp_path, frames_per_part=60, **HOW)
    assert result.notes == ["the camera is warm"] == json.loads(Path(result.manifest).read_text())["notes"]


def test_a_model_or_camera_that_is_none_is_told_at_once(movie, tmp_path):
    with pytest.raises(gaussmle.InputError, match="model must be one of"):
        gd.localize(movie, out=tmp_path, model="xynb", camera=CAMERA)
    with pytest.raises(gaussmle.InputError, match="camera must be a gm.Camera"):
        gd.localize(movie, out=tmp_path, model=MODEL, camera=0.1)
