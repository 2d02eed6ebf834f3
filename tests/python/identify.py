"""Prints the spots that Picasso identifies: the number of the search, frame, x and y, one spot per line.

    identify.py FRAMES.npy BOX MIN_NET_GRADIENT [FRAMES.npy BOX MIN_NET_GRADIENT]...
"""

import sys

import numpy
from picasso import localize

searches = sys.argv[1:]
for search in range(len(searches) // 3):
    path, box, min_net_gradient = searches[3 * search : 3 * search + 3]
    for number, frame in enumerate(numpy.load(path)):
        ys, xs, _ = localize.identify_in_frame(frame, float(min_net_gradient), int(box))
        for y, x in zip(ys, xs):
            print(search, number, x, y)
