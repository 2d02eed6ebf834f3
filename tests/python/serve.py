"""The server as a process: the example of its document, the words of a job, ten clients and a kill.

Each table is compared with the bytes of `gaussmle localize`. The first argument is the program.
"""

import json
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import numpy as np
import tifffile

program = sys.argv[1]
docs = Path(__file__).parents[2] / "docs"
folder = Path(tempfile.mkdtemp())
data, state = folder / "data", folder / "state"
data.mkdir()
OPTIONS = {"model": "xynb", "sigma_um": 0.13, "pixel_size_um": 0.1, "offset_adu": 100, "gain_e_per_adu": 0.45, "backend": "cpu"}


def gaussmle(*words, **more):
    return subprocess.run([program, *map(str, words)], check=True, capture_output=True, text=True, **more)


def simulate(name, frames):
    path = data / name
    gaussmle("simulate", "--movie", "-o", path, "--frames", frames, "--width", 128, "--height", 128,
             "--offset", 100, "--gain", 0.45, "--seed", frames)
    return path


def localized(movie, ending=".csv"):
    """The bytes of the table that the command line makes of a movie."""
    output = folder / f"alone{ending}"
    gaussmle("localize", movie, "-o", output, "--model", "xynb", "--sigma", 0.13, "--pixel-size", 0.1,
             "--offset", 100, "--gain", 0.45, "--backend", "cpu", "-q")
    return output.read_bytes()


class Server:
    def __init__(self):
        self.process = subprocess.Popen([program, "serve", str(data), "--state", str(state), "--listen", "127.0.0.1:0"],
                                        stdout=subprocess.PIPE, text=True)
        self.address, self.token = self.process.stdout.readline().strip().split("/?token=")

    def ask(self, path, body=None, method=None):
        content = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        return urlopen(Request(self.address + path, content, headers, method=method), timeout=120)

    def json(self, *words, **more):
        return json.load(self.ask(*words, **more))

    def add(self, movie, **more):
        request = {"movie": {"path": str(movie)}, "options": OPTIONS, "format": "csv", **more}
        return self.json("/api/v1/jobs", request)["id"]

    def wait(self, job, states=("done",)):
        for _ in range(6000):
            found = self.json(f"/api/v1/jobs/{job}")
            assert found["state"] != "failed", found
            if found["state"] in states:
                return found
            time.sleep(0.02)
        raise AssertionError(found)


def its_health(server):
    address = server.address.removeprefix("http://")
    answer = json.loads(gaussmle("serve", "--health", "--listen", address).stdout)
    assert answer == {"live": True, "ready": True, "reason": None}, answer


def the_example_of_the_document(server, movie):
    text = (docs / "server.md").read_text()
    code = re.search(r"```python\n(.*?)```", text, re.S).group(1)
    names = {"server": server.address, "token": server.token, "movie": str(movie)}
    exec(code, names)
    expected = folder / "expected.parquet"
    gaussmle("localize", movie, "-o", expected, "--model", "xynb", "--sigma", 0.13, "--pixel-size", 0.1,
             "--offset", 100, "--gain", 0.45, "-q")
    assert names["job"]["state"] == "done", names["job"]
    assert names["table"][:4] == b"PAR1" and len(names["table"]) > 10_000


def frames_of_another_program(server, movie):
    """The second example of the document, with frames of a movie in two blocks."""
    text = (docs / "server.md").read_text()
    first, second = re.findall(r"```python\n(.*?)```", text, re.S)
    frames = tifffile.imread(movie).astype("<u2")
    number, height, width = frames.shape
    names = {"server": server.address, "token": server.token, "movie": str(movie),
             "number": number, "height": height, "width": width, "camera": lambda: np.array_split(frames, 5)}
    exec(first, names)
    exec(second, names)
    job = server.wait(names["job"]["id"])
    assert job["progress"]["done"] == number, job
    expected = folder / "expected.parquet"
    assert rows_of(Path(job["output"])) == rows_of(expected)
    server.ask(f"/api/v1/uploads?path={names['movie']}", method="DELETE")
    assert not Path(names["movie"]).exists()


def planes_of_the_only_axis(server):
    """They are the frames, whatever their label: there is no channel to choose."""
    path = data / "label.tif"
    tifffile.imwrite(path, np.zeros((30, 48, 64), "u2"), imagej=True, metadata={"axes": "CYX"})
    described = server.json(f"/api/v1/movie?path={path}")
    assert (described["frames"], described["channels"]) == (30, []), described


def rows_of(table):
    rows = folder / f"{table.stem}-rows.csv"
    gaussmle("convert", table, rows)
    return rows.read_bytes()


