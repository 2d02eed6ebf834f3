"""Spots as Picasso identifies them.

    identify.py FRAMES.npy BOX MIN_NET_GRADIENT

Prints frame, x and y of each, row by row.
"""

import sys

import numpy
from picasso import localize

frames = numpy.load(sys.argv[1])
box, least = int(sys.argv[2]), float(sys.argv[3])
for number, frame in enumerate(frames):
    ys, xs, _ = localize.identify_in_frame(frame, least, box)
    for y, x in zip(ys, xs):
        print(number, x, y)
