"""Prints the ROIs that a run would fit in a frame: column and row of the first pixel, and side."""

import sys

import gaussmle as gm

movie, frame, false_alarms = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
camera = gm.Camera(0.1, offset=100.0, gain=0.5, read_noise=1.5)
peaks = gm.detect(movie, camera=camera, model=gm.Xynb(0.13), frames=(frame, frame + 1), detection=gm.Detection(false_alarms=false_alarms))
cuts = gm.cut(movie, peaks)
for x, y in cuts.corners:
    print(x, y, cuts.rois.shape[1])
