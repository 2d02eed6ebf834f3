//! The look at the results of a batch, and their copy into columns. Both are one visit of the
//! memory, in parts that stay in the cache.

use std::ops::Range;

use gaussmle_kernels::spec::{CODE_ITERATIONS, CODE_STATUS, CODES, Columns, status};
use rayon::prelude::*;

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

/// Spots in a part.
const PART: usize = 4096;

/// The destinations of a part.
pub(crate) struct Destination<'a> {
    pub columns: Vec<&'a mut [f32]>,
    iterations: &'a mut [u16],
    pub status: &'a mut [Status],
}

impl Destination<'_> {
    /// The number of spots.
    pub fn spots(&self) -> usize {
        self.status.len()
    }
}

/// Contradictions in results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Contradictions {
    /// Spots without a status.
    missing: usize,
    /// True if a number of iterations is impossible.
    iterations: bool,
    /// True if a converged fit has parameters or variances that are impossible.
    values: bool,
}

impl Contradictions {
    pub fn and(self, other: Self) -> Self {
        Self {
            missing: self.missing + other.missing,
            iterations: self.iterations | other.iterations,
            values: self.values | other.values,
        }
    }

    /// Returns the first contradiction in the results of this many spots as an error.
    pub fn check(self, spots: usize) -> Result<(), String> {
        if self.missing > 0 {
            let missing = self.missing;
            return Err(format!(
                "it returned no result for {missing} of {spots} spots, and no error"
            ));
        }
        if self.iterations {
            return Err("it returned a number of iterations that cannot be right".into());
        }
        if self.values {
            return Err("it returned uncertainties that cannot be right".into());
        }
        Ok(())
    }
}

impl<'a> BatchResults<'a> {
    fn code(&self, which: usize) -> &'a [f32] {
        &self.codes[which * self.padded..][..self.spots]
    }

    fn column(&self, which: usize) -> &'a [f32] {
        &self.columns[which * self.padded..][..self.spots]
    }

    /// Copies the results to a range of spots, and checks that the kernel can have written them:
    /// every status and number of iterations is valid, and every converged fit has finite
    /// parameters and positive variances. Codes that the kernel did not write are still NaN.
    /// `settle` then gets each part of the range, with its first spot.
    ///
    /// # Errors
    ///
    /// Returns the first contradiction. The range then has arbitrary content.
    pub fn store(
        &self,
        max_iterations: u32,
        range: Range<usize>,
        fits: &mut Fits,
        settle: impl Fn(usize, &mut Destination<'_>) + Sync,
    ) -> Result<(), String> {
        let layout = fits.layout;
        if self.columns.len() < layout.count() * self.padded
            || self.codes.len() < CODES * self.padded
        {
            return Err("it returned fewer values than expected".into());
        }
        let start = range.start;
        let parts = destinations(fits, range, PART);
        let found = parts
            .into_par_iter()
            .enumerate()
            .map(|(part, mut to)| {
                let found = self.store_part(part * PART, layout, max_iterations, &mut to);
                settle(start + part * PART, &mut to);
                found
            })
            .reduce(Contradictions::default, Contradictions::and);
        found.check(self.spots)
    }

    /// Copies and checks the part from spot `first` on.
    pub fn store_part(
        &self,
        first: usize,
        layout: Columns,
        max_iterations: u32,
        to: &mut Destination<'_>,
    ) -> Contradictions {
        let most = max_iterations as f32;
        let part = first..first + to.status.len();
        let codes = &self.code(CODE_STATUS)[part.clone()];
        let mut missing = 0u32;
        for (out, code) in to.status.iter_mut().zip(codes) {
            let status = status_of(*code);
            missing += u32::from(status.is_none());
            *out = status.unwrap_or(Status::BadInput);
        }
        let mut wrong_count = false;
        let counts = &self.code(CODE_ITERATIONS)[part.clone()];
        for (out, &count) in to.iterations.iter_mut().zip(counts) {
            *out = count as u16;
            wrong_count |= f32::from(*out) != count || count > most;
        }
        for (k, out) in to.columns.iter_mut().enumerate() {
            out.copy_from_slice(&self.column(k)[part.clone()]);
        }
        let mut wrong_value = false;
        for k in 0..layout.parameters() {
            let values = &self.column(layout.parameter(k))[part.clone()];
            for (code, value) in codes.iter().zip(values) {
                wrong_value |= (*code <= LAST_USABLE) & !value.is_finite();
            }
            let Some(variance) = layout.covariance(k, k) else {
                continue;
            };
            let variances = &self.column(variance)[part.clone()];
            for (code, variance) in codes.iter().zip(variances) {
                let is_valid = (*variance > 0.0) & (*variance < f32::INFINITY);
                wrong_value |= (*code <= LAST_USABLE) & !is_valid;
            }
        }
        Contradictions {
            missing: missing as usize,
            iterations: wrong_count,
            values: wrong_value,
        }
    }
}

