"""Writes tables of localizations with other programs, and prints their content as JSON.

    make_tables.py FOLDER NATIVE.csv NATIVE.parquet NATIVE.npz PICASSO.hdf5

The inputs are tables written by gaussmle. pandas, pyarrow, numpy and Picasso open and save them.
"""

import json
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import h5py
import numpy
import pandas
import pyarrow
import pyarrow.parquet
from picasso import io

folder, csv, parquet, npz, hdf5 = sys.argv[1:]
path_of = lambda name: os.path.join(folder, name)

data = pandas.read_csv(csv, float_precision="round_trip")
data.to_csv(path_of("pandas.csv"))
table = pyarrow.parquet.read_table(parquet)
pyarrow.parquet.write_table(table, path_of("snappy.parquet"))
pyarrow.parquet.write_table(table, path_of("plain.parquet"), compression="none", version="1.0", use_dictionary=False)
words = pandas.read_parquet(parquet)
words["status"] = data["status"]
words["label"] = ["spot"] * len(words)
words["group"] = numpy.arange(len(words)) - 1
words.to_parquet(path_of("words.parquet"))
arrays = dict(numpy.load(npz))
numpy.savez_compressed(path_of("packed.npz"), **arrays)
swapped = {k: v.astype(v.dtype.newbyteorder(">")) for k, v in arrays.items() if v.ndim == 1}
numpy.savez(path_of("swapped.npz"), **swapped)

locs, info = io.load_locs(hdf5)
locs["group"] = numpy.arange(len(locs), dtype=numpy.int32) % 7
io.save_locs(path_of("saved.hdf5"), locs, info)
os.remove(path_of("saved.yaml")) if os.path.exists(path_of("saved.yaml")) else None
io.export_thunderstorm(path_of("exported.csv"), locs, info)
with h5py.File(path_of("packed.hdf5"), "w") as file:
    records = locs.to_records(index=False)
    file.create_dataset("locs", data=records.astype(records.dtype.newbyteorder(">")), compression="gzip", chunks=(5,))
with h5py.File(path_of("maps.h5"), "w") as file:
    file["map"] = numpy.zeros((3, 3))
print(json.dumps({name: locs[name].tolist() for name in ["frame", "x", "y", "lpx", "sx", "photons", "group"]}))
