"""Threads, forks, Ctrl-C, memory and logging."""

import gc
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import own_environment
import pytest
from conftest import CAMERA, MODEL, assert_same, fit, python_output, run_python

import gaussmle as gm


def test_a_search_for_gpus_prints_nothing():
    """Mesa complains without the variable wherever an instance of Vulkan could show windows."""
    done = run_python("import gaussmle as gm; print(len(gm.devices()) > 0)", XDG_RUNTIME_DIR="")
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_concurrent_fits_equal_sequential_ones(stack):
    rois, _ = stack
    models = [gm.Xynb(0.13), gm.Xynbs(), gm.Xynbsxsy()]
    alone = [fit(rois, model=model) for model in models]
    results: list = [None] * 12
    start = threading.Barrier(12)

    def work(k):
        start.wait()
        for _ in range(5):
            results[k] = fit(rois, model=models[k % 3])

    threads = [threading.Thread(target=work, args=(k,)) for k in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for k, fits in enumerate(results):
        assert_same(fits, alone[k % 3])


def test_fit_releases_the_gil():
    """Another thread counts during a fit."""
    rois = np.tile(gm.simulate(20000, seed=1)[0], (20, 1, 1))
    fit(rois[:100], model=gm.Xynbsxsy())
    ticks = []
    done = threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.002)

    thread = threading.Thread(target=tick)
    thread.start()
    began = time.perf_counter()
    fit(rois, model=gm.Xynbsxsy())
    ended = time.perf_counter()
    done.set()
    thread.join()
    within = [t for t in ticks if began < t < ended]
    # A call that held the GIL would allow none.
    assert len(within) > 5


FORK = """
import gaussmle as gm, os, sys
{before}
rois = {rois}
child = os.fork()
if child == 0:
    try:
        fits = gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
        os.write(1, b"fitted %d" % len(fits))
    except gm.DeviceError as error:
        os.write(1, str(error).encode())
    os._exit(0)
os.waitpid(child, 0)
{after}
"""


def test_fork_before_the_first_use():
    code = FORK.format(before="import numpy as np", rois="np.ones((5, 7, 7), np.uint16)", after="")
    assert python_output(code) == "fitted 5"


def test_fork_after_use_raises_and_the_parent_continues():
    """The child must not hang."""
    again = "fits = gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend='cpu'); print(' parent', len(fits))"
    code = FORK.format(
        before="first = gm.fit(gm.simulate(5)[0], model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend='cpu')",
        rois="gm.simulate(5)[0]",
        after=again,
    )
    printed = python_output(code)
    assert "forked" in printed and "spawn" in printed and printed.endswith("parent 5\n")


def work(seed):
    rois, _ = gm.simulate(50, seed=seed)
    return gm.fit(rois, model=MODEL, camera=CAMERA, backend="cpu")


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_started_processes_give_equal_fits(method):
    with multiprocessing.get_context(method).Pool(2) as pool:
        results = pool.map(work, range(3))
    for seed, fits in enumerate(results):
        assert_same(fits, work(seed))


LONG = """
import gaussmle as gm, numpy as np, os, signal, threading, time
{setup}
gm.fit(gm.simulate(100)[0], model=gm.Xynbsxsy(), camera=gm.Camera(0.1), backend="cpu")
under_way = threading.Event()

def interrupt():
    under_way.wait()
    os.kill(os.getpid(), signal.SIGINT)

def spent(progress):
    began = time.process_time()
    try:
        {call}
        end = "whole"
    except KeyboardInterrupt:
        end = "interrupted"
    return end, time.process_time() - began

all_done, whole = spent(lambda *now: None)
threading.Thread(target=interrupt, daemon=True).start()
end, part = spent(lambda *now: under_way.set())
print(all_done, end, part / whole)
# The package works after the interruption.
print(len(gm.fit(gm.simulate(100)[0], model=gm.Xynbsxsy(), camera=gm.Camera(0.1), backend="cpu")))
"""


def interrupted(setup, call):
    """Returns the processor time of a call whose first progress brings Ctrl-C, relative to that of the whole call."""
    printed = python_output(LONG.format(setup=setup, call=call))
    assert printed.startswith("whole interrupted ") and printed.endswith("100\n"), printed
    return float(printed.split()[2])


