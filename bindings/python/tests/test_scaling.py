"""docs/scaling: the table is the output of its script, and the scripts work."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import import_or_skip, program

pq = import_or_skip("pyarrow.parquet")

DOCS = next(folder / "docs" for folder in Path(__file__).resolve().parents if (folder / "docs/scaling.md").exists())
SCALING = DOCS / "scaling"
FRAMES, STEP = 50, 20
OPTIONS = "--model xynb --sigma 0.13 --pixel-size 0.1 --offset 100 --gain 0.45 --read-noise 1.6 --backend cpu"


@pytest.fixture(scope="module")
def env() -> dict[str, str]:
    """Returns an environment with gaussmle and this Python first in the path."""
    folders = [os.path.dirname(program()), os.path.dirname(sys.executable), os.environ["PATH"]]
    return {**os.environ, "PATH": os.pathsep.join(folders)}


@pytest.fixture(scope="module")
def movie(env, tmp_path_factory) -> Path:
    movie = tmp_path_factory.mktemp("movie") / "movie.tif"
    size = ["--frames", str(FRAMES), "--width", "64", "--height", "64", "--emitters", "6"]
    camera = ["--offset", "100", "--gain", "0.45", "--read-noise", "1.6"]
    subprocess.run(["gaussmle", "simulate", "--movie", "-q", "-o", movie, *size, *camera], check=True, env=env)
    subprocess.run(
        ["gaussmle", "localize", movie, "-q", "-o", movie.with_name("whole.parquet"), *OPTIONS.split()],
        check=True,
        env=env,
    )
    return movie


def assert_same(table: Path, movie: Path) -> None:
    found, whole = pq.read_table(table), pq.read_table(movie.with_name("whole.parquet"))
    assert found.column_names == whole.column_names
    for name in whole.column_names:
        assert found[name].to_numpy().tobytes() == whole[name].to_numpy().tobytes(), name


@pytest.mark.parametrize("script", ["simulate.py", "cores.py"])
def test_tables_are_the_output_of_the_scripts(script):
    printed = subprocess.run([sys.executable, SCALING / script], capture_output=True, text=True, check=True).stdout
    assert f"```text\n{printed}```" in (DOCS / "scaling.md").read_text(), (
        f"run docs/scaling/{script} and paste its output"
    )


def test_model_of_cores_agrees_with_its_record(monkeypatch):
    monkeypatch.syspath_prepend(str(SCALING))
    import cores

    rows = cores.read(cores.DEFAULT)
    for vectors in ("8", "16"):
        runs = cores.select(rows, vectors)
        rates = cores.rates(runs)
        assert min(rates.start, rates.work, rates.table) > 0 and rates.calling >= 0
        for (count, gigabytes), run in runs.items():
            assert rates.seconds(count, gigabytes) == pytest.approx(run["seconds"], rel=0.15), (count, gigabytes)


def test_simulation_respects_its_limits(monkeypatch):
    monkeypatch.syspath_prepend(str(SCALING))
    import simulate

    parts = import_or_skip("gaussmle.dask._parts")
    assert (simulate.LEAST_GB * 1e9, simulate.MOST_GB * 1e9, simulate.PARTS) == (
        parts.MIN_PART_BYTES,
        parts.MAX_PART_BYTES,
        parts.TARGET_PARTS,
    )
    before = 0.0
    for nodes in (1, 2, 4, 8):
        run = simulate.simulate(10_000, nodes, 1e6, 0.04)
        bounds = simulate.limits(nodes, nodes * 8, 1e6, simulate.part_gb(10_000))
        assert (
            before < run.gb_per_s <= min(bounds.values())
            and run.gb_per_s > 0.9 * min(bounds.values())
            and run.efficiency <= 1
        )
        before = run.gb_per_s
    # Storage limits the throughput, however many nodes there are.
    assert 1.0 < simulate.simulate(10_000, 1000, 1.2, 0.04).gb_per_s <= 1.2


def has_bytes(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:
        return False


def test_slurm_script_resumes_killed_tasks_and_keeps_parts(env, movie, tmp_path):
    """The script runs in plain bash with the variables of SLURM."""
    out = tmp_path / "parts"
    env = {**env, "MOVIE": str(movie), "FRAMES": str(FRAMES), "STEP": str(STEP), "OUT": str(out), "OPTIONS": OPTIONS}
    task = lambda number: subprocess.run(
        ["bash", SCALING / "slurm.sh"], env={**env, "SLURM_ARRAY_TASK_ID": str(number)}
    )  # noqa: E731
    for number in (2, 0, 1):
        assert task(number).returncode == 0
    parts = sorted(out.iterdir())
    assert [part.name for part in parts] == [f"part-{a:09}-{b:09}.parquet" for a, b in ((0, 20), (20, 40), (40, 50))]
    times = [part.stat().st_mtime_ns for part in parts]
    assert task(1).returncode == 0 and task(3).returncode == 2
    assert [part.stat().st_mtime_ns for part in parts] == times
    subprocess.run([sys.executable, SCALING / "concatenate.py", tmp_path / "all.parquet", *reversed(parts)], check=True)
    assert_same(tmp_path / "all.parquet", movie)
    subprocess.run(["gaussmle", "convert", tmp_path / "all.parquet", tmp_path / "all.csv"], check=True, env=env)
    # A task is killed and submitted again.
    left = tmp_path / "killed" / f"{parts[0].name}.unfinished"
    for _ in range(20):
        started = subprocess.Popen(
            ["bash", SCALING / "slurm.sh"], env={**env, "SLURM_ARRAY_TASK_ID": "0", "OUT": str(tmp_path / "killed")}
        )
        while not has_bytes(left) and started.poll() is None:
            time.sleep(0.001)
        started.kill()
        started.wait()
        if left.exists():
            break
        # On a busy machine, the task may end before it is killed.
        shutil.rmtree(tmp_path / "killed")
    assert left.exists() and not (tmp_path / "killed" / parts[0].name).exists()
    env["OUT"] = str(tmp_path / "killed")
    assert task(0).returncode == 0
    both = (tmp_path / "killed" / parts[0].name, parts[0])
    rows = [pq.read_table(path).to_pandas() for path in both]
    assert rows[0].equals(rows[1]) and not left.exists()


@pytest.mark.parametrize("options", [None, "", "--model xynbs --pixel-size 0.1"])
def test_slurm_script_refuses_a_camera_that_nobody_stated(env, movie, tmp_path, options):
    env = {**env, "MOVIE": str(movie), "FRAMES": str(FRAMES), "STEP": str(STEP), "OUT": str(tmp_path / "parts")}
    env |= {"SLURM_ARRAY_TASK_ID": "0"} | ({} if options is None else {"OPTIONS": options})
    done = subprocess.run(["bash", SCALING / "slurm.sh"], env=env, capture_output=True, text=True)
    assert done.returncode != 0 and "--offset and --gain" in done.stderr, done.stderr
    assert not (tmp_path / "parts").exists()


def test_concatenate_reports_gaps_and_overlaps(env, movie, tmp_path):
    for frames in ((0, 10), (20, 30), (25, 30)):
        part = tmp_path / "part-{}-{}.parquet".format(*frames)
        subprocess.run(
            ["gaussmle", "localize", movie, "-q", "-o", part, "--frames", "{}:{}".format(*frames), *OPTIONS.split()],
            check=True,
            env=env,
        )
    run = lambda *names: subprocess.run(  # noqa: E731
        [sys.executable, SCALING / "concatenate.py", tmp_path / "all.parquet", *(tmp_path / name for name in names)],
        capture_output=True,
        text=True,
    )
    done = run("part-20-30.parquet", "part-0-10.parquet")
    assert done.returncode == 0 and "frames 10:20 are missing" in done.stderr
    assert "different runs" in run("part-20-30.parquet", "part-25-30.parquet").stderr


def test_snakemake_workflow(env, movie, tmp_path):
    snakemake = os.environ.get("SNAKEMAKE") or shutil.which("snakemake")
    if snakemake is None:
        pytest.skip("snakemake is not installed")
    config = [f"movie={movie}", f"frames={FRAMES}", f"step={STEP}", f"out={tmp_path}/parts", f"options={OPTIONS}"]
    command = [snakemake, "-s", SCALING / "Snakefile", "--cores", "2", "--config", *config]
    without = [word for word in command if not str(word).startswith("options=")]
    refused = subprocess.run(without, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert refused.returncode != 0 and "--offset and --gain" in refused.stdout + refused.stderr
    first = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert first.returncode == 0, first.stderr
    assert_same(tmp_path / "parts/all.parquet", movie)
    # Only a missing part is computed again.
    parts = sorted((tmp_path / "parts").glob("part-*"))
    times = [part.stat().st_mtime_ns for part in parts]
    parts[1].unlink()
    again = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert again.returncode == 0, again.stderr
    assert_same(tmp_path / "parts/all.parquet", movie)
    assert [parts[n].stat().st_mtime_ns == times[n] for n in range(3)] == [True, False, True]
