"""Threads, forks, Ctrl-C, memory, logging."""

import gc
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from conftest import CAMERA, MODEL, ROOT, child, fit, prints, required, same

import gaussmle as gm


def test_threads_get_what_one_gets(stack):
    rois, _ = stack
    models = [gm.Xynb(0.13), gm.Xynbs(), gm.Xynbsxsy()]
    alone = [fit(rois, model=model) for model in models]
    got: list = [None] * 12
    start = threading.Barrier(12)

    def work(k):
        start.wait()
        for _ in range(5):
            got[k] = fit(rois, model=models[k % 3])

    threads = [threading.Thread(target=work, args=(k,)) for k in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for k, fits in enumerate(got):
        same(fits, alone[k % 3])


def test_python_runs_meanwhile():
    """The lock is let go of: another thread counts while a fit is under way."""
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
    # A call that held the lock would let none through.
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
    assert prints(code, seconds=60) == "fitted 5"


def test_fork_after_use_is_told():
    """It must not hang; and the parent goes on."""
    again = "fits = gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend='cpu'); print(' parent', len(fits))"
    code = FORK.format(
        before="first = gm.fit(gm.simulate(5)[0], model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend='cpu')",
        rois="gm.simulate(5)[0]",
        after=again,
    )
    printed = prints(code, seconds=60)
    assert "forked" in printed and "spawn" in printed and printed.endswith("parent 5\n")


def work(seed):
    rois, _ = gm.simulate(50, seed=seed)
    return gm.fit(rois, model=MODEL, camera=CAMERA, backend="cpu")


@pytest.mark.parametrize("how", ["spawn", "forkserver"])
def test_processes_started_afresh(how):
    with multiprocessing.get_context(how).Pool(2) as pool:
        got = pool.map(work, range(3))
    for seed, fits in enumerate(got):
        same(fits, work(seed))


LONG = """
import gaussmle as gm, numpy as np, signal, sys, time, threading, os
rois = np.tile(gm.simulate(20000, seed=1)[0], ({times}, 1, 1))
gm.fit(rois[:100], model=gm.Xynbsxsy(), camera=gm.Camera(0.1), backend="cpu")
threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
began = time.perf_counter()
try:
    {call}
    print("it was not interrupted")
except KeyboardInterrupt:
    print("interrupted after", time.perf_counter() - began)
# What was called off leaves everything in order.
print(len(gm.fit(rois[:100], model=gm.Xynbsxsy(), camera=gm.Camera(0.1), backend="cpu")))
"""


def interrupted(call, times):
    printed = prints(LONG.format(call=call, times=times))
    assert printed.startswith("interrupted after") and printed.endswith("100\n"), printed
    return float(printed.split()[2])


def test_interrupted_fit():
    # Three million spots take longer than a second.
    call = "gm.fit(rois, model=gm.Xynbsxsy(), camera=gm.Camera(0.1), backend='cpu')"
    assert interrupted(call, 150) < 1.3


def test_interrupted_localize():
    call = "gm.localize(np.tile(gm.simulate_movie(10, 256, 256)[0], (400, 1, 1)), model=gm.Xynbsxsy(), camera=gm.Camera(0.1), threshold=3, backend='cpu')"
    assert interrupted(call, 1) < 3


def test_callables_that_raise_end_the_call(stack):
    rois = np.tile(stack[0], (300, 1, 1))

    def no(*_):
        raise RuntimeError("enough")

    began = time.perf_counter()
    with pytest.raises(RuntimeError, match="enough"):
        fit(rois, model=gm.Xynbsxsy(), progress=no)
    assert time.perf_counter() - began < 5


def test_progress_is_told(stack, capsys):
    rois = np.tile(stack[0], (150, 1, 1))
    told = []
    fits = fit(rois, progress=lambda *now: told.append(now))
    assert told[-1] == (300000, 300000, 300000) and len(fits) == 300000
    assert all(a[0] <= b[0] for a, b in zip(told, told[1:]))
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
    # A call's results are 0.3 MB and its input 0.5: had one in ten stayed, it would be 40.
    assert grown < 20e6, grown


def test_logging(stack, caplog):
    with caplog.at_level(logging.DEBUG, logger="gaussmle"):
        fit(stack[0])
    words = [record.getMessage() for record in caplog.records if record.name == "gaussmle"]
    assert any("fitted" in text for text in words) and any("decided" in text for text in words)
    caplog.clear()
    with caplog.at_level(logging.WARNING, logger="gaussmle"):
        fit(stack[0])
    assert not caplog.records


def test_logging_threads_do_not_wait_for_each_other(stack):
    """A handler that is slow, and threads that log: it must end."""
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
            thread.join(60)
            assert not thread.is_alive()
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)
    assert len(seen) > 60