/// The code of the last status with uncertainties.
const LAST_USABLE: f32 = Status::AtBound as u8 as f32;

/// The status with a code, if a device gives it.
fn status_of(code: f32) -> Option<Status> {
    let number = code as u8;
    if f32::from(number) != code || number > status::BAD_INPUT {
        return None;
    }
    Status::from_code(number)
}

/// Divides a range of spots into parts of `spots` spots.
pub(crate) fn destinations(
    fits: &mut Fits,
    range: Range<usize>,
    spots: usize,
) -> Vec<Destination<'_>> {
    let iterations = fits.iterations[range.clone()].chunks_mut(spots);
    let status = fits.status[range.clone()].chunks_mut(spots);
    let mut parts: Vec<Destination<'_>> = iterations
        .zip(status)
        .map(|(iterations, status)| Destination {
            columns: Vec::new(),
            iterations,
            status,
        })
        .collect();
    for column in fits.columns.columns_mut() {
        let column = column[range.clone()].chunks_mut(spots);
        for (part, column) in parts.iter_mut().zip(column) {
            part.columns.push(column);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use gaussmle_kernels::spec::Outputs;
    use ndarray::Array3;

    use super::*;
    use crate::model::Model;
    use crate::roi::RoiStack;

    /// The columns of the model `xynb`.
    const LAYOUT: Columns = Columns::new(4, Outputs::ALL);
    const SPOTS: usize = 5;
    const PADDED: usize = 8;

    fn valid_results() -> (Vec<f32>, Vec<f32>) {
        let columns = vec![1.0; LAYOUT.count() * PADDED];
        let mut codes = vec![f32::NAN; CODES * PADDED];
        codes[CODE_ITERATIONS * PADDED..][..SPOTS].fill(3.0);
        codes[CODE_STATUS * PADDED..][..SPOTS].copy_from_slice(&[0.0, 1.0, 2.0, 3.0, 4.0]);
        (columns, codes)
    }

    fn fits(spots: usize) -> Fits {
        let pixels = Array3::<u16>::zeros((spots, 5, 5));
        let rois = RoiStack::from_u16(pixels.view()).expect("valid");
        Fits::new(Model::xynb(0.1), 0.1.into(), Outputs::ALL, &rois)
    }

    fn check(columns: &[f32], codes: &[f32]) -> Result<(), String> {
        let (padded, spots) = (PADDED, SPOTS);
        BatchResults {
            columns,
            codes,
            padded,
            spots,
        }
        .store(50, 0..SPOTS, &mut fits(SPOTS), |_, _| ())
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
        for invalid in [f32::NAN, 0.0, -1.0, f32::INFINITY] {
            let variance = LAYOUT.covariance(3, 3).expect("a column") * PADDED;
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
        assert!(check_changed(None, Some((LAYOUT.parameter(0) * PADDED, f32::NAN))).is_err());
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

    #[test]
    fn every_value_is_stored_at_its_spot() {
        // Two whole parts and a third, behind spots of another batch.
        let (first, spots) = (3, 2 * PART + 7);
        let padded = spots.next_multiple_of(32);
        let count = LAYOUT.count();
        let columns: Vec<f32> = (0..count * padded).map(|i| i as f32 + 1.0).collect();
        let mut codes = vec![f32::NAN; CODES * padded];
        for spot in 0..spots {
            codes[CODE_ITERATIONS * padded + spot] = (spot % 50) as f32;
            codes[CODE_STATUS * padded + spot] = (spot % 5) as f32;
        }
        let mut fits = fits(first + spots + 1);
        let results = BatchResults {
            columns: &columns,
            codes: &codes,
            padded,
            spots,
        };
        let starts = std::sync::Mutex::new(Vec::new());
        let note_start = |start, to: &mut Destination<'_>| {
            starts.lock().expect("no panic").push((start, to.spots()));
        };
        let stored = results.store(50, first..first + spots, &mut fits, note_start);
        assert_eq!(stored, Ok(()));
        let mut starts = starts.into_inner().expect("no panic");
        starts.sort_unstable();
        assert_eq!(starts, [(3, PART), (3 + PART, PART), (3 + 2 * PART, 7)]);
        for k in 0..count {
            let stored = fits.columns.column(k);
            assert_eq!(stored[first..][..spots], columns[k * padded..][..spots]);
            assert_eq!((stored[first - 1], stored[first + spots]), (0.0, 0.0));
        }
        for spot in 0..spots {
            assert_eq!(usize::from(fits.iterations[first + spot]), spot % 50);
            assert_eq!(usize::from(fits.status[first + spot].code()), spot % 5);
        }
    }
}
