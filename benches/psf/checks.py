"""Checks of optics.py by independent routes. It prints each figure, and fails if one is outside.

python3 checks.py
"""

import math
import sys

import numpy as np
from scipy.integrate import quad
from scipy.optimize import brentq
from scipy.special import jv

from optics import GRID, INDEX, NA, PIXEL_UM, WAVELENGTH_UM, Optics, zernike

broken = []


def check(name, value, lowest, highest):
    within = lowest <= value <= highest
    print(f"{'ok' if within else 'NO':3} {name}: {value:.4g} (from {lowest:g} to {highest:g})")
    if not within:
        broken.append(name)


def richards_wolf(r, z):
    """Light at radius r (um) and depth z of a freely rotating dipole, without aberrations.

    The integrals over the angle are those of Richards and Wolf, Proc. R. Soc. A 253 (1959) 358.
    """
    k = 2 * math.pi * INDEX / WAVELENGTH_UM

    def integral(weight, order):
        def part(t, wave):
            s, c = math.sin(t), math.cos(t)
            return math.sqrt(c) * s * weight(s, c) * jv(order, k * r * s) * wave(k * z * c)

        top = math.asin(NA / INDEX)
        return sum(quad(part, 0, top, (wave,), epsabs=1e-10)[0] ** 2 for wave in (math.cos, math.sin))

    zero, two = integral(lambda s, c: 1 + c, 0), integral(lambda s, c: 1 - c, 2)
    return zero + two + 2 * integral(lambda s, c: s, 1)


def at_points(optics, radii, z):
    """Light of the simulator at points on the x axis, not integrated over pixels, a um^2."""
    spectrum, field = optics.spectrum(z), GRID * PIXEL_UM
    wave = np.exp(2j * math.pi * np.multiply.outer(radii, optics.columns))
    return (wave @ spectrum.sum(0)).real / field**2


def against_integrals():
    plain = Optics("plain")
    radii = np.array([0.0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.45, 0.6, 1.0])
    for z in (0.0, 0.3, -0.6):
        exact = np.array([richards_wolf(r, z) for r in radii])
        found = at_points(plain, radii, z)
        ratio = (found * exact).sum() / (exact**2).sum()
        error = np.abs(found - ratio * exact).max() / (ratio * exact).max()
        check(f"profile against integrals at z {z}, error over its peak", error, 0, 2e-3)
    focus = richards_wolf(0, 0)
    expected = 2 * brentq(lambda r: richards_wolf(r, 0) - focus / 2, 0.05, 0.3)
    peak = at_points(plain, np.array([0.0]), 0)[0]
    width = 2 * brentq(lambda r: at_points(plain, np.array([r]), 0)[0] - peak / 2, 0.05, 0.3)
    check("full width at half maximum in focus, nm", 1000 * width, 230, 310)
    check("the same over that of the integrals", width / expected, 0.998, 1.002)
    check("the same over 0.51 wavelength / NA of a scalar wave", width / (0.51 * WAVELENGTH_UM / NA), 1, 1.25)


def energy_and_symmetry():
    for name in ("astig_ab", "helix"):
        optics = Optics(name)
        sums = [np.abs(np.fft.ifft2(optics.fields * np.exp(optics.depth * z))) ** 2 for z in (-0.6, 0, 0.6)]
        sums = np.array([s.sum() for s in sums])
        check(f"{name}: power of all six fields, change with z", np.ptp(sums) / sums.mean(), 0, 1e-12)
        # Each direction has 2/3 of the light of a dipole, and dk_x dk_y is cos(theta) of its solid angle.
        cap = 2 * math.pi * (1 - math.sqrt(1 - (NA / INDEX) ** 2)) * (INDEX / WAVELENGTH_UM) ** 2
        power = (np.abs(optics.fields) ** 2 / np.maximum(optics.share, 1e-9)).sum() / (GRID * PIXEL_UM) ** 2
        check(f"{name}: light of the pupil over that of the cone", power / (2 * cap), 0.998, 1.002)
        whole = optics.images(127.3, 127.8, [-0.6, 0.0, 0.6], 256).sum((1, 2))
        check(f"{name}: light of all pixels, difference from 1", np.abs(whole - 1).max(), 0, 1e-9)
        low = optics.images(10.2, 9.9, [-0.6, 0.0, 0.6], 21).min()
        check(f"{name}: smallest share of a pixel", low, 0, 1)
    plain, c = Optics("plain"), 10.0
    image = plain.images(c, c, [-0.4, 0.4], 21)
    for kind, other in (("-x", image[:, :, ::-1]), ("x and y", image.transpose(0, 2, 1)), ("-z", image[::-1])):
        check(f"plain: difference from its mirror image, {kind}", np.abs(image - other).max() / image.max(), 0, 1e-9)
    a = Optics("astig").images(c, c, [-0.3, 0.3], 21)
    check("astig: x and y change places with z", np.abs(a[0] - a[1].T).max() / a.max(), 0, 1e-9)
    share = plain.images(c, c, 0.0, 21).sum()
    check("plain: share of 21 x 21 pixels in focus", share, 0.93, 0.99)
    i = np.arange(21) - c
    angles = []
    for image in Optics("helix").images(c, c, [-0.3, 0.0, 0.3], 21):
        image = image * (image > 0.3 * image.max())
        xx, yy = (image * i**2).sum(), (image * i[:, None] ** 2).sum()
        xy = (image * i * i[:, None]).sum()
        angles.append(0.5 * math.degrees(math.atan2(2 * xy, xx - yy)))
    turn = (np.diff(angles) + 90) % 180 - 90
    check("helix: turn from -300 to 0 nm, degrees", abs(turn[0]), 15, 60)
    check("helix: turn from 0 to 300 nm over the one before", turn[1] / turn[0], 0.9, 1.1)


