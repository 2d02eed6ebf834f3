"""Measures the server and its page: the times that a user waits, and the memory of the server.

    PYTHONPATH=target/tools/python python3 benches/app --work FOLDER --out benches/record/app.csv

Requires numpy and tifffile. Times are of whole requests by one client on the same machine, medians of
several. `follow` is a movie of 512x512 pixels with 100 spots that grows by 100 frames a second; its latency
is the time from the last frame in the file to the event that counts it.
"""

import argparse
import csv
import datetime
import gzip
import json
import os
import re
import statistics
import subprocess
import threading
import time
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import numpy as np

OPTIONS = {"model": "xynb", "sigma_um": 0.13, "pixel_size_um": 0.1, "offset_adu": 100, "gain_e_per_adu": 0.45, "backend": "cpu"}
ROOT = Path(__file__).parents[2]


class Server:
    def __init__(self, program, folder, state):
        words = [program, "serve", str(folder), "--state", str(state), "--listen", "127.0.0.1:0"]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        self.address, self.token = self.process.stdout.readline().strip().split("/?token=")

    def ask(self, address, body=None, /, **query):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        words = f"?{urlencode(query)}" if query else ""
        return urlopen(Request(f"{self.address}{address}{words}", data, headers), timeout=600)

    def json(self, *words, **more):
        return json.load(self.ask(*words, **more))

    def megabytes(self):
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def job(self, movie, **more):
        return self.json("/api/v1/jobs", {"movie": {"path": str(movie)}, "options": OPTIONS, **more})["id"]

    def wait(self, *jobs):
        most = 0
        while True:
            most = max(most, self.megabytes())
            states = [self.json(f"/api/v1/jobs/{job}")["state"] for job in jobs]
            assert "failed" not in states, states
            if all(state == "done" for state in states):
                return most
            time.sleep(0.05)


def milliseconds(action, repeats=15):
    """The median of several times, and the first."""
    times = []
    for number in range(repeats):
        start = time.perf_counter()
        action(number)
        times.append(1e3 * (time.perf_counter() - start))
    return statistics.median(times), times[0]


def simulate(program, path, frames, side, emitters):
    if not path.exists():
        subprocess.run([program, "simulate", "--movie", "-o", path, "--frames", str(frames), "--width", str(side), "--height",
                        str(side), "--emitters", str(emitters), "--offset", "100", "--gain", "0.45", "-q"], check=True)
    return path


def page(_):
    files = (ROOT / "crates/app/web/dist").iterdir()
    yield "page, gzip", sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1e3, "kB"


def looks(server, movie):
    start = time.perf_counter()
    server.json("/api/v1/movie", path=movie)
    server.ask("/api/v1/movie/frame", path=movie, frame=0).read()
    yield "first frame of a movie, 512x512", 1e3 * (time.perf_counter() - start), "ms"
    median, _ = milliseconds(lambda n: server.ask("/api/v1/movie/frame", path=movie, frame=10 + n).read())
    yield "next frame", median, "ms"

    def preview(number, **more):
        options = {**OPTIONS, "false_alarms": 0.1 * 1.1 ** number}
        request = {"movie": {"path": str(movie)}, "options": options, "frame": 7, **more}
        return server.json("/api/v1/preview", request)

    boxes = len(preview(0)["boxes"])
    median, _ = milliseconds(preview)
    yield f"boxes after a change, {boxes} spots", median, "ms"
    median, _ = milliseconds(lambda n: preview(20 + n, fit=True), 5)
    yield "boxes, fits and remarks after a change", median, "ms"


def jobs(server, movies):
    before = server.megabytes()
    ids = [server.job(movie) for movie in movies]
    yield "memory at the start", before, "MB"
    yield f"memory, {len(ids)} jobs", server.wait(*ids), "MB"