def test_ctrl_c_interrupts_fit():
    setup = "rois = np.tile(gm.simulate(20000, seed=1)[0], (150, 1, 1))"
    call = "gm.fit(rois, model=gm.Xynbsxsy(), camera=gm.Camera(0.1), backend='cpu', progress=progress)"
    assert interrupted(setup, call) < 0.7


def test_ctrl_c_interrupts_localize():
    setup = "movie = np.tile(gm.simulate_movie(10, 256, 256)[0], (400, 1, 1))"
    call = "gm.localize(movie, model=gm.Xynbsxsy(), camera=gm.Camera(0.1), detection=gm.Detection(threshold=3), backend='cpu', progress=progress)"
    assert interrupted(setup, call) < 0.7


def test_exception_in_a_callback_ends_the_call(stack):
    rois = np.tile(stack[0], (1500, 1, 1))
    calls = []

    def fail(*now):
        calls.append(now)
        raise RuntimeError("enough")

    began = time.process_time()
    fit(rois, model=gm.Xynbsxsy(), progress=lambda *now: None)
    whole = time.process_time() - began
    began = time.process_time()
    with pytest.raises(RuntimeError, match="enough"):
        fit(rois, model=gm.Xynbsxsy(), progress=fail)
    # The work ends, too.
    assert len(calls) == 1 and time.process_time() - began < 0.7 * whole


def test_progress_is_reported(stack, capsys):
    rois = np.tile(stack[0], (150, 1, 1))
    calls = []
    fits = fit(rois, progress=lambda *now: calls.append(now))
    assert calls[-1] == (300000, 300000, 300000) and len(fits) == 300000
    assert all(a[0] <= b[0] for a, b in zip(calls, calls[1:]))
    fit(stack[0], progress=True)
    assert "2" in capsys.readouterr().err


def resident() -> int:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="no /proc")
def test_memory_does_not_grow(stack):
    rois, _ = stack
    camera = gm.Camera(0.1, offset=np.zeros((64, 64)), variance=1.0)
    corners = np.zeros((len(rois), 2), np.int32)

    def calls(times):
        for _ in range(times):
            fits = fit(rois, model=gm.Xynbs(), camera=camera, corners=corners)
            fits.x, fits.p_value, fits.covariance(), fits.x_px
            fits.__arrow_c_stream__()
            gm.render(fits, pixel_size=0.01, region=(0, 0, 1, 1))
        gc.collect()

    calls(50)
    before = resident()
    calls(500)
    grown = resident() - before
    # A call's results take 0.3 MB and its input 0.5 MB. A leak of one call in ten would be 40 MB.
    assert grown < 20e6, grown


def test_fits_are_logged_at_debug_level(stack, caplog):
    with caplog.at_level(logging.DEBUG, logger="gaussmle"):
        fit(stack[0])
    words = [record.getMessage() for record in caplog.records if record.name == "gaussmle"]
    assert any("fitted" in text for text in words) and any("decided" in text for text in words)
    caplog.clear()
    with caplog.at_level(logging.WARNING, logger="gaussmle"):
        fit(stack[0])
    assert not caplog.records


def test_logging_threads_do_not_deadlock(stack):
    """The handler is slow, and six threads log."""
    logger = logging.getLogger("gaussmle")
    seen = []

    class Slow(logging.Handler):
        def emit(self, record):
            time.sleep(0.002)
            seen.append(record.threadName)

    handler = Slow()
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        threads = [threading.Thread(target=lambda: [fit(stack[0]) for _ in range(10)]) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(300)
            assert not thread.is_alive()
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)
    assert len(seen) > 60