def test_command_line():
    done = subprocess.run([sys.executable, "-m", "gaussmle", "--version"], capture_output=True, text=True, timeout=60)
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


def test_optional_packages_may_be_missing():
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
    done = child(code)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "50 50\n" and "50/50 spots" in done.stderr


def test_import_is_light():
    code = "import sys, gaussmle; print([m for m in ('pandas', 'pyarrow', 'tqdm', 'dask') if m in sys.modules], gaussmle._native.used())"
    assert prints(code) == "[] False\n"


def test_signals_are_left_alone():
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.fixture(scope="module")
def full_gpu(tmp_path_factory):
    """A management library of NVIDIA's that shows one GPU, whose memory is taken."""
    folder = tmp_path_factory.mktemp("nvml")
    source = ROOT / "tests/suite/fake_nvml.rs"
    library = folder / "libnvidia-ml.so.1"
    build = ["rustc", "--edition", "2024", "-o", library, source]
    try:
        subprocess.run(build, check=True, capture_output=True)
    except FileNotFoundError:
        assert not required("rustc"), "no rustc"
        pytest.skip("there is no rustc to build a management library with")
    gpu = "gpu uuid=GPU-a name=Full free=1000000 total=80000000000 busy=90 capability=8.0 process=1:79000000000"
    (folder / "script.txt").write_text(f"look\n{gpu}\n")
    return library


def test_a_busy_gpu_is_waited_for_and_then_given_up(full_gpu):
    code = """
import gaussmle as gm

rois, _ = gm.simulate(100)
waits = []
try:
    gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="gpu", gpu_timeout=1.5, on_wait=waits.append)
except gm.DeviceTimeout as error:
    assert isinstance(error, (gm.Error, TimeoutError))
    print(type(error).__name__, len(waits) > 0, error)
"""
    printed = prints(code, GAUSSMLE_NVML_LIBRARY=str(full_gpu))
    assert printed.startswith("DeviceTimeout True"), printed


def test_p_values_in_a_forked_child():
    """They are worked out when they are asked for, by threads that a child has not: it must not hang."""
    code = """
import gaussmle as gm, os
fits = gm.fit(gm.simulate(5000)[0], model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
for ask in (lambda: fits.p_value, lambda: fits.x_std, lambda: fits.covariance("x", "y")):
    child = os.fork()
    if child == 0:
        try:
            ask()
            os.write(1, b"had ")
        except gm.DeviceError:
            os.write(1, b"told ")
        os._exit(0)
    os.waitpid(child, 0)
os.write(1, b"%d" % len(fits.p_value))
"""
    assert prints(code, seconds=60) == "told told told 5000"


def test_interrupted_simulation():
    assert interrupted("gm.simulate_movie(20000, 256, 256)", 1) < 1.5


@pytest.mark.skipif(os.name != "posix", reason="no SIGINT to send")
def test_the_command_line_ends_on_ctrl_c(tmp_path):
    """A command without a handler of its own, as the native program does: at once, by the signal."""
    words = ["simulate", "-q", "--n", "20000000", "-o", str(tmp_path / "a.npy")]
    run = subprocess.Popen([sys.executable, "-m", "gaussmle", *words], stderr=subprocess.PIPE, text=True)
    time.sleep(1.5)
    assert run.poll() is None, run.stderr.read()
    began = time.monotonic()
    run.send_signal(signal.SIGINT)
    run.wait(30)
    assert time.monotonic() - began < 1.5 and run.returncode != 0
