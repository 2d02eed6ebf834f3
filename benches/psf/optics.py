"""Images of a point emitter by vectorial diffraction, their derivatives, and the Cramer-Rao bound.

An emitter that rotates freely is the mean of three dipoles, along x, y and z. The objective makes a
plane wave of each direction; its two components in the back focal plane follow from the projection
of the dipole, with 1 / sqrt(cos(theta)) for conservation of energy. Sample and immersion oil have
the same index. A Fourier transform gives the six fields, and the sum of their squares the light.

The light has no spatial frequency above 2 NA / wavelength, so a grid of whole pixels represents it
without error. Its spectrum gives the image at any position: a shift is a phase, the integral over
a pixel a product of two sinc functions, and a derivative by x or y a factor. Derivatives by z are
differences. An image is thus not interpolated, and shares no arithmetic with a spline.

Positions x and y are in pixels of the ROI, where an integer is the centre of a pixel; z is in um.
Light is a share of all light that passes the pupil. NumPy and SciPy alone.
"""

import math

import numpy as np
from scipy import fft
from scipy.special import j1

NA = 1.4
INDEX = 1.518
WAVELENGTH_UM = 0.67
PIXEL_UM = 0.1
GRID = 256  # pixels of the field that is transformed: 25.6 um
EDGE = 8  # points a side that average the edge of the pupil in a sample
Z_STEP_UM = 0.002  # of derivatives by z

ABERRATED = {(4, 0): 0.02, (3, 1): 0.02, (3, -1): -0.01, (3, 3): 0.015}
# Waves rms of Zernike modes (n, m); `vortices` is a row of phase vortices in the pupil.
PSFS = {
    "astig": {"waves": {(2, 2): 0.08}},
    "astig_ab": {"waves": {(2, 2): 0.08, **ABERRATED}},
    "tetrapod": {"waves": {(2, 2): 0.20, (4, 2): -0.13}},
    "helix": {"waves": {}, "vortices": 5, "spacing": 0.4},
    "plain": {"waves": {}},
    "plain_ab": {"waves": ABERRATED},
}


