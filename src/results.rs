//! What comes back from a device, looked at before it is believed.

use std::ops::Range;

use gaussmle_kernels::spec::{CODE_ITERATIONS, CODE_STATUS, CODES, Columns, Psf};

use crate::fits::Fits;
use crate::status::Status;

/// Results of a batch as they lie in memory: columns of `padded` values, of which the first `spots` count.
#[derive(Clone, Copy)]
pub(crate) struct Returned<'a> {
    pub columns: &'a [f32],
    pub codes: &'a [f32],
    pub padded: usize,
    pub spots: usize,
}

impl<'a> Returned<'a> {
    fn code(&self, which: usize) -> &'a [f32] {
        &self.codes[which * self.padded..][..self.spots]
    }

    fn column(&self, which: usize) -> &'a [f32] {
        &self.columns[which * self.padded..][..self.spots]
    }

    /// Whether this can be the work of the kernel: every status is one, every count of iterations possible, and where a fit
    /// has uncertainties they are above 0 and its parameters finite. The codes were NaN before.
    pub fn check(&self, psf: Psf, max_iterations: u32) -> Result<(), String> {
        let layout = Columns::new(psf.parameters());
        if self.columns.len() < layout.count() * self.padded
            || self.codes.len() < CODES * self.padded
        {
            return Err("it returned fewer values than were asked for".into());
        }
        let status = self.code(CODE_STATUS);
        let possible = |code: f32| Status::ALL.iter().any(|s| f32::from(s.code()) == code);
        let wrong = status.iter().filter(|&&code| !possible(code)).count();
        if wrong > 0 {
            let spots = self.spots;
            return Err(format!(
                "it returned no result for {wrong} of {spots} spots, and no error either"
            ));
        }
        let most = max_iterations as f32;
        let counts = |n: f32| n >= 0.0 && n <= most && n.fract() == 0.0;
        if !self.code(CODE_ITERATIONS).iter().all(|&n| counts(n)) {
            return Err("it returned a count of iterations that cannot be".into());
        }
        let last_sound = f32::from(Status::AtBound.code());
        for k in 0..psf.parameters() {
            let values = self.column(layout.parameter(k));
            let variances = self.column(layout.covariance(k, k));
            let sound = |i: usize| {
                status[i] > last_sound
                    || (values[i].is_finite() && variances[i].is_finite() && variances[i] > 0.0)
            };
            if !(0..self.spots).all(sound) {
                return Err("it returned uncertainties that cannot be".into());
            }
        }
        Ok(())
    }

    /// Puts the results into their places.
    pub fn store(&self, at: Range<usize>, fits: &mut Fits) {
        for (column, out) in self
            .columns
            .chunks(self.padded)
            .zip(fits.columns.columns_mut())
        {
            out[at.clone()].copy_from_slice(&column[..self.spots]);
        }
        for (out, &n) in fits.iterations[at.clone()]
            .iter_mut()
            .zip(self.code(CODE_ITERATIONS))
        {
            *out = n as u16;
        }
        for (out, &code) in fits.status[at].iter_mut().zip(self.code(CODE_STATUS)) {
            // `check` has looked.
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

    fn sound() -> (Vec<f32>, Vec<f32>) {
        let columns = vec![1.0; Columns::new(PSF.parameters()).count() * PADDED];
        let mut codes = vec![f32::NAN; CODES * PADDED];
        codes[CODE_ITERATIONS * PADDED..][..SPOTS].fill(3.0);
        codes[CODE_STATUS * PADDED..][..SPOTS].copy_from_slice(&[0.0, 1.0, 2.0, 3.0, 4.0]);
        (columns, codes)
    }

    fn verdict(columns: &[f32], codes: &[f32]) -> Result<(), String> {
        let (padded, spots) = (PADDED, SPOTS);
        Returned {
            columns,
            codes,
            padded,
            spots,
        }
        .check(PSF, 50)
    }

    #[test]
    fn what_the_kernel_writes_passes() {
        let (columns, codes) = sound();
        assert_eq!(verdict(&columns, &codes), Ok(()));
    }

    #[test]
    fn what_it_cannot_have_written_does_not() {
        let spoil = |code: Option<(usize, f32)>, column: Option<(usize, f32)>| {
            let (mut columns, mut codes) = sound();
            if let Some((at, value)) = code {
                codes[at] = value;
            }
            if let Some((at, value)) = column {
                columns[at] = value;
            }
            verdict(&columns, &codes)
        };
        let status = CODE_STATUS * PADDED;
        let iterations = CODE_ITERATIONS * PADDED;
        for wrong in [f32::NAN, 5.0, -1.0, 0.5] {
            assert!(
                spoil(Some((status + 2, wrong)), None).is_err(),
                "status {wrong}"
            );
        }
        for wrong in [f32::NAN, 51.0, -1.0, 0.5] {
            assert!(
                spoil(Some((iterations + 2, wrong)), None).is_err(),
                "iterations {wrong}"
            );
        }
        let layout = Columns::new(PSF.parameters());
        for wrong in [f32::NAN, 0.0, -1.0, f32::INFINITY] {
            let variance = layout.covariance(3, 3) * PADDED;
            assert!(
                spoil(None, Some((variance + 1, wrong))).is_err(),
                "variance {wrong}"
            );
            // A spot without uncertainties may have anything there.
            assert!(
                spoil(None, Some((variance + 2, wrong))).is_ok(),
                "variance {wrong}"
            );
        }
        assert!(spoil(None, Some((layout.parameter(0) * PADDED, f32::NAN))).is_err());
        // Beyond the spots nothing counts.
        assert!(spoil(Some((status + SPOTS, 9.0)), None).is_ok());
    }

    #[test]
    fn memory_full_of_anything_does_not_pass() {
        let (columns, codes) = sound();
        for byte in 0..=255u8 {
            let value = f32::from_ne_bytes([byte; 4]);
            let full = |like: &[f32]| vec![value; like.len()];
            assert!(verdict(&full(&columns), &full(&codes)).is_err(), "{byte}");
        }
        assert!(verdict(&columns[1..], &codes).is_err());
    }
}