def the_words_of_a_job(server, movie):
    """Run as they stand, in an empty folder."""
    job = server.add(movie)
    table = Path(server.wait(job)["output"]).read_bytes()
    for form in ["command", "toml"]:
        words = server.ask(f"/api/v1/jobs/{job}/as?form={form}").read().decode()
        place = folder / form
        place.mkdir()
        if form == "command":
            line = shlex.split(words)
            assert line[0] == "gaussmle"
            gaussmle(*line[1:], cwd=place)
        else:
            (place / "run.toml").write_text(words)
            gaussmle("localize", movie, "-o", "movie_locs.csv", "--config", "run.toml", cwd=place)
        assert (place / "movie_locs.csv").read_bytes() == table, form
    python = server.ask(f"/api/v1/jobs/{job}/as?form=python").read().decode()
    compile(python, "words", "exec")
    assert python.count("gm.localize(") == 1


def ten_clients_and_a_kill(server, movies):
    """Ten clients ask for jobs. One vanishes, the server is killed, and another one ends the work."""
    jobs, lock = {}, threading.Lock()

    def client(number):
        movie = movies[number % len(movies)]
        job = server.add(movie, owner=f"client-{number}")
        with lock:
            jobs[job] = movie
        try:
            if number == 3:
                # It opens the events and never reads them.
                server.ask(f"/api/v1/jobs/{job}/events")
                return
            for line in server.ask(f"/api/v1/jobs/{job}/events"):
                if b'"state":"done"' in line:
                    return
        except (URLError, ConnectionError, OSError, ValueError):
            pass  # The server was killed.

    clients = [threading.Thread(target=client, args=(number,)) for number in range(10)]
    for one in clients:
        one.start()
    while len(jobs) < 10:
        time.sleep(0.01)
    # Amid a run.
    for _ in range(3000):
        running = [job for job in server.json("/api/v1/jobs")["jobs"] if job["state"] == "running"]
        if running and running[0]["progress"]["done"] > 0:
            break
        time.sleep(0.002)
    server.process.send_signal(signal.SIGKILL)
    server.process.wait()
    for one in clients:
        one.join()
    states = [json.loads((state / "jobs" / job / "job.json").read_text())["state"] for job in jobs]
    print(f"at the kill: {states.count('done')} done, {states.count('running')} running, {states.count('waiting')} waiting")
    assert states.count("done") < 10, "the kill came too late"
    after = Server()
    expected = {movie: localized(movie) for movie in movies}
    for job, movie in jobs.items():
        found = after.wait(job)
        assert Path(found["output"]).read_bytes() == expected[movie], found
    return after


def the_app_opens_its_movie(movie):
    """Without a browser on the path, the printed address is the way."""
    words = [program, "app", str(movie), "--state", str(folder / "app-state")]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={"PATH": "", "HOME": str(folder)})
    try:
        address, token = process.stdout.readline().strip().split("/?token=")
        headers = {"Authorization": f"Bearer {token}"}
        start = json.load(urlopen(Request(f"{address}/api/v1/start", None, headers), timeout=60))
        assert start["movie"] == str(movie.resolve()), start
        page = urlopen(Request(f"{address}/", None, headers), timeout=60).read().decode()
        assert "app.js" in page, page
    finally:
        process.kill()


def the_app_lists_a_folder():
    """It is no movie, and what lies beside it is not listed."""
    words = [program, "app", str(data), "--state", str(folder / "app-state")]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={"PATH": "", "HOME": str(folder)})
    try:
        address, token = process.stdout.readline().strip().split("/?token=")
        headers = {"Authorization": f"Bearer {token}"}
        ask = lambda path: json.load(urlopen(Request(f"{address}/api/v1/{path}", None, headers), timeout=60))
        start = ask("start")
        assert start["movie"] is None and start["folders"] == [str(data.resolve())], start
        found = [entry["path"] for entry in ask("files")["entries"]]
        assert found == [str(data.resolve())], found
    finally:
        process.kill()


def the_end_by_sigterm(server, movie):
    job = server.add(movie)
    server.wait(job, ["running", "done"])
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=20) == 0, server.process.returncode
    record = json.loads((state / "jobs" / job / "job.json").read_text())
    assert record["state"] in ("waiting", "done"), record
    after = Server()
    found = after.wait(job)
    assert Path(found["output"]).read_bytes() == localized(movie)
    after.process.kill()


movies = [simulate("movie.tif", 400), simulate("long.tif", 3000)]
first = Server()
its_health(first)
the_example_of_the_document(first, movies[0])
frames_of_another_program(first, movies[0])
planes_of_the_only_axis(first)
the_words_of_a_job(first, movies[0])
second = ten_clients_and_a_kill(first, movies)
the_end_by_sigterm(second, movies[1])
the_app_opens_its_movie(movies[0])
the_app_lists_a_folder()
print("the server passes")
