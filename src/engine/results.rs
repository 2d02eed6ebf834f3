//! Validation of results, and their copy into columns.

use std::ops::Range;

use gaussmle_kernels::spec::{CODE_ITERATIONS, CODE_STATUS, CODES, Columns, Psf};

use crate::fits::Fits;
use crate::status::Status;

/// The results of a batch: columns of `padded` values, of which the first `spots` are valid.
#[derive(Clone, Copy)]
pub(crate) struct BatchResults<'a> {
    pub columns: &'a [f32],
    pub codes: &'a [f32],
    pub padded: usize,
    pub spots: usize,
}

impl<'a> BatchResults<'a> {
    fn code(&self, which: usize) -> &'a [f32] {
        &self.codes[which * self.padded..][..self.spots]
    }

    fn column(&self, which: usize) -> &'a [f32] {
        &self.columns[which * self.padded..][..self.spots]
    }

    /// Checks that the kernel can have written these results: every status and number of iterations
    /// is valid, and every converged fit has finite parameters and positive variances. Codes that
    /// the kernel did not write are still NaN.
    ///
    /// # Errors
    ///
    /// Returns the first contradiction.
    pub fn check(&self, psf: Psf, max_iterations: u32) -> Result<(), String> {
        let layout = Columns::new(psf.parameters());
        if self.columns.len() < layout.count() * self.padded
            || self.codes.len() < CODES * self.padded
        {
            return Err("it returned fewer values than expected".into());
        }
        let status = self.code(CODE_STATUS);
        let possible = |code: f32| Status::ALL.iter().any(|s| f32::from(s.code()) == code);
        let missing = status.iter().filter(|&&code| !possible(code)).count();
        if missing > 0 {
            let spots = self.spots;
            return Err(format!(
                "it returned no result for {missing} of {spots} spots, and no error"
            ));
        }
        let most = max_iterations as f32;
        let is_count = |n: f32| n >= 0.0 && n <= most && n.fract() == 0.0;
        if !self.code(CODE_ITERATIONS).iter().all(|&n| is_count(n)) {
            return Err("it returned a number of iterations that cannot be right".into());
        }
        let last_usable = f32::from(Status::AtBound.code());
        for k in 0..psf.parameters() {
            let values = self.column(layout.parameter(k));
            let variances = self.column(layout.covariance(k, k));
            let is_valid = |i: usize| {
                status[i] > last_usable
                    || (values[i].is_finite() && variances[i].is_finite() && variances[i] > 0.0)
            };
            if !(0..self.spots).all(is_valid) {
                return Err("it returned uncertainties that cannot be right".into());
            }
        }
        Ok(())
    }

    /// Copies the results to a range of spots.
    pub fn store(&self, range: Range<usize>, fits: &mut Fits) {
        for (column, out) in self
            .columns
            .chunks(self.padded)
            .zip(fits.columns.columns_mut())
        {
            out[range.clone()].copy_from_slice(&column[..self.spots]);
        }
        for (out, &n) in fits.iterations[range.clone()]
            .iter_mut()
            .zip(self.code(CODE_ITERATIONS))
        {
            *out = n as u16;
        }
        for (out, &code) in fits.status[range].iter_mut().zip(self.code(CODE_STATUS)) {
            // `check` has found every code valid.
            *out = Status::from_code(code as u8).unwrap_or(Status::BadInput);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PSF: Psf = Psf::Xynb;
    const SPOTS: usize = 5;
    const PADDED: usize = 8;

    fn valid_results() -> (Vec<f32>, Vec<f32>) {
        let columns = vec![1.0; Columns::new(PSF.parameters()).count() * PADDED];
        let mut codes = vec![f32::NAN; CODES * PADDED];
        codes[CODE_ITERATIONS * PADDED..][..SPOTS].fill(3.0);
        codes[CODE_STATUS * PADDED..][..SPOTS].copy_from_slice(&[0.0, 1.0, 2.0, 3.0, 4.0]);
        (columns, codes)
    }

    fn check(columns: &[f32], codes: &[f32]) -> Result<(), String> {
        let (padded, spots) = (PADDED, SPOTS);
        BatchResults {
            columns,
            codes,
            padded,
            spots,
        }
        .check(PSF, 50)
    }

    #[test]
    fn results_of_the_kernel_are_valid() {
        let (columns, codes) = valid_results();
        assert_eq!(check(&columns, &codes), Ok(()));
    }

    #[test]
    fn impossible_results_are_invalid() {
        let check_changed = |code: Option<(usize, f32)>, column: Option<(usize, f32)>| {
            let (mut columns, mut codes) = valid_results();
            if let Some((at, value)) = code {
                codes[at] = value;
            }
            if let Some((at, value)) = column {
                columns[at] = value;
            }
            check(&columns, &codes)
        };
        let status = CODE_STATUS * PADDED;
        let iterations = CODE_ITERATIONS * PADDED;
        for invalid in [f32::NAN, 5.0, -1.0, 0.5] {
            assert!(
                check_changed(Some((status + 2, invalid)), None).is_err(),
                "status {invalid}"
            );
        }
        for invalid in [f32::NAN, 51.0, -1.0, 0.5] {
            assert!(
                check_changed(Some((iterations + 2, invalid)), None).is_err(),
                "iterations {invalid}"
            );
        }
        let layout = Columns::new(PSF.parameters());
        for invalid in [f32::NAN, 0.0, -1.0, f32::INFINITY] {
            let variance = layout.covariance(3, 3) * PADDED;
            assert!(
                check_changed(None, Some((variance + 1, invalid))).is_err(),
                "variance {invalid}"
            );
            // The variances of a fit that did not converge are not checked.
            assert!(
                check_changed(None, Some((variance + 2, invalid))).is_ok(),
                "variance {invalid}"
            );
        }
        assert!(check_changed(None, Some((layout.parameter(0) * PADDED, f32::NAN))).is_err());
        // Padding is not checked.
        assert!(check_changed(Some((status + SPOTS, 9.0)), None).is_ok());
    }

    #[test]
    fn memory_filled_with_one_byte_is_invalid() {
        let (columns, codes) = valid_results();
        for byte in 0..=255u8 {
            let value = f32::from_ne_bytes([byte; 4]);
            let filled = |like: &[f32]| vec![value; like.len()];
            assert!(check(&filled(&columns), &filled(&codes)).is_err(), "{byte}");
        }
        assert!(check(&columns[1..], &codes).is_err());
    }
}