def zernike(n, m, radius, angle):
    """A Zernike mode whose mean square over the unit disc is 1; m < 0 is the sine."""
    k = abs(m)
    radial = np.zeros_like(radius)
    for s in range((n - k) // 2 + 1):
        below = math.factorial((n + k) // 2 - s) * math.factorial((n - k) // 2 - s)
        term = math.factorial(n - s) / (math.factorial(s) * below)
        radial += (-1) ** s * term * radius ** (n - 2 * s)
    scale = math.sqrt(n + 1) * (math.sqrt(2) if m else 1)
    return scale * radial * (np.cos(k * angle) if m >= 0 else np.sin(k * angle))


def phase_waves(psf, x, y):
    """Phase of the pupil in waves at x, y in pupil radii."""
    radius, angle = np.minimum(np.hypot(x, y), 1), np.arctan2(y, x)
    waves = sum((c * zernike(*mode, radius, angle) for mode, c in psf["waves"].items()), 0.0)
    count = psf.get("vortices", 0)
    for i in range(count):
        centre = (i - (count - 1) / 2) * psf["spacing"]
        waves = waves + np.arctan2(y, x - centre) / (2 * math.pi)
    return waves


def disc(x, y, step):
    """Share of each sample of the pupil, a square of side `step`, that lies inside radius 1."""
    inner = (np.arange(EDGE) + 0.5) / EDGE - 0.5
    share = np.zeros_like(x)
    for dx in inner * step:
        for dy in inner * step:
            share += np.hypot(x + dx, y + dy) <= 1
    return share / EDGE**2


class Optics:
    """One PSF: `images`, `derivatives`, `bound`. `psf` is a name of PSFS or such a description."""

    def __init__(self, psf="plain"):
        psf = PSFS[psf] if isinstance(psf, str) else psf
        frequency = fft.fftfreq(GRID, PIXEL_UM)
        kx, ky = np.meshgrid(frequency, frequency)
        cutoff = NA / WAVELENGTH_UM
        # Amplitudes are averaged over the edge of the pupil, as the field near the axis needs.
        self.share = disc(kx / cutoff, ky / cutoff, 1 / (GRID * PIXEL_UM * cutoff))
        sine = np.minimum(np.hypot(kx, ky) * WAVELENGTH_UM / INDEX, NA / INDEX)
        cosine, angle = np.sqrt(1 - sine**2), np.arctan2(ky, kx)
        c, s = np.cos(angle), np.sin(angle)
        # Components x and y in the back focal plane of dipoles along x, y and z.
        mixed = (cosine - 1) * s * c
        dipoles = [cosine * c * c + s * s, mixed, mixed, cosine * s * s + c * c]
        dipoles += [-sine * c, -sine * s]
        phase = np.exp(2j * math.pi * phase_waves(psf, kx / cutoff, ky / cutoff))
        self.fields = np.stack(dipoles) * (self.share / np.sqrt(cosine) * phase)
        self.depth = 2j * math.pi * INDEX / WAVELENGTH_UM * cosine
        # Frequencies of the light: rows of both signs, columns of one, as the light is real.
        self.edge = math.ceil(2 * cutoff * GRID * PIXEL_UM)
        self.rows = np.arange(-self.edge, self.edge + 1) / (GRID * PIXEL_UM)
        self.columns = self.rows[self.edge :]
        self.known = {}

    def light(self, z):
        """Light on the grid of whole pixels at depth z, not integrated over pixels; the sum is 1."""
        fields = fft.ifft2(self.fields * np.exp(self.depth * z), overwrite_x=True)
        light = (fields.real**2 + fields.imag**2).sum(0)
        return light / light.sum()

    def spectrum(self, z):
        """Fourier transform of the light at depth z; columns of positive frequency count twice."""
        key = round(float(z), 7)
        if key not in self.known:
            if len(self.known) > 200:
                self.known.clear()
            full = fft.rfft2(self.light(key))[:, : self.edge + 1]
            full[:, 1:] *= 2
            self.known[key] = np.concatenate([full[-self.edge :], full[: self.edge + 1]])
        return self.known[key]

    def spectra(self, z):
        """The spectrum at z and its derivative by z, a um."""
        above, below = self.spectrum(z + Z_STEP_UM), self.spectrum(z - Z_STEP_UM)
        return self.spectrum(z), (above - below) / (2 * Z_STEP_UM)

    def waves(self, frequency, position, size):
        """Factors [molecule][pixel][frequency] of pixels of unit side at a distance of position."""
        distance = (np.arange(size) - position[:, None]) * PIXEL_UM
        shift = np.exp(2j * math.pi * distance[:, :, None] * frequency)
        return shift * (np.sinc(frequency * PIXEL_UM) / GRID)

    def images(self, x, y, z, size, diameter_um=0.0):
        """Shares of light [molecule][row][column] in a ROI of size x size pixels."""
        x, y, z = np.broadcast_arrays(*(np.atleast_1d(np.asarray(v, float)) for v in (x, y, z)))
        out = np.empty((len(x), size, size))
        for depth in np.unique(z):
            which = np.flatnonzero(z == depth)
            spectrum = self.sphere(depth, diameter_um) if diameter_um else self.spectrum(depth)
            for part in np.array_split(which, math.ceil(len(which) / 100)):
                left = self.waves(self.rows, y[part], size)
                right = self.waves(self.columns, x[part], size)
                out[part] = (left @ spectrum @ right.transpose(0, 2, 1)).real
        return out

    def sphere(self, z, diameter_um):
        """Spectrum of a sphere filled with emitters: discs at seven depths."""
        radius = diameter_um / 2
        depths = (np.arange(7) - 3) / 3.5 * radius
        k = np.hypot(self.rows[:, None], self.columns)
        total, sum_of_areas = 0.0, 0.0
        for depth in depths:
            area = radius**2 - depth**2
            u = np.maximum(2 * math.pi * k * math.sqrt(area), 1e-9)
            total = total + area * 2 * j1(u) / u * self.spectrum(z + depth)
            sum_of_areas += area
        return total / sum_of_areas

    def derivatives(self, x, y, z, size):
        """Shares and their derivatives by x and y (a pixel) and z (a um): [molecule][4][row][column]."""
        x, y, z = np.broadcast_arrays(*(np.atleast_1d(np.asarray(v, float)) for v in (x, y, z)))
        out = np.empty((len(x), 4, size, size))
        slope = -2j * math.pi * PIXEL_UM
        for depth in np.unique(z):
            which = np.flatnonzero(z == depth)
            spectrum, by_z = self.spectra(depth)
            for part in np.array_split(which, math.ceil(len(which) / 100)):
                left = self.waves(self.rows, y[part], size)
                right = self.waves(self.columns, x[part], size).transpose(0, 2, 1)
                half = left @ spectrum
                out[part, 0] = (half @ right).real
                out[part, 1] = (half @ (slope * self.columns[:, None] * right)).real
                out[part, 2] = ((left * (slope * self.rows)) @ spectrum @ right).real
                out[part, 3] = (left @ by_z @ right).real
        return out

    def bound(self, x, y, z, photons, background, size, known_z=False):
        """Smallest standard deviations of x, y (pixels), z (um), photons, background: [molecule][5].

        The noise is Poisson's. `photons` counts all light. With `known_z` the bound of z is NaN.
        """
        shares = self.derivatives(x, y, z, size)
        return bound_of(shares, photons, background, known_z)


def bound_of(shares, photons, background, known_z=False):
    """The bound for images with the derivatives that `Optics.derivatives` returns."""
    photons = np.broadcast_to(np.asarray(photons, float), len(shares))[:, None, None]
    background = np.broadcast_to(np.asarray(background, float), len(shares))[:, None, None]
    share = shares[:, 0]
    slopes = [photons * shares[:, i] for i in (1, 2, 3)] + [share, np.ones_like(share)]
    free = [0, 1, 3, 4] if known_z else [0, 1, 2, 3, 4]
    slopes = np.stack([slopes[i] for i in free], 1).reshape(len(share), len(free), -1)
    weight = 1 / (photons * share + background).reshape(len(share), 1, -1)
    information = (slopes * weight) @ slopes.transpose(0, 2, 1)
    # Parameters have different units, so the matrix is scaled to a unit diagonal first.
    scale = np.sqrt(np.diagonal(information, axis1=1, axis2=2))
    inverse = np.linalg.inv(information / (scale[:, :, None] * scale[:, None, :]))
    out = np.full((len(share), 5), np.nan)
    out[:, free] = np.sqrt(np.diagonal(inverse, axis1=1, axis2=2)) / scale
    return out
