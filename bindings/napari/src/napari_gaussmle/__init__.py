"""gaussmle in napari: movies, tables of localizations, and a widget that localizes.

A movie's layer has the scale of its camera pixels, um, if its file states them. napari's data
coordinates are pixels: an integer is a pixel's centre. gaussmle's positions are um from the outer
corner of the sensor: ``x = (column + 0.5) * pixel_size``.
"""
