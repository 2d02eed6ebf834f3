"""Prints the spots that Picasso identifies: frame, x and y, one spot per line.

    identify.py FRAMES.npy BOX MIN_NET_GRADIENT
"""

import sys

import numpy
from picasso import localize

frames = numpy.load(sys.argv[1])
box, min_net_gradient = int(sys.argv[2]), float(sys.argv[3])
for number, frame in enumerate(frames):
    ys, xs, _ = localize.identify_in_frame(frame, min_net_gradient, box)
    for y, x in zip(ys, xs):
        print(number, x, y)
