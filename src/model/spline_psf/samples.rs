//! Spline PSFs through samples.

use super::{InvalidSplinePsf, SplineParts, SplinePsf, invalid, positive};

/// The places of the samples of a PSF.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sampling {
    /// Samples along a pixel, usually 1.
    pub samples_per_pixel: f64,
    /// The distance from one plane to the next, um. It is negative if z falls from plane to plane.
    /// A PSF of one plane does not use it.
    pub z_step_um: f64,
    /// The place of the molecule at z = 0: a column, a row and a plane, counted from 0. `None`
    /// stands for the middle of the samples.
    pub centre: Option<[f64; 3]>,
}

impl Default for Sampling {
    fn default() -> Self {
        Self {
            samples_per_pixel: 1.0,
            z_step_um: 0.1,
            centre: None,
        }
    }
}

impl SplinePsf {
    /// The cubic spline through samples `[plane][row][column]`, normalized. One plane makes a PSF
    /// without z.
    ///
    /// The spline is natural: along each axis its second derivative is 0 at the first and last
    /// sample. It passes through all samples, their noise included. The background must have been
    /// subtracted. The window and the range of z are those of the samples.
    ///
    /// # Errors
    ///
    /// Returns an error if the samples do not fit their shape, are not finite or have no light, or
    /// if the centre is not within them.
    ///
    /// ```
    /// use gaussmle::{Sampling, SplinePsf};
    ///
    /// // 5 planes of 9 x 9 pixels, one each 50 nm; z falls from plane to plane.
    /// let samples: Vec<f64> = (0..5 * 9 * 9)
    ///     .map(|n| {
    ///         let (y, x) = ((n / 9 % 9) as f64 - 4.0, (n % 9) as f64 - 4.0);
    ///         (-(x * x + y * y) / 4.0).exp()
    ///     })
    ///     .collect();
    /// let sampling = Sampling { z_step_um: -0.05, ..Sampling::default() };
    /// let psf = SplinePsf::from_samples(&samples, [5, 9, 9], sampling)?;
    /// assert_eq!(psf.half_window_px(), 4.0);
    /// assert_eq!(psf.z_range_um(), [-0.1, 0.1]);
    /// # Ok::<(), gaussmle::InvalidSplinePsf>(())
    /// ```
    pub fn from_samples(
        samples: &[f64],
        shape: [usize; 3],
        sampling: Sampling,
    ) -> Result<Self, InvalidSplinePsf> {
        let [planes, rows, columns] = shape;
        if planes == 0 || rows < 3 || columns < 3 {
            return invalid(format!(
                "a PSF has {planes} planes of {rows} x {columns} samples: expected at least one \
                 plane of 3 x 3"
            ));
        }
        let needed = planes
            .checked_mul(rows)
            .and_then(|n| n.checked_mul(columns));
        if needed != Some(samples.len()) {
            return invalid(format!(
                "a PSF of {planes} planes of {rows} x {columns} samples has {} of them",
                samples.len()
            ));
        }
        if let Some(at) = samples.iter().position(|sample| !sample.is_finite()) {
            return invalid(format!(
                "sample {at} of a PSF is {}: expected finite numbers",
                samples[at]
            ));
        }
        positive("samples per pixel", sampling.samples_per_pixel)?;
        let last = shape.map(|n| (n - 1) as f64);
        let middle = [last[2] / 2.0, last[1] / 2.0, last[0] / 2.0];
        let mut centre = sampling.centre.unwrap_or(middle);
        if !(0.0..=last[2]).contains(&centre[0]) || !(0.0..=last[1]).contains(&centre[1]) {
            return invalid(format!(
                "the centre of a PSF is column {} and row {}: expected a place within {columns} \
                 columns and {rows} rows",
                centre[0], centre[1]
            ));
        }
        let mut coefficients = samples.to_vec();
        let mut shape = shape;
        let mut spacing_um = 1.0;
        let mut z_range_um = [0.0; 2];
        if planes == 1 {
            centre[2] = 0.0;
        } else {
            spacing_um = sampling.z_step_um.abs();
            positive("a distance of planes of um", spacing_um)?;
            if sampling.z_step_um < 0.0 {
                let reversed = samples.chunks_exact(rows * columns).rev();
                coefficients = reversed.flatten().copied().collect();
                centre[2] = last[0] - centre[2];
            }
            let ends = [-centre[2], last[0] - centre[2]];
            // 0.7 rather than 0.7000000000000001.
            z_range_um = ends.map(|planes| (planes * spacing_um * 1e12).round() / 1e12);
            coefficients = natural(&coefficients, &mut shape, 0);
            centre[2] += 1.0;
        }
        coefficients = natural(&coefficients, &mut shape, 1);
        coefficients = natural(&coefficients, &mut shape, 2);
        let edges = [
            centre[0],
            last[2] - centre[0],
            centre[1],
            last[1] - centre[1],
        ];
        let edge = edges.into_iter().fold(f64::INFINITY, f64::min);
        // The peak becomes 1, so that no sample is too large or small for f32.
        let peak = coefficients
            .iter()
            .fold(0.0, |peak: f64, c| peak.max(c.abs()));
        if peak == 0.0 {
            return invalid("all samples of a PSF are 0: expected its light");
        }
        let coefficients = coefficients.iter().map(|c| (c / peak) as f32);
        let parts = SplineParts {
            coefficients: coefficients.collect(),
            shape,
            knots_per_pixel: sampling.samples_per_pixel,
            origin: [centre[0] + 1.0, centre[1] + 1.0, centre[2]],
            plane_spacing_um: spacing_um,
            half_window_px: edge / sampling.samples_per_pixel,
            z_range_um,
        };
        Self::new(parts)?.normalized()
    }

