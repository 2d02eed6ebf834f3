"""Ctrl-C in a terminal ends a run, with a table of its rows. The arguments are the program and its first arguments.

Wine makes a console of the terminal, and an event of Ctrl-C.
"""

import fcntl
import os
import pty
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

program = sys.argv[1:]
folder = Path(tempfile.mkdtemp())
FIT = "--model xynb --sigma 0.13 --pixel-size 0.1 --offset 0 --gain 1 --backend cpu"


def run(line):
    subprocess.run([*program, *line.split()], cwd=folder, check=True, stdin=subprocess.DEVNULL)


run("simulate --movie -o movie.raw --frames 40 --width 64 --height 64 --quiet")
run(f"localize movie.raw -o expected.csv {FIT} --quiet")
terminal, own = pty.openpty()
follow = f"localize movie.raw -o locs.csv {FIT} --follow --quiet-after 600".split()
process = subprocess.Popen(
    [*program, *follow], cwd=folder, stdin=own, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
os.close(own)
checkpoint = folder / "locs.csv.unfinished"
for _ in range(1200):
    if checkpoint.exists() and checkpoint.stat().st_size > 2000:
        break
    time.sleep(0.05)
os.write(terminal, b"\x03")
errors = process.communicate(timeout=60)[1].decode()
assert process.returncode == 130, (process.returncode, errors)
assert "partial.locs.csv has " in errors, errors
assert (folder / "partial.locs.csv").exists()
run(f"localize movie.raw -o locs.csv {FIT} --quiet --resume --follow --quiet-after 1")
rows = [(folder / name).read_bytes() for name in ("locs.csv", "expected.csv")]
assert rows[0] == rows[1]
