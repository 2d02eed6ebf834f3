"""The light of a molecule in pixels: the Airy pattern of a circular pupil, integrated over each pixel.

The pattern is tabulated once in steps of 1/STEPS pixel. A table of sums over pixels gives the share of
each pixel for any position, by linear interpolation.
"""

import numpy as np

PIXEL_UM = 0.1
WAVELENGTH_UM = 0.7
APERTURE = 1.1  # numerical; the best Gaussian has a width of 0.13 um
STEPS = 50  # of the table, a pixel
REACH = 9  # pixels beside the brightest one that receive light


def bessel1(x):
    """J1 by its integral, (1/pi) * integral of cos(t - x sin t) over 0 to pi."""
    t = (np.arange(400) + 0.5) * np.pi / 400
    return np.cos(t - x[:, None] * np.sin(t)).mean(axis=1)


def airy(radius_um):
    """Intensity at distances from the centre, 1 at the centre."""
    v = np.maximum(2 * np.pi * APERTURE / WAVELENGTH_UM * radius_um, 1e-6)
    return (2 * bessel1(v) / v) ** 2


def pixel_table():
    """Share of the light in a pixel whose centre is (i, j) / STEPS - REACH - 1 pixels from the molecule."""
    half = (REACH + 1) * STEPS + STEPS // 2
    axis = np.arange(-half, half + 1) / STEPS * PIXEL_UM
    radii = np.arange(0, 1.5 * half) / STEPS * PIXEL_UM
    fine = np.interp(np.hypot(axis[:, None], axis), radii, airy(radii))
    # The trapezoidal rule over one pixel, along each axis.
    for _ in range(2):
        sums = np.cumsum(np.pad(fine, ((1, 0), (0, 0))), axis=0)
        ends = 0.5 * (fine[:-STEPS] + fine[STEPS:])
        fine = ((sums[STEPS + 1 :] - sums[: -STEPS - 1]) - ends).T / STEPS
    # The light of the whole plane is 1: the integral of the pattern is lambda^2 / (pi NA^2).
    return fine * PIXEL_UM**2 / (WAVELENGTH_UM**2 / (np.pi * APERTURE**2))


TABLE = pixel_table()


def add_light(frames, frame, x, y, photons):
    """Adds molecules at (x, y) pixels, an integer is a pixel's centre, to `frames` (frame, row, column)."""
    count, height, width = frames.shape
    near = np.arange(-REACH, REACH + 1)
    axes = []
    for position, size in ((y, height), (x, width)):
        middle = np.rint(position).astype(int)
        place = (near + (middle - position)[:, None] + REACH + 1) * STEPS
        low = np.floor(place[:, :1]).astype(int)
        pixel = middle[:, None] + near
        axes.append((low + STEPS * np.arange(len(near)), place[:, :1] - low, pixel, (pixel >= 0) & (pixel < size)))
    (r, fr, row, in_row), (c, fc, column, in_column) = axes
    r, c, fr, fc = r[:, :, None], c[:, None, :], fr[:, :, None], fc[:, :, None]
    share = (1 - fr) * ((1 - fc) * TABLE[r, c] + fc * TABLE[r, c + 1])
    share += fr * ((1 - fc) * TABLE[r + 1, c] + fc * TABLE[r + 1, c + 1])
    inside = in_row[:, :, None] & in_column[:, None, :]
    cell = (frame[:, None, None] * height + row[:, :, None]) * width + column[:, None, :]
    light = share * photons[:, None, None]
    frames += np.bincount(cell[inside], light[inside], frames.size).reshape(frames.shape)
