"""Compares the first remark of runs with what is wrong with their options.

    python3 benches/remarks --work FOLDER --gaussmle target/release/gaussmle --out benches/record/judgement.csv

Requires numpy and scipy. Movies are simulated once and kept in FOLDER. Each line of the table is a setting,
with the first remarks that are right and, for each PSF and seed, the remark that came first. A PSF and seed
take one to five minutes on two cores.
"""

import argparse
import csv
import datetime
import hashlib
import pathlib
import re
import subprocess
import sys

import numpy as np

import movies
from settings import NONE, camera_file, settings


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True, help="folder for movies and tables")
    parser.add_argument("--gaussmle", default="target/release/gaussmle")
    parser.add_argument("--out", type=pathlib.Path, help="CSV record to write")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--psfs", nargs="+", default=["gaussian", "vectorial"])
    parser.add_argument("--only", default="", help="settings with this in their name")
    parser.add_argument("--verbose", action="store_true", help="print the remarks of wrong answers")
    return parser.parse_args()


def movie_of(scene, folder):
    path = folder / f"{hashlib.sha1(repr(scene).encode()).hexdigest()[:16]}.npy"
    if not path.exists():
        np.save(path, movies.expose(scene))
    return path


def remarks(program, setting, folder):
    """The causes of the remarks of a run, and its messages."""
    options = dict(setting.options)
    if setting.maps:
        options["camera"] = camera_file(folder, setting)
    table = folder / "locs.csv"
    for old in folder.glob("locs*"):
        old.unlink()
    words = [str(word) for key, value in options.items() for word in (f"--{key}", value)]
    words = [program, "localize", str(movie_of(setting.scene, folder)), "-o", str(table), *words]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"exit status {done.returncode}: {words}\n{done.stderr}")
    about = "".join(path.read_text() for path in folder.glob("locs*.toml"))
    return re.findall(r'cause = "(\w+)"', about) or [NONE], done.stderr


def main():
    args = arguments()
    args.work.mkdir(parents=True, exist_ok=True)
    version = subprocess.run([args.gaussmle, "--version"], capture_output=True, text=True).stdout.split("\n")[0]
    rows, right, scores = {}, {}, {}
    for psf in args.psfs:
        for seed in args.seeds:
            name = f"{psf} {seed}"
            for number, setting in enumerate(settings(psf, seed)):
                if args.only not in setting.name:
                    continue
                causes, text = remarks(args.gaussmle, setting, args.work)
                is_right = causes[0] in setting.right
                scores.setdefault(name, []).append(is_right)
                row = rows.setdefault(number, {"setting": setting.name, "density": setting.scene.density})
                right.setdefault(number, {}).update(dict.fromkeys(setting.right))
                row["right"] = " or ".join(right[number])
                row[name] = causes[0] if is_right else f"{causes[0]} (wrong)"
                if not is_right:
                    print(f"{name}: {setting.name}, {setting.scene.density}: {causes}, not {setting.right}", flush=True)
                    if args.verbose:
                        print(text)
            print(f"{name}: {sum(scores[name])} of {len(scores[name])}", flush=True)
    if args.out:
        with open(args.out, "w", newline="") as file:
            file.write(f"# {datetime.date.today()}, {version}; first remarks, by PSF and seed\n")
            file.write("# right: " + "; ".join(f"{n} {sum(s)} of {len(s)}" for n, s in scores.items()) + "\n")
            writer = csv.DictWriter(file, ["setting", "density", "right", *scores], lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows[number] for number in sorted(rows))


if __name__ == "__main__":
    main()
