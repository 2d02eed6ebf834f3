"""Opens tables with the programs they are written for, and prints their content as JSON.

    read_table.py PIXEL_SIZE_NM PROGRAM:FILE ...

Programs are pandas, pyarrow, numpy, picasso and thunderstorm (Picasso's import). The output is a list
with one object for each file: columns, dtypes, rows, values (as text, without loss of digits) and
metadata. Needs the programs' modules, which Picasso installs.
"""

import contextlib
import json
import os
import shutil
import sys
import tempfile
import tomllib

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy
import pandas


def text(values):
    """Converts values to text. The repr of a float reads back to the same number."""
    return [repr(v) if isinstance(v, float) else str(v) for v in values]


def frame(data):
    return {
        "columns": list(data.columns),
        "dtypes": {name: str(data[name].dtype) for name in data.columns},
        "rows": len(data),
        "values": {name: text(data[name].tolist()) for name in data.columns},
    }


def by_pandas(path):
    with open(path + ".toml", "rb") as sidecar:
        metadata = tomllib.load(sidecar)
    data = pandas.read_csv(path, float_precision="round_trip")
    return frame(data) | {"metadata": metadata}


def by_pyarrow(path):
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(path)
    schema = {field.name: str(field.type) for field in table.schema}
    optional = [field.name for field in table.schema if field.nullable]
    metadata = {k.decode(): v.decode() for k, v in table.schema.metadata.items()}
    groups = pyarrow.parquet.ParquetFile(path).num_row_groups
    seen = frame(pandas.read_parquet(path))
    assert seen == frame(table.to_pandas())
    return seen | {
        "metadata": metadata,
        "schema": schema,
        "optional": optional,
        "groups": groups,
    }


def by_numpy(path):
    with numpy.load(path, allow_pickle=False) as archive:
        columns = {name: archive[name] for name in archive.files}
    metadata = columns.pop("metadata")
    assert metadata.shape == () and metadata.dtype.kind == "U"
    return {
        "columns": list(columns),
        "dtypes": {name: str(values.dtype) for name, values in columns.items()},
        "rows": len(columns["roi"]),
        "values": {name: text(values.tolist()) for name, values in columns.items()},
        "metadata": tomllib.loads(str(metadata)),
    }


def by_picasso(path):
    import h5py
    import picasso.io

    locs, info = picasso.io.load_locs(path)
    with h5py.File(path) as file:
        stored = file["locs"].dtype
        assert stored.names == tuple(locs.columns)
        stored_rows = len(file["locs"])
    with tempfile.TemporaryDirectory() as folder:
        # The file has its metadata without the .yaml too.
        alone = shutil.copy(path, folder)
        again, embedded = picasso.io.load_locs(alone)
        assert again.equals(locs)
        # Picasso's writer accepts the table.
        picasso.io.save_locs(os.path.join(folder, "saved.hdf5"), locs, info)
    return frame(locs) | {
        "metadata": info,
        "embedded": embedded,
        "stored_rows": stored_rows,
        "packed_bytes": stored.itemsize,
    }


def by_thunderstorm(path, pixel_nm):
    import picasso.io

    with open(path) as file:
        header = file.readline().rstrip("\n")
    seen = frame(pandas.read_csv(path, float_precision="round_trip"))
    imported = None
    # Picasso cannot import a table without rows.
    if seen["rows"]:
        with tempfile.TemporaryDirectory() as folder:
            locs, info = picasso.io.import_ts(shutil.copy(path, folder), pixel_nm)
            kept, _ = picasso.io.load_locs(
                os.path.join(folder, os.path.splitext(os.path.basename(path))[0] + "_locs.hdf5")
            )
        imported = frame(locs) | {"metadata": info, "kept": len(kept)}
    return seen | {"metadata": None, "header": header, "imported": imported}


def main():
    pixel_nm = float(sys.argv[1])
    out = []
    # Picasso prints on import. stdout is for the JSON only.
    with contextlib.redirect_stdout(sys.stderr):
        for job in sys.argv[2:]:
            program, path = job.split(":", 1)
            readers = {
                "pandas": by_pandas,
                "pyarrow": by_pyarrow,
                "numpy": by_numpy,
                "picasso": by_picasso,
                "thunderstorm": lambda path: by_thunderstorm(path, pixel_nm),
            }
            out.append(readers[program](path))
    json.dump(out, sys.stdout)


if __name__ == "__main__":
    main()
