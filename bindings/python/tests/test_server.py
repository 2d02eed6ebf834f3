"""The server of the program beside this package: the words of a job, and a session that is watched."""

import contextlib
import json
import re
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import quote
from urllib.request import Request, urlopen

from conftest import CAMERA, MODEL, ROOT, program

import gaussmle as gm


@contextlib.contextmanager
def server(folder):
    """Starts a server on a folder, and gives a function that asks it."""
    words = [program(), "serve", str(folder), "--state", str(folder / "state"), "--listen", "127.0.0.1:0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        try:
            address, token = process.stdout.readline().strip().split("/?token=")
            headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

            def ask(path, body=None):
                content = None if body is None else json.dumps(body).encode()
                return urlopen(Request(f"{address}/api/v1/{path}", content, headers), timeout=60).read()

            yield ask
        finally:
            process.kill()


def test_a_job_in_words_of_python_gives_its_bytes(tmp_path):
    movie, _ = gm.simulate_movie(60, 64, 64, emitters=10, camera=gm.Camera(0.1, offset=100, gain=0.45), seed=4)
    gm.write_movie(tmp_path / "movie.tif", movie)
    options = {"model": "xynb", "sigma_um": 0.13, "pixel_size_um": 0.1, "offset_adu": 100, "gain_e_per_adu": 0.45, "backend": "cpu"}
    with server(tmp_path) as ask:
        asked = {"movie": {"path": str(tmp_path / "movie.tif")}, "options": options, "format": "csv"}
        job = json.loads(ask("jobs", asked))
        for _ in range(3000):
            job = json.loads(ask(f"jobs/{job['id']}"))
            if job["state"] not in ("waiting", "running"):
                break
            time.sleep(0.02)
        assert job["state"] == "done", job
        words = ask(f"jobs/{job['id']}/as?form=python").decode()
    empty = tmp_path / "empty"
    empty.mkdir()
    subprocess.run([sys.executable, "-c", words], cwd=empty, check=True, timeout=300)
    tables = list(empty.glob("*.csv"))
    assert len(tables) == 1 and tables[0].read_bytes() == Path(job["output"]).read_bytes()
    assert len(gm.read(tables[0])) > 300


def test_the_rows_of_a_session_are_shown_while_they_come(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code = re.search(r"```python\n(.*?)```", (ROOT / "docs/app.md").read_text(encoding="utf-8"), re.DOTALL).group(1)
    movie, _ = gm.simulate_movie(40, 64, 64, emitters=10, seed=5)
    shown = []
    with server(tmp_path) as ask:
        described = lambda: json.loads(ask(f"table?table={quote(str(tmp_path / 'live.parquet'))}"))

        def recording():
            """The frames, slowly, until the server has shown two states of the table."""
            for _ in range(600):
                yield movie
                time.sleep(0.1)
                if (tmp_path / "live.parquet").exists():
                    found = described()
                    if not shown or found["version"] > shown[-1]["version"]:
                        shown.append(found)
                if len(shown) == 2:
                    return

        names = {"shape": (64, 64), "model": MODEL, "camera": CAMERA, "recording": recording}
        exec(code, names)
        # The last copy may be younger than the least time between two of them.
        for _ in range(600):
            last = described()
            if last["version"] > shown[1]["version"]:
                break
            time.sleep(0.1)
    assert len(shown) == 2 and shown[0]["rows"] < shown[1]["rows"] <= last["rows"]
    assert last["rows"] == len(gm.read(tmp_path / "live.parquet")) > 300