def pixels_and_derivatives():
    optics = Optics("astig_ab")
    x, y, z, size, fine = 6.21, 5.87, 0.17, 13, 9
    inner = (np.arange(fine) - (fine - 1) / 2) / fine
    # A shift of the molecule by part of a pixel samples the light at a point inside each pixel.
    sums = np.zeros((size, size))
    spectrum, field = optics.spectrum(z), GRID * PIXEL_UM
    for dx in inner:
        for dy in inner:
            left = np.exp(2j * math.pi * np.multiply.outer(np.arange(size) + dy - y, optics.rows) * PIXEL_UM)
            right = np.exp(2j * math.pi * np.multiply.outer(np.arange(size) + dx - x, optics.columns) * PIXEL_UM)
            sums += (left @ spectrum @ right.T).real / field**2 * PIXEL_UM**2 / fine**2
    image = optics.images(x, y, z, size)[0]
    check("pixel integral against 9 x 9 points", np.abs(image - sums).max() / image.max(), 0, 1e-2 / fine)
    shares = optics.derivatives(x, y, z, size)[0]
    for axis, step in ((0, 1e-4), (1, 1e-4), (2, 1e-3)):
        ends = []
        for sign in (1, -1):
            at = [x, y, z]
            at[axis] += sign * step
            ends.append(optics.images(*at, size)[0])
        slope = (ends[0] - ends[1]) / (2 * step)
        error = np.abs(slope - shares[axis + 1]).max() / np.abs(slope).max()
        check(f"derivative by {'xyz'[axis]} against differences", error, 0, 1e-3)
    radius = np.sqrt((np.arange(400) + 0.5) / 400)
    angle = (np.arange(64) + 0.5) * 2 * math.pi / 64
    radius, angle = np.meshgrid(radius, angle)
    for mode in ((2, 2), (3, -1), (3, 3), (4, 0), (4, 2)):
        check(f"Zernike {mode}: mean square", (zernike(*mode, radius, angle) ** 2).mean(), 0.999, 1.001)


def bound_of_a_mean():
    """The likelihood of many images is as sharp as the bound says: scatter of its score."""
    optics, rng = Optics("astig"), np.random.default_rng(3)
    x, y, z, photons, background = 6.2, 5.9, 0.1, 2000.0, 10.0
    shares = optics.derivatives(x, y, z, 13)[0].reshape(4, -1)
    mean = photons * shares[0] + background
    slopes = np.array([photons * shares[1], photons * shares[2], photons * shares[3], shares[0], 0 * shares[0] + 1])
    score = (rng.poisson(mean, (40_000, len(mean))) / mean - 1) @ slopes.T
    found = np.sqrt(np.diagonal(np.linalg.inv(np.cov(score.T))))
    stated = optics.bound(x, y, z, photons, background, 13)[0]
    for name, a, b in zip(("x", "y", "z", "photons", "background"), stated, found):
        check(f"bound of {name} over that of scattered scores", a / b, 0.98, 1.02)
    print("    bound x, y, z:", np.round(stated[:3] * [100, 100, 1000], 2), "nm")


if __name__ == "__main__":
    for part in (against_integrals, energy_and_symmetry, pixels_and_derivatives, bound_of_a_mean):
        part()
    sys.exit(f"{len(broken)} checks failed: {', '.join(broken)}" if broken else 0)