def test_command_line_runs():
    done = subprocess.run([sys.executable, "-m", "gaussmle", "--version"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 and done.stdout.startswith(f"gaussmle {gm.__version__} (cpu")
    done = subprocess.run([sys.executable, "-m", "gaussmle", "fit", "none.npy"], capture_output=True, text=True)
    assert done.returncode == 2


BLOCK = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {names}:
            raise ImportError(name + " is blocked")
sys.meta_path.insert(0, Block())
"""


def test_package_works_without_optional_packages():
    code = BLOCK.format(names={"pandas", "pyarrow", "tqdm", "dask"}) + (
        "import gaussmle as gm\n"
        "fits = gm.fit(gm.simulate(50)[0], model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend='cpu', progress=True)\n"
        "for call, name in ((fits.to_pandas, 'pandas'), (fits.to_arrow, 'pyarrow')):\n"
        "    try:\n"
        "        call()\n"
        "    except ImportError as error:\n"
        "        assert f'pip install {name}' in str(error), error\n"
        "    else:\n"
        "        raise AssertionError(name)\n"
        "print(len(fits), gm.render(fits, pixel_size=0.1).tally.inside)\n"
    )
    done = run_python(code)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "50 50\n" and "50/50 spots" in done.stderr


def test_import_loads_no_optional_package_and_no_device():
    code = "import sys, gaussmle; print([m for m in ('pandas', 'pyarrow', 'tqdm', 'dask') if m in sys.modules], gaussmle._native.used())"
    assert python_output(code) == "[] False\n"


def test_import_keeps_signal_handlers():
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_full_gpu_raises_device_timeout(full_gpu):
    code = """
import gaussmle as gm

rois, _ = gm.simulate(100)
waits = []
try:
    gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="gpu", device=gm.Device(gpu_timeout=1.5), on_wait=waits.append)
except gm.DeviceTimeout as error:
    assert isinstance(error, (gm.Error, TimeoutError))
    print(type(error).__name__, len(waits) > 0, error)
"""
    printed = python_output(code, GAUSSMLE_NVML_LIBRARY=str(full_gpu))
    assert printed.startswith("DeviceTimeout True"), printed


def test_full_gpu_ends_a_session(full_gpu):
    """The error of its thread arrives, and the waits before."""
    code = """
import gaussmle as gm

frames, _ = gm.simulate_movie(10, 48, 64, emitters=6)
waits = []
options = {"model": gm.Xynb(0.13), "camera": gm.Camera(0.1), "backend": "gpu", "device": gm.Device(gpu_timeout=1.5)}
try:
    with gm.Session((48, 64), on_wait=waits.append, **options) as session:
        session.push(frames)
        while not waits and not session.ended:
            session.poll(timeout=0.05)
        print("Full" in session.progress.state and session.progress.state.startswith("waiting for a GPU"))
except gm.DeviceTimeout as error:
    print(type(error).__name__, {wait["gpus"] != "" for wait in waits}, session.ended)
    print(session.progress.state.startswith("failed: "))
try:
    session.push(frames)
except gm.DeviceTimeout:
    print("again")
"""
    assert python_output(code, GAUSSMLE_NVML_LIBRARY=str(full_gpu)) == "True\nDeviceTimeout {True} True\nTrue\nagain\n"


def test_columns_in_a_forked_child_raise():
    """The threads that compute columns do not exist in a child. It must not hang."""
    code = """
import gaussmle as gm, os
fits = gm.fit(gm.simulate(5000)[0], model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
for access in (lambda: fits.p_value, lambda: fits.x_std, lambda: fits.covariance("x", "y")):
    child = os.fork()
    if child == 0:
        try:
            access()
            os.write(1, b"computed ")
        except gm.DeviceError:
            os.write(1, b"raised ")
        os._exit(0)
    os.waitpid(child, 0)
os.write(1, b"%d" % len(fits.p_value))
"""
    assert python_output(code) == "raised raised raised 5000"


def test_ctrl_c_interrupts_simulation():
    assert interrupted("", "gm.simulate_movie(1000, 256, 256, progress=progress)") < 0.7


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="no /proc")
def test_ctrl_c_ends_the_command_line(tmp_path):
    """A command without a signal handler ends at once, as in the native program, and leaves no whole file."""
    output = tmp_path / "a.npy"
    words = ["simulate", "-q", "--n", "20000000", "-o", str(output)]
    run = subprocess.Popen([sys.executable, "-m", "gaussmle", *words], stderr=subprocess.PIPE, text=True)
    # The imports take less than a second of processor time, the simulation more than a minute.
    while processor_seconds(run.pid) < 3:
        assert run.poll() is None, run.stderr.read()
        time.sleep(0.01)
    run.send_signal(signal.SIGINT)
    run.wait(300)
    assert run.returncode != 0 and not (output.exists() and output.stat().st_size > 20_000_000 * 49)


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")
def test_no_thread_is_busy_between_fits():
    """A poll shows as voluntary context switches: one of 150 us would make 3000 in half a second."""
    program = """
import pathlib, time
import gaussmle as gm
gm.fit(gm.simulate(1000)[0], model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")

def switches():
    counts = {}
    for path in pathlib.Path("/proc/self/task").glob("*/status"):
        try:
            lines = path.read_text().splitlines()
        except (FileNotFoundError, ProcessLookupError):  # The thread has ended.
            continue
        counts[path] = sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))
    return counts

time.sleep(0.2)
before = switches()
time.sleep(0.5)
print(sum(count - before.get(path, 0) for path, count in switches().items() if path in before))
"""
    assert int(python_output(program)) < 100


@pytest.mark.skipif(os.name != "posix", reason="no SIGINT to send")
@pytest.mark.parametrize("ending", ["parquet", "csv"])
def test_ctrl_c_leaves_the_rows_so_far(tmp_path, ending):
    """They are the first rows of the whole run, and the run can be resumed."""
    movie, name = tmp_path / "movie.npy", f"locs.{ending}"
    gm.write_movie(movie, np.tile(gm.simulate_movie(10, 256, 256)[0], (300, 1, 1)))
    options = {"model": gm.Xynb(0.13), "camera": CAMERA, "backend": "cpu"}
    expected = gm.localize(movie, tmp_path / f"other.{ending}", **options).read()
    program = f"""
import gaussmle as gm, os, signal
def interrupt(done, total, rows):
    if rows and not sent:
        sent.append(1)
        os.kill(os.getpid(), signal.SIGINT)
sent = []
try:
    gm.localize({str(movie)!r}, {str(tmp_path / name)!r}, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu", progress=interrupt)
    print("not interrupted")
except KeyboardInterrupt:
    print("interrupted")
"""
    assert python_output(program) == "interrupted\n"
    assert not (tmp_path / name).exists()
    partial = gm.read(tmp_path / f"partial.{name}")
    whole = gm.localize(movie, tmp_path / name, resume=True, **options).read()
    assert 0 < len(partial) < len(expected)
    assert_same(partial, expected[: len(partial)])
    assert_same(whole, expected)


def test_tests_see_nothing_of_the_user(tmp_path):
    """In a process with a poisoned cache, configuration and variables, the helpers of the tests remove all."""
    settings = tmp_path / "settings.toml"
    settings.write_text("backend = 'gpu'\n")
    code = """
import conftest, os
import gaussmle as gm
print(gm.fit(gm.simulate(5)[0], model=gm.Xynb(0.13), camera=gm.Camera(0.1)).info.backend)
print(sorted(name for name in os.environ if name.startswith("GAUSSMLE_") and not name.startswith(OWN)))
""".replace("OWN", repr(own_environment.OF_TESTS))
    printed = python_output(
        code,
        PYTHONPATH=os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]),
        GAUSSMLE_CACHE=str(tmp_path),
        GAUSSMLE_CONFIG=str(settings),
        GAUSSMLE_SITE_CONFIG=str(settings),
        GAUSSMLE_BACKEND="gpu",
    )
    assert printed == "cpu\n['GAUSSMLE_CACHE', 'GAUSSMLE_CONFIG', 'GAUSSMLE_SITE_CONFIG']\n"


def test_a_handler_of_sigterm_that_raises_ends_a_run(tmp_path):
    """SIGTERM as Ctrl-C: the documented line. The run leaves its rows so far, and is resumed."""
    code = """
import gaussmle as gm, os, signal, threading
signal.signal(signal.SIGTERM, signal.default_int_handler)
gm.simulate_movie(40, 64, 64, seed=3, output="movie.tif")
options = dict(model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
gm.localize("movie.tif", "whole.csv", **options)
calls = []
def progress(*now):
    calls.append(now)
    if len(calls) == 1:
        os.kill(os.getpid(), signal.SIGTERM)
try:
    gm.localize("movie.tif", "locs.csv", progress=progress, **options)
    print("whole")
except KeyboardInterrupt:
    print("ended")
gm.localize("movie.tif", "locs.csv", resume=os.path.exists("locs.csv.unfinished"), **options)
print(open("locs.csv").read() == open("whole.csv").read())
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.stdout == "ended\nTrue\n", done.stderr