def large(server, folder, rows=5_000_000):
    path = folder / "large.npz"
    random = np.random.default_rng(1)
    if not path.exists():
        columns = {
            "frame": random.integers(0, 20_000, rows).astype(np.uint32),
            "x": random.uniform(0, 50, rows), "y": random.uniform(0, 50, rows),
            "photons": random.exponential(1000, rows), "background": random.uniform(5, 15, rows),
            "x_std": random.uniform(0.005, 0.02, rows), "y_std": random.uniform(0.005, 0.02, rows),
            "p_value": random.uniform(0, 1, rows),
        }
        np.savez(path, **columns)
    start = time.perf_counter()
    table = server.json("/api/v1/table", table=path)
    assert table["rows"] == rows, table
    yield "5 million rows: opened", time.perf_counter() - start, "s"
    level = table["levels"] - 3

    def select(number):
        """The requests of a page while a range is dragged: the tiles of the view, and the histograms."""
        where = f"photons > {100 + number} and x_std < 0.015"
        tiles = [(column, row) for column in range(4) for row in range(4)]
        asked = [lambda t=t: server.ask("/api/v1/table/tile", table=path, level=level, column=t[0], row=t[1], where=where).read()
                 for t in tiles]
        asked += [lambda c=c: server.json("/api/v1/table/histogram", table=path, column=c, where=where)
                  for c in ("photons", "x_std", "background")]
        threads = [threading.Thread(target=one) for one in asked]
        for one in threads:
            one.start()
        for one in threads:
            one.join()

    median, _ = milliseconds(select, 7)
    yield "5 million rows: picture and three histograms after a change of the filter", median / 1e3, "s"
    yield "memory, 5 million rows", server.megabytes(), "MB"


def follow(server, program, folder, frames=2000, rate=100):
    import tifffile

    source = simulate(program, folder / "source.tif", 200, 512, 100)
    pixels = tifffile.imread(source)
    path = folder / f"grows-{time.time():.0f}.tif"
    written = {}
    chunk = 5

    def write():
        began = time.perf_counter()
        with tifffile.TiffWriter(path, bigtiff=True) as file:
            for number in range(frames):
                file.write(pixels[number % len(pixels)], contiguous=False, metadata=None)
                if number % chunk == 0:
                    file._fh.flush()
                    written[number] = time.perf_counter()
                time.sleep(max(0.0, began + (number + 1) / rate - time.perf_counter()))

    thread = threading.Thread(target=write)
    thread.start()
    time.sleep(0.5)
    job = server.job(path, follow=3)
    late = []
    for line in server.ask(f"/api/v1/jobs/{job}/events"):
        if not line.startswith(b"data: "):
            continue
        found = json.loads(line[6:])
        if found["state"] == "done":
            break
        newest = max(written, default=0)
        done = found["progress"]["done"]
        # The writer is ahead by so many frames.
        if done > 200 and thread.is_alive():
            late.append((newest - done) / rate)
    thread.join()
    path.unlink()
    assert found["progress"]["done"] == frames, found
    yield "follow: 100 frames/s, 100 spots each: latency, median", statistics.median(late), "s"
    yield "follow: latency, largest", max(late), "s"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--gaussmle", default="target/release/gaussmle")
    args = parser.parse_args()
    args.work.mkdir(parents=True, exist_ok=True)
    program, folder = args.gaussmle, args.work.resolve()
    movie = simulate(program, folder / "movie.tif", 2000, 512, 100)
    short = [simulate(program, folder / f"short-{n}.tif", 500, 256, 30) for n in range(10)]
    server = Server(program, folder, folder / f"state-{time.time():.0f}")
    rows = []
    try:
        parts = [page(server), looks(server, movie), jobs(server, short), follow(server, program, folder), large(server, folder)]
        for part in parts:
            for what, value, unit in part:
                rows.append((what, f"{value:.3g}", unit))
                print(f"{what}: {value:.3g} {unit}", flush=True)
    finally:
        server.process.kill()
    if args.out:
        with open(args.out, "w", newline="") as file:
            file.write(f"# {datetime.date.today()}, {processor()}, {len(os.sched_getaffinity(0))} cores\n")
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(["what", "value", "unit"])
            writer.writerows(rows)


def processor():
    words = Path("/proc/cpuinfo").read_text()
    of = lambda name: re.search(rf"^{name}\s*:\s*(.+)$", words, re.M)[1]
    return f"{of('model name')} family {of('cpu family')}, model {of('model')}"


main()