    /// An astigmatic PSF for tests and examples: foci at z = -0.2 and 0.2 um, a standard deviation of 1.2
    /// and 1.25 pixels in them, 17 x 17 pixels, planes 0.1 um apart from -0.7 to 0.7 um. It is a Gaussian
    /// but for a slope along x and y: like a real one, it has no symmetry.
    pub fn example() -> Self {
        let mut samples = Vec::new();
        for plane in -7..=7 {
            let z = f64::from(plane) * 0.1;
            let [sx, sy] = [(0.2, 1.2), (-0.2, 1.25)]
                .map(|(focus, width)| width * (1.0 + ((z - focus) / 0.4_f64).powi(2)).sqrt());
            for (y, x) in (-8..=8).flat_map(|y| (-8..=8).map(move |x| (f64::from(y), f64::from(x))))
            {
                let exponent = (x / sx).powi(2) / 2.0 + (y / sy).powi(2) / 2.0;
                let slope = 1.0 + 0.1 * libm::tanh(x / 2.0) + 0.06 * libm::tanh(y / 3.0);
                samples.push(slope * libm::exp(-exponent) / (std::f64::consts::TAU * sx * sy));
            }
        }
        match Self::from_samples(&samples, [15, 17, 17], Sampling::default()) {
            Ok(psf) => psf,
            Err(error) => unreachable!("a test makes it: {error}"),
        }
    }
}

/// The coefficients of the natural cubic splines through all lines along an axis. The axis gets 2
/// more of them than it has samples, one before the first and one after the last.
fn natural(values: &[f64], shape: &mut [usize; 3], axis: usize) -> Vec<f64> {
    let count = shape[axis];
    let stride: usize = shape[axis + 1..].iter().product();
    let outer: usize = shape[..axis].iter().product();
    shape[axis] = count + 2;
    let mut out = vec![0.0; outer * (count + 2) * stride];
    let mut line = vec![0.0; count];
    for block in 0..outer {
        for lane in 0..stride {
            for (k, value) in line.iter_mut().enumerate() {
                *value = values[(block * count + k) * stride + lane];
            }
            solve(&mut line);
            let start = block * (count + 2) * stride + lane;
            for (k, &c) in line.iter().enumerate() {
                out[start + (k + 1) * stride] = c;
            }
            // A second derivative of 0 is a second difference of 0.
            out[start] = 2.0 * line[0] - line[1];
            out[start + (count + 1) * stride] = 2.0 * line[count - 1] - line[count - 2];
        }
    }
    out
}

/// Turns samples into coefficients: `(c[k-1] + 4 c[k] + c[k+1]) / 6 = s[k]`, with the ends of
/// natural splines, `c = s`.
fn solve(line: &mut [f64]) {
    let last = line.len() - 1;
    let mut ratios = vec![0.0; line.len()];
    for k in 1..last {
        let pivot = 4.0 - ratios[k - 1];
        ratios[k] = 1.0 / pivot;
        line[k] = (6.0 * line[k] - line[k - 1]) / pivot;
    }
    for k in (1..last).rev() {
        line[k] -= ratios[k] * line[k + 1];
    }
}
